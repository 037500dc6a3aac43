//! Checks card files for rules that the types of the language cannot express.

use crate::{
    Ability, Amount, CardFile, CardSheet, CardType, CharacterSheet, Condition, Count, Effect, Fact,
    Fillable, Quality, Side, fillable,
};
use altmode_language::{Mistake, set_of};
use std::collections::BTreeSet;

/// Maximum number of cards in one file.
pub const MOST_CARDS: usize = 300;
/// Maximum number of characters in one file.
pub const MOST_CHARACTERS: usize = 40;
/// Maximum number of a cost, a Power, a Range or a Move.
const MOST: u8 = 20;
/// Maximum Range, which covers every Matrix.
const MOST_RANGE: u8 = 8;
/// Maximum depth of instructions inside instructions.
const DEEPEST: usize = 12;

/// Checks files together. A mistake names the index of its file.
pub fn check(files: &[&CardFile]) -> Vec<Mistake> {
    let mut mistakes = Vec::new();
    let mut ids = BTreeSet::new();
    let mut sets = BTreeSet::new();
    let sheets = files.iter().flat_map(|file| &file.characters);
    let characters = set_of(sheets.map(|sheet| sheet.id.as_str()));
    for (number, file) in files.iter().enumerate() {
        let mut check = Check {
            file: number,
            card: String::new(),
            characters: &characters,
            mistakes: &mut mistakes,
        };
        if !sets.insert(file.id.as_str()) || !is_id(&file.id) {
            check.tell("id", format!("the set needs an id of its own of small letters, digits and hyphens, not \"{}\"", short(&file.id)));
        }
        if file.cards.len() > MOST_CARDS || file.characters.len() > MOST_CHARACTERS {
            check.tell(
                "cards",
                format!("a set has at most {MOST_CARDS} cards and {MOST_CHARACTERS} characters"),
            );
        }
        let mut filled = BTreeSet::new();
        for (index, sheet) in file.cards.iter().enumerate() {
            check.card = sheet.id.clone();
            let path = format!("cards[{index}]");
            match check.fills(sheet, file, &files[..number], &mut filled, &path) {
                Some(whole) => check.sheet(&whole, &path),
                None => {
                    check.id(&sheet.id, file.official, &mut ids, &path);
                    check.sheet(sheet, &path);
                }
            }
        }
        for (index, sheet) in file.characters.iter().enumerate() {
            check.card = sheet.id.clone();
            let path = format!("characters[{index}]");
            match check.fills(sheet, file, &files[..number], &mut filled, &path) {
                Some(whole) => check.character(&whole, &path),
                None => {
                    check.id(&sheet.id, file.official, &mut ids, &path);
                    check.character(sheet, &path);
                }
            }
        }
    }
    mistakes
}

fn short(text: &str) -> String {
    text.chars().take(40).collect()
}

fn is_id(id: &str) -> bool {
    !id.is_empty()
        && id.len() <= 60
        && id.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
}

struct Check<'a> {
    file: usize,
    card: String,
    characters: &'a BTreeSet<&'a str>,
    mistakes: &'a mut Vec<Mistake>,
}

