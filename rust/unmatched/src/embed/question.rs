//! The pending question in the public API: its origin and its sentence.

use crate::{
    cards::{board::spaces, code::Op, unmatched::Unmatched},
    embed::{event_text::phrase, names::ask_name},
    engine::setup::{LEAD, SIDEKICK},
    model::state::{
        ATTACK, Ask, BOARD, CardId, Decision, FighterId, Frame, HAND_LIMIT, NOBODY, Pending, State,
        Work,
    },
};
use altmode_core::{EventCause, Viewer, Words, words};
use altmode_host::{Origin, OriginKind, Said, Sentence, Tagged, capital, choice_of, counted};
use altmode_unmatched_language::{Amount, Effect, HeroSheet, text};
use serde::Serialize;

/// The pending question.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Question {
    /// Seat of the player who answers.
    pub seat: u8,
    /// Kind of the question.
    #[cfg_attr(feature = "typescript", ts(type = "QuestionKind"))]
    pub kind: &'static str,
    /// Number of answers still wanted, this one included.
    pub wanted: u8,
    /// Whether stopping early is allowed.
    pub may_stop: bool,
    /// The fighter that is placed, or who plays the card that is asked for.
    pub fighter: Option<u8>,
    /// The card, hero, item or rule that asks; `null` if it is a card that the viewer does not know.
    #[cfg_attr(feature = "typescript", ts(type = "Origin | null"))]
    pub source: Option<Origin>,
    /// The sentence that is asked.
    #[cfg_attr(feature = "typescript", ts(type = "Sentence"))]
    pub sentence: Sentence<Prompt>,
}

/// A question as a sentence; `type` is its key. Texts of effects are in English, without a capital letter and a full stop.
#[derive(Clone, Debug, PartialEq, Tagged)]
pub enum Prompt {
    /// Whether to follow instructions.
    May {
        /// The instructions.
        effect: String,
        /// The instructions that follow if the player does.
        then: Option<String>,
        /// The instructions that follow if the player does not.
        otherwise: Option<String>,
    },
    /// The choice of the fighters, cards or places that an instruction applies to.
    Target {
        /// The instruction.
        effect: String,
        /// The things that are chosen.
        #[tagged(ts = r#""fighter" | "card" | "space" | "token" | "path" | "spaces""#)]
        of: &'static str,
        /// Number of things that are still wanted.
        count: u8,
        /// Whether fewer are allowed.
        fewer: bool,
    },
    /// The choice that an instruction itself asks for: of a number, a form, a zone, a name.
    Choice {
        /// The instruction.
        effect: String,
    },
    /// The choice between several effects.
    Effects {
        /// Their number.
        count: u8,
    },
    /// Whether to pay, so that an effect does not happen.
    Pay {
        /// The payment.
        effect: String,
    },
    /// The number of counters that are spent.
    Spend {
        /// The name of several counters.
        counters: String,
    },
    /// Whether another card of the side deck is turned up.
    TurnUp,
    /// Whether to ignore an effect that makes the player discard.
    IgnoreDiscard,
    /// Whether a card is revealed that protects the hand from a look at it.
    ProtectHand,
    /// Whether the die is rolled again.
    RollAgain {
        /// The name of the die.
        die: &'static str,
        /// The number that it shows; 0 for an X.
        rolled: u8,
    },
    /// The opponent whom an effect is about.
    Opponent,
    /// The effect that resolves first.
    Order,
    /// The sidekick.
    Sidekick,
    /// The hero of a pair.
    Hero,
    /// The card of a group with which the deck is made.
    Gear,
    /// The form at the start of the game.
    Form,
    /// The space of a fighter.
    Place {
        /// The name of the fighter.
        fighter: String,
    },
    /// The action of the turn.
    Action {
        /// Number of actions left.
        left: u8,
    },
    /// Whether to BOOST a maneuver.
    BoostManeuver,
    /// Whether to BOOST a card.
    BoostCard,
    /// Whether to BOOST an attack.
    BoostAttack {
        /// The name of the fighter.
        fighter: String,
    },
    /// The fighter that moves next in a maneuver.
    Maneuver,
    /// The next step of a fighter.
    Step {
        /// The name of the fighter.
        fighter: String,
        /// Number of spaces that it can still move.
        left: u8,
    },
    /// Whether to remove tokens on the paths of a move.
    ClearPaths,
    /// Whether to defend a fighter.
    Defend {
        /// The name of the fighter.
        fighter: String,
        /// The name of the attacker.
        attacker: String,
    },
    /// The prediction of a value.
    Predict,
    /// The cards that are discarded at the end of the turn.
    HandLimit {
        /// The number of cards.
        count: u8,
        /// The limit.
        limit: u8,
    },
    /// The fighter that takes a point of damage.
    Assign {
        /// The name of the fighter that would take it.
        fighter: String,
    },
    /// Whether to use a battlefield item.
    UseItem {
        /// The name of the item.
        item: &'static str,
        /// The name of the fighter.
        fighter: String,
    },
    /// A choice of another kind.
    Other,
}

