//! Compiles the YAML card files into one block of bytes and an index of it. Mistakes are reported with file, card and path.

use altmode_tcg_language::{
    Ability, Bytes, CardFile, Encode, check, decode, encode, put_number, read,
};

// The index contains how many instructions each card compiles to, so that the numbers of instructions in saves do not depend on the
// order in which a game looks cards up. These four modules compile cards and use nothing else of the engine. They are compiled
// twice, because a crate of their own would have to publish its 206 items to the engine, and would
// be compiled twice as well: for the build script, and for the module. This takes 0.6 s.
#[allow(dead_code, reason = "the engine's own modules, of which this needs what counts")]
#[path = "src/cards/bits.rs"]
mod bits;
#[allow(dead_code, reason = "the engine's own modules, of which this needs what counts")]
#[path = "src/cards/code.rs"]
mod code;
#[allow(dead_code, reason = "the engine's own modules, of which this needs what counts")]
#[path = "src/cards/index.rs"]
mod index;
#[path = "../language/build/sheets.rs"]
mod sheets;
#[allow(dead_code, reason = "the engine's own modules, of which this needs what counts")]
#[path = "src/cards/text.rs"]
mod text;
use code::Counts;
use index::{CardTable, DeltaRow, Indexed};
use sheets::{report, sheets, write};

/// Names of the cards that were never printed (`src/cards/blank.rs`). They are sorted among the others.
const BLANK_NAMES: [&str; 2] = ["Blank", "Blank Character"];

fn main() {
    let mut mistakes = Vec::new();
    let (names, files) = sheets("cards", read::<CardFile>, &mut mistakes);
    // If a file cannot be read, every reference to its cards would be reported as a mistake as well.
    if mistakes.is_empty() {
        mistakes.extend(
            check(&files).iter().map(|mistake| format!("{}: {mistake}", names[mistake.file])),
        );
    }
    if report(&mistakes) {
        return;
    }

    let bytes = encode(&files);
    assert!(
        decode::<Vec<CardFile>>(&bytes) == files,
        "card files come back changed from their bytes"
    );
    write("cards.bin", &bytes);
    write("cards_version.rs", format!("{:#010x}", xxhash_rust::xxh32::xxh32(&bytes, 0)));
    write("index.bin", index_of(files.leak(), &bytes));
}

/// Data of a card before its location is known.
struct Card {
    table: CardTable,
    file: usize,
    id: &'static str,
    name: &'static str,
    reprint: bool,
    counts: Counts,
}

/// Returns the index: sets of the files, cards, order by id, name numbers of the cards and blank cards, combiner forms.
fn index_of(files: &'static [CardFile], bytes: &[u8]) -> Vec<u8> {
    let cards: Vec<Card> =
        files.iter().enumerate().flat_map(|(number, file)| cards_of(files, number, file)).collect();
    let mut names: Vec<&str> = cards.iter().map(|card| card.name).chain(BLANK_NAMES).collect();
    names.sort();
    names.dedup();
    let number_of = |name: &str| names.binary_search(&name).expect("every name is among the names");

    let mut index = Vec::new();
    put_number(files.len(), &mut index);
    files.iter().for_each(|file| file.set.put(&mut index));
    put_number(cards.len(), &mut index);
    let mut end = 0;
    for (card, place) in cards.iter().zip(places(bytes)) {
        let Card { table, file, reprint, counts, .. } = *card;
        let (gap, length) = (place.start - end, place.len());
        Indexed { table, reprint, file, gap, length, counts }.put(&mut index);
        end = place.end;
    }
    let mut order: Vec<usize> = (0..cards.len()).collect();
    order.sort_by_key(|&card| cards[card].id);
    let mut ids = DeltaRow::default();
    order.into_iter().for_each(|card| ids.put(card, &mut index));
    let mut name_ids = DeltaRow::default();
    let names = cards.iter().map(|card| card.name).chain(BLANK_NAMES);
    names.for_each(|name| name_ids.put(number_of(name), &mut index));
    // Combiner forms, with their parts.
    let def_of = |id: &str| {
        cards.iter().position(|card| card.id == id).expect("the checker knows every part")
    };
    let forms: Vec<_> = files
        .iter()
        .flat_map(|file| &file.characters)
        .filter(|card| !card.parts.is_empty())
        .collect();
    put_number(forms.len(), &mut index);
    for form in forms {
        let parts = form.parts.iter().map(|part| def_of(part));
        [def_of(&form.id), form.parts.len()]
            .into_iter()
            .chain(parts)
            .for_each(|number| put_number(number, &mut index));
    }
    index
}

/// Returns the cards of a file, in the order of the catalogue.
fn cards_of(files: &'static [CardFile], number: usize, file: &'static CardFile) -> Vec<Card> {
    let card =
        |table, id, name, counts| Card { table, file: number, id, name, reprint: false, counts };
    let mut cards = Vec::new();
    for battle in &file.battle {
        // A reprint has the abilities of its first printing.
        let original = battle
            .reprint_of
            .as_ref()
            .and_then(|id| files.iter().flat_map(|file| &file.battle).find(|card| card.id == *id));
        let counts = text::counts([original.unwrap_or(battle).abilities.as_deref()]);
        cards.push(Card {
            reprint: original.is_some(),
            ..card(CardTable::Battle, &*battle.id, &*battle.name, counts)
        });
    }
    for character in &file.characters {
        let faces = character.modes.iter().map(|face| face.abilities.as_deref());
        let sides = character.upgrade_sides.iter().map(|side| side.abilities.as_deref());
        let counts = text::counts(faces.chain(sides).collect::<Vec<Option<&'static [Ability]>>>());
        cards.push(card(CardTable::Characters, &*character.id, &*character.name, counts));
    }
    for stratagem in &file.stratagems {
        cards.push(card(
            CardTable::Stratagems,
            &*stratagem.id,
            &*stratagem.name,
            text::counts([stratagem.abilities.as_deref()]),
        ));
    }
    cards
}

/// Returns the byte range of each card in the bytes of the files.
fn places(bytes: &[u8]) -> Vec<std::ops::Range<usize>> {
    fn list<T: Encode>(rest: &mut Bytes<'_>, all: usize, places: &mut Vec<std::ops::Range<usize>>) {
        for _ in 0..rest.number() {
            let start = all - rest.left();
            T::take(rest);
            places.push(start..all - rest.left());
        }
    }
    let (mut rest, mut places) = (Bytes::new(bytes), Vec::new());
    for _ in 0..rest.number() {
        // Skips code and name of the set.
        rest.text();
        rest.text();
        list::<altmode_tcg_language::BattleCard>(&mut rest, bytes.len(), &mut places);
        list::<altmode_tcg_language::CharacterCard>(&mut rest, bytes.len(), &mut places);
        list::<altmode_tcg_language::StratagemCard>(&mut rest, bytes.len(), &mut places);
    }
    places
}
