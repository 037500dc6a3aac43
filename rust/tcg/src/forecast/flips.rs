//! The distribution of the sums of one side's flips, counted exactly over combinations.
//!
//! In a pile of unknown order every order is equally likely, so the first n cards follow a multivariate hypergeometric
//! distribution. Only the white bonus depends on the order: it applies if a white icon is among the flips without the bonus.
//! If w of m cards are white, all w are among the last m - n with probability C(m-n, w) / C(m, w). This factor accounts for
//! the order.

use altmode_core::{choose, none_drawn};

/// Cards with equal effect when flipped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FlipClass {
    /// Attack or defense that one card adds.
    pub pips: u8,
    /// Pierce that one card adds.
    pub pierce: u8,
    /// Whether the cards have a white icon.
    pub white: bool,
    /// Number of cards.
    pub count: u16,
}

/// A part of the flippable cards: cards in unknown order, of which the first `take` come before the next part.
#[derive(Clone, Debug, Default)]
pub struct Segment {
    /// The cards by class.
    pub classes: Vec<FlipClass>,
    /// Number of cards taken from this part before the next one.
    pub take: u16,
}

/// The number of cards that a side flips.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FlipCounts {
    /// Number of flips without the white bonus.
    pub flips: u16,
    /// Number of flips that the first white icon adds.
    pub bonus: u16,
    /// Whether the white bonus has been used.
    pub white_used: bool,
    /// Maximum number of flips.
    pub most: u16,
}

impl FlipCounts {
    /// Returns the number of flips if no white icon comes.
    pub fn without_white(&self) -> u16 {
        self.flips.min(self.most)
    }

    /// Returns the number of flips if a white icon comes in time.
    pub fn with_white(&self) -> u16 {
        let bonus = if self.white_used { 0 } else { self.bonus };
        (self.flips + bonus).min(self.most)
    }
}

/// A joint distribution of pips and Pierce.
#[derive(Clone, Debug)]
pub struct Sums {
    /// Number of Pierce values per row; there is one row for each number of pips.
    pub width: usize,
    /// The probabilities in row-major order.
    pub chances: Vec<f64>,
}

impl Sums {
    /// Iterates over the possible outcomes: pips, Pierce, probability.
    pub fn iter(&self) -> impl Iterator<Item = (usize, usize, f64)> + '_ {
        let all = self.chances.iter().enumerate().filter(|(_, chance)| **chance > 0.0);
        all.map(|(at, &chance)| (at / self.width, at % self.width, chance))
    }

    /// Adds a probability and grows the table as needed.
    pub fn put(&mut self, pips: usize, pierce: usize, chance: f64) {
        self.make_room(pips + 1, pierce + 1);
        self.chances[pips * self.width + pierce] += chance;
    }

    fn make_room(&mut self, rows: usize, width: usize) {
        let rows = rows.max(self.chances.len() / self.width);
        if width <= self.width {
            return self.chances.resize(rows * self.width, 0.0);
        }
        let mut chances = vec![0.0; rows * width];
        for (pips, pierce, chance) in self.iter() {
            chances[pips * width + pierce] = chance;
        }
        *self = Sums { width, chances };
    }

    /// Adds another distribution with a weight.
    pub fn add(&mut self, other: &Sums, weight: f64) {
        self.make_room(other.chances.len() / other.width, other.width);
        for (pips, pierce, chance) in other.iter() {
            self.chances[pips * self.width + pierce] += chance * weight;
        }
    }
}

/// Returns the probability that at least one of `white` white cards among `all` shuffled cards is among the first `early`.
pub fn white_in_time(all: u16, early: u16, white: u16) -> f64 {
    if white == 0 { 0.0 } else { 1.0 - none_drawn(all.into(), early.into(), white.into()) }
}

/// Tables of the number of ways by number of cards, pips and Pierce.
struct Ways {
    rows: usize,
    width: usize,
    /// Highest number of pips, and of Pierce, on one card.
    pips: usize,
    pierce: usize,
    table: Vec<f64>,
}

impl Ways {
    /// Counts the ways to choose up to `most` of the cards.
    fn of<'a>(
        classes: impl Iterator<Item = &'a FlipClass> + Clone,
        most: u16,
        rows: usize,
        width: usize,
    ) -> Ways {
        let cells = rows * width;
        let mut ways = Ways {
            rows,
            width,
            pips: 0,
            pierce: 0,
            table: vec![0.0; (usize::from(most) + 1) * cells],
        };
        let plain: u16 = classes
            .clone()
            .filter(|class| class.pips == 0 && class.pierce == 0)
            .map(|class| class.count)
            .sum();
        for cards in 0..=most {
            ways.table[usize::from(cards) * cells] = choose(plain.into(), cards.into());
        }
        for class in classes.filter(|class| class.pips > 0 || class.pierce > 0) {
            ways.include(class, most, cells);
        }
        ways
    }

    /// Adds a class of cards. Iterates from most cards down, so that entries are read before they change.
    fn include(&mut self, class: &FlipClass, most: u16, cells: usize) {
        let step = usize::from(class.pips) * self.width + usize::from(class.pierce);
        for cards in (1..=usize::from(most)).rev() {
            let mut ways = 1.0;
            for taken in 1..=cards.min(usize::from(class.count)) {
                ways = ways * (f64::from(class.count) - (taken - 1) as f64) / taken as f64;
                let before = cards - taken;
                let (low, high) = self.table.split_at_mut(cards * cells);
                let from = &low[before * cells..][..cells];
                for pips in 0..=before * self.pips {
                    let row = pips * self.width;
                    for at in row..=row + before * self.pierce {
                        high[at + taken * step] += ways * from[at];
                    }
                }
            }
        }
        self.pips = self.pips.max(class.pips.into());
        self.pierce = self.pierce.max(class.pierce.into());
    }

    /// Returns the non-empty rows for a number of cards, as offsets and slices.
    fn rows(&self, cards: usize) -> impl Iterator<Item = (usize, &[f64])> + '_ {
        let from = &self.table[cards * self.rows * self.width..][..self.rows * self.width];
        let length = (cards * self.pierce).min(self.width - 1) + 1;
        (0..=(cards * self.pips).min(self.rows - 1))
            .map(move |pips| (pips * self.width, &from[pips * self.width..][..length]))
    }
}

