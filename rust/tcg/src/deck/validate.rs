//! Checks decks against the rules and reports all problems.

use super::{
    CardRef, Deck, DeckFormat, DeckRules, Entry, MOST_COPIES, Sideboard, find_card, find_exactly,
    format::Limits,
    rules::Settled,
    team::{Team, deal_stars, is_card},
};
use crate::{
    cards::{
        Tcg,
        card::DefId,
        catalogue::{CardDef, Catalogue, Class},
        text::ExtraStars,
    },
    engine::outside::brings,
    input::shorten,
    model::objects::MOST_BATTLE_CARDS,
};
use altmode_core::{Error, Result};
use altmode_json::Value;
use altmode_tcg_language::CharacterKind;

/// A problem of a deck: a stable code, an English sentence, the place in the deck.
pub type Problem = Error;

/// Maximum number of battle cards and stratagems in a sideboard (Tournament Rules 6.3; Wave 5 FAQ, Stratagems).
const MOST_SIDEBOARD_CARDS: u32 = 10;
/// Maximum number of stars of the character in a sideboard (Tournament Rules 6.3).
const MOST_SIDEBOARD_STARS: u8 = 20;
/// Number of characters in the basic rules (Rules 1.0, section 2.1).
const BASIC_CHARACTERS: usize = 2;

/// A deck with resolved names. Names that could not be resolved are left out.
pub(super) struct Resolved {
    pub characters: Vec<ListedCard>,
    pub stratagems: Vec<ListedCard>,
    pub battle: Vec<ListedCard>,
    pub side_characters: Vec<ListedCard>,
    pub side_stratagems: Vec<ListedCard>,
    pub side_battle: Vec<ListedCard>,
    pub under: Vec<ListedCard>,
    pub outside: Vec<ListedCard>,
}

/// A card of a deck.
#[derive(Clone, Copy)]
pub(super) struct ListedCard {
    /// The place in the deck.
    pub place: ListPlace,
    /// The card.
    pub def: DefId,
    /// Number of copies; 1 in lists of single cards.
    pub count: u32,
}

/// A place in a deck. It is formatted only for a problem.
#[derive(Clone, Copy)]
pub(super) struct ListPlace {
    list: &'static str,
    index: usize,
    /// Whether the place holds a card with a count.
    entry: bool,
}

impl Resolved {
    /// Iterates over the cards of deck and sideboard.
    pub(super) fn deck_and_sideboard(&self) -> impl Iterator<Item = &ListedCard> {
        let Resolved {
            characters,
            stratagems,
            battle,
            side_characters,
            side_stratagems,
            side_battle,
            ..
        } = self;
        [characters, stratagems, battle, side_characters, side_stratagems, side_battle]
            .into_iter()
            .flatten()
    }
}

impl ListPlace {
    /// Returns the path of the card: `characters[0]`, `battle[0].card`.
    pub(super) fn card(self) -> String {
        self.field(".card")
    }

    /// Returns the path of the number of copies: `battle[0].count`.
    pub(super) fn count(self) -> String {
        self.field(".count")
    }

    fn field(self, name: &str) -> String {
        format!("{}[{}]{}", self.list, self.index, if self.entry { name } else { "" })
    }
}

/// The problems of a deck.
#[derive(Default)]
pub(super) struct Problems(Vec<Problem>);

impl Problems {
    /// Adds a problem. The closure that formats it is a separate function, so lazy compilers skip it for decks without
    /// problems.
    #[cold]
    #[inline(never)]
    pub(super) fn tell(&mut self, problem: impl FnOnce() -> Problem) {
        self.0.push(problem());
    }
}

/// Returns all problems of a deck in a format; empty if it is legal.
pub fn validate_deck(
    catalogue: &'static Catalogue,
    deck: &Deck,
    format: DeckFormat,
) -> Vec<Problem> {
    // A format alone names no sets or cards that could be unknown.
    judge_deck(catalogue, deck, &format.into()).unwrap_or_else(|problem| vec![problem])
}

