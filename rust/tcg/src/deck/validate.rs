//! What makes a deck legal, and everything that is wrong with one that is not.

use super::{CardRef, Deck, DeckRules, Entry, Format, MOST_COPIES, Sideboard, find_card, format::Limits, rules::Settled, team::Team};
use crate::{
    catalogue::{CardDef, Catalogue, Class},
    input::shorten,
    rules::Tcg,
    state::{DefId, MOST_BATTLE_CARDS},
};
use altmode_core::{Code, Error, Result};
use altmode_tcg_language::CharacterKind;
use serde_json::Value;

/// Something wrong with a deck: a stable code, an English sentence, the place in the deck.
pub type Problem = Error;

/// Most battle cards and stratagems of a sideboard (Tournament Rules 6.3; Wave 5 FAQ, Stratagems).
const MOST_SIDEBOARD_CARDS: u32 = 10;
/// Most stars of the character in a sideboard (Tournament Rules 6.3).
const MOST_SIDEBOARD_STARS: u8 = 20;
/// Characters of the basic rules (Rules 1.0, section 2.1).
const BASIC_CHARACTERS: usize = 2;

/// A deck with its names resolved; what could not be resolved is left out.
pub(super) struct Resolved {
    pub characters: Vec<(usize, DefId)>,
    pub stratagems: Vec<(usize, DefId)>,
    pub battle: Vec<(usize, DefId, u32)>,
    pub side_characters: Vec<(usize, DefId)>,
    pub side_stratagems: Vec<(usize, DefId)>,
    pub side_battle: Vec<(usize, DefId, u32)>,
    pub outside: Vec<(usize, DefId)>,
}

/// All that is wrong with a deck in a format; empty when it is legal.
pub fn validate_deck(catalogue: &'static Catalogue, deck: &Deck, format: Format) -> Vec<Problem> {
    // A format alone names no set and no card that there may not be.
    judge_deck(catalogue, deck, &format.into()).unwrap_or_else(|problem| vec![problem])
}

/// All that is wrong with a deck by an organiser's rules; empty when it is legal.
///
/// # Errors
///
/// `unknown-set`, `unknown-card`, `ambiguous-card` or `bad-input`, with the place in the rules.
pub fn judge_deck(catalogue: &'static Catalogue, deck: &Deck, rules: &DeckRules) -> Result<Vec<Problem>> {
    let mut check = Check::new(catalogue, Settled::new(catalogue, rules)?);
    let resolved = check.resolve(deck);
    check.all(&resolved);
    Ok(check.problems)
}

/// The same for deck and rules as JSON; rules can be the name of a format alone. A deck that cannot be read is a
/// problem like any other.
///
/// # Errors
///
/// What is wrong with the rules, with the place in them.
pub fn validate_json(catalogue: &'static Catalogue, deck: &Value, rules: &Value) -> Result<Vec<Problem>> {
    let rules = DeckRules::from_json(rules)?;
    match Deck::from_json(deck) {
        Ok(deck) => judge_deck(catalogue, &deck, &rules),
        Err(problem) => Ok(vec![problem]),
    }
}

/// Cards of a deck that the engine cannot play in full yet, those that come with the team included.
pub fn unimplemented(catalogue: &'static Catalogue, deck: &Deck) -> Vec<Problem> {
    let rules = Format::Turbo.into();
    let Ok(settled) = Settled::new(catalogue, &rules) else { return Vec::new() };
    let mut check = Check::new(catalogue, settled);
    let resolved = check.resolve(deck);
    check.problems.clear();
    let singles = [(&resolved.characters, "characters"), (&resolved.stratagems, "stratagems"), (&resolved.outside, "outside")];
    for (list, name) in singles {
        for &(index, def) in list {
            check.implemented(def, format!("{name}[{index}]"));
        }
    }
    for &(index, def, _) in &resolved.battle {
        check.implemented(def, format!("battle[{index}].card"));
    }
    let team = Team::new(catalogue, &defs(&resolved.characters)).members;
    for (def, _) in (Tcg { catalogue }).companions(&team) {
        check.implemented(def, "characters".to_string());
    }
    check.problems
}

/// The cards of a deck that has been found legal.
pub(super) fn resolve(catalogue: &'static Catalogue, deck: &Deck) -> Result<Resolved> {
    let rules = Format::Turbo.into();
    Ok(Check::new(catalogue, Settled::new(catalogue, &rules)?).resolve(deck))
}

pub(super) fn defs(list: &[(usize, DefId)]) -> Vec<DefId> {
    list.iter().map(|(_, def)| *def).collect()
}

