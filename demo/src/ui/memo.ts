// Components that are drawn anew only when a property has changed.
import { Component, type ComponentChild, type FunctionComponent } from "preact";
import { useRef, useState } from "preact/hooks";

const differ = (one: object, other: object): boolean =>
  Object.keys({ ...one, ...other }).some((key) => one[key as never] !== other[key as never]);

/** Returns a component that keeps its drawing while its properties are the same ones. */
export const memo = <P extends object>(draw: (props: P) => ComponentChild): FunctionComponent<P> =>
  class extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      return differ(this.props, next);
    }

    override render(props: P): ComponentChild {
      return draw(props);
    }
  } as unknown as FunctionComponent<P>;

/** Returns a function that stays the same and calls the newest one, so that a new one is no reason to draw anew. */
export function useStable<A extends readonly unknown[]>(
  newest: (...values: A) => void,
): (...values: A) => void {
  const last = useRef(newest);
  last.current = newest;
  const [stable] = useState(
    () =>
      (...values: A) =>
        last.current(...values),
  );
  return stable;
}
