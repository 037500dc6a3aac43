//! Conformance tests for every game system.
//!
//! ```ignore
//! altmode_core::suite::all(&rules, start, seed, 20_000);
//! ```

use crate::{Caused, Game, Imagine, Io, Random, Rest, Result, Rules, Search, Viewer};
use altmode_json::Value;
use std::fmt::Debug;

/// Embedded form of a game, for the tests: how actions are written, and what views and events say about the table.
pub trait Embedded: Imagine {
    /// Part of a view that events must describe completely.
    type Table: Clone + PartialEq + Debug;

    /// Whether the list has the same ability of several copies of a card, whose labels are equal.
    const LISTS_COPIES: bool = false;

    /// Returns everything the viewer may know. Two states have equal views exactly when the viewer cannot tell them apart.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Value;
    /// Returns an event as the viewer may see it.
    fn show_event(&self, state: &Self::State, event: &Caused<Self::Event>, viewer: Viewer)
    -> Value;

    /// Returns whether an effect causes an event as the referee sees it, where its type tells: `None` where it does not.
    fn is_by_effect(&self, _event: &Value) -> Option<bool> {
        None
    }

    /// Returns the legal actions of a state as embedders get them, in order.
    fn listed(&self, state: &Self::State) -> Vec<Value>;
    /// Returns the legal actions of a state as embedders write them, in order, without the fields that only number or
    /// label them.
    fn written(&self, state: &Self::State) -> Vec<Value> {
        let mut actions = self.listed(state);
        for action in actions.iter_mut().filter_map(Value::as_object_mut) {
            action.retain(|name, value| name != "id" && name != "label" && !value.is_null());
        }
        actions
    }
    /// Checks that an action written by an embedder is legal now. The error is the reason why not.
    fn check(game: &Game<Self>, action: &Value) -> Result<()>;
    /// Returns an action as the list has it. A game may list one of several identical cards and accept any of them.
    fn as_listed(&self, state: &Self::State, action: &Value) -> Value {
        let _ = state;
        action.clone()
    }
    /// Returns the table that a seat's view of a state describes.
    fn seen(&self, state: &Self::State, view: &Value) -> Self::Table;
    /// Updates a table with an event as a seat is shown it.
    fn told(&self, table: &mut Self::Table, event: &Value);
    /// Returns a table that was updated by events, in the form in which tables are compared.
    fn settled(&self, table: &Self::Table) -> Self::Table;
}

/// Plays one random game from a start and checks on the way the guarantees that every game gives.
///
/// `most_decisions` bounds the game; a game that is not over by then fails the test.
///
/// # Panics
/// Panics if a guarantee is broken. The message names the seed and the decision.
pub fn all<R: Embedded>(rules: &R, start: R::Start, seed: u32, most_decisions: usize) {
    let mut game = Game::new(rules.clone(), start).expect("the game starts");
    let mut tables = Tables::of(rules, &game);
    let mut stale = Vec::new();
    let mut random = Random::from_words([seed, 0x5117, 0, 1]);
    // Hash and number of events of each position.
    let mut course = Vec::new();
    for decision in 0..=most_decisions {
        let place = || format!("seed {seed}, decision {decision}");
        let Some(seat) = game.to_act() else {
            assert!(game.outcome().is_some(), "{}: nobody acts, but there is no outcome", place());
            finished(rules, &game, &course, &place());
            return;
        };
        assert!(game.outcome().is_none(), "{}: somebody acts although the game is over", place());
        let before = game.state().clone();
        let actions = game.legal_actions().to_vec();
        assert!(!actions.is_empty(), "{}: no legal action", place());
        assert!(*game.state() == before, "{}: listing legal actions changed the state", place());
        assert!(
            game.apply(actions.len(), Vec::new()).is_err(),
            "{}: an action past the end is accepted",
            place()
        );
        assert!(*game.state() == before, "{}: a refused action changed the state", place());
        if decision % 4 == 1 {
            check_agrees(&game, decision, &mut stale, &place());
        }
        if decision % 16 == 5 {
            indistinguishable(rules, &before, seat, &mut random.child(0), &place());
        }
        if decision % 128 == 37 {
            suggestions_are_fair(rules, &before, seat, &mut random.child(1), &place());
        }
        if decision % 64 == 21 {
            saved(rules, &game, &place());
            let world = rules.determinize(&before, seat, &mut random.child(2));
            imagined(&game, world, &place());
        }
        let choice = random.below(actions.len() as u32) as usize;
        let hash = game.hash();
        course.push((hash.clone(), game.events(0).len()));
        if decision % 8 == 3 {
            let mut other = game.clone();
            other.apply(choice, Vec::new()).expect("a legal action is accepted");
            assert_eq!(
                game.hash(),
                hash,
                "{}: playing on with a clone changed the original",
                place()
            );
            assert!(other.undo(), "{}: nothing to undo after an action", place());
            assert_eq!(other.hash(), hash, "{}: undo does not lead back", place());
        }
        let events = game.apply(choice, Vec::new()).expect("a legal action is accepted").to_vec();
        tables.compare(rules, &game, &events, &place());
        silent_is_the_same(rules, &before, actions[choice], game.state(), &place());
    }
    panic!("seed {seed}: the game is not over after {most_decisions} decisions");
}

