//! What a host shows: the table with everything worked out.

use crate::{
    Tiebreak, Tracker, Warning,
    clock::{ClockView, clock},
    describe::{name_of, upgrade_name},
    facts,
    state::{Character, CharacterId, Counter, Ending, Phase, Printed, State, Zone},
    tiebreak::tiebreak,
};
use serde::Serialize;

/// The match at a moment.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TrackerView"))]
pub struct View {
    /// Equal in every copy of one match.
    pub id: String,
    /// Game of the match, from 1.
    pub game: u8,
    /// Turn of the game, from 1, counted over both players.
    pub turn: u16,
    /// Whose turn it is.
    pub active: u8,
    /// The part of the turn.
    pub phase: Phase,
    /// Who takes the first turn of this game, once that is known.
    pub first: Option<u8>,
    /// Both sides of the table.
    pub players: [PlayerView; 2],
    /// Everything on the table, in the order of the numbers that actions use.
    pub characters: Vec<CharacterView>,
    /// The note of the match.
    pub note: String,
    /// How this game ended.
    pub ending: Option<Ending>,
    /// The games before this one.
    pub results: Vec<Ending>,
    /// Games that win the match.
    pub wins_needed: u8,
    /// Who has won the match.
    pub match_winner: Option<u8>,
    /// The round clock.
    pub clock: ClockView,
    /// The figures that a tie is broken by.
    pub tiebreak: Tiebreak,
    /// What cannot be so by the rules, unless a card says so.
    pub warnings: Vec<Warning>,
    /// What undo would take back, in words.
    pub undo: Option<String>,
    /// What redo would do again, in words.
    pub redo: Option<String>,
    /// Entries of the log.
    pub entries: u32,
}

/// One side of the table.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TrackerPlayer"))]
pub struct PlayerView {
    /// The player's name.
    pub name: String,
    /// Games won, the present one included if it is over.
    pub wins: u8,
    /// Health left on the battlefield.
    pub remaining: u16,
    /// Health of the whole team.
    pub health: u16,
    /// Stars on the battlefield.
    pub stars: u16,
    /// How many characters are on the battlefield.
    pub on_battlefield: u8,
    /// How many of them are untapped.
    pub untapped: u8,
    /// What is counted for the player.
    pub counters: Vec<CounterView>,
    /// The note for the player.
    pub note: String,
}

/// Something counted beside damage.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TrackerCounter"))]
pub struct CounterView {
    /// What is counted.
    pub name: String,
    /// How many.
    pub amount: i16,
}

/// A character.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TrackerCharacter"))]
pub struct CharacterView {
    /// Its number in actions.
    pub id: CharacterId,
    /// Its player.
    pub seat: u8,
    /// Id of its card, if it has one.
    pub card: Option<String>,
    /// Told apart from others of that name.
    pub name: String,
    /// The second half of its full name.
    pub subtitle: String,
    /// The mode that shows.
    #[cfg_attr(feature = "typescript", ts(type = "Mode"))]
    pub mode: &'static str,
    /// The modes that it has, in printed order; only one if it does not flip.
    #[cfg_attr(feature = "typescript", ts(type = "Mode[]"))]
    pub modes: Vec<&'static str>,
    /// `battlefield`, `ko`, `under`, `part`, `head`, `upgrade`.
    #[cfg_attr(feature = "typescript", ts(type = r#""battlefield" | "ko" | "under" | "part" | "head" | "upgrade""#))]
    pub zone: &'static str,
    /// The character that it is under, a part of, or on.
    pub of: Option<CharacterId>,
    /// Whether it is tapped.
    pub tapped: bool,
    /// Damage counters on it.
    pub damage: u8,
    /// The health that damage is compared with.
    pub health: u8,
    /// Health that is left; 0 in the KO area.
    pub remaining: u8,
    /// Its stars, with those of a head on it.
    pub stars: u16,
    /// The attack that is printed on its face, its Upgrades and its head; abilities are not in it.
    pub attack: i16,
    /// The defense that is printed in the same places.
    pub defense: i16,
    /// Its Upgrades, oldest first.
    pub upgrades: Vec<UpgradeView>,
    /// Room for Weapons, Armors and Utilities.
    pub slots: [u8; 3],
    /// What is counted on it beside damage.
    pub counters: Vec<CounterView>,
    /// Battle cards under it.
    pub cards_under: u8,
    /// The note on it.
    pub note: String,
    /// Cards of the combiners that it can be a part of.
    pub combiners: Vec<&'static str>,
}

/// An Upgrade on a character.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TrackerUpgrade"))]
pub struct UpgradeView {
    /// Its name, or the text that somebody typed.
    pub name: String,
    /// Id of its card, if it is one of the catalogue.
    pub card: Option<String>,
    /// `weapon`, `armor` or `utility`.
    #[cfg_attr(feature = "typescript", ts(type = "Slot"))]
    pub slot: altmode_tcg_language::Slot,
}