/// Returns all problems of a deck under an organiser's rules; empty if it is legal.
///
/// # Errors
///
/// `unknown-set`, `unknown-card`, `ambiguous-card` or `bad-input`, with the place in the rules.
pub fn judge_deck(
    catalogue: &'static Catalogue,
    deck: &Deck,
    rules: &DeckRules,
) -> Result<Vec<Problem>> {
    let mut check = DeckJudge::new(catalogue, Settled::new(catalogue, rules)?);
    let resolved = check.resolve(deck);
    check.all(&resolved);
    Ok(check.problems.0)
}

/// Checks a deck given as JSON, like [`judge_deck`]. The rules may be just the name of a format. A deck that cannot be read
/// is reported as a problem.
///
/// # Errors
///
/// Fails for invalid rules, with the place in them.
pub fn validate_json(
    catalogue: &'static Catalogue,
    deck: &Value,
    rules: &Value,
) -> Result<Vec<Problem>> {
    let rules = DeckRules::from_json(rules)?;
    match Deck::from_json(deck) {
        Ok(deck) => judge_deck(catalogue, &deck, &rules),
        Err(problem) => Ok(vec![problem]),
    }
}

/// Returns the parts of a deck, legal or not, that the engine cannot play: cards that are not fully implemented, including
/// those that come with the team, and cards beyond its capacity.
pub fn unimplemented(catalogue: &'static Catalogue, deck: &Deck) -> Vec<Problem> {
    let rules = DeckFormat::Turbo.into();
    let Ok(settled) = Settled::new(catalogue, &rules) else { return Vec::new() };
    let mut check = DeckJudge::new(catalogue, settled);
    let resolved = check.resolve(deck);
    check.problems.0.clear();
    check.size(&resolved);
    check.unimplemented(&resolved);
    check.problems.0
}

/// Resolves a deck that must be legal in a format and, unless `unimplemented_too` is set, fully implemented.
///
/// # Errors
///
/// Fails with the first problem of the deck.
pub(super) fn legal(
    catalogue: &'static Catalogue,
    deck: &Deck,
    format: DeckFormat,
    unimplemented_too: bool,
) -> Result<Resolved> {
    let rules = format.into();
    let mut check = DeckJudge::new(catalogue, Settled::new(catalogue, &rules)?);
    let resolved = check.resolve(deck);
    check.all(&resolved);
    check.size(&resolved);
    if check.problems.0.is_empty() && !unimplemented_too {
        check.unimplemented(&resolved);
    }
    check.problems.0.into_iter().next().map_or(Ok(resolved), Err)
}

/// Resolves the cards of a deck that has been checked.
pub(super) fn resolve(catalogue: &'static Catalogue, deck: &Deck) -> Result<Resolved> {
    let rules = DeckFormat::Turbo.into();
    Ok(DeckJudge::new(catalogue, Settled::new(catalogue, &rules)?).resolve(deck))
}

pub(super) fn defs(list: &[ListedCard]) -> Vec<DefId> {
    list.iter().map(|listed| listed.def).collect()
}

/// Maximum number of names of a deck that are not found and for which the nearest names are searched.
const MOST_SEARCHES: usize = 20;

/// The check of a deck.
pub(super) struct DeckJudge<'a> {
    pub catalogue: &'static Catalogue,
    pub settled: Settled<'a>,
    format: DeckFormat,
    limits: Limits,
    /// Number of names so far that were not found.
    unknown: usize,
    pub problems: Problems,
}

/// Returns whether a card can be listed as a character.
fn is_team_card(card: &CardDef) -> bool {
    card.is_character() && card.class != Class::Character(CharacterKind::Combiner)
}

fn is_battle_card(card: &CardDef) -> bool {
    card.battle_kind().is_some()
}

fn is_stratagem(card: &CardDef) -> bool {
    card.class == Class::Stratagem
}

