//! The pen: puts words on the paper and knows who is speaking of whom.
//!
//! Spaces, capitals and full stops are its business alone, so that no sentence can get them wrong.

use super::Bearer;
use crate::Side;

/// Whether a noun or verb is singular or plural.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Grammar {
    One,
    Many,
}

/// Who follows the instructions, seen from the player who reads them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Voice {
    You,
    Opponent,
    EachPlayer,
    /// The opponent of each player.
    EachOpponent,
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
pub(super) enum Done {
    Nothing,
    Damage,
    Repair,
}

/// How the next verb joins its subject.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Speech {
    pub voice: Voice,
    /// Said before the next verb.
    pub subject: Option<&'static str>,
    /// "draws" instead of "draw".
    pub third_person: bool,
}

/// Where a noun began.
pub(super) struct NounStart {
    at: usize,
    capital: bool,
}

pub(super) struct Pen {
    pub out: String,
    pub on: Bearer,
    pub speech: Speech,
    pub topic: Topic,
    /// How many characters `it` stands for.
    pub it: Grammar,
    /// What it is called where "it" would be misread.
    pub that: That,
    /// The name of `it`, if the text gave it by that alone.
    pub it_named: Option<String>,
    /// `it` was chosen by its name without a word: it is named where it is spoken of first.
    pub it_unspoken: bool,
    /// `it` stands for each of several in this sentence and for all of them in the next.
    pub it_is_each: bool,
    /// How many cards are remembered.
    pub those: Grammar,
    /// Some of the remembered cards have gone, so that the others are "the rest".
    pub some_taken: bool,
    /// The instruction before could be declined.
    pub optional: bool,
    /// Another player followed the instruction before.
    pub by_other: bool,
    /// How long something lasts, to be said before "for each …" or at the end.
    pub until: Option<&'static str>,
    /// Where ", if it is …" behind an event begins: what is flipped is said before that.
    pub aside: Option<usize>,
    /// Which total the flips of this battle are for, once the text is about a battle.
    pub total: Option<&'static str>,
    /// The flips of the battle are over: "flipped" instead of "flip".
    pub past: bool,
    /// The instructions before did this to `it`, so that the next one does "more" of it.
    pub done_to_it: Done,
    /// The instructions before drew cards, so that the next one draws "another card".
    pub drew: bool,
    /// The characters that a condition asked for, which are then combined.
    pub parts: Vec<String>,
    /// The event is about some character, so that "other" needs to say other than which.
    pub other_than_this: bool,
    /// The text is about an attack to come: "that attack" instead of "this attack".
    pub later: bool,
    /// The attack that comes goes against the defender of the one before.
    pub same_defender: bool,
    /// The remembered number is that of the remembered cards.
    pub that_is_cards: bool,
    /// What the character in a comparison is called, if it was the subject just before.
    pub compared: Option<&'static str>,
    /// Where the last "(if it …)" begins and ends.
    limit: Option<(usize, usize)>,
    capital: bool,
    space: bool,
}

impl Pen {
    pub fn new(on: Bearer) -> Pen {
        Pen {
            out: String::new(),
            on,
            speech: Speech { voice: Voice::You, subject: None, third_person: false },
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
            done_to_it: Done::Nothing,
            drew: false,
            parts: Vec::new(),
            other_than_this: false,
            later: false,
            same_defender: false,
            that_is_cards: false,
            compared: None,
            limit: None,
            capital: true,
            space: false,
        }
    }

    /// Writes words, with a space before them where one belongs.
    pub fn say(&mut self, words: &str) {
        if words.is_empty() {
            return;
        }
        if self.space {
            self.out.push(' ');
        }
        self.space = true;
        let mut letters = words.chars();
        match letters.next() {
            Some(first) if self.capital => self.out.push(first.to_ascii_uppercase()),
            Some(first) => self.out.push(first),
            None => {}
        }
        self.capital = false;
        self.out.push_str(letters.as_str());
    }

    /// Writes how long it lasts, if that is still to be said.
    pub fn say_until(&mut self) {
        if let Some(until) = self.until.take() {
            self.say(until);
        }
    }

    /// Writes a number.
    pub fn number(&mut self, number: i32) {
        self.say(&number.to_string());
    }

    /// Writes a punctuation mark right after the last word.
    pub fn mark(&mut self, mark: &str) {
        self.out.push_str(mark);
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
        self.mark(".");
        self.next_sentence();
    }

    /// Writes the arrow between what must happen and what follows.
    pub fn arrow(&mut self) {
        self.say("→");
        self.next_sentence();
    }

    fn next_sentence(&mut self) {
        self.capital = true;
        if std::mem::take(&mut self.it_is_each) {
            self.it = Grammar::Many;
        }
    }

