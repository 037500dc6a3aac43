//! Generates English text from definitions.
//!
//! The text for players is generated from the definition that the engine executes, so that the two cannot disagree and no printed
//! text is needed. The wording is our own. The layout is that of printed cards: one paragraph for each timing, and `→` after a
//! condition.
//!
//! Every match over the words of the language lists all of them: a new word does not compile before its English is written.

mod amounts;
mod cards;
mod conditions;
mod effects;
mod fighters;
mod joining;
mod qualities;
#[cfg(test)]
mod tests;

use crate::{
    Ability, Amount, CardSheet, Count, Effect, FighterSheet, HeroSheet, Item, Limit, Part,
    PileTakes, Pronoun, Reaches, Role, Size, TokenSheet, When,
};
use altmode_language::{Grammar, Pen, set_of};

/// Returns "a" or "an".
fn article(noun: &str) -> &'static str {
    let vowel = noun.starts_with(['a', 'e', 'i', 'o', 'A', 'E', 'I', 'O']);
    if vowel { "an" } else { "a" }
}

/// Writer of one text.
struct Writer<'a> {
    pen: Pen,
    /// The hero whose names the text uses.
    hero: Option<&'a HeroSheet>,
    /// Whether the fighters mentioned last are one or several.
    it: Grammar,
    /// Whether the cards mentioned last are one or several.
    those: Grammar,
    /// Some of those cards are now in other zones.
    some_gone: bool,
    /// A player other than the reader followed the last instruction.
    they_did: bool,
    /// The spaces chosen so far.
    chosen_places: ChosenPlaces,
    /// The words for the cards mentioned last, if no sentence has named them: "the top card of your discard pile".
    unnamed: Option<String>,
    /// The pronoun of the fighter mentioned last.
    pronoun: Pronoun,
    /// The end of the player's turn is spoken of, so that the player is "they".
    their_turn: bool,
}

/// The spaces chosen so far in a text.
enum ChosenPlaces {
    /// A number of spaces.
    Spaces(u8),
    /// The spaces of a zone.
    Zone,
}

impl Writer<'_> {
    fn new(hero: Option<&HeroSheet>) -> Writer<'_> {
        Writer {
            pen: Pen::new(&["Uni", "one "]),
            hero,
            it: Grammar::One,
            those: Grammar::One,
            some_gone: false,
            they_did: false,
            chosen_places: ChosenPlaces::Spaces(0),
            unnamed: None,
            pronoun: Pronoun::They,
            their_turn: false,
        }
    }
}

