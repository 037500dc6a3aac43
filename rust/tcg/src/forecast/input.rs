//! Parses a position given as JSON: characters by card or by numbers, decks by cards or by icons.

use super::{
    AttackQuestion, at_attack,
    enumerate::MOST_RUNS_OF_QUESTION,
    pile::Unknown,
    policy::Policy,
    unstated::{Fact, Facts},
};
use crate::{
    cards::{
        Tcg,
        blank::{BLANK_CHARACTER, MOST_BLANK_ICONS},
        card::DefId,
        catalogue::{PLAIN, quality, quality_bit},
    },
    input::{Object, each, field, object, shorten, text, wrong},
    model::{
        ability_summary::AbilitySummary,
        objects::{MOST_BATTLE_CARDS, ObjectId, only},
        state::{Lasting, LastingKind, State, Zone},
    },
    position::{Builder, NamedCard, character as read_character, find_battle_card},
};
use altmode_core::{Error, Random, Result};
use altmode_host::accepted;
use altmode_json::{Map, Value};
use altmode_tcg_language::{Color, Keyword};
use std::cell::Cell;

accepted! {
    /// A forecast's input.
    pub(crate) QUESTION: ForecastInput {
        /// The attacker.
        needed attacker: "ForecastCharacter",
        /// The defender.
        needed defender: "ForecastCharacter",
        /// The deck of the attacker's player.
        needed attackerDeck: "ForecastDeck",
        /// The deck of the defender's player.
        needed defenderDeck: "ForecastDeck",
        /// The other characters of the attacker's player on the battlefield.
        optional attackerTeam: "ForecastCharacter[]",
        /// The other characters of the defender's player on the battlefield.
        optional defenderTeam: "ForecastCharacter[]",
        /// Stratagems of the attacker's player, by id or name.
        optional attackerStratagems: "string[]",
        /// Stratagems of the defender's player, by id or name.
        optional defenderStratagems: "string[]",
        /// The hand of the attacker's player: its cards, or their number. Empty by default.
        optional attackerHand: "number | ForecastCard[]",
        /// The hand of the defender's player: its cards, or their number. Empty by default.
        optional defenderHand: "number | ForecastCard[]",
        /// The cards in the KO area of the attacker's player.
        optional attackerKo: "(ScenarioCharacter | ScenarioCard)[]",
        /// The cards in the KO area of the defender's player.
        optional defenderKo: "(ScenarioCharacter | ScenarioCard)[]",
        /// The height of the Tower of the attacker's player; 0 by default.
        optional attackerTower: "number",
        /// The height of the Tower of the defender's player; 0 by default.
        optional defenderTower: "number",
        /// The policy of both sides, or of each side.
        optional policy: "ForecastPolicy | ForecastSides",
        /// The edition of the rulings.
        optional rulings: "\"core\" | \"updated\"",
    }

    /// A character of a forecast: a card, plain numbers, or a card with numbers that override.
    pub(crate) FIGHTER: ForecastCharacter or "string" {
        /// Its id or full name.
        optional card: "string",
        /// The mode that is up.
        optional mode: "Mode",
        /// Its Upgrades, by id or name.
        optional upgrades: "ScenarioUpgrade[]",
        /// Whether it is tapped.
        optional tapped: "boolean",
        /// Counters other than damage.
        optional counters: "number",
        /// Cards under it.
        optional under: "(ScenarioCharacter | ScenarioCard)[]",
        /// The Titan Master's head on it.
        optional head: "ScenarioCharacter",
        /// Damage counters on it.
        optional damage: "number",
        /// Attack, without flips.
        optional attack: "number",
        /// Defense, without flips.
        optional defense: "number",
        /// Health, without subtracting damage.
        optional health: "number",
        /// Bold: number of additional flips when attacking.
        optional bold: "number",
        /// Tough: number of additional flips when defending.
        optional tough: "number",
        /// Pierce: minimum attack damage.
        optional pierce: "number",
        /// Focus: number of top cards to look at before the flips.
        optional focus: "number",
        /// Safeguard: maximum damage while undamaged.
        optional safeguard: "number",
        /// Additional flips for other reasons.
        optional extraFlips: "number",
        /// Number of flips that the first white icon adds; 2 by default.
        optional whiteBonus: "number",
        /// Maximum number of flips.
        optional mostFlips: "number",
        /// Maximum attack damage.
        optional mostDamage: "number",
    }

    /// The cards to flip from: a deck of a game, or a list of cards with the known part of their order.
    pub(crate) DECK: ForecastDeck or "Deck" or "ForecastCard[]" {
        /// The whole deck, in any order.
        needed cards: "ForecastCard[]",
        /// The known cards at its top, from the top down.
        optional top: "ForecastCard[]",
        /// The known cards at its bottom.
        optional bottom: "ForecastCard[]",
        /// The scrap pile, which becomes the next deck.
        optional scrap: "ForecastCard[]",
    }

    /// A battle card of a forecast by its id or name.
    pub(crate) BY_NAME: ForecastCardByName {
        /// Its id or name.
        needed card: "string",
        /// Number of copies; 1 by default.
        optional count: "number",
    }

    /// A battle card of a forecast by its icons alone.
    pub(crate) BY_ICONS: ForecastCardByIcons {
        /// Its battle icons.
        needed icons: "Icon[]",
        /// Number of copies; 1 by default.
        optional count: "number",
    }

    /// The policies of both sides.
    pub(crate) POLICIES: ForecastSides {
        /// The policy of the attacker's player.
        optional attacker: "ForecastPolicy",
        /// The policy of the defender's player.
        optional defender: "ForecastPolicy",
    }
}

