/**
 * `altmode/worker/thread`: the worker script that `startWorker()` communicates with.
 *
 * @module
 */
import { load } from "./tcg.js";
import { answer } from "./worker/thread.js";

answer(load);
