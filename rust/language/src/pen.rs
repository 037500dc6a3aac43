//! The pen: writes English words and keeps track of the acting player.
//!
//! It alone writes spaces, capitals and full stops, so that every sentence gets them right.

/// Grammatical number of a noun or verb.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grammar {
    /// Singular.
    One,
    /// Plural.
    Many,
}

/// Player that follows the instructions, seen from the player who reads them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Voice {
    /// The reader.
    You,
    /// The reader's opponent.
    Opponent,
    /// Each player.
    EachPlayer,
    /// The opponent of each player.
    EachOpponent,
}

/// The pending subject of the next verb.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Speech {
    /// The acting player is the subject.
    pub voice: Voice,
    /// Subject to be written before the next verb.
    pub subject: Option<&'static str>,
    /// Third person singular: "draws" instead of "draw".
    pub third_person: bool,
}

/// Position at which a noun begins.
pub struct NounStart {
    at: usize,
    capital: bool,
}

/// Text being written.
pub struct Pen {
    /// The text so far.
    pub out: String,
    /// The acting player.
    pub speech: Speech,
    /// Beginnings of words that are written with a vowel but not pronounced with one.
    consonants: &'static [&'static str],
    capital: bool,
    space: bool,
}

impl Pen {
    /// Returns a pen before the first word. `consonants` lists beginnings of words that are written with a vowel but not
    /// pronounced with one.
    pub fn new(consonants: &'static [&'static str]) -> Pen {
        let speech = Speech { voice: Voice::You, subject: None, third_person: false };
        Pen { out: String::new(), speech, consonants, capital: true, space: false }
    }

    /// Writes words, preceded by a space where one is needed.
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

    /// Writes a number.
    pub fn number(&mut self, number: i32) {
        self.say(&number.to_string());
    }

    /// Writes a punctuation mark right after the last word.
    pub fn mark(&mut self, mark: &str) {
        self.out.push_str(mark);
    }

    /// Ends a sentence.
    pub fn stop(&mut self) {
        self.mark(".");
        self.capital = true;
    }

    /// Writes the arrow between a condition and its consequence.
    pub fn arrow(&mut self) {
        self.say("→");
        self.capital = true;
    }

    /// Writes a name unchanged, in quotation marks if its comma could be read as one of the sentence.
    pub fn name(&mut self, name: &str) {
        self.capital = false;
        self.say(&quoted(name));
    }

    /// Marks the beginning of a noun that receives its article later, from [`Pen::article`].
    pub fn noun_starts(&mut self) -> NounStart {
        NounStart {
            at: self.out.len() + usize::from(self.space),
            capital: std::mem::take(&mut self.capital),
        }
    }

    /// Inserts "a" or "an" before the noun that begins at a mark.
    pub fn article(&mut self, start: NounStart) {
        let noun = &self.out[start.at..];
        let word = noun.strip_prefix('[').unwrap_or(noun);
        let vowel = word.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U']);
        let an = vowel && !self.consonants.iter().any(|beginning| word.starts_with(beginning));
        let article = match (an, start.capital) {
            (true, true) => "An ",
            (true, false) => "an ",
            (false, true) => "A ",
            (false, false) => "a ",
        };
        self.out.insert_str(start.at, article);
    }

    /// Writes a verb in the form that agrees with its subject. Writes the subject first if it is still pending.
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

    /// Writes the separator between two members of a list: a comma, or the word before the last one.
    pub fn between_members(&mut self, index: usize, count: usize, word: &str) {
        match index {
            0 => {}
            _ if index + 1 == count => self.say(word),
            _ => self.mark(","),
        }
    }

    /// Returns the pronoun of the acting player as a subject, once the text is about that player.
    pub fn me(&self) -> &'static str {
        if self.speech.voice == Voice::You { "you" } else { "they" }
    }

    /// Returns "your" or "their" for the acting player.
    pub fn my(&self) -> &'static str {
        if self.speech.voice == Voice::You { "your" } else { "their" }
    }

    /// Returns the words for the acting player's opponent.
    pub fn foe(&self) -> &'static str {
        match self.speech.voice {
            Voice::You => "your opponent",
            Voice::Opponent => "you",
            Voice::EachPlayer | Voice::EachOpponent => "their opponent",
        }
    }

    /// Returns "your opponent's" and similar possessives.
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
        if self.speech.voice == Voice::Opponent {
            self.say(base)
        } else {
            self.say(&third_person(base))
        }
    }

    /// Changes the acting player. Returns the value that [`Pen::act_again`] needs to restore the previous one.
    pub fn let_act(&mut self, voice: Voice, subject: &'static str) -> Speech {
        let now = Speech { voice, subject: Some(subject), third_person: voice != Voice::You };
        std::mem::replace(&mut self.speech, now)
    }

    /// Restores the previous acting player.
    pub fn act_again(&mut self, before: Speech) {
        self.speech = before;
        self.subject_is_lost();
    }

    /// Names the acting player again, as "they", after a clause about another subject.
    pub fn subject_is_lost(&mut self) {
        if self.speech.voice != Voice::You {
            self.speech.subject = Some("they");
            self.speech.third_person = false;
        }
    }
}

/// Returns a name, in quotation marks if its comma could be read as one of the sentence.
pub fn quoted(name: &str) -> String {
    if name.contains(',') { format!("\"{name}\"") } else { name.into() }
}

/// Converts "draw" to "draws". The plural of nouns follows the same rule.
pub fn third_person(base: &str) -> String {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_get_spaces_capitals_and_articles() {
        let mut pen = Pen::new(&["Uni"]);
        pen.verb("draw");
        for noun in ["enemy", "Unicorn", "card"] {
            let start = pen.noun_starts();
            pen.say(noun);
            pen.article(start);
        }
        pen.stop();
        let before = pen.let_act(Voice::Opponent, "your opponent");
        pen.verb("discard");
        pen.number(2);
        pen.stop();
        pen.verb("have");
        pen.act_again(before);
        assert_eq!(pen.out, "Draw an enemy a Unicorn a card. Your opponent discards 2. Has");
    }
}