/// Returns the problem of a card in the wrong list.
fn wrong_section(catalogue: &Catalogue, found: &CardDef) -> Problem {
    let name = found.full_name;
    let (code, message) = match found.class {
        Class::Character(CharacterKind::Combiner) => {
            let parts: Vec<&str> =
                found.parts.iter().map(|&part| catalogue.card(part).full_name).collect();
            (
                "combiner-form",
                format!(
                    "{name} is what characters combine into; list its parts instead: {}",
                    parts.join("; ")
                ),
            )
        }
        Class::Character(_) => (
            "wrong-section",
            format!("{name} is a character; characters stand under \"characters\""),
        ),
        Class::Battle(_) => (
            "wrong-section",
            format!("{name} is a battle card; battle cards stand under \"battle\""),
        ),
        Class::Stratagem => (
            "wrong-section",
            format!("{name} is a stratagem; stratagems stand under \"stratagems\""),
        ),
    };
    Error::new(code, message)
}

impl<'a> DeckJudge<'a> {
    fn new(catalogue: &'static Catalogue, settled: Settled<'a>) -> Self {
        let format = settled.rules.format;
        DeckJudge {
            catalogue,
            settled,
            format,
            limits: format.limits(),
            unknown: 0,
            problems: Problems::default(),
        }
    }

    fn resolve(&mut self, deck: &Deck) -> Resolved {
        let none = Sideboard::default();
        let side = deck.sideboard.as_ref().unwrap_or(&none);
        Resolved {
            characters: self.cards(&deck.characters, "characters", is_team_card),
            stratagems: self.cards(&deck.stratagems, "stratagems", is_stratagem),
            battle: self.entries(&deck.battle, "battle"),
            side_characters: self.cards(&side.characters, "sideboard.characters", is_team_card),
            side_stratagems: self.cards(&side.stratagems, "sideboard.stratagems", is_stratagem),
            side_battle: self.entries(&side.battle, "sideboard.battle"),
            under: self.cards(&deck.under, "under", is_team_card),
            outside: self
                .cards(&deck.outside, "outside", |card| is_team_card(card) || is_battle_card(card)),
        }
    }

    fn cards(
        &mut self,
        list: &[CardRef],
        name: &'static str,
        fits: fn(&CardDef) -> bool,
    ) -> Vec<ListedCard> {
        let mut found = Vec::with_capacity(list.len());
        for (index, card) in list.iter().enumerate() {
            let place = ListPlace { list: name, index, entry: false };
            found.extend(self.card(card, place, fits).map(|def| ListedCard {
                place,
                def,
                count: 1,
            }));
        }
        found
    }

    fn entries(&mut self, list: &[Entry], name: &'static str) -> Vec<ListedCard> {
        let mut found = Vec::with_capacity(list.len());
        for (index, entry) in list.iter().enumerate() {
            let place = ListPlace { list: name, index, entry: true };
            if entry.count == 0 {
                self.problems.tell(|| {
                    Error::new("out-of-range", "an entry has at least one copy").at(place.count())
                });
            }
            // Decks built in Rust may exceed the readers' bound, so the count is clamped to keep sums from overflowing.
            let count = entry.count.min(MOST_COPIES as u32);
            found.extend(self.card(&entry.card, place, is_battle_card).map(|def| ListedCard {
                place,
                def,
                count,
            }));
        }
        found
    }

    /// Returns the card if it exists and belongs in this list.
    fn card(&mut self, card: &str, place: ListPlace, fits: fn(&CardDef) -> bool) -> Option<DefId> {
        // A search for the nearest names takes long. The first names that are misspelt have one.
        let find = if self.unknown < MOST_SEARCHES { find_card } else { find_exactly };
        let def = match find(self.catalogue, card, &fits) {
            Ok(def) => def,
            Err(error) => {
                self.unknown += usize::from(error.code == "unknown-card");
                self.problems.tell(|| error.at(place.card()));
                return None;
            }
        };
        let found = self.catalogue.card(def);
        if fits(found) {
            return Some(def);
        }
        self.problems.tell(|| wrong_section(self.catalogue, found).at(place.card()));
        None
    }

