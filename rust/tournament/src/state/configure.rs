//! Changes of options during a tournament.

use super::State;
use crate::{node, options::Options};
use altmode_core::{Error, Result, to_json, value_by_json};
use altmode_json::{Map, Value};

/// Options that can change after the first round is paired, because they concern no round that is paired.
const LATER: [&str; 10] = [
    "name",
    "rounds",
    "playoff",
    "playoffBracket",
    "thirdPlace",
    "playoffGamesToWin",
    "prizes",
    "capacity",
    "deckLists",
    "deckListsUntil",
];

impl State {
    /// Changes the options that are given and keeps the others.
    pub(super) fn configure(&mut self, change: &Map) -> Result<()> {
        let at = |error: Error| error.at("options");
        let Value::Object(mut fields) = value_by_json(&self.options) else { return Ok(()) };
        for (name, value) in change {
            match value {
                Value::Null => drop(fields.remove(name)),
                value => drop(fields.insert(name.clone(), value.clone())),
            }
        }
        let options =
            node::read::<Options>(&to_json(&fields)).and_then(Options::checked).map_err(at)?;
        if !self.rounds.is_empty() {
            self.check_late_change(&options)?;
        }
        self.options = options;
        self.admit_waiting();
        Ok(())
    }

    fn check_late_change(&mut self, options: &Options) -> Result<()> {
        let (Value::Object(before), Value::Object(after)) =
            (value_by_json(&self.options), value_by_json(options))
        else {
            return Ok(());
        };
        let names = before.keys().chain(after.keys());
        if let Some(name) = names
            .into_iter()
            .find(|name| before.get(name) != after.get(name) && !LATER.contains(&name.as_str()))
        {
            let message = format!(
                "once the first round is paired, only these options can be changed: {}",
                LATER.join(", ")
            );
            return Err(Error::new("too-late", message).at(format!("options.{name}")));
        }
        if let Some(cut) = &self.cut
            && self.options.playoff != options.playoff
            && cut.seeds.len() as u32 != options.playoff
        {
            return Err(Error::new("after-cut", "the cut has been made").at("options.playoff"));
        }
        if let Some(rounds) = options.rounds {
            if (rounds as usize) < self.swiss_rounds_paired() {
                let message =
                    format!("{} rounds have been paired already", self.swiss_rounds_paired());
                return Err(Error::new("too-late", message).at("options.rounds"));
            }
            if self.swiss_rounds != Some(rounds) {
                // Tournament Rules 8.1.
                self.warn(
                    "rounds-changed",
                    "once announced, the number of rounds should not be changed".to_string(),
                );
            }
            self.swiss_rounds = Some(rounds);
        }
        Ok(())
    }
}
