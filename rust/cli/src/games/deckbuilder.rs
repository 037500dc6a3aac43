//! The Transformers Deck-Building Game on the command line.

use super::{Commanded, Family, SoakGames, SoakedGame, UseCount, UseHeading, position};
use crate::{failure::Failure, game::GameName, setup::SetupArguments};
use altmode_core::Error;
use altmode_deckbuilder::{
    Deckbuilder,
    catalogue::files,
    config::DEFAULT_SET,
    sheets::{CharacterSheetView, card, characters},
    soak::Soak,
    state::{Reason, Status},
};
use altmode_host::Api;
use altmode_json::{Map, Value, json};
use std::iter;

impl Commanded for Deckbuilder {
    const GAME: GameName = GameName::Deckbuilder;
    const PLAYERS: &'static str = "characters";
    const PREFIX: &'static str = "deckbuilder_";
    const WORKLOAD: &'static str = include_str!("../../../../benches/deckbuilder.json");
    type Soak = Soak;

    fn family<'a>(self, setup: &'a SetupArguments, seed: &str) -> Result<Family<'a>, Failure> {
        let pair = |given: &str, what: &str| -> Result<(String, String), Failure> {
            let (name, value) = given
                .split_once('=')
                .ok_or_else(|| Failure::new(format!("\"{given}\" is no {what}")))?;
            Ok((name.to_string(), value.to_string()))
        };
        let mut deck = Map::new();
        for part in &setup.parts {
            let (name, set) = pair(part, "part with its set; write for example starters=training")?;
            deck.insert(name, json!([{ "set": set }]));
        }
        let mut options = Map::new();
        for option in &setup.options {
            let (name, value) = pair(option, "option; write for example search=both")?;
            options.insert(
                name,
                value.parse::<u32>().map_or_else(|_| json!(value), |number| json!(number)),
            );
        }
        let players = match setup.characters.is_empty() {
            true => ["x-vanguard", "x-beacon"].map(String::from).to_vec(),
            false => setup.characters.clone(),
        };
        // Sets of packs follow the built-in ones.
        let packs = self.catalogue.sets.iter().skip(files().len()).map(|set| set.id);
        let sets = match setup.sets.is_empty() {
            true => iter::once(DEFAULT_SET).chain(packs).map(String::from).collect(),
            false => setup.sets.clone(),
        };
        let mut config = json!({
            "seed": seed,
            "players": players.iter().map(|id| json!({ "character": id })).collect::<Vec<_>>(),
            "sets": sets,
            "options": options,
            "deck": deck,
            "allowUnknown": setup.allow_unimplemented,
        });
        if let Some(mode) = &setup.mode {
            config["mode"] = json!(mode);
        }
        Ok(Family::alike(players, config))
    }

    fn all_players(self) -> Vec<String> {
        let playable = |sheet: &CharacterSheetView| sheet.complete && !sheet.combiner;
        characters(self.catalogue).filter(playable).map(|sheet| sheet.id.to_string()).collect()
    }

    fn duel(self, players: [&str; 2], _board: &str) -> Result<Value, Failure> {
        Ok(json!({ "seed": "0", "players": players.map(|id| json!({ "character": id })) }))
    }

    fn position_shown(api: &Api<Self>, view: &Value) -> Vec<String> {
        let catalogue = api.rules().catalogue;
        let text_of = |id: &str| {
            let Ok(card) = card(catalogue, id) else { return String::new() };
            let power = card.power.map(|power| {
                format!("{power} Power at Range {}. ", card.range.unwrap_or_default())
            });
            let moves = card.moves.map(|moves| format!("{moves} Move. "));
            format!("{}{}{}", power.unwrap_or_default(), moves.unwrap_or_default(), card.text)
        };
        position::deckbuilder(view, &text_of)
    }

    fn name_players(_: &mut SetupArguments) {}

    fn odds(_: &str) -> altmode_core::Result<String> {
        Err(Error::new(
            "no-forecast",
            "the Transformers Deck-Building Game has no odds: what a battle needs is open",
        ))
    }

    fn odds_shown(_: &Value, _bars: bool) -> Vec<String> {
        Vec::new()
    }

    fn from_scenario(
        api: &Api<Deckbuilder>,
        text: &str,
    ) -> altmode_core::Result<altmode_host::Game<Deckbuilder>> {
        api.from_scenario(text)
    }

    fn run_scenario(api: &Api<Deckbuilder>, text: &str) -> altmode_core::Result<String> {
        api.run_scenario(text)
    }
}

impl SoakGames for Soak {
    type Counts = ();
    const ROWS: Option<UseHeading> = None;

    fn begin(seed: &str) -> Result<Soak, Failure> {
        Ok(Soak::new(seed)?)
    }

    fn about(&self, _row: &str) -> Result<Soak, Failure> {
        Err(Failure::new("the Transformers Deck-Building Game has no games about one card"))
    }

    fn play(&self, number: u32, _: Option<&mut ()>) -> Result<SoakedGame, String> {
        let played = Soak::play(self, number)?;
        let end = match played.status {
            Status::Over(_, Reason::Bosses) => Some("ended by Bosses"),
            Status::Over(_, Reason::Deck) => Some("ended by the deck"),
            Status::Over(_, Reason::Ruins) => Some("ended by Ruins"),
            Status::Over(_, Reason::Damage) => Some("ended by damage"),
            _ => None,
        };
        Ok(SoakedGame {
            winners: played.winners,
            endless: end.is_none(),
            decisions: played.decisions,
            turns: played.turns,
            checksum: played.checksum,
            kinds: [played.mode.name()].into_iter().chain(end).collect(),
        })
    }

    fn counts(&self) {}

    fn join(_: &mut (), _: &()) {}

    fn rows(_: &()) -> Vec<UseCount> {
        Vec::new()
    }
}
