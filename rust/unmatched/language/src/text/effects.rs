//! Instructions as clauses.

use super::{Writer, amounts::Measure, qualities::through_whom};
use crate::{Amount, Count, Effect, Pick, What, Who};
use altmode_language::{Grammar, Voice};

impl Writer<'_> {
    /// A verb of the acting player with what follows it.
    pub(super) fn act(&mut self, verb: &str, words: &str) {
        self.pen.verb(verb);
        self.pen.say(words);
    }

    /// A clause about something else; the acting player has to be named after it.
    fn tell(&mut self, words: &str) {
        self.pen.say(words);
        self.pen.speech.subject = Some(self.pen.me());
        self.pen.speech.third_person = false;
    }

    /// Whether the fighters of a phrase are one or several.
    fn speaks_of(&mut self, who: &Who) {
        self.it = match who.pick {
            Pick::Each | Pick::UpTo(_) => Grammar::Many,
            Pick::Choose(count) if count > 1 => Grammar::Many,
            Pick::It => self.it,
            _ => Grammar::One,
        };
    }

    fn speaks_of_cards(&mut self, amount: &Amount) {
        self.those = if *amount == Amount::Fixed(1) { Grammar::One } else { Grammar::Many };
        self.some_gone = false;
    }

    /// "them" or "it", of the cards spoken of last.
    fn them(&self) -> &'static str {
        if self.those == Grammar::Many { "those cards" } else { "that card" }
    }

    /// One instruction as a clause.
    pub(super) fn clause(&mut self, effect: &Effect) {
        let (my, foe, foes) = (self.pen.my(), self.pen.foe(), self.pen.foes());
        match effect {
            Effect::Damage { amount, to } => {
                let fighters = self.fighters(to);
                let words = match self.measure(amount) {
                    Measure::Fixed(number) => format!("{number} damage to {fighters}"),
                    Measure::Each(number, each) => format!("{number} damage to {fighters} for each {each}"),
                    Measure::That => format!("that much damage to {fighters}"),
                    Measure::Equal(equal) => format!("damage to {fighters} equal to {equal}"),
                };
                self.act("deal", &words);
                self.speaks_of(to);
            }
            Effect::Recover { amount, who } => {
                let fighters = self.fighters(who);
                let verb = if who.pick == Pick::It && self.it == Grammar::Many { "recover" } else { "recovers" };
                let words = match self.measure(amount) {
                    Measure::Fixed(number) => format!("{number} health"),
                    Measure::Each(number, each) => format!("{number} health for each {each}"),
                    Measure::That => "that much health".into(),
                    Measure::Equal(equal) => format!("health equal to {equal}"),
                };
                self.tell(&format!("{fighters} {verb} {words}"));
            }
            Effect::Move { who, up_to, through, exactly } => {
                let fighters = self.fighters(who);
                let far = if *exactly { "exactly" } else { "up to" };
                let mut words = match self.measure(up_to) {
                    Measure::Fixed(1) => format!("{fighters} {far} 1 space"),
                    Measure::Fixed(number) => format!("{fighters} {far} {number} spaces"),
                    Measure::Each(number, each) => format!("{fighters} {far} {number} spaces for each {each}"),
                    Measure::That => format!("{fighters} {far} that many spaces"),
                    Measure::Equal(equal) => format!("{fighters} {far} as many spaces as {equal}"),
                };
                if let Some(through) = through {
                    words.push_str(&format!(", also through spaces of {}", through_whom(*through)));
                }
                self.act("move", &words);
                self.speaks_of(who);
            }
            Effect::MoveTo { who, place } => {
                let fighters = self.fighters(who);
                let space = self.space(place);
                self.act("move", &format!("{fighters} to {space}"));
                self.speaks_of(who);
            }
            Effect::Place { who, place } => {
                let fighters = self.fighters(who);
                let space = self.space(place);
                self.act("place", &format!("{fighters} in {space}"));
                self.speaks_of(who);
            }
            Effect::Swap(one, other) => {
                let one = self.fighters(one);
                let other = self.fighters(other);
                self.act("swap", &format!("the spaces of {one} and {other}"));
            }
            Effect::Hold(who) => {
                let fighters = self.fighters(who);
                let words = match who.pick {
                    Pick::Each => format!("{} can leave its space", fighters.replacen("each", "no", 1)),
                    _ => format!("{fighters} can't leave its space"),
                };
                self.tell(&format!("{words} this turn"));
            }
            Effect::Return { who, place } => {
                let fighters = self.fighters(who);
                let space = self.space(place);
                self.act("return", &format!("{fighters} to {space}"));
            }
            Effect::Summon { who, place } => {
                let fighters = self.fighters(who);
                let space = self.space(place);
                self.act("summon", &format!("{fighters} in {space}"));
            }
            Effect::Defeat(who) => {
                let fighters = self.fighters(who);
                self.act("defeat", &fighters);
                self.speaks_of(who);
            }
            Effect::ComeBack { who, place, apart } => {
                let fighters = self.fighters(who);
                let space = self.space(place);
                let apart = if *apart { ", no two of them in the same zone" } else { "" };
                self.act("place", &format!("{fighters} in {space}{apart}"));
                self.speaks_of(who);
            }
            Effect::ChooseZone(who) => {
                let fighters = self.fighters(who);
                self.act("choose", &format!("the spaces of a zone of {fighters}"));
            }
            Effect::AddToTheirs(amount) => {
                let words = self.more(amount, &format!("the value of {foes} card"));
                let (verb, rest) = words.split_once(' ').unwrap_or((&words, ""));
                self.act(verb, rest);
            }
            Effect::RevealTheirTop(amount) => self.top("reveal", amount, &format!("of {foes} deck")),
            Effect::LookAtAnyTop => {
                self.act("choose", "a player and look at the top card of that player's deck");
                self.those = Grammar::One;
            }
            Effect::RevealFromHand { count, what } => {
                let cards = self.some_cards(*count, what, false);
                self.act("reveal", &format!("{cards} from {my} hand"));
                self.those = if *count == 1 { Grammar::One } else { Grammar::Many };
            }
            Effect::AllReveal => {
                self.tell("each player chooses a card in hand, and all of them are revealed at the same time");
                self.those = Grammar::Many;
            }
            Effect::PutUnderFromThose(count) => {
                self.act("put", &format!("{count} of them under the deck"));
                self.some_gone = true;
            }
            Effect::RandomOnTop(amount) => {
                let cards = self.so_many(amount, "random card", "random cards");
                self.act("put", &format!("{cards} from {my} hand on top of {my} deck"));
            }
            Effect::RandomUnder(amount) => {
                let cards = self.so_many(amount, "random card", "random cards");
                self.act("put", &format!("{cards} from {my} hand under {my} deck"));
            }
            Effect::FromDiscardOnTop(what) => {
                let card = self.a_card(what);
                self.act("put", &format!("{card} from {my} discard pile on top of {my} deck"));
            }
            Effect::FromDiscardUnder(what) => {
                let card = self.a_card(what);
                self.act("put", &format!("{card} from {my} discard pile under {my} deck"));
            }
            Effect::RemoveFromDiscard { what, up_to } => {
                let cards = self.cards_noun(what);
                self.act("remove", &format!("up to {up_to} {cards} in {my} discard pile from the game"));
            }
            Effect::SearchDeck(what) => {
                let card = self.a_card(what);
                self.act("choose", &format!("{card} in {my} deck, reveal it, put it into {my} hand and shuffle the deck"));
            }
            Effect::Search(what) => {
                let card = self.a_card(what);
                self.act(
                    "put",
                    &format!(
                        "{card} from {my} deck or {my} discard pile into {my} hand; if it was in the deck, reveal it and shuffle the deck"
                    ),
                );
            }
            Effect::ChooseForm => {
                let forms: Vec<String> =
                    self.hero.map(|hero| &hero.forms[..]).unwrap_or_default().iter().map(|form| form.name.clone()).collect();
                self.act("choose", &format!("your form: {}", forms.join(" or ")));
            }
            Effect::GainCounters { counter, count } => {
                let counters = self.counters(counter, count);
                self.act("gain", &counters);
            }
            Effect::Spend { counter, count } => {
                let counters = self.counters(counter, count);
                self.act("spend", &counters);
            }
            Effect::MoveCounters { from, to, count } => {
                let counters = self.counters(from, count);
                let to = self.counter_after(to, count);
                self.act("turn", &format!("{counters} into {to}"));
            }
            Effect::UnlessPaid { from, to, count, effects } => {
                self.clauses_of(effects);
                let counters = self.counters(from, &Amount::Fixed((*count).into()));
                let to = self.counter_after(to, &Amount::Fixed((*count).into()));
                self.pen.say(&format!("unless an opponent turns {counters} into {to}"));
            }
            Effect::SetHealth { who, to } => {
                let fighters = self.fighters(who);
                let to = self.amount(to);
                self.act("set", &format!("the health of {fighters} to {to}"));
            }
            Effect::Defends(who) => {
                let fighters = self.fighters(who);
                self.tell(&format!("{fighters} is the defender now"));
            }
            Effect::Fights(who) => {
                let fighters = self.fighters(who);
                self.tell(&format!("{fighters} is in the combat now"));
            }
            Effect::Choose(who) => {
                let fighters = self.fighters(who);
                self.act("choose", &fighters);
                self.speaks_of(who);
            }
            Effect::ChooseSpace(place) => {
                let space = self.space(place);
                self.act("choose", &space);
            }
            Effect::LeaveBoard(who) => {
                let fighters = self.fighters(who);
                self.tell(&format!("{fighters} leaves the battlefield"));
            }
            Effect::ChooseOpponent => self.act("choose", "an opponent"),
            Effect::PutToken { .. }
            | Effect::PutOnPath { .. }
            | Effect::MoveToken { .. }
            | Effect::RemoveTokens(_)
            | Effect::ChooseToken(_) => self.token_clause(effect),
            Effect::FixTheirs(amount) => {
                let value = self.amount_of_value(amount);
                self.tell(&format!("the value of {foes} card is {value}, and effects of cards can't change it"));
            }
            Effect::TheirPrintedValue(amount) => {
                let value = self.amount_of_value(amount);
                self.act("make", &format!("the printed value of {foes} card {value}"));
            }
            Effect::Value(amount) => {
                let value = self.amount_of_value(amount);
                self.tell(&format!("the value of this card is {value}"));
            }
            Effect::Add(amount) => {
                let words = self.more(amount, "the value of this card");
                let (verb, rest) = words.split_once(' ').unwrap_or((&words, ""));
                self.act(verb, rest);
            }
            Effect::TheirValue(amount) => {
                let value = self.amount_of_value(amount);
                self.tell(&format!("the value of {foes} card is {value}"));
            }
            Effect::Ignore => self.act("ignore", &format!("the value of {foes} card")),
            Effect::AddTheirs(amount) => {
                let words = self.more(amount, &format!("the value of {foes} card"));
                let (verb, rest) = words.split_once(' ').unwrap_or((&words, ""));
                self.act(verb, rest);
            }
            Effect::SwapValues
            | Effect::ReturnTheirs
            | Effect::ReplaceYours
            | Effect::ReplaceYoursFromDeck
            | Effect::RecallBoosts
            | Effect::DiscardAll(_)
            | Effect::RevealTheirs
            | Effect::NameCard
            | Effect::DiscardOnTop(_)
            | Effect::PutThisOnTop
            | Effect::Store(_)
            | Effect::TakeFromPile
            | Effect::TakeFirstOfPile
            | Effect::DiscardFromPile(_)
            | Effect::DiscardIntoPile
            | Effect::PutThoseOnPile
            | Effect::Cast { .. }
            | Effect::OpenCard
            | Effect::OpenUntil(_)
            | Effect::LookAtSide
            | Effect::DiscardOpen
            | Effect::ReturnToSide
            | Effect::ShuffleSide => self.pile_clause(effect),
            Effect::IgnoreOwn => self.act("ignore", "the value of this card"),
            Effect::CancelAfter => self.act("cancel", &format!("the effects of {foes} card after combat")),
            Effect::Lock => self.tell("the value of this card can't change any more"),
            Effect::LockTheirs => self.tell(&format!("the value of {foes} card can't change any more")),
            Effect::Cancel => self.act("cancel", &format!("the effects of {foes} card")),
            Effect::CancelLater => self.act("cancel", &format!("the effects of {foes} card during and after combat")),
            Effect::Boost => {
                self.may();
                self.pen.say("BOOST this card");
            }
            Effect::BlindBoost => self.act("blind BOOST", "this card with the top card of your deck"),
            Effect::TheyMayBoost => self.tell(&format!("{foe} may BOOST their card")),
            Effect::CountsAsWon => self.tell("the combat counts as won by you"),
            Effect::Keep(amount) => {
                let amount = self.amount(amount);
                self.act("note", &amount);
            }
            Effect::KeepThose => self.act("note", "that card"),
            Effect::RecallKept => self.act("take up", "the noted card"),
            Effect::ReplaceTheirs => {
                self.tell(&format!(
                    "{foe} takes their card back into their hand; look at that hand and choose a card of it that they play instead"
                ));
            }
            Effect::ReplaceTheirsFromDeck => {
                self.tell(&format!(
                    "{foe} reveals cards from the top of their deck until one of them can be played instead of their card; if there is \
                     one, they discard their card and play it, and they put the other revealed cards under their deck in random order"
                ));
            }
            Effect::PutYoursUnder => self.act("put", &format!("{my} card of the combat under {my} deck")),
            Effect::BonusAttack { name, value, text } => {
                self.tell(&format!("a bonus attack between the same fighters follows this combat: {name}, with the value {value}"));
                for part in text {
                    self.pen.mark(".");
                    let mut inner = Writer::new(self.hero);
                    inner.part(part);
                    self.pen.say(inner.pen.out.trim_end_matches('.'));
                }
            }
            Effect::Draw(amount) => {
                if let Amount::Counted(count) = amount
                    && let Count::Missing { from, count: Amount::Counted(hand) } = &**count
                    && **hand == Count::CardsInHand
                {
                    let me = self.pen.me();
                    self.act("draw", &format!("until {me} have {from} cards in hand"));
                } else {
                    let cards = self.so_many(amount, "card", "cards");
                    self.act("draw", &cards);
                }
                self.speaks_of_cards(amount);
            }
            Effect::Discard { count, what, at_random } => {
                let any = What::default();
                let what = what.as_ref().unwrap_or(&any);
                let words = match count {
                    Amount::Fixed(number) => self.some_cards((*number).clamp(0, 99) as u8, what, *at_random),
                    Amount::Counted(_) => self.so_many(count, "card", "cards"),
                };
                self.act("discard", &words);
                self.speaks_of_cards(count);
            }
            Effect::DiscardAny(what) => {
                let cards = self.cards_noun(what);
                self.act("discard", &format!("any number of {cards} from {my} hand"));
                self.those = Grammar::Many;
            }
            Effect::DiscardHand => {
                self.act("discard", &format!("{my} hand"));
                self.those = Grammar::Many;
            }
            Effect::DiscardTop(amount) => self.top("discard", amount, &format!("of {my} deck")),
            Effect::LookAtHand => self.act("look", &format!("at {foes} hand")),
            Effect::DiscardTheirs { count, what } => {
                let cards = self.some_cards(*count, what.as_ref().unwrap_or(&What::default()), false);
                self.act("choose", &format!("{cards} in {foes} hand, which they discard"));
                self.those = if *count == 1 { Grammar::One } else { Grammar::Many };
            }
            Effect::TheirsUnder(what) => {
                let card = self.a_card(what);
                self.act("choose", &format!("{card} in {foes} hand, which they put under their deck"));
            }
            Effect::TheirsIntoDeck(what) => {
                let card = self.a_card(what);
                self.act("choose", &format!("{card} in {foes} hand, which they shuffle into their deck"));
            }
            Effect::ChooseTheirs(what) => {
                let card = self.a_card(what);
                self.act("choose", &format!("{card} in {foes} hand"));
                self.those = Grammar::One;
            }
            Effect::Acquire(what) => {
                let card = self.a_card(what);
                self.act(
                    "reveal",
                    &format!(
                        "cards from the top of {my} deck until one is {card}, put that into {my} hand, and shuffle the others into the deck"
                    ),
                );
            }
            Effect::RevealHand => self.act("reveal", &format!("{my} hand")),
            Effect::RevealTop(amount) => self.top("reveal", amount, &format!("of {my} deck")),
            Effect::LookAtTop(amount) => self.top("look at", amount, &format!("of {my} deck")),
            Effect::LookAtTheirTop(amount) => self.top("look at", amount, &format!("of {foes} deck")),
            Effect::TopOfDiscard(amount) => self.top("take note of", amount, &format!("of {my} discard pile")),
            Effect::RevealBottom => {
                self.act("reveal", &format!("the bottom card of {my} deck"));
                self.those = Grammar::One;
            }
            Effect::RevealPair => self.act("reveal", &format!("two cards of the same name from {my} hand")),
            Effect::TakeThose { what, count } => {
                let cards = match (what, count) {
                    (None, None) => self.them().to_string(),
                    (None, Some(count)) => format!("{count} of them"),
                    (Some(what), None) => format!("all {} among them", self.cards_noun(what)),
                    (Some(what), Some(count)) => format!("{} among them", self.some_cards(*count, what, false)),
                };
                self.act("put", &format!("{cards} into {my} hand"));
                self.some_gone = true;
            }
            Effect::PutThoseBack => {
                let them = self.the_rest();
                self.act("put", &format!("{them} back on top of the deck{}", self.in_any_order()));
            }
            Effect::PutThoseUnder => {
                let them = self.the_rest();
                self.act("put", &format!("{them} under the deck{}", self.in_any_order()));
            }
            Effect::DiscardThose => self.act("discard", self.them()),
            Effect::DiscardFromThose(count) => {
                self.act("discard", &format!("{count} of them"));
                self.some_gone = true;
            }
            Effect::LeaveOfThose(count) => {
                self.act("keep", &format!("{count} of them in hand"));
                self.some_gone = true;
            }
            Effect::ShuffleThose => {
                let them = self.them();
                self.act("shuffle", &format!("{them} into {my} deck"));
            }
            Effect::PutOnTop(amount) => {
                let cards = self.so_many(amount, "card", "cards");
                self.act("put", &format!("{cards} from {my} hand on top of {my} deck"));
            }
            Effect::PutUnder(amount) => {
                let cards = self.so_many(amount, "card", "cards");
                self.act("put", &format!("{cards} from {my} hand under {my} deck"));
            }
            Effect::PutUnderAny => self.act("put", &format!("any number of cards from {my} hand under {my} deck")),
            Effect::FromDiscard { count, what, at_random } => {
                let cards = self.some_cards(*count, what, *at_random);
                self.act("put", &format!("{cards} from {my} discard pile into {my} hand"));
            }
            Effect::AllFromDiscard(what) => {
                let cards = self.cards_noun(what);
                self.act("put", &format!("all {cards} from {my} discard pile into {my} hand"));
            }
            Effect::DiscardUnder(what) => {
                let cards = self.cards_noun(what);
                self.act("put", &format!("all {cards} from {my} discard pile under {my} deck"));
            }
            Effect::Find(what) => {
                let card = self.a_card(what);
                self.act(
                    "take",
                    &format!("{card} from {my} discard pile or {my} deck into {my} hand; if it was in the deck, shuffle that"),
                );
            }
            Effect::ReturnThis => self.act("return", &format!("this card to {my} hand")),
            Effect::ShuffleThis => self.act("shuffle", &format!("this card into {my} deck")),
            Effect::ShuffleDiscard { what, count, at_random, up_to } => {
                let cards = match count {
                    Some(count) if *up_to => format!("up to {count} {}", self.cards_noun(what)),
                    Some(count) => self.some_cards(*count, what, *at_random),
                    None => format!("all {}", self.cards_noun(what)),
                };
                self.act("shuffle", &format!("{cards} from {my} discard pile into {my} deck"));
            }
            Effect::PlaySchemeFromDeck => {
                self.act("choose", &format!("a scheme in {my} deck, shuffle the deck, and play the scheme as a free action"));
            }
            Effect::ShuffleHand => self.act("shuffle", &format!("{my} hand into {my} deck")),
            Effect::ShuffleDeck => self.act("shuffle", &format!("{my} deck")),
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
            Effect::ChooseNumber(most) => match self.measure(most) {
                Measure::That => self.act("choose", "a number up to that many"),
                _ => {
                    let most = self.amount(most);
                    self.act("choose", &format!("a number from 0 to {most}"));
                }
            },
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
                    Amount::Counted(count) if **count == Count::ThatMany => "that many of these:".into(),
                    Amount::Counted(count) => format!("as many of these as {}:", self.equal(count)),
                };
                self.act("choose", &what);
                self.list(of);
            }
            Effect::Gets { who, has, until } => {
                self.qualities(who, has, Self::lasts(*until));
                self.pen.speech.subject = Some(self.pen.me());
                self.pen.speech.third_person = false;
            }
            Effect::EachOfSide(effects) => {
                let before = self.pen.let_act(Voice::EachPlayer, "you and each other player of your side");
                self.pen.speech.third_person = false;
                self.clauses_of(effects);
                self.pen.speech = before;
                self.pen.speech.subject = Some(self.pen.me());
                self.pen.speech.third_person = false;
            }
            Effect::Owner(effects) | Effect::Opponent(effects) | Effect::EachOpponent(effects) | Effect::EachPlayer(effects) => {
                let (voice, subject) = match effect {
                    Effect::Opponent(_) if self.pen.speech.voice == Voice::Opponent => (Voice::You, "you"),
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
            // These are sentences of their own.
            Effect::Times { .. }
            | Effect::ForEach { .. }
            | Effect::Tiers { .. }
            | Effect::Highest { .. }
            | Effect::AtEndOfTurn(_)
            | Effect::AtYourNextTurn(_)
            | Effect::Roll(_)
            | Effect::WhoseTurn(_)
            | Effect::AfterThisManeuver(_) => {
                self.sentences(std::slice::from_ref(effect));
            }
        }
    }

    /// The name of the die of the hero.
    pub(super) fn die(&self) -> String {
        self.hero.and_then(|hero| hero.die.as_ref()).map_or("the die".into(), |die| format!("the {}", die.name))
    }

    /// The name of a counter.
    pub(super) fn counter(&self, id: &str, many: bool) -> String {
        let counters = self.hero.map(|hero| &hero.counters[..]).unwrap_or_default();
        match counters.iter().find(|counter| counter.id == id) {
            Some(counter) if many => super::several(counter),
            Some(counter) => counter.name.clone(),
            None => id.into(),
        }
    }

    /// What counters turn into: "a doubloon", "doubloons".
    pub(super) fn counter_after(&self, id: &str, count: &Amount) -> String {
        match count {
            Amount::Fixed(1) => format!("a {}", self.counter(id, false)),
            _ => self.counter(id, true),
        }
    }

    /// A number of counters.
    fn counters(&mut self, id: &str, count: &Amount) -> String {
        let (one, many) = (self.counter(id, false), self.counter(id, true));
        self.so_many(count, &one, &many)
    }

    /// "you may", "your opponent may": the verb that follows stands as it is.
    fn may(&mut self) {
        let subject = self.pen.speech.subject.take().unwrap_or(self.pen.me());
        self.pen.say(subject);
        self.pen.say("may");
        self.pen.speech.third_person = false;
    }

    /// "the top card of your deck", with a verb before it.
    fn top(&mut self, verb: &str, amount: &Amount, of: &str) {
        let (first, rest) = verb.split_once(' ').unwrap_or((verb, ""));
        self.pen.verb(first);
        self.pen.say(rest);
        let cards = match amount {
            Amount::Fixed(1) => "the top card".into(),
            _ => format!("the top {} cards", self.amount(amount)),
        };
        self.pen.say(&cards);
        self.pen.say(of);
        self.speaks_of_cards(amount);
    }

    fn the_rest(&self) -> &'static str {
        match (self.those, self.some_gone) {
            (Grammar::One, _) => "it",
            (Grammar::Many, true) => "the others",
            (Grammar::Many, false) => "them",
        }
    }

    fn in_any_order(&self) -> &'static str {
        if self.those == Grammar::Many { " in any order" } else { "" }
    }

    /// What a value is, after "is".
    fn amount_of_value(&mut self, amount: &Amount) -> String {
        match self.measure(amount) {
            Measure::Fixed(number) => number.to_string(),
            Measure::Each(number, each) => format!("{number} for each {each}"),
            Measure::That => "that number".into(),
            Measure::Equal(equal) => equal,
        }
    }
}
