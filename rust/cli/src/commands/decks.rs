//! `altmode decks`

use crate::{
    failure::Done,
    output::{print, print_json, table},
};
use altmode_json::{Value, json};
use altmode_tcg::deck::SAMPLES;

/// List the sample decks of the TCG, which commands take by name
#[derive(clap::Args)]
pub struct Decks {
    /// Print as JSON
    #[arg(long)]
    json: bool,
}

impl Decks {
    pub fn run(self) -> Done {
        if self.json {
            let sample = |sample: &altmode_tcg::deck::Sample| json!({ "name": sample.name, "wave": sample.wave, "published": sample.published });
            print_json(&SAMPLES.iter().map(sample).collect::<Vec<Value>>())?;
            return Ok(true);
        }
        let rows = SAMPLES.iter().map(|sample| {
            let mark = if sample.published { "published" } else { "made for the project" };
            vec![sample.name.to_string(), format!("wave {}", sample.wave), mark.to_string()]
        });
        print(&table(&rows.collect::<Vec<_>>()))?;
        Ok(true)
    }
}
