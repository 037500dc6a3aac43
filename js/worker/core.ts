// The part of `altmode/worker` that its entry points and the workers' scripts share.

export { AltmodeError } from "../errors.js";
export { ofPage } from "./spawn.js";
export { answerNode, ofNode } from "./spawn-node.js";
export { start } from "./start.js";
export { answer } from "./thread.js";
