//! The pen of this game's texts, which tracks the topic of the sentence.

use crate::Side;
pub(super) use altmode_language::{Grammar, Voice, quoted};
use std::ops::{Deref, DerefMut};

/// The kind of card that a text is printed on. It decides the wording of "this".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bearer {
    /// A character: "this".
    Character,
    /// An Upgrade: "the upgraded character", and "this card" for itself.
    Upgrade,
    /// An Action or Secret Action.
    Action,
    /// A stratagem.
    Stratagem,
}

/// The owner of a phrase's characters, from the reader's point of view.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Owner {
    Your,
    Their,
    Enemy,
    Any,
}

/// The referent of the word "it" at this point of the text.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Topic {
    Nothing,
    This,
    Upgraded,
    /// The character that the definition calls `it`.
    Chosen,
    /// A hand of cards that is open to a player.
    OpenHand,
    /// The one remembered card.
    ThatCard,
    /// The enemy in the battle, named in a condition.
    Opposing,
}

/// The name of the character that is `it`, if "it" would be ambiguous.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum That {
    /// "that character".
    Character,
    /// "that enemy".
    Enemy,
    /// "the chosen character".
    Chosen,
}

/// The effect of earlier instructions on the character that is `it`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum DoneToIt {
    Nothing,
    Damage,
    Repair,
}

/// The shared pen, with the context that sentences about this game depend on.
pub(super) struct Pen {
    pen: altmode_language::Pen,
    pub on: Bearer,
    pub topic: Topic,
    /// Grammatical number of `it`.
    pub it: Grammar,
    /// Noun for `it` where "it" would be ambiguous.
    pub that: That,
    /// The name of `it`, if the text gave it by that alone.
    pub it_named: Option<String>,
    /// Whether `it` was chosen by name without being mentioned. Its first mention is its name.
    pub it_unspoken: bool,
    /// Whether `it` is each of several characters in this sentence and all of them in the next.
    pub it_is_each: bool,
    /// Grammatical number of the remembered cards.
    pub those: Grammar,
    /// Whether some of the remembered cards have gone, so that the others are "the rest".
    pub some_taken: bool,
    /// Whether the previous instruction could be declined.
    pub optional: bool,
    /// Whether another player followed the previous instruction.
    pub by_other: bool,
    /// Duration that still has to be written, before "for each …" or at the end.
    pub until: Option<&'static str>,
    /// Position of ", if it is …" after an event. The required flips are inserted before it.
    pub aside: Option<usize>,
    /// The total that the flips of this battle are for, once the text is about a battle.
    pub total: Option<&'static str>,
    /// Whether the flips of the battle are over: "flipped" instead of "flip".
    pub past: bool,
    /// The effect of earlier instructions on `it`, so that the next one does "more" of it.
    pub done_to_it: DoneToIt,
    /// Whether earlier instructions drew cards, so that the next one draws "another card".
    pub drew: bool,
    /// Characters that a condition named, which are then combined.
    pub parts: Vec<String>,
    /// Name without subtitle of the combiner form that "this" has become.
    pub combined: Option<String>,
    /// Word between alternative traits or factions: "or", and "and" in a plural for all of them.
    pub joins_kinds: &'static str,
    /// Whether the event is about any character, so that "other" needs an explicit reference.
    pub other_than_this: bool,
    /// Whether the text is about a future attack: "that attack" instead of "this attack".
    pub later: bool,
    /// Whether the coming attack has the same defender as the previous one.
    pub same_defender: bool,
    /// Whether the remembered number is that of the remembered cards.
    pub that_is_cards: bool,
    /// Noun for the character in a comparison, if it was the subject just before.
    pub compared: Option<&'static str>,
    /// Range of the last "(if it …)".
    limit: Option<(usize, usize)>,
}

impl Pen {
    pub fn new(on: Bearer) -> Pen {
        Pen {
            pen: altmode_language::Pen::new(&["Utilit"]),
            on,
            topic: Topic::Nothing,
            it: Grammar::One,
            that: That::Character,
            it_named: None,
            it_unspoken: false,
            it_is_each: false,
            those: Grammar::Many,
            some_taken: false,
            optional: false,
            by_other: false,
            until: None,
            aside: None,
            total: None,
            past: false,
            done_to_it: DoneToIt::Nothing,
            drew: false,
            parts: Vec::new(),
            combined: None,
            joins_kinds: "or",
            other_than_this: false,
            later: false,
            same_defender: false,
            that_is_cards: false,
            compared: None,
            limit: None,
        }
    }

    /// Writes words. This and [`Pen::mark`] stand here again because `pen.say(pen.my())` does not borrow through `Deref`.
    pub fn say(&mut self, words: &str) {
        self.pen.say(words);
    }

    /// Writes a punctuation mark right after the last word.
    pub fn mark(&mut self, mark: &str) {
        self.pen.mark(mark);
    }

    /// Returns the text.
    pub fn text(self) -> String {
        self.pen.out
    }

    /// Writes the pending duration, if there is one.
    pub fn say_until(&mut self) {
        if let Some(until) = self.until.take() {
            self.say(until);
        }
    }

    /// Writes a condition of the character just named in brackets, which are removed at the end of a sentence.
    pub fn in_brackets(&mut self, write: impl FnOnce(&mut Pen)) {
        let start = self.out.len();
        self.say("(if");
        write(self);
        self.mark(")");
        self.limit = Some((start, self.out.len()));
    }

    /// Ends a sentence.
    pub fn stop(&mut self) {
        if let Some((start, end)) = self.limit.take()
            && end == self.out.len()
            && self.out.get(start..).is_some_and(|limit| limit.starts_with(" (if"))
        {
            self.out.pop();
            self.out.remove(start + 1);
        }
        self.pen.stop();
        self.next_sentence();
    }

    /// Writes the arrow between condition and effect.
    pub fn arrow(&mut self) {
        self.pen.arrow();
        self.next_sentence();
    }

    fn next_sentence(&mut self) {
        if std::mem::take(&mut self.it_is_each) {
            self.it = Grammar::Many;
        }
    }

    /// Returns "flip", or "flipped" once the flips are over.
    pub fn flip(&self) -> &'static str {
        if self.past { "flipped" } else { "flip" }
    }

    /// Returns the owner that a side stands for, from the reader's point of view.
    pub fn owner(&self, side: Side) -> Owner {
        match (side, self.speech.voice) {
            (Side::Any, _) => Owner::Any,
            (Side::Your, Voice::You) | (Side::Enemy, Voice::Opponent) => Owner::Your,
            (Side::Your, _) => Owner::Their,
            (Side::Enemy, _) => Owner::Enemy,
        }
    }
}

impl Deref for Pen {
    type Target = altmode_language::Pen;

    fn deref(&self) -> &altmode_language::Pen {
        &self.pen
    }
}

impl DerefMut for Pen {
    fn deref_mut(&mut self) -> &mut altmode_language::Pen {
        &mut self.pen
    }
}
