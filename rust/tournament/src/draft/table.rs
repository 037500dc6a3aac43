//! One draft table, from the first character to the last battle card (Tournament Rules 7.7).

use super::Booster;
use crate::{
    advice,
    event::PlayerId,
    input::{flat_list, shorten},
    viewer::Viewer,
};
use altmode_core::{Error, Random, Result};
use altmode_tournament_information::Item;
use serde::Serialize;

/// A table holds no more players.
const MOST_SEATS: usize = 16;
/// Nobody opens more boosters in a draft.
const MOST_BOOSTERS: usize = 20;
/// No booster has more cards.
const MOST_CARDS: usize = 60;

/// What a draft begins with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct DraftConfig {
    /// 1 to 32 hexadecimal digits: who begins, and what is picked for those who cannot.
    pub seed: String,
    /// Who sits where; each passes to the next first, the last to the first.
    pub players: Vec<PlayerId>,
    /// The boosters of each seat, as many for each.
    pub boosters: Vec<Vec<Booster>>,
    /// A premier event, or a head judge who wants it so: between picks players do not look at the battle cards that they
    /// have drafted, only in reviews and at the end (Tournament Rules 7.7).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
    pub premier: bool,
}

/// A card taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct Pick {
    /// By whom.
    pub player: PlayerId,
    /// Which; the tournament official's random choice if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
}

/// What has happened at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(tag = "type"))]
pub enum DraftStep {
    /// A card was taken.
    Pick {
        /// By whom.
        player: PlayerId,
        /// Which.
        card: String,
    },
    /// A player cannot or will not go on drafting; picks are made at random from now on (Tournament Rules 7.7).
    Suspend {
        /// Who.
        player: PlayerId,
    },
    /// The review of one's picks is over, and the next pack is opened.
    EndReview {},
}

/// A saved draft.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SavedDraft {
    /// What it began with.
    pub config: DraftConfig,
    /// All that happened.
    #[serde(serialize_with = "flat_list")]
    pub steps: Vec<DraftStep>,
}

/// Where a draft stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum DraftStage {
    /// Characters are taken from the middle, one player after the other.
    Characters,
    /// Everybody takes a battle card and passes the rest.
    Battle,
    /// Between two packs.
    Review,
    /// All cards are taken.
    Over,
}

/// A seat as its player, an official, or everybody else sees it.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatView {
    /// Who sits there.
    pub player: PlayerId,
    /// Whether officials pick for the player.
    pub suspended: bool,
    /// Whether it is the player's time to pick.
    pub picks_now: bool,
    /// Characters taken, for all to see.
    pub characters: Vec<String>,
    /// Number of battle cards taken.
    pub battle_count: u32,
    /// Battle cards taken; for officials, and for the player while there is no pack to pick from (Tournament Rules 7.7).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub battle: Option<Vec<String>>,
    /// The cards to pick from; only for the player and for officials.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub pack: Option<Vec<String>>,
}

/// The table as a player, an official, or everybody else sees it.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DraftView {
    /// Where the draft stands.
    pub stage: DraftStage,
    /// Characters in the middle.
    pub middle: Vec<String>,
    /// Which pack of battle cards, from 1; 0 before the first.
    pub pack: u32,
    /// Whether packs go to the left (odd packs) or to the right.
    pub passes_left: bool,
    /// Recommended seconds for the pick, or for the review (Tournament Rules, Appendix B); `null` without a limit.
    pub seconds: Option<u32>,
    /// All seats.
    pub seats: Vec<SeatView>,
}

#[derive(Clone, Debug, Default)]
struct Seat {
    suspended: bool,
    characters: Vec<String>,
    battle: Vec<String>,
    /// What lies before the player now.
    pack: Vec<String>,
    /// Whether a card was taken from it already.
    picked: bool,
}

/// One draft table.
#[derive(Clone, Debug)]
pub struct Draft {
    config: DraftConfig,
    steps: Vec<DraftStep>,
    random: Random,
    stage: DraftStage,
    middle: Vec<String>,
    /// Who took, or takes, the first character.
    first: usize,
    characters_taken: usize,
    pack: usize,
    seats: Vec<Seat>,
}

impl Draft {
    /// All boosters are opened, the characters laid out, and one player drawn to begin.
    pub fn new(config: DraftConfig) -> Result<Draft> {
        let mut random = Random::from_seed_text(&config.seed)?;
        let count = config.players.len();
        if !(2..=MOST_SEATS).contains(&count) {
            return Err(Error::new("out-of-range", format!("a draft table has 2 to {MOST_SEATS} players, not {count}")).at("players"));
        }
        for (index, player) in config.players.iter().enumerate() {
            if config.players[..index].contains(player) {
                let message = format!("\"{}\" sits there twice", shorten(player));
                return Err(Error::new("player-twice", message).at(format!("players[{index}]")));
            }
        }
        if config.boosters.len() != count {
            let message = format!("{count} players need the boosters of {count} seats, not of {}", config.boosters.len());
            return Err(Error::new("bad-input", message).at("boosters"));
        }
        let each = config.boosters[0].len();
        for (index, boosters) in config.boosters.iter().enumerate() {
            // The same product for everybody (Tournament Rules 7.3).
            if boosters.len() != each || !(1..=MOST_BOOSTERS).contains(&each) {
                let message = format!("each player has the same number of boosters, 1 to {MOST_BOOSTERS}");
                return Err(Error::new("bad-input", message).at(format!("boosters[{index}]")));
            }
            for (number, booster) in boosters.iter().enumerate() {
                if booster.battle.len() + booster.characters.len() > MOST_CARDS {
                    let message = format!("a booster has at most {MOST_CARDS} cards");
                    return Err(Error::new("too-long", message).at(format!("boosters[{index}][{number}]")));
                }
            }
        }
        let middle: Vec<String> = config.boosters.iter().flatten().flat_map(|booster| booster.characters.clone()).collect();
        let first = random.below(count as u32) as usize;
        let stage = DraftStage::Characters;
        let seats = vec![Seat::default(); count];
        let mut draft = Draft { config, steps: Vec::new(), random, stage, middle, first, characters_taken: 0, pack: 0, seats };
        draft.go_on();
        Ok(draft)
    }