    /// Reports cards that are not fully implemented, including those that come with the team.
    fn unimplemented(&mut self, deck: &Resolved) {
        for listed in [&deck.characters, &deck.stratagems, &deck.under, &deck.outside, &deck.battle]
            .into_iter()
            .flatten()
        {
            self.implemented(listed.def, Some(listed.place));
        }
        let team = Team::new(self.catalogue, &defs(&deck.characters)).members;
        let outside = defs(&deck.outside);
        for (def, _) in
            (Tcg { catalogue: self.catalogue }).companions(&team, |part| outside.contains(&part))
        {
            self.implemented(def, None);
        }
    }

    /// Reports an unimplemented card at its place, or at the team if it comes with the team.
    fn implemented(&mut self, def: DefId, place: Option<ListPlace>) {
        let card = self.catalogue.card(def);
        if card.implemented {
            return;
        }
        self.problems.tell(|| {
            let message = format!(
                "the engine does not play {} ({}) in full yet; allow it with \"allowUnimplemented\": true, and what is missing does nothing",
                card.full_name, card.id
            );
            Error::new("unimplemented-card", message).at(place.map_or("characters".to_string(), ListPlace::card))
        });
    }

    /// Runs all checks. Checks for rare features are separate functions, see [`Problems::tell`].
    fn all(&mut self, deck: &Resolved) {
        let team = Team::new(self.catalogue, &defs(&deck.characters));
        self.team(deck, &team);
        self.stars(deck, &team);
        self.battle(deck);
        self.copies(deck);
        if !deck.stratagems.is_empty() {
            self.stratagems(deck, &team);
        }
        if !deck.under.is_empty() {
            self.under(deck, &team);
        }
        if self.settled.restrict() {
            self.permitted(deck);
        }
        if self.limits.tournament {
            self.sideboard(deck);
            if !deck.outside.is_empty() {
                self.outside(deck);
            }
        }
        if let Some(pool) = self.settled.pool.take() {
            self.pool(deck, &pool);
            self.settled.pool = Some(pool);
        }
    }

    fn team(&mut self, deck: &Resolved, team: &Team) {
        let count = deck.characters.len();
        if count == 0 {
            self.problems.tell(|| {
                Error::new("no-characters", "a team has at least one character").at("characters")
            });
        }
        if self.format == DeckFormat::Basic {
            if count != BASIC_CHARACTERS && count != 0 {
                self.problems.tell(|| {
                    let message =
                        format!("the basic game is played with 2 characters a player, not {count}");
                    Error::new("wrong-number-of-characters", message).at("characters")
                });
            }
            return;
        }
        if self.limits.copies.is_some() {
            let listed = self.with_side(&deck.characters, &deck.side_characters);
            for (at, ListedCard { def, place, .. }) in listed.iter().enumerate() {
                if listed[..at].iter().any(|other| other.def == *def) {
                    self.problems.tell(|| {
                        let name = self.catalogue.card(*def).full_name;
                        let message =
                            format!("{name} is there twice; each character once, by its full name");
                        Error::new("duplicate-character", message).at(place.card())
                    });
                }
            }
        }
        self.heads(team);
    }

    /// Returns the cards of the deck and, in tournaments, those of the sideboard.
    fn with_side(&self, main: &[ListedCard], side: &[ListedCard]) -> Vec<ListedCard> {
        [main, if self.limits.tournament { side } else { &[] }].concat()
    }

