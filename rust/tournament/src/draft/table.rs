//! A draft table, from the first character picked to the last battle card (Tournament Rules 7.7).

use super::Booster;
use crate::{
    advice,
    event::PlayerId,
    input::{flat_list, shorten},
    viewer::Viewer,
};
use altmode_core::{Error, Random, Result};
use altmode_tournament_derive::Read;
use altmode_tournament_information::Item;
use serde::Serialize;

/// Maximum number of players at a table.
const MOST_SEATS: usize = 16;
/// Maximum number of boosters of a player.
const MOST_BOOSTERS: usize = 20;
/// Maximum number of cards of a booster.
const MOST_CARDS: usize = 60;

/// The initial configuration of a draft.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Read)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct DraftConfig {
    /// Seed of 1 to 32 hexadecimal digits, for the first player to pick and for random picks.
    pub seed: String,
    /// Players in the order of their seats. The first packs are passed to the next seat, and from the last seat to the first.
    pub players: Vec<PlayerId>,
    /// Boosters of each seat, the same number for all seats.
    pub boosters: Vec<Vec<Booster>>,
    /// Whether the restriction of premier events applies, also if the head judge decides so: between picks, players may not look
    /// at the battle cards that they have drafted, only during reviews and at the end (Tournament Rules 7.7).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
    pub premier: bool,
}

/// A pick.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct Pick {
    /// Player who picks.
    pub player: PlayerId,
    /// Card picked. If left out, the tournament official picks at random.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
}

/// A step of a draft.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Read)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(tag = "type"))]
pub enum DraftStep {
    /// A player picks a card.
    Pick {
        /// Player who picks.
        player: PlayerId,
        /// Card picked.
        card: String,
    },
    /// A player stops drafting; from now on picks are made at random (Tournament Rules 7.7).
    Suspend {
        /// Player who stops.
        player: PlayerId,
    },
    /// The review ends, and the next pack is opened.
    EndReview {},
}

/// A saved draft.
#[derive(Clone, Debug, Serialize, Read)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SavedDraft {
    /// Initial configuration.
    pub config: DraftConfig,
    /// All steps.
    #[serde(serialize_with = "flat_list")]
    pub steps: Vec<DraftStep>,
}

/// The stage of a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum DraftStage {
    /// Players pick characters from the middle of the table in turn.
    Characters,
    /// All players pick a battle card from their packs and pass the rest.
    Battle,
    /// Review between two packs.
    Review,
    /// All cards are picked.
    Over,
}

/// A seat, as a viewer may see it.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatView {
    /// Player at the seat.
    pub player: PlayerId,
    /// Whether officials pick for the player.
    pub suspended: bool,
    /// Whether the player can pick now.
    pub picks_now: bool,
    /// Characters picked, which are public.
    pub characters: Vec<String>,
    /// Number of battle cards picked.
    pub battle_count: u32,
    /// Battle cards picked. Shown to officials, and to the player while there is no pack to pick from (Tournament Rules 7.7).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub battle: Option<Vec<String>>,
    /// Cards to pick from. Shown only to officials and to the player.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub pack: Option<Vec<String>>,
}

/// A draft table, as a viewer may see it.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DraftView {
    /// Stage of the draft.
    pub stage: DraftStage,
    /// Characters in the middle of the table.
    pub middle: Vec<String>,
    /// Number of the pack of battle cards, from 1; 0 before the first.
    pub pack: u32,
    /// Whether packs are passed to the left (odd packs) or to the right (even packs).
    pub passes_left: bool,
    /// Recommended seconds for the pick or the review (Tournament Rules, Appendix B); `null` without a limit.
    pub seconds: Option<u32>,
    /// All seats.
    pub seats: Vec<SeatView>,
}

#[derive(Clone, Debug, Default)]
struct Seat {
    suspended: bool,
    characters: Vec<String>,
    battle: Vec<String>,
    /// Pack that the player holds.
    pack: Vec<String>,
    /// Whether the player has picked from this pack.
    picked: bool,
}

/// A draft table.
#[derive(Clone, Debug)]
pub struct Draft {
    config: DraftConfig,
    steps: Vec<DraftStep>,
    random: Random,
    stage: DraftStage,
    middle: Vec<String>,
    /// Seat that picks the first character.
    first: usize,
    characters_taken: usize,
    pack: usize,
    seats: Vec<Seat>,
}

