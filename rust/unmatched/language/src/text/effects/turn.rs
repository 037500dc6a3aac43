//! The turn: actions, forms, counters and chosen numbers.

use super::super::Writer;
use super::super::amounts::Measure;
use crate::Effect;

impl Writer<'_> {
    /// Writes an instruction of this subject as a clause.
    pub(super) fn clause_of_turn(&mut self, effect: &Effect) {
        match effect {
            Effect::Gain(amount) => {
                let actions = self.so_many(amount, "action", "actions");
                self.act("gain", &actions);
            }
            Effect::SpendAction => self.act("spend", "another action"),
            Effect::EndTurn => self.act("end", "the turn"),
            Effect::Become(form) => {
                let form = self.form(form);
                self.act("become", &form);
            }
            Effect::NextForm => match self.hero.map_or(0, |hero| hero.forms.len()) {
                2 => {
                    let forms = self.hero.map(|hero| &hero.forms[..]).unwrap_or_default();
                    let words = format!("from {} to {} or back", forms[0].name, forms[1].name);
                    self.act("change", &words);
                }
                _ => self.act("change", "to the next form"),
            },
            Effect::ChooseForm => {
                let forms: Vec<String> = self
                    .hero
                    .map(|hero| &hero.forms[..])
                    .unwrap_or_default()
                    .iter()
                    .map(|form| form.name.clone())
                    .collect();
                let noun = self.hero.and_then(|hero| hero.words.form.as_deref()).unwrap_or("form");
                self.act("choose", &format!("your {noun}: {}", forms.join(" or ")));
            }
            Effect::GainCounters { counter, count } => {
                let (verb, counters) = self.counters_with_verb(counter, count, true);
                self.act(&verb, &counters);
            }
            Effect::Spend { counter, count } => {
                let (verb, counters) = self.counters_with_verb(counter, count, false);
                self.act(&verb, &counters);
            }
            Effect::MoveCounters { from, to, count } => {
                if let Some((store, one, many)) =
                    self.store(from).map(|(store, one, many)| (store.to_string(), one, many))
                {
                    let counters = self.so_many(count, &one, &many);
                    self.act("take", &format!("{counters} from {store}"));
                } else if let Some(store) = self.store(to).map(|(store, ..)| store.to_string()) {
                    let counters = self.counters(from, count);
                    self.act("put", &format!("{counters} into {store}"));
                } else {
                    let counters = self.counters(from, count);
                    let to = self.counter_after(to, count);
                    self.act("turn", &format!("{counters} into {to}"));
                }
            }
            Effect::ChooseNumber(most) => match self.measure(most) {
                Measure::That => self.act("choose", "a number up to that many"),
                _ => {
                    let most = self.amount(most);
                    self.act("choose", &format!("a number from 0 to {most}"));
                }
            },
            _ => {}
        }
    }
}