/// The flips through one part, in tables of a fixed size.
struct Counting {
    plain: Ways,
    white: Ways,
    cards: u16,
    cells: usize,
}

impl Counting {
    fn new(segment: &Segment, most: u16, rows: usize, width: usize) -> Counting {
        let most = most.min(segment.take);
        Counting {
            plain: Ways::of(segment.classes.iter().filter(|class| !class.white), most, rows, width),
            white: Ways::of(segment.classes.iter().filter(|class| class.white), most, rows, width),
            cards: segment.classes.iter().map(|class| class.count).sum(),
            cells: rows * width,
        }
    }

    /// Adds the outcomes of `cards` cards without a white icon.
    fn no_white(&self, cards: u16, before: &[f64], after: &mut [f64]) {
        let all = choose(self.cards.into(), cards.into());
        self.after(before, after, |to| {
            for (row, ways) in self.plain.rows(cards.into()) {
                add_scaled(&mut to[row..], ways, 1.0 / all);
            }
        });
    }

    /// Adds the outcomes of `cards` cards with a white card among the first `early`. With `None`, there is no condition.
    fn with_white(&self, cards: u16, early: Option<u16>, before: &[f64], after: &mut [f64]) {
        let all = choose(self.cards.into(), cards.into());
        self.after(before, after, |to| {
            for white in 0..=cards {
                let factor = early.map_or(1.0, |early| white_in_time(cards, early, white)) / all;
                if factor <= 0.0 {
                    continue;
                }
                for (row, ways) in self.white.rows(white.into()) {
                    for (pierce, ways) in ways.iter().enumerate().filter(|(_, ways)| **ways > 0.0) {
                        for (other, others) in self.plain.rows(usize::from(cards - white)) {
                            add_scaled(&mut to[row + pierce + other..], others, factor * ways);
                        }
                    }
                }
            }
        });
    }

    /// Convolves the outcomes of a part with the outcomes before it.
    fn after(&self, before: &[f64], after: &mut [f64], part: impl FnOnce(&mut [f64])) {
        if let [1.0] = before {
            return part(after);
        }
        let mut here = vec![0.0; self.cells];
        part(&mut here);
        for (by, &weight) in here.iter().enumerate().filter(|(_, weight)| **weight > 0.0) {
            add_scaled(&mut after[by..], &before[..before.len().min(self.cells - by)], weight);
        }
    }
}

/// Adds scaled numbers. Numbers beyond the end of `to` are zero and ignored.
fn add_scaled(to: &mut [f64], from: &[f64], weight: f64) {
    for (to, from) in to.iter_mut().zip(from) {
        *to += from * weight;
    }
}

/// Returns the distribution of pips and Pierce. Flipping stops after the last part.
pub fn distribution(segments: &[Segment], wanted: &FlipCounts) -> Sums {
    let (few, many) = (wanted.without_white(), wanted.with_white());
    let most = |of: fn(&FlipClass) -> u8| {
        segments.iter().flat_map(|segment| &segment.classes).map(of).max().unwrap_or(0)
    };
    let rows = usize::from(most(|class| class.pips)) * usize::from(many) + 1;
    let width = usize::from(most(|class| class.pierce)) * usize::from(many) + 1;
    let cells = rows * width;
    let mut done = vec![0.0; cells];
    // Sums of the branches that still flip, without and with a white icon. Before the first part the table has one cell.
    let (mut none_yet, mut after_white) = (vec![1.0], Vec::new());
    if wanted.white_used {
        std::mem::swap(&mut none_yet, &mut after_white);
    }
    let mut flipped = 0;
    for segment in segments {
        if none_yet.is_empty() && after_white.is_empty() {
            break;
        }
        let counting = Counting::new(segment, many - flipped.min(many), rows, width);
        let goes_on = |wanted: u16| wanted - flipped > segment.take;
        let (mut next_none, mut next_white) = (Vec::new(), Vec::new());
        if !after_white.is_empty() {
            let cards = (many - flipped).min(segment.take);
            let to = if goes_on(many) { filled(&mut next_white, cells) } else { &mut done };
            counting.with_white(cards, None, &after_white, to);
        }
        if !none_yet.is_empty() {
            let (early, cards) =
                ((few - flipped).min(segment.take), (many - flipped).min(segment.take));
            let to = if goes_on(few) { filled(&mut next_none, cells) } else { &mut done };
            counting.no_white(early, &none_yet, to);
            let to = if goes_on(many) { filled(&mut next_white, cells) } else { &mut done };
            counting.with_white(cards, Some(early), &none_yet, to);
        }
        flipped += segment.take;
        (none_yet, after_white) = (next_none, next_white);
    }
    for rest in [none_yet, after_white] {
        add_scaled(&mut done, &rest, 1.0);
    }
    Sums { width, chances: done }
}

fn filled(table: &mut Vec<f64>, cells: usize) -> &mut Vec<f64> {
    if table.is_empty() {
        table.resize(cells, 0.0);
    }
    table
}
