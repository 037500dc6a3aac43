// The script of a thread in Node that `startWorker()` talks to.

import { parentPort } from "node:worker_threads";
import type { Endpoint } from "comlink";
import nodeEndpoint from "comlink/dist/esm/node-adapter";
import { load } from "../tcg.js";
import { answer } from "./thread.js";

if (parentPort !== null) answer(load, nodeEndpoint(parentPort) as Endpoint);
