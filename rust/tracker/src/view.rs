//! The view of a match for hosts, with all derived values.

use crate::{
    Tiebreak, Tracker, Warning,
    clock::{ClockView, clock},
    describe::{name_of, upgrade_name},
    facts,
    standing::standing_warnings,
    state::{Character, CharacterId, Counter, Ending, Phase, Printed, State, Zone},
    tiebreak::tiebreak,
};
use serde::Serialize;

/// A match at a point in time.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TrackerView"))]
pub struct View {
    /// The id of the match, equal in all copies.
    pub id: String,
    /// Number of the game in the match, from 1.
    pub game: u8,
    /// Number of the turn in the game, from 1, counted over both players.
    pub turn: u16,
    /// The seat whose turn it is.
    pub active: u8,
    /// The phase of the turn.
    pub phase: Phase,
    /// The seat with the first turn of this game, if known.
    pub first: Option<u8>,
    /// Both sides of the table.
    pub players: [PlayerView; 2],
    /// All characters, in the order of the numbers that actions use.
    pub characters: Vec<CharacterView>,
    /// The note of the match.
    pub note: String,
    /// The result of this game; `null` while it runs.
    pub ending: Option<Ending>,
    /// The results of the earlier games.
    pub results: Vec<Ending>,
    /// Number of games that win the match.
    pub wins_needed: u8,
    /// The winner of the match, if decided.
    pub match_winner: Option<u8>,
    /// The round clock.
    pub clock: ClockView,
    /// The values that break a tie.
    pub tiebreak: Tiebreak,
    /// Violations of the rules on the table, unless a card permits them.
    pub warnings: Vec<Warning>,
    /// The description of the entry that undo would revert.
    pub undo: Option<String>,
    /// The description of the entry that redo would restore.
    pub redo: Option<String>,
    /// Number of entries in the log.
    pub entries: u32,
}

/// One side of the table.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TrackerPlayer"))]
pub struct PlayerView {
    /// The player's name.
    pub name: String,
    /// Number of games won, including the current one if it is over.
    pub wins: u8,
    /// Total remaining health on the battlefield.
    pub remaining: u16,
    /// Total health of the team.
    pub health: u16,
    /// Total stars on the battlefield.
    pub stars: u16,
    /// Number of characters on the battlefield.
    pub on_battlefield: u8,
    /// Number of untapped characters on the battlefield.
    pub untapped: u8,
    /// The player's counters.
    pub counters: Vec<CounterView>,
    /// The note on the player.
    pub note: String,
}

/// A counter other than damage.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TrackerCounter"))]
pub struct CounterView {
    /// The name of the counter.
    pub name: String,
    /// The amount.
    pub amount: i16,
}

/// A character.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TrackerCharacter"))]
pub struct CharacterView {
    /// The number that actions use.
    pub id: CharacterId,
    /// The seat of its player.
    pub seat: u8,
    /// The id of its card, if it has one.
    pub card: Option<String>,
    /// The name, with a number if other characters have it too.
    pub name: String,
    /// The subtitle, the second part of the full name.
    pub subtitle: String,
    /// The mode that is up.
    #[cfg_attr(feature = "typescript", ts(type = "Mode"))]
    pub mode: &'static str,
    /// All modes in printed order; a single one if the character does not flip.
    #[cfg_attr(feature = "typescript", ts(type = "Mode[]"))]
    pub modes: Vec<&'static str>,
    /// `battlefield`, `ko`, `under`, `part`, `head`, `upgrade`.
    #[cfg_attr(
        feature = "typescript",
        ts(type = r#""battlefield" | "ko" | "under" | "part" | "head" | "upgrade""#)
    )]
    pub zone: &'static str,
    /// The character that it is under, is part of, or is on.
    pub of: Option<CharacterId>,
    /// Whether it is tapped.
    pub tapped: bool,
    /// Number of damage counters.
    pub damage: u8,
    /// Maximum health.
    pub health: u8,
    /// Remaining health; 0 in the KO area.
    pub remaining: u8,
    /// Stars, including those of a head on it.
    pub stars: u16,
    /// The attack printed on its face, its Upgrades and its head, without abilities.
    pub attack: i16,
    /// The defense printed on its face, its Upgrades and its head, without abilities.
    pub defense: i16,
    /// Its Upgrades, oldest first.
    pub upgrades: Vec<UpgradeView>,
    /// Number of slots for Weapons, Armors and Utilities.
    pub slots: [u8; 3],
    /// Counters other than damage.
    pub counters: Vec<CounterView>,
    /// Number of battle cards under it.
    pub cards_under: u8,
    /// The note on it.
    pub note: String,
    /// The combiner forms that it can be part of.
    pub combiners: Vec<&'static str>,
}

/// An Upgrade on a character.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TrackerUpgrade"))]
pub struct UpgradeView {
    /// The name, or the text as typed.
    pub name: String,
    /// The id of its card, if it is in the catalogue.
    pub card: Option<String>,
    /// `weapon`, `armor` or `utility`.
    #[cfg_attr(feature = "typescript", ts(type = "Slot"))]
    pub slot: altmode_tcg_language::Slot,
}

/// Returns the seat that won the needed number of games first. Later games do not count, because people may play on for fun.
fn match_winner(state: &State, needed: u8) -> Option<u8> {
    let mut wins = [0; 2];
    state.results.iter().chain(&state.ending).filter_map(|ending| ending.winner).find(|&winner| {
        let won = &mut wins[usize::from(winner & 1)];
        *won += 1;
        *won >= needed
    })
}

/// Returns the view at a time of the host's clock.
pub fn view(tracker: &Tracker, now: u64) -> View {
    let state = &tracker.state;
    let players = [0u8, 1].map(|seat| player(state, seat));
    let needed = tracker.log.setup.wins;
    let [undo, redo] = tracker.next_steps();
    View {
        id: tracker.log.id.clone(),
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
        tiebreak: tiebreak(state, &tracker.log.setup),
        warnings: standing_warnings(tracker),
        undo,
        redo,
        entries: u32::try_from(tracker.log.entries.len()).unwrap_or(u32::MAX),
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
        health: team()
            .filter(|(_, character)| counted(character.zone))
            .map(|(id, _)| u16::from(state.health(id)))
            .sum(),
        stars: state.on_battlefield(seat).map(|(id, _)| state.stars(id)).sum(),
        on_battlefield: state.on_battlefield(seat).count() as u8,
        untapped: state.on_battlefield(seat).filter(|(_, character)| !character.tapped).count()
            as u8,
        counters: counters(&player.counters),
        note: player.note.clone(),
    }
}

fn counters(counters: &[Counter]) -> Vec<CounterView> {
    counters
        .iter()
        .map(|counter| CounterView { name: counter.name.clone(), amount: counter.amount })
        .collect()
}

fn view_of(state: &State, id: CharacterId, character: &Character) -> CharacterView {
    let facts = character.facts();
    let bonus = state.head_bonus(id).map(i16::from);
    let [mut attack, mut defense] = character.printed_stats();
    (attack, defense) = (attack + bonus[0], defense + bonus[1]);
    for upgrade in
        character.upgrades.iter().filter_map(|upgrade| facts::upgrade_by_id(&upgrade.card))
    {
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
    let combiners = facts::facts()
        .characters
        .iter()
        .filter(|form| card.as_ref().is_some_and(|card| form.parts.contains(card)));
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
