//! Tests of the log that every game's tracker passes: undo, links, exports, merges, limits, and copies for other people.
//!
//! A game implements [`Tested`] and writes `altmode_journal::log_suite!(Game);` among its tests.

use crate::{Audience, MOST_LETTERS, Table, Tracker, action_from_json};
use altmode_json::{Value, json};

/// A game whose tracker is tested. Besides its own actions, it has the actions `counter`, `note` and `next-turn`, and the throw
/// `die`.
pub trait Tested: Table {
    /// Returns a match of Ann and Ben with the seed `2a`, which the device `one` began at the time 1,000.
    fn begun() -> Tracker<Self>;
    /// Returns actions of many kinds that can be applied one after the other.
    fn actions() -> Vec<Value>;
    /// Returns actions with `secret` in all that opponents may not see, the note `secret: slow` on the match among them.
    fn private_actions() -> Vec<Value>;
    /// Returns the note on the match.
    fn note(state: &Self::State) -> &str;
    /// Returns a part of a state that both players may know.
    fn open(state: &Self::State) -> Value;
}

/// Runs every test of this suite for a game, each as a test of its own.
#[macro_export]
macro_rules! log_suite {
    ($game:ty) => {
        $crate::log_suite!(
            $game:
            everything_is_undone_and_redone,
            quick_taps_are_one_entry,
            a_long_match_fits_into_a_link,
            a_shortened_log_merges_with_the_whole_one,
            damaged_links_and_foreign_exports_are_refused,
            faults_in_exports_are_named,
            two_devices_come_to_the_same_whoever_merges,
            the_highest_numbers_of_entries_can_be_exported,
            a_device_numbers_its_entries_upward,
            a_base_covers_a_bounded_number_of_devices,
            a_merge_takes_in_no_more_entries_than_a_log_has,
            whatever_a_log_takes_in_is_exported_and_imported_again,
            a_match_has_at_most_200_devices,
            more_people_than_a_link_holds_shorten_it,
            private_texts_are_left_out_of_copies_for_others,
            merging_a_copy_for_others_loses_nothing,
            private_texts_are_left_out_of_the_state_of_older_entries,
            a_copy_for_others_foretells_no_throw,
        );
    };
    ($game:ty: $($test:ident),+ $(,)?) => {
        $(
            #[test]
            fn $test() {
                $crate::suite::$test::<$game>();
            }
        )+
    };
}

/// Returns an action that changes a counter.
fn mark(name: u32, amount: i16) -> Value {
    json!({ "type": "counter", "seat": 0, "name": format!("Mark {}", name % 4), "amount": amount })
}

/// Applies an action a minute after the previous one, so that entries are not combined.
fn act<T: Tested>(tracker: &mut Tracker<T>, action: &Value) {
    let at = tracker.log.entries.last().map_or(1_000, |entry| entry.until()) + 60_000;
    tracker.apply(&action_from_json(action).unwrap(), at, "Ann").unwrap();
}

/// Returns a match with 400 marks, which is too long for a link.
fn long<T: Tested>() -> Tracker<T> {
    let mut tracker = T::begun();
    (0..400).for_each(|round| act(&mut tracker, &mark(round, if round % 3 == 0 { 2 } else { 1 })));
    tracker
}

/// Returns an export with entries of numbered devices, each with an action and an author.
fn filled<T: Tested>(
    count: u32,
    devices: u32,
    name: &str,
    action: impl Fn(u32) -> Value,
    by: impl Fn(u32) -> String,
) -> Value {
    let mut export = T::begun().export();
    let entries = (0..count).map(|index| {
        let device = format!("{name}{}", index % devices);
        json!({ "device": device, "number": index / devices + 1, "order": index + 1, "at": index, "by": by(index), "action": action(index) })
    });
    export["log"] = entries.collect();
    export
}

fn import<T: Tested>(export: &Value, device: &str) -> Tracker<T> {
    Tracker::import(export, device).unwrap()
}

fn linked<T: Tested>(tracker: &Tracker<T>, device: &str) -> Tracker<T> {
    Tracker::from_link(&tracker.link().unwrap(), device).unwrap()
}

