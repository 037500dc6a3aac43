//! Counts how often the games of a soak used each card and ability.
//!
//! Abilities with instructions are counted when the instructions run: Actions, triggers, tap abilities, Bounties, Secret
//! Actions. Changes of damage are counted when they apply. All other abilities (keywords, "while …", limits) are counted once
//! per turn and once per battle while the card is in play and the condition holds. Abilities about playing or starting a card
//! are counted when the card comes into play.

use super::needs::Subject;
use crate::{
    cards::{
        Tcg,
        card::DefId,
        catalogue::{CardDef, Text},
        text::Static,
    },
    engine::machine::Watch,
    model::{
        objects::{Characters, NOBODY, ObjectId, members},
        state::State,
    },
    query::context::Context,
};
use altmode_tcg_language::Ability;
use std::collections::HashMap;

/// Usage counts of all cards and abilities.
#[derive(Clone, Debug)]
pub struct CoverageCounts {
    tcg: Tcg,
    rows: Vec<CoverageRow>,
    /// The row of each ability with instructions, by the number of its first instruction.
    by_code: HashMap<u16, usize>,
    /// The first row of each text, by the text's address, which is stable because texts are never freed.
    by_text: HashMap<usize, usize>,
    /// The row of each card as a whole.
    by_card: HashMap<DefId, usize>,
    /// The last turn that was examined.
    turn: u16,
    /// Characters of this game that have been on the battlefield.
    met: Characters,
}

/// A card as a whole, or one of its abilities.
#[derive(Clone, Debug)]
pub struct CoverageRow {
    /// Set code and collector number.
    pub card: &'static str,
    /// Its full name.
    pub name: &'static str,
    /// The face and ability; empty for the card as a whole.
    pub ability: String,
    /// The card or ability.
    pub subject: Subject,
    /// Number of times it was played, run or in force.
    pub count: u64,
    /// The way of counting.
    kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// The card as a whole.
    Card,
    /// Counted when its instructions run.
    Followed,
    /// Counted when it changes damage.
    ChangesDamage,
    /// A static ability, with its index among those of the text.
    Static(usize),
    /// Counted while the card is in play.
    InForce,
    /// Counted with the card.
    Playing,
}

/// Returns the address of a text.
fn address(text: &'static Text) -> usize {
    std::ptr::from_ref(text).addr()
}

impl CoverageCounts {
    /// Creates empty counts.
    pub fn new(tcg: Tcg) -> CoverageCounts {
        let mut coverage = CoverageCounts {
            tcg,
            rows: Vec::new(),
            by_code: HashMap::new(),
            by_text: HashMap::new(),
            by_card: HashMap::new(),
            turn: 0,
            met: 0,
        };
        for def in tcg
            .catalogue
            .defs()
            .filter(|&def| tcg.catalogue.is_printed(def) && tcg.catalogue.is_original(def))
        {
            coverage.add(def, tcg.catalogue.card(def));
        }
        coverage
    }

    fn add(&mut self, def: DefId, card: &'static CardDef) {
        self.by_card.insert(def, self.rows.len());
        self.rows.push(CoverageRow {
            card: card.id,
            name: card.full_name,
            ability: String::new(),
            subject: Subject { def, ability: None },
            count: 0,
            kind: Kind::Card,
        });
        for (side, text) in card.texts.iter().enumerate() {
            self.by_text.insert(address(text), self.rows.len());
            let (mut triggers, mut statics) = (text.triggers.iter(), 0..);
            for (number, ability) in text.abilities.unwrap_or_default().iter().enumerate() {
                let code = match ability {
                    Ability::Do(_) | Ability::Pay { .. } => text.play.map(|play| play.code),
                    Ability::Tap { .. } => text.tap.map(|tap| tap.code),
                    Ability::When(_) | Ability::Revenge(_) => {
                        triggers.next().map(|trigger| trigger.code)
                    }
                    Ability::Bounty(_) => text.bounty,
                    Ability::Reveal(_) => text.reveal.map(|(_, code)| code),
                    _ => None,
                };
                let kind = match ability {
                    _ if code.is_some() => Kind::Followed,
                    Ability::Instead(_) => Kind::ChangesDamage,
                    Ability::Static { .. }
                    | Ability::Bold(_)
                    | Ability::Tough(_)
                    | Ability::Pierce(_)
                    | Ability::Focus(_)
                    | Ability::Safeguard(_)
                    | Ability::Brave
                    | Ability::Stealth => Kind::Static(statics.next().unwrap_or_default()),
                    Ability::DefendsInstead(_)
                    | Ability::Saves(_)
                    | Ability::ScrapThisInstead(_)
                    | Ability::MayScrapInstead(_) => Kind::InForce,
                    _ => Kind::Playing,
                };
                if let Some(code) = code {
                    self.by_code.insert(code, self.rows.len());
                }
                let face = if card.texts.len() > 1 {
                    format!("side {}, ", side + 1)
                } else {
                    String::new()
                };
                let ability = format!("{face}ability {}", number + 1);
                let subject = Subject { def, ability: Some((side, number)) };
                self.rows.push(CoverageRow {
                    card: card.id,
                    name: card.full_name,
                    ability,
                    subject,
                    count: 0,
                    kind,
                });
            }
        }
    }

