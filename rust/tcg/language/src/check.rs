//! Semantic checks of card files that the types cannot express: ids, references to names, values that depend on each other.
//!
//! The project's own files are checked when the crate is built, packs when they are loaded.

use crate::{
    Ability, BattleCard, BattleKind, CardFile, CharacterCard, CharacterKind, Face,
    MOST_OF_INSTRUCTION, Mistake, Mode, StratagemCard, StratagemTarget, UpgradeSide, What, Window,
    faction_named, layers::Layers, length::longest_instruction, names::NameIndex, trait_named,
};
use altmode_json::Value;
use altmode_language::show;
use std::borrow::Borrow;

/// Keys of a card file that hold cards.
const LISTS: [&str; 3] = ["battle", "characters", "stratagems"];

/// Maximum battle icons of a card. Printed cards have at most three.
const MOST_ICONS: usize = 5;
/// Maximum triggers of a text, more than any printed text has.
const MOST_TRIGGERS: usize = 8;
/// Maximum lists of instructions of which one is chosen, more than any printed text has.
const MOST_CHOICES: usize = 8;
/// Maximum health. Damage counters are counted up to 255, which this and all bonuses together do not reach.
const MOST_HEALTH: u8 = 120;
/// Maximum stars, attack and defense of a card.
const MOST_OF_A_STAT: u8 = 99;

/// Checks card files that belong together and returns all mistakes, file by file.
///
/// A pack is checked together with the built-in files, because its cards may refer to their names.
pub fn check<F: Borrow<CardFile>>(files: &[F]) -> Vec<Mistake> {
    let files: Vec<&CardFile> = files.iter().map(Borrow::borrow).collect();
    let known = Known::new(&files);
    let mut check = Check {
        known: &known,
        file: 0,
        card: "",
        path: String::new(),
        mistakes: Vec::new(),
        looping: false,
        each_player: false,
        would_take: false,
        cost: false,
    };
    let mut seen = Seen::default();
    for number in 0..files.len() {
        check.file = number;
        check.file(&files, &mut seen);
    }
    check.layers(&files);
    check.mistakes
}

/// Maximum passes over the layers. Each pass extends the longest known path by one step.
const MOST_PASSES: usize = 16;

/// A text: index of its file, id of its card, path in the card, abilities.
type TextOf<'a> = (usize, &'a str, String, &'a [Ability]);

/// Returns all texts of some files.
fn texts<'a>(files: &[&'a CardFile]) -> Vec<TextOf<'a>> {
    let mut texts = Vec::new();
    for (number, file) in files.iter().enumerate() {
        let mut add = |card: &'a str, path: String, abilities: &'a Option<Vec<Ability>>| {
            texts.extend(abilities.as_deref().map(|abilities| (number, card, path, abilities)));
        };
        for (index, card) in file.battle.iter().enumerate() {
            add(&card.id, format!("{}[{index}]", LISTS[0]), &card.abilities);
        }
        for (index, card) in file.characters.iter().enumerate() {
            let place = |list: &str, text: usize| format!("{}[{index}].{list}[{text}]", LISTS[1]);
            card.modes
                .iter()
                .enumerate()
                .for_each(|(text, face)| add(&card.id, place("modes", text), &face.abilities));
            card.upgrade_sides.iter().enumerate().for_each(|(text, side)| {
                add(&card.id, place("upgrade-sides", text), &side.abilities)
            });
        }
        for (index, card) in file.stratagems.iter().enumerate() {
            add(&card.id, format!("{}[{index}]", LISTS[2]), &card.abilities);
        }
    }
    texts
}

