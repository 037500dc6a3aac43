// The rules engine: fetched once, beside the page's own code, so that the page is there before it.
import type { Tcg } from "altmode/tcg/slim";
import address from "altmode/tcg.wasm?url";
import { painted } from "../ui/pause.js";

let compiling: Promise<WebAssembly.Module> | undefined;

/** The compiled module, which workers get too. */
export function engineModule(): Promise<WebAssembly.Module> {
  compiling ??= compile();
  // What could not be fetched may be there at the next try.
  compiling.catch(() => {
    compiling = undefined;
  });
  return compiling;
}

async function compile(): Promise<WebAssembly.Module> {
  await painted();
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  // Servers that don't know the type of the file get it compiled from its bytes.
  return response.headers.get("content-type")?.startsWith("application/wasm")
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

export async function engine(): Promise<Tcg> {
  // What talks to the module comes with it, beside the page's own code too.
  const [{ load }, module] = await Promise.all([import("altmode/tcg/slim"), engineModule()]);
  return load(module);
}
