// Installs the command-line tools from crates.io, each in the exact version that the project needs.
import { existsSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { at, cargoTarget, onPath, output, run, say } from "./run.mjs";

const cache =
  process.env.ALTMODE_CACHE ?? join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "altmode");

/** Returns the wasm-bindgen version of Cargo.toml, because tool and crate must match exactly. */
function wasmBindgenVersion() {
  const manifest = readFileSync(at("Cargo.toml"), "utf8");
  const version = /^wasm-bindgen = "=([\d.]+)"$/m.exec(manifest)?.[1];
  if (version === undefined) throw new Error("Cargo.toml does not pin wasm-bindgen");
  return version;
}

// wasm-bindgen-cli is installed without `--locked`, because its lock file names a TLS crate version that some
// registry mirrors lack. The features that need it are disabled here.
const tools = {
  "wasm-bindgen": {
    crate: "wasm-bindgen-cli",
    version: wasmBindgenVersion,
    features: ["--no-default-features"],
  },
  "wasm-pack": { crate: "wasm-pack", version: () => "0.15.1", features: ["--locked"] },
};

/** Returns the path of the tool in the right version, or `undefined` if it is not installed. */
export function findTool(name) {
  const version = tools[name].version();
  const fits = (program) =>
    program !== undefined &&
    existsSync(program) &&
    output(program, ["--version"])?.split(/\s+/)[1] === version;
  return [onPath(name), installedTool(name)].find(fits);
}

const installFolder = (name) => join(cache, "tools", `${name}-${tools[name].version()}`);
const installedTool = (name) => join(installFolder(name), "bin", name);

/** Installs the tool if needed and returns its path. */
export async function ensureTool(name) {
  const found = findTool(name);
  if (found !== undefined) return found;
  const { crate, version, features } = tools[name];
  say(`installing ${crate} ${version()} from crates.io (one to four minutes, once on this machine)`);
  await run(
    "cargo",
    [
      "install",
      crate,
      "--version",
      version(),
      ...features,
      "--root",
      installFolder(name),
      "--no-track",
      "--quiet",
    ],
    // No optimisation, because these tools run for a tenth of a second.
    {
      env: {
        CARGO_PROFILE_RELEASE_OPT_LEVEL: "0",
        CARGO_PROFILE_RELEASE_CODEGEN_UNITS: "16",
        CARGO_PROFILE_RELEASE_LTO: "off",
      },
    },
  );
  return installedTool(name);
}

let writer;

/**
 * Compiles the program that writes JavaScript glue (rust/glue), unless it is up to date, and returns its path. It is a
 * quarter of wasm-bindgen's command line, which is needed for wasm-pack alone.
 */
export function glueProgram() {
  const [manifest, folder] = [at("rust", "glue", "Cargo.toml"), join(cargoTarget, "glue")];
  writer ??= run("cargo", ["build", "--locked", "--manifest-path", manifest, "--target-dir", folder], {
    quiet: true,
  }).then(() => join(folder, "debug", "altmode-glue"));
  return writer;
}