    /// Writes a name as it is; in quotation marks if its comma could be taken for the sentence's.
    pub fn name(&mut self, name: &str) {
        self.capital = false;
        self.say(&quoted(name));
    }

    /// Marks where a noun begins that gets its article when it is written: [`Pen::article`].
    pub fn noun_starts(&mut self) -> NounStart {
        NounStart { at: self.out.len() + usize::from(self.space), capital: std::mem::take(&mut self.capital) }
    }

    /// Puts "a" or "an" before the noun that was begun there.
    pub fn article(&mut self, start: NounStart) {
        let noun = &self.out[start.at..];
        let word = noun.strip_prefix('[').unwrap_or(noun);
        let vowel = word.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U']);
        // The only word of the game that is written with a vowel and not spoken with one.
        let an = vowel && !word.starts_with("Utilit");
        let article = match (an, start.capital) {
            (true, true) => "An ",
            (true, false) => "an ",
            (false, true) => "A ",
            (false, false) => "a ",
        };
        self.out.insert_str(start.at, article);
    }

    /// Writes a verb in the form that its subject asks for, after the subject if it is still to be said.
    pub fn verb(&mut self, base: &str) {
        if let Some(subject) = self.speech.subject.take() {
            self.say(subject);
        }
        if self.speech.third_person { self.say(&third_person(base)) } else { self.say(base) }
    }

    /// Writes a verb after the acting player as its subject: "you have", "they have", "your opponent has".
    pub fn player_verb(&mut self, base: &str) {
        if let Some(subject) = self.speech.subject.take() {
            self.say(subject);
            if self.speech.third_person { self.say(&third_person(base)) } else { self.say(base) }
        } else {
            self.say(self.me());
            self.say(base);
        }
    }

    /// "flip", or "flipped" once the flips are over.
    pub fn flip(&self) -> &'static str {
        if self.past { "flipped" } else { "flip" }
    }

    /// Writes what stands between two members of a list: a comma, or the word before the last one.
    pub fn between_members(&mut self, index: usize, count: usize, word: &str) {
        match index {
            0 => {}
            _ if index + 1 == count => self.say(word),
            _ => self.mark(","),
        }
    }

    /// What the acting player is called as a subject once the text is about that player.
    pub fn me(&self) -> &'static str {
        if self.speech.voice == Voice::You { "you" } else { "they" }
    }

    /// "your" or "their", of the acting player.
    pub fn my(&self) -> &'static str {
        if self.speech.voice == Voice::You { "your" } else { "their" }
    }

    /// The acting player's opponent.
    pub fn foe(&self) -> &'static str {
        match self.speech.voice {
            Voice::You => "your opponent",
            Voice::Opponent => "you",
            Voice::EachPlayer | Voice::EachOpponent => "their opponent",
        }
    }

    /// "your opponent's" and so on.
    pub fn foes(&self) -> &'static str {
        match self.speech.voice {
            Voice::You => "your opponent's",
            Voice::Opponent => "your",
            Voice::EachPlayer | Voice::EachOpponent => "their opponent's",
        }
    }

    /// Writes a verb after the acting player's opponent as its subject.
    pub fn foe_verb(&mut self, base: &str) {
        self.say(self.foe());
        if self.speech.voice == Voice::Opponent { self.say(base) } else { self.say(&third_person(base)) }
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

    /// Lets another player act; gives what [`Pen::act_again`] needs.
    pub fn let_act(&mut self, voice: Voice, subject: &'static str) -> Speech {
        let now = Speech { voice, subject: Some(subject), third_person: voice != Voice::You };
        std::mem::replace(&mut self.speech, now)
    }

    /// Lets the player act again who acted before.
    pub fn act_again(&mut self, before: Speech) {
        self.speech = before;
        self.subject_is_lost();
    }

    /// After a clause about something else the acting player has to be named again, as "they".
    pub fn subject_is_lost(&mut self) {
        if self.speech.voice != Voice::You {
            self.speech.subject = Some("they");
            self.speech.third_person = false;
        }
    }
}

/// A name, in quotation marks if its comma could be taken for the sentence's.
pub(super) fn quoted(name: &str) -> String {
    if name.contains(',') { format!("\"{name}\"") } else { name.into() }
}

/// "draw" → "draws"; the plural form of nouns follows the same rule.
pub(super) fn third_person(base: &str) -> String {
    if base == "have" {
        return "has".into();
    }
    let mut word = String::from(base);
    if base.ends_with('o') || base.ends_with("ch") || base.ends_with("sh") || base.ends_with('x') {
        word.push('e');
    }
    word.push('s');
    word
}