    /// Returns all rows: each card, followed by its abilities.
    pub fn rows(&self) -> &[CoverageRow] {
        &self.rows
    }

    /// Starts a game.
    pub fn begin(&mut self) {
        (self.turn, self.met) = (0, 0);
    }

    /// Examines the table, if the turn has changed since the last call. New characters are counted at every call.
    pub fn look(&mut self, state: &State) {
        let there = state.battlefield[0] | state.battlefield[1];
        for character in members(there & !self.met) {
            self.count_card(state.defs[usize::from(character)]);
        }
        self.met |= there;
        if state.turn == self.turn {
            return;
        }
        if self.turn == 0 {
            for stratagem in self.tcg.stratagems(state).iter() {
                self.count_card(state.defs[usize::from(*stratagem)]);
            }
        }
        self.turn = state.turn;
        self.look_at_table(state);
    }

    /// Counts all abilities in force.
    fn look_at_table(&mut self, state: &State) {
        for character in members(state.battlefield[0] | state.battlefield[1]) {
            let head = Some(state.character(character).head).filter(|&head| head != NOBODY);
            for source in
                state.character(character).upgrades.iter().copied().chain([character]).chain(head)
            {
                self.look_at(state, source, character);
            }
        }
        for stratagem in self.tcg.stratagems(state).iter() {
            self.look_at(state, *stratagem, NOBODY);
        }
    }

    /// Counts the abilities in force of one text.
    fn look_at(&mut self, state: &State, source: ObjectId, this: ObjectId) {
        let text = self.tcg.text(state, source);
        let Some(&first) = self.by_text.get(&address(text)) else { return };
        let context = Context::of(source, this, state.owner(source));
        let abilities = text.abilities.unwrap_or_default().len();
        for row in &mut self.rows[first..first + abilities] {
            let in_force = match row.kind {
                Kind::InForce => true,
                Kind::Static(at) => {
                    let Static { condition, .. } = &text.statics[at];
                    condition.is_none_or(|condition| self.tcg.holds(state, &context, condition))
                }
                _ => false,
            };
            row.count += u64::from(in_force);
        }
    }

    /// Counts a card that comes into play, and its abilities about playing or starting it.
    fn count_card(&mut self, def: DefId) {
        let def = self.tcg.catalogue.card(def).original;
        let Some(&at) = self.by_card.get(&def) else { return };
        self.rows[at].count += 1;
        for row in self.rows[at + 1..]
            .iter_mut()
            .take_while(|row| row.kind != Kind::Card)
            .filter(|row| row.kind == Kind::Playing)
        {
            row.count += 1;
        }
    }

    /// Adds the counts of another worker.
    pub fn join(&mut self, other: &CoverageCounts) {
        for (row, more) in self.rows.iter_mut().zip(&other.rows) {
            row.count += more.count;
        }
    }
}

impl Watch for CoverageCounts {
    fn follows(&mut self, code: u16) {
        if let Some(&row) = self.by_code.get(&code) {
            self.rows[row].count += 1;
        }
    }

    fn plays(&mut self, card: DefId) {
        self.count_card(card);
    }

    fn battles(&mut self, state: &State) {
        self.look_at_table(state);
    }

    fn changes_damage(&mut self, text: &'static Text) {
        let Some(&first) = self.by_text.get(&address(text)) else { return };
        let abilities = text.abilities.unwrap_or_default().len();
        for row in self.rows[first..first + abilities]
            .iter_mut()
            .filter(|row| row.kind == Kind::ChangesDamage)
        {
            row.count += 1;
        }
    }
}