    /// Checks heads and bodies: a head starts on a body, and a body needs a head (Wave 5 FAQ, Head & Body modes; Rules
    /// Roundup 2020-06-10).
    fn heads(&mut self, team: &Team) {
        if self.format == DeckFormat::Turbo {
            return;
        }
        let count = |kind: CharacterKind| {
            let kinds = [kind, CharacterKind::TitanMasterHeadAndBody];
            let fits = |&&def: &&DefId| {
                kinds.iter().any(|kind| self.catalogue.card(def).class == Class::Character(*kind))
            };
            team.members.iter().filter(fits).count()
        };
        let (heads, bodies) =
            (count(CharacterKind::TitanMasterHead), count(CharacterKind::TitanMasterBody));
        if heads != bodies {
            self.problems.tell(|| {
                let message =
                    format!("each head begins on a body and each body has a head; this team has heads: {heads}, bodies: {bodies}");
                Error::new("heads-and-bodies", message).at("characters")
            });
        } else if heads > 0 {
            self.heads_find_bodies(team);
        }
    }

    /// Checks that every body gets a head that it takes. Some bodies take only one particular head, and that head goes on no
    /// other body (Wave 5 FAQ, Fortress Maximus).
    #[inline(never)]
    fn heads_find_bodies(&mut self, team: &Team) {
        let joined = (Tcg { catalogue: self.catalogue }).heads_of_team(&team.members);
        for (index, &def) in team.members.iter().enumerate() {
            let card = self.catalogue.card(def);
            if card.is_body() && !joined.iter().any(|&(_, body)| body == index) {
                self.problems.tell(|| {
                    let wanted = card.own_head().unwrap_or("a head that it takes");
                    Error::new(
                        "heads-and-bodies",
                        format!("{} needs {wanted} on it", card.full_name),
                    )
                    .at("characters")
                });
            }
        }
    }

    /// Checks the characters that the deck puts under members of the team. They count neither for the team nor for the stars
    /// (Aequitas Rules Roundup 2020-11-11, Tidal Wave).
    #[inline(never)]
    fn under(&mut self, deck: &Resolved, team: &Team) {
        let taken =
            (Tcg { catalogue: self.catalogue }).chosen_under(&team.members, &defs(&deck.under));
        for (at, ListedCard { def, place, .. }) in deck.under.iter().enumerate() {
            if !taken.iter().any(|&(under, _)| under == at) {
                self.problems.tell(|| {
                    let name = self.catalogue.card(*def).full_name;
                    let message = format!(
                        "no character of the team that has room for it begins with {name} under it"
                    );
                    Error::new("not-taken-under", message).at(place.card())
                });
            }
        }
    }

    /// Checks the stars of team, battle cards and stratagems (Rules 1.0; Tournament Rules 6.1).
    fn stars(&mut self, deck: &Resolved, team: &Team) {
        let Some(most) = self.limits.stars else { return };
        let raise = team.raises_star_limit();
        let of = |list: &[ListedCard]| -> u32 {
            list.iter()
                .map(|listed| u32::from(self.catalogue.card(listed.def).stars) * listed.count)
                .sum()
        };
        let (characters, battle, stratagems) =
            (team.stars(), of(&deck.battle), of(&deck.stratagems));
        let sum = characters + battle + stratagems;
        if sum <= most {
            return;
        }
        let raise = raise + self.extra_stars(deck, team);
        if sum > most + raise {
            self.problems.tell(|| {
                let mut message = format!(
                    "{sum} stars, where at most {} are allowed (characters {characters}, battle cards {battle}, stratagems {stratagems}",
                    most + raise
                );
                if raise > 0 {
                    message.push_str(&format!("; limit raised by {raise}"));
                }
                message.push(')');
                Error::new("too-many-stars", message).at("characters")
            });
        }
    }