/// Returns the abilities of a hero, one paragraph a line.
pub fn hero_text(hero: &HeroSheet) -> String {
    let mut facts = Vec::new();
    if let Some(hand) = hero.hand {
        facts.push(format!(
            "You begin with {} cards in hand, and your hand limit is {}.",
            hand.start, hand.limit
        ));
    }
    let heroes: u8 = hero
        .fighters
        .iter()
        .filter(|fighter| fighter.role == Role::Hero)
        .map(|fighter| fighter.count)
        .sum();
    if heroes > 1 && hero.hero_of.is_empty() {
        facts.push(format!(
            "You have {heroes} heroes, and you lose only when all of them are defeated."
        ));
    }
    let choices = hero.fighters.iter().filter(|fighter| hero.sidekick_of.contains(&fighter.id));
    let choices: Vec<&str> = choices.map(|fighter| fighter.name.as_str()).collect();
    if !choices.is_empty() {
        facts.push(format!("Before the game → Choose your sidekick: {}.", choices.join(" or ")));
    }
    let pair: Vec<&FighterSheet> =
        hero.fighters.iter().filter(|fighter| hero.hero_of.contains(&fighter.id)).collect();
    if let Some(first) = pair.first() {
        let names: Vec<&str> = pair.iter().map(|fighter| fighter.name.as_str()).collect();
        let less = first.sidekick_health.unwrap_or(first.health);
        facts.push(format!(
            "Before the game → Choose your hero: {}. Your hero begins with {} health, the other fighter is a sidekick and begins with {less}.",
            names.join(" or "),
            first.health
        ));
    }
    for group in &hero.gear {
        let cards = hero.cards.iter().filter(|card| group.cards.contains(&card.id));
        let names: Vec<String> = cards.map(|card| altmode_language::quoted(&card.name)).collect();
        facts.push(format!(
            "Before the game → Choose your {}: {}. The deck has only the chosen one.",
            group.name,
            names.join(" or ")
        ));
    }
    for counter in &hero.counters {
        let name = |count: u8| if count == 1 { counter.name.clone() } else { several(counter) };
        facts.push(format!(
            "You begin with {} {}, and you can have at most {}.",
            counter.start,
            name(counter.start),
            counter.most
        ));
    }
    if let Some(die) = &hero.die {
        let faces: Vec<String> = die
            .faces
            .iter()
            .map(|&face| if face == 0 { "X".into() } else { face.to_string() })
            .collect();
        let counter = hero
            .counters
            .iter()
            .find(|counter| counter.id == die.reroll)
            .map_or("counter", |counter| &counter.name);
        facts.push(format!(
            "The {} has the faces {}, if a game is not played with others. After you roll it, you may spend {} {counter} to roll it again, as often \
             as you can. An X counts as 0.",
            die.name,
            faces.join(", "),
            article(counter)
        ));
    }
    for term in &hero.terms {
        let mut writer = Writer::new(Some(hero));
        let condition = writer.condition(&term.is);
        writer.pen.say(&format!("while {condition}"));
        writer.pen.mark(",");
        writer.sentence(&format!("{} is {}", hero.name, term.name));
        facts.push(writer.pen.out);
    }
    for fighter in hero.fighters.iter().filter(|fighter| fighter.reserve) {
        facts.push(format!("Each {} begins off the battlefield.", fighter.name));
    }
    facts.extend(hero.fighters.iter().filter_map(size_text));
    let opening: Vec<String> = hero
        .cards
        .iter()
        .filter(|card| hero.opening.contains(&card.id))
        .map(|card| altmode_language::quoted(&card.name))
        .collect();
    if !opening.is_empty() {
        facts.push(format!("Before you draw your hand → Put {} into it.", opening.join(" and ")));
    }
    if let Some(tokens) = &hero.tokens {
        facts.push(tokens_text(tokens));
    }
    facts.extend(extras(hero));
    let form = hero.words.form.as_deref().unwrap_or("form");
    let forms: Vec<&str> = hero.forms.iter().map(|form| form.name.as_str()).collect();
    match forms.first() {
        Some(_) if hero.form_later => facts
            .push(format!("You have the {form}s {}. You begin without one.", forms.join(" and "))),
        Some(_) if hero.form_choice => facts.push(format!(
            "When all fighters are placed → Choose your {form}: {}.",
            forms.join(" or ")
        )),
        Some(first) => facts.push(format!("Your {form} at the start of the game is {first}.")),
        None => {}
    }
    lines(facts.into_iter().chain(abilities(hero)))
}

/// Returns the sentences about piles, side decks, spells and lent cards of a hero.
fn extras(hero: &HeroSheet) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(pile) = &hero.pile {
        let name = &pile.name;
        lines.push(match pile.takes {
            PileTakes::Nothing => format!("You have a {name}, a pile of face-up cards."),
            PileTakes::Combat => {
                format!("Your cards of combats go to your {name} instead of your discard pile.")
            }
            PileTakes::Discards => {
                format!("Your cards go to your {name} instead of your discard pile.")
            }
        });
        if pile.boosts {
            lines.push(format!(
                "You can use the cards of your {name} to BOOST, and for nothing else. They go to their owner's discard pile."
            ));
        }
        if let Some(count) = pile.syllables {
            lines.push(format!(
                "When your {name} has {count} or more syllables → If it has exactly {count}, follow what the last card does when it \
                 completes the {name}. Discard the {name}."
            ));
        }
    }
    for spell in &hero.spells {
        let mut writer = Writer::new(Some(hero));
        let needs: Vec<String> = spell.needs.iter().map(|need| need.to_lowercase()).collect();
        writer.pen.say(&format!("Spell ({})", needs.join(" + ")));
        writer.pen.arrow();
        writer.sentences(&spell.text);
        lines.push(writer.pen.out);
    }
    if !hero.side.is_empty() {
        let writer = Writer::new(Some(hero));
        lines.push(format!(
            "You have a {} of {} cards, which is shuffled at the start of the game.",
            writer.side_deck(),
            hero.side.len()
        ));
    }
    for card in &hero.side {
        let name = altmode_language::quoted(&card.name);
        let feathers = match card.feathers {
            0 => String::new(),
            1 => " (1 feather)".into(),
            count => format!(" ({count} feathers)"),
        };
        if card.text.is_empty() && card.abilities.is_empty() {
            lines.push(format!("{name}{feathers} has no effect."));
        }
        if !card.text.is_empty() {
            let mut writer = Writer::new(Some(hero));
            writer.pen.say(&format!("{name}{feathers}"));
            writer.pen.arrow();
            writer.sentences(&card.text);
            lines.push(writer.pen.out);
        }
        for ability in &card.abilities {
            let mut writer = Writer::new(Some(hero));
            writer.pen.say(&format!("While {name} is open"));
            writer.pen.arrow();
            writer.ability(ability);
            lines.push(writer.pen.out);
        }
    }
    if let Some(tag) = hero.cards.iter().find_map(counted_tag) {
        lines.push(format!(
            "What a card does after a number of {tag} counts if so many {tag} cards are in your discard pile, and only after the highest such number."
        ));
    }
    if hero.cards.iter().any(|card| card.tags.iter().any(|tag| tag == "Wild")) {
        lines.push(
            "Your basket shows the symbol of the top card of your discard pile. While that pile is empty it is wild and shows any one symbol."
                .into(),
        );
    }
    if let Some(tag) = &hero.lends {
        lines.push(format!(
            "After you play a {tag} card, it goes to your opponent's hand. An opponent may play it, and then it goes to your discard pile."
        ));
    }
    lines
}