const CARD_FIELDS: [&str; 7] = ["card", "mode", "upgrades", "tapped", "counters", "under", "head"];
/// Health of a character without a stated health, more than any attack can do.
const UNKNOWN_HEALTH: i64 = 250;
/// Maximum number of overriding numbers in a position. Each takes an entry in the list of lasting effects.
const MOST_NUMBERS: usize = 14;

/// A number that overrides the total from the cards.
pub(crate) struct Number {
    pub(crate) name: &'static str,
    most: i64,
    quality: u32,
    /// The side that the number applies to: 0 the attacker, 1 the defender, 2 both.
    side: usize,
}

pub(crate) const NUMBERS: [Number; 12] = [
    Number { name: "attack", most: 99, quality: quality::ATTACK, side: 2 },
    Number { name: "defense", most: 99, quality: quality::DEFENSE, side: 2 },
    Number { name: "health", most: 200, quality: quality::HEALTH, side: 2 },
    Number { name: "bold", most: 20, quality: quality::BOLD, side: 0 },
    Number { name: "tough", most: 20, quality: quality::TOUGH, side: 1 },
    Number { name: "pierce", most: 99, quality: quality::PIERCE, side: 0 },
    Number { name: "focus", most: 12, quality: quality::FOCUS, side: 2 },
    Number { name: "safeguard", most: 99, quality: quality::SAFEGUARD, side: 1 },
    Number { name: "extraFlips", most: 20, quality: quality::EXTRA_ATTACK_FLIPS, side: 0 },
    Number { name: "whiteBonus", most: 20, quality: quality::WHITE_BONUS, side: 2 },
    Number { name: "mostFlips", most: 22, quality: quality::MOST_FLIPS, side: 2 },
    Number { name: "mostDamage", most: 99, quality: quality::MOST_ATTACK_DAMAGE, side: 1 },
];

/// Reads an integer. Unlike elsewhere, `null` is an error, because JSON writes NaN as `null`.
fn whole(fields: &Object, name: &str, least: i64, most: i64) -> Result<Option<i64>> {
    match fields.get(name) {
        None => Ok(None),
        Some(Value::Null) => {
            Err(Error::new("bad-input", "a whole number is expected here, not null").at(name))
        }
        Some(_) => crate::input::number(fields, name, least, most),
    }
}

