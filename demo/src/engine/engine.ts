// The rules engine: fetched once, beside the page's own code, so that the page is there before it.
import { load, type Tcg } from "altmode/tcg/slim";
import address from "altmode/tcg.wasm?url";

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

/** What the visitor reads comes before what the page calculates with. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    // A page that is hidden paints nothing.
    setTimeout(resolve, 300);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

async function compile(): Promise<WebAssembly.Module> {
  await firstPaint();
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  // Servers that don't know the type of the file get it compiled from its bytes.
  return response.headers.get("content-type")?.startsWith("application/wasm")
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

export function engine(): Promise<Tcg> {
  return load(engineModule());
}
