//! Saves and records outlive corrections of cards.

use crate::{
    cards::{Tcg, builtin, card::CardDef},
    model::start::{Setup, SetupDeck, Start},
};
use altmode_core::{Game, Record, Rules};
use altmode_tcg_language::{BattleCard, Rarity};

fn tcg() -> Tcg {
    Tcg { catalogue: builtin::builtin() }
}

/// Returns the rules with a battle card as a later version might correct it.
fn corrected(id: &str, correct: impl Fn(&mut BattleCard)) -> Tcg {
    let card = builtin::files()
        .iter()
        .flat_map(|file| &file.battle)
        .find(|card| card.id == id)
        .expect("a battle card");
    let mut card = card.clone();
    correct(&mut card);
    let card: &'static BattleCard = Box::leak(Box::new(card));
    let def = tcg().catalogue.by_id(id).expect("a card");
    let content = !tcg().catalogue.card(def).content;
    let make =
        |place| CardDef { content, ..CardDef::battle(place, card, card.abilities.as_deref()) };
    Tcg { catalogue: Box::leak(Box::new(tcg().catalogue.with_card(def, make))) }
}

/// Returns a game of two equal decks after 90 decisions.
fn game() -> (Game<Tcg>, Vec<&'static str>) {
    let by_name = |name: &str| tcg().catalogue.by_full_name(name).expect("a card of that name");
    let mut deck = SetupDeck::default();
    for line in include_str!("../decks/autobot-starter.txt").lines() {
        let Some((Ok(count), name)) =
            line.split_once(' ').map(|(count, name)| (count.parse(), name))
        else {
            continue;
        };
        match by_name(name) {
            def if tcg().catalogue.card(def).is_character() => deck.characters.push(def),
            def => deck.battle.push((def, count)),
        }
    }
    let ids = deck.battle.iter().map(|(def, _)| tcg().catalogue.card(*def).id).collect();
    let decks = [deck.clone(), deck];
    let start = Start::Decks(Setup {
        seed: "2a".into(),
        basic: false,
        rulings: 0,
        first: None,
        open_decks: false,
        decks,
    });
    let mut game = Game::new(tcg(), start).expect("a game");
    for decision in 0..90 {
        let count = game.legal_actions().len();
        game.apply(decision * 7 % count, Vec::new()).expect("a legal action");
    }
    (game, ids)
}

#[test]
fn a_corrected_card_that_is_not_in_the_game_does_not_matter() {
    let (game, ids) = game();
    assert!(!ids.contains(&"w3-052"));
    let later = corrected("w3-052", |card| card.icons.clear());
    let restored =
        Game::restore(later, &game.save().expect("a save")).expect("the game is restored");
    assert_eq!(
        (restored.hash(), restored.record().data_version),
        (game.hash(), game.record().data_version)
    );
}

#[test]
fn a_corrected_card_in_the_game_matters_if_it_leads_elsewhere() {
    let (game, ids) = game();
    let save = game.save().expect("a save");
    let mut refused = 0;
    for id in &ids {
        let rarer = corrected(id, |card| {
            card.rarity = if card.rarity == Rarity::Rare { Rarity::Common } else { Rarity::Rare }
        });
        let restored = Game::restore(rarer, &save).expect("the rarity leads to the same position");
        assert_eq!(restored.hash(), game.hash());
        assert_ne!(restored.record().data_version, game.record().data_version);

        let without_icons = corrected(id, |card| card.icons.clear());
        let [one, other] =
            [Game::restore(without_icons, &save), Game::replay(without_icons, game.record())];
        let Err(error) = one else {
            assert_eq!(other.expect("the record is replayed, like the save").hash(), game.hash());
            continue;
        };
        assert_eq!(other.err(), Some(error.clone()));
        refused += 1;
        assert_eq!(error.code, "other-version");
        assert!(error.path.starts_with("moves["), "{error}");
        assert!(
            error
                .message
                .starts_with(&format!("it was made with another definition of {id}, and goes")),
            "{error}"
        );
    }
    assert!(refused > ids.len() / 3, "only {refused} of {} cards matter", ids.len());
    let record = Record::<Tcg>::of_save(&save).expect("the record can be read");
    assert_eq!(record.moves, game.record().moves);
}

/// Cards are numbered anew when a card is added to the catalogue, so saves and records have their ids.
#[test]
fn records_have_the_ids_of_cards() {
    let (game, ids) = game();
    let Start::Decks(Setup { decks: [deck, _], .. }) = game.record().start else {
        panic!("it has decks")
    };
    let battle: Vec<String> =
        deck.battle.iter().map(|(card, _)| altmode_core::to_json(card)).collect();
    assert_eq!(battle, ids.iter().map(|id| format!("{id:?}")).collect::<Vec<_>>());
    let text = altmode_core::to_json(&game.record()).replace("w1-", "w9-");
    let record =
        altmode_core::read_value(&altmode_core::read_json(&text).expect("JSON")).expect("a record");
    let error = Game::replay(tcg(), record).err().expect("there is no wave 9");
    assert_eq!(error.code, "other-version");
    assert!(error.message.starts_with("there is no card \"w9-"), "{error}");
}

/// The definitions in a game are the cards of both decks, and what comes with them.
#[test]
fn each_card_of_a_game_is_among_its_definitions() {
    let (game, ids) = game();
    let definitions = tcg().definitions(game.state());
    assert!(
        ids.iter()
            .all(|id| definitions.iter().any(|(other, content)| other == id && *content != 0))
    );
    assert!(definitions.is_sorted() && definitions.len() < 50, "{definitions:?}");
}