/// Who first won as many games as were needed: people may play on for fun.
fn match_winner(state: &State, needed: u8) -> Option<u8> {
    let mut wins = [0; 2];
    state.results.iter().chain(&state.ending).filter_map(|ending| ending.winner).find(|&winner| {
        let won = &mut wins[usize::from(winner & 1)];
        *won += 1;
        *won >= needed
    })
}

impl Tracker {
    /// The match at a time of the host's clock.
    pub fn view(&self, now: u64) -> View {
        let state = &self.state;
        let players = [0u8, 1].map(|seat| player(state, seat));
        let needed = self.log.setup.wins;
        let [undo, redo] = self.next_steps();
        View {
            id: self.log.id.clone(),
            game: state.game,
            turn: state.turn,
            active: state.active,
            phase: state.phase,
            first: state.first,
            players,
            characters: state.numbered().map(|(id, character)| view_of(state, id, character)).collect(),
            note: state.note.clone(),
            ending: state.ending.clone(),
            results: state.results.clone(),
            wins_needed: needed,
            match_winner: match_winner(state, needed),
            clock: clock(state, now),
            tiebreak: tiebreak(state, &self.log.setup),
            warnings: self.standing_warnings(),
            undo,
            redo,
            entries: u32::try_from(self.log.entries.len()).unwrap_or(u32::MAX),
        }
    }

    /// What undo and redo are about.
    fn next_steps(&self) -> [Option<String>; 2] {
        let undo = self.standing.done.iter().rev().find(|place| !self.log.entries[**place].action.is_nothing());
        let redo = self.standing.redo.last();
        [undo.map(|&place| self.text_of(place)), redo.map(|&place| self.alone(&self.log.entries[place].action))]
    }
}

fn player(state: &State, seat: u8) -> PlayerView {
    let player = &state.players[usize::from(seat)];
    let team = || state.numbered().filter(move |(_, character)| character.seat == seat);
    let counted = |zone: Zone| matches!(zone, Zone::Battlefield | Zone::KoArea | Zone::Under(_));
    PlayerView {
        name: state.player_name(seat),
        wins: state.wins(seat),
        remaining: team().map(|(id, _)| u16::from(state.remaining(id))).sum(),
        health: team().filter(|(_, character)| counted(character.zone)).map(|(id, _)| u16::from(state.health(id))).sum(),
        stars: state.on_battlefield(seat).map(|(id, _)| state.stars(id)).sum(),
        on_battlefield: state.on_battlefield(seat).count() as u8,
        untapped: state.on_battlefield(seat).filter(|(_, character)| !character.tapped).count() as u8,
        counters: counters(&player.counters),
        note: player.note.clone(),
    }
}

fn counters(counters: &[Counter]) -> Vec<CounterView> {
    counters.iter().map(|counter| CounterView { name: counter.name.clone(), amount: counter.amount }).collect()
}

fn view_of(state: &State, id: CharacterId, character: &Character) -> CharacterView {
    let facts = character.facts();
    let bonus = state.head_bonus(id).map(i16::from);
    let [mut attack, mut defense] = character.printed_stats();
    (attack, defense) = (attack + bonus[0], defense + bonus[1]);
    for upgrade in character.upgrades.iter().filter_map(|upgrade| facts::upgrade_by_id(&upgrade.card)) {
        attack += i16::from(upgrade.attack);
        defense += i16::from(upgrade.defense);
    }
    let (zone, of) = match character.zone {
        Zone::Battlefield => ("battlefield", None),
        Zone::KoArea => ("ko", None),
        Zone::Under(other) => ("under", Some(other)),
        Zone::Part(other) => ("part", Some(other)),
        Zone::Head(other) => ("head", Some(other)),
        Zone::Upgrade(other) => ("upgrade", Some(other)),
        Zone::Outside => ("outside", None),
    };
    let modes = if character.can_flip() { character.modes() } else { vec![character.mode] };
    let card = match &character.printed {
        Printed::Card(card) => Some(card.clone()),
        Printed::Own(_) => None,
    };
    let combiners = facts::facts().characters.iter().filter(|form| card.as_ref().is_some_and(|card| form.parts.contains(card)));
    CharacterView {
        id,
        seat: character.seat,
        name: name_of(state, id),
        subtitle: facts.map(|facts| facts.subtitle.clone()).unwrap_or_default(),
        mode: character.mode.name(),
        modes: modes.into_iter().map(|mode| mode.name()).collect(),
        zone,
        of,
        tapped: character.tapped,
        damage: character.damage,
        health: state.health(id),
        remaining: state.remaining(id),
        stars: state.stars(id),
        attack: attack.max(0),
        defense: defense.max(0),
        upgrades: character
            .upgrades
            .iter()
            .map(|upgrade| UpgradeView {
                name: upgrade_name(upgrade),
                card: facts::upgrade_by_id(&upgrade.card).map(|facts| facts.id.clone()),
                slot: upgrade.slot,
            })
            .collect(),
        slots: character.slots(),
        counters: counters(&character.counters),
        cards_under: character.cards_under,
        note: character.note.clone(),
        combiners: combiners.map(|form| form.id.as_str()).collect(),
        card,
    }
}