/// Plays at most `decisions` decisions of a random game and rebuilds the table of each seat from the events shown to it.
/// Returns all events as they are shown to the referee.
///
/// # Panics
/// Panics if a view contains something that no event has told.
pub fn events_rebuild<R: Embedded>(
    rules: &R,
    start: R::Start,
    seed: u32,
    decisions: usize,
    name: &str,
) -> Vec<Value> {
    let mut game = Game::new(rules.clone(), start).expect("the game starts");
    let mut tables = Tables::of(rules, &game);
    let mut random = Random::from_words([seed, 0x5117, 0, 2]);
    let mut all = Vec::new();
    for decision in 0..decisions {
        if game.to_act().is_none() {
            break;
        }
        let choice = random.below(game.legal_actions().len() as u32) as usize;
        let events = game.apply(choice, Vec::new()).expect("a legal action is accepted").to_vec();
        tables.compare(rules, &game, &events, &format!("{name}, decision {decision}"));
        all.extend(
            events.iter().map(|event| rules.show_event(game.state(), event, Viewer::Referee)),
        );
    }
    all
}

/// Plays the first `decisions` decisions of a random game and checks at each that worlds drawn for a seat differ from the true state in nothing that the
/// seat can see, and that nothing else influences the worlds and suggestions of the seat.
///
/// # Panics
/// Panics if hidden information matters. The message has the name and the decision.
pub fn worlds<R: Embedded>(rules: &R, start: R::Start, seed: u32, decisions: usize, name: &str) {
    let mut game = Game::new(rules.clone(), start).expect("the game starts");
    let mut random = Random::from_words([seed, 0x5117, 0, 3]);
    for decision in 0..decisions {
        let Some(seat) = game.to_act() else { return };
        let place = format!("{name}, decision {decision}");
        indistinguishable(rules, game.state(), seat, &mut random.child(0), &place);
        if decision % 16 == 5 {
            suggestions_are_fair(rules, game.state(), seat, &mut random.child(1), &place);
        }
        let choice = random.below(game.legal_actions().len() as u32) as usize;
        game.apply(choice, Vec::new()).expect("a legal action is accepted");
    }
}

