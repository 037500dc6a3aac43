// Loads the rules engine once, separately from the page's code, so that the page appears first.
import type { Tcg } from "altmode/tcg/slim";
import address from "altmode/tcg.wasm?url";
import { painted } from "../ui/pause.js";

let compiling: Promise<WebAssembly.Module> | undefined;

/** Returns the compiled module, which is also sent to workers. */
export function engineModule(): Promise<WebAssembly.Module> {
  compiling ??= compile();
  // Allows a retry after a failed download.
  compiling.catch(() => {
    compiling = undefined;
  });
  return compiling;
}

async function compile(): Promise<WebAssembly.Module> {
  await painted();
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  // Servers without the MIME type of WebAssembly cannot be streamed, so the bytes are compiled.
  return response.headers.get("content-type")?.startsWith("application/wasm")
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

export async function engine(): Promise<Tcg> {
  // The glue is loaded lazily together with the module.
  const [{ load }, module] = await Promise.all([import("altmode/tcg/slim"), engineModule()]);
  return load(module);
}