/// Reads a position and returns the question about its attack.
pub fn typed_in(tcg: Tcg, input: &Value) -> Result<AttackQuestion> {
    let fields = object(input, QUESTION.names)?;
    let policy = policies(fields)?;
    let mut builder = Builder::new(tcg, Random::from_seed_text("0")?);
    builder.state.rulings = match text(fields, "rulings")? {
        None | Some("core") => 0,
        Some("updated") => 1,
        Some(other) => {
            let message = format!(
                "there are the rulings \"core\" and \"updated\", not \"{}\"",
                shorten(other)
            );
            return Err(Error::new("unknown-rulings", message).at("rulings"));
        }
    };
    (builder.state.turn, builder.state.attacks) = (3, 0);
    let mut fighters = [0; 2];
    for (seat, name) in ["attacker", "defender"].into_iter().enumerate() {
        let value = field(fields, name).ok_or_else(|| {
            Error::new("missing-field", format!("a forecast has an \"{name}\"")).at(name)
        })?;
        fighters[seat] =
            fighter(&mut builder, seat as u8, value, name).map_err(|error| error.at(name))?;
        let team = format!("{name}Team");
        each(crate::input::list(fields, &team)?, &team, |value| {
            fighter(&mut builder, seat as u8, value, &team)
        })?;
        for (place, value) in ko_area(fields, name)? {
            if builder.is_character_card(value).map_err(|error| error.at(&place))? {
                read_character(&mut builder, seat as u8, value, Zone::Ko, &place)
                    .map_err(|error| error.at(&place))?;
            }
        }
        let tower = format!("{name}Tower");
        builder.state.players[seat].tower = whole(fields, &tower, 0, 99)?.unwrap_or(0) as u8;
    }
    // Their numbers follow those of all characters.
    for (seat, name) in ["attackerStratagems", "defenderStratagems"].into_iter().enumerate() {
        for (index, entry) in
            each(crate::input::list(fields, name)?, name, NamedCard::read)?.iter().enumerate()
        {
            builder
                .add_card(seat as u8, entry, Zone::Battlefield)
                .map_err(|error| error.at(format!("{name}[{index}]")))?;
        }
    }
    let mut tops = Vec::new();
    for (seat, name) in ["attackerDeck", "defenderDeck"].into_iter().enumerate() {
        let value = field(fields, name).ok_or_else(|| {
            Error::new(
                "missing-field",
                format!("a forecast has an \"{name}\": what can be flipped"),
            )
            .at(name)
        })?;
        tops.push(deck(&mut builder, seat as u8, value).map_err(|error| error.at(name))?);
    }
    for (seat, name) in ["attacker", "defender"].into_iter().enumerate() {
        for (place, value) in ko_area(fields, name)? {
            if !builder.is_character_card(value).map_err(|error| error.at(&place))? {
                let card = NamedCard::read(value)
                    .and_then(|card| builder.add_card(seat as u8, &card, Zone::Ko));
                card.map_err(|error| error.at(&place))?;
            }
        }
    }
    for (seat, name) in ["attackerHand", "defenderHand"].into_iter().enumerate() {
        for (def, count) in hand(tcg, fields, name)? {
            for _ in 0..count {
                builder
                    .add_battle_card(seat as u8, def, Zone::Hand)
                    .map_err(|error| error.at(name))?;
            }
        }
    }
    builder.place_upgrades()?;
    let mut state = builder.finish(None)?.state;
    for (seat, (top, bottom)) in tops.into_iter().enumerate() {
        know_places(&mut state, seat, top, bottom);
    }
    for (seat, name) in ["attacker", "defender"].into_iter().enumerate() {
        override_numbers(tcg, &mut state, seat, fighters[seat], &fields[name])
            .map_err(|error| error.at(name))?;
    }
    let mut supposed = Vec::new();
    if field(fields, "defender")
        .is_some_and(|defender| defender.get("card").is_none() && defender.get("health").is_none())
    {
        supposed
            .push("The defender's health is not given, so nothing is enough to KO it.".to_string());
    }
    at_attack(&mut state, fighters[0]);
    let [attacker, defender] = fighters;
    let unknown = [Unknown::Listed, Unknown::Listed];
    Ok(AttackQuestion {
        tcg,
        state,
        attacker,
        defender,
        unknown,
        policy,
        supposed,
        inexact: Vec::new(),
        unstated: unstated(fields),
        runs: Cell::new(tcg.catalogue.battles(MOST_RUNS_OF_QUESTION)),
    })
}