/// Returns the tag of the cards in the discard pile that a card counts up to numbers.
fn counted_tag(card: &CardSheet) -> Option<&str> {
    let effects = card.text.iter().flatten().filter_map(|part| match part {
        Part::Immediately(effects)
        | Part::During(effects)
        | Part::After(effects)
        | Part::Scheme(effects) => Some(effects),
        _ => None,
    });
    effects.flatten().find_map(|effect| {
        if let Effect::Highest { of, .. } = effect { tag_in_discard(of) } else { None }
    })
}

/// Returns the tag, if an amount is the number of cards of a tag in the discard pile.
fn tag_in_discard(amount: &Amount) -> Option<&str> {
    let Amount::Counted(count) = amount else { return None };
    let Count::InDiscard(what) = &**count else { return None };
    what.tag.as_deref()
}

/// Returns the sentence about the size of a fighter.
fn size_text(fighter: &FighterSheet) -> Option<String> {
    match fighter.size {
        Size::Usual => None,
        Size::Large => Some(format!(
            "{} is large: it stands in two adjacent spaces, of which it shares neither, is in the zones of both, and is adjacent to the spaces \
             beside both. It moves from either space, and the last space that it moved through is its second one. It ignores the direction of \
             one-way paths and uses neither secret passages nor conveyor belts.",
            fighter.name
        )),
        Size::Small => Some(format!(
            "{} is small: up to 4 small fighters stand in a space, beside one other fighter, and are adjacent to it and to each other. \
             Small fighters move through enemies, and enemies through them. All small fighters of a type in a space take the damage that one of \
             them takes.",
            fighter.name
        )),
    }
}

/// Returns the sentence about the tokens of a hero.
fn tokens_text(tokens: &TokenSheet) -> String {
    let id = &tokens.id;
    let mut text = format!("You have {} {id} tokens.", tokens.count);
    if tokens.single {
        text.push_str(&format!(" There is at most one {id} token in a space."));
    }
    if tokens.on_paths {
        text.push_str(" They lie on paths between two spaces, at most one on each path, and are adjacent to fighters in both.");
    }
    if tokens.removable {
        text.push_str(&format!(
            " When an opponent BOOSTs a maneuver and a hero moves along paths with {id} tokens, that opponent may remove any of them."
        ));
    }
    if tokens.trap {
        text.push_str(&format!(
            " An enemy fighter who enters a space with a {id} token stops there."
        ));
    }
    if tokens.spent {
        text.push_str(&format!(" A {id} token that is removed is not used again."));
    }
    text
}

/// Returns the plural of a kind of counters.
pub fn several(counter: &crate::CounterSheet) -> String {
    counter.several.clone().unwrap_or_else(|| format!("{}s", counter.name))
}

fn abilities(hero: &HeroSheet) -> impl Iterator<Item = String> {
    hero.abilities.iter().flatten().map(|ability| ability_text(ability, hero))
}

