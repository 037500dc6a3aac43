//! Compares battlefields with plain searches over their sheets.

use super::*;
use proptest::prelude::*;
use std::collections::{BTreeSet, VecDeque};

fn board(id: &str) -> &'static Board {
    boards().iter().find(|board| board.id() == id).unwrap()
}

/// Returns the distance of each space in steps, by a plain breadth-first search over the sheet.
fn steps_from(board: &Board, from: Space, open: Spaces) -> Vec<Option<u8>> {
    let name = |space: Space| board.space_id(space);
    let passages = &board.map.passages;
    let mut steps = vec![None; board.map.spaces.len()];
    steps[usize::from(from)] = Some(0);
    let mut queue = VecDeque::from([from]);
    while let Some(space) = queue.pop_front() {
        for to in 0..board.map.spaces.len() as Space {
            let (here, there) = (name(space), name(to));
            let joined = board.map.paths.iter().any(|path| {
                (path.0 == here && path.1 == there) || (path.0 == there && path.1 == here)
            });
            let against = board.map.one_way.iter().any(|arrow| arrow.0 == there && arrow.1 == here);
            let passage =
                passages.iter().any(|id| id == here) && passages.iter().any(|id| id == there);
            if ((joined && !against) || passage)
                && open & only(to) != 0
                && steps[usize::from(to)].is_none()
            {
                steps[usize::from(to)] = Some(steps[usize::from(space)].unwrap() + 1);
                queue.push_back(to);
            }
        }
    }
    steps
}

#[test]
fn every_board_is_sound() {
    assert_eq!(boards().len(), 33);
    for board in boards() {
        assert_eq!(
            !board.map.unverified.is_empty(),
            board.id() == "thrilla-in-manilla",
            "{}",
            board.id()
        );
        assert_eq!(board.all.count_ones() as usize, board.map.spaces.len());
        assert_eq!(board.starts.len(), usize::from(board.map.players), "{}", board.id());
        for space in spaces(board.all) {
            let near = board.near[usize::from(space)];
            assert!(
                near != 0 && near & only(space) == 0 && near & !board.all == 0,
                "{} {}",
                board.id(),
                board.space_id(space)
            );
            assert!(board.share[usize::from(space)] & only(space) != 0);
            for other in spaces(near) {
                assert!(
                    board.near[usize::from(other)] & only(space) != 0,
                    "{}: adjacency is symmetric",
                    board.id()
                );
            }
            assert_eq!(board.space(board.space_id(space)), Some(space));
        }
    }
}

/// Compares the numbers of spaces, zones and paths with published figures, which are entered here independently of the files.
#[test]
fn boards_have_as_many_spaces_zones_and_paths_as_printed() {
    for (id, space_count, zones, paths) in [
        ("marmoreal", 31, 8, 42),
        ("sarpedon", 38, 6, 61),
        ("mcminnville", 42, 10, 67),
        ("point-pleasant", 42, 7, 71),
        ("heorot", 30, 7, 51),
        ("thrilla-in-manilla", 30, 7, 53),
        ("kaer-morhen", 32, 8, 61),
        ("hanging-gardens", 33, 8, 50),
        ("naglfar", 28, 7, 39),
        ("t-wrecks", 26, 6, 38),
    ] {
        let board = board(id);
        let lines: u32 = board.near.iter().map(|near| near.count_ones()).sum();
        assert_eq!(
            (board.map.spaces.len(), board.zone_names.len(), lines),
            (space_count, zones, 2 * paths),
            "{id}"
        );
    }
}

#[test]
fn special_paths_lead_where_they_should() {
    // One-way paths: walked with the arrow only, adjacent in both directions (Unmatched Reference v10, One-Way Paths).
    let paddock = board("raptor-paddock");
    let [from, to] = ["R07", "R13"].map(|id| paddock.space(id).unwrap());
    assert_eq!(paddock.reach(from, only(to), 1), only(from) | only(to));
    assert_eq!(paddock.reach(to, only(from), 1), only(to));
    assert_eq!(paddock.distance(only(to), only(from)), Some(1));
    assert_eq!(board("splash-paddock").walk, paddock.walk);
    // Secret passages: a step between any two of them, without being adjacent (Unmatched Reference v10, Secret Passages).
    let manor = board("baskerville-manor");
    let [from, to] = ["B05", "B28"].map(|id| manor.space(id).unwrap());
    assert_eq!(manor.reach(from, only(to), 1), only(from) | only(to));
    assert!(manor.near[usize::from(from)] & only(to) == 0);
    // High ground counts downhill (Unmatched Reference v10, Hanging Gardens).
    let gardens = board("hanging-gardens");
    let [above, below] = ["G02", "G03"].map(|id| gardens.space(id).unwrap());
    assert!(
        gardens.below[usize::from(above)] & only(below) != 0
            && gardens.below[usize::from(below)] & only(above) == 0
    );
    // Linked icons are adjacent for all purposes (Unmatched Reference v10, Naglfar).
    let ship = board("naglfar");
    let [one, other] = ["NG08", "NG20"].map(|id| ship.space(id).unwrap());
    assert_eq!(ship.distance(only(one), only(other)), Some(1));
}