/// Undo and redo lead back to the states before and after, and a new entry clears the list of undone ones.
pub fn everything_is_undone_and_redone<T: Tested>() {
    let mut tracker = T::begun();
    let beginning = tracker.state.clone();
    T::actions().iter().for_each(|action| act(&mut tracker, action));
    let end = tracker.state.clone();
    while tracker.undo(9, "Ann").unwrap().is_some() {}
    assert_eq!(tracker.state, beginning);
    assert!(tracker.history().iter().all(|line| line.state == "undone"));
    while tracker.redo(9, "Ann").unwrap().is_some() {}
    assert_eq!(tracker.state, end);
    tracker.undo(9, "Ann").unwrap();
    act(&mut tracker, &mark(0, 1));
    assert_eq!(tracker.redo(9, "Ann").unwrap(), None);
}

/// Taps on one thing by one person within seconds are one entry, and none if they cancel each other.
pub fn quick_taps_are_one_entry<T: Tested>() {
    let mut tracker = T::begun();
    let mut tap = |at: u64, by: &str, name: u32, amount: i16| {
        tracker.apply(&action_from_json(&mark(name, amount)).unwrap(), at, by).unwrap().joined
    };
    assert!(!tap(1_000, "Ann", 0, 1));
    assert!(tap(1_400, "Ann", 0, 1));
    assert!(tap(3_000, "Ann", 0, 5));
    assert!(!tap(9_000, "Ann", 0, 1), "later");
    assert!(!tap(9_100, "Ben", 0, 1), "another person");
    assert!(!tap(9_200, "Ben", 1, 1), "another thing");
    assert_eq!((tracker.history()[0].at, tracker.history()[0].until), (1_000, 3_000));
    let mut tracker = T::begun();
    for amount in [1, -1] {
        tracker.apply(&action_from_json(&mark(0, amount)).unwrap(), 1_000, "Ann").unwrap();
    }
    assert!(tracker.history().is_empty());
    assert_eq!(tracker.undo(2_000, "Ann").unwrap(), None);
}

/// A link has the newest history, and the whole of a short one.
pub fn a_long_match_fits_into_a_link<T: Tested>() {
    let tracker = long::<T>();
    assert!(tracker.link().unwrap().len() <= MOST_LETTERS);
    let other = linked(&tracker, "two");
    assert_eq!(other.state, tracker.state);
    assert!(
        other.log.base.is_some() && other.log.entries.len() > 50,
        "{}",
        other.log.entries.len()
    );
    assert_eq!(import::<T>(&other.export(), "three").log, other.log);
    let mut short = T::begun();
    act(&mut short, &mark(0, 1));
    assert_eq!(linked(&short, "one").log, short.log);
}

/// A log whose older entries a link left out merges with the whole log in both directions.
pub fn a_shortened_log_merges_with_the_whole_one<T: Tested>() {
    let mut one = long::<T>();
    let mut two = linked(&one, "two");
    act(&mut two, &mark(0, 1));
    act(&mut one, &mark(1, 1));
    let mut whole = one.clone();
    assert_eq!(whole.merge(&two).unwrap(), 1);
    assert!(whole.log.base.is_none());
    two.merge(&one).unwrap();
    assert_eq!(two.log, whole.log);
}

/// Damaged links, and exports of another format, are errors with their codes.
pub fn damaged_links_and_foreign_exports_are_refused<T: Tested>() {
    let link = T::begun().link().unwrap();
    for bad in ["", "A", "%%%%", &link[1..], &link[..link.len() - 1], &"A".repeat(5000)] {
        assert_eq!(Tracker::<T>::from_link(bad, "two").unwrap_err().code, "damaged-link", "{bad}");
    }
    assert_eq!(Tracker::<T>::from_link(&link, "a b").unwrap_err().path, "device");
    for format in ["altmode-tracker", "altmode-companion", "other"] {
        let mut export = T::begun().export();
        export["format"] = format.into();
        match Tracker::<T>::import(&export, "one") {
            Ok(_) => assert_eq!(format, T::FORMAT),
            Err(error) => {
                assert_eq!((error.code, error.path.as_str()), ("foreign-format", "format"))
            }
        }
    }
}