/// Plays one random game and checks at each decision that the question and its answers can be understood alone: the view names what
/// asks and has a sentence, and no label is a bare word such as "Yes" or "Option 1". Checks also that events name the effects that
/// cause them.
///
/// # Panics
/// Panics if a question or an answer says nothing. The message has the name and the decision.
pub fn questions_speak<R: Embedded>(
    rules: &R,
    start: R::Start,
    seed: u32,
    most_decisions: usize,
    name: &str,
) {
    let mut game = Game::new(rules.clone(), start).expect("the game starts");
    let mut random = Random::from_words([seed, 0x5117, 0, 4]);
    for decision in 0..most_decisions {
        let Some(seat) = game.to_act() else { return };
        let place = format!("{name}, decision {decision}");
        for viewer in [Viewer::Seat(seat), Viewer::Public] {
            let question = &rules.view(game.state(), viewer)["decision"];
            let text = question["sentence"]["text"].as_str().unwrap_or_default();
            let kind = question["sentence"]["type"].as_str();
            assert!(
                kind.is_some_and(|kind| kind != "other") && is_sentence(text),
                "{place}: the question says nothing: {question}"
            );
            let source = &question["source"];
            let named = source["type"].is_string()
                && source["name"].as_str().is_some_and(|name| !name.is_empty());
            let hidden = source.is_null() && kind == Some("hidden") && viewer == Viewer::Public;
            assert!(named || hidden, "{place}: the source has no name: {question}");
        }
        let actions = rules.listed(game.state());
        let labels: Vec<&str> =
            actions.iter().map(|action| action["label"].as_str().unwrap_or_default()).collect();
        for (at, label) in labels.iter().enumerate() {
            assert!(
                !is_bare(label),
                "{place}: the label {label:?} says nothing alone; all are {labels:?}"
            );
            assert!(
                R::LISTS_COPIES || !labels[..at].contains(label),
                "{place}: two labels are {label:?}: {}",
                altmode_json::json!(actions)
            );
        }
        let choice = random.below(actions.len() as u32) as usize;
        let events = game.apply(choice, Vec::new()).expect("a legal action is accepted").to_vec();
        for event in &events {
            cause_speaks(rules, game.state(), event, &place);
        }
    }
}

/// Checks that an event names its cause if, and only if, an effect causes it.
fn cause_speaks<R: Embedded>(rules: &R, state: &R::State, event: &Caused<R::Event>, place: &str) {
    let event = rules.show_event(state, event, Viewer::Referee);
    let by = &event["by"];
    let named = by["type"].is_string() && by["name"].as_str().is_some_and(|name| !name.is_empty());
    assert!(by.is_null() || named, "{place}: the cause has no name: {event}");
    let expected = rules.is_by_effect(&event).unwrap_or(named);
    assert_eq!(named, expected, "{place}: whether an effect causes it: {event}");
}

/// Returns whether a text is a sentence: some words, with a mark at the end.
fn is_sentence(text: &str) -> bool {
    let words = text.split(' ');
    text.starts_with(|first: char| !first.is_lowercase())
        && text.ends_with(['.', '?'])
        && words.clone().count() > 1
        && words.clone().all(|word| !word.is_empty())
}

/// Returns whether a label says nothing without its question.
fn is_bare(label: &str) -> bool {
    let label = label.trim().to_ascii_lowercase();
    let number = label.trim_start_matches("option").trim();
    let bare =
        ["yes", "no", "done", "ok", "none", "decline", "stop", "skip", "do it", "do not do it"]
            .contains(&label.as_str());
    bare || number.is_empty() || number.chars().all(|digit| digit.is_ascii_digit())
}

/// Table of each seat, rebuilt from events.
struct Tables<R: Embedded>(Vec<R::Table>);

impl<R: Embedded> Tables<R> {
    fn of(rules: &R, game: &Game<R>) -> Self {
        let seats = 0..rules.seats(game.state());
        Tables(
            seats
                .map(|seat| rules.seen(game.state(), &rules.view(game.state(), Viewer::Seat(seat))))
                .collect(),
        )
    }

