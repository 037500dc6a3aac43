//! Converts the tracked table to a position of the rules engine, to compute the odds of an attack.
//!
//! The rules engine applies the rules; this module only produces its input.

use crate::{
    components,
    describe::name_of,
    facts::{self, BoardFacts, HeroFacts, Kind},
    state::{FighterId, Pile, State},
    table::Tracker,
    warn::used_by,
};
use altmode_core::{Error, Result, sort_few};
use altmode_json::{Map, Value, json};
use serde::Serialize;

/// Battlefield used in place of an unknown one.
const ANY_BOARD: &str = "marmoreal";

/// Maximum number of cards in a hand of a position.
const MOST_IN_HAND: usize = 14;

/// A forecast's input, with the assumptions made.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CompanionQuestion"))]
pub struct ForecastQuestion {
    /// The input of `forecast` in `altmode/unmatched`.
    #[cfg_attr(feature = "typescript", ts(type = "ForecastInput"))]
    pub input: Value,
    /// The assumptions about the table, in English.
    pub assumptions: Vec<String>,
}

/// Returns the forecast input of an attack, with a card of the attacker or with the best one that the deck still has. A defense
/// that is named is the only card that the defender holds; without one, the engine samples the hand.
pub fn forecast_input(
    tracker: &Tracker,
    attacker: FighterId,
    defender: FighterId,
    card: Option<&str>,
    defense: Option<&str>,
) -> Result<ForecastQuestion> {
    let state = &tracker.state;
    let mut assumptions = Vec::new();
    for (id, place) in [(attacker, "attacker"), (defender, "defender")] {
        let Some(fighter) = state.fighter(id) else {
            return Err(Error::new(
                "unknown-fighter",
                format!("there is no fighter number {id} at the table"),
            )
            .at(place));
        };
        if fighter.defeated || state.is_off(fighter) {
            return Err(Error::new(
                "wrong-place",
                format!("{} is not on the battlefield", name_of(state, id)),
            )
            .at(place));
        }
        if fighter.id.is_empty() {
            let message =
                format!("{} is not in the catalogue, so its odds are unknown", name_of(state, id));
            return Err(Error::new("unknown-hero", message).at(place));
        }
    }
    let (from, to) =
        (&state.fighters[usize::from(attacker)], &state.fighters[usize::from(defender)]);
    let side = |seat: u8| state.players[usize::from(seat)].team;
    if side(from.seat) == side(to.seat) {
        return Err(Error::new("own-side", "both are of one side").at("defender"));
    }
    let (seats, board) = at_table(state, [from.seat, to.seat], &mut assumptions)?;
    let places = places(state, &seats, board, [attacker, defender], &mut assumptions)?;
    let seat_of = |seat: u8| seats.iter().position(|other| *other == seat).unwrap_or_default();

    let mut players = Vec::new();
    for &seat in &seats {
        let player = &state.players[usize::from(seat)];
        let Some(hero) = player.facts() else { continue };
        let whose = match defense {
            _ if seat == from.seat => Hand::Attacker(attacker, card),
            Some(defense) if seat == to.seat => Hand::Defender(defense),
            _ => Hand::Other,
        };
        let hand = hand(state, seat, hero, whose, &mut assumptions)?;
        let mut fields = Map::new();
        fields.insert("hero".into(), hero.id.as_str().into());
        let team = seats.iter().position(|other| side(*other) == side(seat)).unwrap_or_default();
        fields.insert("team".into(), team.into());
        let mut options = Map::new();
        if let Some(sidekick) = &player.sidekick {
            options.insert("sidekick".into(), json!(sidekick));
        }
        if let Some(lead) = &player.lead {
            options.insert("hero".into(), json!(lead));
        }
        if !player.gear.is_empty() {
            options.insert("gear".into(), json!(player.gear));
        }
        if !options.is_empty() {
            fields.insert("options".into(), Value::Object(options));
        }
        if let Some(form) = &player.form {
            fields.insert("form".into(), form.as_str().into());
        }
        let fighters: Vec<Value> = state
            .of_seat(seat)
            .filter_map(|(id, fighter)| {
                let at = places.iter().find(|(other, _)| *other == id)?.1;
                Some(json!({ "fighter": fighter.id, "at": board.spaces[usize::from(at)], "health": fighter.health }))
            })
            .collect();
        fields.insert("fighters".into(), fighters.into());
        fields.insert("hand".into(), hand.into());
        fields.insert("counters".into(), components::counters(player, hero));
        components::open_cards(player, hero, &mut fields);
        if hero.side > 0 {
            assumptions
                .push(format!("No card of the side deck of {} is open.", state.player_name(seat)));
        }
        players.push(Value::Object(fields));
    }
    let tokens = components::tokens(state, &seats, board, &mut assumptions);
    let position = json!({
        "board": board.id, "active": seat_of(from.seat), "turn": state.turn.max(3), "actions": state.actions.max(1), "players": players,
        "tokens": tokens,
    });
    let mut input = json!({
        "state": position, "attacker": number(state, &seats, attacker), "defender": number(state, &seats, defender),
    });
    if defense.is_none()
        && let Value::Object(fields) = &mut input
    {
        // With a known defense, the hands of the position are as they are written.
        fields.insert("seat".into(), seat_of(from.seat).into());
    }
    if let (Some(card), Value::Object(fields)) = (card, &mut input) {
        fields.insert("card".into(), json!(card_id(tracker, from.seat, card)));
    }
    Ok(ForecastQuestion { input, assumptions })
}

