//! Battlefields: adjacency, zones and reach as sets of spaces.
//!
//! A set of spaces is a 64-bit mask. A walk of n steps is n rounds of bit operations. Only the distances between all pairs of
//! spaces are kept, because a search asks for them at each move.

use altmode_core::{checksum, sort_few};
use altmode_json::Value;
use altmode_unmatched_language::{
    BoardSheet, Bytes, Door, Encode, MOST_SPACES, Mistake, Path, check_boards, read,
};
use std::{ops::Deref, sync::OnceLock};

/// A space, by its place in the battlefield's list.
pub type Space = u8;
/// No space: of a fighter that is not on the battlefield.
pub const NOWHERE: Space = u8::MAX;
/// A set of spaces, one bit each.
pub type Spaces = u64;
/// A set of paths, one bit each.
pub type Paths = u128;
/// A set of zones, one bit each.
pub type Zones = u16;

/// Checksum of the packed battlefields: part of the version of the data.
pub const VERSION: u32 = include!(concat!(env!("OUT_DIR"), "/version.rs"));

/// Returns the set of one space; empty for [`NOWHERE`].
#[inline]
pub const fn only(space: Space) -> Spaces {
    if space < 64 { 1 << space } else { 0 }
}

/// Returns the spaces of a set, in order.
#[inline]
pub fn spaces(set: Spaces) -> impl Iterator<Item = Space> {
    let mut left = set;
    std::iter::from_fn(move || {
        let space = left.trailing_zeros() as Space;
        (left != 0).then(|| {
            left &= left - 1;
            space
        })
    })
}

/// A battlefield that is compiled when it is first used.
#[derive(Debug)]
pub struct LazyBoard {
    /// Id, names, positions in the picture.
    pub sheet: &'static BoardSheet,
    /// Checksum of the sheet; 0 for a battlefield of a pack, which the pack's hash covers.
    pub content: u32,
    /// The sheet with the map: that of another battlefield where this one repeats it.
    pub map: &'static BoardSheet,
    board: OnceLock<Board>,
}

/// A battlefield, compiled from its sheet.
#[derive(Debug)]
pub struct Board {
    /// Id, names, positions in the picture.
    pub sheet: &'static BoardSheet,
    /// The map: that of another sheet where this one repeats it.
    pub map: &'static BoardSheet,
    /// All spaces.
    pub all: Spaces,
    /// The adjacent spaces of each space (Core Rules, Adjacent): symmetric, one-way paths and linked icons included.
    pub near: [Spaces; MOST_SPACES],
    /// The spaces to which a step from each space leads: not against the arrow of a one-way path, but through secret passages.
    pub walk: [Spaces; MOST_SPACES],
    /// The zones of each space.
    pub zones: [Zones; MOST_SPACES],
    /// The spaces that share a zone with each space, itself included (Core Rules, Zones).
    pub share: [Spaces; MOST_SPACES],
    /// The spaces against which an attack from each space has the high ground.
    pub below: [Spaces; MOST_SPACES],
    /// The spaces at the ends of each path.
    pub paths: Vec<[Space; 2]>,
    /// The printed ids of the paths: those of their ends.
    pub path_ids: Vec<String>,
    /// The paths on which a token can lie: no linked icons, and none that a closed door cuts.
    pub drawn: Paths,
    /// The start spaces, slot 1 first.
    pub starts: Vec<Space>,
    /// Names of the zones; the number of a zone is its index here.
    pub zone_names: Vec<&'static str>,
    /// The doors.
    pub doors: Vec<DoorDef>,
    /// The spaces of the conveyor belt, in the order of its steps.
    pub belt: Vec<Space>,
    /// The spaces in which a fighter is placed from the last space of the belt.
    pub bin: Spaces,
    /// The spaces of the item tokens that are used as an action, and of those that are used with a combat card.
    pub item_spaces: [Vec<Space>; 2],
    /// The battlefield with other sets of closed doors, each compiled lazily.
    closed: Vec<OnceLock<Board>>,
    /// The numbers of paths between two spaces, [`FAR`] if they are not connected; computed at the first question.
    distances: OnceLock<Box<[[u8; MOST_SPACES]; MOST_SPACES]>>,
}