    /// Checks that events alone lead to each seat's view.
    fn compare(&mut self, rules: &R, game: &Game<R>, events: &[Caused<R::Event>], place: &str) {
        let public = Sight::of(rules, game, events, Viewer::Public);
        for (seat, table) in self.0.iter_mut().enumerate() {
            let own = Sight::of(rules, game, events, Viewer::Seat(seat as u8));
            for event in &own.events {
                rules.told(table, event);
            }
            public_is_known(&public, &own, &format!("{place}, seat {seat}"));
            let seen = rules.seen(game.state(), &own.view);
            let told = rules.settled(table);
            if seen != told {
                let texts: Vec<&Value> =
                    own.events.iter().map(|event| event.get("text").unwrap_or(event)).collect();
                panic!(
                    "{place}: what seat {seat} sees (first) is not what it was told (second), in the end by {texts:#?}\n{}",
                    unlike(&seen, &told)
                );
            }
        }
    }
}

/// The view after an action and the events of the action, as a viewer sees them.
struct Sight {
    view: Value,
    events: Vec<Value>,
}

impl Sight {
    fn of<R: Embedded>(
        rules: &R,
        game: &Game<R>,
        events: &[Caused<R::Event>],
        viewer: Viewer,
    ) -> Sight {
        let show = |event| rules.show_event(game.state(), event, viewer);
        Sight { view: rules.view(game.state(), viewer), events: events.iter().map(show).collect() }
    }
}

/// Checks that the public sees no more than a seat, in the view and in the events shown to that seat.
fn public_is_known(public: &Sight, own: &Sight, place: &str) {
    for (public, own) in public.events.iter().zip(&own.events) {
        assert!(
            tells_no_more(public, own),
            "{place}: the public sees {public}, but the seat {own}"
        );
    }
    assert!(
        tells_no_more(&public.view, &own.view),
        "{place}: the public view shows what the seat does not see\n{}",
        unlike(&public.view, &own.view)
    );
}

/// Returns whether a value has no number or text that another one lacks. Sentences differ where names are left out, lists of known
/// cards of a deck are shorter, and other players' hands have another order.
fn tells_no_more(public: &Value, own: &Value) -> bool {
    match (public, own) {
        (Value::Null, _) => true,
        (Value::Object(public), Value::Object(own)) => public.iter().all(|(name, value)| {
            ["text", "seat"].contains(&name.as_str())
                || tells_no_more(value, own.get(name).unwrap_or(&Value::Null))
        }),
        (Value::Array(public), Value::Array(own)) => {
            // Mostly it is at the same place.
            public.iter().enumerate().all(|(place, public)| {
                own.get(place).is_some_and(|own| tells_no_more(public, own))
                    || own.iter().any(|own| tells_no_more(public, own))
            })
        }
        _ => public == own,
    }
}

/// Checks that `check` accepts an action exactly when it is in the list. Tests one legal action and actions that were
/// legal earlier.
fn check_agrees<R: Embedded>(game: &Game<R>, decision: usize, stale: &mut Vec<Value>, place: &str) {
    const KEPT: usize = 24;
    let legal = game.rules().written(game.state());
    assert_eq!(legal.len(), game.legal_actions().len(), "{place}: not every action can be written");
    let one = &legal[decision % legal.len()];
    if let Err(error) = R::check(game, one) {
        panic!("{place}: the legal action {one} is refused: {error}");
    }
    for old in stale.iter() {
        // Fields that are left out match anything, but exactly one legal action may match.
        let written = game.rules().as_listed(game.state(), old);
        let listed = legal.iter().filter(|action| fits(&written, action)).count() == 1;
        let checked = R::check(game, old);
        assert_eq!(
            listed,
            checked.is_ok(),
            "{place}: {old} is in the list: {listed}; the check says {checked:?}"
        );
        if let Err(error) = checked {
            assert!(
                !error.code.is_empty() && !error.message.is_empty(),
                "{place}: {old} is refused without a reason"
            );
        }
    }
    if stale.len() == KEPT {
        stale.remove(decision % KEPT);
    }
    stale.push(one.clone());
}

/// Returns the first lines in which two values differ, as printed.
fn unlike(left: &impl Debug, right: &impl Debug) -> String {
    let (left, right) = (format!("{left:#?}"), format!("{right:#?}"));
    let same = left.lines().zip(right.lines()).take_while(|(left, right)| left == right).count();
    let from = |text: &str| {
        text.lines().skip(same.saturating_sub(6)).take(16).collect::<Vec<_>>().join("\n")
    };
    format!("first:\n{}\nsecond:\n{}", from(&left), from(&right))
}

