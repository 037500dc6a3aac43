//! The rules that a deck is checked against: the format, and the organiser's settings.

use super::{
    CardRef, Date, DeckFormat, Entry, MOST_COPIES,
    calendar::{banned, day, released},
    cards, entry, find_card, not_too_long,
};
use crate::{
    cards::{
        card::DefId,
        catalogue::{CardDef, Catalogue},
    },
    input::{each, field, flag, list, object, shorten, text},
};
use altmode_core::{Error, Result};
use altmode_json::Value;

/// The rules that a deck is checked against. The organiser chooses everything except the format (Tournament Rules 3.2, 6.2).
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(rename_all = "camelCase", optional_fields)
)]
pub struct DeckRules {
    /// The format; `constructed` by default.
    #[cfg_attr(feature = "typescript", ts(as = "Option<DeckFormat>"))]
    pub format: DeckFormat,
    /// The date of the tournament, written `2019-06-28`. In Constructed, cards released later are not permitted, and bans
    /// that came later do not apply. Without a date, all cards count as released.
    #[cfg_attr(feature = "typescript", ts(as = "Option<String>"))]
    pub date: Option<Date>,
    /// Codes of the permitted sets (`w1`), for any format. By default, Constructed permits the sets named in the Tournament
    /// Rules (6.2) and the sets of packs.
    pub sets: Option<Vec<String>>,
    /// The banned cards, for any format. They replace the bans of the Tournament Rules (6.2) in Constructed. An empty list
    /// bans nothing.
    pub bans: Option<Vec<CardRef>>,
    /// The cards that a player of a limited format has opened or drafted.
    pub pool: Option<Pool>,
    /// Whether all cards of the pool must be in the deck. The default is `true` for Turbo and `false` for Sealed and Draft.
    pub whole_pool: Option<bool>,
}

/// The cards that a player has opened or drafted (Tournament Rules 7.2).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct Pool {
    /// Characters, one entry for each copy.
    pub characters: Vec<CardRef>,
    /// Stratagems, one entry for each copy.
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<CardRef>>"))]
    pub stratagems: Vec<CardRef>,
    /// Battle cards, as single cards or with counts.
    #[cfg_attr(feature = "typescript", ts(type = "(string | Entry)[]"))]
    pub battle: Vec<Entry>,
}

impl Default for DeckRules {
    fn default() -> Self {
        DeckFormat::Constructed.into()
    }
}

impl From<DeckFormat> for DeckRules {
    fn from(format: DeckFormat) -> Self {
        DeckRules { format, date: None, sets: None, bans: None, pool: None, whole_pool: None }
    }
}

impl DeckRules {
    /// Reads rules: the name of a format, or an object with the organiser's settings.
    ///
    /// # Errors
    ///
    /// `unknown-format`, `bad-input`, `unknown-field` or `too-long`, with the place. Existence of sets and cards is checked
    /// when a deck is checked.
    pub fn from_json(value: &Value) -> Result<DeckRules> {
        if let Value::String(name) = value {
            return Ok(DeckFormat::from_name(name)?.into());
        }
        let rules = object(value, &["format", "date", "sets", "bans", "pool", "wholePool"])?;
        let format = text(rules, "format")?
            .map_or(Ok(DeckFormat::Constructed), DeckFormat::from_name)
            .map_err(|error| error.at("format"))?;
        let listed = |name| field(rules, name).map(|_| cards(list(rules, name)?, name)).transpose();
        Ok(DeckRules {
            format,
            date: text(rules, "date")?.map(day).transpose().map_err(|error| error.at("date"))?,
            sets: listed("sets")?,
            bans: listed("bans")?,
            pool: field(rules, "pool")
                .map(|pool| Pool::from_json(pool).map_err(|error| error.at("pool")))
                .transpose()?,
            whole_pool: field(rules, "wholePool").map(|_| flag(rules, "wholePool")).transpose()?,
        })
    }
}

impl Pool {
    /// Reads `{ "characters": ["w1-t01"], "battle": ["w1-081", { "card": "Zap", "count": 2 }] }`.
    ///
    /// # Errors
    ///
    /// `bad-input`, `unknown-field`, `out-of-range` or `too-long`, with the place in the pool.
    pub fn from_json(value: &Value) -> Result<Pool> {
        let pool = object(value, &["characters", "stratagems", "battle"])?;
        let battle = list(pool, "battle")?;
        not_too_long(battle, "battle")?;
        Ok(Pool {
            characters: cards(list(pool, "characters")?, "characters")?,
            stratagems: cards(list(pool, "stratagems")?, "stratagems")?,
            battle: each(battle, "battle", |value| match value {
                Value::String(_) => Ok(Entry { card: super::card(value)?, count: 1 }),
                _ => entry(value),
            })?,
        })
    }
}

/// Rules with resolved sets and cards.
pub(super) struct Settled<'a> {
    catalogue: &'static Catalogue,
    /// The rules as written.
    pub rules: &'a DeckRules,
    /// The banned cards, if the organiser names them.
    bans: Option<Vec<DefId>>,
    /// Number of copies of each card in the pool.
    pub pool: Option<Vec<(DefId, u32)>>,
}

