//! Reads the YAML files of definitions, for the build scripts of the games and of the tables. A build script includes this file as
//! a module, because the YAML parser is not a dependency of the crate.

use altmode_json::Value;
use std::{env, fmt::Display, fs, path::Path};

/// Returns names and contents of the files of a folder, sorted by name so that every machine builds the same bytes. Mistakes are
/// added with the file.
pub fn sheets<T, M: Display>(
    folder: &str,
    read: fn(&Value) -> Result<T, Vec<M>>,
    mistakes: &mut Vec<String>,
) -> (Vec<String>, Vec<T>) {
    println!("cargo::rerun-if-changed={folder}");
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{folder}: {error}"));
    let mut paths: Vec<_> =
        entries.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "yaml"));
    paths.sort();
    let (mut names, mut sheets) = (Vec::new(), Vec::new());
    for path in paths {
        let name = format!("{folder}/{}", path.file_name().unwrap_or_default().to_string_lossy());
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
        match serde_saphyr::from_str::<Value>(&text).map(|value| read(&value)) {
            Ok(Ok(sheet)) => {
                names.push(name);
                sheets.push(sheet);
            }
            Ok(Err(found)) => {
                mistakes.extend(found.iter().map(|mistake| format!("{name}: {mistake}")))
            }
            Err(error) => mistakes.push(format!("{name}: {error}")),
        }
    }
    (names, sheets)
}

/// Reports mistakes as errors of the build. Returns whether there are any.
pub fn report(mistakes: &[String]) -> bool {
    for mistake in mistakes {
        println!("cargo::error={}", mistake.replace('\n', " "));
    }
    !mistakes.is_empty()
}

/// Writes a file for the crate to include.
pub fn write(name: &str, content: impl AsRef<[u8]>) {
    let folder = env::var("OUT_DIR").expect("cargo names a folder for what is built");
    fs::write(Path::new(&folder).join(name), content)
        .unwrap_or_else(|error| panic!("{name}: {error}"));
}
