//! Numbers for texts that cross a boundary repeatedly.
//!
//! The alternative that was tried is `hashbrown::HashTable` 0.17.1 with `rustc-hash` 2.1.1 (WebAssembly in Node, 663 card
//! names). It makes a module 0.9 kB larger after compression, and the fastest of 15 runs finds a text in 106 ns instead of
//! 11 and a shape in 41 ns instead of 7. A static text is found by its address in 2.5 ns.

/// Texts and shapes that packed values refer to by number. A number is never reused.
#[derive(Debug, Default)]
pub struct Dictionary {
    /// Number of this dictionary, for a host that may still cache texts of an earlier one.
    pub edition: i32,
    texts: Vec<Box<str>>,
    text_places: Places,
    /// Cache of static texts: address, length, number. Each slot holds the latest text.
    lasting: Vec<(usize, usize, usize)>,
    shapes: Vec<Box<[&'static str]>>,
    shape_places: Places,
    /// Buffer of an earlier answer, reused for the next one.
    pub room: Vec<i32>,
}

impl Dictionary {
    /// Maximum number of texts. All cards and rules have a few thousand. Further texts cross in full.
    pub(crate) const MOST_TEXTS: usize = 1 << 15;

    /// Number of slots for static texts. A game uses a few hundred.
    const LASTING: usize = 1 << 10;

    /// Returns an empty dictionary.
    pub fn new(edition: i32) -> Dictionary {
        Dictionary { edition, ..Dictionary::default() }
    }

    /// Returns the text with this number; empty if there is none.
    pub fn text(&self, number: usize) -> &str {
        self.texts.get(number).map_or("", |text| text)
    }

    /// Returns the field names of the shape with this number; empty if there is none.
    pub fn shape(&self, number: usize) -> &[&'static str] {
        self.shapes.get(number).map_or(&[], |shape| shape)
    }

    /// Returns the number of a text, and adds the text if it is new. `None` if the dictionary is full.
    pub(crate) fn number_of_text(&mut self, text: &str) -> Option<usize> {
        let hash = hash_of_text(text.as_bytes());
        let Dictionary { texts, text_places, .. } = self;
        if let Some(number) =
            text_places.find(hash, |number| is_same(texts[number].as_bytes(), text.as_bytes()))
        {
            return Some(number);
        }
        if texts.len() == Dictionary::MOST_TEXTS {
            return None;
        }
        texts.push(text.into());
        text_places.add(hash, texts.len() - 1);
        Some(texts.len() - 1)
    }

    /// Returns the number of a static text, see [`Dictionary::number_of_text`]. A static text at a known address and of
    /// a known length needs no second reading, because it cannot have changed.
    pub(crate) fn number_of_lasting_text(&mut self, text: &'static str) -> Option<usize> {
        let (address, length) = (text.as_ptr() as usize, text.len());
        let place = address.wrapping_mul(0x9E37_79B9) >> 20 & (Dictionary::LASTING - 1);
        if let Some(&(known, long, number)) = self.lasting.get(place)
            && (known, long) == (address, length)
        {
            return Some(number);
        }
        let number = self.number_of_text(text)?;
        self.lasting.resize(Dictionary::LASTING, (0, 0, 0));
        self.lasting[place] = (address, length, number);
        Some(number)
    }