/// An export is imported again, and a fault in it is named with its path.
pub fn faults_in_exports_are_named<T: Tested>() {
    let mut tracker = T::begun();
    act(&mut tracker, &mark(0, 3));
    act(&mut tracker, &json!({ "type": "next-turn" }));
    tracker.undo(900_000, "Ben").unwrap();
    let export = tracker.export();
    let back = import::<T>(&export, "one");
    assert_eq!((back.log, back.state), (tracker.log.clone(), tracker.state.clone()));
    let fault = |pointer: &str, value: Value| {
        let mut export = export.clone();
        *export.pointer_mut(pointer).unwrap() = value;
        let error = Tracker::<T>::import(&export, "one").unwrap_err();
        (error.code, error.path.clone())
    };
    assert_eq!(fault("/version", json!(T::VERSION + 1)), ("other-version", "version".into()));
    assert_eq!(
        fault("/log/0/action/amount", json!("x")),
        ("bad-input", "log[0].action.amount".into())
    );
    assert_eq!(
        fault("/log/1/action/type", json!("dance")),
        ("unknown-action", "log[1].action.type".into())
    );
    assert_eq!(fault("/log/1/order", json!(0)), ("bad-order", "log[1].order".into()));
    assert_eq!(fault("/setup/seed", json!("xyz")), ("bad-seed", "setup.seed".into()));
    assert_eq!(Tracker::<T>::import(&json!([]), "one").unwrap_err().code, "bad-input");
}

/// Two devices have one log and one state after a merge in either direction.
pub fn two_devices_come_to_the_same_whoever_merges<T: Tested>() {
    let mut one = T::begun();
    act(&mut one, &mark(0, 3));
    let mut two = linked(&one, "two");
    act(&mut one, &mark(1, 2));
    act(&mut two, &mark(2, 4));
    two.undo(1_000_000, "Ben").unwrap();
    act(&mut two, &mark(3, 1));
    let mut both = one.clone();
    assert_eq!(both.merge(&two).unwrap(), 3);
    assert_eq!(both.merge(&two).unwrap(), 0);
    two.merge(&one).unwrap();
    assert_eq!((both.log, both.state), (two.log.clone(), two.state.clone()));
    let mut foreign = Tracker::<T>::new(two.log.setup.clone(), "one", 7).unwrap();
    assert_eq!(foreign.merge(&two).unwrap_err().code, "other-match");
}

/// Numbers of entries beyond the limit are refused, and a log that has reached it stays readable.
pub fn the_highest_numbers_of_entries_can_be_exported<T: Tested>() {
    let mut one = T::begun();
    act(&mut one, &mark(0, 1));
    for (field, number) in
        [("order", 4_294_967_294u32), ("number", 4_294_967_294), ("order", 1_000_000_001)]
    {
        let mut export = one.export();
        export["log"][0][field] = number.into();
        export["log"][0]["device"] = "two".into();
        let error = Tracker::<T>::import(&export, "three").unwrap_err();
        assert_eq!((error.code, error.path.as_str()), ("out-of-range", "log[0].order"), "{field}");
    }
    let mut export = one.export();
    export["log"][0]["order"] = 1_000_000_000.into();
    export["log"][0]["device"] = "two".into();
    one.merge(&import(&export, "three")).unwrap();
    let error = one.apply(&action_from_json(&mark(0, 1)).unwrap(), 9_000_000, "").unwrap_err();
    assert_eq!(error.code, "log-full");
    assert!(Tracker::<T>::import(&one.export(), "one").is_ok());
}

/// With a number twice, the state of a link would cover an entry that comes after it, and the link could not be read.
pub fn a_device_numbers_its_entries_upward<T: Tested>() {
    let mut one = T::begun();
    (0..2).for_each(|name| act(&mut one, &mark(name, 1)));
    for (index, number) in [(1, 1), (0, 0)] {
        let mut export = one.export();
        export["log"][index]["number"] = number.into();
        let error = Tracker::<T>::import(&export, "two").unwrap_err();
        assert_eq!(
            (error.code, error.path.as_str()),
            ("bad-order", format!("log[{index}].number").as_str())
        );
    }
    // Two devices that carried on from one copy under one name are refused as well.
    let mut other = import::<T>(&one.export(), "one");
    let mut copy = other.clone();
    act(&mut other, &mark(2, 1));
    let mut third = import::<T>(&copy.export(), "three");
    act(&mut third, &mark(2, 1));
    copy.merge(&third).unwrap();
    act(&mut copy, &mark(3, 1));
    assert_eq!(copy.merge(&other).unwrap_err().code, "bad-order");
    linked(&copy, "four");
}

/// The list of devices of the entries that were left out has a limit.
pub fn a_base_covers_a_bounded_number_of_devices<T: Tested>() {
    let mut export = linked(&long::<T>(), "two").export();
    let covers: Vec<Value> =
        (0..200_000).map(|device| json!({ "device": format!("d{device}"), "number": 1 })).collect();
    export["base"]["covers"] = covers.into();
    let error = Tracker::<T>::import(&export, "two").unwrap_err();
    assert_eq!((error.code, error.path.as_str()), ("too-many", "base.covers"));
}