/// Adds all texts of some files to layers until the dependencies are complete. Calls `tell` with each faulty text, the index of
/// its ability and the fault.
fn add_layers<'a>(
    files: &[&'a CardFile],
    tell: &mut dyn FnMut(&TextOf<'a>, usize, String),
) -> Layers {
    let texts = texts(files);
    let mut layers = Layers::default();
    for _ in 0..MOST_PASSES {
        let before = layers.work();
        for text in &texts {
            layers.add(text.3).into_iter().for_each(|(index, message)| tell(text, index, message));
        }
        if layers.work() == before {
            break;
        }
    }
    layers
}

/// Returns the sum of the most expensive queries about each quality of the cards of some files, in steps.
pub fn work(files: &[&CardFile]) -> u64 {
    add_layers(files, &mut |_, _, _| {}).work()
}

/// Returns the length of the longest instruction of some files, in bytes of JSON.
pub fn longest(files: &[&CardFile]) -> usize {
    texts(files).iter().flat_map(|text| text.3).map(longest_instruction).max().unwrap_or(0)
}

/// Names and ids that cards can refer to.
struct Known<'a> {
    battle: Vec<&'a BattleCard>,
    /// Ids of the battle cards, with their indices in `battle`.
    battle_ids: NameIndex<'a>,
    character_ids: NameIndex<'a>,
    battle_names: NameIndex<'a>,
    character_names: NameIndex<'a>,
    full_names: NameIndex<'a>,
}

impl<'a> Known<'a> {
    fn new(files: &[&'a CardFile]) -> Self {
        let battle = || files.iter().flat_map(|file| &file.battle);
        let characters = || files.iter().flat_map(|file| &file.characters);
        let sides =
            characters().flat_map(|card| &card.upgrade_sides).map(|side| side.name.as_str());
        Known {
            battle: battle().collect(),
            battle_ids: battle().map(|card| card.id.as_str()).collect(),
            character_ids: characters().map(|card| card.id.as_str()).collect(),
            battle_names: battle().map(|card| card.name.as_str()).chain(sides).collect(),
            character_names: characters().map(|card| card.name.as_str()).collect(),
            full_names: characters().map(CharacterCard::full_name).collect(),
        }
    }

    /// Returns whether a character has this name, with or without a rank before it ("Major Shockwave").
    fn character_named(&self, name: &str) -> bool {
        self.character_names.iter().any(|full| {
            full.strip_suffix(name).is_some_and(|rank| rank.is_empty() || rank.ends_with(' '))
        })
    }
}

/// Ids and names that must be unique.
#[derive(Default)]
struct Seen<'a> {
    ids: NameIndex<'a>,
    /// Codes of sets, with the first file of each.
    sets: NameIndex<'a>,
    full_names: NameIndex<'a>,
    /// Battle cards without reprints.
    battle_names: NameIndex<'a>,
    stratagem_names: NameIndex<'a>,
}

/// Kind of card that a text is printed on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bearer {
    Action,
    Secret,
    Upgrade,
    Character,
    Stratagem,
}

struct Check<'a> {
    known: &'a Known<'a>,
    file: usize,
    card: &'a str,
    path: String,
    mistakes: Vec<Mistake>,
    /// Whether the instruction is inside a loop.
    looping: bool,
    /// Whether it is inside the instructions of each player.
    each_player: bool,
    /// Whether it is inside a Secret Action that replaces damage.
    would_take: bool,
    /// Whether it is inside a cost.
    cost: bool,
}

impl<'a> Check<'a> {
    fn tell(&mut self, message: impl Into<String>) {
        let (file, card, path) = (self.file, self.card.to_string(), self.path.clone());
        self.mistakes.push(Mistake { file, card, path, message: message.into() });
    }

    /// Reports the message unless the condition holds.
    fn expect(&mut self, so: bool, message: &str) {
        if !so {
            self.tell(message);
        }
    }

    /// Extends the path by one step during a call.
    fn at(&mut self, place: &str, inside: impl FnOnce(&mut Self)) {
        let length = self.path.len();
        if length > 0 && !place.starts_with('[') {
            self.path.push('.');
        }
        self.path.push_str(place);
        inside(self);
        self.path.truncate(length);
    }

