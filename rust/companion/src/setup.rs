//! The setup of a match.

use crate::{
    components,
    facts::{self, Chosen},
    limits,
    state::{ACTIONS, FIRST_HAND, Fighter, Own, Player, State},
};
use altmode_core::{Error, Random, Result, read_value};
use altmode_json::Value;
use serde::{Deserialize, Serialize};

/// The setup of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(rename = "CompanionSetup"),
    ts(optional_fields)
)]
pub struct Setup {
    /// The hexadecimal seed of dice. Empty in a copy for an opponent or the public.
    pub seed: String,
    /// Id or name of the battlefield.
    #[serde(default)]
    pub board: Option<String>,
    /// The players in the order of their turns, two to four.
    pub players: Vec<SetupPlayer>,
    /// The seat with the first turn; 0 by default.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<u8>"))]
    pub first: u8,
    /// Number of games that win the match: 1 by default, 2 in a best of three.
    #[serde(default = "one")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<u8>"))]
    pub wins: u8,
}

/// A player at the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(rename = "CompanionSetupPlayer"),
    ts(optional_fields)
)]
pub struct SetupPlayer {
    /// The player's name.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<String>"))]
    pub name: String,
    /// Id or name of the hero.
    #[serde(default)]
    pub hero: Option<String>,
    /// Description of a hero that is not in the catalogue.
    #[serde(default)]
    pub own: Option<Own>,
    /// Id of the sidekick, if the hero has a choice.
    #[serde(default)]
    pub sidekick: Option<String>,
    /// Id of the fighter that is the hero, if the player chooses one of a pair; the first one by default.
    #[serde(default)]
    pub lead: Option<String>,
    /// Ids of the chosen cards, if the hero has groups of gear; the first card of each group by default.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<String>>"))]
    pub gear: Vec<String>,
    /// The team; by default each player is a side of its own.
    #[serde(default)]
    pub team: Option<u8>,
}

fn one() -> u8 {
    1
}

impl Setup {
    /// Parses and checks a setup. Names are replaced by ids.
    pub fn from_json(value: &Value) -> Result<Setup> {
        let mut setup: Setup = read_value(value)
            .map_err(|(place, message)| Error::new("bad-input", message).at(place))?;
        setup.check()?;
        Ok(setup)
    }

    /// Checks limits and resolves names.
    pub(crate) fn check(&mut self) -> Result<()> {
        if !self.seed.is_empty() {
            Random::from_seed_text(&self.seed)?;
        }
        limits::wins(self.wins)?;
        check_board(&mut self.board)?;
        check_players(&mut self.players)?;
        if usize::from(self.first) >= self.players.len() {
            return Err(Error::new(
                "unknown-seat",
                "the first turn has one of the players, counted from 0",
            )
            .at("first"));
        }
        Ok(())
    }

    /// Returns the state before the first game.
    pub fn state(&self) -> State {
        let mut state = State {
            board: None,
            players: Vec::new(),
            fighters: Vec::new(),
            game: 1,
            turn: 1,
            active: 0,
            actions: ACTIONS,
            first: 0,
            counters: Vec::new(),
            ending: None,
            results: Vec::new(),
            note: String::new(),
            items: Vec::new(),
            wins_needed: self.wins,
        };
        begin(&mut state, &self.players, self.board.as_ref(), self.first);
        state
    }
}

/// Checks a battlefield and replaces its name by its id.
pub fn check_board(board: &mut Option<String>) -> Result<()> {
    if let Some(board) = board {
        board.clone_from(&facts::find_board(board).map_err(|error| error.at("board"))?.id);
    }
    Ok(())
}

/// Checks the players and replaces the names of heroes by their ids.
pub fn check_players(players: &mut [SetupPlayer]) -> Result<()> {
    if !(2..=4).contains(&players.len()) {
        return Err(Error::new("out-of-range", "two to four players take part").at("players"));
    }
    for (seat, player) in players.iter_mut().enumerate() {
        player.check().map_err(|error| error.at(format!("players[{seat}]")))?;
    }
    let side = |seat: usize| players[seat].team.unwrap_or(seat as u8);
    if (1..players.len()).all(|seat| side(seat) == side(0)) {
        return Err(Error::new("bad-input", "there are two sides at least").at("players"));
    }
    Ok(())
}

