//! Checks hero files for rules that the types of the language cannot express.

mod pieces;

use crate::pieces::pieces;
use crate::{
    Ability, Amount, CardKind, CardSheet, Condition, Effect, HeroFile, HeroSheet, Part, Quality,
    Role, TermSheet, When,
};
use altmode_json::Value;
use altmode_language::{Mistake, set_of};
use serde::Serialize;
use std::collections::BTreeSet;

/// The most cards of a deck, including those of sidekicks that are not chosen.
pub const MOST_CARDS: usize = 40;
/// The most cards of a side deck.
pub const MOST_SIDE_CARDS: usize = 8;
/// The most tokens of a hero.
pub const MOST_TOKENS: u8 = 8;
/// The most tokens of a hero that lie on paths.
pub const MOST_ON_PATHS: u8 = 40;
/// The most fighters of a hero.
pub const MOST_FIGHTERS: usize = 9;
/// The most kinds of counters of a hero.
pub const MOST_COUNTERS: usize = 2;
/// The most forms of a hero.
pub const MOST_FORMS: usize = 8;

/// Maximum length of an amount, a condition or a phrase of a text, in bytes of JSON, with the conditions of its terms. The engine evaluates one of them at each of up
/// to 100,000 steps between two decisions, so this bounds the time of a decision.
pub const MOST_OF_PIECE: usize = 400;

/// The number of faces of a die.
pub const DIE_FACES: usize = 6;
/// The greatest number on a die.
pub const MOST_ON_DIE: u8 = 9;

/// Checks files together; a mistake names the place of its file in the list.
pub fn check_heroes(files: &[HeroFile]) -> Vec<Mistake> {
    check_within(files, MOST_OF_PIECE)
}

/// Checks files with another limit in place of [`MOST_OF_PIECE`].
fn check_within(files: &[HeroFile], most: usize) -> Vec<Mistake> {
    let texts = set_of(files.iter().flat_map(|file| &file.texts).map(|text| text.id.as_str()));
    let mut mistakes = Vec::new();
    let mut ids = BTreeSet::new();
    let mut of_forms = BTreeSet::new();
    for (number, file) in files.iter().enumerate() {
        for (index, text) in file.texts.iter().enumerate() {
            let card = text.id.clone();
            let mut check = Check {
                file: number,
                hero: None,
                card,
                files,
                texts: &texts,
                of_forms: &mut of_forms,
                most,
                inside: Inside::default(),
                mistakes: &mut mistakes,
            };
            check.parts(&text.text, &format!("texts[{index}].text"));
        }
        for (index, hero) in file.heroes.iter().enumerate() {
            let card = hero.id.clone();
            let mut check = Check {
                file: number,
                hero: Some(hero),
                card,
                files,
                texts: &texts,
                of_forms: &mut of_forms,
                most,
                inside: Inside::default(),
                mistakes: &mut mistakes,
            };
            if !ids.insert(hero.id.as_str()) {
                check.tell(
                    format!("heroes[{index}].id"),
                    "there are two heroes with this id".into(),
                );
            }
            check.hero(hero, &format!("heroes[{index}]"));
        }
    }
    mistakes
}

struct Check<'a> {
    file: usize,
    /// Hero whose names sentences may use; `None` in a shared text, which may use any name.
    hero: Option<&'a HeroSheet>,
    card: String,
    files: &'a [HeroFile],
    texts: &'a BTreeSet<&'a str>,
    /// The shared texts in which a form is chosen.
    of_forms: &'a mut BTreeSet<String>,
    /// Maximum length of an amount, a condition or a phrase.
    most: usize,
    inside: Inside,
    mistakes: &'a mut Vec<Mistake>,
}

/// The instructions around an instruction. A frame has one register for the player who follows it and one for what a repetition
/// has left, so neither of them is nested.
#[derive(Clone, Copy, Default)]
struct Inside {
    /// Another player follows them.
    other_player: bool,
    /// They are repeated.
    repetition: bool,
}

