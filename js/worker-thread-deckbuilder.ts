/**
 * `altmode/worker/thread-deckbuilder`: the worker script that `startWorker({ game: "deckbuilder" })` communicates
 * with.
 *
 * @module
 */
import { load } from "./deckbuilder.js";
import { answer } from "./worker/thread.js";

answer(load);
