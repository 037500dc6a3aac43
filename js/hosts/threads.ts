// Node's threads. In a module of their own, so that a bundle imports them once: bundlers recognise a thread's script by the
// words `new Worker`, not by another name of the class.
export { Worker } from "node:worker_threads";