impl Said for Prompt {
    fn english(&self) -> Words {
        match self {
            Prompt::May { effect, then, otherwise } => {
                let mut sentence = format!("{}?", capital(effect));
                then.iter().for_each(|then| sentence += &format!(" If you do: {then}."));
                otherwise
                    .iter()
                    .for_each(|otherwise| sentence += &format!(" If you do not: {otherwise}."));
                words![sentence]
            }
            Prompt::Target { effect, of: "spaces", .. } | Prompt::Choice { effect } => {
                words![capital(effect), "."]
            }
            Prompt::Target { effect, of, count, fewer } => choice_of(effect, *count, *fewer, of),
            Prompt::Effects { count } => words!["Choose ", counted(*count, false, "effect"), "."],
            Prompt::Pay { effect } => words![capital(effect), " to prevent the effect?"],
            Prompt::Spend { counters } => words!["How many ", counters.clone(), " do you spend?"],
            Prompt::TurnUp => words!["Turn up another card of your side deck?"],
            Prompt::IgnoreDiscard => words!["Ignore the effect that makes you discard?"],
            Prompt::ProtectHand => words!["Reveal a card that protects your hand from being seen?"],
            Prompt::RollAgain { die, rolled: 0 } => {
                words!["The ", *die, " shows an X. Roll it again?"]
            }
            Prompt::RollAgain { die, rolled } => {
                words!["The ", *die, " shows ", *rolled, ". Roll it again?"]
            }
            Prompt::Opponent => words!["Choose an opponent."],
            Prompt::Order => words!["Choose the effect that resolves first."],
            Prompt::Sidekick => words!["Choose your sidekick."],
            Prompt::Hero => words!["Choose your hero."],
            Prompt::Gear => words!["Choose a card for your deck."],
            Prompt::Form => words!["Choose your form."],
            Prompt::Place { fighter } => words!["Place ", fighter.clone(), ": choose a space."],
            Prompt::Action { left: 1 } => words!["Take your last action."],
            Prompt::Action { left } => words!["Take an action. You have ", *left, "."],
            Prompt::BoostManeuver => words!["BOOST the maneuver with a card?"],
            Prompt::BoostCard => words!["BOOST your card with another card?"],
            Prompt::BoostAttack { fighter } => {
                words!["BOOST the attack of ", fighter.clone(), " with a card?"]
            }
            Prompt::Maneuver => words!["Move your fighters: choose a fighter and its space."],
            Prompt::Step { fighter, left } => {
                words!["Move ", fighter.clone(), ": choose the next space, of up to ", *left, "."]
            }
            Prompt::ClearPaths => words!["Remove tokens on the paths of the move?"],
            Prompt::Defend { fighter, attacker } => {
                words!["Defend ", fighter.clone(), " against ", attacker.clone(), " with a card?"]
            }
            Prompt::Predict => words!["Predict the printed value of your opponent's card."],
            Prompt::HandLimit { count, limit } => {
                words![
                    "Discard ",
                    counted(*count, false, "card"),
                    ": your hand limit is ",
                    *limit,
                    "."
                ]
            }
            Prompt::Assign { fighter } => {
                words![fighter.clone(), " would take 1 damage: choose the fighter that takes it."]
            }
            Prompt::UseItem { item, fighter } => {
                words!["Use ", *item, " with the card of ", fighter.clone(), "?"]
            }
            Prompt::Other => words!["Choose one."],
        }
    }
}

/// Returns the pending question for a viewer.
pub fn question(rules: Unmatched, state: &State, viewer: Viewer) -> Option<Question> {
    let decision = &state.decision;
    Some(Question {
        seat: decision.seat,
        kind: ask_name(decision.ask)?,
        wanted: decision
            .wanted
            .saturating_sub(decision.chosen.count_ones() as u8 + decision.chosen_cards.len() as u8),
        may_stop: decision.may_stop,
        fighter: (decision.fighter != NOBODY).then_some(decision.fighter),
        source: rules.asking(state).filter(|source| match source.what {
            OriginKind::Card { id, .. } => viewer.knows(state.card(id as CardId).seen, state.seats),
            _ => true,
        }),
        sentence: Sentence(rules.asked(state)),
    })
}

