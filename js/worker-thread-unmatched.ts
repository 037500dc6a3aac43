/**
 * `altmode/worker/thread-unmatched`: the worker script that `startWorker({ game: "unmatched" })` communicates
 * with.
 *
 * @module
 */
import { load } from "./unmatched.js";
import { answer } from "./worker/thread.js";

answer(load);