/// Returns the text of one ability of a hero.
pub fn ability_text(ability: &Ability, hero: &HeroSheet) -> String {
    let mut writer = Writer::new(Some(hero));
    writer.ability(ability);
    writer.pen.out
}

/// Returns the text of a card, one paragraph a line; empty for a card without text. A shared text is already part of the card.
pub fn card_text(card: &CardSheet, hero: Option<&HeroSheet>) -> String {
    let rolled = card.boost_rolled.then(|| {
        format!("When you BOOST with this card, roll {} for its BOOST.", Writer::new(hero).die())
    });
    let syllables = match card.syllables {
        0 => None,
        1 => Some("1 syllable.".to_string()),
        count => Some(format!("{count} syllables.")),
    };
    let wild = card.tags.iter().any(|tag| tag == "Wild").then(|| {
        let tags = (hero.iter().flat_map(|hero| &hero.cards))
            .flat_map(|card| &card.tags)
            .filter(|tag| *tag != "Wild")
            .map(|tag| tag.to_lowercase());
        let tags: Vec<String> = set_of(tags).into_iter().collect();
        match &tags[..] {
            [] => "Counts as any one symbol.".to_string(),
            [tag] => format!("Counts as any one symbol ({tag})."),
            [first @ .., last] => {
                format!("Counts as any one symbol ({} or {last}).", first.join(", "))
            }
        }
    });
    lines(syllables.into_iter().chain(wild).chain(rolled).chain(card.text.iter().flatten().map(
        |part| {
            let mut writer = Writer::new(hero);
            writer.part(part);
            writer.pen.out
        },
    )))
}

/// Returns the text of an item token: its instructions, or the value that it adds.
pub fn item_text(item: &Item) -> String {
    let mut writer = Writer::new(None);
    match item.value {
        Some(value) => {
            writer.pen.say("during combat");
            writer.pen.arrow();
            writer.sentence(&format!("add {value} to the value of this card"));
        }
        None => writer.sentences(&item.effects),
    }
    writer.pen.out
}

/// Returns instructions without a capital letter and a full stop, for a question or an option: "draw 2 cards and gain 1 action". A
/// hero's names are those of the player who follows the instructions.
pub fn instructions(effects: &[Effect], hero: Option<&HeroSheet>) -> String {
    let mut writer = Writer::new(hero);
    // The mark takes the capital letter of the sentence.
    writer.pen.say(BEFORE);
    writer.clauses(effects);
    let text = writer.pen.out.trim_start_matches(BEFORE).trim_start();
    text.trim_end_matches('.').to_string()
}

/// Stands for the words before instructions.
const BEFORE: &str = "_";

/// Returns the text of a scheme with the choice of an opponent, of whom there are several in games of more than two players.
fn choosing(text: &str) -> String {
    let Some(at) = text.find("our opponent") else { return text.into() };
    let sentence = text[..at].rfind(". ").map_or(0, |end| end + 2);
    let start = if text[sentence..at].contains('→') { 0 } else { sentence };
    let chosen =
        text.replace("your opponent", "that opponent").replace("Your opponent", "That opponent");
    let (before, after) = chosen.split_at(start);
    match text.contains("hoose an opponent") {
        true => chosen,
        false => format!("{before}Choose an opponent. {after}"),
    }
}

fn lines(paragraphs: impl Iterator<Item = String>) -> String {
    paragraphs.collect::<Vec<_>>().join("\n")
}