/// More paths than lie between any two spaces.
pub const FAR: u8 = u8::MAX;

/// A door.
#[derive(Debug)]
pub struct DoorDef {
    /// Its name.
    pub name: &'static str,
    /// The spaces adjacent to the door: those at the ends of the lines that it cuts.
    pub beside: Spaces,
    /// The spaces at the ends of each of these lines.
    pub cuts: Vec<Spaces>,
}

impl LazyBoard {
    /// Creates a battlefield from its sheet; `sheets` are those whose map it may repeat.
    pub(crate) fn among(
        sheet: &'static BoardSheet,
        content: u32,
        sheets: &[&'static BoardSheet],
    ) -> LazyBoard {
        let map = sheet.same_as.as_ref().and_then(|id| sheets.iter().find(|other| other.id == *id));
        LazyBoard { sheet, content, map: map.unwrap_or(&sheet), board: OnceLock::new() }
    }

    /// Returns the id of the battlefield.
    pub fn id(&self) -> &'static str {
        &self.sheet.id
    }
}

impl Deref for LazyBoard {
    type Target = Board;

    #[inline]
    fn deref(&self) -> &Board {
        self.board.get_or_init(|| Board::new(self.sheet, self.map, 0))
    }
}

impl Board {
    /// Compiles a battlefield with a set of closed doors.
    fn new(sheet: &'static BoardSheet, map: &'static BoardSheet, closed: u8) -> Board {
        let at = |id: &String| map.spaces.iter().position(|space| space.0 == *id).unwrap_or(0);
        let mut zone_names: Vec<&'static str> =
            map.spaces.iter().flat_map(|space| space.3.iter().map(String::as_str)).collect();
        sort_few(&mut zone_names, |one, other| one < other);
        zone_names.dedup();
        let none = [0; MOST_SPACES];
        let mut board = Board {
            sheet,
            map,
            all: Spaces::MAX >> (MOST_SPACES - map.spaces.len()),
            near: none,
            walk: none,
            zones: [0; MOST_SPACES],
            share: none,
            below: none,
            paths: map
                .paths
                .iter()
                .map(|path| [at(&path.0) as Space, at(&path.1) as Space])
                .collect(),
            path_ids: map.paths.iter().map(ToString::to_string).collect(),
            drawn: 0,
            starts: map.starts.iter().map(|id| at(id) as Space).collect(),
            zone_names,
            doors: Vec::new(),
            belt: Vec::new(),
            bin: 0,
            item_spaces: [Vec::new(), Vec::new()],
            closed: (1..1 << map.doors.len()).map(|_| OnceLock::new()).collect(),
            distances: OnceLock::new(),
        };
        for (space, (_, _, _, zones)) in map.spaces.iter().enumerate() {
            let number =
                |zone: &String| board.zone_names.iter().position(|name| name == zone).unwrap_or(0);
            board.zones[space] = zones.iter().fold(0, |set, zone| set | 1 << number(zone));
        }
        for space in spaces(board.all) {
            let shares = |other: &Space| {
                board.zones[usize::from(*other)] & board.zones[usize::from(space)] != 0
            };
            board.share[usize::from(space)] =
                spaces(board.all).filter(shares).fold(0, |set, other| set | only(other));
        }
        let cut = |path: &Path| {
            let cuts = |door: &Door| {
                door.cuts.iter().any(|cut| cut == path || (&cut.0, &cut.1) == (&path.1, &path.0))
            };
            (0..map.doors.len()).any(|door| closed >> door & 1 != 0 && cuts(&map.doors[door]))
        };
        let lies = |path: &Path| !cut(path) && !map.icons.contains(path);
        board.drawn = map
            .paths
            .iter()
            .enumerate()
            .filter(|(_, path)| lies(path))
            .fold(0, |set, (path, _)| set | 1 << path);
        for path in map.paths.iter().filter(|path| !cut(path)) {
            let (one, other) = (at(&path.0), at(&path.1));
            board.near[one] |= 1 << other;
            board.near[other] |= 1 << one;
        }
        board.walk = board.near;
        for arrow in &map.one_way {
            board.walk[at(&arrow.1)] &= !(1 << at(&arrow.0));
        }
        for arrow in &map.high_ground {
            board.below[at(&arrow.0)] |= 1 << at(&arrow.1);
        }
        let passages = map.passages.iter().fold(0, |set: Spaces, id| set | 1 << at(id));
        for space in spaces(passages) {
            board.walk[usize::from(space)] |= passages & !only(space);
        }
        for door in &map.doors {
            let cuts: Vec<Spaces> =
                door.cuts.iter().map(|cut| 1 << at(&cut.0) | 1 << at(&cut.1)).collect();
            board.doors.push(DoorDef {
                name: &door.name,
                beside: cuts.iter().fold(0, |set, cut| set | cut),
                cuts,
            });
        }
        if let Some(belt) = &map.belt {
            board.belt = belt.path.iter().map(|id| at(id) as Space).collect();
            let in_bin = |(_, space): &(usize, &(String, i16, i16, Vec<String>))| {
                space.3.contains(&belt.bin)
            };
            board.bin = map
                .spaces
                .iter()
                .enumerate()
                .filter(in_bin)
                .fold(0, |set, (space, _)| set | 1 << space);
        }
        if let Some(items) = &map.items {
            board.item_spaces = [&items.scheme, &items.combat]
                .map(|ids| ids.iter().map(|id| at(id) as Space).collect());
        }
        board
    }

