//! Packs: definitions that a host adds to those of a game, written in the language of the built-in ones.
//!
//! Each set of loaded packs has a catalogue of its own. It is leaked, because games hold static references to its parts. A set
//! is compiled once, regardless of how often and in which order its packs are loaded, and [`Packs`] limits the number of sets.

use crate::input::{shorten, wrong};
use altmode_core::{Error, Result, hash_of, sort_few};
use altmode_json::Value;
use altmode_language::{Encode, Mistake, read};
use std::sync::{
    Mutex, MutexGuard, PoisonError,
    atomic::{AtomicUsize, Ordering},
};

/// Maximum number of different sets of packs in one process.
const MOST_CATALOGUES: usize = 64;
/// Maximum number of packs loaded together.
pub const MOST_PACKS: usize = 16;
/// Maximum nesting depth of a pack.
const MOST_DEPTH: usize = 48;
/// Maximum number of packs that may be rejected after they were compiled. Their compiled parts are leaked.
const MOST_REFUSED: usize = 64;

/// A catalogue of definitions to which packs can be added.
pub trait Extensible: Sized + Sync + 'static {
    /// A pack, as parsed by the game's language.
    type File: Encode + Sync + 'static;

    /// Describes a pack in the error about another value.
    const PACK: &'static str;
    /// Field of a pack with its id.
    const ID: &'static str;
    /// Text before the id of a definition in an error about it.
    const DEFINITION: &'static str = ", card ";
    /// Maximum size of a pack in bytes, as JSON without spaces.
    const MOST_BYTES: usize = 131_072;

    /// Returns the catalogue of the built-in definitions.
    fn builtin() -> &'static Self;

    /// Returns the hashes of the packs in this catalogue, sorted.
    fn packs(&self) -> &[String];

    /// Checks the last pack together with the built-in definitions and the packs before it. Returns the mistakes of the last
    /// pack.
    fn check(packs: &[&Self::File]) -> Vec<Mistake>;

    /// Returns the catalogue of the built-in definitions and these packs, which passed the check. `hashes` are those of the
    /// packs in the same order. Returns `None` if they are too large together.
    fn extended(packs: &[&'static Self::File], hashes: Vec<String>) -> Option<Self>;
}

/// Compiled packs, and the catalogue that contains them.
struct Loaded<C: Extensible> {
    /// Packs of `catalogue`, sorted by hash.
    packs: Vec<(String, &'static C::File)>,
    catalogue: &'static C,
}

/// All sets of packs that a game compiled in this process.
pub struct Packs<C: Extensible> {
    loaded: Mutex<Vec<Loaded<C>>>,
    refused: AtomicUsize,
}

impl<C: Extensible> Default for Packs<C> {
    fn default() -> Self {
        Packs::new()
    }
}

impl<C: Extensible> Packs<C> {
    /// Creates a collection without packs, for a `static` of a game.
    pub const fn new() -> Packs<C> {
        Packs { loaded: Mutex::new(Vec::new()), refused: AtomicUsize::new(0) }
    }

    /// Parses a pack, checks it by `judge`, and returns the catalogue `into` with the pack added, the result of `judge`, and the
    /// pack's hash.
    ///
    /// # Errors
    ///
    /// Returns `bad-pack` with the path and the expected content, `too-long`, `too-deep` or `too-many-packs` for a pack beyond
    /// the limits, or the error of `judge`.
    pub fn load<T>(
        &self,
        into: &'static C,
        pack: &Value,
        judge: impl FnOnce(&C::File) -> Result<T>,
    ) -> Result<(&'static C, T, String)> {
        let (file, hash) = self.parse(pack)?;
        let judged = judge(&file)?;
        if into.packs().contains(&hash) {
            return Ok((into, judged, hash));
        }
        let catalogue = self.extend(into, pack, hash.clone(), file)?;
        Ok((catalogue, judged, hash))
    }

    /// Parses a pack without checking its meaning. Returns it with its hash.
    ///
    /// # Errors
    ///
    /// Returns `bad-pack` with the path of the first mistake, or `bad-input`, `too-long` or `too-deep`.
    pub fn parse(&self, pack: &Value) -> Result<(C::File, String)> {
        let hash = bounded::<C>(pack)?;
        let file = read(pack).map_err(|mistakes| refused::<C>(pack, &mistakes))?;
        Ok((file, hash))
    }

    fn extend(
        &self,
        into: &'static C,
        pack: &Value,
        hash: String,
        file: C::File,
    ) -> Result<&'static C> {
        let mut loaded = self.loaded();
        let mut packs = packs_of(&loaded, into);
        let mut wanted: Vec<&str> =
            packs.iter().map(|(hash, _)| hash.as_str()).chain([hash.as_str()]).collect();
        sort_few(&mut wanted, |one, other| one < other);
        // A set of packs that was loaded before has passed the check.
        if let Some(known) = loaded.iter().find(|known| {
            known.packs.iter().map(|(hash, _)| hash.as_str()).eq(wanted.iter().copied())
        }) {
            return Ok(known.catalogue);
        }
        if packs.len() == MOST_PACKS || loaded.len() == MOST_CATALOGUES {
            let message = format!(
                "at most {MOST_PACKS} packs can be loaded together, and {MOST_CATALOGUES} times in one process"
            );
            return Err(Error::new("too-many-packs", message));
        }
        let together: Vec<&C::File> = packs.iter().map(|(_, file)| *file).chain([&file]).collect();
        let mistakes = C::check(&together);
        if !mistakes.is_empty() {
            return Err(refused::<C>(pack, &mistakes));
        }
        if self.refused.load(Ordering::Relaxed) >= MOST_REFUSED {
            return Err(Error::new(
                "too-many-packs",
                "too many packs that are too large together were tried in this process",
            ));
        }
        packs.push((hash, Box::leak(Box::new(file))));
        // Packs are sorted by hash, so that a set of packs has the same numbers in any order of loading.
        sort_few(&mut packs, |(one, _), (other, _)| one < other);
        let files: Vec<&'static C::File> = packs.iter().map(|(_, file)| *file).collect();
        let hashes = packs.iter().map(|(hash, _)| hash.clone()).collect();
        let Some(catalogue) = C::extended(&files, hashes) else {
            self.refused.fetch_add(1, Ordering::Relaxed);
            return Err(Error::new("too-long", "these packs are too large together"));
        };
        let catalogue: &'static C = Box::leak(Box::new(catalogue));
        loaded.push(Loaded { packs, catalogue });
        Ok(catalogue)
    }

    /// Returns all mistakes of a pack, without loading it. A loaded pack with the same id is disregarded, so that a changed
    /// version of it can be checked.
    ///
    /// # Errors
    ///
    /// Returns `bad-input`, `too-long` or `too-deep` for a value that is no pack or beyond the limits.
    pub fn mistakes(
        &self,
        into: &'static C,
        pack: &Value,
        id: impl Fn(&C::File) -> &str,
    ) -> Result<Vec<Mistake>> {
        bounded::<C>(pack)?;
        Ok(read::<C::File>(pack).map_or_else(
            |mistakes| mistakes,
            |file| {
                let packs = packs_of(&self.loaded(), into);
                let others =
                    packs.iter().map(|(_, other)| *other).filter(|other| id(other) != id(&file));
                C::check(&others.chain([&file]).collect::<Vec<_>>())
            },
        ))
    }

    /// Calls `ask` with the catalogue that a save or a record needs: this one, or one with fewer packs. Returns the error for
    /// this one if none has exactly the packs that are needed.
    pub fn with<T>(
        &self,
        catalogue: &'static C,
        mut ask: impl FnMut(&'static C) -> Result<T>,
    ) -> Result<T> {
        let result = ask(catalogue);
        if !matches!(&result, Err(error) if error.code == "other-packs") {
            return result;
        }
        let fewer: Vec<&'static C> = {
            let loaded = self.loaded();
            let others = loaded
                .iter()
                .map(|known| known.catalogue)
                .filter(|other| !std::ptr::eq(*other, catalogue));
            others
                .filter(|other| other.packs().iter().all(|pack| catalogue.packs().contains(pack)))
                .chain([C::builtin()])
                .collect()
        };
        for catalogue in fewer {
            match ask(catalogue) {
                Err(error) if ["other-packs", "missing-pack"].contains(&error.code) => {}
                result => return result,
            }
        }
        result
    }

    fn loaded(&self) -> MutexGuard<'_, Vec<Loaded<C>>> {
        self.loaded.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Returns the packs that were loaded into a catalogue.
fn packs_of<C: Extensible>(loaded: &[Loaded<C>], catalogue: &C) -> Vec<(String, &'static C::File)> {
    loaded
        .iter()
        .find(|known| std::ptr::eq(known.catalogue, catalogue))
        .map_or_else(Vec::new, |known| known.packs.clone())
}

/// Returns the hash of a pack that is within the limits.
fn bounded<C: Extensible>(pack: &Value) -> Result<String> {
    if !pack.is_object() {
        return Err(wrong(pack, C::PACK));
    }
    let (text, most) = (pack.to_string(), C::MOST_BYTES);
    if text.len() > most {
        return Err(Error::new(
            "too-long",
            format!("a pack has at most {most} bytes; this one has {}", text.len()),
        ));
    }
    if depth(pack) > MOST_DEPTH {
        return Err(Error::new(
            "too-deep",
            format!("the values of a pack are nested at most {MOST_DEPTH} deep"),
        ));
    }
    Ok(hash_of(&text))
}

fn depth(value: &Value) -> usize {
    1 + match value {
        Value::Array(entries) => entries.iter().map(depth).max().unwrap_or(0),
        Value::Object(fields) => fields.values().map(depth).max().unwrap_or(0),
        _ => 0,
    }
}

/// Returns an error with the first mistake and the number of others.
fn refused<C: Extensible>(pack: &Value, mistakes: &[Mistake]) -> Error {
    let Some(first) = mistakes.first() else {
        return Error::new("bad-pack", "this pack cannot be read");
    };
    let set = shorten(pack[C::ID].as_str().unwrap_or("without a name"));
    let card = if first.card.is_empty() {
        String::new()
    } else {
        format!("{}{}", C::DEFINITION, shorten(&first.card))
    };
    let more = match mistakes.len() - 1 {
        0 => String::new(),
        1 => " (and one more mistake)".to_string(),
        more => format!(" (and {more} more mistakes)"),
    };
    Error::new("bad-pack", format!("pack {set}{card}: {}{more}", first.message)).at(&first.path)
}

#[cfg(test)]
mod tests {
    use super::*;
    use altmode_json::json;
    use std::sync::OnceLock;

    #[derive(Encode)]
    struct Names {
        set: String,
    }

    #[derive(Debug, PartialEq)]
    struct Catalogue {
        sets: Vec<String>,
        packs: Vec<String>,
    }

    impl Extensible for Catalogue {
        type File = Names;
        const PACK: &'static str = "a pack";
        const ID: &'static str = "set";
        const MOST_BYTES: usize = 100;

        fn builtin() -> &'static Self {
            static BUILTIN: OnceLock<Catalogue> = OnceLock::new();
            BUILTIN.get_or_init(|| Catalogue { sets: Vec::new(), packs: Vec::new() })
        }

        fn packs(&self) -> &[String] {
            &self.packs
        }

        fn check(_: &[&Names]) -> Vec<Mistake> {
            Vec::new()
        }

        fn extended(packs: &[&'static Names], hashes: Vec<String>) -> Option<Self> {
            let sets: Vec<String> = packs.iter().map(|pack| pack.set.clone()).collect();
            (!sets.contains(&"large".to_string())).then_some(Catalogue { sets, packs: hashes })
        }
    }

    fn load(
        packs: &Packs<Catalogue>,
        into: &'static Catalogue,
        set: &str,
    ) -> Result<&'static Catalogue> {
        packs.load(into, &json!({ "set": set }), |_| Ok(())).map(|(catalogue, ..)| catalogue)
    }

    #[test]
    fn a_panic_while_packs_are_locked_disables_nothing() {
        static PACKS: Packs<Catalogue> = Packs::new();
        let panicked = std::thread::spawn(|| {
            let _held = PACKS.loaded.lock();
            panic!("while the packs are locked");
        });
        assert!(panicked.join().is_err() && PACKS.loaded.is_poisoned());
        let catalogue = load(&PACKS, Catalogue::builtin(), "calm").expect("the pack is loaded");
        assert_eq!(catalogue.sets, ["calm"]);
        assert!(std::ptr::eq(
            load(&PACKS, Catalogue::builtin(), "calm").expect("again"),
            catalogue
        ));
    }

    #[test]
    fn packs_beyond_the_limits_are_refused() {
        let packs = Packs::new();
        let code =
            |set: &str| load(&packs, Catalogue::builtin(), set).err().map(|error| error.code);
        assert_eq!(code(&"x".repeat(100)), Some("too-long"));
        assert_eq!(code("large"), Some("too-long"));
        let mut catalogue = Catalogue::builtin();
        for number in 0..MOST_PACKS {
            catalogue = load(&packs, catalogue, &number.to_string()).expect("the pack is loaded");
        }
        assert_eq!(
            load(&packs, catalogue, "one too many").err().map(|error| error.code),
            Some("too-many-packs")
        );
    }

    #[test]
    fn a_game_finds_the_catalogue_with_exactly_its_packs() {
        let packs = Packs::new();
        let builtin = Catalogue::builtin();
        let [one, other] =
            ["one", "other"].map(|set| load(&packs, builtin, set).expect("the pack is loaded"));
        let both = load(&packs, one, "other").expect("the pack is loaded");
        let find = |catalogue, needed: &'static Catalogue| {
            packs.with(catalogue, |catalogue| match catalogue {
                _ if std::ptr::eq(catalogue, needed) => Ok(()),
                _ if needed.packs.iter().all(|pack| catalogue.packs.contains(pack)) => {
                    Err(Error::new("other-packs", ""))
                }
                _ => Err(Error::new("missing-pack", "")),
            })
        };
        // The order in which the packs were loaded makes no difference.
        for needed in [both, one, other, builtin] {
            assert_eq!(find(both, needed), Ok(()), "{needed:?}");
        }
        assert_eq!(find(one, builtin), Ok(()));
        assert_eq!(find(one, other).map_err(|error| error.code), Err("missing-pack"));
    }
}