/// A deck being judged.
pub(super) struct Check<'a> {
    pub catalogue: &'static Catalogue,
    pub settled: Settled<'a>,
    format: Format,
    limits: Limits,
    problems: Vec<Problem>,
}

/// Whether a card can be listed as a character.
fn is_team_card(card: &CardDef) -> bool {
    card.is_character() && card.class != Class::Character(CharacterKind::Combiner)
}

fn is_battle_card(card: &CardDef) -> bool {
    card.battle_kind().is_some()
}

fn is_stratagem(card: &CardDef) -> bool {
    card.class == Class::Stratagem
}

impl<'a> Check<'a> {
    fn new(catalogue: &'static Catalogue, settled: Settled<'a>) -> Self {
        let format = settled.rules.format;
        Check { catalogue, settled, format, limits: format.limits(), problems: Vec::new() }
    }

    pub(super) fn tell(&mut self, code: Code, message: String, path: impl AsRef<str>) {
        self.problems.push(Error::new(code, message).at(path));
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
            outside: self.cards(&deck.outside, "outside", |card| is_team_card(card) || is_battle_card(card)),
        }
    }

    fn cards(&mut self, list: &[CardRef], name: &str, fits: fn(&CardDef) -> bool) -> Vec<(usize, DefId)> {
        let found = list.iter().enumerate().filter_map(|(index, card)| Some((index, self.card(card, &format!("{name}[{index}]"), fits)?)));
        found.collect()
    }

    fn entries(&mut self, list: &[Entry], name: &str) -> Vec<(usize, DefId, u32)> {
        let mut found = Vec::new();
        for (index, entry) in list.iter().enumerate() {
            if entry.count == 0 {
                self.tell("out-of-range", "an entry has at least one copy".to_string(), format!("{name}[{index}].count"));
            }
            if let Some(def) = self.card(&entry.card, &format!("{name}[{index}].card"), is_battle_card) {
                // No reader lets more through; a deck made in Rust must not overflow a sum either.
                found.push((index, def, entry.count.min(MOST_COPIES as u32)));
            }
        }
        found
    }

    /// The card, if it exists and belongs into this list.
    fn card(&mut self, card: &str, path: &str, fits: fn(&CardDef) -> bool) -> Option<DefId> {
        let def = match find_card(self.catalogue, card, &fits) {
            Ok(def) => def,
            Err(error) => {
                self.problems.push(error.at(path));
                return None;
            }
        };
        let found = self.catalogue.card(def);
        if fits(found) {
            return Some(def);
        }
        let name = found.full_name;
        let (code, message) = match found.class {
            Class::Character(CharacterKind::Combiner) => {
                let parts: Vec<&str> = found.parts.iter().map(|&part| self.catalogue.card(part).full_name).collect();
                ("combiner-form", format!("{name} is what characters combine into; list its parts instead: {}", parts.join("; ")))
            }
            Class::Character(_) => ("wrong-section", format!("{name} is a character; characters stand under \"characters\"")),
            Class::Battle(_) => ("wrong-section", format!("{name} is a battle card; battle cards stand under \"battle\"")),
            Class::Stratagem => ("wrong-section", format!("{name} is a stratagem; stratagems stand under \"stratagems\"")),
        };
        self.tell(code, message, path);
        None
    }

    fn implemented(&mut self, def: DefId, path: String) {
        let card = self.catalogue.card(def);
        if !card.implemented {
            let message = format!(
                "the engine does not play {} ({}) in full yet; allow it with \"allowUnimplemented\": true, and what is missing does nothing",
                card.full_name, card.id
            );
            self.tell("unimplemented-card", message, path);
        }
    }

    fn all(&mut self, deck: &Resolved) {
        let team = Team::new(self.catalogue, &defs(&deck.characters));
        self.team(deck, &team);
        self.stars(deck, &team);
        self.battle(deck);
        self.copies(deck);
        self.stratagems(deck, &team);
        self.permitted(deck);
        if self.limits.tournament {
            self.sideboard(deck);
        }
        self.outside(deck);
        self.pool(deck);
    }

    fn team(&mut self, deck: &Resolved, team: &Team) {
        if deck.characters.is_empty() {
            self.tell("no-characters", "a team has at least one character".to_string(), "characters");
        }
        if self.format == Format::Basic {
            if deck.characters.len() != BASIC_CHARACTERS && !deck.characters.is_empty() {
                let message = format!("the basic game is played with 2 characters a player, not {}", deck.characters.len());
                self.tell("wrong-number-of-characters", message, "characters");
            }
            return;
        }
        if self.limits.copies.is_some() {
            let all = deck.characters.iter().map(|entry| (entry, "characters"));
            let side = deck.side_characters.iter().filter(|_| self.limits.tournament).map(|entry| (entry, "sideboard.characters"));
            let listed: Vec<_> = all.chain(side).collect();
            for (at, ((index, def), name)) in listed.iter().enumerate() {
                if listed[..at].iter().any(|((_, other), _)| other == def) {
                    let message = format!("{} is there twice; each character once, by its full name", self.catalogue.card(*def).full_name);
                    self.tell("duplicate-character", message, format!("{name}[{index}]"));
                }
            }
        }
        self.heads(team);
    }

    /// A head begins on a body, and a body needs a head (Wave 5 FAQ, Head & Body modes; Rules Roundup 2020-06-10).
    fn heads(&mut self, team: &Team) {
        if self.format == Format::Turbo {
            return;
        }
        let count = |kinds: [CharacterKind; 2]| {
            let fits = |&&def: &&DefId| kinds.iter().any(|kind| self.catalogue.card(def).class == Class::Character(*kind));
            team.members.iter().filter(fits).count()
        };
        let heads = count([CharacterKind::TitanMasterHead, CharacterKind::TitanMasterHeadAndBody]);
        let bodies = count([CharacterKind::TitanMasterBody, CharacterKind::TitanMasterHeadAndBody]);
        if heads != bodies {
            let message = format!("each head begins on a body and each body has a head; this team has heads: {heads}, bodies: {bodies}");
            self.tell("heads-and-bodies", message, "characters");
        }
    }

    /// Stars of team, battle cards and stratagems (Rules 1.0; Tournament Rules 6.1).
    fn stars(&mut self, deck: &Resolved, team: &Team) {
        let Some(most) = self.limits.stars else { return };
        let raise = team.raises_star_limit();
        let of = |def: DefId| u32::from(self.catalogue.card(def).stars);
        let characters = team.stars();
        let battle: u32 = deck.battle.iter().map(|(_, def, count)| of(*def) * count).sum();
        let stratagems: u32 = deck.stratagems.iter().map(|(_, def)| of(*def)).sum();
        let sum = characters + battle + stratagems;
        if sum > most + raise {
            let mut message = format!(
                "{sum} stars, where at most {} are allowed (characters {characters}, battle cards {battle}, stratagems {stratagems}",
                most + raise
            );
            if raise > 0 {
                message.push_str(&format!("; limit raised by {raise}"));
            }
            message.push(')');
            self.tell("too-many-stars", message, "characters");
        }
    }

    fn battle(&mut self, deck: &Resolved) {
        let count: u32 = deck.battle.iter().map(|(_, _, count)| count).sum();
        let fewest = self.limits.fewest;
        if count < fewest {
            self.tell("too-few-cards", format!("a deck has at least {fewest} battle cards; this one has {count}"), "battle");
        }
        let outside = deck.outside.iter().filter(|(_, def)| is_battle_card(self.catalogue.card(*def))).count();
        if count as usize + outside > MOST_BATTLE_CARDS {
            let message = format!(
                "{} battle cards, where the engine holds at most {MOST_BATTLE_CARDS} a player, those outside the game included (the rules of the game know no limit)",
                count as usize + outside
            );
            self.tell("deck-too-large", message, "battle");
        }
    }

    /// At most 3 of a name, reprints together; in tournaments deck and sideboard together (Tournament Rules 6.1, 6.3).
    fn copies(&mut self, deck: &Resolved) {
        let Some(most) = self.limits.copies else { return };
        let side = deck.side_battle.iter().filter(|_| self.limits.tournament).map(|entry| (entry, "sideboard.battle"));
        let listed: Vec<_> = deck.battle.iter().map(|entry| (entry, "battle")).chain(side).collect();
        for (at, ((index, def, count), name)) in listed.iter().enumerate() {
            let card = self.catalogue.card(*def);
            let same = |((_, other, _), _): &&(&(usize, DefId, u32), &str)| self.catalogue.card(*other).name_id == card.name_id;
            let before: u32 = listed[..at].iter().filter(same).map(|((_, _, count), _)| count).sum();
            // Told once a name, where the count goes over.
            if before <= most && before + count > most {
                let all: u32 = listed.iter().filter(same).map(|((_, _, count), _)| count).sum();
                let message = format!("{all} copies of {}, where at most {most} are allowed, reprints counted together", card.name);
                self.tell("too-many-copies", message, format!("{name}[{index}].count"));
            }
        }
    }

    /// Each stratagem is tied to a target of its own on the starting team (Expanded Rules 2.0, Stratagem Targets).
    fn stratagems(&mut self, deck: &Resolved, team: &Team) {
        if self.format == Format::Basic && !deck.stratagems.is_empty() {
            return self.tell("stratagem-in-basic", "the basic game is played without stratagems".to_string(), "stratagems");
        }
        for (at, &(index, def)) in deck.stratagems.iter().enumerate() {
            let card = self.catalogue.card(def);
            let Some((target, kind)) = card.target else { continue };
            let path = format!("stratagems[{index}]");
            let same = |&&(_, other): &&(usize, DefId)| self.catalogue.card(other).target == card.target;
            if deck.stratagems[..at].iter().any(|entry| same(&entry)) {
                self.tell("duplicate-target", format!("another stratagem has the target {target} already; each has one of its own"), &path);
            }
            if !team.has_target(target, kind) {
                let message = format!("{} needs the {kind} \"{target}\" on the starting team", card.name);
                self.tell("no-target", message, &path);
            }
        }
    }

    /// Cards of sets that are not permitted and banned cards, sideboards and what is outside the game included
    /// (Tournament Rules 6.1, 6.2, 6.4; Rules Roundup 2019-06-28).
    fn permitted(&mut self, deck: &Resolved) {
        let single = |list: &[(usize, DefId)], name: &str| -> Vec<(DefId, String)> {
            list.iter().map(|(index, def)| (*def, format!("{name}[{index}]"))).collect()
        };
        let several = |list: &[(usize, DefId, u32)], name: &str| -> Vec<(DefId, String)> {
            list.iter().map(|(index, def, _)| (*def, format!("{name}[{index}].card"))).collect()
        };
        let listed = [
            single(&deck.characters, "characters"),
            single(&deck.stratagems, "stratagems"),
            several(&deck.battle, "battle"),
            single(&deck.side_characters, "sideboard.characters"),
            single(&deck.side_stratagems, "sideboard.stratagems"),
            several(&deck.side_battle, "sideboard.battle"),
            single(&deck.outside, "outside"),
        ];
        for (def, path) in listed.concat() {
            if let Some((code, message)) = self.settled.not_permitted(def) {
                self.tell(code, message, &path);
            }
            if self.settled.banned(def) {
                self.tell("banned-card", format!("{} is banned in tournaments", self.catalogue.card(def).full_name), path);
            }
        }
    }

    /// One character of at most 20 stars and ten cards (Tournament Rules 6.3; Wave 5 FAQ, Stratagems).
    fn sideboard(&mut self, deck: &Resolved) {
        if deck.side_characters.len() > 1 {
            let message = format!("a sideboard has at most 1 character; this one has {}", deck.side_characters.len());
            self.tell("sideboard-too-large", message, "sideboard.characters");
        }
        for &(index, def) in &deck.side_characters {
            let card = self.catalogue.card(def);
            if card.stars > MOST_SIDEBOARD_STARS {
                let message =
                    format!("{} has {} stars; a character in a sideboard has at most {MOST_SIDEBOARD_STARS}", card.full_name, card.stars);
                self.tell("sideboard-stars", message, format!("sideboard.characters[{index}]"));
            }
        }
        let battle: u32 = deck.side_battle.iter().map(|(_, _, count)| count).sum();
        let cards = battle + deck.side_stratagems.len() as u32;
        if cards > MOST_SIDEBOARD_CARDS {
            let message = format!("a sideboard has at most {MOST_SIDEBOARD_CARDS} battle cards and stratagems; this one has {cards}");
            self.tell("sideboard-too-large", message, "sideboard.battle");
        }
    }

    /// Characters outside the game are in neither team nor sideboard; in tournaments battle cards come
    /// from the sideboard (Tournament Rules 6.4).
    fn outside(&mut self, deck: &Resolved) {
        for &(index, def) in &deck.outside {
            let card = self.catalogue.card(def);
            let path = format!("outside[{index}]");
            if card.is_character() {
                if deck.characters.iter().chain(&deck.side_characters).any(|(_, other)| *other == def) {
                    let message = format!("{} is on the team or in the sideboard, so it is not outside the game", card.full_name);
                    self.tell("duplicate-character", message, path);
                }
            } else if self.limits.tournament
                && !deck.side_battle.iter().any(|(_, other, _)| self.catalogue.card(*other).name_id == card.name_id)
            {
                let message = format!("{} is not in the sideboard, where battle cards from outside the game come from", shorten(card.name));
                self.tell("not-in-sideboard", message, path);
            }
        }
    }
}