proptest! {
    #[test]
    fn reach_is_what_a_plain_search_finds(number in 0usize..33, from in 0u8..64, open in any::<u64>(), steps in 0u8..12) {
        let board = &boards()[number];
        let from = from % board.map.spaces.len() as Space;
        let found = steps_from(board, from, open & board.all);
        let expected = found.iter().enumerate().filter(|(_, away)| away.is_some_and(|away| away <= steps));
        let expected = expected.fold(0, |set, (space, _)| set | 1 << space);
        prop_assert_eq!(board.reach(from, open, steps), expected);
    }

    #[test]
    fn the_way_is_a_shortest_walk(number in 0usize..33, from in 0u8..64, to in 0u8..64, open in any::<u64>(), steps in 0u8..12) {
        let board = &boards()[number];
        let count = board.map.spaces.len() as Space;
        let (from, to) = (from % count, to % count);
        let away = steps_from(board, from, open & board.all)[usize::from(to)].filter(|&away| away <= steps);
        let way = board.way(from, to, open, steps);
        prop_assert_eq!(way.as_ref().map(|way| way.len() as u8), away);
        let mut at = from;
        for space in way.unwrap_or_default() {
            prop_assert!(board.walk[usize::from(at)] & only(space) & open != 0);
            at = space;
        }
    }

    #[test]
    fn distance_is_symmetric(number in 0usize..33, from in 0u8..64, to in 0u8..64) {
        let board = &boards()[number];
        let count = board.map.spaces.len() as Space;
        let (from, to) = (only(from % count), only(to % count));
        let distance = board.distance(from, to).unwrap();
        prop_assert_eq!(board.distance(to, from), Some(distance));
        prop_assert!(board.within(from, distance) & to != 0 && (distance == 0 || board.within(from, distance - 1) & to == 0));
    }
}

#[test]
fn mistakes_in_a_map_are_named() {
    use altmode_unmatched_language::{Arrow, Path, check_boards};
    let good = board("heorot").sheet;
    let mistakes = |change: fn(&mut BoardSheet)| {
        let mut sheet = good.clone();
        change(&mut sheet);
        check_boards(&[sheet]).into_iter().map(|mistake| mistake.path).collect::<BTreeSet<_>>()
    };
    assert!(mistakes(|_| {}).is_empty());
    fn path(from: &str, to: &str) -> Path {
        Path(from.into(), to.into())
    }
    assert!(mistakes(|sheet| sheet.spaces[3].0 = "H01".into()).contains("spaces[3]"));
    assert!(mistakes(|sheet| sheet.spaces[3].1 = 2000).contains("spaces[3]"));
    assert!(mistakes(|sheet| sheet.spaces[3].3.clear()).contains("spaces[3]"));
    assert!(mistakes(|sheet| sheet.paths[0] = path("H01", "H99")).contains("paths[0]"));
    assert!(mistakes(|sheet| sheet.paths[0] = path("H01", "H01")).contains("paths[0]"));
    assert!(mistakes(|sheet| sheet.paths[0] = sheet.paths[1].clone()).contains("paths[1]"));
    assert!(mistakes(|sheet| sheet.starts[0] = sheet.starts[1].clone()).contains("starts"));
    assert!(
        mistakes(|sheet| sheet.doors[0].cuts[0] = path("H01", "H30")).contains("doors[0].cuts[0]")
    );
    assert!(
        mistakes(|sheet| sheet.one_way.push(Arrow("H01".into(), "H30".into())))
            .contains("one-way[0]")
    );
    assert!(mistakes(|sheet| sheet.paths.retain(|path| path.0 != "H01")).contains("paths"));
    // A space that can only be left.
    assert!(
        mistakes(|sheet| sheet.one_way =
            vec![Arrow("H01".into(), "H02".into()), Arrow("H01".into(), "H08".into())])
        .contains("paths")
    );
    assert!(mistakes(|sheet| sheet.same_as = Some("soho".into())).contains("same-as"));
}