/// A merge beyond the number of entries of a log is refused and changes nothing.
pub fn a_merge_takes_in_no_more_entries_than_a_log_has<T: Tested>() {
    let of = |device: &str, count: u32| {
        import::<T>(&filled::<T>(count, 1, device, |index| mark(index, 1), |_| String::new()), "me")
    };
    let mut log = of("a", 12_000);
    let before = log.export();
    let error = log.merge(&of("b", 8_001)).unwrap_err();
    assert_eq!(
        (error.code, error.message.as_str()),
        ("log-full", "together these have 20001 entries; a log has at most 20000")
    );
    assert!(log.export() == before, "a refused merge changes nothing");
    assert_eq!(log.merge(&of("b", 8_000)).unwrap(), 8_000);
    assert!(Tracker::<T>::import(&log.export(), "me").is_ok());
}

/// Entries and merges beyond the bytes that an import takes are refused.
pub fn whatever_a_log_takes_in_is_exported_and_imported_again<T: Tested>() {
    let notes = |count, name| {
        filled::<T>(
            count,
            1,
            name,
            |index| json!({ "type": "note", "text": format!("{index:é<500}") }),
            |_| String::new(),
        )
    };
    let mut one = import::<T>(&notes(6_800, "b"), "x");
    let before = one.log.clone();
    assert_eq!(one.merge(&import(&notes(6_800, "c"), "x")).unwrap_err().code, "log-full");
    assert_eq!(one.log, before);
    assert_eq!(one.merge(&import(&notes(50, "c"), "x")).unwrap(), 50);
    let note =
        |text: &str| action_from_json(&json!({ "type": "note", "seat": 1, "text": text })).unwrap();
    let mut entries = 0;
    let error = loop {
        match one.apply(&note(&"é".repeat(500)), 1_000_000 + entries * 60_000, "") {
            Ok(_) => entries += 1,
            Err(error) => break error,
        }
    };
    assert!(error.code == "log-full" && (10..500).contains(&entries), "{entries} {error}");
    // Neither can the last entry grow beyond the limit by being combined with another.
    let short = format!("a{}", "é".repeat(300));
    while one.apply(&note(&short), 9_000_000_000 + entries * 60_000, "").is_ok() {
        entries += 1;
    }
    let at = one.log.entries.last().unwrap().at;
    let error = one.apply(&note(&"\u{10000}".repeat(500)), at, "").unwrap_err();
    assert_eq!(error.code, "log-full");
    let text = one.export().to_string();
    assert!((7_600_000..=8_000_000).contains(&text.len()), "{}", text.len());
    assert_eq!(import::<T>(&altmode_json::from_str(&text).unwrap(), "y").log, one.log);
}

/// Entries and merges of more devices than an import takes are refused.
pub fn a_match_has_at_most_200_devices<T: Tested>() {
    let marks =
        |count, devices, name| filled::<T>(count, devices, name, |_| mark(0, 1), |_| String::new());
    let error = Tracker::<T>::import(&marks(400, 201, "d"), "x").unwrap_err();
    assert_eq!((error.code, error.path.as_str()), ("too-many", "log"));
    let mut tracker = import::<T>(&marks(400, 200, "d"), "x");
    linked(&tracker, "y");
    let before = tracker.log.clone();
    let action = action_from_json(&mark(0, 1)).unwrap();
    assert_eq!(tracker.apply(&action, 9_000_000, "").unwrap_err().code, "too-many");
    assert_eq!(tracker.undo(9_000_000, "").unwrap_err().code, "too-many");
    assert_eq!(tracker.merge(&import(&marks(1, 1, "e"), "x")).unwrap_err().code, "too-many");
    assert_eq!(tracker.log, before);
    tracker.device = "d7".into();
    tracker.apply(&action, 9_000_000, "").unwrap();
    assert!(Tracker::<T>::import(&tracker.export(), "y").is_ok());
}

/// A link leaves out older entries also for the number of authors.
pub fn more_people_than_a_link_holds_shorten_it<T: Tested>() {
    let tracker =
        import::<T>(&filled::<T>(300, 1, "d", |_| mark(0, 1), |index| format!("P{index}")), "x");
    assert!(tracker.link().unwrap().len() <= MOST_LETTERS);
    assert_eq!(linked(&tracker, "y").state, tracker.state);
}

