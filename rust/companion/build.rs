//! Extracts the data that the companion needs from the files of heroes and battlefields: fighters, decks, forms, spaces. Effects of
//! cards are written as text, because definitions would need the rules engine.

use altmode_unmatched_language::{
    Ability, AttackKind, BoardSheet, CardKind, CardSheet, CounterSheet, Effect, HeroFile,
    HeroSheet, Part, PileTakes, Role, SharedText, When, read, text,
};
use std::collections::{HashMap, HashSet};

#[path = "../language/build/sheets.rs"]
mod sheets;
use sheets::{report, sheets, write};

#[path = "src/facts/types.rs"]
mod types;
use types::{
    BoardFacts, CardFacts, CounterFacts, Due, Facts, FighterFacts, FormFacts, HeroFacts, ItemFacts,
    Kind, ReminderFacts, Takes, TokenFacts,
};

const HEROES: &str = "../unmatched/heroes";
const BOARDS: &str = "../unmatched/boards";

/// Parts of printed names, each with another way to write it.
const SPELLINGS: [(&str, &str); 4] =
    [("Dr. ", "Doctor "), ("Doctor ", "Dr. "), ("Mr. ", "Mister "), (" & ", " and ")];

fn main() {
    let (mut facts, mut mistakes) = (Facts::default(), Vec::new());
    let files = sheets(HEROES, read::<HeroFile>, &mut mistakes).1;
    let texts: Vec<SharedText> = files.iter().flat_map(|file| file.texts.clone()).collect();
    for file in files {
        facts.heroes.extend(
            file.heroes.into_iter().map(|sheet| hero(&file.set, with_texts(sheet, &texts))),
        );
    }
    facts.heroes.sort_by(|one, other| one.id.cmp(&other.id));
    let boards = sheets(BOARDS, read::<BoardSheet>, &mut mistakes).1;
    if report(&mistakes) {
        return;
    }
    for sheet in &boards {
        // A battlefield in another drawing has the map of the first one.
        let same =
            sheet.same_as.as_ref().and_then(|id| boards.iter().find(|other| other.id == *id));
        facts.boards.push(board(sheet, same.unwrap_or(sheet)));
    }
    let bytes = postcard::to_allocvec(&facts).expect("facts can be written as bytes");
    write("facts.bin", bytes);
}

/// Inserts shared texts where cards refer to them.
fn with_texts(mut sheet: HeroSheet, texts: &[SharedText]) -> HeroSheet {
    for card in &mut sheet.cards {
        if let Some(like) = card.like.take() {
            card.text = texts.iter().find(|text| text.id == like).map(|text| text.text.clone());
        }
    }
    sheet
}

fn hero(set: &str, sheet: HeroSheet) -> HeroFacts {
    let text = text::hero_text(&sheet);
    let names = names(&sheet);
    let reminders = reminders(&sheet);
    let again = sheet.abilities.iter().flatten().find_map(|ability| match ability {
        Ability::InsteadOfDefeat { then, .. } => then.iter().find_map(|effect| match effect {
            Effect::Become(form) => Some(form.clone()),
            _ => None,
        }),
        _ => None,
    });
    let kind = |kind| match kind {
        CardKind::Attack => Kind::Attack,
        CardKind::Defense => Kind::Defense,
        CardKind::Versatile => Kind::Versatile,
        CardKind::Scheme => Kind::Scheme,
    };
    let stays = |card: &CardSheet| {
        card.text
            .iter()
            .flatten()
            .any(|part| matches!(part, Part::Ongoing { .. } | Part::Tucked(_)))
    };
    let lent = |card: &CardSheet| sheet.lends.as_ref().is_some_and(|tag| card.tags.contains(tag));
    let cards = sheet.cards.iter().map(|card| CardFacts {
        text: text::card_text(card, Some(&sheet)),
        stays: stays(card),
        lent: lent(card),
        id: card.id.clone(),
        name: card.name.clone(),
        kind: kind(card.kind),
        value: card.value,
        boost: card.boost,
        copies: card.copies,
        by: card.by.clone(),
    });
    let cards = cards.collect();
    let fighters = sheet.fighters.into_iter().map(|fighter| FighterFacts {
        hero: fighter.role == Role::Hero,
        health: fighter.health,
        sidekick_health: fighter.sidekick_health,
        id: fighter.id,
        name: fighter.name,
        ranged: fighter.attack == AttackKind::Ranged,
        count: fighter.count,
        moves: fighter.moves,
        reserve: fighter.reserve,
    });
    HeroFacts {
        id: sheet.id,
        name: sheet.name,
        names,
        set: set.to_string(),
        moves: sheet.moves,
        text,
        reminders,
        fighters: fighters.collect(),
        lead_of: sheet.hero_of,
        gear: sheet.gear.into_iter().map(|group| group.cards).collect(),
        opening: sheet.opening,
        hand: sheet.hand.map(|hand| (hand.start, hand.limit)),
        sidekick_of: sheet.sidekick_of,
        counters: sheet.counters.into_iter().map(counter).collect(),
        tokens: sheet.tokens.map(|tokens| TokenFacts {
            id: tokens.id,
            count: tokens.count,
            single: tokens.single,
            spent: tokens.spent,
        }),
        pile: sheet.pile.map(|pile| match pile.takes {
            PileTakes::Nothing => Takes::Nothing,
            PileTakes::Combat => Takes::Combat,
            PileTakes::Discards => Takes::All,
        }),
        side: sheet.side.len() as u8,
        form_open: sheet.form_choice || sheet.form_later,
        again,
        forms: sheet
            .forms
            .into_iter()
            .map(|form| FormFacts { id: form.id, name: form.name, health: form.health })
            .collect(),
        cards,
    }
}