/// Returns whether an action has all the fields of another one.
fn fits(asked: &Value, action: &Value) -> bool {
    let Some(asked) = asked.as_object() else { return asked == action };
    asked.iter().all(|(field, value)| action.get(field) == Some(value))
}

/// Checks that an action leads to the same state without events.
fn silent_is_the_same<R: Rules>(
    rules: &R,
    before: &R::State,
    action: R::Action,
    after: &R::State,
    place: &str,
) {
    let mut state = before.clone();
    rules.apply(&mut state, action, &mut Io::silent());
    assert!(state == *after, "{place}: an action leads elsewhere when nobody listens to events");
}

/// Checks for all seats, from the one to act, that a world drawn for a seat leaves its view and its legal actions unchanged, can be
/// played on, and has equal worlds itself. Worlds that depended on hidden cards would tell a bot about them.
fn indistinguishable<R: Embedded>(
    rules: &R,
    state: &R::State,
    seat: u8,
    random: &mut Random,
    place: &str,
) {
    let seats = rules.seats(state);
    for viewer in (0..seats).map(|step| (seat + step) % seats) {
        let world = rules.determinize(state, viewer, random);
        let differs = |viewer| difference(&rules.view(state, viewer), &rules.view(&world, viewer));
        assert_eq!(
            differs(Viewer::Seat(viewer)),
            None,
            "{place}: seat {viewer} can tell a drawn world from the true one"
        );
        assert_eq!(
            differs(Viewer::Public),
            None,
            "{place}: the public view shows what seat {viewer} does not know"
        );
        if viewer == seat {
            assert_eq!(
                rules.written(&world),
                rules.written(state),
                "{place}: seat {viewer} has other legal actions in a drawn world"
            );
        }
        let [one, other] =
            [state, &world].map(|state| rules.determinize(state, viewer, &mut random.clone()));
        assert!(
            one == other,
            "{place}: the worlds of seat {viewer} depend on hidden information\n{}",
            unlike(&one, &other)
        );
        goes_on(rules, world, random, &format!("{place}, a world of seat {viewer}"));
    }
}

/// Plays some random decisions of a drawn world.
fn goes_on<R: Rules>(rules: &R, mut world: R::State, random: &mut Random, place: &str) {
    let mut actions = Vec::new();
    for _ in 0..12 {
        if rules.to_act(&world).is_none() {
            return assert!(
                rules.outcome(&world).is_some(),
                "{place}: nobody acts, but there is no outcome"
            );
        }
        actions.clear();
        rules.legal_actions(&world, &mut actions);
        assert!(!actions.is_empty(), "{place}: no legal action");
        rules.apply(
            &mut world,
            actions[random.below(actions.len() as u32) as usize],
            &mut Io::silent(),
        );
    }
}

/// Checks that a search finds equal values and visits in the true state and in a world that its seat cannot distinguish.
fn suggestions_are_fair<R: Embedded>(
    rules: &R,
    state: &R::State,
    seat: u8,
    random: &mut Random,
    place: &str,
) {
    let world = rules.determinize(state, seat, random);
    let [one, other] = [state, &world].map(|state| {
        let mut search = Search::new(rules.clone(), state, 1, random.clone());
        while !search.step(u32::MAX) {}
        search.result()
    });
    assert_eq!(one, other, "{place}: the search of seat {seat} depends on hidden information");
}

/// Returns the path and the values of the first difference of two JSON values.
fn difference(left: &altmode_json::Value, right: &altmode_json::Value) -> Option<String> {
    use altmode_json::Value;
    match (left, right) {
        (Value::Object(left), Value::Object(right)) if left.len() == right.len() => {
            left.iter().find_map(|(key, value)| {
                Some(format!(
                    "{key}.{}",
                    difference(value, right.get(key).unwrap_or(&Value::Null))?
                ))
            })
        }
        (Value::Array(left), Value::Array(right)) if left.len() == right.len() => {
            left.iter().zip(right).enumerate().find_map(|(index, (left, right))| {
                Some(format!("{index}.{}", difference(left, right)?))
            })
        }
        _ if left == right => None,
        _ => Some(format!("{left} and {right}")),
    }
}