/// The names of the policies: the best answers of the attacker, those of the defender, and no answers.
pub(crate) const POLICY_NAMES: [&str; 3] = ["best-attack", "best-defense", "keep"];

/// Reads the policies: one word for both sides, or one for each.
pub fn policies(fields: &Object) -> Result<[Policy; 2]> {
    let one = |value: &Value, side: usize| match (value.as_str(), side) {
        (Some(name), side) if POLICY_NAMES.get(side) == Some(&name) => Ok(Policy::Best),
        (Some(name), _) if POLICY_NAMES.contains(&name) => Ok(Policy::Keep),
        (Some(other), _) => {
            let [attack, defense, keep] = POLICY_NAMES;
            let message = format!(
                "there are the policies \"{attack}\", \"{defense}\" and \"{keep}\", not \"{}\"",
                shorten(other)
            );
            Err(Error::new("unknown-policy", message))
        }
        _ => Err(wrong(value, "the name of a policy")),
    };
    match field(fields, "policy") {
        None => Ok([Policy::Best; 2]),
        Some(value @ Value::Object(_)) => {
            let sides = object(value, POLICIES.names).map_err(|error| error.at("policy"))?;
            let mut found = [Policy::Best; 2];
            for (side, name) in ["attacker", "defender"].into_iter().enumerate() {
                if let Some(value) = field(sides, name) {
                    found[side] = one(value, side).map_err(|error| error.at(name).at("policy"))?;
                }
            }
            Ok(found)
        }
        Some(value) => Ok([
            one(value, 0).map_err(|error| error.at("policy"))?,
            one(value, 1).map_err(|error| error.at("policy"))?,
        ]),
    }
}

/// Places a character: its card, or a blank card if only numbers are given.
fn fighter(builder: &mut Builder, seat: u8, value: &Value, place: &str) -> Result<ObjectId> {
    if let Value::String(_) = value {
        return read_character(builder, seat, value, Zone::Battlefield, place);
    }
    let fields = object(value, FIGHTER.names)?;
    if field(fields, "card").is_none() {
        if let Some(name) =
            CARD_FIELDS.iter().find(|name| **name != "tapped" && field(fields, name).is_some())
        {
            let message = format!("\"{name}\" belongs to a card; say which by \"card\"");
            return Err(Error::new("missing-field", message).at("card"));
        }
        let def = builder.tcg().catalogue.by_id(BLANK_CHARACTER).unwrap_or_default();
        let character = builder.add_character(seat, def, Zone::Battlefield, None)?;
        builder.state.set_tapped(character, crate::input::flag(fields, "tapped")?);
        return Ok(character);
    }
    // The damage is set last, because it is checked against the final health.
    let card: Map = fields
        .iter()
        .filter(|(name, _)| CARD_FIELDS.contains(&name.as_str()))
        .map(|(name, value)| (name.clone(), value.clone()))
        .collect();
    read_character(builder, seat, &Value::Object(card), Zone::Battlefield, place)
}

