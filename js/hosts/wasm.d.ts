// How workerd, and bundlers for it, see a WebAssembly file: compiled already.
declare module "*.wasm" {
  const module: WebAssembly.Module;
  export default module;
}