impl Inside {
    /// Returns the words of what an instruction adds that stands there already.
    fn twice(self, added: Inside) -> Option<&'static str> {
        if self.other_player && added.other_player {
            Some(
                "instructions of another player stand inside those of another player: write them one after the other",
            )
        } else if self.repetition && added.repetition {
            Some("a repetition stands inside another one: write them one after the other")
        } else {
            None
        }
    }

    /// Returns what an instruction adds for the instructions in it.
    fn of(effect: &Effect) -> Inside {
        let each = matches!(
            effect,
            Effect::EachOpponent(_) | Effect::EachPlayer(_) | Effect::EachOfSide(_)
        );
        Inside {
            other_player: each
                || matches!(effect, Effect::Opponent(_) | Effect::WhoseTurn(_) | Effect::Owner(_)),
            repetition: each || matches!(effect, Effect::Times { .. } | Effect::ForEach { .. }),
        }
    }
}

impl Check<'_> {
    fn tell(&mut self, path: String, message: String) {
        self.mistakes.push(Mistake { file: self.file, card: self.card.clone(), path, message });
    }

    /// Checks the length of an amount, a condition or a phrase, with the conditions of the terms that it contains.
    fn length(&mut self, piece: &impl Serialize, path: &str) {
        let text = altmode_json::to_string(piece).unwrap_or_default();
        let length = text.len();
        // Parsed again, because a conversion of each type to a tree would be 2 KB of code.
        let of_terms = altmode_json::from_str(&text).map_or(0, |tree| self.of_terms(&tree));
        if length + of_terms > self.most {
            let what = "a number, a condition, a phrase or a list of qualities";
            let terms =
                if of_terms == 0 { String::new() } else { format!(" and {of_terms} of its terms") };
            self.tell(
                path.into(),
                format!("{what} has at most {} bytes of JSON, not {length}{terms}", self.most),
            );
        }
    }

    /// Returns the length of the conditions of all terms in a tree. A shared text can mean a term of any hero.
    fn of_terms(&self, tree: &Value) -> usize {
        let of_term = |name: &str| {
            let all = self.files.iter().flat_map(|file| &file.heroes);
            let terms = self
                .hero
                .into_iter()
                .chain(all.filter(|_| self.hero.is_none()))
                .flat_map(|hero| &hero.terms);
            let length =
                |term: &TermSheet| altmode_json::to_string(&term.is).map_or(0, |text| text.len());
            terms.filter(|term| term.name == name).map(length).max().unwrap_or(0)
        };
        match tree {
            Value::Array(values) => values.iter().map(|value| self.of_terms(value)).sum(),
            Value::Object(fields) => {
                let of_field = |(name, value): (&String, &Value)| match value {
                    Value::String(term) if name == "term" => of_term(term),
                    value => self.of_terms(value),
                };
                fields.iter().map(of_field).sum()
            }
            _ => 0,
        }
    }

    fn hero(&mut self, hero: &HeroSheet, path: &str) {
        let count: usize = hero.fighters.iter().map(|fighter| usize::from(fighter.count)).sum();
        if hero.fighters.first().is_none_or(|first| first.role != Role::Hero)
            || count > MOST_FIGHTERS
        {
            self.tell(
                format!("{path}.fighters"),
                format!("1 to {MOST_FIGHTERS} fighters are expected, a hero first"),
            );
        }
        let heroes = hero.fighters.iter().map(|fighter| fighter.role == Role::Hero);
        if !heroes.is_sorted_by(|one, other| one >= other) {
            self.tell(format!("{path}.fighters"), "heroes stand before sidekicks".into());
        }
        let mut fighters = BTreeSet::new();
        for (index, fighter) in hero.fighters.iter().enumerate() {
            if !fighters.insert(&fighter.id) || fighter.count == 0 || fighter.health == 0 {
                self.tell(
                    format!("{path}.fighters[{index}]"),
                    "a fighter has an id of its own, a count and health".into(),
                );
            }
        }
        for (index, id) in hero.sidekick_of.iter().enumerate() {
            if !hero
                .fighters
                .iter()
                .any(|fighter| fighter.id == *id && fighter.role == Role::Sidekick)
            {
                self.tell(
                    format!("{path}.sidekick_of[{index}]"),
                    format!("there is no sidekick \"{id}\""),
                );
            }
        }
        for (index, id) in hero.opening.iter().enumerate() {
            if !hero.cards.iter().any(|card| card.id == *id) {
                self.tell(
                    format!("{path}.opening[{index}]"),
                    format!("the deck has no card \"{id}\""),
                );
            }
        }
        if let Some(tokens) = &hero.tokens {
            let most = if tokens.on_paths { MOST_ON_PATHS } else { MOST_TOKENS };
            if tokens.count == 0 || tokens.count > most {
                self.tell(format!("{path}.tokens.count"), format!("a hero has 1 to {most} tokens"));
            }
        }
        self.extras(hero, path);
        for (index, id) in hero.hero_of.iter().enumerate() {
            let known =
                hero.fighters.iter().any(|fighter| fighter.id == *id && fighter.role == Role::Hero);
            if !known {
                self.tell(format!("{path}.hero_of[{index}]"), format!("there is no hero \"{id}\""));
            }
        }
        let all: usize = hero.gear.iter().map(|group| group.cards.len()).sum();
        let gear = set_of(hero.gear.iter().flat_map(|group| &group.cards));
        let known = |id: &&String| hero.cards.iter().any(|card| card.id == **id);
        if all != gear.len()
            || !gear.iter().all(known)
            || all > 8
            || hero.gear.iter().any(|group| group.cards.len() < 2)
        {
            self.tell(
                format!("{path}.gear"),
                "groups of at least 2 cards of the deck are expected, 8 at most, each in one group"
                    .into(),
            );
        }
        if hero.forms.len() > MOST_FORMS
            || hero.forms.is_empty() && (hero.form_choice || hero.form_later)
        {
            self.tell(
                format!("{path}.forms"),
                format!("at most {MOST_FORMS} forms are expected, and at least one if a form is chosen or taken"),
            );
        }
        if hero.counters.len() > MOST_COUNTERS
            || hero.counters.iter().any(|counter| counter.start > counter.most)
        {
            self.tell(
                format!("{path}.counters"),
                format!(
                    "at most {MOST_COUNTERS} kinds of counters are expected, none above its most"
                ),
            );
        }
        if let Some(die) = &hero.die {
            let paid = hero.counters.iter().any(|counter| counter.id == die.reroll);
            if die.faces.len() != DIE_FACES
                || die.faces.iter().any(|&face| face > MOST_ON_DIE)
                || !paid
            {
                let message = format!(
                    "a die has {DIE_FACES} faces from 0 to {MOST_ON_DIE}, and its `reroll` is a kind of counters"
                );
                self.tell(format!("{path}.die"), message);
            }
        }
        for (index, term) in hero.terms.iter().enumerate() {
            self.length(&term.is, &format!("{path}.terms[{index}].is"));
            self.condition(&term.is, &format!("{path}.terms[{index}].is"));
            if says_term(&term.is) {
                self.tell(
                    format!("{path}.terms[{index}].is"),
                    "a term does not speak of terms".into(),
                );
            }
        }
        for (index, ability) in hero.abilities.iter().flatten().enumerate() {
            self.ability(ability, &format!("{path}.abilities[{index}]"));
        }
        let copies: usize = hero.cards.iter().map(|card| usize::from(card.copies)).sum();
        if copies > MOST_CARDS {
            self.tell(
                format!("{path}.cards"),
                format!("a deck has at most {MOST_CARDS} cards, not {copies}"),
            );
        }
        let mut ids = BTreeSet::new();
        for (index, card) in hero.cards.iter().enumerate() {
            let path = format!("{path}.cards[{index}]");
            self.card = format!("{}/{}", hero.id, card.id);
            if !ids.insert(&card.id) {
                self.tell(format!("{path}.id"), "there are two cards with this id".into());
            }
            self.card(card, &path);
        }
    }

    /// Checks piles, side decks, spells and facts.
    fn extras(&mut self, hero: &HeroSheet, path: &str) {
        if hero.side.len() > MOST_SIDE_CARDS {
            self.tell(
                format!("{path}.side"),
                format!("a side deck has at most {MOST_SIDE_CARDS} cards"),
            );
        }
        for (index, card) in hero.side.iter().enumerate() {
            let path = format!("{path}.side[{index}]");
            if hero.side[..index].iter().any(|other| other.id == card.id)
                || hero.cards.iter().any(|other| other.id == card.id)
            {
                self.tell(format!("{path}.id"), "there are two cards with this id".into());
            }
            self.effects(&card.text, &format!("{path}.text"));
            card.abilities.iter().enumerate().for_each(|(at, ability)| {
                self.ability(ability, &format!("{path}.abilities[{at}]"))
            });
        }
        if hero.spells.len() > 8 || hero.facts.len() > 16 {
            self.tell(path.into(), "a hero has at most 8 spells and 16 facts".into());
        }
        for (index, spell) in hero.spells.iter().enumerate() {
            let path = format!("{path}.spells[{index}]");
            spell.needs.iter().for_each(|tag| self.tag(tag, &format!("{path}.needs")));
            self.effects(&spell.text, &format!("{path}.text"));
        }
        hero.lends.iter().for_each(|tag| self.tag(tag, &format!("{path}.lends")));
    }

    fn tag(&mut self, tag: &str, path: &str) {
        if let Some(hero) = self.hero
            && !hero.cards.iter().any(|card| card.tags.iter().any(|other| other == tag))
        {
            self.tell(path.into(), format!("no card of {} has the tag \"{tag}\"", hero.name));
        }
    }

    fn card(&mut self, card: &CardSheet, path: &str) {
        if (card.kind == CardKind::Scheme) == card.value.is_some() {
            self.tell(format!("{path}.value"), "all cards but schemes have a value".into());
        }
        if card.copies == 0 {
            self.tell(format!("{path}.copies"), "a card has copies".into());
        }
        for (index, name) in card.by.iter().enumerate() {
            if !self.hero.is_some_and(|hero| hero.forms.iter().any(|form| form.name == *name)) {
                self.name(name, &format!("{path}.by[{index}]"));
            }
        }
        if let Some(like) = &card.like {
            if !self.texts.contains(like.as_str()) {
                self.tell(format!("{path}.like"), format!("there is no shared text \"{like}\""));
            }
            if self.of_forms.contains(like) {
                self.choose_form(&format!("{path}.like"));
            }
            if card.text.is_some() {
                self.tell(format!("{path}.text"), "a card with a shared text has no other".into());
            }
        }
        let parts = card.text.as_deref().unwrap_or_default();
        for (index, part) in parts.iter().enumerate() {
            let fits = match part {
                Part::Boosted(_)
                | Part::Tucked(_)
                | Part::PlayOnlyIf(_)
                | Part::ForcedDiscard(_)
                | Part::ShieldsHand => true,
                Part::Scheme(_) | Part::Ongoing { .. } => card.kind == CardKind::Scheme,
                Part::AttacksWhile(_) => card.kind == CardKind::Defense,
                _ => card.kind != CardKind::Scheme,
            };
            if !fits {
                self.tell(
                    format!("{path}.text[{index}]"),
                    "schemes have scheme texts, combat cards the others".into(),
                );
            }
        }
        self.parts(parts, &format!("{path}.text"));
    }

    fn parts(&mut self, parts: &[Part], path: &str) {
        for (index, part) in parts.iter().enumerate() {
            match part {
                Part::Immediately(effects)
                | Part::During(effects)
                | Part::After(effects)
                | Part::Scheme(effects)
                | Part::Boosted(effects) => self.effects(effects, &format!("{path}[{index}]")),
                Part::AimsAt(who) => self.who(who, &format!("{path}[{index}]")),
                Part::Completes(effects) | Part::ForcedDiscard(effects) => {
                    self.effects(effects, &format!("{path}[{index}]"))
                }
                Part::PlayOnlyIf(condition) | Part::Defends(condition) => {
                    self.length(condition, &format!("{path}[{index}]"));
                    self.condition(condition, &format!("{path}[{index}]"));
                }
                Part::Uncancellable
                | Part::FaceUp
                | Part::Predicts
                | Part::ShieldsHand
                | Part::Ranged
                | Part::MayFaceUp { condition: None, .. } => {}
                Part::Ongoing { has, until } => {
                    self.length(until, &format!("{path}[{index}].until"));
                    self.condition(until, &format!("{path}[{index}].until"));
                    self.abilities(has, &format!("{path}[{index}].has"));
                }
                Part::Tucked(has) => self.abilities(has, &format!("{path}[{index}]")),
                Part::AttacksWhile(condition)
                | Part::MayFaceUp { condition: Some(condition), .. } => {
                    self.length(condition, &format!("{path}[{index}]"));
                    self.condition(condition, &format!("{path}[{index}]"));
                }
            }
        }
    }

    fn abilities(&mut self, has: &[Ability], path: &str) {
        has.iter()
            .enumerate()
            .for_each(|(index, ability)| self.ability(ability, &format!("{path}[{index}]")));
    }

    fn ability(&mut self, ability: &Ability, path: &str) {
        match ability {
            Ability::When(trigger) => {
                match &trigger.on {
                    When::Immediately(who)
                    | When::DuringCombat(who)
                    | When::AfterCombat(who)
                    | When::AfterAttack(who)
                    | When::After(who)
                    | When::AfterSchemeOf(who)
                    | When::Defeated(who)
                    | When::TakesDamage(who)
                    | When::TakesCombatDamage(who)
                    | When::Moves(who)
                    | When::Enters(who)
                    | When::BeforeDefense(who)
                    | When::LeavesZone(who) => self.who(who, &format!("{path}.on")),
                    When::TheyDiscard(what) => self.what(what, &format!("{path}.on")),
                    When::SetUp
                    | When::BeforeMoves
                    | When::TokenRemoved
                    | When::TurnStarts
                    | When::TurnEnds
                    | When::BeginsManeuver
                    | When::Maneuvers
                    | When::AfterManeuver
                    | When::Boosts
                    | When::AfterScheme => {}
                }
                trigger.condition.iter().for_each(|condition| {
                    self.length(condition, &format!("{path}.if"));
                    self.condition(condition, &format!("{path}.if"));
                });
                self.effects(&trigger.effects, &format!("{path}.do"));
            }
            Ability::Static { condition, who, has } => {
                condition.iter().for_each(|condition| {
                    self.length(condition, &format!("{path}.while"));
                    self.condition(condition, &format!("{path}.while"));
                });
                self.length(who, &format!("{path}.who"));
                self.length(has, &format!("{path}.has"));
                if condition.as_ref().is_some_and(asks_for_qualities) {
                    self.tell(format!("{path}.while"), "what a fighter has cannot rest on what it `ignores`, which is such a thing".into());
                }
                self.who(who, &format!("{path}.who"));
                self.qualities(has, &format!("{path}.has"));
            }
            Ability::InsteadOfDefeat { of, with, then } => {
                self.who(of, &format!("{path}.of"));
                self.who(with, &format!("{path}.with"));
                self.effects(then, &format!("{path}.then"));
            }
        }
    }

    fn qualities(&mut self, has: &[Quality], path: &str) {
        for (index, quality) in has.iter().enumerate() {
            match quality {
                Quality::Value(amount)
                | Quality::AttackValue(amount)
                | Quality::DefenseValue(amount)
                | Quality::ManeuverMore(amount)
                | Quality::DrawsMore(amount)
                | Quality::LessDamage(amount) => self.amount(amount, &format!("{path}[{index}]")),
                Quality::DamageTo(who) | Quality::Reaches(who) => {
                    self.who(who, &format!("{path}[{index}]"))
                }
                Quality::MoveFixed(_)
                | Quality::NoEffectDamage
                | Quality::CannotGain
                | Quality::BoostMore(_)
                | Quality::IgnoresDiscards
                | Quality::FixedValue(_)
                | Quality::Move(_)
                | Quality::Reach(_)
                | Quality::Passes(_)
                | Quality::MostDamage(_)
                | Quality::NoDamage
                | Quality::OnlyCombatDamage
                | Quality::ReturnsDamage
                | Quality::AttackBoost
                | Quality::Ignores(_)
                | Quality::HealthFloor(_)
                | Quality::Announces
                | Quality::AttacksAnywhere
                | Quality::CannotDraw
                | Quality::CardsUncancellable
                | Quality::NamedCardsUncancellable
                | Quality::PlacedWhenBoosted
                | Quality::WalksBetweenTokens => {}
            }
        }
    }

    fn effects(&mut self, effects: &[Effect], path: &str) {
        for (index, effect) in effects.iter().enumerate() {
            self.effect(effect, &format!("{path}[{index}]"));
        }
    }

    fn effect(&mut self, effect: &Effect, path: &str) {
        match effect {
            Effect::ChooseOne { count, of, symbols, .. } => {
                if !symbols.is_empty() && symbols.len() != of.len() {
                    self.tell(path.into(), "each list has a symbol".into());
                }
                let all = match count {
                    Amount::Fixed(count) => {
                        usize::try_from(*count).is_ok_and(|count| count == 0 || count >= of.len())
                    }
                    Amount::Counted(_) => false,
                };
                if of.len() < 2 || of.len() > 8 || all {
                    self.tell(
                        path.into(),
                        "2 to 8 lists are expected, more than are chosen".into(),
                    );
                }
            }
            Effect::Highest { at, .. }
                if !at.is_sorted_by(|one, other| one.least < other.least) || at.is_empty() =>
            {
                self.tell(path.into(), "the numbers stand in ascending order".into());
            }
            Effect::ChooseForm => self.choose_form(path),
            _ => {}
        }
        let (around, added) = (self.inside, Inside::of(effect));
        if let Some(message) = around.twice(added) {
            self.tell(path.into(), message.into());
        }
        // Instructions for later, and those of a bonus attack, are followed on their own.
        let later = matches!(
            effect,
            Effect::AtEndOfTurn(_)
                | Effect::AtYourNextTurn(_)
                | Effect::AfterThisManeuver(_)
                | Effect::BonusAttack { .. }
        );
        self.inside = match later {
            true => Inside::default(),
            false => Inside {
                other_player: around.other_player || added.other_player,
                repetition: around.repetition || added.repetition,
            },
        };
        pieces(effect, &mut |piece| self.piece(piece, path));
        self.inside = around;
    }
}