/// Reads a battle card with its count: a name, or icons alone.
fn battle_card(tcg: Tcg, value: &Value) -> Result<(DefId, u16)> {
    if let Value::String(name) = value {
        return Ok((find_battle_card(tcg, name)?, 1));
    }
    let fields = object(value, &[BY_NAME.names, &BY_ICONS.names[..1]].concat())?;
    let count = whole(fields, "count", 1, MOST_BATTLE_CARDS as i64)?.unwrap_or(1) as u16;
    let def = match (field(fields, "card"), field(fields, "icons")) {
        (Some(Value::String(name)), None) => {
            find_battle_card(tcg, name).map_err(|error| error.at("card"))?
        }
        (Some(value), None) => return Err(wrong(value, "the name of a card").at("card")),
        (None, Some(icons)) => by_icons(tcg, icons).map_err(|error| error.at("icons"))?,
        _ => {
            return Err(Error::new(
                "bad-input",
                "a card is given by \"card\" or by \"icons\", one of them",
            )
            .at("card"));
        }
    };
    Ok((def, count))
}

fn by_icons(tcg: Tcg, icons: &Value) -> Result<DefId> {
    let Value::Array(words) = icons else { return Err(wrong(icons, "a list of colours")) };
    let mut counts = [0; 5];
    for (index, word) in words.iter().enumerate() {
        let name = word.as_str().ok_or_else(|| wrong(word, "a colour").at(format!("[{index}]")))?;
        let color =
            Color::ALL.iter().copied().find(|color| color.name() == name).ok_or_else(|| {
                let message = format!(
                    "\"{}\" is no icon; icons are orange, blue, white, green and black",
                    shorten(name)
                );
                Error::new("unknown-icon", message).at(format!("[{index}]"))
            })?;
        counts[color as usize] += 1;
        if index >= MOST_BLANK_ICONS {
            let message = format!("a card has at most {} icons", MOST_BLANK_ICONS);
            return Err(Error::new("too-many-icons", message));
        }
    }
    Ok(tcg.catalogue.blank_card(counts).unwrap_or_default())
}

/// Returns the fields of a deck. A bare list stands for its cards, and so does the battle list of a deck with a team.
fn deck_fields(value: &Value) -> Result<Object> {
    match value {
        Value::Object(fields) if fields.contains_key("battle") && !fields.contains_key("cards") => {
            Ok(Map::from_iter([("cards".to_string(), fields["battle"].clone())]))
        }
        Value::Array(_) => Ok(Map::from_iter([("cards".to_string(), value.clone())])),
        _ => object(value, DECK.names).cloned(),
    }
}

/// Reads a list of battle cards with their counts and merges duplicates.
fn card_list(tcg: Tcg, fields: &Object, name: &str) -> Result<Vec<(DefId, u16)>> {
    each(crate::input::list(fields, name)?, name, |value| battle_card(tcg, value))
}

/// Reads the cards of a deck and merges duplicates.
fn cards_of(tcg: Tcg, fields: &Object) -> Result<Vec<(DefId, u16)>> {
    let mut cards: Vec<(DefId, u16)> = Vec::new();
    for (def, count) in card_list(tcg, fields, "cards")? {
        match cards.iter_mut().find(|(other, _)| *other == def) {
            Some((_, sum)) => *sum += count,
            None => cards.push((def, count)),
        }
    }
    let total: u32 = cards.iter().map(|(_, count)| u32::from(*count)).sum();
    if total == 0 || total as usize > MOST_BATTLE_CARDS {
        let message = format!("a deck has from 1 to {MOST_BATTLE_CARDS} cards, not {total}");
        return Err(Error::new(if total == 0 { "empty-deck" } else { "too-many-cards" }, message)
            .at("cards"));
    }
    Ok(cards)
}

/// Reads the cards of a deck given as JSON.
pub fn deck_cards(tcg: Tcg, value: &Value) -> Result<Vec<(DefId, u16)>> {
    cards_of(tcg, &deck_fields(value)?)
}