/// Returns the number of a fighter in the position, which numbers all fighters of the catalogue by seat, including defeated
/// ones.
fn number(state: &State, seats: &[u8], id: FighterId) -> usize {
    let seat = state.fighters[usize::from(id)].seat;
    let earlier = seats
        .iter()
        .take_while(|other| **other != seat)
        .flat_map(|&other| state.fighters.iter().filter(move |fighter| fighter.seat == other));
    let own = state.fighters[..usize::from(id)].iter().filter(|fighter| fighter.seat == seat);
    earlier.chain(own).filter(|fighter| !fighter.id.is_empty()).count()
}

fn card_id(tracker: &Tracker, seat: u8, card: &str) -> String {
    let player = &tracker.state.players[usize::from(seat)];
    let id = player.card_id(card);
    player.hero.as_ref().map_or(id.clone(), |hero| format!("{hero}/{id}"))
}

/// Returns the seats of the position and its battlefield. Players whose hero is not in the catalogue are left out.
fn at_table(
    state: &State,
    fighting: [u8; 2],
    assumptions: &mut Vec<String>,
) -> Result<(Vec<u8>, &'static BoardFacts)> {
    let mut seats: Vec<u8> =
        (0..state.players.len() as u8).filter(|seat| !state.is_out(*seat)).collect();
    let known = |seat: &u8| state.players[usize::from(*seat)].facts().is_some();
    if let Some(unknown) = fighting.iter().find(|seat| !known(seat)) {
        let message = format!(
            "the hero of {} is not in the catalogue, so its odds are unknown",
            state.player_name(*unknown)
        );
        return Err(Error::new("unknown-hero", message));
    }
    for seat in seats.iter().filter(|seat| !known(seat)) {
        assumptions.push(format!(
            "{} takes no part: the hero is not in the catalogue.",
            state.player_name(*seat)
        ));
    }
    seats.retain(known);
    let tracked = state
        .board
        .as_deref()
        .and_then(facts::board)
        .filter(|board| usize::from(board.players) >= seats.len());
    let board = tracked.or_else(|| facts::board(ANY_BOARD));
    let board = board
        .ok_or_else(|| Error::new("unknown-board", "the battlefield is not in the catalogue"))?;
    if tracked.is_none() {
        assumptions.push(
            "The battlefield is unknown; effects that ask for places can differ.".to_string(),
        );
    }
    Ok((seats, board))
}

/// Returns the spaces of all fighters in play. Fighters without an entered space get one: the two combatants beside each other,
/// the others far from them.
fn places(
    state: &State,
    seats: &[u8],
    board: &BoardFacts,
    [attacker, defender]: [FighterId; 2],
    assumptions: &mut Vec<String>,
) -> Result<Vec<(FighterId, u8)>> {
    let mut places: Vec<(FighterId, u8)> = Vec::new();
    let in_play = || {
        seats
            .iter()
            .flat_map(|&seat| state.of_seat(seat))
            .filter(|(_, fighter)| !fighter.defeated && !state.is_off(fighter))
    };
    for (id, fighter) in in_play() {
        if let Some(space) = fighter.at.as_deref().and_then(|at| board.space(at))
            && places.iter().all(|(_, taken)| *taken != space)
        {
            places.push((id, space));
        }
    }
    let place_of = |places: &[(FighterId, u8)], id: FighterId| {
        places.iter().find(|(other, _)| *other == id).map(|(_, space)| *space)
    };
    let ranged = state.fighters[usize::from(attacker)].ranged;
    let reaches =
        |one: u8, other: u8| board.adjacent(one, other) || ranged && board.share_zone(one, other);
    let together = place_of(&places, attacker).zip(place_of(&places, defender));
    if !together.is_some_and(|(one, other)| reaches(one, other)) {
        let sure = [attacker, defender].iter().all(|id| state.fighters[usize::from(*id)].sure);
        if together.is_some() && sure {
            assumptions.push("The two do not reach each other where they stand; the odds are for adjacent spaces.".to_string());
        } else {
            assumptions.push(
                "Places that were not entered are assumed: the two are adjacent.".to_string(),
            );
        }
        let keep = place_of(&places, attacker);
        places.retain(|(id, _)| *id != defender && *id != attacker);
        let free = |space: u8| places.iter().all(|(_, taken)| *taken != space);
        let ends = board.paths.iter().flat_map(|&(one, other)| [(one, other), (other, one)]);
        let pair = ends
            .filter(|&(one, other)| free(one) && free(other))
            .min_by_key(|(one, _)| Some(*one) != keep);
        let (one, other) = pair.ok_or_else(|| {
            Error::new("no-room", "no two adjacent spaces are free for these fighters")
        })?;
        places.extend([(attacker, one), (defender, other)]);
    }
    let missing: Vec<FighterId> =
        in_play().map(|(id, _)| id).filter(|id| place_of(&places, *id).is_none()).collect();
    for id in missing {
        // Fighters with unknown spaces are placed far from the combat, so that effects on adjacent fighters do not include
        // them.
        let near = |space: u8| places.iter().any(|&(_, taken)| board.adjacent(taken, space));
        let free = (0..board.spaces.len() as u8)
            .filter(|space| places.iter().all(|(_, taken)| taken != space));
        let space = free
            .min_by_key(|&space| near(space))
            .ok_or_else(|| Error::new("no-room", "the battlefield is full"))?;
        places.push((id, space));
    }
    Ok(places)
}

