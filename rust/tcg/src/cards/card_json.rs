//! Cards for embedders: facts, definition, and the text rendered from the definition.
//!
//! Every card has every field. A field that does not apply to its kind is `null` or an empty list.

use crate::cards::{
    card::DefId,
    catalogue::{CardDef, Catalogue, Class, Text},
    find::find_card,
};
use altmode_core::{Error, Result, sort_few};
use altmode_json::Value;
use altmode_tcg_language::{
    Ability, BattleKind, CharacterKind, Color, Mode, Slot, StratagemTarget, Trait, show, text,
};
use serde::{Serialize, Serializer, ser::SerializeMap};

/// A card.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CardBase"))]
pub struct Card {
    /// Set code and collector number.
    pub id: &'static str,
    /// Code of the set.
    pub set: &'static str,
    /// Collector number; combiner forms have none.
    pub number: Option<String>,
    /// Name.
    pub name: &'static str,
    /// Second half of a character's full name.
    pub subtitle: Option<&'static str>,
    /// Name and subtitle, as deck lists write it.
    pub full_name: &'static str,
    /// `battle`, `character`, `combiner` or `stratagem`.
    #[cfg_attr(
        feature = "typescript",
        ts(type = "\"battle\" | \"character\" | \"combiner\" | \"stratagem\"")
    )]
    pub kind: &'static str,
    /// Of a battle card: `action` or `upgrade`.
    #[serde(rename = "type")]
    #[cfg_attr(feature = "typescript", ts(type = "\"action\" | \"upgrade\" | null"))]
    pub kind_of_play: Option<&'static str>,
    /// Of a battle card: `secret`, `weapon`, `armor` or `utility`.
    #[cfg_attr(feature = "typescript", ts(type = "\"secret\" | Slot | null"))]
    pub subtype: Option<&'static str>,
    /// Kind of character, for example `triple-changer`.
    #[cfg_attr(feature = "typescript", ts(type = "CharacterKind | null"))]
    pub character_kind: Option<CharacterKind>,
    /// Faction, or the frame of a battle card.
    #[cfg_attr(feature = "typescript", ts(type = "Faction"))]
    pub faction: String,
    /// Stars.
    pub stars: u8,
    /// Battle icons by colour, with repeats.
    #[cfg_attr(feature = "typescript", ts(type = "Icon[]"))]
    pub icons: &'static [Color],
    /// Trait that each hybrid icon needs, one entry per icon.
    pub hybrid_traits: Vec<Option<&'static str>>,
    /// Of an Upgrade: attack in its stat box.
    pub attack_mod: Option<i8>,
    /// Of an Upgrade: defense in its stat box.
    pub defense_mod: Option<i8>,
    /// Of an Upgrade: slots that it fills in addition to one of its own kind.
    #[cfg_attr(feature = "typescript", ts(type = "Slot[]"))]
    pub fills: &'static [Slot],
    /// Health of a character.
    pub health: Option<u8>,
    /// Of a character: its modes, in printed order.
    #[serde(serialize_with = "modes")]
    #[cfg_attr(feature = "typescript", ts(type = "{ [Name in Mode]?: CardMode } | null"))]
    pub modes: Vec<CardMode>,
    /// Mode that a character starts in.
    #[cfg_attr(feature = "typescript", ts(type = "Mode | null"))]
    pub start_mode: Option<Mode>,
    /// Whether a character can flip.
    pub flips: Option<bool>,
    /// Slots of a character: Weapon, Armor, Utility.
    pub slots: Option<[u8; 3]>,
    /// Ids of a combiner form's parts.
    pub parts: Vec<&'static str>,
    /// Upgrade sides of battle masters and weaponizers.
    pub upgrade_sides: Vec<CardUpgradeSide>,
    /// Target of a stratagem.
    pub target: Option<&'static str>,
    /// Kind of the target of a stratagem.
    #[cfg_attr(feature = "typescript", ts(type = "StratagemTarget | null"))]
    pub target_kind: Option<StratagemTarget>,
    /// Whether a stratagem is turned over when used.
    pub one_use: Option<bool>,
    /// Rules text, one paragraph per line; for a character the texts of all modes and Upgrade sides.
    pub text: String,
    /// Keyword lines with their numbers (1 for keywords without one), for cards with one text.
    #[serde(serialize_with = "keywords")]
    #[cfg_attr(feature = "typescript", ts(type = "{ [Word in Keyword]?: number }"))]
    pub keywords: Vec<(&'static str, u8)>,
    /// Rarity, for example `super-rare`.
    #[cfg_attr(feature = "typescript", ts(type = "Rarity | null"))]
    pub rarity: Option<String>,
    /// Whether it is banned in tournaments.
    pub banned: bool,
    /// Id of the first printing, if this is a reprint.
    pub reprint_of: Option<&'static str>,
    /// Whether the engine implements all abilities of the card.
    pub implemented: bool,
    /// Definition of a card with one text; `null` for characters and for cards without a definition.
    #[cfg_attr(feature = "typescript", ts(type = "Definition"))]
    pub abilities: Option<Value>,
}