impl SetupPlayer {
    fn check(&mut self) -> Result<()> {
        limits::name(&self.name).map_err(|error| error.at("name"))?;
        match (&mut self.hero, &self.own) {
            (Some(hero), None) => {
                let facts = facts::find_hero(hero).map_err(|error| error.at("hero"))?;
                hero.clone_from(&facts.id);
                if self
                    .sidekick
                    .as_ref()
                    .is_some_and(|sidekick| !facts.sidekick_of.contains(sidekick))
                {
                    let message =
                        format!("{} chooses from: {}", facts.name, facts.sidekick_of.join(", "));
                    return Err(Error::new("unknown-sidekick", message).at("sidekick"));
                }
                if self.lead.as_ref().is_some_and(|lead| !facts.lead_of.contains(lead)) {
                    let choices = if facts.lead_of.is_empty() {
                        "no choice".to_string()
                    } else {
                        facts.lead_of.join(", ")
                    };
                    return Err(Error::new(
                        "unknown-hero",
                        format!("{} has: {choices}", facts.name),
                    )
                    .at("lead"));
                }
                for (place, card) in self.gear.iter().enumerate() {
                    let Some(group) = facts.gear.iter().find(|group| group.contains(card)) else {
                        let message =
                            format!("{} has no gear \"{}\"", facts.name, limits::shorten(card));
                        return Err(
                            Error::new("unknown-card", message).at(format!("gear[{place}]"))
                        );
                    };
                    if self.gear[..place].iter().any(|other| group.contains(other)) {
                        let message = format!("one card is chosen of: {}", group.join(", "));
                        return Err(Error::new("bad-input", message).at(format!("gear[{place}]")));
                    }
                }
            }
            (None, Some(own)) => limits::own(own).map_err(|error| error.at("own"))?,
            _ => {
                return Err(Error::new(
                    "bad-input",
                    "a player has a \"hero\" or its \"own\" description, one of them",
                )
                .at("hero"));
            }
        }
        if self.team.is_some_and(|team| team > 3) {
            return Err(Error::new("out-of-range", "a team is 0 to 3").at("team"));
        }
        Ok(())
    }

    fn player(&self, seat: u8) -> Player {
        let facts = self.hero.as_deref().and_then(facts::hero);
        let chosen = Chosen { sidekick: self.sidekick.as_deref(), gear: &self.gear };
        let size = facts
            .map(|hero| hero.deck_size(chosen))
            .or(self.own.as_ref().map(|own| own.deck))
            .unwrap_or(30);
        let first = facts.and_then(|hero| hero.hand).map_or(FIRST_HAND, |(first, _)| first);
        let hand = (first + facts.map_or(0, |hero| hero.opening.len() as u8)).min(size);
        Player {
            name: self.name.clone(),
            hero: self.hero.clone(),
            own: self.own.as_ref().map(|own| own.name.clone()).unwrap_or_default(),
            sidekick: self.sidekick.clone(),
            lead: self.lead.clone(),
            gear: self.gear.clone(),
            team: self.team.unwrap_or(seat),
            piles: [size - hand, hand, 0, 0, 0],
            open: Vec::new(),
            form: facts
                .filter(|hero| !hero.form_open)
                .and_then(|hero| hero.forms.first())
                .map(|form| form.id.clone()),
            counters: facts.map(components::first_counters).unwrap_or_default(),
            note: String::new(),
        }
    }

    fn fighters(&self, seat: u8) -> Vec<Fighter> {
        let plain = |name: &str, most: u8| Fighter {
            seat,
            id: String::new(),
            name: name.to_string(),
            hero: false,
            ranged: false,
            most,
            health: most,
            defeated: false,
            reserve: false,
            removed: false,
            at: None,
            sure: false,
            counters: Vec::new(),
        };
        let mut fighters = Vec::new();
        if let Some(hero) = self.hero.as_deref().and_then(facts::hero) {
            for def in
                hero.fighters.iter().filter(|def| hero.takes_part(def, self.sidekick.as_deref()))
            {
                for copy in 1..=def.count {
                    let alone = def.count == 1;
                    let is_hero = hero.is_hero(def, self.lead.as_deref());
                    let health = if is_hero {
                        def.health
                    } else {
                        def.sidekick_health.unwrap_or(def.health)
                    };
                    let name =
                        if alone { def.name.clone() } else { format!("{} {copy}", def.name) };
                    fighters.push(Fighter {
                        id: if alone { def.id.clone() } else { format!("{}-{copy}", def.id) },
                        hero: is_hero,
                        ranged: def.ranged,
                        reserve: def.reserve,
                        ..plain(&name, health)
                    });
                }
            }
        }
        for (index, own) in self.own.iter().flat_map(|own| &own.fighters).enumerate() {
            fighters.push(Fighter {
                hero: own.hero || index == 0,
                ranged: own.ranged,
                ..plain(&own.name, own.health)
            });
        }
        fighters
    }
}

/// Sets up players and fighters at the start of a game. Heroes are placed on their start spaces (Core Rules, Setup); the first
/// space is that of the first player.
pub fn begin(state: &mut State, players: &[SetupPlayer], board: Option<&String>, first: u8) {
    let names: Vec<String> = state.players.iter().map(|player| player.name.clone()).collect();
    state.board = board.cloned();
    state.players = (0..).zip(players).map(|(seat, player)| player.player(seat)).collect();
    for (player, name) in state.players.iter_mut().zip(names) {
        if player.name.is_empty() {
            player.name = name;
        }
    }
    state.fighters = (0..).zip(players).flat_map(|(seat, player)| player.fighters(seat)).collect();
    (state.turn, state.first, state.active, state.actions) = (1, first, first, ACTIONS);
    state.counters.clear();
    state.items.clear();
    let Some(facts) = board.and_then(|board| facts::board(board)) else { return };
    state.items.extend(facts.items.iter().map(|item| item.name.clone()));
    let seats = players.len();
    for seat in 0..seats {
        let slot = (seat + seats - usize::from(first)) % seats;
        let start = facts.starts.get(slot).map(|&space| facts.spaces[usize::from(space)].clone());
        let hero = state
            .fighters
            .iter_mut()
            .find(|fighter| usize::from(fighter.seat) == seat && fighter.hero && !fighter.reserve);
        if let Some(hero) = hero {
            hero.at = start;
        }
    }
}
