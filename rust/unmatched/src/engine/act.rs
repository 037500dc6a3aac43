//! Applies actions: the answers to the pending decision.

use crate::{
    cards::board::Space,
    engine::{machine::Machine, walk::Way},
    model::{
        action::Action,
        state::{Ask, FighterId, NOBODY, Work},
    },
};

impl Machine<'_> {
    /// Applies a legal action and continues to the next question.
    pub fn act(&mut self, action: Action) {
        let asked = self.state.decision.ask;
        let decision = &mut self.state.decision;
        match action {
            Action::Maneuver
            | Action::Attack { .. }
            | Action::Scheme { .. }
            | Action::Item { .. } => {
                if asked == Ask::Action {
                    *decision = Default::default();
                    self.begin_action();
                    self.act_out(action);
                }
            }
            Action::Boost(card) | Action::Defend(card) => {
                decision.chosen_cards.clear();
                decision.chosen_cards.push(card);
                decision.answered = true;
            }
            Action::Move { fighter, to, tail } => {
                (decision.chosen, decision.answer, decision.tail, decision.answered) =
                    (1 << fighter, to, tail, true);
            }
            Action::Step { fighter, to } => {
                if asked == Ask::Move {
                    self.state.path.push(to);
                }
                (decision.chosen, decision.answer, decision.answered) = (1 << fighter, to, true);
            }
            Action::Door { fighter, door } => self.turn_door(fighter, door),
            Action::Walk { fighter, path, steps } => {
                return self.walk_way(fighter, &path[..usize::from(steps).min(path.len())]);
            }
            Action::Path(path) => (decision.answer, decision.answered) = (path, true),
            Action::Space(to) => (decision.answer, decision.answered) = (to, true),
            Action::Place { fighter, to, .. } if asked == Ask::Move => {
                (decision.chosen, decision.answer, decision.answered) = (1 << fighter, to, true);
                decision.way |= Way::PLACED;
            }
            Action::Place { to, tail, .. } => {
                (decision.answer, decision.tail, decision.answered) = (to, tail, true)
            }
            Action::Fighter(choice)
            | Action::Option(choice)
            | Action::Seat(choice)
            | Action::Trigger(choice) => {
                decision.chosen |= 1 << choice;
                decision.options &= !(1 << choice);
                decision.answered = decision.chosen.count_ones() >= u32::from(decision.wanted)
                    || decision.options == 0;
            }
            Action::Card(card) => {
                decision.cards.take(card);
                let kept = decision.chosen_cards.try_push(card);
                let enough = decision.chosen_cards.len() >= usize::from(decision.wanted)
                    || decision.cards.is_empty();
                decision.answered = enough || !kept;
            }
            Action::Yes => (decision.answer, decision.answered) = (1, true),
            Action::No => (decision.answer, decision.answered) = (0, true),
            Action::Done | Action::Decline => decision.answered = true,
        }
        self.run();
    }

    /// Moves a fighter along a path, step by step, and stops it at the end.
    fn walk_way(&mut self, fighter: FighterId, path: &[Space]) {
        for &to in path {
            self.act(Action::Step { fighter, to });
        }
        if self.state.decision.ask == Ask::Walk {
            self.act(Action::Done);
        }
    }

    fn act_out(&mut self, action: Action) {
        let seat = self.state.active;
        match action {
            Action::Attack { attacker, defender, card, manner } => {
                self.begin_combat(attacker, defender, card, manner)
            }
            Action::Scheme { card, fighter } => {
                let hero = self.rules.scheme_user(self.state, seat, card);
                let frame = self.begin(Work::Scheme);
                (frame.controller, frame.you, frame.source) = (seat, seat, card);
                frame.this = if fighter == NOBODY { hero } else { fighter };
            }
            Action::Item { item, fighter } => self.use_item(item, fighter),
            _ => {
                self.begin(Work::Maneuver);
            }
        }
    }
}