/// One mode of a character.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CardMode {
    #[serde(skip)]
    mode: Mode,
    /// Printed attack.
    pub attack: i8,
    /// Printed defense.
    pub defense: i8,
    /// Traits printed on this face.
    pub traits: Vec<&'static str>,
    /// Attack, defense and health that a head gives.
    pub bonus: Option<[u8; 3]>,
    /// Rules text.
    pub text: String,
    /// Keyword lines with their numbers.
    #[serde(serialize_with = "keywords")]
    #[cfg_attr(feature = "typescript", ts(type = "{ [Word in Keyword]?: number }"))]
    pub keywords: Vec<(&'static str, u8)>,
    /// Definition; `null` if there is none.
    #[cfg_attr(feature = "typescript", ts(type = "Definition"))]
    pub abilities: Option<Value>,
}

/// One Upgrade side of a character.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CardUpgradeSide {
    /// Its name as an Upgrade.
    pub name: &'static str,
    /// `weapon`, `armor` or `utility`.
    #[cfg_attr(feature = "typescript", ts(type = "Slot"))]
    pub subtype: &'static str,
    /// Attack in its stat box.
    pub attack_mod: i8,
    /// Defense in its stat box.
    pub defense_mod: i8,
    /// Rules text.
    pub text: String,
    /// Definition; `null` if there is none.
    #[cfg_attr(feature = "typescript", ts(type = "Definition"))]
    pub abilities: Option<Value>,
}

/// Number of implemented cards of a set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Coverage {
    /// Code of the set; `all` for the sum.
    pub set: &'static str,
    /// Number of cards.
    pub cards: u32,
    /// Number of implemented cards.
    pub implemented: u32,
    /// Percentage of implemented cards, rounded down.
    pub percent: u32,
}

/// Returns all cards, in the order of the catalogue.
pub fn all(catalogue: &Catalogue) -> Vec<Card> {
    printed(catalogue).map(|def| card(catalogue, def)).collect()
}

/// Returns the card with this id.
///
/// # Errors
///
/// Returns `unknown-card` if there is none.
pub fn get(catalogue: &Catalogue, id: &str) -> Result<Card> {
    match catalogue.by_id(id).filter(|&def| catalogue.is_printed(def)) {
        Some(def) => Ok(card(catalogue, def)),
        None => {
            let message = format!(
                "there is no card with the id \"{}\"; ids look like w1-061 or w2-t26, and `find` takes names",
                crate::input::shorten(id)
            );
            Err(Error::new("unknown-card", message))
        }
    }
}

/// Returns the only card with this name or id.
///
/// # Errors
///
/// Returns `unknown-card` with the nearest names, or `ambiguous-card` with the possible ids.
pub fn find(catalogue: &Catalogue, name: &str) -> Result<Card> {
    find_card(catalogue, name, &|_| true).map(|def| card(catalogue, def))
}

/// Returns the coverage of each set, in the order of the sets' codes, and then the sum.
pub fn coverage(catalogue: &Catalogue) -> Vec<Coverage> {
    let mut lines: Vec<Coverage> = Vec::new();
    for card in printed(catalogue).map(|def| catalogue.card(def)) {
        let at = lines.iter().position(|line| line.set == card.set).unwrap_or_else(|| {
            lines.push(Coverage { set: card.set, cards: 0, implemented: 0, percent: 0 });
            lines.len() - 1
        });
        lines[at].cards += 1;
        lines[at].implemented += u32::from(card.implemented);
    }
    sort_few(&mut lines, |one, other| one.set < other.set);
    let sum = |count: fn(&Coverage) -> u32| lines.iter().map(count).sum();
    lines.push(Coverage {
        set: "all",
        cards: sum(|line| line.cards),
        implemented: sum(|line| line.implemented),
        percent: 0,
    });
    for line in &mut lines {
        line.percent = line.implemented * 100 / line.cards.max(1);
    }
    lines
}

/// Returns all cards except the blank ones.
pub(crate) fn printed(catalogue: &Catalogue) -> impl Iterator<Item = DefId> {
    catalogue.defs().filter(|&def| catalogue.is_printed(def))
}