    /// Returns the battlefield with a set of closed doors. The lines that they cut do not exist. Two spaces are in different
    /// zones if each shortest path between them leads through a closed door (Unmatched Reference v10, Heorot).
    #[cold]
    pub fn with_closed(&'static self, closed: u8) -> &'static Board {
        let Some(variant) = usize::from(closed).checked_sub(1).and_then(|at| self.closed.get(at))
        else {
            return self;
        };
        variant.get_or_init(|| {
            let mut board = Board::new(self.sheet, self.map, closed);
            for space in spaces(board.all) {
                let far = |other: &Space| {
                    let (here, there) = (only(space), only(*other));
                    self.distance(here, there) != board.distance(here, there)
                };
                let apart = spaces(board.all).filter(far).fold(0, |set, other| set | only(other));
                board.share[usize::from(space)] &= !apart;
            }
            board
        })
    }

    /// Returns the id of the battlefield.
    pub fn id(&self) -> &'static str {
        &self.sheet.id
    }

    /// Returns the printed id of a space.
    pub fn space_id(&self, space: Space) -> &'static str {
        self.map.spaces.get(usize::from(space)).map_or("", |space| &space.0)
    }

    /// Finds a space by its id, ignoring case.
    pub fn space(&self, id: &str) -> Option<Space> {
        self.map
            .spaces
            .iter()
            .position(|space| space.0.eq_ignore_ascii_case(id))
            .map(|space| space as Space)
    }

    /// Returns the paths, of those on which something can lie, that end in a set of spaces.
    pub fn paths_at(&self, set: Spaces) -> Paths {
        let ends = |path: &[Space; 2]| (only(path[0]) | only(path[1])) & set != 0;
        self.paths
            .iter()
            .enumerate()
            .filter(|(_, path)| ends(path))
            .fold(0, |found, (path, _)| found | 1 << path)
            & self.drawn
    }

    /// Returns the spaces at the ends of paths, as far as these paths exist now.
    pub fn ends(&self, paths: Paths) -> Spaces {
        let all =
            self.paths.iter().enumerate().filter(|(path, _)| (paths & self.drawn) >> path & 1 != 0);
        all.fold(0, |set, (_, path)| set | only(path[0]) | only(path[1]))
    }

    /// Returns the path between two spaces as a set, which is empty if there is none.
    pub fn path_between(&self, one: Space, other: Space) -> Paths {
        let joins = |path: &&[Space; 2]| **path == [one, other] || **path == [other, one];
        self.paths.iter().position(|path| joins(&path)).map_or(0, |path| 1 << path) & self.drawn
    }

    /// Finds a path by the ids of its ends, in any order, ignoring case.
    pub fn path(&self, id: &str) -> Option<u8> {
        let (one, other) = id.split_once('-')?;
        let path = self.path_between(self.space(one)?, self.space(other)?);
        (path != 0).then(|| path.trailing_zeros() as u8)
    }

    /// Returns the spaces with a zone that is called yellow, gold or orange (docs/unmatched.md, Open points).
    pub fn yellowish(&self) -> Spaces {
        let named =
            |zone: &&str| ["yellow", "gold", "orange"].iter().any(|name| zone.ends_with(name));
        let zones = self
            .zone_names
            .iter()
            .enumerate()
            .filter(|(_, zone)| named(zone))
            .fold(0, |set, (zone, _)| set | 1 << zone);
        spaces(self.all)
            .filter(|&at| self.zones[usize::from(at)] & zones != 0)
            .fold(0, |set, at| set | only(at))
    }

    /// Returns the spaces that one step from any space of a set leads to.
    #[inline]
    pub fn step(&self, set: Spaces) -> Spaces {
        spaces(set).fold(0, |next, space| next | self.walk[usize::from(space)])
    }

    /// Returns the spaces adjacent to any space of a set.
    #[inline]
    pub fn next_to(&self, set: Spaces) -> Spaces {
        spaces(set).fold(0, |near, space| near | self.near[usize::from(space)])
    }

    /// Returns the spaces that share a zone with any space of a set, those themselves included.
    #[inline]
    pub fn in_zone_of(&self, set: Spaces) -> Spaces {
        spaces(set).fold(0, |share, space| share | self.share[usize::from(space)])
    }

    /// Returns the zones of all spaces of a set.
    #[inline]
    pub fn zones_of(&self, set: Spaces) -> Zones {
        spaces(set).fold(0, |zones, space| zones | self.zones[usize::from(space)])
    }

    /// Returns the spaces that a walk of at most this number of steps reaches, the first one included. The walk enters spaces of
    /// `open` only.
    #[inline]
    pub fn reach(&self, from: Space, open: Spaces, steps: u8) -> Spaces {
        self.reach_from(only(from), open, steps)
    }

    /// Returns the spaces that a walk of at most this number of steps from any space of a set reaches, including the set.
    #[inline]
    pub fn reach_from(&self, from: Spaces, open: Spaces, steps: u8) -> Spaces {
        widen(&self.walk, from, open, steps)
    }

    /// Returns the spaces at a distance of at most this number of paths from any space of a set, that set included.
    pub fn within(&self, from: Spaces, distance: u8) -> Spaces {
        widen(&self.near, from, self.all, distance)
    }

    /// Returns the number of paths between two sets of spaces, counted by adjacency; `None` if they are not connected.
    pub fn distance(&self, from: Spaces, to: Spaces) -> Option<u8> {
        let distances = self.distances.get_or_init(|| self.measure());
        let away = |one: Space| {
            let row = &distances[usize::from(one)];
            spaces(to).map(|other| row[usize::from(other)]).min().unwrap_or(FAR)
        };
        spaces(from).map(away).min().filter(|&distance| distance != FAR)
    }

    /// Returns the number of paths from each space to the nearest of a set, as [`Board::distance`] counts them; [`FAR`] if they
    /// are not connected.
    pub fn distances_to(&self, to: Spaces) -> [u8; MOST_SPACES] {
        let distances = self.distances.get_or_init(|| self.measure());
        let mut nearest = [FAR; MOST_SPACES];
        for other in spaces(to) {
            for (nearest, &distance) in nearest.iter_mut().zip(&distances[usize::from(other)]) {
                *nearest = distance.min(*nearest);
            }
        }
        nearest
    }

    /// Returns the number of paths between each two spaces.
    fn measure(&self) -> Box<[[u8; MOST_SPACES]; MOST_SPACES]> {
        let mut distances = Box::new([[FAR; MOST_SPACES]; MOST_SPACES]);
        for (from, row) in distances.iter_mut().enumerate() {
            let (mut reached, mut edge) = (0, only(from as Space) & self.all);
            for distance in 0.. {
                if edge == 0 {
                    break;
                }
                spaces(edge).for_each(|space| row[usize::from(space)] = distance);
                reached |= edge;
                edge = self.next_to(edge) & !reached;
            }
        }
        distances
    }

    /// Returns the shortest way of a walk, the lowest spaces first where several are as short: the spaces entered, the last of them
    /// `to`. `None` if it takes more than this number of steps.
    pub fn way(&self, from: Space, to: Space, open: Spaces, steps: u8) -> Option<Vec<Space>> {
        // The spaces that are reached with each step and not before.
        let mut edges = [0; MOST_SPACES];
        let (mut reached, mut last) = (only(from), 0);
        edges[0] = reached;
        while edges[last] & only(to) == 0 {
            let edge = spaces(edges[last])
                .fold(0, |next, space| next | self.walk[usize::from(space)])
                & open
                & !reached;
            if edge == 0 || last == usize::from(steps) {
                return None;
            }
            (reached, last) = (reached | edge, last + 1);
            edges[last] = edge;
        }
        let mut way = vec![to; last];
        for step in (1..last).rev() {
            let leads_on = |&space: &Space| self.walk[usize::from(space)] & only(way[step]) != 0;
            way[step - 1] = spaces(edges[step]).find(leads_on)?;
        }
        Some(way)
    }
}