impl Writer<'_> {
    fn part(&mut self, part: &Part) {
        let (moment, effects) = match part {
            Part::Immediately(effects) => ("immediately", effects),
            Part::During(effects) => ("during combat", effects),
            Part::After(effects) => ("after combat", effects),
            Part::Scheme(effects) => {
                let start = self.pen.out.len();
                self.sentences(effects);
                let text = choosing(&self.pen.out[start..]);
                return self.pen.out.replace_range(start.., &text);
            }
            Part::Boosted(effects) => ("when you BOOST with this card", effects),
            Part::Uncancellable => {
                return self.sentence("the effects of this card can't be cancelled");
            }
            Part::FaceUp => return self.sentence("play this card face up"),
            Part::Completes(effects) => {
                let pile = self.pile();
                self.pen.say(&format!("when this card completes your {pile}"));
                self.pen.arrow();
                return self.sentences(effects);
            }
            Part::ForcedDiscard(effects) => {
                self.pen.say("when an opponent's effect makes you discard this card");
                self.pen.arrow();
                return self.sentences(effects);
            }
            Part::ShieldsHand => {
                return self.sentence(
                    "when an effect would let an opponent look at your hand, you may reveal this card from it to cancel that effect",
                );
            }
            Part::Ranged => return self.sentence("you may play this card as a ranged attack"),
            Part::Defends(condition) => {
                let condition = self.condition(condition);
                return self.sentence(&format!("you may play this card to defend if {condition}"));
            }
            Part::Predicts => {
                return self.sentence("before the cards are revealed, predict the printed value of your opponent's card");
            }
            Part::PlayOnlyIf(condition) => {
                let condition = self.condition(condition);
                return self.sentence(&format!("you can play this card only if {condition}"));
            }
            Part::AimsAt(who) => {
                let who = self.fighters(who);
                return self.sentence(&format!("this card can be played against {who} only"));
            }
            Part::Ongoing { has, until } => {
                self.pen.say("ongoing");
                self.pen.arrow();
                has.iter().for_each(|ability| self.ability(ability));
                let until = self.condition(until);
                return self
                    .sentence(&format!("discard this card at the end of your turn if {until}"));
            }
            Part::Tucked(has) => {
                self.pen.say(
                    "after this card is played, also if its effects are cancelled, it is tucked under your hero for the rest of the game",
                );
                self.pen.arrow();
                return has.iter().for_each(|ability| self.ability(ability));
            }
            Part::AttacksWhile(condition) => {
                let condition = self.condition(condition);
                return self
                    .sentence(&format!("if {condition}, you may play this card as an attack"));
            }
            Part::MayFaceUp { condition, reaches } => {
                if let Some(condition) = condition {
                    let condition = self.condition(condition);
                    self.pen.say(&format!("if {condition}"));
                    self.pen.mark(",");
                }
                return self.sentence(match reaches {
                    Reaches::Anywhere => {
                        "you may play this card face up against a fighter in any space"
                    }
                    Reaches::Zone => "you may play this card face up as a ranged attack",
                });
            }
        };
        self.pen.say(moment);
        self.pen.arrow();
        self.sentences(effects);
    }

    /// Returns the name of the pile.
    fn pile(&self) -> String {
        self.hero
            .and_then(|hero| hero.pile.as_ref())
            .map_or("pile".into(), |pile| pile.name.clone())
    }

    /// Returns the name of the die of the hero.
    fn die(&self) -> String {
        self.hero
            .and_then(|hero| hero.die.as_ref())
            .map_or("the die".into(), |die| format!("the {}", die.name))
    }

    /// Returns the name of a counter.
    fn counter(&self, id: &str, many: bool) -> String {
        let counters = self.hero.map(|hero| &hero.counters[..]).unwrap_or_default();
        match counters.iter().find(|counter| counter.id == id) {
            Some(counter) if many => several(counter),
            Some(counter) => counter.name.clone(),
            None => id.into(),
        }
    }

    /// Returns the noun for a card of the side deck: "glamour".
    fn side_card(&self, many: bool) -> String {
        let words = self.hero.map(|hero| &hero.words);
        match words.and_then(|words| words.side.as_deref().map(|one| (one, words.sides.as_deref())))
        {
            Some((_, Some(several))) if many => several.into(),
            Some((one, None)) if many => format!("{one}s"),
            Some((one, _)) => one.into(),
            None if many => "cards of the side deck".into(),
            None => "card of the side deck".into(),
        }
    }

    /// Returns the name of the side deck: "glamour deck".
    fn side_deck(&self) -> String {
        self.hero
            .and_then(|hero| hero.words.side.as_deref())
            .map_or("side deck".into(), |one| format!("{one} deck"))
    }

    /// Returns the verbs of a counter, if it has its own.
    fn verbs(&self, id: &str) -> Option<&crate::VerbSheet> {
        let counters = self.hero.map(|hero| &hero.counters[..]).unwrap_or_default();
        counters.iter().find(|counter| counter.id == id)?.verbs.as_ref()
    }

    /// Returns the place where a counter lies, and its noun for one and for several without that place.
    fn store(&self, id: &str) -> Option<(&str, String, String)> {
        let counters = self.hero.map(|hero| &hero.counters[..]).unwrap_or_default();
        let counter = counters.iter().find(|counter| counter.id == id)?;
        let store = counter.store.as_deref()?;
        let bare =
            |name: &str| name.strip_suffix(&format!(" in {store}")).unwrap_or(name).to_string();
        Some((store, bare(&counter.name), bare(&several(counter))))
    }

    /// Returns the counters that result from a conversion: "a doubloon", "doubloons".
    fn counter_after(&self, id: &str, count: &Amount) -> String {
        match count {
            Amount::Fixed(1) => format!("a {}", self.counter(id, false)),
            _ => self.counter(id, true),
        }
    }

    fn sentence(&mut self, words: &str) {
        self.pen.say(words);
        self.pen.stop();
    }

    fn ability(&mut self, ability: &Ability) {
        match ability {
            Ability::When(trigger) => {
                let moment = self.moment(&trigger.on);
                self.pen.say(&moment);
                if let Some(condition) = &trigger.condition {
                    let condition = self.condition(condition);
                    self.pen.mark(",");
                    self.pen.say(&format!("if {condition}"));
                }
                if let Some(limit) = trigger.limit {
                    self.pen.mark(",");
                    self.pen.say(match limit {
                        Limit::OncePerTurn => "once a turn",
                        Limit::OncePerGame => "once a game",
                    });
                }
                self.pen.arrow();
                self.sentences(&trigger.effects);
            }
            Ability::Static { condition, who, has } => {
                if let Some(condition) = condition {
                    let condition = self.condition(condition);
                    self.pen.say(&format!("while {condition}"));
                    self.pen.mark(",");
                }
                self.qualities(who, has, "");
                self.pen.stop();
            }
            Ability::InsteadOfDefeat { of, with, then } => {
                let of = self.fighters(of);
                let with = self.fighters(with);
                self.pen.say(&format!("the first time {of} would be defeated"));
                self.pen.arrow();
                self.sentence(&format!(
                    "instead, {of} and {with} leave the battlefield and are not defeated"
                ));
                self.sentences(&[crate::Effect::AtYourNextTurn(then.clone())]);
            }
        }
    }

    fn moment(&mut self, on: &When) -> String {
        match on {
            When::BeforeDefense(who) => format!(
                "when {} is attacked, before a card is played to defend",
                self.fighters(who)
            ),
            When::BeforeMoves => "before you move your fighters on a maneuver".into(),
            When::TheyDiscard(what) => {
                format!("when an opponent discards your {} from hand", self.card_noun(what))
            }
            When::SetUp => "when all fighters are placed before the game".into(),
            When::TakesDamage(who) => format!("when {} takes damage", self.fighters(who)),
            When::Moves(who) => format!("after {} moves to another space", self.fighters(who)),
            When::Enters(who) => {
                format!("when {} enters a space with {}", self.fighters(who), self.a_token())
            }
            When::TokenRemoved => format!("when one of your {}s is removed", self.token()),
            When::TurnStarts => "at the start of your turn".into(),
            When::TurnEnds => "at the end of your turn".into(),
            When::BeginsManeuver => "when you begin a maneuver".into(),
            When::Maneuvers => "when you maneuver, before your fighters move".into(),
            When::AfterManeuver => "after you maneuver".into(),
            When::Boosts => "when you BOOST".into(),
            When::AfterScheme => "after you play a scheme".into(),
            When::AfterSchemeOf(who) => format!("after {} plays a scheme", self.fighters(who)),
            When::Immediately(who) => format!("immediately in a combat of {}", self.fighters(who)),
            When::DuringCombat(who) => format!("during a combat of {}", self.fighters(who)),
            When::After(who) => format!("after a combat of {}", self.fighters(who)),
            When::TakesCombatDamage(who) => {
                format!("when {} takes combat damage", self.fighters(who))
            }
            When::AfterCombat(who) => {
                format!("after the effects of a combat of {}", self.fighters(who))
            }
            When::AfterAttack(who) => format!("after {} attacks", self.fighters(who)),
            When::Defeated(who) => {
                let mut there = who.clone();
                there.defeated = false;
                format!("when {} is defeated", self.fighters(&there))
            }
            When::LeavesZone(who) => {
                let hero = self.hero.map_or("your hero", |hero| hero.name.as_str());
                format!("when {} leaves {}", self.fighters(who), self.owned_by("zone", hero))
            }
        }
    }
}