impl Draft {
    /// Creates a draft: opens the boosters, lays out the characters, and draws the first player to pick.
    pub fn new(config: DraftConfig) -> Result<Draft> {
        let mut random = Random::from_seed_text(&config.seed)?;
        let count = config.players.len();
        if !(2..=MOST_SEATS).contains(&count) {
            return Err(Error::new(
                "out-of-range",
                format!("a draft table has 2 to {MOST_SEATS} players, not {count}"),
            )
            .at("players"));
        }
        for (index, player) in config.players.iter().enumerate() {
            if config.players[..index].contains(player) {
                let message = format!("\"{}\" is in two seats", shorten(player));
                return Err(Error::new("player-twice", message).at(format!("players[{index}]")));
            }
        }
        if config.boosters.len() != count {
            let message = format!(
                "{count} players need the boosters of {count} seats, not of {}",
                config.boosters.len()
            );
            return Err(Error::new("bad-input", message).at("boosters"));
        }
        let each = config.boosters[0].len();
        for (index, boosters) in config.boosters.iter().enumerate() {
            // Every player has the same product (Tournament Rules 7.3).
            if boosters.len() != each || !(1..=MOST_BOOSTERS).contains(&each) {
                let message =
                    format!("each player has the same number of boosters, 1 to {MOST_BOOSTERS}");
                return Err(Error::new("bad-input", message).at(format!("boosters[{index}]")));
            }
            for (number, booster) in boosters.iter().enumerate() {
                if booster.battle.len() + booster.characters.len() > MOST_CARDS {
                    let message = format!("a booster has at most {MOST_CARDS} cards");
                    return Err(
                        Error::new("too-long", message).at(format!("boosters[{index}][{number}]"))
                    );
                }
            }
        }
        let middle: Vec<String> = config
            .boosters
            .iter()
            .flatten()
            .flat_map(|booster| booster.characters.clone())
            .collect();
        let first = random.below(count as u32) as usize;
        let stage = DraftStage::Characters;
        let seats = vec![Seat::default(); count];
        let mut draft = Draft {
            config,
            steps: Vec::new(),
            random,
            stage,
            middle,
            first,
            characters_taken: 0,
            pack: 0,
            seats,
        };
        draft.advance();
        Ok(draft)
    }

    /// Restores a saved draft by replaying its steps.
    pub fn restore(saved: SavedDraft) -> Result<Draft> {
        let mut draft = Draft::new(saved.config).map_err(|error| error.at("config"))?;
        for (index, step) in saved.steps.into_iter().enumerate() {
            draft.apply(step).map_err(|error| error.at(format!("steps[{index}]")))?;
        }
        Ok(draft)
    }

    /// Returns the saved form of the draft, for [`Draft::restore`].
    pub fn save(&self) -> SavedDraft {
        SavedDraft { config: self.config.clone(), steps: self.steps.clone() }
    }

    /// Records a pick, at random if no card is named. Picks of suspended players follow automatically.
    pub fn pick(&mut self, pick: Pick) -> Result<()> {
        let seat = self.seat(&pick.player)?;
        let card = match pick.card {
            Some(card) => card,
            None => {
                let mut random = self.random.clone();
                let open = self.open(seat).ok_or_else(|| self.not_now(seat))?;
                open[random.below(open.len() as u32) as usize].clone()
            }
        };
        self.apply(DraftStep::Pick { player: pick.player, card })
    }

    /// Lets officials pick at random for a player from now on.
    pub fn suspend(&mut self, player: &str) -> Result<()> {
        self.apply(DraftStep::Suspend { player: player.to_string() })
    }

    /// Ends the review.
    pub fn end_review(&mut self) -> Result<()> {
        self.apply(DraftStep::EndReview {})
    }

    /// Undoes the last step. Returns `false` if there is none.
    pub fn undo(&mut self) -> bool {
        let mut saved = self.save();
        if saved.steps.pop().is_none() {
            return false;
        }
        match Draft::restore(saved) {
            Ok(before) => *self = before,
            Err(_) => return false,
        }
        true
    }

    fn apply(&mut self, step: DraftStep) -> Result<()> {
        match &step {
            DraftStep::Pick { player, card } => {
                let seat = self.seat(player)?;
                let open = self.open(seat).ok_or_else(|| self.not_now(seat))?;
                let Some(place) = open.iter().position(|other| other == card) else {
                    let message =
                        format!("\"{}\" is not among the cards to pick from", shorten(card));
                    return Err(Error::new("unknown-card", message).at("card"));
                };
                self.take(seat, place);
            }
            DraftStep::Suspend { player } => {
                let seat = self.seat(player)?;
                if self.seats[seat].suspended {
                    return Err(Error::new(
                        "already-suspended",
                        "officials pick for this player already",
                    )
                    .at("player"));
                }
                self.seats[seat].suspended = true;
            }
            DraftStep::EndReview {} => {
                if self.stage != DraftStage::Review {
                    return Err(Error::new("no-review", "there is no review now"));
                }
                self.open_pack();
            }
        }
        self.steps.push(step);
        self.advance();
        Ok(())
    }

    fn seat(&self, player: &str) -> Result<usize> {
        self.config.players.iter().position(|other| other == player).ok_or_else(|| {
            Error::new(
                "unknown-player",
                format!("\"{}\" does not sit at this table", shorten(player)),
            )
            .at("player")
        })
    }

    fn not_now(&self, seat: usize) -> Error {
        Error::new("not-now", format!("\"{}\" cannot pick now", self.config.players[seat]))
            .at("player")
    }

    /// Returns the seat to pick a character in serpentine order: clockwise, then back, so that the seat at each end picks twice
    /// in a row.
    fn character_turn(&self) -> usize {
        let count = self.seats.len();
        let (lap, step) = (self.characters_taken / count, self.characters_taken % count);
        let along = if lap.is_multiple_of(2) { step } else { count - 1 - step };
        (self.first + along) % count
    }

