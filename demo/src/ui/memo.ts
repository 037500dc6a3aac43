// Components that are drawn anew only when a property or the page's language has changed.
import { Component, type ComponentChild, type FunctionComponent } from "preact";
import { language } from "../messages/index.js";

const differ = (one: object, other: object): boolean =>
  Object.keys({ ...one, ...other }).some((key) => one[key as never] !== other[key as never]);

/** Returns a component that keeps its drawing while its properties are the same ones. */
export const memo = <P extends object>(draw: (props: P) => ComponentChild): FunctionComponent<P> =>
  class extends Component<P> {
    spoken = language();

    override shouldComponentUpdate(next: Readonly<P>): boolean {
      return this.spoken !== language() || differ(this.props, next);
    }

    override render(props: P): ComponentChild {
      this.spoken = language();
      return draw(props);
    }
  } as unknown as FunctionComponent<P>;
