// Loader of the slim entry points, where the caller provides the WebAssembly module.

import { AltmodeError } from "../errors.js";
import { isBuffer } from "../input.js";
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
  if (isBuffer(source)) return WebAssembly.compile(source as BufferSource);
  // By tags, which values of another realm have as well, such as an iframe's.
  const tag = Object.prototype.toString.call(source);
  if (tag === "[object WebAssembly.Module]") return source as WebAssembly.Module;
  if (tag === "[object Response]") return streamed(source as Response, entry);
  if (typeof source !== "string" && tag !== "[object URL]" && tag !== "[object Request]")
    throw new AltmodeError(
      "bad-input",
      `load() of altmode/${entry}/slim takes the module altmode/${entry}.wasm: its address, a Response, bytes, or a WebAssembly.Module`,
    );
  return streamed(await fetch(source as string | URL | Request), entry);
}

/** Compiles during the download if the server sends the MIME type `application/wasm`, else after it. */
async function streamed(response: Response, entry: string): Promise<WebAssembly.Module> {
  if (!response.ok)
    throw new AltmodeError(
      "load-failed",
      `the WebAssembly module could not be loaded: ${response.url || "the server"} answered ${response.status}; it must serve altmode/${entry}.wasm`,
    );
  const type = response.headers.get("content-type") ?? "";
  if (type.startsWith("application/wasm") && typeof WebAssembly.compileStreaming === "function") {
    try {
      return await WebAssembly.compileStreaming(response);
    } catch (error) {
      // The platform did not accept the response, for example one of another library.
      if (response.bodyUsed) throw error;
    }
  }
  return WebAssembly.compile(await response.arrayBuffer());
}