/// Returns the names of a hero, the printed one first: those of its fighters that are heroes and of its persons, and other ways to
/// write them.
fn names(sheet: &HeroSheet) -> Vec<String> {
    let heroes = sheet.fighters.iter().filter(|fighter| fighter.role == Role::Hero);
    // Forms in capitals, such as "BIG", are states and not persons.
    let persons = sheet.forms.iter().filter(|form| form.name != form.name.to_uppercase());
    let printed = std::iter::once(&sheet.name)
        .chain(heroes.map(|fighter| &fighter.name))
        .chain(persons.map(|form| &form.name));
    let mut names: Vec<String> = Vec::new();
    for name in printed.cloned().chain([sheet.id.replace('-', " ")]) {
        let others = SPELLINGS.iter().filter(|(part, _)| name.contains(part));
        let others: Vec<String> = others.map(|(part, other)| name.replace(part, other)).collect();
        names.extend(std::iter::once(name).chain(others));
    }
    let folded =
        |name: &str| name.replace(|letter: char| !letter.is_alphanumeric(), "").to_lowercase();
    let mut known = HashSet::new();
    names.retain(|name| known.insert(folded(name)));
    names
}

/// Returns the abilities that are due in each turn, as text.
fn reminders(sheet: &HeroSheet) -> Vec<ReminderFacts> {
    let due = |ability: &Ability| match ability {
        Ability::When(trigger) if matches!(trigger.on, When::TurnStarts) => Some(Due::TurnStarts),
        Ability::When(trigger) if matches!(trigger.on, When::TurnEnds) => Some(Due::TurnEnds),
        _ => None,
    };
    let abilities = sheet.abilities.iter().flatten();
    abilities
        .filter_map(|ability| {
            Some(ReminderFacts { at: due(ability)?, text: text::ability_text(ability, sheet) })
        })
        .collect()
}

fn counter(sheet: CounterSheet) -> CounterFacts {
    let name = sheet.several.unwrap_or_else(|| format!("{}s", sheet.name));
    CounterFacts { id: sheet.id, one: sheet.name, name, start: sheet.start, most: sheet.most }
}

fn board(sheet: &BoardSheet, map: &BoardSheet) -> BoardFacts {
    let number: HashMap<&str, u8> =
        map.spaces.iter().zip(0..).map(|((id, ..), number)| (id.as_str(), number)).collect();
    let mut names: Vec<&String> = map.spaces.iter().flat_map(|(.., zones)| zones).collect();
    names.sort();
    names.dedup();
    let bit = |zone: &String| {
        names.iter().position(|name| *name == zone).map_or(0, |place| 1u16 << place)
    };
    BoardFacts {
        id: sheet.id.clone(),
        name: sheet.name.clone(),
        players: map.players,
        spaces: map.spaces.iter().map(|(id, ..)| id.clone()).collect(),
        zones: map
            .spaces
            .iter()
            .map(|(.., zones)| zones.iter().map(bit).fold(0, |set, zone| set | zone))
            .collect(),
        paths: map
            .paths
            .iter()
            .map(|path| (number[path.0.as_str()], number[path.1.as_str()]))
            .collect(),
        starts: map.starts.iter().map(|id| number[id.as_str()]).collect(),
        items: sheet
            .items
            .iter()
            .chain(&map.items)
            .take(1)
            .flat_map(|items| &items.tokens)
            .map(|item| ItemFacts { name: item.name.clone(), combat: item.value.is_some() })
            .collect(),
    }
}
