//! Index of the built-in cards: location and numbers of each, known before it is decoded.
//!
//! The build script compiles this module too, and writes the index to `index.bin`. The module therefore depends on the
//! encoding of bytes and on [`Counts`] only.

use super::code::Counts;
use altmode_tcg_language::{Bytes, put_number};

/// Tables of a card file, in the order of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardTable {
    /// Battle cards.
    Battle,
    /// Characters and combiner forms.
    Characters,
    /// Stratagems.
    Stratagems,
}

/// Entry of one card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Indexed {
    /// Table of the card.
    pub table: CardTable,
    /// Whether it is a reprint.
    pub reprint: bool,
    /// Number of its card file.
    pub file: usize,
    /// Number of bytes between the card before and this one.
    pub gap: usize,
    /// Size in bytes.
    pub length: usize,
    /// Number of its instructions, triggers, qualities and replacements.
    pub counts: Counts,
}

/// Delta encoding for numbers that mostly grow by little. Each number is stored as its difference from the one before,
/// which compresses well.
#[derive(Debug, Default)]
pub struct DeltaRow(usize);

impl DeltaRow {
    /// Appends the next number.
    #[allow(dead_code, reason = "the build script writes the index")]
    pub fn put(&mut self, number: usize, bytes: &mut Vec<u8>) {
        let (less, by) = (number < self.0, number.abs_diff(self.0));
        put_number(by << 1 | usize::from(less), bytes);
        self.0 = number;
    }

    /// Reads the next number.
    pub fn take(&mut self, bytes: &mut Bytes<'_>) -> u16 {
        let step = bytes.number();
        let by = step >> 1;
        self.0 = if step & 1 == 0 { self.0.wrapping_add(by) } else { self.0.wrapping_sub(by) };
        self.0 as u16
    }
}

impl Indexed {
    /// Appends the entry.
    #[allow(dead_code, reason = "the build script writes the index")]
    pub fn put(&self, bytes: &mut Vec<u8>) {
        let Counts { code, triggers, qualities, replacements } = self.counts;
        let kind = self.table as usize | usize::from(self.reprint) << 2;
        let counts = [code, triggers, qualities, replacements].map(usize::from);
        for number in [kind, self.file, self.gap, self.length].into_iter().chain(counts) {
            put_number(number, bytes);
        }
    }

    /// Reads an entry.
    pub fn take(bytes: &mut Bytes<'_>) -> Indexed {
        let kind = bytes.number();
        let table = match kind & 3 {
            0 => CardTable::Battle,
            1 => CardTable::Characters,
            _ => CardTable::Stratagems,
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
