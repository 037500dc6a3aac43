//! Numbers for texts that cross a boundary again and again.

/// The texts and shapes that packed values name by number. Numbers are never given to something else.
#[derive(Debug, Default)]
pub struct Dictionary {
    /// Which of several it is, for a host that may still know texts of an earlier one.
    pub edition: i32,
    texts: Vec<Box<str>>,
    text_places: Places,
    /// Where texts that last were met: address, length, number. Each place remembers the latest one.
    lasting: Vec<(usize, usize, usize)>,
    shapes: Vec<Box<[&'static str]>>,
    shape_places: Places,
    /// Words of an earlier answer that nobody needs any more: the next one is made in the same place.
    pub room: Vec<i32>,
}

impl Dictionary {
    /// So many texts are numbered; those of all cards and rules are a few thousand. Later ones cross as they are.
    pub(crate) const MOST_TEXTS: usize = 1 << 15;

    /// Places for texts that last: a game names a few hundred.
    const LASTING: usize = 1 << 10;

    /// An empty one.
    pub fn new(edition: i32) -> Dictionary {
        Dictionary { edition, ..Dictionary::default() }
    }

    /// A text by its number; empty if there is none with it.
    pub fn text(&self, number: usize) -> &str {
        self.texts.get(number).map_or("", |text| text)
    }

    /// The names of a shape's fields; empty if there is no shape with this number.
    pub fn shape(&self, number: usize) -> &[&'static str] {
        self.shapes.get(number).map_or(&[], |shape| shape)
    }

    /// The number of a text, from now on; `None` when too many are kept.
    pub(crate) fn number_of_text(&mut self, text: &str) -> Option<usize> {
        let hash = hash_of_text(text.as_bytes());
        let Dictionary { texts, text_places, .. } = self;
        if let Some(number) = text_places.find(hash, |number| is_same(texts[number].as_bytes(), text.as_bytes())) {
            return Some(number);
        }
        if texts.len() == Dictionary::MOST_TEXTS {
            return None;
        }
        texts.push(text.into());
        text_places.add(hash, texts.len() - 1);
        Some(texts.len() - 1)
    }

    /// The same of a text that lasts as long as the program: at the same place it is the same text, and need not be read.
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

    /// The number of an object's shape, from now on.
    pub(crate) fn number_of_shape(&mut self, names: &[&'static str]) -> usize {
        let hash = names.iter().fold(0, |hash, name| step(hash, name.as_ptr() as usize as u32));
        let Dictionary { shapes, shape_places, .. } = self;
        // Texts of the program, at the same place and as long as each other, are the same: nothing else is compared.
        // The same names at another place are another shape, which costs a little memory and nothing else.
        let alike =
            |one: &[&str], other: &[&str]| one.len() == other.len() && one.iter().zip(other).all(|(one, other)| std::ptr::eq(*one, *other));
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

/// From the length, the beginning, the middle and the end: names differ there, and the whole text is compared anyway.
#[inline]
fn hash_of_text(text: &[u8]) -> u32 {
    let length = text.len();
    let hash = step(0, length as u32);
    if let (Some(first), Some(last)) = (text.first_chunk::<4>(), text.last_chunk::<4>()) {
        let middle = text[length / 2 - 2..].first_chunk::<4>().unwrap_or(first);
        return [first, middle, last].iter().fold(hash, |hash, four| step(hash, u32::from_le_bytes(**four)));
    }
    text.iter().fold(hash, |hash, byte| step(hash, (*byte).into()))
}

/// The engine's own comparison goes byte by byte; this takes four at once.
#[inline]
fn is_same(one: &[u8], other: &[u8]) -> bool {
    let (words, rest) = one.as_chunks::<4>();
    let (others, last) = other.as_chunks::<4>();
    one.len() == other.len()
        && words.iter().zip(others).all(|(one, other)| u32::from_le_bytes(*one) == u32::from_le_bytes(*other))
        && rest.iter().zip(last).all(|(one, other)| one == other)
}

/// Where something is by its hash: the same as a standard map, but with numbers of 32 bits and without its keys, which
/// lie elsewhere.
#[derive(Debug, Default)]
struct Places {
    /// Hash, and number + 1; 0 is free. At most half of them are taken.
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
            for (hash, number) in std::mem::replace(&mut self.slots, room).into_iter().filter(|(_, number)| *number != 0) {
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

/// The highest bits of a product are the best mixed.
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
        // Texts that begin at one place are told apart by their length.
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
                assert_eq!(dictionary.number_of_lasting_text(&letters[number..]), Some(number), "the {time} time");
            }
        }
    }
}
