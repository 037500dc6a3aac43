// Type of an imported .wasm file in workerd and its bundlers, which compile it beforehand.
declare module "*.wasm" {
  const module: WebAssembly.Module;
  export default module;
}

/** The form of Vercel's edge functions. */
declare module "*.wasm?module" {
  const module: WebAssembly.Module;
  export default module;
}
