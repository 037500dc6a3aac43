//! What a catalogue knows of every built-in card before it is taken apart: where it lies, and the numbers that it has.
//!
//! The build script writes it behind the card files' bytes; this module knows nothing but bytes.

use super::code::Counts;
use altmode_tcg_language::{Bytes, put_number};

/// The tables of a card file, in their order there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Table {
    /// Battle cards.
    Battle,
    /// Characters and combiner forms.
    Characters,
    /// Stratagems.
    Stratagems,
}

/// One card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Indexed {
    /// Its table.
    pub table: Table,
    /// It is a reprint.
    pub reprint: bool,
    /// Number of its card file.
    pub file: usize,
    /// How many bytes lie between the card before and this one.
    pub gap: usize,
    /// How many bytes it has.
    pub length: usize,
    /// How much it can have happen.
    pub counts: Counts,
}

/// Numbers that mostly grow by little, each as what it is more or less than the one before: that compresses well.
#[derive(Debug, Default)]
pub struct Row(usize);

impl Row {
    /// Appends the next number.
    #[allow(dead_code, reason = "the build script writes the index")]
    pub fn put(&mut self, number: usize, bytes: &mut Vec<u8>) {
        let (less, by) = (number < self.0, number.abs_diff(self.0));
        put_number(by << 1 | usize::from(less), bytes);
        self.0 = number;
    }

    /// The next number that was put there.
    pub fn take(&mut self, bytes: &mut Bytes<'_>) -> u16 {
        let step = bytes.number();
        let by = step >> 1;
        self.0 = if step & 1 == 0 { self.0.wrapping_add(by) } else { self.0.wrapping_sub(by) };
        self.0 as u16
    }
}

impl Indexed {
    /// Appends it.
    #[allow(dead_code, reason = "the build script writes the index")]
    pub fn put(&self, bytes: &mut Vec<u8>) {
        let Counts { code, triggers, qualities, replacements } = self.counts;
        let kind = self.table as usize | usize::from(self.reprint) << 2;
        let counts = [code, triggers, qualities, replacements].map(usize::from);
        for number in [kind, self.file, self.gap, self.length].into_iter().chain(counts) {
            put_number(number, bytes);
        }
    }

    /// The one that was put there.
    pub fn take(bytes: &mut Bytes<'_>) -> Indexed {
        let kind = bytes.number();
        let table = match kind & 3 {
            0 => Table::Battle,
            1 => Table::Characters,
            _ => Table::Stratagems,
        };
        Indexed {
            table,
            reprint: kind & 4 != 0,
            file: bytes.number(),
            gap: bytes.number(),
            length: bytes.number(),
            counts: Counts {
                code: bytes.number() as u16,
                triggers: bytes.number() as u16,
                qualities: bytes.number() as u16,
                replacements: bytes.number() as u16,
            },
        }
    }
}