/// Returns a match with private texts among the other entries.
fn noted<T: Tested>() -> Tracker<T> {
    let mut tracker = T::begun();
    act(&mut tracker, &mark(0, 3));
    T::private_actions().iter().for_each(|action| act(&mut tracker, action));
    act(&mut tracker, &mark(1, 1));
    tracker
}

/// Views, histories, exports and links for others have no private text, and all that is open.
pub fn private_texts_are_left_out_of_copies_for_others<T: Tested>() {
    let tracker = noted::<T>();
    for (audience, seen) in [
        (Audience::Owner, true),
        (Audience::Official, true),
        (Audience::Opponent, false),
        (Audience::Public, false),
    ] {
        let copy = tracker.seen_by(audience);
        for text in [
            copy.export().to_string(),
            linked(&copy, "two").export().to_string(),
            altmode_json::to_string(&copy.view(0)).unwrap(),
            altmode_json::to_string(&copy.history()).unwrap(),
        ] {
            assert_eq!(text.contains("secret"), seen, "{audience:?}: {text}");
            assert!(text.contains("Ann"), "{text}");
        }
        assert_eq!(copy.history().len(), tracker.history().len());
        assert_eq!(T::open(copy.state()), T::open(tracker.state()));
    }
}

/// A copy without private texts merges back without deleting them.
pub fn merging_a_copy_for_others_loses_nothing<T: Tested>() {
    let own = noted::<T>();
    let mut theirs = import::<T>(&own.seen_by(Audience::Opponent).export(), "two");
    act(&mut theirs, &mark(2, 2));
    let secrets = |tracker: &Tracker<T>| tracker.export().to_string().matches("secret").count();
    let mut joined = own.clone();
    assert_eq!(joined.merge(&theirs).unwrap(), 1);
    assert_eq!((T::note(joined.state()), secrets(&joined)), ("secret: slow", secrets(&own)));
    // In the other direction the private texts are merged too, because the receiver is given the whole log.
    theirs.merge(&own).unwrap();
    assert_eq!((&theirs.log.entries, &theirs.log.base), (&joined.log.entries, &joined.log.base));
}

/// The state that stands for older entries has no private text in copies for others, and a merge with one that has it keeps it.
pub fn private_texts_are_left_out_of_the_state_of_older_entries<T: Tested>() {
    let mut tracker = noted::<T>();
    for round in 0..400 {
        act(&mut tracker, &mark(0, if round % 2 == 0 { 1 } else { -1 }));
    }
    let short = linked(&tracker, "two");
    assert!(short.log.base.is_some() && T::note(short.state()) == "secret: slow");
    let theirs = linked(&short.seen_by(Audience::Public), "three");
    assert!(theirs.log.base.is_some() && !theirs.export().to_string().contains("secret"));
    for (mut one, other) in [(short.clone(), theirs.clone()), (theirs, short)] {
        one.merge(&other).unwrap();
        assert_eq!(T::note(one.state()), "secret: slow");
    }
    assert!(tracker.seen_by(Audience::Opponent).link().unwrap().len() <= MOST_LETTERS);
}

/// A copy for others has no seed. Its throws use the randomness of its own device and merge like any other entry.
pub fn a_copy_for_others_foretells_no_throw<T: Tested>() {
    let own = noted::<T>();
    let die = json!({ "type": "die", "sides": 100 });
    for audience in [Audience::Opponent, Audience::Public] {
        let copy = own.seen_by(audience);
        assert!(!copy.export().to_string().contains("\"seed\":\"2a\""), "{audience:?}");
        let mut linked = linked(&copy, "two");
        assert_eq!(T::seed(&linked.log.setup), "");
        assert_eq!(linked.throw(&die, 9_000_000, "", "").unwrap_err().code, "no-randomness");
        linked.throw(&die, 9_000_000, "Ben", "77").unwrap();
        let mut joined = own.clone();
        assert_eq!(joined.merge(&linked).unwrap(), 1);
        assert_eq!(T::seed(&joined.log.setup), "2a");
        assert!(linked.merge(&own).is_ok());
        assert_eq!(T::seed(&linked.log.setup), "");
    }
    // Matches with other seeds are other matches.
    let mut export = own.export();
    export["setup"]["seed"] = "2b".into();
    assert_eq!(own.clone().merge(&import(&export, "one")).unwrap_err().code, "other-match");
}