    /// A saved draft, with all its steps done again.
    pub fn restore(saved: SavedDraft) -> Result<Draft> {
        let mut draft = Draft::new(saved.config).map_err(|error| error.at("config"))?;
        for (index, step) in saved.steps.into_iter().enumerate() {
            draft.apply(step).map_err(|error| error.at(format!("steps[{index}]")))?;
        }
        Ok(draft)
    }

    /// What `restore` takes.
    pub fn save(&self) -> SavedDraft {
        SavedDraft { config: self.config.clone(), steps: self.steps.clone() }
    }

    /// A card is taken; one at random when none is named. What suspended players would pick follows by itself.
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

    /// Officials pick at random for this player from now on.
    pub fn suspend(&mut self, player: &str) -> Result<()> {
        self.apply(DraftStep::Suspend { player: player.to_string() })
    }

    /// The review is over.
    pub fn end_review(&mut self) -> Result<()> {
        self.apply(DraftStep::EndReview {})
    }

    /// Takes the last step back; `false` when there is none.
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
                    let message = format!("\"{}\" is not among the cards to pick from", shorten(card));
                    return Err(Error::new("unknown-card", message).at("card"));
                };
                self.take(seat, place);
            }
            DraftStep::Suspend { player } => {
                let seat = self.seat(player)?;
                if self.seats[seat].suspended {
                    return Err(Error::new("already-suspended", "officials pick for this player already").at("player"));
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
        self.go_on();
        Ok(())
    }

    fn seat(&self, player: &str) -> Result<usize> {
        self.config
            .players
            .iter()
            .position(|other| other == player)
            .ok_or_else(|| Error::new("unknown-player", format!("\"{}\" does not sit at this table", shorten(player))).at("player"))
    }

    fn not_now(&self, seat: usize) -> Error {
        Error::new("not-now", format!("it is not the time of \"{}\" to pick", self.config.players[seat])).at("player")
    }

    /// Whose turn it is to take a character: clockwise, then back, the player at each end twice in a row.
    fn character_turn(&self) -> usize {
        let count = self.seats.len();
        let (lap, step) = (self.characters_taken / count, self.characters_taken % count);
        let along = if lap.is_multiple_of(2) { step } else { count - 1 - step };
        (self.first + along) % count
    }

    /// The cards that a seat can pick from now.
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
        // The generator moves with every pick, whoever chose it, so that a restored draft goes on alike.
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

    /// All that follows without anybody's choice: passing, new packs, picks for suspended players.
    fn go_on(&mut self) {
        loop {
            if self.stage == DraftStage::Characters && self.middle.is_empty() {
                self.open_pack();
            }
            if self.stage == DraftStage::Battle && self.seats.iter().all(|seat| seat.picked || seat.pack.is_empty()) {
                self.pass();
                continue;
            }
            let waiting = (0..self.seats.len()).find(|&seat| self.seats[seat].suspended && self.open(seat).is_some());
            let Some(seat) = waiting else { return };
            let count = self.open(seat).map_or(1, <[String]>::len) as u32;
            let place = self.random.clone().below(count) as usize;
            self.take(seat, place);
        }
    }

    /// Everybody opens the next pack.
    fn open_pack(&mut self) {
        for (seat, boosters) in self.seats.iter_mut().zip(&self.config.boosters) {
            seat.pack = boosters.get(self.pack).map(|booster| booster.battle.clone()).unwrap_or_default();
            seat.picked = false;
        }
        self.pack += 1;
        self.stage = DraftStage::Battle;
    }

    /// Packs go on to the left, every other time to the right; after the last card comes the review.
    fn pass(&mut self) {
        if self.seats.iter().all(|seat| seat.pack.is_empty()) {
            self.stage = if self.pack < self.config.boosters[0].len() { DraftStage::Review } else { DraftStage::Over };
            return;
        }
        let mut packs: Vec<Vec<String>> = self.seats.iter_mut().map(|seat| std::mem::take(&mut seat.pack)).collect();
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

    /// The table as somebody may see it.
    ///
    /// # Errors
    ///
    /// `unknown-player` for a viewer who does not sit there.
    pub fn view(&self, viewer: &Viewer) -> Result<DraftView> {
        if let Viewer::Player(player) = viewer {
            self.seat(player)?;
        }
        let seconds = match self.stage {
            DraftStage::Battle => {
                let waiting = self.seats.iter().filter(|seat| !seat.picked);
                Some(advice::pick_seconds(waiting.map(|seat| seat.pack.len()).max().unwrap_or(0) as u32))
            }
            DraftStage::Review => Some(advice::review_seconds(self.pack as u32)),
            DraftStage::Characters | DraftStage::Over => None,
        };
        let picking = self.stage == DraftStage::Battle;
        let seats = self.seats.iter().enumerate().map(|(place, seat)| {
            let shown = viewer.sees(Item::DraftPicks, &self.config.players[place]);
            // A pack from which one has picked is on its way to the next player.
            let holds_pack = picking && !seat.picked;
            // With other cards in hand nobody looks at those drafted, at premier events not between picks either.
            let may_look = *viewer == Viewer::Official || !(holds_pack && !seat.pack.is_empty() || picking && self.config.premier);
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
