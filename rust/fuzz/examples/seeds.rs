//! Writes the seeds and the dictionary of the fuzzers into a folder: `cargo run --example seeds -- FOLDER`.

use altmode_fuzz::{dictionary, seeds};
use std::{env, fs, io, path::PathBuf};

fn main() -> io::Result<()> {
    let folder = PathBuf::from(env::args().nth(1).unwrap_or_else(|| "target/seeds".to_string()));
    let seeds = seeds();
    for seed in &seeds {
        fs::create_dir_all(folder.join(seed.target))?;
        fs::write(folder.join(seed.target).join(&seed.name), &seed.data)?;
    }
    fs::write(folder.join("words.dict"), dictionary(&seeds))
}
