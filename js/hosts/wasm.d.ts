// Type of an imported .wasm file in workerd and its bundlers, which compile it beforehand.
declare module "*.wasm" {
  const module: WebAssembly.Module;
  export default module;
}