/// Returns `battle`, `character`, `combiner` or `stratagem`.
pub(crate) fn kind(card: &CardDef) -> &'static str {
    match card.class {
        Class::Battle(_) => "battle",
        Class::Character(CharacterKind::Combiner) => "combiner",
        Class::Character(_) => "character",
        Class::Stratagem => "stratagem",
    }
}

/// Returns the type and subtype of a battle card.
pub(crate) fn types(kind: BattleKind) -> (&'static str, Option<&'static str>) {
    match kind {
        BattleKind::Action => ("action", None),
        BattleKind::Secret => ("action", Some("secret")),
        BattleKind::Weapon => ("upgrade", Some("weapon")),
        BattleKind::Armor => ("upgrade", Some("armor")),
        BattleKind::Utility => ("upgrade", Some("utility")),
    }
}

/// Returns the traits of a face.
pub(crate) fn traits(face: &Text) -> impl Iterator<Item = Trait> {
    let bits = face.traits;
    Trait::ALL.iter().copied().filter(move |word| bits >> *word as u32 & 1 != 0)
}

/// Returns the English text of a face, side or card, with the slots of a character, the bonus of a head and the rules of
/// Upgrade sides; empty without a definition.
pub(crate) fn written(catalogue: &Catalogue, card: &CardDef, side: &Text) -> String {
    let on = match card.class {
        _ if side.slot.is_some() => text::Bearer::Upgrade,
        Class::Battle(_) => text::Bearer::Action,
        Class::Character(_) => text::Bearer::Character,
        Class::Stratagem => text::Bearer::Stratagem,
    };
    let Some(abilities) = side.abilities else { return String::new() };
    let own = text::card_text(abilities, on);
    let slots = (on == text::Bearer::Character).then(|| text::slots(card.slots)).flatten();
    let upgrade_side = card.is_character() && side.slot.is_some();
    let leaves = upgrade_side.then(|| text::UPGRADE_SIDE.to_string());
    let mut others = card.texts[usize::from(card.faces)..]
        .iter()
        .filter(|other| upgrade_side && other.name != side.name);
    let assembled = others.next().map(|other| text::assembled(other.name, card.name));
    let bonus = side.bonus.and_then(text::head_bonus);
    let is_both = side.mode == Mode::Head
        && card.class == Class::Character(CharacterKind::TitanMasterHeadAndBody);
    let start =
        is_both.then(|| text::head_with_head(catalogue.body_of(card).map(|body| body.full_name)));
    let lines = [slots, start, bonus, assembled, Some(own).filter(|own| !own.is_empty()), leaves];
    lines.into_iter().flatten().collect::<Vec<_>>().join("\n")
}

/// Returns all texts of a card, with an empty line between them.
pub(crate) fn whole_text(catalogue: &Catalogue, card: &CardDef) -> String {
    let texts: Vec<String> = card
        .texts
        .iter()
        .map(|side| written(catalogue, card, side))
        .filter(|text| !text.is_empty())
        .collect();
    texts.join("\n\n")
}

/// Returns the card with this number.
pub fn card(catalogue: &Catalogue, def: DefId) -> Card {
    let card = catalogue.card(def);
    let character = card.is_character();
    let faces = &card.texts[..usize::from(card.faces)];
    let play = card.battle_kind().map(types);
    let one = (!character).then(|| card.texts.first()).flatten();
    let slot = one.filter(|text| text.slot.is_some());
    let number = card.id.strip_prefix(card.set).and_then(|rest| rest.strip_prefix('-'));
    Card {
        id: card.id,
        set: card.set,
        number: number.filter(|_| kind(card) != "combiner").map(str::to_ascii_uppercase),
        name: card.name,
        subtitle: Some(card.subtitle).filter(|subtitle| !subtitle.is_empty()),
        full_name: card.full_name,
        kind: kind(card),
        kind_of_play: play.map(|(kind, _)| kind),
        subtype: play.and_then(|(_, subtype)| subtype),
        character_kind: match card.class {
            Class::Character(kind) => Some(kind),
            _ => None,
        },
        faction: card.faction.name().to_ascii_lowercase(),
        stars: card.stars,
        icons: card.icons,
        hybrid_traits: card.hybrid.iter().map(|needed| needed.map(Trait::name)).collect(),
        attack_mod: slot.map(|text| text.attack),
        defense_mod: slot.map(|text| text.defense),
        fills: card.fills,
        health: character.then_some(card.health),
        modes: faces.iter().map(|face| mode(catalogue, card, face)).collect(),
        start_mode: faces.get(usize::from(card.start)).map(|face| face.mode),
        flips: character.then_some(card.flips),
        slots: character.then_some(card.slots),
        parts: card.parts.iter().map(|&part| catalogue.card(part).id).collect(),
        upgrade_sides: if character {
            card.texts[usize::from(card.faces)..]
                .iter()
                .map(|side| upgrade_side(catalogue, card, side))
                .collect()
        } else {
            Vec::new()
        },
        target: card.target.map(|(target, _)| target),
        target_kind: card.target.map(|(_, kind)| kind),
        one_use: (card.class == Class::Stratagem).then_some(card.one_use),
        text: whole_text(catalogue, card),
        keywords: one.map(keyword_lines).unwrap_or_default(),
        rarity: card.rarity.map(|rarity| rarity.name().replace(' ', "-")),
        banned: card.banned.or(catalogue.card(card.original).banned).is_some(),
        reprint_of: (card.original != def).then(|| catalogue.card(card.original).id),
        implemented: card.implemented,
        abilities: one.and_then(definition),
    }
}

