//! Instructions that join others: choices, conditions and instructions to other players.

use super::super::Writer;
use crate::{Amount, Count, Effect};
use altmode_language::Voice;

impl Writer<'_> {
    /// Writes an instruction of this subject as a clause.
    pub(super) fn clause_of_flow(&mut self, effect: &Effect) {
        let foe = self.pen.foe();
        match effect {
            Effect::May { effects, .. } => {
                self.may();
                self.clauses_of(effects);
            }
            Effect::ChooseOne { symbols, of, .. } if !symbols.is_empty() => {
                self.tell("follow what your basket shows, one if it is wild:");
                let of: Vec<(&String, &Vec<Effect>)> = symbols.iter().zip(of).collect();
                for (number, (symbol, effects)) in of.into_iter().enumerate() {
                    if number > 0 {
                        self.pen.mark(";");
                    }
                    self.pen.say(&format!("{}:", symbol.to_ascii_lowercase()));
                    self.pen.speech.subject = None;
                    self.clauses_of(effects);
                }
            }
            Effect::ChooseOne { of, by_opponent: true, .. } => {
                self.tell(&format!("{foe} chooses one:"));
                self.pen.speech.subject = None;
                self.list(of);
            }
            Effect::ChooseOne { count, of, .. } => {
                let what = match count {
                    Amount::Fixed(1) => "one:".to_string(),
                    Amount::Fixed(count) => format!("{count} of these:"),
                    Amount::Counted(count) if **count == Count::ThatMany => {
                        "that many of these:".into()
                    }
                    Amount::Counted(count) => format!("as many of these as {}:", self.equal(count)),
                };
                self.act("choose", &what);
                self.list(of);
            }
            Effect::EachOfSide(effects) => {
                let before =
                    self.pen.let_act(Voice::EachPlayer, "you and each other player of your side");
                self.pen.speech.third_person = false;
                self.clauses_of(effects);
                self.pen.speech = before;
                self.pen.speech.subject = Some(self.pen.me());
                self.pen.speech.third_person = false;
            }
            Effect::Owner(effects)
            | Effect::Opponent(effects)
            | Effect::EachOpponent(effects)
            | Effect::EachPlayer(effects) => {
                let (voice, subject) = match effect {
                    Effect::Opponent(_) if self.pen.speech.voice == Voice::Opponent => {
                        (Voice::You, "you")
                    }
                    Effect::Opponent(_) => (Voice::Opponent, "your opponent"),
                    Effect::Owner(_) => (Voice::Opponent, "the owner of this card"),
                    Effect::EachOpponent(_) => (Voice::Opponent, "each opponent"),
                    _ => (Voice::EachPlayer, "each player"),
                };
                let before = self.pen.let_act(voice, subject);
                self.clauses_of(effects);
                self.pen.speech = before;
                self.pen.speech.subject = Some(self.pen.me());
                self.pen.speech.third_person = false;
                self.they_did = true;
            }
            Effect::If { condition, then, .. } => {
                let condition = self.condition(condition);
                self.pen.say(&format!("if {condition}"));
                self.pen.mark(",");
                self.clauses_of(then);
            }
            Effect::UnlessPaid { from, to, count, effects } => {
                self.clauses_of(effects);
                let pays = self.pays(from, to, *count);
                self.pen.say(&format!("unless an opponent {pays}"));
            }
            _ => {}
        }
    }

    /// Returns that a player turns counters into others, or pays them from a store: "pays 2 doubloons".
    pub(in super::super) fn pays(&mut self, from: &str, to: &str, count: u8) -> String {
        let amount = Amount::Fixed(count.into());
        if let Some((_, one, many)) = self.store(from) {
            return format!("pays {count} {}", if count == 1 { one } else { many });
        }
        let counters = self.counters(from, &amount);
        format!("turns {counters} into {}", self.counter_after(to, &amount))
    }
}