/// Checks that a save restores to a game that goes on identically.
fn saved<R: Rules>(rules: &R, game: &Game<R>, place: &str) {
    let bytes = game.save().expect("a game can be saved");
    let mut restored =
        Game::restore(rules.clone(), &bytes).unwrap_or_else(|error| panic!("{place}: {error}"));
    assert_eq!(restored.hash(), game.hash(), "{place}: a restored game differs");
    let mut original = game.clone();
    for step in 0..20 {
        let count = original.legal_actions().len();
        if count == 0 {
            break;
        }
        let choice = (step * 7 + 3) % count;
        original.apply(choice, Vec::new()).expect("a legal action is accepted");
        restored.apply(choice, Vec::new()).expect("the restored game accepts it too");
        assert_eq!(
            restored.hash(),
            original.hash(),
            "{place}: a restored game goes on differently"
        );
    }
    assert_eq!(
        restored.events(0),
        original.events(0),
        "{place}: a restored game tells another story"
    );
}

/// Checks that a finished game refuses actions, that its record replays to an identical state, and that it can be
/// undone.
fn finished<R: Rules>(rules: &R, game: &Game<R>, course: &[(String, usize)], place: &str) {
    assert!(game.legal_actions().is_empty(), "{place}: there are legal actions after the end");
    assert!(
        game.clone().apply(0, Vec::new()).is_err(),
        "{place}: an action is accepted after the end"
    );
    let text = altmode_json::to_string(&game.record()).expect("a record is JSON");
    let record = altmode_json::from_str(&text).expect("a record can be read back");
    let replayed =
        Game::<R>::replay(rules.clone(), record).unwrap_or_else(|error| panic!("{place}: {error}"));
    assert_eq!(replayed.hash(), game.hash(), "{place}: a replayed game ends elsewhere");
    let mut back = game.clone();
    back.rest();
    assert!(back.is_over() && back.to_act().is_none(), "{place}: a game at rest is not over");
    assert_eq!(back.outcome(), game.outcome(), "{place}: a game at rest has another outcome");
    assert_eq!(
        (back.hash(), back.events(0)),
        (game.hash(), game.events(0)),
        "{place}: a game at rest is rebuilt differently"
    );
    for (number, (hash, events)) in course.iter().enumerate().rev() {
        assert!(
            back.undo() && back.move_count() == number,
            "{place}: undo stops after {number} moves"
        );
        assert_eq!(&back.hash(), hash, "{place}: undo leads elsewhere after {number} moves");
        assert_eq!(
            back.events(0),
            &game.events(0)[..*events],
            "{place}: undo leaves other events after {number} moves"
        );
        if number % 16 == 11 {
            back.rest();
            assert!(!back.is_over(), "{place}: a game is over after {number} moves");
        }
    }
    assert!(!back.undo(), "{place}: a move before the beginning is undone");
}

/// Checks that an imagined game is rebuilt and undone to its first state, not to that of the game behind it.
fn imagined<R: Rules>(game: &Game<R>, world: R::State, place: &str) {
    let mut imagined = game.imagine(world.clone());
    let mut moves = 0;
    while moves < 72 && imagined.to_act().is_some() {
        imagined
            .apply(moves % imagined.legal_actions().len(), Vec::new())
            .expect("a legal action is accepted");
        moves += 1;
    }
    let hash = imagined.hash();
    imagined.rest();
    assert_eq!(imagined.hash(), hash, "{place}: an imagined game is rebuilt differently");
    while imagined.undo() {
        moves -= 1;
    }
    assert!(
        moves == 0 && *imagined.state() == world,
        "{place}: an imagined game is undone to another state"
    );
}