impl Unmatched {
    /// Returns the origin of the pending question.
    pub fn asking(self, state: &State) -> Option<Origin> {
        let (key, name) = match state.decision.ask {
            Ask::Nothing => return None,
            Ask::Trigger => ("order", "Order of effects"),
            Ask::HandLimit => ("hand-limit", "Hand limit"),
            Ask::Assign => ("damage", "Damage"),
            Ask::Item => ("item", "Battlefield item"),
            Ask::Defense | Ask::AttackBoost | Ask::Predict => ("combat", "Combat"),
            _ => return state.frames.last().map(|frame| self.source_of(state, frame)),
        };
        Some(Origin::rule(key, name))
    }

    /// Returns the origin of the work of a frame: a card, a hero or an item with instructions, or a rule.
    pub fn source_of(self, state: &State, frame: &Frame) -> Origin {
        if let Some(cause) = self.cause_of(state, frame) {
            return self.named(state, cause);
        }
        match frame.work {
            Work::SetUp => Origin::rule("set-up", "Set-up"),
            Work::Turn if state.decision.ask == Ask::Place => Origin::rule("belt", "Conveyor belt"),
            Work::Turn => Origin::rule("turn", "Turn"),
            Work::Maneuver => Origin::rule("maneuver", "Maneuver"),
            Work::Combat => Origin::rule("combat", "Combat"),
            Work::Scheme => Origin::rule("scheme", "Scheme"),
            Work::Code => unreachable!("instructions are those of a card, a hero or an item"),
        }
    }

    /// Returns the name and the ids of the cause of an event, or of a question.
    pub fn named(self, state: &State, cause: EventCause) -> Origin {
        match cause {
            EventCause::Card { id, def, .. } => {
                let def = self.catalogue.card(def);
                Origin { name: &def.sheet.name, what: OriginKind::Card { id, card: &def.id } }
            }
            EventCause::Character { seat } => {
                let sheet = self.hero(state, seat).sheet;
                let what = OriginKind::Character { seat, character: &sheet.id };
                Origin { name: &sheet.name, what }
            }
            EventCause::Item { item } => {
                let item = self.catalogue.items().all.get(usize::from(item));
                let name = item.map_or("", |item| item.name);
                Origin { name, what: OriginKind::Item { item: name } }
            }
        }
    }

    /// Returns the op that asks the pending question, if instructions do.
    fn asking_op(self, state: &State) -> Option<(&Frame, &'static Op)> {
        let frame = state.frames.last().filter(|frame| frame.work == Work::Code)?;
        Some((frame, self.program(state, frame.program).code.get(usize::from(frame.pc))?))
    }

