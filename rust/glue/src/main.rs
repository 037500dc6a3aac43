//! Writes the JavaScript glue of a WebAssembly module: `altmode-glue web|bundler NAME FOLDER MODULE`.
//!
//! wasm-bindgen's command line would do, but compiling it takes four times as long: it also contains a test runner with a web
//! server. This program uses the library behind it.

use std::process::ExitCode;

use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [target, name, folder, module] = &arguments[..] else {
        eprintln!("usage: altmode-glue web|bundler NAME FOLDER MODULE");
        return ExitCode::from(2);
    };
    let mut bindgen = Bindgen::new();
    bindgen.input_path(module).out_name(name);
    let chosen = match target.as_str() {
        // With a function that creates a new instance after a trap (js/instance.ts).
        "web" => bindgen
            .omit_default_module_path(true)
            .remove_producers_section(true)
            .reset_state_function(true)
            .typescript(true)
            .web(true),
        // For plain JavaScript, whose types are those of the module.
        "bundler" => bindgen.bundler(true),
        other => {
            eprintln!("there is no target {other}: web or bundler");
            return ExitCode::from(2);
        }
    };
    match chosen.and_then(|bindgen| bindgen.generate(folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}