    /// Rejects qualities that depend on themselves, and queries that take too many steps.
    fn layers(&mut self, files: &[&'a CardFile]) {
        let mut told: Vec<(usize, String)> = Vec::new();
        add_layers(files, &mut |(file, card, path, _), index, message| {
            let place = format!("{path}.abilities[{index}]");
            if !told.iter().any(|(other, known)| other == file && *known == place) {
                told.push((*file, place.clone()));
                self.mistakes.push(Mistake {
                    file: *file,
                    card: card.to_string(),
                    path: place,
                    message,
                });
            }
        });
    }

    fn file(&mut self, files: &[&'a CardFile], seen: &mut Seen<'a>) {
        let file = files[self.file];
        (self.card, self.path) = ("", String::new());
        seen.sets.insert(&file.set, self.file);
        let other = &files[seen.sets.get(&file.set).unwrap_or(self.file)].set_name;
        if *other != file.set_name {
            self.at("set-name", |check| {
                check.tell(format!("the set is called \"{other}\" elsewhere"))
            });
        }
        let code = !file.set.is_empty()
            && file.set.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
        self.at("set", |check| {
            check.expect(
                code,
                "a set's code is made of small letters and digits, for example \"w1\"",
            )
        });
        for (index, card) in file.battle.iter().enumerate() {
            self.card(LISTS[0], index, &card.id, &card.name, file, seen, |check, seen| {
                check.battle(card, seen)
            });
        }
        for (index, card) in file.characters.iter().enumerate() {
            self.card(LISTS[1], index, &card.id, &card.name, file, seen, |check, seen| {
                check.character(card, seen)
            });
        }
        for (index, card) in file.stratagems.iter().enumerate() {
            self.card(LISTS[2], index, &card.id, &card.name, file, seen, |check, seen| {
                check.stratagem(card, seen)
            });
        }
    }

    /// Checks the properties that cards of every kind have.
    #[allow(clippy::too_many_arguments, reason = "three lists of three types share it")]
    fn card(
        &mut self,
        list: &str,
        index: usize,
        id: &'a str,
        name: &str,
        file: &'a CardFile,
        seen: &mut Seen<'a>,
        inside: impl FnOnce(&mut Self, &mut Seen<'a>),
    ) {
        self.card = id;
        self.at(&format!("{list}[{index}]"), |check| {
            check.at("id", |check| {
                let number = id.strip_prefix(file.set.as_str()).and_then(|rest| rest.strip_prefix('-')).unwrap_or("");
                let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
                if number.is_empty() || !number.bytes().all(fits) {
                    check.tell(format!("an id is the set's code, a hyphen and a number, for example \"{}-001\"", file.set));
                }
                check.expect(seen.ids.insert(id, index), "another card has this id");
            });
            let fits =
                !name.is_empty() && name == name.trim() && name.chars().all(|letter| !letter.is_control() && !"[]#".contains(letter));
            check.at("name", |check| {
                check.expect(fits, "a name is a line of text without brackets or hashes, without spaces at its ends");
            });
            inside(check, seen);
        });
    }

    fn battle(&mut self, card: &'a BattleCard, seen: &mut Seen<'a>) {
        self.at("icons", |check| check.expect(card.icons.len() <= MOST_ICONS, "at most 5 icons"));
        let one_each = card.hybrid.is_empty() || card.hybrid.len() == card.icons.len();
        self.at("hybrid", |check| {
            check.expect(one_each, "one entry an icon: a trait, or null for a plain icon")
        });
        let upgrade = card.kind.slot().is_some();
        if !upgrade {
            let plain = card.attack == 0 && card.defense == 0 && card.fills.is_empty();
            self.expect(plain, "only Upgrades have attack, defense and slots");
        }
        self.stats(card.stars, card.attack, card.defense);
        match card.reprint_of.as_deref() {
            Some(original) => self.at("reprint-of", |check| check.reprint(card, original)),
            None => {
                let new = seen.battle_names.insert(&card.name, 0);
                self.at("name", |check| {
                    check.expect(
                        new,
                        "another battle card has this name: is this a reprint (`reprint-of`)?",
                    )
                });
            }
        }
        let bearer = match card.kind {
            BattleKind::Action => Bearer::Action,
            BattleKind::Secret => Bearer::Secret,
            _ => Bearer::Upgrade,
        };
        self.abilities(card.abilities.as_deref(), bearer);
    }

    fn reprint(&mut self, card: &BattleCard, original: &str) {
        let Some(first) = self.known.battle_ids.get(original) else {
            return self.tell(format!("there is no battle card \"{original}\""));
        };
        let first = self.known.battle[first];
        self.expect(first.reprint_of.is_none(), "this is not the first printing: name that one");
        self.expect(
            card.abilities.is_none(),
            "a reprint does what its first printing does: leave `abilities` out",
        );
        fn facts(card: &BattleCard) -> impl PartialEq {
            let BattleCard { name, kind, faction, stars, icons, attack, defense, .. } = card;
            (name, kind, faction, stars, icons, attack, defense)
        }
        self.expect(
            facts(card) == facts(first),
            "a reprint has the name and the numbers of its first printing",
        );
    }

    fn stats(&mut self, stars: u8, attack: i8, defense: i8) {
        let small = stars <= MOST_OF_A_STAT
            && attack.unsigned_abs() <= MOST_OF_A_STAT
            && defense.unsigned_abs() <= MOST_OF_A_STAT;
        self.expect(small, "stars, attack and defense are at most 99");
    }

    fn character(&mut self, card: &'a CharacterCard, seen: &mut Seen<'a>) {
        let new = seen.full_names.insert(card.full_name(), 0);
        self.at("subtitle", |check| check.expect(new, "another character has this full name"));
        self.stats(card.stars, 0, 0);
        self.at("health", |check| {
            check.expect((1..=MOST_HEALTH).contains(&card.health), "health is 1 to 120")
        });
        let modes: Vec<Mode> = card.modes.iter().map(|face| face.mode).collect();
        self.at("modes", |check| {
            check.expect(!modes.is_empty(), "a character has at least one mode");
            let once = modes.iter().enumerate().all(|(index, mode)| !modes[..index].contains(mode));
            check.expect(once, "each mode once");
        });
        let start = card.start.is_none_or(|start| modes.contains(&start));
        self.at("start", |check| check.expect(start, "it has no such mode"));
        self.at("flips", |check| {
            check.expect(
                !card.flips || modes.len() > 1,
                "with one mode it cannot flip: `flips: false`",
            )
        });
        let becomes_upgrade =
            matches!(card.kind, CharacterKind::BattleMaster | CharacterKind::Weaponizer);
        self.at("upgrade-sides", |check| {
            check.expect(
                becomes_upgrade != card.upgrade_sides.is_empty(),
                "battle masters and weaponizers have Upgrade sides, others have none",
            );
        });
        self.at("parts", |check| {
            check.expect(
                (card.kind == CharacterKind::Combiner) != card.parts.is_empty(),
                "combiners have parts, others have none",
            );
            for part in &card.parts {
                if !check.known.character_ids.contains(part) {
                    check.tell(format!("there is no character \"{part}\""));
                }
            }
        });
        for (index, face) in card.modes.iter().enumerate() {
            self.at(&format!("modes[{index}]"), |check| check.face(face));
        }
        for (index, side) in card.upgrade_sides.iter().enumerate() {
            self.at(&format!("upgrade-sides[{index}]"), |check| check.side(side));
        }
    }

    fn face(&mut self, face: &'a Face) {
        self.expect(
            face.attack <= MOST_OF_A_STAT && face.defense <= MOST_OF_A_STAT,
            "attack and defense are at most 99",
        );
        let on_head = (face.mode == Mode::Head) == face.bonus.is_some();
        self.at("bonus", |check| {
            check.expect(on_head, "heads have a bonus, other modes have none")
        });
        self.abilities(face.abilities.as_deref(), Bearer::Character);
    }

    fn side(&mut self, side: &'a UpgradeSide) {
        self.at("kind", |check| {
            check.expect(
                side.kind.slot().is_some(),
                "an Upgrade side is a weapon, an armor or a utility",
            )
        });
        self.stats(0, side.attack, side.defense);
        self.abilities(side.abilities.as_deref(), Bearer::Upgrade);
    }

    fn stratagem(&mut self, card: &'a StratagemCard, seen: &mut Seen<'a>) {
        let new = seen.stratagem_names.insert(&card.name, 0);
        self.at("name", |check| check.expect(new, "another stratagem has this name"));
        self.stats(card.stars, 0, 0);
        let target = card.target.as_str();
        let exists = match card.target_kind {
            StratagemTarget::Character => self.known.full_names.contains(target),
            StratagemTarget::Name => self.known.character_names.contains(target),
            StratagemTarget::Trait => trait_named(target).is_some(),
            StratagemTarget::Faction => faction_named(target).is_some(),
        };
        if !exists {
            self.at("target", |check| {
                check.tell(format!("there is no {} \"{target}\"", card.target_kind))
            });
        }
        self.abilities(card.abilities.as_deref(), Bearer::Stratagem);
    }

    fn abilities(&mut self, abilities: Option<&'a [Ability]>, bearer: Bearer) {
        let abilities = abilities.unwrap_or(&[]);
        let triggers = abilities
            .iter()
            .filter(|ability| matches!(ability, Ability::When(_) | Ability::Revenge(_)))
            .count();
        self.at("abilities", |check| {
            check.expect(triggers <= MOST_TRIGGERS, "at most 8 triggers in one text")
        });
        for (index, ability) in abilities.iter().enumerate() {
            self.at(&format!("abilities[{index}]"), |check| {
                if let Ability::When(trigger) = ability
                    && bearer == Bearer::Stratagem
                    && trigger.limit.is_some()
                {
                    check.tell("the game counts uses for characters only: a stratagem's trigger has no limit");
                }
                if let Err(message) = fits(ability, bearer) {
                    check.tell(message);
                }
                let length = longest_instruction(ability);
                if length > MOST_OF_INSTRUCTION {
                    check.tell(format!("an instruction has at most {MOST_OF_INSTRUCTION} bytes of JSON, not {length}"));
                }
                check.would_take = matches!(ability, Ability::Reveal(reveal) if matches!(reveal.at, Window::WouldTake(_)));
                // Phrases can occur anywhere in a sentence. Its JSON form gives access to all of them in one way.
                let value = show(ability);
                check.value("", &value, bearer);
            });
        }
    }

    /// Checks the names that a sentence refers to.
    fn value(&mut self, key: &str, value: &Value, bearer: Bearer) {
        match value {
            Value::Object(entries) => entries
                .iter()
                .for_each(|(key, value)| self.at(key, |check| check.entry(key, value, bearer))),
            Value::Array(items) => {
                for (index, item) in items.iter().enumerate() {
                    self.at(&format!("[{index}]"), |check| check.value(key, item, bearer));
                }
            }
            Value::String(text) => self.text(key, text, bearer),
            _ => {}
        }
    }

    /// Rejects nested loops, because the engine has one loop counter per frame. Delayed instructions run later, outside
    /// the loop.
    fn entry(&mut self, key: &str, value: &Value, bearer: Bearer) {
        let before = (self.looping, self.each_player, self.cost);
        match key {
            "cost" => self.cost = true,
            // The engine refers to the qualities of an instruction by the number of the first one.
            "has" if value.as_array().is_some_and(Vec::is_empty) => {
                self.tell("`has` lists at least one quality")
            }
            // A cost that plays a card would make payability recursive: it would depend on that card's own cost.
            "play" | "may-play" | "may-play-each" | "may-play-to-stay" if self.cost => {
                self.tell("playing a card is no cost: whether it can be paid could hang on itself")
            }
            // The body is executed once for each player, so nested bodies would double each time.
            "each-player" if self.each_player => {
                self.tell("`each-player` cannot stand inside `each-player`")
            }
            "each-player" => self.each_player = true,
            "choose-one"
                if !value
                    .as_array()
                    .is_some_and(|lists| (2..=MOST_CHOICES).contains(&lists.len())) =>
            {
                self.tell(format!("`choose-one` has 2 to {MOST_CHOICES} lists"));
            }
            "change-damage" if !self.would_take => {
                self.tell("only a Secret Action that is revealed at `would-take` changes the damage: other cards have `instead`");
            }
            "move-damage-to-this" if bearer != Bearer::Upgrade => {
                self.tell("only an Upgrade has damage counters of its own")
            }
            "times" | "for-each" if self.looping => {
                self.tell("`times` and `for-each` cannot stand inside each other")
            }
            "times" | "for-each" => self.looping = true,
            "this-turn" | "at-end-of-turn" | "after-battle" => {
                self.looping = false;
                if key == "this-turn" && value["limit"] == "once-per-turn" {
                    self.tell("what `this-turn` sets up lasts one turn: write `once: true`");
                }
            }
            _ => {}
        }
        self.value(key, value, bearer);
        (self.looping, self.each_player, self.cost) = before;
    }

    fn text(&mut self, key: &str, text: &str, bearer: Bearer) {
        let known = self.known;
        match key {
            "combine" | "starts-with-under" | "starts-with-head"
                if !known.full_names.contains(text) =>
            {
                return self.tell(format!("there is no character \"{text}\""));
            }
            "played-this-turn" if !known.battle_names.contains(text) => {
                return self.tell(format!("there is no battle card \"{text}\""));
            }
            _ => {}
        }
        if key == "name-card"
            && What::parse(text).is_ok_and(|what| {
                what != What { kind: what.kind, slots: what.slots.clone(), ..What::default() }
            })
        {
            self.tell("a name can be said of a type of cards only: `card`, `Action`, `Secret Action`, `Upgrade`, `Weapon` and so on");
        }
        if text == "upgraded" && bearer != Bearer::Upgrade {
            self.tell("only an Upgrade has an upgraded character");
        }
        if matches!(text, "still-on" | "scrapped-this-battle" | "damage-on-this")
            && bearer != Bearer::Upgrade
        {
            self.tell("only an Upgrade is on a character");
        }
        if text == "put-this-into-ko" && bearer == Bearer::Stratagem {
            self.tell("no stratagem is put into the KO area");
        }
        if text == "turn-over-this" && bearer != Bearer::Stratagem {
            self.tell("only a stratagem is turned over");
        }
        for bracket in text.split('[').skip(1).filter_map(|rest| rest.split(']').next()) {
            for part in bracket.split(" or ") {
                let part = part.trim_start_matches("not ").trim();
                let (name, exists, what) = if let Some(name) = part.strip_prefix("name ") {
                    (name, known.character_named(name), "character of the name")
                } else if let Some(name) = part.strip_prefix("full-name ") {
                    (name, known.full_names.contains(name), "character")
                } else if let Some(name) = part.strip_prefix("has head ") {
                    (name, known.character_named(name), "character of the name")
                } else if let Some(name) = part.strip_prefix("named ") {
                    (name, known.battle_names.contains(name), "battle card")
                } else {
                    continue;
                };
                if !exists {
                    self.tell(format!("there is no {what} \"{name}\""));
                }
            }
        }
    }
}

/// Returns whether the ability may be printed on such a card.
fn fits(ability: &Ability, bearer: Bearer) -> Result<(), &'static str> {
    let action = matches!(bearer, Bearer::Action | Bearer::Secret);
    match ability {
        Ability::Do(_) | Ability::Pay { .. } if bearer != Bearer::Action => {
            Err("`do` and `pay` are what playing an Action does")
        }
        Ability::Reveal(_) if bearer != Bearer::Secret => Err("`reveal` is for Secret Actions"),
        Ability::PutOn(_) | Ability::Fits(_) | Ability::AlsoFits(_) | Ability::Saves(_)
            if bearer != Bearer::Upgrade =>
        {
            Err("`put-on`, `fits`, `also-fits` and `saves` are for Upgrades")
        }
        Ability::ScrapThisInstead(_) | Ability::Replaces(_) if bearer != Bearer::Upgrade => {
            Err("`scrap-this-instead` and `replaces` are for Upgrades")
        }
        Ability::MayScrapInstead(_) if bearer == Bearer::Stratagem => {
            Err("`may-scrap-instead` is for Upgrades and characters")
        }
        Ability::StartsWithUnder(_)
        | Ability::StartsWithTeamUnder(_)
        | Ability::StartsWithOneUnder(_)
        | Ability::StartsWithHead(_)
        | Ability::RaisesStarLimit(_)
            if bearer != Bearer::Character =>
        {
            Err("`starts-with-…` and `raises-star-limit` are for characters")
        }
        Ability::ExtraStars { .. } if bearer != Bearer::Stratagem => {
            Err("`extra-stars` is for stratagems")
        }
        Ability::PlayOnlyIf(_) if matches!(bearer, Bearer::Character | Bearer::Stratagem) => {
            Err("characters and stratagems are not played")
        }
        Ability::Do(_) | Ability::Pay { .. } | Ability::Reveal(_) | Ability::PlayOnlyIf(_) => {
            Ok(())
        }
        _ if action => Err(
            "an Action has `do`, `pay`, `reveal` or `play-only-if`: other things need a card that stays",
        ),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use altmode_json::json;

    fn mistakes(change: impl FnOnce(&mut Value)) -> Vec<String> {
        let mut file = json!({
            "set": "x1", "set-name": "Test",
            "battle": [
                { "id": "x1-001", "name": "Zap", "kind": "action", "icons": ["orange"], "rarity": "common",
                  "abilities": [{ "do": [{ "damage": { "amount": 1, "to": "enemy [not name Ann]" } }] }] },
                { "id": "x1-002", "name": "Zap", "kind": "action", "icons": ["orange"], "rarity": "common", "reprint-of": "x1-001" },
                { "id": "x1-003", "name": "Laser", "kind": "weapon", "attack": 2, "rarity": "common", "abilities": [{ "put-on": "Cars" }] },
            ],
            "characters": [
                { "id": "x1-t01", "name": "Ann", "subtitle": "First", "kind": "standard", "faction": "autobot", "stars": 5, "health": 9,
                  "modes": [{ "mode": "alt" }, { "mode": "bot", "abilities": ["brave"] }] },
            ],
            "stratagems": [
                { "id": "x1-s01", "name": "Plot", "faction": "autobot", "stars": 1, "target": "Ann", "target-kind": "name" },
            ],
        });
        change(&mut file);
        let file: CardFile = crate::read(&file).unwrap();
        check(&[file]).iter().map(|mistake| format!("{} {}", mistake.card, mistake.path)).collect()
    }

    #[test]
    fn a_good_file_has_no_mistakes() {
        assert_eq!(mistakes(|_| {}), [""; 0]);
    }

    #[test]
    fn mistakes_are_found_where_they_are() {
        let cases: [(&str, &str, Value); 24] = [
            ("/battle/0/id", "x2-001 battle[0].id", json!("x2-001")),
            ("/battle/2/id", "x1-001 battle[2].id", json!("x1-001")),
            ("/battle/2/name", "x1-003 battle[2].name", json!("Zap")),
            (
                "/battle/0/icons",
                "x1-001 battle[0].icons",
                json!(["blue", "blue", "blue", "blue", "blue", "blue"]),
            ),
            ("/battle/1/reprint-of", "x1-002 battle[1].reprint-of", json!("x1-009")),
            ("/battle/1/icons", "x1-002 battle[1].reprint-of", json!(["blue"])),
            ("/battle/0/abilities/0", "x1-001 battle[0].abilities[0]", json!("brave")),
            (
                "/battle/0/abilities/0/do/0",
                "x1-001 battle[0].abilities[0].do[0].ko",
                json!({ "ko": "enemy [name Bob]" }),
            ),
            (
                "/battle/0/abilities/0/do/0",
                "x1-001 battle[0].abilities[0].do[0].combine",
                json!({ "combine": "Bob" }),
            ),
            (
                "/battle/0/abilities/0/do/0",
                "x1-001 battle[0].abilities[0].do[0].ko",
                json!({ "ko": "upgraded" }),
            ),
            ("/battle/2/abilities/0", "x1-003 battle[2].abilities[0]", json!({ "do": [] })),
            (
                "/battle/0/abilities/0/do/0",
                "x1-001 battle[0].abilities[0].do[0].gets.has",
                json!({ "gets": { "who": "your character", "has": [], "until": "end-of-turn" } }),
            ),
            (
                "/battle/0/abilities/0/do/0",
                "x1-001 battle[0].abilities[0].do[0].times.do[0].for-each",
                json!({ "times": { "count": 2, "do": [{ "for-each": { "who": "each enemy", "do": [{ "tap": "it" }] } }] } }),
            ),
            (
                "/battle/2/abilities/0",
                "x1-003 battle[2].abilities[0].static.has[0].attack.played-this-turn",
                json!({ "static": { "who": "this", "has": [{ "attack": { "played-this-turn": "Bang" } }] } }),
            ),
            ("/battle/2/attack", "x1-003 battle[2]", json!(100)),
            ("/characters/0/health", "x1-t01 characters[0].health", json!(0)),
            (
                "/characters/0/modes",
                "x1-t01 characters[0].modes",
                json!([{ "mode": "alt" }, { "mode": "alt" }]),
            ),
            (
                "/characters/0/modes/0",
                "x1-t01 characters[0].modes[0].bonus",
                json!({ "mode": "head" }),
            ),
            ("/characters/0/kind", "x1-t01 characters[0].upgrade-sides", json!("battle-master")),
            (
                "/characters/0/modes/1/abilities/0",
                "x1-t01 characters[0].modes[1].abilities[0]",
                json!({ "put-on": "Cars" }),
            ),
            (
                "/characters/0/modes/1/abilities/0",
                "x1-t01 characters[0].modes[1].abilities[0].starts-with-under[0]",
                json!({ "starts-with-under": ["Bob"] }),
            ),
            ("/stratagems/0/target", "x1-s01 stratagems[0].target", json!("Bob")),
            ("/stratagems/0/target-kind", "x1-s01 stratagems[0].target", json!("trait")),
            ("/set", " set", json!("X 1")),
        ];
        for (place, expected, value) in cases {
            let found = mistakes(|file| *file.pointer_mut(place).unwrap() = value.clone());
            assert!(found.iter().any(|mistake| mistake == expected), "{place} {value}: {found:?}");
        }
    }

    #[test]
    fn facts_that_must_agree() {
        assert_eq!(
            mistakes(|file| file["battle"][0]["hybrid"] = json!([null, "car"])),
            ["x1-001 battle[0].hybrid"]
        );
        assert_eq!(
            mistakes(|file| file["battle"][0]["attack"] = json!(1)),
            ["x1-001 battle[0]", "x1-002 battle[1].reprint-of"]
        );
        assert_eq!(
            mistakes(|file| file["characters"][0]["start"] = json!("body")),
            ["x1-t01 characters[0].start"]
        );
        assert_eq!(
            mistakes(|file| file["characters"][0]["parts"] = json!(["x1-t09"])),
            ["x1-t01 characters[0].parts"; 2]
        );
    }
}
