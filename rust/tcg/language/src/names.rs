//! Sorted lists of names, each with a number.
//!
//! A list sorted by insertion is enough for the few thousand names of all cards. The maps and sets of the standard library
//! are linked once for each pair of types: as five of each they made `tcg.wasm` 10 kB larger (compressed).

use std::borrow::Cow;

/// Names in order, each with a number that its user chooses, for example the index of a card.
#[derive(Default)]
pub struct NameIndex<'a>(Vec<(Cow<'a, str>, usize)>);

impl<'a> NameIndex<'a> {
    /// Adds a name with a number. Returns `false` if the name is there already, which keeps its number.
    pub fn insert(&mut self, name: impl Into<Cow<'a, str>>, number: usize) -> bool {
        self.add(name.into(), number)
    }

    fn add(&mut self, name: Cow<'a, str>, number: usize) -> bool {
        match self.0.binary_search_by(|(known, _)| known.cmp(&name)) {
            Ok(_) => false,
            Err(place) => {
                self.0.insert(place, (name, number));
                true
            }
        }
    }

    /// Returns the number of a name.
    pub fn get(&self, name: &str) -> Option<usize> {
        let place = self.0.binary_search_by(|(known, _)| (**known).cmp(name)).ok()?;
        Some(self.0[place].1)
    }

    /// Returns whether a name is in the list.
    pub fn contains(&self, name: &str) -> bool {
        self.get(name).is_some()
    }

    /// Returns the names in order.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|(name, _)| &**name)
    }
}

impl<'a, N: Into<Cow<'a, str>>> FromIterator<N> for NameIndex<'a> {
    fn from_iter<I: IntoIterator<Item = N>>(names: I) -> Self {
        let mut all = NameIndex::default();
        for (number, name) in names.into_iter().enumerate() {
            all.insert(name, number);
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_keeps_its_first_number() {
        let mut names: NameIndex<'_> = ["b", "c", "a", "b"].into_iter().collect();
        assert!(names.iter().eq(["a", "b", "c"]));
        assert_eq!((names.get("b"), names.get("d")), (Some(0), None));
        assert!(names.insert("d".to_string(), 9) && !names.insert("d", 8));
        assert_eq!(names.get("d"), Some(9));
    }
}
