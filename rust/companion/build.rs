//! Extracts the data that the companion needs from the files of heroes and battlefields: fighters, decks, forms, spaces. Card
//! effects are left out to keep the module small.

use altmode_unmatched_language::{AttackKind, BoardSheet, CardKind, CardSheet, CounterSheet, HeroFile, HeroSheet, Part, Role, read};
use std::collections::HashMap;

#[path = "../language/build/sheets.rs"]
mod sheets;
use sheets::{report, sheets, write};

#[path = "src/facts/types.rs"]
mod types;
use types::{BoardFacts, CardFacts, CounterFacts, Facts, FighterFacts, FormFacts, HeroFacts, Kind, TokenFacts};

const HEROES: &str = "../unmatched/heroes";
const BOARDS: &str = "../unmatched/boards";

fn main() {
    let (mut facts, mut mistakes) = (Facts::default(), Vec::new());
    for file in sheets(HEROES, read::<HeroFile>, &mut mistakes).1 {
        facts.heroes.extend(file.heroes.into_iter().map(|sheet| hero(&file.set, sheet)));
    }
    facts.heroes.sort_by(|one, other| one.id.cmp(&other.id));
    let boards = sheets(BOARDS, read::<BoardSheet>, &mut mistakes).1;
    if report(&mistakes) {
        return;
    }
    for sheet in &boards {
        // A battlefield in another drawing has the map of the first one.
        let same = sheet.same_as.as_ref().and_then(|id| boards.iter().find(|other| other.id == *id));
        facts.boards.push(board(sheet, same.unwrap_or(sheet)));
    }
    let bytes = postcard::to_allocvec(&facts).expect("facts can be written as bytes");
    write("facts.bin", bytes);
}

fn hero(set: &str, sheet: HeroSheet) -> HeroFacts {
    // The first of a pair of heroes counts as the hero, the other as a sidekick with its own health.
    let lead = sheet.hero_of.first().cloned();
    let fighters = sheet.fighters.into_iter().map(|fighter| {
        let hero = fighter.role == Role::Hero && lead.as_ref().is_none_or(|lead| *lead == fighter.id);
        (hero, fighter)
    });
    let fighters = fighters.map(|(hero, fighter)| FighterFacts {
        hero,
        health: if hero { fighter.health } else { fighter.sidekick_health.unwrap_or(fighter.health) },
        id: fighter.id,
        name: fighter.name,
        ranged: fighter.attack == AttackKind::Ranged,
        count: fighter.count,
        reserve: fighter.reserve,
    });
    let kind = |kind| match kind {
        CardKind::Attack => Kind::Attack,
        CardKind::Defense => Kind::Defense,
        CardKind::Versatile => Kind::Versatile,
        CardKind::Scheme => Kind::Scheme,
    };
    let stays = |card: &CardSheet| card.text.iter().flatten().any(|part| matches!(part, Part::Ongoing { .. } | Part::Tucked(_)));
    let cards = sheet.cards.into_iter().map(|card| CardFacts {
        stays: stays(&card),
        id: card.id,
        name: card.name,
        kind: kind(card.kind),
        value: card.value,
        boost: card.boost,
        copies: card.copies,
        by: card.by,
    });
    HeroFacts {
        id: sheet.id,
        name: sheet.name,
        set: set.to_string(),
        fighters: fighters.collect(),
        hand: sheet.hand.map(|hand| (hand.start, hand.limit)),
        sidekick_of: sheet.sidekick_of,
        counters: sheet.counters.into_iter().map(counter).collect(),
        tokens: sheet.tokens.map(|tokens| TokenFacts { id: tokens.id, count: tokens.count, single: tokens.single }),
        pile: sheet.pile.is_some(),
        side: !sheet.side.is_empty(),
        forms: sheet.forms.into_iter().map(|form| FormFacts { id: form.id, name: form.name }).collect(),
        cards: cards.collect(),
    }
}

fn counter(sheet: CounterSheet) -> CounterFacts {
    let name = sheet.several.unwrap_or_else(|| format!("{}s", sheet.name));
    CounterFacts { id: sheet.id, one: sheet.name, name, start: sheet.start, most: sheet.most }
}

fn board(sheet: &BoardSheet, map: &BoardSheet) -> BoardFacts {
    let number: HashMap<&str, u8> = map.spaces.iter().zip(0..).map(|((id, ..), number)| (id.as_str(), number)).collect();
    let mut names: Vec<&String> = map.spaces.iter().flat_map(|(.., zones)| zones).collect();
    names.sort();
    names.dedup();
    let bit = |zone: &String| names.iter().position(|name| *name == zone).map_or(0, |place| 1u16 << place);
    BoardFacts {
        id: sheet.id.clone(),
        name: sheet.name.clone(),
        players: map.players,
        spaces: map.spaces.iter().map(|(id, ..)| id.clone()).collect(),
        zones: map.spaces.iter().map(|(.., zones)| zones.iter().map(bit).fold(0, |set, zone| set | zone)).collect(),
        paths: map.paths.iter().map(|path| (number[path.0.as_str()], number[path.1.as_str()])).collect(),
        starts: map.starts.iter().map(|id| number[id.as_str()]).collect(),
    }
}