/// Returns whether a condition depends on qualities. A static ability must not have such a condition, because its own qualities
/// would depend on it.
fn asks_for_qualities(condition: &Condition) -> bool {
    match condition {
        Condition::Ignores(_) => true,
        Condition::Not(condition) => asks_for_qualities(condition),
        Condition::All(conditions) | Condition::Any(conditions) => {
            conditions.iter().any(asks_for_qualities)
        }
        _ => false,
    }
}

/// Returns whether a condition refers to a term.
fn says_term(condition: &Condition) -> bool {
    match condition {
        Condition::Term(_) => true,
        Condition::Not(condition) => says_term(condition),
        Condition::All(conditions) | Condition::Any(conditions) => conditions.iter().any(says_term),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{fs, path::Path};

    #[test]
    fn built_in_heroes_are_far_below_the_limit_of_length() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../heroes");
        let read = |path: &Path| {
            let value =
                serde_saphyr::from_str::<altmode_json::Value>(&fs::read_to_string(path).unwrap())
                    .unwrap();
            crate::read::<HeroFile>(&value).unwrap()
        };
        let files: Vec<HeroFile> =
            fs::read_dir(folder).unwrap().map(|entry| read(&entry.unwrap().path())).collect();
        assert!(!files.is_empty());
        assert_eq!(check_within(&files, MOST_OF_PIECE / 2), []);
    }
}