    /// Returns the hero whose names the instructions of a frame use.
    fn names_of_frame(self, state: &State, frame: &Frame) -> Option<&'static HeroSheet> {
        (frame.program & BOARD == 0).then(|| self.hero(state, frame.program).sheet)
    }

    /// Returns the sentence of the pending question.
    pub fn asked(self, state: &State) -> Prompt {
        let decision = &state.decision;
        let name = |fighter: FighterId| {
            if fighter == NOBODY { String::new() } else { self.fighter_name(state, fighter) }
        };
        let fighter = || name(decision.fighter);
        let of_rule = state.frames.last().is_none_or(|frame| frame.work != Work::Code);
        match decision.ask {
            Ask::SetUp if self.asks_for_form(state) => Prompt::Form,
            Ask::SetUp => match decision.steps {
                SIDEKICK => Prompt::Sidekick,
                LEAD => Prompt::Hero,
                _ => Prompt::Gear,
            },
            Ask::Place => Prompt::Place { fighter: fighter() },
            Ask::Action => Prompt::Action { left: state.player(state.active).actions },
            Ask::Boost if of_rule => Prompt::BoostManeuver,
            Ask::Boost => Prompt::BoostCard,
            Ask::AttackBoost => Prompt::BoostAttack { fighter: fighter() },
            Ask::Move if of_rule => Prompt::Maneuver,
            Ask::Walk => Prompt::Step { fighter: fighter(), left: decision.steps },
            Ask::Defense => Prompt::Defend {
                fighter: fighter(),
                attacker: name(state.combat.parts[ATTACK].fighter),
            },
            Ask::Predict => Prompt::Predict,
            Ask::Seat => Prompt::Opponent,
            Ask::Trigger => Prompt::Order,
            Ask::Reroll => Prompt::RollAgain {
                die: self.die_name(state, decision.seat),
                rolled: state.player(decision.seat).rolled,
            },
            Ask::Reveal => Prompt::ProtectHand,
            Ask::HandLimit => {
                let limit = self
                    .hero(state, decision.seat)
                    .sheet
                    .hand
                    .map_or(HAND_LIMIT, |hand| hand.limit);
                Prompt::HandLimit {
                    count: decision.wanted.saturating_sub(decision.chosen_cards.len() as u8),
                    limit,
                }
            }
            Ask::Assign => Prompt::Assign { fighter: fighter() },
            Ask::Item => {
                let mut under = spaces(state.fighter(decision.fighter).body());
                let item = under
                    .find_map(|at| self.item_at(state, at, true))
                    .map_or("", |item| self.item_name(state, item));
                Prompt::UseItem { item, fighter: fighter() }
            }
            Ask::Path if state.crossed != 0 => Prompt::ClearPaths,
            _ => self
                .asking_op(state)
                .map_or(Prompt::Other, |(frame, op)| self.asked_by(state, frame, op)),
        }
    }

    /// Returns the sentence of a question that instructions ask.
    fn asked_by(self, state: &State, frame: &Frame, op: &'static Op) -> Prompt {
        let decision = &state.decision;
        let hero = self.names_of_frame(state, frame);
        let written = |effects: &[Effect]| text::instructions(effects, hero);
        let some = |effects: &[Effect]| (!effects.is_empty()).then(|| written(effects));
        let effect = match op {
            Op::Ask(Effect::May { effects, then, otherwise }, ..) => {
                return Prompt::May {
                    effect: written(effects),
                    then: some(then),
                    otherwise: some(otherwise),
                };
            }
            Op::UnlessPaid { from, to, count, .. } => {
                return Prompt::Pay { effect: self.payment(state, frame, [*from, *to], *count) };
            }
            Op::Tiers { pay, .. } => {
                let counter = hero.and_then(|hero| hero.counters.get(usize::from(*pay)));
                return Prompt::Spend { counters: counter.map(text::several).unwrap_or_default() };
            }
            Op::ChooseOne { .. } => {
                return Prompt::Effects {
                    count: decision.wanted.saturating_sub(decision.chosen.count_ones() as u8),
                };
            }
            Op::Do(Effect::OpenUntil(_)) if decision.ask == Ask::YesNo => return Prompt::TurnUp,
            Op::Do(_) if decision.ask == Ask::YesNo => return Prompt::IgnoreDiscard,
            Op::Do(effect) | Op::DoWatched(effect) => written(std::slice::from_ref(effect)),
            _ => return Prompt::Other,
        };
        let of = match decision.ask {
            Ask::Fighters => "fighter",
            Ask::Cards => "card",
            Ask::Space => "space",
            Ask::Token => "token",
            Ask::Path => "path",
            Ask::Move => "spaces",
            _ => return Prompt::Choice { effect },
        };
        let chosen = decision.chosen.count_ones() as u8 + decision.chosen_cards.len() as u8;
        Prompt::Target {
            effect,
            of,
            count: decision.wanted.saturating_sub(chosen),
            fewer: decision.may_stop,
        }
    }

    /// Returns the words for a payment of counters that an opponent can make.
    fn payment(self, state: &State, frame: &Frame, [from, to]: [u8; 2], count: u8) -> String {
        let counters = &self.program(state, frame.program).counters;
        let id = |counter: u8| {
            counters.get(usize::from(counter)).map_or_else(String::new, |id| id.to_string())
        };
        let pay =
            Effect::MoveCounters { from: id(from), to: id(to), count: Amount::Fixed(count.into()) };
        text::instructions(&[pay], self.names_of_frame(state, frame))
    }
}

/// The words of answers. No label is "Yes" alone: people read it without the question, too.
impl Unmatched {
    /// Returns the words of a yes: what then happens.
    pub(crate) fn yes_words(self, state: &State) -> Words {
        match self.asked(state) {
            Prompt::May { effect, .. } | Prompt::Pay { effect } => words![capital(&effect)],
            Prompt::TurnUp => words!["Turn up another card"],
            Prompt::IgnoreDiscard => words!["Ignore the effect"],
            Prompt::ProtectHand => {
                let card = state
                    .decision
                    .cards
                    .first()
                    .map(|&card| self.def(state, card).sheet.name.as_str());
                words!["Reveal ", card.unwrap_or("a card")]
            }
            Prompt::RollAgain { .. } => words!["Roll again"],
            Prompt::UseItem { item, .. } => words!["Use ", item],
            _ => words!["Do it"],
        }
    }

