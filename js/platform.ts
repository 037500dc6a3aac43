// Types of the platform, named without `lib.dom.d.ts`, which not every program has.

/** The instances of a class of the platform, or `never` if the program's types do not know the class. */
export type Platform<Name extends string> =
  typeof globalThis extends Record<Name, { prototype: infer T }> ? T : never;

/** A compiled module, or `never` if the program's types do not know WebAssembly. */
export type CompiledModule = typeof globalThis extends { WebAssembly: { Module: { prototype: infer T } } }
  ? T & object
  : never;