    /// Returns the cards that a seat can pick from now.
    fn open(&self, seat: usize) -> Option<&[String]> {
        match self.stage {
            DraftStage::Characters => (self.character_turn() == seat).then_some(&self.middle[..]),
            DraftStage::Battle => {
                let seat = &self.seats[seat];
                (!seat.picked && !seat.pack.is_empty()).then_some(&seat.pack[..])
            }
            DraftStage::Review | DraftStage::Over => None,
        }
    }

    fn take(&mut self, seat: usize, place: usize) {
        // The generator advances with every pick, random or not, so that a restored draft continues identically.
        self.random.bits();
        if self.stage == DraftStage::Characters {
            let card = self.middle.remove(place);
            self.seats[seat].characters.push(card);
            self.characters_taken += 1;
        } else {
            let card = self.seats[seat].pack.remove(place);
            self.seats[seat].battle.push(card);
            self.seats[seat].picked = true;
        }
    }

    /// Performs all automatic steps: passing packs, opening packs, picks for suspended players.
    fn advance(&mut self) {
        loop {
            if self.stage == DraftStage::Characters && self.middle.is_empty() {
                self.open_pack();
            }
            if self.stage == DraftStage::Battle
                && self.seats.iter().all(|seat| seat.picked || seat.pack.is_empty())
            {
                self.pass();
                continue;
            }
            let waiting = (0..self.seats.len())
                .find(|&seat| self.seats[seat].suspended && self.open(seat).is_some());
            let Some(seat) = waiting else { return };
            let count = self.open(seat).map_or(1, <[String]>::len) as u32;
            let place = self.random.clone().below(count) as usize;
            self.take(seat, place);
        }
    }

    /// Opens the next pack of each seat.
    fn open_pack(&mut self) {
        for (seat, boosters) in self.seats.iter_mut().zip(&self.config.boosters) {
            seat.pack =
                boosters.get(self.pack).map(|booster| booster.battle.clone()).unwrap_or_default();
            seat.picked = false;
        }
        self.pack += 1;
        self.stage = DraftStage::Battle;
    }

    /// Passes all packs, to the left in odd packs and to the right in even ones. The review follows the last card.
    fn pass(&mut self) {
        if self.seats.iter().all(|seat| seat.pack.is_empty()) {
            self.stage = if self.pack < self.config.boosters[0].len() {
                DraftStage::Review
            } else {
                DraftStage::Over
            };
            return;
        }
        let mut packs: Vec<Vec<String>> =
            self.seats.iter_mut().map(|seat| std::mem::take(&mut seat.pack)).collect();
        if self.passes_left() {
            packs.rotate_right(1)
        } else {
            packs.rotate_left(1)
        }
        for (seat, pack) in self.seats.iter_mut().zip(packs) {
            seat.pack = pack;
            seat.picked = false;
        }
    }

    fn passes_left(&self) -> bool {
        !self.pack.is_multiple_of(2)
    }

    /// Returns the table as a viewer may see it.
    ///
    /// # Errors
    ///
    /// Returns `unknown-player` if the viewer is not at this table.
    pub fn view(&self, viewer: &Viewer) -> Result<DraftView> {
        if let Viewer::Player(player) = viewer {
            self.seat(player)?;
        }
        let seconds = match self.stage {
            DraftStage::Battle => {
                let waiting = self.seats.iter().filter(|seat| !seat.picked);
                Some(advice::pick_seconds(
                    waiting.map(|seat| seat.pack.len()).max().unwrap_or(0) as u32
                ))
            }
            DraftStage::Review => Some(advice::review_seconds(self.pack as u32)),
            DraftStage::Characters | DraftStage::Over => None,
        };
        let picking = self.stage == DraftStage::Battle;
        let seats = self.seats.iter().enumerate().map(|(place, seat)| {
            let shown = viewer.sees(Item::DraftPicks, &self.config.players[place]);
            // A player who has picked no longer holds the pack, which waits to be passed.
            let holds_pack = picking && !seat.picked;
            // Players may not look at drafted cards while they hold a pack, and at premier events not between picks either.
            let may_look = *viewer == Viewer::Official
                || !(holds_pack && !seat.pack.is_empty() || picking && self.config.premier);
            SeatView {
                player: self.config.players[place].clone(),
                suspended: seat.suspended,
                picks_now: self.open(place).is_some(),
                characters: seat.characters.clone(),
                battle_count: seat.battle.len() as u32,
                battle: (shown && may_look).then(|| seat.battle.clone()),
                pack: (shown && holds_pack).then(|| seat.pack.clone()),
            }
        });
        Ok(DraftView {
            stage: self.stage,
            middle: self.middle.clone(),
            pack: self.pack as u32,
            passes_left: self.pack > 0 && self.passes_left(),
            seconds,
            seats: seats.collect(),
        })
    }
}

#[cfg(test)]
#[path = "table_tests.rs"]
mod tests;