impl Check<'_> {
    fn tell(&mut self, path: &str, message: String) {
        self.mistakes.push(Mistake {
            file: self.file,
            card: self.card.clone(),
            path: path.to_string(),
            message,
        });
    }

    fn id<'s>(&mut self, id: &'s str, official: bool, ids: &mut BTreeSet<&'s str>, path: &str) {
        let path = format!("{path}.id");
        if !is_id(id) {
            self.tell(&path, "an id has 1 to 60 small letters, digits and hyphens".into());
        } else if !ids.insert(id) {
            let message = "there are two cards or characters with this id; a pack completes only built-in ones with unknown facts";
            self.tell(&path, message.into());
        }
        if official && id.starts_with("x-") {
            self.tell(&path, "ids that begin with \"x-\" are for cards that were never printed; `official` must be false".into());
        }
    }

    /// Returns the built-in card or character that a sheet of a pack completes, with the facts of that sheet.
    /// `filled` has the ids that this file completes.
    fn fills<'s, S: Fillable>(
        &mut self,
        sheet: &'s S,
        file: &CardFile,
        before: &[&CardFile],
        filled: &mut BTreeSet<&'s str>,
        path: &str,
    ) -> Option<S> {
        if file.official {
            return None;
        }
        let known = fillable(sheet, before)?;
        if !filled.insert(sheet.id()) {
            self.tell(&format!("{path}.id"), "a pack completes a card or a character once".into());
        }
        let facts = known.unknown().iter().map(|fact| fact.name()).collect::<Vec<_>>().join(", ");
        let (whole, contradictions) = known.fill(sheet);
        for (field, value) in contradictions {
            let message = format!(
                "this is known of the built-in {}: {value}; a pack can fill its unknown facts: {facts}",
                sheet.id()
            );
            self.tell(&format!("{path}.{field}"), message);
        }
        Some(whole)
    }

    fn bound(&mut self, number: Option<u8>, most: u8, path: String) {
        if number.is_some_and(|number| number > most) {
            self.tell(&path, format!("a number of at most {most} is expected"));
        }
    }

    fn sheet(&mut self, sheet: &CardSheet, path: &str) {
        if sheet.name.is_empty() || sheet.name.len() > 80 {
            self.tell(&format!("{path}.name"), "a name of 1 to 80 letters is expected".into());
        }
        for (name, number, most) in [
            ("cost", sheet.cost, MOST),
            ("power", sheet.power, MOST),
            ("range", sheet.range, MOST_RANGE),
            ("move", sheet.moves, MOST),
            ("copies", Some(sheet.copies), 40),
        ] {
            self.bound(number, most, format!("{path}.{name}"));
        }
        let unknown = |fact: Fact| sheet.unknown.contains(&fact);
        let is = |kind: CardType| sheet.types.contains(&kind);
        if sheet.types.is_empty() && !unknown(Fact::Types) {
            self.tell(
                &format!("{path}.types"),
                "a card has a type, or its types are listed in `unknown`".into(),
            );
        }
        if is(CardType::Boss)
            && !unknown(Fact::Level)
            && !sheet.level.is_some_and(|level| (1..=3).contains(&level))
        {
            self.tell(&format!("{path}.level"), "a Boss has a Level of 1 to 3".into());
        }
        if !is(CardType::Boss) && sheet.level.is_some() {
            self.tell(&format!("{path}.level"), "only a Boss has a Level".into());
        }
        if (is(CardType::Boss) || is(CardType::Robot))
            && sheet.faction.is_none()
            && !unknown(Fact::Faction)
        {
            self.tell(&format!("{path}.faction"), "a Boss or a Robot has a faction".into());
        }
        let in_matrix = sheet.types.iter().any(|kind| {
            !matches!(kind, CardType::Starter | CardType::Encounter | CardType::Damage)
        });
        let closed = sheet.text.contains(&Ability::Ongoing(Quality::CannotBeCleared));
        if in_matrix && !closed && sheet.cost.is_none() && !unknown(Fact::Cost) {
            self.tell(
                &format!("{path}.cost"),
                "a card that can be bought, battled or cleared has a cost".into(),
            );
        }
        if sheet.power.is_some_and(|power| power > 0)
            && sheet.range.is_none()
            && !unknown(Fact::Range)
        {
            self.tell(&format!("{path}.range"), "a card with Power has a Range".into());
        }
        if is(CardType::Encounter) {
            for half in ["ambush", "confrontation"] {
                let has = sheet.text.iter().any(|ability| match ability {
                    Ability::Ambush(_) => half == "ambush",
                    Ability::Confrontation(_) => half == "confrontation",
                    _ => false,
                });
                if !has && !unknown(Fact::Text) {
                    self.tell(
                        &format!("{path}.text"),
                        format!("an Encounter has the half `{half}`"),
                    );
                }
            }
        }
        if let Some(starter) = &sheet.starter
            && !self.characters.contains(starter.as_str())
        {
            self.tell(
                &format!("{path}.starter"),
                format!("there is no character \"{}\"", short(starter)),
            );
        }
        let energon = sheet
            .text
            .iter()
            .filter(|ability| matches!(ability, Ability::Energon { .. } | Ability::Use { .. }))
            .count();
        if energon > 8 {
            self.tell(&format!("{path}.text"), "a card has at most 8 abilities to use".into());
        }
        self.text(&sheet.text, &format!("{path}.text"));
        self.effects(&sheet.reward, &format!("{path}.reward"), 0);
    }

    fn character(&mut self, sheet: &CharacterSheet, path: &str) {
        for (name, side) in [("alt", &sheet.alt), ("bot", &sheet.bot)] {
            let Side { power, range, moves, text } = side;
            for (fact, number, most) in
                [("power", *power, MOST), ("range", *range, MOST_RANGE), ("move", *moves, MOST)]
            {
                self.bound(Some(number), most, format!("{path}.{name}.{fact}"));
            }
            if text.len() > 8 {
                self.tell(&format!("{path}.{name}.text"), "a side has at most 8 abilities".into());
            }
            self.text(text, &format!("{path}.{name}.text"));
        }
    }

    fn text(&mut self, text: &[Ability], path: &str) {
        for (index, ability) in text.iter().enumerate() {
            let path = format!("{path}[{index}]");
            match ability {
                Ability::Energon { cost, effects, .. }
                | Ability::EnergonBlock { cost, effects, .. } => {
                    if !(1..=9).contains(cost) {
                        self.tell(&path, "an Energon ability costs 1 to 9 Energon".into());
                    }
                    self.effects(effects, &path, 0);
                }
                Ability::Site { cost, effects } => {
                    self.bound(Some(*cost), 9, path.clone());
                    self.effects(effects, &path, 0);
                }
                Ability::Play(effects)
                | Ability::Team(effects)
                | Ability::Assist(effects)
                | Ability::StartOfTurn(effects)
                | Ability::Reveal(effects)
                | Ability::Ambush(effects)
                | Ability::Confrontation(effects)
                | Ability::Use { effects, .. }
                | Ability::Block { effects, .. }
                | Ability::When { effects, .. } => self.effects(effects, &path, 0),
                Ability::InTeamMode(inner) => {
                    let fits = matches!(
                        **inner,
                        Ability::Assist(_)
                            | Ability::Block { .. }
                            | Ability::EnergonBlock { .. }
                            | Ability::Ongoing(_)
                            | Ability::StartOfTurn(_)
                    );
                    if !fits {
                        let message = "`in-team-mode` holds `assist`, `block`, `energon-block`, `ongoing` or `start-of-turn`; \
                                       `play` has the word `team`, and `energon` and `use` have `team: true`";
                        self.tell(&path, message.into());
                    }
                    self.text(std::slice::from_ref(inner), &path);
                }
                Ability::EndOfGame { vp, .. } => self.amount(vp, &path),
                Ability::Ongoing(_) | Ability::BossReveal => {}
            }
        }
    }

    fn effects(&mut self, effects: &[Effect], path: &str, depth: usize) {
        if depth > DEEPEST {
            return self.tell(path, format!("instructions are nested at most {DEEPEST} deep"));
        }
        if effects.len() > 20 {
            self.tell(path, "at most 20 instructions in a row are expected".into());
        }
        for effect in effects {
            match effect {
                Effect::Power(amount)
                | Effect::Move(amount)
                | Effect::Energon(amount)
                | Effect::LoseEnergon(amount)
                | Effect::Vp(amount)
                | Effect::LoseVp(amount)
                | Effect::Draw(amount)
                | Effect::PutOnTop(amount)
                | Effect::Damage(amount)
                | Effect::Repair(amount)
                | Effect::Step(amount)
                | Effect::StepAwayOr(amount)
                | Effect::Cost(amount)
                | Effect::Discard { count: amount, .. }
                | Effect::Destroy { count: amount, .. } => self.amount(amount, path),
                Effect::PowerAt { range, amount } => {
                    self.bound(Some(*range), MOST_RANGE, path.into());
                    self.amount(amount, path);
                }
                Effect::Take { range, .. } | Effect::DestroyInMatrix { range, .. } => {
                    self.bound(Some(*range), MOST_RANGE, path.into())
                }
                Effect::IfBattleFails(effects)
                | Effect::WhenDefeat { effects, .. }
                | Effect::May(effects)
                | Effect::Let { effects, .. } => self.effects(effects, path, depth + 1),
                Effect::Attack { effects, blocked, .. } => {
                    self.effects(effects, path, depth + 1);
                    self.effects(blocked, path, depth + 1);
                }
                Effect::If { condition, then, otherwise } => {
                    self.condition(condition, path);
                    self.effects(then, path, depth + 1);
                    self.effects(otherwise, path, depth + 1);
                }
                Effect::ChooseOne(lists) => {
                    if !(2..=6).contains(&lists.len()) {
                        self.tell(path, "`choose-one` has 2 to 6 lists".into());
                    }
                    lists.iter().for_each(|list| self.effects(list, path, depth + 1));
                }
                Effect::KeepHand
                | Effect::StepAway
                | Effect::Teleport(_)
                | Effect::Search(_)
                | Effect::PlaceRuin
                | Effect::SwapToAdversary
                | Effect::BuyAdversary
                | Effect::MoveAsPower
                | Effect::Convert => {}
            }
        }
    }

    fn condition(&mut self, condition: &Condition, path: &str) {
        match condition {
            Condition::Number(one, _, other) => {
                self.amount(one, path);
                self.amount(other, path);
            }
            Condition::Not(condition) => self.condition(condition, path),
            Condition::All(all) => all.iter().for_each(|condition| self.condition(condition, path)),
            _ => {}
        }
    }

    fn amount(&mut self, amount: &Amount, path: &str) {
        match amount {
            Amount::Fixed(number) if !(-99..=99).contains(number) => {
                self.tell(path, "a number from -99 to 99 is expected".into())
            }
            Amount::Counted(count) => match &**count {
                Count::Per(0, _) => self.tell(path, "a number cannot be divided by 0".into()),
                Count::Per(_, amount) | Count::Times(_, amount) => self.amount(amount, path),
                _ => {}
            },
            Amount::Fixed(_) => {}
        }
    }
}
