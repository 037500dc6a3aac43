// Loader of the slim entry points, where the caller provides the WebAssembly module.

import { AltmodeError } from "../errors.js";
import type { CompiledModule, Platform } from "../platform.js";

/** A URL, a request, a response, bytes, or a compiled module. */
export type ModuleSource =
  | string
  | Platform<"URL">
  | Platform<"Request">
  | Platform<"Response">
  | ArrayBuffer
  | ArrayBufferView
  | CompiledModule;

/**
 * @internal Compiles the WebAssembly module of an entry point from the caller's source.
 *
 * @param entry name of the entry point
 * @param member an export that only the module of this entry point has
 */
export async function compile(
  source: ModuleSource | PromiseLike<ModuleSource>,
  entry: string,
  member: string,
): Promise<WebAssembly.Module> {
  const module = await compiled(await source, entry);
  if (!WebAssembly.Module.exports(module).some(({ name }) => name === member))
    throw new AltmodeError("load-failed", `this is not the module of this version of altmode/${entry}`);
  return module;
}

async function compiled(source: ModuleSource, entry: string): Promise<WebAssembly.Module> {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source))
    return WebAssembly.compile(source as BufferSource);
  if (isResponse(source)) return streamed(source, entry);
  if (typeof source !== "string" && !(source instanceof URL) && !isRequest(source))
    throw new AltmodeError(
      "bad-input",
      `load() of altmode/${entry}/slim takes the module altmode/${entry}.wasm: its address, a Response, bytes, or a WebAssembly.Module`,
    );
  return streamed(await fetch(source), entry);
}

const isRequest = (source: unknown): source is Request =>
  typeof Request === "function" && source instanceof Request;
const isResponse = (source: unknown): source is Response =>
  typeof Response === "function" && source instanceof Response;

/** Compiles during the download if the server sends the MIME type `application/wasm`, else after it. */
async function streamed(response: Response, entry: string): Promise<WebAssembly.Module> {
  if (!response.ok)
    throw new AltmodeError(
      "load-failed",
      `the WebAssembly module could not be loaded: ${response.url || "the server"} answered ${response.status}; it must serve altmode/${entry}.wasm`,
    );
  const type = response.headers.get("content-type") ?? "";
  if (type.startsWith("application/wasm") && typeof WebAssembly.compileStreaming === "function")
    return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}