/// Places a deck and its scrap pile. Returns the known cards on top and at the bottom.
fn deck(builder: &mut Builder, seat: u8, value: &Value) -> Result<(Vec<DefId>, Vec<DefId>)> {
    let tcg = builder.tcg();
    let fields = deck_fields(value)?;
    let mut left = cards_of(tcg, &fields)?;
    for &(def, count) in &left {
        for _ in 0..count {
            builder.add_battle_card(seat, def, Zone::Deck)?;
        }
    }
    let mut known = [Vec::new(), Vec::new()];
    for (place, name) in ["top", "bottom"].into_iter().enumerate() {
        for (index, (def, count)) in card_list(tcg, &fields, name)?.into_iter().enumerate() {
            for _ in 0..count {
                let Some((_, left)) =
                    left.iter_mut().find(|(other, left)| *other == def && *left > 0)
                else {
                    let name_of = tcg.catalogue.card(def).full_name;
                    let message = format!(
                        "\"cards\" lists the whole deck, and it has no more of this card ({name_of})"
                    );
                    return Err(Error::new("more-copies-than-exist", message)
                        .at(format!("[{index}]"))
                        .at(name));
                };
                *left -= 1;
                known[place].push(def);
            }
        }
    }
    for (def, count) in card_list(tcg, &fields, "scrap")? {
        for _ in 0..count {
            builder.add_battle_card(seat, def, Zone::Scrap).map_err(|error| error.at("scrap"))?;
        }
    }
    let [top, bottom] = known;
    Ok((top, bottom))
}

/// Returns the cards of a KO area with their paths. Battle cards are placed after all characters.
fn ko_area<'a>(fields: &'a Object, side: &str) -> Result<Vec<(String, &'a Value)>> {
    let name = format!("{side}Ko");
    let cards = crate::input::list(fields, &name)?;
    Ok(cards.iter().enumerate().map(|(index, value)| (format!("{name}[{index}]"), value)).collect())
}

/// Reads a hand: a list of cards, or their number. Cards of which only the number is given have no icons.
fn hand(tcg: Tcg, fields: &Object, name: &str) -> Result<Vec<(DefId, u16)>> {
    if let Some(Value::Array(_)) = field(fields, name) {
        return card_list(tcg, fields, name);
    }
    let count = whole(fields, name, 0, MOST_BATTLE_CARDS as i64)?.unwrap_or(0) as u16;
    Ok(vec![(tcg.catalogue.blank_card([0; 5]).unwrap_or_default(), count)])
}

/// Returns the facts about both sides that the fields do not state.
fn unstated(fields: &Object) -> Facts {
    let mut found = 0;
    for (side, name) in ["attacker", "defender"].into_iter().enumerate() {
        let given = |of: &str| field(fields, &format!("{name}{of}"));
        let scrap = given("Deck")
            .is_some_and(|deck| deck.get("scrap").is_some_and(|scrap| !scrap.is_null()));
        for (fact, unstated) in [
            (Fact::Hand, given("Hand").is_none()),
            (
                Fact::HandCards,
                given("Hand").is_some_and(|hand| {
                    !matches!(hand, Value::Array(_)) && hand.as_u64() != Some(0)
                }),
            ),
            (Fact::Scrap, !scrap),
            (Fact::KoArea, given("Ko").is_none()),
            (Fact::Tower, given("Tower").is_none()),
            (Fact::Team, given("Team").is_none()),
            (Fact::SecretActions, true),
            (Fact::Turn, true),
            (Fact::StartingTeam, true),
        ] {
            found |= if unstated { fact.of(side) } else { 0 };
        }
    }
    found
}

/// Moves known cards to their positions and marks them.
fn know_places(state: &mut State, seat: usize, top: Vec<DefId>, bottom: Vec<DefId>) {
    let mut deck = state.players[seat].deck;
    let size = deck.len();
    for &card in deck.iter() {
        state.objects[usize::from(card)].seen = 0;
    }
    let (last, first) = (size.saturating_sub(1), 0);
    let places = top.into_iter().enumerate().map(|(index, def)| (last - index, def));
    let below = bottom.into_iter().rev().enumerate().map(|(index, def)| (first + index, def));
    for (place, def) in places.chain(below) {
        let free = |card: u8| {
            state.objects[usize::from(card)].seen == 0 && state.defs[usize::from(card)] == def
        };
        if let Some(at) = deck.iter().position(|&card| free(card)) {
            deck.swap(at, place);
            state.objects[usize::from(deck[place])].seen = 3;
        }
    }
    state.players[seat].deck = deck;
}