impl<'a> Settled<'a> {
    /// Resolves sets and cards.
    ///
    /// # Errors
    ///
    /// `unknown-set`, `unknown-card`, `ambiguous-card`, `bad-input`, with the place in the rules.
    pub fn new(catalogue: &'static Catalogue, rules: &'a DeckRules) -> Result<Settled<'a>> {
        // A format alone names no sets or cards, so there is nothing to resolve.
        if rules.sets.is_none() && rules.bans.is_none() && rules.pool.is_none() {
            return Ok(Settled { catalogue, rules, bans: None, pool: None });
        }
        Settled::found(catalogue, rules)
    }

    #[inline(never)]
    fn found(catalogue: &'static Catalogue, rules: &'a DeckRules) -> Result<Settled<'a>> {
        for (index, set) in rules.sets.iter().flatten().enumerate() {
            if set.is_empty() || !catalogue.sets().any(|known| known == set) {
                let message = format!(
                    "there is no set \"{}\"; a set is named by its code, for example \"w1\"",
                    shorten(set)
                );
                return Err(Error::new("unknown-set", message).at(format!("sets[{index}]")));
            }
        }
        let found =
            |list: &[CardRef], name: &str, fits: &dyn Fn(&CardDef) -> bool| -> Result<Vec<DefId>> {
                let entries = list.iter().enumerate();
                entries
                    .map(|(index, card)| {
                        find_card(catalogue, card, fits)
                            .map_err(|error| error.at(format!("{name}[{index}]")))
                    })
                    .collect()
            };
        let bans = rules.bans.as_ref().map(|bans| found(bans, "bans", &|_| true)).transpose()?;
        let pool = match &rules.pool {
            None => None,
            Some(_) if !rules.format.is_limited() => {
                let message = format!(
                    "a pool belongs to sealed, draft and turbo, not to {}",
                    rules.format.name()
                );
                return Err(Error::new("bad-input", message).at("pool"));
            }
            Some(pool) => {
                let singles =
                    [(&pool.characters, "pool.characters"), (&pool.stratagems, "pool.stratagems")];
                let mut all = Vec::new();
                for (list, name) in singles {
                    let fits = |card: &CardDef| card.is_character() == (name == "pool.characters");
                    all.extend(found(list, name, &fits)?.into_iter().map(|def| (def, 1)));
                }
                for (index, entry) in pool.battle.iter().enumerate() {
                    let def =
                        find_card(catalogue, &entry.card, &|card| card.battle_kind().is_some());
                    all.push((
                        def.map_err(|error| error.at(format!("pool.battle[{index}]")))?,
                        entry.count.min(MOST_COPIES as u32),
                    ));
                }
                Some(all)
            }
        };
        Ok(Settled { catalogue, rules, bans, pool })
    }

    /// Returns whether two printings are one card: battle cards by name (Tournament Rules 6.1), characters by full name.
    pub fn same(&self, one: DefId, other: DefId) -> bool {
        let (one, other) = (self.catalogue.card(one), self.catalogue.card(other));
        one.is_character() == other.is_character() && one.full_name == other.full_name
    }

    /// Returns whether some cards may not be used. Outside Constructed all printed cards are permitted and none is banned,
    /// unless the organiser decides otherwise.
    pub fn restrict(&self) -> bool {
        self.rules.format.is_constructed() || self.rules.sets.is_some() || self.bans.is_some()
    }

    /// Returns whether a card is banned (Tournament Rules 6.2).
    pub fn banned(&self, def: DefId) -> bool {
        match &self.bans {
            Some(bans) => bans.iter().any(|&ban| self.same(ban, def)),
            None => {
                self.rules.format.is_constructed()
                    && banned(
                        self.catalogue.card(self.catalogue.card(def).original),
                        self.rules.date,
                    )
            }
        }
    }

    /// Returns the reason why a card is not permitted: no printing with its name is in a permitted set (Tournament Rules
    /// 6.1).
    pub fn not_permitted(&self, def: DefId) -> Option<(&'static str, String)> {
        let card = self.catalogue.card(def);
        if self.permits(card.set) {
            return None;
        }
        if self
            .catalogue
            .defs()
            .any(|other| self.same(other, def) && self.permits(self.catalogue.card(other).set))
        {
            return None;
        }
        Some(match (released(card.set), self.rules.date) {
            (Some(since), Some(date)) if since > date => (
                "not-released",
                format!(
                    "{} came out on {since}, after the {date} of the tournament",
                    card.full_name
                ),
            ),
            _ => (
                "set-not-permitted",
                format!("{} is of the set {}, which is not permitted", card.full_name, card.set),
            ),
        })
    }

    fn permits(&self, set: &str) -> bool {
        if set.is_empty() {
            return false;
        }
        if let Some(sets) = &self.rules.sets
            && !sets.iter().any(|permitted| permitted == set)
        {
            return false;
        }
        let out = released(set).zip(self.rules.date).is_none_or(|(since, date)| since <= date);
        out || !self.rules.format.is_constructed()
    }

    /// Returns whether all cards of the pool must be in the deck. In Turbo the opened cards are played as they are. The
    /// Tournament Rules (14.2) only imply this, so the rules can override it.
    pub fn whole_pool(&self) -> bool {
        self.rules.whole_pool.unwrap_or(self.rules.format == DeckFormat::Turbo)
    }
}
