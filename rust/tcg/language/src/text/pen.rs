//! The pen of this game's texts, which keeps track of the topic.

use crate::Side;
pub(super) use altmode_language::{Grammar, Voice, quoted};
use std::ops::{Deref, DerefMut};

/// What kind of card a text stands on; it decides what "this" is called.
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

/// Whose characters a phrase means, seen from the reader.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Owner {
    Your,
    Their,
    Enemy,
    Any,
}

/// What the word "it" would be understood as at this point of the text.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Topic {
    Nothing,
    This,
    Upgraded,
    /// The character that the definition calls `it`.
    Chosen,
    /// A hand of cards that is open to somebody.
    OpenHand,
    /// The one remembered card.
    ThatCard,
    /// The enemy in the battle, named in a condition.
    Opposing,
}

/// What the character that is `it` is called where "it" would be misread.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum That {
    /// "that character".
    Character,
    /// "that enemy".
    Enemy,
    /// "the chosen character".
    Chosen,
}

/// What instructions did to the character that is `it`.
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
    /// Some of the remembered cards have gone, so that the others are "the rest".
    pub some_taken: bool,
    /// The instruction before could be declined.
    pub optional: bool,
    /// Another player followed the instruction before.
    pub by_other: bool,
    /// Duration that still has to be written, before "for each …" or at the end.
    pub until: Option<&'static str>,
    /// Position of ", if it is …" after an event. The required flips are inserted before it.
    pub aside: Option<usize>,
    /// Which total the flips of this battle are for, once the text is about a battle.
    pub total: Option<&'static str>,
    /// The flips of the battle are over: "flipped" instead of "flip".
    pub past: bool,
    /// The instructions before did this to `it`, so that the next one does "more" of it.
    pub done_to_it: DoneToIt,
    /// The instructions before drew cards, so that the next one draws "another card".
    pub drew: bool,
    /// Characters that a condition named, which are then combined.
    pub parts: Vec<String>,
    /// The event is about some character, so that "other" needs to say other than which.
    pub other_than_this: bool,
    /// The text is about an attack to come: "that attack" instead of "this attack".
    pub later: bool,
    /// Whether the coming attack has the same defender as the previous one.
    pub same_defender: bool,
    /// The remembered number is that of the remembered cards.
    pub that_is_cards: bool,
    /// Noun for the character in a comparison, if it was the subject just before.
    pub compared: Option<&'static str>,
    /// Where the last "(if it …)" begins and ends.
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

    /// Writes how long it lasts, if that is still to be said.
    pub fn say_until(&mut self) {
        if let Some(until) = self.until.take() {
            self.say(until);
        }
    }

    /// Writes a condition of the character named just before, in brackets; at the end of a sentence they go.
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

    /// Writes the arrow between what must happen and what follows.
    pub fn arrow(&mut self) {
        self.pen.arrow();
        self.next_sentence();
    }

    fn next_sentence(&mut self) {
        if std::mem::take(&mut self.it_is_each) {
            self.it = Grammar::Many;
        }
    }

    /// "flip", or "flipped" once the flips are over.
    pub fn flip(&self) -> &'static str {
        if self.past { "flipped" } else { "flip" }
    }

    /// Whose characters a side means for the reader.
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