/// Overrides a character's numbers by lasting effects that add the differences.
fn override_numbers(
    tcg: Tcg,
    state: &mut State,
    side: usize,
    character: ObjectId,
    value: &Value,
) -> Result<()> {
    let empty = Object::new();
    let fields = value.as_object().unwrap_or(&empty);
    let named = fields.contains_key("card") || value.is_string();
    for number in &NUMBERS {
        let mut wanted = whole(fields, number.name, 0, number.most)?;
        if number.name == "health" {
            if wanted == Some(0) {
                return Err(Error::new(
                    "out-of-range",
                    "a character on the battlefield has at least 1 health",
                )
                .at("health"));
            }
            wanted = wanted.or((!named).then_some(UNKNOWN_HEALTH));
        }
        let Some(wanted) = wanted.filter(|_| number.side == 2 || number.side == side) else {
            continue;
        };
        let now = match number.quality {
            quality::ATTACK => tcg.attack_sum(state, character).into(),
            quality::DEFENSE => tcg.defense_sum(state, character).into(),
            quality::HEALTH => tcg.health(state, character).into(),
            quality::BOLD => keyword(tcg, state, character, Keyword::Bold),
            quality::TOUGH => keyword(tcg, state, character, Keyword::Tough),
            quality::PIERCE => keyword(tcg, state, character, Keyword::Pierce),
            quality::FOCUS => keyword(tcg, state, character, Keyword::Focus),
            quality::SAFEGUARD => keyword(tcg, state, character, Keyword::Safeguard),
            quality::EXTRA_ATTACK_FLIPS => tcg.total(state, character, quality::EXTRA_ATTACK_FLIPS),
            // The lowest value of these qualities applies, not their sum.
            _ => 0,
        };
        let amount = wanted as i32 - now;
        let limit = matches!(
            number.quality,
            quality::WHITE_BONUS | quality::MOST_FLIPS | quality::MOST_ATTACK_DAMAGE
        );
        if amount != 0 || limit {
            give(tcg, state, character, number.quality, amount as i16);
        }
    }
    if state.lasting.len() > MOST_NUMBERS {
        return Err(Error::new(
            "too-many-numbers",
            format!("at most {MOST_NUMBERS} numbers can be given besides cards"),
        ));
    }
    let damage = whole(fields, "damage", 0, 250)?.unwrap_or(0);
    let health = i64::from(tcg.health(state, character));
    if damage >= health {
        let message =
            format!("with {damage} damage and {health} health this character would be KO'd");
        return Err(Error::new("too-much-damage", message).at("damage"));
    }
    state.characters[usize::from(character)].damage = damage as u8;
    Ok(())
}

fn keyword(tcg: Tcg, state: &State, character: ObjectId, keyword: Keyword) -> i32 {
    tcg.keyword(state, character, keyword).into()
}

fn give(tcg: Tcg, state: &mut State, character: ObjectId, quality: u32, amount: i16) {
    let Some(plain) = PLAIN.iter().position(|plain| quality_bit(plain) == 1 << quality) else {
        return;
    };
    if !state.lasting.is_full() {
        state.lasting.push(Lasting {
            kind: LastingKind::Quality,
            what: tcg.catalogue.plain + plain as u16,
            who: only(character),
            amount,
            controller: state.owner(character),
            source: character,
            battle_only: false,
        });
        // Lasting effects are part of the ability summary, so it must be recomputed.
        state.table = AbilitySummary::UNKNOWN;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_character_accepts_all_that_belongs_to_a_card_and_all_numbers() {
        let read = CARD_FIELDS.into_iter().chain(NUMBERS.map(|number| number.name));
        let refused: Vec<&str> = read.filter(|name| !FIGHTER.names.contains(name)).collect();
        assert_eq!(refused, [""; 0]);
    }
}