/// The hand to write.
enum Hand<'a> {
    /// The attacker's hand: the named card, or one copy of each remaining card.
    Attacker(FighterId, Option<&'a str>),
    /// The defender's hand with the named defense.
    Defender(&'a str),
    /// Another hand, with unknown cards.
    Other,
}

/// Returns the cards of a hand. Of the other players only the number of cards is known; the engine samples these cards.
fn hand(
    state: &State,
    seat: u8,
    hero: &HeroFacts,
    whose: Hand,
    assumptions: &mut Vec<String>,
) -> Result<Vec<String>> {
    let player = &state.players[usize::from(seat)];
    let left: Vec<(&str, Kind, u8)> = hero
        .cards
        .iter()
        .filter(|card| hero.has_card(card, player.chosen()))
        .map(|card| {
            let open: u16 = player
                .open
                .iter()
                .filter(|open| open.card == card.id)
                .map(|open| u16::from(open.count))
                .sum();
            (card.id.as_str(), card.kind, u16::from(card.copies).saturating_sub(open) as u8)
        })
        .filter(|(.., left)| *left > 0)
        .collect();
    let attacks = |kind: Kind| matches!(kind, Kind::Attack | Kind::Versatile);
    let named = |card: &str, place: &str| {
        let id = player.card_id(card);
        if hero.card(card).is_none() {
            let message = format!(
                "the deck of {} has no card \"{}\"",
                hero.name,
                altmode_journal::limits::shorten(card)
            );
            return Err(Error::new("unknown-card", message).at(place));
        }
        if left.iter().all(|(other, ..)| *other != id) {
            let message = format!("all copies of {} lie open already", player.card_name(&id));
            return Err(Error::new("too-many-copies", message).at(place));
        }
        Ok(vec![id])
    };
    match whose {
        Hand::Attacker(_, Some(card)) => named(card, "card"),
        Hand::Defender(card) => named(card, "defense"),
        Hand::Attacker(attacker, None) => {
            assumptions.push("The best card that the deck of the attacker still has.".to_string());
            let usable =
                |id: &str| hero.card(id).is_some_and(|card| used_by(state, attacker, card));
            let mut cards: Vec<&str> = left
                .iter()
                .filter(|(id, kind, _)| attacks(*kind) && usable(id))
                .map(|(id, ..)| *id)
                .collect();
            let value = |id: &str| hero.card(id).and_then(|card| card.value);
            sort_few(&mut cards, |one, other| value(one) > value(other));
            cards.truncate(MOST_IN_HAND);
            Ok(cards.into_iter().map(str::to_string).collect())
        }
        Hand::Other => {
            let known: u16 = player.open.iter().map(|open| u16::from(open.count)).sum();
            let total = u16::from(player.piles[Pile::Discard as usize])
                + u16::from(player.piles[Pile::Aside as usize]);
            if known < total {
                assumptions.push(format!(
                    "{} discarded cards of {} were not entered and count as unknown.",
                    total - known,
                    state.player_name(seat)
                ));
            }
            let mut left = left.clone();
            let mut cards = Vec::new();
            for _ in 0..player.piles[Pile::Hand as usize].min(MOST_IN_HAND as u8) {
                let Some((id, _, copies)) = left.iter_mut().find(|(.., copies)| *copies > 0) else {
                    break;
                };
                *copies -= 1;
                cards.push(id.to_string());
            }
            Ok(cards)
        }
    }
}