    /// Returns the number of an object's shape, and adds the shape if it is new.
    pub(crate) fn number_of_shape(&mut self, names: &[&'static str]) -> usize {
        let hash = names.iter().fold(0, |hash, name| step(hash, name.as_ptr() as usize as u32));
        let Dictionary { shapes, shape_places, .. } = self;
        // Only addresses and lengths are compared, because static texts with equal address and length are equal. Equal
        // names at another address become another shape, which costs a little memory only.
        let alike = |one: &[&str], other: &[&str]| {
            one.len() == other.len()
                && one.iter().zip(other).all(|(one, other)| std::ptr::eq(*one, *other))
        };
        if let Some(number) = shape_places.find(hash, |number| alike(&shapes[number], names)) {
            return number;
        }
        shapes.push(names.into());
        shape_places.add(hash, shapes.len() - 1);
        shapes.len() - 1
    }
}

#[inline]
fn step(hash: u32, word: u32) -> u32 {
    (hash.rotate_left(5) ^ word).wrapping_mul(0x9E37_79B9)
}

/// Hashes the length and the first, middle and last four bytes, because names differ there. Texts under four bytes are
/// hashed whole. A match is always confirmed by comparing the whole text.
#[inline]
fn hash_of_text(text: &[u8]) -> u32 {
    let length = text.len();
    let hash = step(0, length as u32);
    if let (Some(first), Some(last)) = (text.first_chunk::<4>(), text.last_chunk::<4>()) {
        let middle = text[length / 2 - 2..].first_chunk::<4>().unwrap_or(first);
        return [first, middle, last]
            .iter()
            .fold(hash, |hash, four| step(hash, u32::from_le_bytes(**four)));
    }
    text.iter().fold(hash, |hash, byte| step(hash, (*byte).into()))
}

/// Compares four bytes at a time, because the WebAssembly engine's own comparison goes byte by byte.
#[inline]
fn is_same(one: &[u8], other: &[u8]) -> bool {
    let (words, rest) = one.as_chunks::<4>();
    let (others, last) = other.as_chunks::<4>();
    one.len() == other.len()
        && words
            .iter()
            .zip(others)
            .all(|(one, other)| u32::from_le_bytes(*one) == u32::from_le_bytes(*other))
        && rest.iter().zip(last).all(|(one, other)| one == other)
}

/// Index from hashes to numbers. Unlike a standard hash map it uses 32-bit numbers and does not store the keys, which
/// are stored elsewhere.
#[derive(Debug, Default)]
struct Places {
    /// Hash, and number + 1; 0 marks a free slot. At most half of the slots are taken.
    slots: Vec<(u32, u32)>,
    taken: usize,
}

impl Places {
    #[inline]
    fn find(&self, hash: u32, is_it: impl Fn(usize) -> bool) -> Option<usize> {
        let mut place = first_place(hash, self.slots.len());
        loop {
            let &(other, number) = self.slots.get(place)?;
            if number == 0 {
                return None;
            }
            if other == hash && is_it(number as usize - 1) {
                return Some(number as usize - 1);
            }
            place = (place + 1) & (self.slots.len() - 1);
        }
    }

    fn add(&mut self, hash: u32, number: usize) {
        self.taken += 1;
        if self.taken * 2 > self.slots.len() {
            let room = vec![(0, 0); (self.slots.len() * 2).max(256)];
            for (hash, number) in std::mem::replace(&mut self.slots, room)
                .into_iter()
                .filter(|(_, number)| *number != 0)
            {
                self.put(hash, number);
            }
        }
        self.put(hash, number as u32 + 1);
    }

    fn put(&mut self, hash: u32, number: u32) {
        let mut place = first_place(hash, self.slots.len());
        while self.slots[place].1 != 0 {
            place = (place + 1) & (self.slots.len() - 1);
        }
        self.slots[place] = (hash, number);
    }
}

/// Returns the first slot of a hash. It folds in the high bits, because they are the best mixed ones of a product.
#[inline]
fn first_place(hash: u32, slots: usize) -> usize {
    (hash >> 16 ^ hash) as usize & slots.wrapping_sub(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_that_lasts_has_the_same_number_wherever_it_stands() {
        let mut dictionary = Dictionary::new(1);
        let whole: &'static str = "Blaster and Blast";
        let number = dictionary.number_of_text("Blast");
        // Texts that begin at one address are distinguished by their length.
        assert_eq!(dictionary.number_of_lasting_text(&whole[..5]), number);
        assert_eq!(dictionary.number_of_lasting_text(&whole[..7]), Some(1));
        assert_eq!(dictionary.number_of_lasting_text(&whole[12..]), number);
        assert_eq!(dictionary.number_of_lasting_text(&whole[..5]), number);
        assert_eq!(dictionary.number_of_lasting_text(&whole[..7]), Some(1));
        assert_eq!(["Blast", "Blaster"], [0, 1].map(|number| dictionary.text(number)));
    }

    #[test]
    fn more_texts_that_last_than_there_are_places_for() {
        let mut dictionary = Dictionary::new(1);
        let letters: &'static str = Box::leak("x".repeat(3 * Dictionary::LASTING).into());
        for time in ["first", "second"] {
            for number in 0..letters.len() {
                assert_eq!(
                    dictionary.number_of_lasting_text(&letters[number..]),
                    Some(number),
                    "the {time} time"
                );
            }
        }
    }
}
