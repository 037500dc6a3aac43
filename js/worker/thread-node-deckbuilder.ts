// Script of a Node thread that `startWorker({ game: "deckbuilder" })` communicates with.

import { parentPort } from "node:worker_threads";
import type { Endpoint } from "comlink";
import nodeEndpoint from "comlink/dist/esm/node-adapter";
import { load } from "../deckbuilder.js";
import { answer } from "./thread.js";

if (parentPort !== null) answer(load, nodeEndpoint(parentPort) as Endpoint);
