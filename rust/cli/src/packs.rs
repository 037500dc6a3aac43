//! Packs of own cards.

use crate::{failure::Failure, files::read_value};
use altmode_host::{Api, Hosted};

/// The packs of cards, heroes or characters to play with.
#[derive(clap::Args)]
pub struct PackArguments {
    /// File with a pack of own cards, heroes, battlefields or characters, in JSON or YAML; repeat for several
    #[arg(long = "pack", value_name = "FILE")]
    packs: Vec<String>,
}

impl PackArguments {
    /// Returns the rules of a game with the packs loaded.
    pub fn load<G: Hosted + Default>(&self) -> Result<Api<G>, Failure> {
        let mut api = Api::<G>::default();
        for file in &self.packs {
            let pack = read_value(file)?.to_string();
            api.load_pack(&pack).map_err(|error| Failure::new(format!("{file}: {error}")))?;
        }
        Ok(api)
    }

    /// Adds a file.
    pub fn add(&mut self, file: String) {
        self.packs.push(file);
    }
}