    /// Returns the number of battle-card stars by which stratagems let the deck exceed the limit. Each star counts for only
    /// one stratagem.
    fn extra_stars(&self, deck: &Resolved, team: &Team) -> u32 {
        let texts = deck.stratagems.iter().flat_map(|listed| self.catalogue.card(listed.def).texts);
        let extras: Vec<&ExtraStars> =
            texts.flat_map(|text| &text.extra_stars).filter(|extra| team.grants(extra)).collect();
        let mut room: Vec<u32> = extras.iter().map(|extra| extra.most.into()).collect();
        let stars =
            |listed: &ListedCard| u32::from(self.catalogue.card(listed.def).stars) * listed.count;
        let mut left: Vec<u32> = deck.battle.iter().map(stars).collect();
        let takes = |extra: usize, card: usize| {
            is_card(self.catalogue.card(deck.battle[card].def), extras[extra].of)
        };
        deal_stars(&mut room, &mut left, &takes)
    }

    fn battle(&mut self, deck: &Resolved) {
        let count: u32 = deck.battle.iter().map(|listed| listed.count).sum();
        let fewest = self.limits.fewest;
        if count < fewest {
            self.problems.tell(|| {
                Error::new(
                    "too-few-cards",
                    format!("a deck has at least {fewest} battle cards; this one has {count}"),
                )
                .at("battle")
            });
        }
    }

    /// Checks the engine's capacity. The rules have no maximum size (Tournament Rules 6.1).
    fn size(&mut self, deck: &Resolved) {
        let count: u32 = deck.battle.iter().map(|listed| listed.count).sum();
        let outside = deck
            .outside
            .iter()
            .filter(|listed| is_battle_card(self.catalogue.card(listed.def)))
            .count();
        let all = count as usize + outside;
        if all > MOST_BATTLE_CARDS {
            self.problems.tell(|| {
                let message = format!(
                    "{all} battle cards, where the engine holds at most {MOST_BATTLE_CARDS} a player, those outside the game included (the rules of the game know no limit)"
                );
                Error::new("deck-too-large", message).at("battle")
            });
        }
    }

    /// Checks that there are at most 3 cards of a name, counting reprints together. In tournaments, deck and sideboard count
    /// together (Tournament Rules 6.1, 6.3).
    fn copies(&mut self, deck: &Resolved) {
        let Some(most) = self.limits.copies else { return };
        let listed = self.with_side(&deck.battle, &deck.side_battle);
        for (at, ListedCard { def, count, place }) in listed.iter().enumerate() {
            let card = self.catalogue.card(*def);
            let among = |list: &[ListedCard]| -> u32 {
                list.iter()
                    .filter(|other| self.catalogue.card(other.def).name_id == card.name_id)
                    .map(|other| other.count)
                    .sum()
            };
            let before = among(&listed[..at]);
            // Reported once per name, at the entry that exceeds the limit.
            if before <= most && before + count > most {
                self.problems.tell(|| {
                    let all = among(&listed);
                    let message = format!("{all} copies of {}, where at most {most} are allowed, reprints counted together", card.name);
                    Error::new("too-many-copies", message).at(place.count())
                });
            }
        }
    }

    /// Checks that each stratagem has its own target on the starting team (Expanded Rules 2.0, Stratagem Targets).
    #[inline(never)]
    fn stratagems(&mut self, deck: &Resolved, team: &Team) {
        if self.format == DeckFormat::Basic {
            let problem = || {
                Error::new("stratagem-in-basic", "the basic game is played without stratagems")
                    .at("stratagems")
            };
            return self.problems.tell(problem);
        }
        for (at, ListedCard { def, place, .. }) in deck.stratagems.iter().enumerate() {
            let card = self.catalogue.card(*def);
            let Some((target, kind)) = card.target else { continue };
            if deck.stratagems[..at]
                .iter()
                .any(|other| self.catalogue.card(other.def).target == card.target)
            {
                self.problems.tell(|| {
                    let message = format!(
                        "another stratagem has the target {target} already; each has one of its own"
                    );
                    Error::new("duplicate-target", message).at(place.card())
                });
            }
            if !team.has_target(target, kind) {
                self.problems.tell(|| {
                    let message =
                        format!("{} needs the {kind} \"{target}\" on the starting team", card.name);
                    Error::new("no-target", message).at(place.card())
                });
            }
        }
    }

