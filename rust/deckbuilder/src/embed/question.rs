//! The pending question in the public API: its origin and its sentence.

use crate::{
    cards::{code::Op, deckbuilder::Deckbuilder},
    embed::names::space_name,
    model::state::{Ask, CardId, Frame, NOBODY, Space, State, Trigger, Work, Zone},
};
use altmode_core::{EventCause, Words, words};
use altmode_deckbuilder_language::{Effect, text};
use altmode_host::{Origin, OriginKind, Said, Tagged, capital, choice_of};

/// A question as a sentence; `type` is its key. Texts of effects are in English, without a capital letter and a full stop.
#[derive(Clone, Debug, PartialEq, Tagged)]
pub enum Prompt {
    /// The next action of the turn.
    Turn,
    /// The ability that is used in a battle.
    Confront {
        /// The name of the Adversary.
        adversary: &'static str,
    },
    /// Whether to help the active player in a battle.
    Assist {
        /// The name of the active player's character.
        character: &'static str,
        /// The name of the Adversary.
        adversary: &'static str,
    },
    /// Whether to defend the Boss of a battle.
    DefendBoss {
        /// The name of the Boss.
        adversary: &'static str,
    },
    /// Whether to use the Assist of another player.
    Resolve {
        /// The name of that player's character.
        character: &'static str,
    },
    /// Whether to Block an Attack.
    Block {
        /// The name of the card or character that Attacks.
        attacker: &'static str,
        /// The name of the attacked character.
        character: &'static str,
    },
    /// Whether to follow instructions.
    May {
        /// The instructions.
        effect: String,
    },
    /// Whether to pay for the ability of an Assist.
    Pay {
        /// The Energon that it costs.
        cost: u8,
        /// The instructions.
        effect: String,
    },
    /// The choice of the cards or spaces that an instruction applies to.
    Target {
        /// The instruction.
        effect: String,
        /// The things that are chosen.
        #[tagged(ts = r#""card" | "space""#)]
        of: &'static str,
        /// Number of things that are still wanted.
        count: u8,
        /// Whether fewer are allowed.
        fewer: bool,
    },
    /// The next space of a character that moves for free.
    Step {
        /// Number of spaces that it can still move.
        left: u8,
    },
    /// The choice between several effects.
    Effects,
    /// The player whom an effect is about.
    Player,
    /// The player who is attacked.
    Attacked,
    /// The cards that stay in hand at the end of the turn.
    Keep,
    /// The card of the Matrix that is destroyed for a Boss.
    DestroyForBoss {
        /// The name of the Boss.
        boss: &'static str,
    },
    /// The Start of Turn effect that resolves first.
    Order,
    /// A question of a card that the viewer does not know.
    Hidden,
    /// A choice of another kind.
    Other,
}

impl Said for Prompt {
    fn english(&self) -> Words {
        match self {
            Prompt::Turn => words!["Take an action, or end the turn."],
            Prompt::Confront { adversary } => {
                words!["Use an ability in the battle against ", *adversary, "?"]
            }
            Prompt::Assist { character, adversary } => {
                words!["Assist ", *character, " against ", *adversary, " with a card?"]
            }
            Prompt::DefendBoss { adversary } => words!["Defend ", *adversary, " with a card?"],
            Prompt::Resolve { character } => words!["Use the Assist of ", *character, "?"],
            Prompt::Block { attacker, character } => {
                words!["Block the Attack of ", *attacker, " on ", *character, "?"]
            }
            Prompt::May { effect } => words![capital(effect), "?"],
            Prompt::Pay { cost, effect } => {
                words!["Pay ", *cost, " Energon? If you do: ", effect.clone(), "."]
            }
            Prompt::Target { effect, of, count, fewer } => choice_of(effect, *count, *fewer, of),
            Prompt::Step { left } => {
                words!["Move for free: choose the next space, of up to ", *left, "."]
            }
            Prompt::Effects => words!["Choose an effect."],
            Prompt::Player => words!["Choose a player."],
            Prompt::Attacked => words!["Choose the player to Attack."],
            Prompt::Keep => words!["Choose the cards that stay in your hand."],
            Prompt::DestroyForBoss { boss } => {
                words![*boss, " has come up: destroy a card of the Matrix."]
            }
            Prompt::Order => words!["Choose the Start of Turn effect that resolves first."],
            Prompt::Hidden => words!["A card that you do not know asks its player."],
            Prompt::Other => words!["Choose one."],
        }
    }
}

