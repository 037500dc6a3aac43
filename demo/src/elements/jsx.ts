// Functions that the build of the elements calls for JSX.
export { Fragment, h } from "preact";