    /// Checks for banned cards and for sets that are not permitted, including the sideboard and cards outside the game
    /// (Tournament Rules 6.1, 6.2, 6.4; Rules Roundup 2019-06-28).
    #[inline(never)]
    fn permitted(&mut self, deck: &Resolved) {
        for ListedCard { def, place, .. } in
            deck.deck_and_sideboard().chain(&deck.under).chain(&deck.outside)
        {
            if let Some((code, message)) = self.settled.not_permitted(*def) {
                self.problems.tell(|| Error::new(code, message).at(place.card()));
            }
            if self.settled.banned(*def) {
                self.problems.tell(|| {
                    let message =
                        format!("{} is banned in tournaments", self.catalogue.card(*def).full_name);
                    Error::new("banned-card", message).at(place.card())
                });
            }
        }
    }

    /// Checks the sideboard: one character of at most 20 stars and ten cards (Tournament Rules 6.3; Wave 5 FAQ, Stratagems).
    #[inline(never)]
    fn sideboard(&mut self, deck: &Resolved) {
        let characters = deck.side_characters.len();
        if characters > 1 {
            self.problems.tell(|| {
                let message =
                    format!("a sideboard has at most 1 character; this one has {characters}");
                Error::new("sideboard-too-large", message).at("sideboard.characters")
            });
        }
        for ListedCard { def, place, .. } in &deck.side_characters {
            let card = self.catalogue.card(*def);
            if card.stars > MOST_SIDEBOARD_STARS {
                self.problems.tell(|| {
                    let message = format!(
                        "{} has {} stars; a character in a sideboard has at most {MOST_SIDEBOARD_STARS}",
                        card.full_name, card.stars
                    );
                    Error::new("sideboard-stars", message).at(place.card())
                });
            }
        }
        let battle: u32 = deck.side_battle.iter().map(|listed| listed.count).sum();
        let cards = battle + deck.side_stratagems.len() as u32;
        if cards > MOST_SIDEBOARD_CARDS {
            self.problems.tell(|| {
                let message = format!("a sideboard has at most {MOST_SIDEBOARD_CARDS} battle cards and stratagems; this one has {cards}");
                Error::new("sideboard-too-large", message).at("sideboard.battle")
            });
        }
    }

    /// Checks the cards outside the game. A card of the deck must bring the characters, and battle cards must be in the
    /// sideboard (Tournament Rules 6.4). Such characters belong to neither team nor sideboard, so they may be listed there
    /// too (Rise of the Combiners FAQ, Optimus Prime - Gleaming Commander).
    #[inline(never)]
    fn outside(&mut self, deck: &Resolved) {
        let owned: Vec<DefId> = deck.deck_and_sideboard().map(|listed| listed.def).collect();
        for (at, ListedCard { def, place, .. }) in deck.outside.iter().enumerate() {
            let card = self.catalogue.card(*def);
            if card.is_character() {
                if !brings(self.catalogue, &owned, card) {
                    self.problems.tell(|| {
                        let message = format!(
                            "no card of the deck or its sideboard brings {} into the game",
                            card.full_name
                        );
                        Error::new("not-referenced", message).at(place.card())
                    });
                }
                continue;
            }
            let same = |other: &&ListedCard| self.catalogue.card(other.def).name_id == card.name_id;
            let there: u32 = deck.side_battle.iter().filter(same).map(|other| other.count).sum();
            if deck.outside[..=at].iter().filter(same).count() > there as usize {
                self.problems.tell(|| {
                    let name = shorten(card.name);
                    let message = match there {
                        0 => format!("{name} is not in the sideboard, where battle cards from outside the game come from"),
                        _ => format!("the sideboard, where battle cards from outside the game come from, has {there} of {name}"),
                    };
                    Error::new("not-in-sideboard", message).at(place.card())
                });
            }
        }
    }
}