impl CardMode {
    /// Returns the name of the mode for embedders, for example `alt2`.
    pub fn name(&self) -> &'static str {
        self.mode.name()
    }
}

fn mode(catalogue: &Catalogue, card: &CardDef, face: &Text) -> CardMode {
    CardMode {
        mode: face.mode,
        attack: face.attack,
        defense: face.defense,
        traits: traits(face).map(Trait::name).collect(),
        bonus: face.bonus,
        text: written(catalogue, card, face),
        keywords: keyword_lines(face),
        abilities: definition(face),
    }
}

fn upgrade_side(catalogue: &Catalogue, card: &CardDef, side: &Text) -> CardUpgradeSide {
    let subtype = match side.slot {
        Some(Slot::Weapon) => "weapon",
        Some(Slot::Armor) => "armor",
        _ => "utility",
    };
    let (attack_mod, defense_mod) = (side.attack, side.defense);
    CardUpgradeSide {
        name: side.name,
        subtype,
        attack_mod,
        defense_mod,
        text: written(catalogue, card, side),
        abilities: definition(side),
    }
}

/// Returns the definition as JSON, without `null` fields.
fn definition(text: &Text) -> Option<Value> {
    Some(text.abilities?.iter().map(show).collect())
}

/// Returns the keyword lines of a text, with their numbers.
pub(crate) fn keyword_lines(text: &Text) -> Vec<(&'static str, u8)> {
    let lines = text.abilities.unwrap_or(&[]).iter();
    let found = lines.filter_map(|ability| match ability {
        Ability::Bold(number) => Some(("bold", *number)),
        Ability::Tough(number) => Some(("tough", *number)),
        Ability::Pierce(number) => Some(("pierce", *number)),
        Ability::Focus(number) => Some(("focus", *number)),
        Ability::Safeguard(number) => Some(("safeguard", *number)),
        Ability::Brave => Some(("brave", 1)),
        Ability::Stealth => Some(("stealth", 1)),
        _ => None,
    });
    found.collect()
}

/// Serialises modes as an object, in printed order; `null` for cards without modes.
fn modes<S: Serializer>(modes: &[CardMode], serializer: S) -> std::result::Result<S::Ok, S::Error> {
    if modes.is_empty() {
        return serializer.serialize_none();
    }
    let mut map = serializer.serialize_map(Some(modes.len()))?;
    for mode in modes {
        map.serialize_entry(mode.mode.name(), mode)?;
    }
    map.end()
}