/// Returns instructions as words for a question or an option: "gain 2 Power".
pub fn effect_words(effects: &[Effect]) -> String {
    let words = text::effects_text(effects);
    let words = words.trim_end_matches('.').replace(" →", ":");
    let mut letters = words.chars();
    letters
        .next()
        .map_or_else(String::new, |first| first.to_ascii_lowercase().to_string() + letters.as_str())
}

impl Deckbuilder {
    fn character_name(self, state: &State, seat: u8) -> &'static str {
        &self.character(state, seat).sheet.name
    }

    /// Returns the name of the mode to which a character can Convert.
    pub(crate) fn other_mode(self, state: &State, seat: u8) -> &'static str {
        let names = text::mode_names(self.character(state, seat).sheet.combiner);
        names[usize::from(!state.player(seat).bot)]
    }

    /// Returns the name and the ids of the cause of an event, or of a question.
    pub fn named(self, state: &State, cause: EventCause) -> Origin {
        match cause {
            EventCause::Card { id, def, .. } => {
                let sheet = self.catalogue.card(def).sheet;
                Origin { name: &sheet.name, what: OriginKind::Card { id, card: &sheet.id } }
            }
            EventCause::Character { seat } => {
                let sheet = self.character(state, seat).sheet;
                let what = OriginKind::Character { seat, character: &sheet.id };
                Origin { name: &sheet.name, what }
            }
            EventCause::Item { .. } => unreachable!("the game has no items"),
        }
    }

    /// Returns the origin of the pending question.
    pub(crate) fn origin(self, state: &State) -> Option<Origin> {
        let (rule, name) = match state.decision.ask {
            Ask::Nothing => return None,
            Ask::Turn => ("turn", "Turn"),
            Ask::Confront => ("battle", "Battle"),
            Ask::Assist | Ask::Resolve => ("assist", "Assists"),
            Ask::Keep => ("end-of-turn", "End of the turn"),
            Ask::Trigger => ("start-of-turn", "Start of the turn"),
            _ => match self.boss_that_came_up(state) {
                Some(boss) => return Some(self.named(state, self.card_cause(state, boss))),
                None => return self.cause(state).map(|cause| self.named(state, cause)),
            },
        };
        Some(Origin::rule(rule, name))
    }

    /// Returns the Boss for which a card of the Matrix is destroyed.
    fn boss_that_came_up(self, state: &State) -> Option<CardId> {
        let frame = state.frames.last().filter(|frame| frame.work == Work::Refill)?;
        state.faceup(frame.space)
    }

    /// Returns the sentence of the pending question.
    pub fn prompt(self, state: &State) -> Prompt {
        let (decision, battle) = (&state.decision, &state.battle);
        let Some(frame) = state.frames.last() else { return Prompt::Other };
        let adversary =
            || if battle.on { self.def(state, battle.card).sheet.name.as_str() } else { "" };
        match decision.ask {
            Ask::Turn => Prompt::Turn,
            Ask::Confront => Prompt::Confront { adversary: adversary() },
            Ask::Assist if self.may_assist(state, decision.seat) == Some(true) => {
                Prompt::DefendBoss { adversary: adversary() }
            }
            Ask::Assist => Prompt::Assist {
                character: self.character_name(state, state.active),
                adversary: adversary(),
            },
            Ask::Resolve => {
                let assist = battle.assists.iter().find(|assist| assist.card == decision.card);
                Prompt::Resolve {
                    character: assist.map_or("", |assist| self.character_name(state, assist.seat)),
                }
            }
            Ask::Block => {
                let attacker = self.origin(state).map_or("", |origin| origin.name);
                Prompt::Block {
                    attacker,
                    character: self.character_name(state, decision.options as u8),
                }
            }
            Ask::Keep => Prompt::Keep,
            Ask::Trigger => Prompt::Order,
            _ => match self.boss_that_came_up(state) {
                Some(boss) => Prompt::DestroyForBoss { boss: &self.def(state, boss).sheet.name },
                None => self.prompt_of_code(state, frame),
            },
        }
    }

    /// Returns the sentence of a question that instructions ask.
    fn prompt_of_code(self, state: &State, frame: &Frame) -> Prompt {
        let decision = &state.decision;
        let paid = || self.def(state, frame.source).text.uses.get(usize::from(frame.count));
        if let Some(entry) = (frame.step == 1).then(paid).flatten() {
            return Prompt::Pay { cost: entry.cost, effect: effect_words(entry.effects) };
        }
        let effect = match self.catalogue.program.code.get(usize::from(frame.pc)) {
            Some(Op::Ask(effects, _)) => return Prompt::May { effect: effect_words(effects) },
            Some(Op::Choose(..)) => return Prompt::Effects,
            Some(Op::Let(..)) => return Prompt::Player,
            Some(Op::Attack(..)) => return Prompt::Attacked,
            Some(Op::Do(Effect::Convert)) => {
                return Prompt::May {
                    effect: format!("convert to {}", self.other_mode(state, frame.you)),
                };
            }
            Some(Op::Do(Effect::Step(_))) => return Prompt::Step { left: decision.wanted },
            Some(Op::Do(effect)) => effect_words(std::slice::from_ref(effect)),
            _ => return Prompt::Other,
        };
        let of = if decision.ask == Ask::Cards { "card" } else { "space" };
        Prompt::Target { effect, of, count: decision.wanted, fewer: decision.may_stop }
    }
}

