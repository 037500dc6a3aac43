//! Tests of the views of officials, players and the public.

use super::*;
use crate::{event::Event, export, input::json};
use altmode_json::json as value;

fn event(value: altmode_json::Value) -> Event {
    Event::from_json(&value).unwrap()
}

/// Creates a tournament of two players with decks, one of them with a deck check and a warning.
fn tournament() -> Tournament {
    let options = crate::node::read(r#"{ "seed": "5eed" }"#).unwrap();
    let mut tournament = Tournament::new(options, "a").unwrap();
    let deck = |card: &str| value!({ "characters": ["Team of secrets"], "battle": [{ "card": card, "count": 3 }] });
    for happened in [
        value!({ "type": "addPlayer", "name": "Ada", "id": "ada" }),
        value!({ "type": "addPlayer", "name": "Bob", "id": "bob" }),
        value!({ "type": "registerDeck", "player": "ada", "deck": deck("Secret of Ada") }),
        value!({ "type": "registerDeck", "player": "bob", "deck": deck("Secret of Bob") }),
        value!({ "type": "deckCheck", "player": "ada", "found": deck("Found at Ada") }),
        value!({ "type": "penalty", "player": "ada", "section": "5.5", "penalty": "warning", "note": "slow" }),
    ] {
        tournament.apply(event(happened), None).unwrap();
    }
    tournament.pair(None).unwrap();
    tournament
}

/// Reports the only match of the round.
fn play(tournament: &mut Tournament) {
    tournament
        .apply(event(value!({ "type": "result", "table": 1, "games": [2, 0] })), None)
        .unwrap();
}

fn player(id: &str) -> Viewer {
    Viewer::Player(id.to_string())
}

#[test]
fn decks_and_penalties_are_seen_by_officials_and_their_player() {
    let mut tournament = tournament();
    play(&mut tournament);
    for (viewer, seen) in
        [(Viewer::Official, 1), (player("ada"), 1), (player("bob"), 0), (Viewer::Public, 0)]
    {
        let view = view(&tournament, &viewer).unwrap();
        assert_eq!((view.deck_checks.len(), view.penalties.len()), (seen, seen), "{viewer:?}");
        assert_eq!((view.players.len(), view.rounds.len()), (2, 1));
        assert_eq!(deck(tournament.state(), "ada", &viewer).is_ok(), seen == 1);
        let text = json(&view);
        assert_eq!(text.contains("Secret") || text.contains("slow"), seen == 1, "{text}");
    }
    assert_eq!(
        deck(tournament.state(), "ada", &player("bob")).unwrap_err().code,
        "private-information"
    );
    let error = view(&tournament, &player("nobody")).unwrap_err();
    assert_eq!((error.code, error.path.as_str()), ("unknown-player", "viewer"));
}

#[test]
fn players_see_their_deck_list_between_matches_and_not_during_one() {
    // Tournament Rules 2.7.
    let mut tournament = tournament();
    let seen = |tournament: &Tournament, viewer: &Viewer| {
        deck(tournament.state(), "ada", viewer).map_err(|error| (error.code, error.path.clone()))
    };
    assert_eq!(seen(&tournament, &player("ada")).unwrap_err(), ("in-match", "player".to_string()));
    assert_eq!(seen(&tournament, &player("bob")).unwrap_err().0, "private-information");
    assert!(seen(&tournament, &Viewer::Official).is_ok());
    play(&mut tournament);
    assert!(seen(&tournament, &player("ada")).is_ok());
}

#[test]
fn only_officials_see_what_chance_will_bring() {
    let tournament = tournament();
    assert_eq!(view(&tournament, &Viewer::Official).unwrap().options.seed, "5eed");
    for viewer in [Viewer::Public, player("ada")] {
        let view = view(&tournament, &viewer).unwrap();
        assert_eq!(
            (view.options.seed.as_str(), view.can_undo, view.warnings.len()),
            ("", false, 0)
        );
    }
}

#[test]
fn what_is_printed_is_for_everybody() {
    let tournament = tournament();
    let standings = tournament.standings(None).unwrap();
    let state = tournament.state();
    for text in [
        export::pairings_html(state, None).unwrap(),
        export::slips_html(state, None).unwrap(),
        export::standings_html(state, &standings),
        export::pairings_csv(state, None).unwrap(),
        export::standings_csv(&standings),
    ] {
        assert!(text.contains("Ada"));
        for private in ["Secret", "Team of", "Found", "slow", "5eed"] {
            assert!(!text.contains(private), "{private} is printed: {text}");
        }
    }
}
