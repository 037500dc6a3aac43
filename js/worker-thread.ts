/**
 * `altmode/worker/thread`: the script of a worker that `startWorker()` talks to.
 *
 * @module
 */
import { load } from "./tcg.js";
import { answer } from "./worker/thread.js";

answer(load);