/// The words of answers. No label is "Yes" alone: people read it without the question, too.
impl Deckbuilder {
    /// Returns the words of a yes: what then happens.
    pub(crate) fn yes_words(self, state: &State) -> Words {
        match self.prompt(state) {
            Prompt::May { effect } => words![capital(&effect)],
            Prompt::Pay { cost, effect } => words!["Pay ", cost, " Energon: ", effect],
            Prompt::Resolve { character } => words!["Use the Assist of ", character],
            _ => words!["Do it"],
        }
    }

    /// Returns the words of a no.
    pub(crate) fn no_words(self, state: &State) -> Words {
        match (self.prompt(state), self.origin(state)) {
            (Prompt::Resolve { character }, _) => words!["Do not use the Assist of ", character],
            (Prompt::Pay { .. }, _) => words!["Do not pay"],
            (_, Some(Origin { name, what: OriginKind::Character { .. } })) => {
                words!["Do not use the ability of ", name]
            }
            (_, Some(Origin { name, .. })) => words!["Do not use ", name],
            _ => words!["Do not do it"],
        }
    }

    /// Returns the words of the answer that ends a choice.
    pub(crate) fn done_words(self, state: &State) -> Words {
        let instruction = state
            .frames
            .last()
            .and_then(|frame| self.catalogue.program.code.get(usize::from(frame.pc)));
        match (state.decision.ask, instruction) {
            (Ask::Confront, _) => words!["Use no ability"],
            (Ask::Keep, _) => words!["Keep no more cards"],
            (Ask::Space, Some(Op::Do(Effect::Step(_)))) => words!["Stop here"],
            (Ask::Space, Some(Op::Do(Effect::StepAwayOr(amount)))) => {
                words![capital(&effect_words(&[Effect::Damage(amount.clone())])), " instead"]
            }
            _ => words!["Choose no more"],
        }
    }

    /// Returns a space with its card.
    pub(crate) fn space_words(self, state: &State, space: Space) -> Words {
        let name = space_name(state, space).unwrap_or_default();
        match (state.faceup(space), state.cell(space).card) {
            (Some(card), _) => words![name, " (", self.def(state, card).sheet.name.as_str(), ")"],
            (None, NOBODY) => words![name, " (empty)"],
            (None, _) => words![name, " (facedown)"],
        }
    }

    /// Returns the words after the name of a card that is an option: its place, if a card of another place has that name.
    pub(crate) fn place_words(self, state: &State, card: CardId) -> Words {
        let (name, here) = (&self.def(state, card).sheet.name, state.card(card));
        let mut others = state
            .decision
            .cards
            .iter()
            .filter(|&&other| self.def(state, other).sheet.name == *name);
        match others.any(|&other| state.card(other).zone != here.zone) {
            false => words![],
            true => words![match here.zone {
                Zone::Hand => " from hand",
                Zone::Discard => " from the discard pile",
                Zone::Vault => " from the Vault",
                Zone::Played => ", played",
                _ => " in play",
            }],
        }
    }

    /// Returns the words of the option to resolve a Start of Turn effect first.
    pub(crate) fn trigger_words(self, state: &State, trigger: Trigger) -> Words {
        match trigger {
            Trigger { pc: Trigger::UPKEEP, .. } => words!["First the upkeep"],
            Trigger { source: NOBODY, .. } => {
                words!["First ", self.character_name(state, state.decision.seat)]
            }
            Trigger { source, .. } => words!["First ", self.def(state, source).sheet.name.as_str()],
        }
    }
}