fn keywords<S: Serializer>(
    keywords: &[(&'static str, u8)],
    serializer: S,
) -> std::result::Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(keywords.len()))?;
    for (word, number) in keywords {
        map.serialize_entry(word, number)?;
    }
    map.end()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::builtin::builtin;
    use altmode_json::json;

    fn value(id: &str) -> Value {
        altmode_json::to_value(get(builtin(), id).unwrap()).unwrap()
    }

    fn without_nulls(value: &mut Value) {
        match value {
            Value::Object(entries) => {
                entries.retain(|_, value| !value.is_null());
                entries.values_mut().for_each(without_nulls);
            }
            Value::Array(items) => items.iter_mut().for_each(without_nulls),
            _ => {}
        }
    }

    #[test]
    fn definitions_are_written_as_serde_writes_them() {
        for text in builtin().cards().flat_map(|card| card.texts.iter()) {
            let Some(abilities) = text.abilities else { continue };
            let mut by_serde = altmode_json::to_value(abilities).unwrap();
            without_nulls(&mut by_serde);
            assert_eq!(definition(text), Some(by_serde));
        }
    }

    #[test]
    fn every_card_has_every_field_and_no_null_in_its_definition() {
        let cards = altmode_json::to_value(all(builtin())).unwrap();
        let keys = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
        let first = keys(&cards[0]);
        for card in cards.as_array().unwrap() {
            assert_eq!(keys(card), first);
            let mut definition = card["abilities"].clone();
            without_nulls(&mut definition);
            assert_eq!(card["abilities"], definition);
            assert_eq!(card["modes"].is_null(), card["health"].is_null(), "{card}");
        }
        assert_eq!(cards.as_array().unwrap().len(), 690);
    }

    #[test]
    fn facts_are_those_of_the_card() {
        let card = value("w1-004");
        for (key, expected) in [
            ("name", json!("Armored Plating")),
            ("number", json!("004")),
            ("kind", json!("battle")),
            ("type", json!("upgrade")),
            ("subtype", json!("armor")),
            ("faction", json!("neutral")),
            ("icons", json!(["blue"])),
            ("attackMod", json!(0)),
            ("defenseMod", json!(1)),
            ("health", json!(null)),
            ("implemented", json!(true)),
            ("abilities", json!([])),
        ] {
            assert_eq!(card[key], expected, "{key}");
        }
        let arcee = value("w1-t01");
        assert_eq!(arcee["fullName"], "Arcee, Skilled Fighter");
        assert_eq!(arcee["modes"]["alt"]["traits"], json!(["Motorcycle", "Specialist"]));
        assert_eq!(
            (&arcee["modes"]["bot"]["attack"], &arcee["startMode"], &arcee["number"]),
            (&json!(1), &json!("alt"), &json!("T01"))
        );
        assert_eq!(
            (&value("c-devastator")["kind"], &value("c-devastator")["number"]),
            (&json!("combiner"), &json!(null))
        );
        assert_eq!(
            (&value("w5-s01")["kind"], &value("w5-s01")["targetKind"]),
            (&json!("stratagem"), &json!("character"))
        );
        assert_eq!(get(builtin(), "blank").unwrap_err().code, "unknown-card");
    }

    /// Facts that are no ability of one side are written as well, because a reader has only the text.
    #[test]
    fn texts_tell_what_heads_give_and_how_cards_start() {
        let face =
            |id: &str, mode: &str| value(id)["modes"][mode]["text"].as_str().unwrap().to_string();
        for (id, given) in [("w5-t13", "+2 [ATK]"), ("w5-t05", "+1 [DEF]"), ("w5-t24", "+5 [HP]")] {
            let text = format!("The character with this head gets {given}.");
            assert_eq!(
                (face(id, "head"), value(id)["text"].as_str()),
                (text.clone(), Some(text.as_str()))
            );
        }
        assert_eq!(
            face("w5a-t02", "head"),
            "Starts the game in head mode on \"Fortress Maximus, Great War Veteran\", with a character on it in head mode, and can't flip.\n\
             When Fortress Maximus is KO'd → Deploy this in body mode, even if that was your last character.\n\
             Bold 1\nTough 1"
        );
        let sides = |id: &str| {
            let card = value(id);
            card["upgradeSides"]
                .as_array()
                .unwrap()
                .iter()
                .map(|side| side["text"].as_str().unwrap().to_string())
                .collect::<Vec<_>>()
        };
        for (id, character, names) in [
            (
                "w4-t09",
                "Sergeant Six-Gun",
                ["MTX-S2A Guided Missile Launcher", "MTX-M2 Anti-Gravity Cannon"],
            ),
            ("w4-t51", "Raider Brunt", ["TTC-HP Oblivio Launcher", "TTC-HD Turret Armor"]),
        ] {
            for (text, other) in sides(id).iter().zip(names) {
                let start = format!(
                    "Can be played only with {other}. Both start the game assembled as {character}.\n"
                );
                assert!(text.starts_with(&start), "{text}");
            }
        }
        assert!(!sides("w3-t13")[0].contains("only with"));
    }

    #[test]
    fn a_reprint_has_the_text_of_its_first_printing() {
        for card in all(builtin()) {
            let Some(original) = card.reprint_of else { continue };
            let original = get(builtin(), original).unwrap();
            assert_eq!(
                (card.name, card.text, card.implemented),
                (original.name, original.text, original.implemented)
            );
        }
    }

    #[test]
    fn coverage_adds_up() {
        let lines = coverage(builtin());
        let (sum, sets) = lines.split_last().unwrap();
        assert_eq!((sum.set, sum.cards), ("all", 690));
        assert_eq!(sum.implemented, sets.iter().map(|line| line.implemented).sum::<u32>());
        assert!(lines.iter().all(|line| line.percent <= 100 && line.implemented <= line.cards));
    }
}