/// Widens a set of spaces by a number of steps into spaces of `open`.
#[inline]
fn widen(steps_from: &[Spaces; MOST_SPACES], from: Spaces, open: Spaces, steps: u8) -> Spaces {
    let (mut reached, mut edge) = (from, from);
    for _ in 0..steps {
        let next = spaces(edge).fold(0, |next, space| next | steps_from[usize::from(space)]);
        edge = next & open & !reached;
        if edge == 0 {
            break;
        }
        reached |= edge;
    }
    reached
}

/// Checks a battlefield from a host, or a list of battlefields, by the rules for built-in ones. A battlefield can repeat the map
/// of another one of the same list. Returns the mistakes with their paths.
pub fn check(value: &Value) -> Vec<Mistake> {
    let values = value.as_array().map_or(std::slice::from_ref(value), Vec::as_slice);
    let (mut sheets, mut mistakes) = (Vec::new(), Vec::new());
    for value in values {
        match read::<BoardSheet>(value) {
            Ok(sheet) => sheets.push(sheet),
            Err(found) => mistakes.extend(found),
        }
    }
    if mistakes.is_empty() {
        mistakes = check_boards(&sheets);
    }
    mistakes
}

/// Returns the built-in battlefields, in the order of their ids.
pub fn boards() -> &'static [LazyBoard] {
    static BOARDS: OnceLock<Vec<LazyBoard>> = OnceLock::new();
    BOARDS.get_or_init(|| {
        let bytes = include_bytes!(concat!(env!("OUT_DIR"), "/boards.bin"));
        let mut rest = Bytes::new(bytes);
        let sheets = (0..rest.number()).map(|_| {
            let start = bytes.len() - rest.left();
            let sheet: &'static BoardSheet = Box::leak(Box::new(BoardSheet::take(&mut rest)));
            (sheet, checksum(&bytes[start..bytes.len() - rest.left()]))
        });
        let sheets: Vec<(&'static BoardSheet, u32)> = sheets.collect();
        let all: Vec<&'static BoardSheet> = sheets.iter().map(|(sheet, _)| *sheet).collect();
        sheets.into_iter().map(|(sheet, content)| LazyBoard::among(sheet, content, &all)).collect()
    })
}

#[cfg(test)]
#[path = "board_tests.rs"]
mod tests;