    /// Returns the words of a no.
    pub(crate) fn no_words(self, state: &State) -> Words {
        match self.asked(state) {
            Prompt::Pay { .. } => words!["Do not pay"],
            Prompt::TurnUp => words!["Turn up no more cards"],
            Prompt::IgnoreDiscard => words!["Follow the effect"],
            Prompt::ProtectHand => words!["Reveal no card"],
            Prompt::RollAgain { .. } => words!["Keep the roll"],
            Prompt::UseItem { item, .. } => words!["Do not use ", item],
            _ => match self.asking(state) {
                Some(Origin { name, what: OriginKind::Character { .. } }) => {
                    words!["Do not use the ability of ", name]
                }
                Some(Origin { name, .. }) => words!["Do not use ", name],
                None => words!["Do not do it"],
            },
        }
    }

    /// Returns the words after the name of a card that is an option: its place and its player, if another option has that name.
    pub(crate) fn place_words(self, state: &State, card: CardId) -> Words {
        let name = &self.def(state, card).sheet.name;
        let others = state
            .decision
            .cards
            .iter()
            .filter(|&&other| other != card && self.def(state, other).sheet.name == *name);
        let (here, others) = (state.card(card), others.map(|&other| state.card(other)));
        let mut words = words![];
        if others.clone().any(|other| other.zone != here.zone) {
            words = words.and(words![" from ", phrase(here.zone)]);
        }
        if others.clone().any(|other| other.holder != here.holder) {
            words = words.and(words![" of Player ", here.holder + 1]);
        }
        words
    }

    /// Returns the words of the option to resolve an effect first. Several effects of one card or hero are told apart by their
    /// instructions, then by their fighters.
    pub(crate) fn trigger_words(self, state: &State, pending: &Pending) -> Words {
        let name = |pending: &Pending| self.trigger_name(state, pending).1;
        let others = state
            .pending
            .iter()
            .filter(|other| other.seat == pending.seat && name(other) == name(pending));
        let alike = || others.clone().filter(|other| other.pc == pending.pc);
        let mut words = words!["First ", name(pending)];
        let hero = self.hero(state, pending.seat);
        if let Some(trigger) = hero.triggers.iter().find(|trigger| trigger.pc == pending.pc)
            && others.clone().any(|other| other.pc != pending.pc)
        {
            words = words.and(words![": ", text::instructions(trigger.effects, Some(hero.sheet))]);
        }
        if alike().any(|other| other.this != pending.this) && pending.this != NOBODY {
            words = words.and(words![", for ", self.fighter_name(state, pending.this)]);
        }
        if alike().any(|other| other.it != pending.it) && pending.it != NOBODY {
            words = words.and(words![", about ", self.fighter_name(state, pending.it)]);
        }
        words
    }

    /// Returns the words of the option to follow these instructions.
    pub(crate) fn effect_words(self, state: &State, frame: &Frame, effects: &[Effect]) -> String {
        capital(&text::instructions(effects, self.names_of_frame(state, frame)))
    }

    /// Returns the words of the option to spend a number of counters, with what that number does.
    pub(crate) fn tier_words(
        self,
        state: &State,
        frame: &Frame,
        tiers: &Effect,
        count: u8,
    ) -> String {
        let Effect::Tiers { pay, none, one, two } = tiers else { return String::new() };
        let effects =
            [none, one, two].get(usize::from(count)).map_or(&[][..], |effects| effects.as_slice());
        let spend = match count {
            0 => "Spend none".to_string(),
            _ => {
                let spend =
                    Effect::Spend { counter: pay.clone(), count: Amount::Fixed(count.into()) };
                self.effect_words(state, frame, &[spend])
            }
        };
        if effects.is_empty() {
            spend
        } else {
            format!("{spend}: {}", text::instructions(effects, self.names_of_frame(state, frame)))
        }
    }
}

/// Returns the words of the answer that ends a choice.
pub(crate) fn done_words(decision: &Decision) -> &'static str {
    match decision.ask {
        Ask::Move => "Stop moving",
        Ask::Walk => "Stop here",
        Ask::Path => "Remove no more tokens",
        _ if decision.chosen == 0 && decision.chosen_cards.is_empty() => "Choose none",
        _ => "Choose no more",
    }
}
