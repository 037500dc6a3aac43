//! Tests of reading lists as other programs and people write them.

use super::{
    super::{SAMPLES, Sideboard},
    *,
};
use crate::cards::builtin::builtin;
use proptest::prelude::*;

fn read(text: &str) -> DeckReading {
    read_deck(builtin(), text)
}

/// Returns the deck of a list without problems, as its own text.
fn text_of(text: &str) -> String {
    let reading = read(text);
    assert_eq!(reading.problems, [], "{text}");
    format_deck(builtin(), &reading.deck)
}

const WARRIOR: &str = "# Yellow Bugs

Characters
1 Bumblebee, Legendary Warrior
1 Fangry, Sky Tracker

Deck
3 Grenade Launcher
3 Leap Into Battle
2 Combat Dagger
";

#[test]
fn lists_in_many_shapes_are_the_same_deck() {
    let lists = [
        // A forum: title, stars, icons and counts behind names, bullets, headings with counts.
        "Yellow Bugs\n\nCharacters (16 stars)\n• Bumblebee – Legendary Warrior (10*)\n• Fangry (6)\n\nUpgrades – Weapons (5)\n• Grenade Launcher – O (3)\n\nActions: 3\n• Leap Into Battle – B (3)\n\nUtilities:\n• Combat Dagger (O,BL)(2)\n",
        // A blog.
        "Yellow Bugs\nby Jane Doe\n\nBumblebee, Legendary Warrior – 10*\nFangry, Sky Tracker - 6 stars\n\nActions (3):\n3 Leap Into Battle – B\n\nUpgrades:\n3 Grenade Launcher [O]\n2 Combat Dagger – O/K\n\nTotal: 8\n",
        // Counts behind and in front of names, with a cross or in brackets.
        "Deck name: Yellow Bugs\nAuthor: Jane\nBumblebee, Legendary Warrior x1\nx1 Fangry\n(3) Grenade Launcher\n[3] Leap Into Battle\n×2 Combat Dagger",
        "Title: Yellow Bugs\n- 1 Bumblebee: Legendary Warrior ★★★★★★★★★★\n- 1 Fangry\n- 3x Grenade Launcher\n- 3 × Leap Into Battle\n* Combat Dagger x 2",
        // Numbered lines.
        "# Yellow Bugs\n1. 1 Bumblebee, Legendary Warrior\n2. 1 Fangry\n3. 3 Grenade Launcher\n4) 3 Leap Into Battle\n5) 2 Combat Dagger",
        // Markdown.
        "# Yellow Bugs\n\n## Characters\n- **Bumblebee, Legendary Warrior**\n- [Fangry](https://cards.example/fangry)\n\n## Weapons (3)\n- 3 *Grenade Launcher*\n\n## Actions\n- 3 [[Leap Into Battle]]\n- 2 \"Combat Dagger\" // not sure\n",
        // Tables.
        "Name: Yellow Bugs\nQty\tCard Name\tStars\n1\tBumblebee, Legendary Warrior\t10\n1\tFangry\t6\n3\tGrenade Launcher\n3\tLeap Into Battle\n2\tCombat Dagger\n",
        "Name: Yellow Bugs\nBumblebee, Legendary Warrior\t1\nFangry\t1\nGrenade Launcher\t3\nLeap Into Battle\t3\nCombat Dagger\t2\n",
        "Name: Yellow Bugs\nCount,Name\n1,\"Bumblebee, Legendary Warrior\"\n1,Fangry\n3,Grenade Launcher\n3,Leap Into Battle\n2,Combat Dagger\n",
        // The same card twice, in the words of another language of signs.
        "Yellow Bugs\nTeam\nBumblebee Legendary\nSky Tracker\nBattle deck – 8 cards\n2 Grenade Launcher 🟠\n3 Leap Into Battle *foil*\n2 Combat Dagger (common)\n1 GRENADE LAUNCHER\n",
    ];
    for list in lists {
        let mut wanted = read(WARRIOR).deck;
        let mut found = read(list);
        assert_eq!(found.problems, [], "{list}");
        wanted.battle.sort_by(|one, other| one.card.cmp(&other.card));
        found.deck.battle.sort_by(|one, other| one.card.cmp(&other.card));
        assert_eq!(found.deck, wanted, "{list}");
    }
}

#[test]
fn set_numbers_select_printings() {
    let list = "Deck\n3 Zap (w1-061)\n";
    let zap = read("1 Zap").deck.battle[0].card.clone();
    let id = builtin().card(super::super::resolve_card(builtin(), &zap).unwrap()).id;
    assert!(read(list).problems[0].code == "wrong-printing");
    let wanted = format!("Deck\n3 Zap ({id})\n");
    let (set, number) = id.split_once('-').unwrap();
    let short = number.trim_start_matches('0');
    let up = set.to_uppercase();
    for line in [
        format!("3 Zap ({id})"),
        format!("3 Zap [{up} {number}]"),
        format!("3x [{up}-{short}] Zap"),
        format!("3 Zap {up} {number}"),
        format!("3 Zap ({up}) {short}"),
        format!("3 {up}/{number} Zap"),
        format!("{up}\t{number}\tZap\t3"),
        format!("3,Zap,{up},{number}"),
        format!("Zap;{up};{number};3"),
        format!("3 {id}"),
    ] {
        assert_eq!(text_of(&line), wanted, "{line}");
    }
    // A count is no collector number of another card, and a number of an unknown printing says nothing.
    assert_eq!(text_of("3 Zap W1 001"), "Deck\n3 Zap\n");
    assert_eq!(text_of("3 Zap (W9-999)"), "Deck\n3 Zap\n");
    // Among cards of one name the printing chooses, and so do the stars.
    assert_eq!(
        text_of("Bumblebee [W1 T09]"),
        "Characters\n1 Bumblebee, Legendary Warrior (w1-t09)\n"
    );
    assert_eq!(text_of("Optimus Prime (7)"), "Characters\n1 Optimus Prime, Autobot Leader\n");
    assert_eq!(text_of("1 Optimus Prime – 7 ★"), "Characters\n1 Optimus Prime, Autobot Leader\n");
}

#[test]
fn all_problems_come_with_what_could_be_read() {
    let text = "Fast Cars\nCharacters\n1 Bumblebee\n1 Optimus Prime, Autobot Leeder\n\nActions\nPlasma Brust – O (3)\n3 Zap\n0 Roll Out!\n2 Zap (w1-t09)\nMy favourite is the laser.\nSideboard (2)\n2 Inspired Leadership\n1 Zap\n";
    let DeckReading { deck, list, problems } = read(text);
    assert_eq!(list, text);
    assert_eq!((deck.name.as_deref(), deck.characters.len()), (Some("Fast Cars"), 0));
    assert_eq!(deck.battle, [Entry { card: "Zap".into(), count: 3 }]);
    assert_eq!(deck.sideboard.unwrap().battle, [Entry { card: "Zap".into(), count: 1 }]);
    let told: Vec<_> = problems
        .iter()
        .map(|problem| {
            (problem.line, problem.code, problem.suggestions.first().map(String::as_str))
        })
        .collect();
    assert_eq!(
        told,
        [
            (3, "ambiguous-card", Some("1 Bumblebee, Electrum Warrior")),
            (4, "unknown-card", Some("1 Optimus Prime, Autobot Leader")),
            (7, "unknown-card", Some("3 Plasma Burst")),
            (9, "out-of-range", None),
            (10, "wrong-printing", Some("2 Zap")),
            (11, "unknown-card", None),
            (13, "unknown-card", Some("2 Inspiring Leadership")),
        ]
    );
    assert_eq!(problems[2].text, "Plasma Brust – O (3)");
    // Each suggestion solves its problem, and the others stay.
    let lines: Vec<&str> = text.lines().collect();
    for (at, problem) in problems.iter().enumerate() {
        for suggestion in &problem.suggestions {
            let mut mended = lines.clone();
            mended[problem.line as usize - 1] = suggestion;
            let mut left = problems.clone();
            left.remove(at);
            assert_eq!(read(&mended.join("\n")).problems, left, "{suggestion}");
        }
    }
    // A list in which every line must be right is refused at the first one.
    let error = parse_deck(builtin(), text).unwrap_err();
    assert_eq!((error.code, error.path.as_str()), ("ambiguous-card", "line 3"));
}

#[test]
fn headings_sort_cards_only_where_their_kind_does_not() {
    let deck = read("Main deck\n1 Bumblebee, Brave Warrior\n1 All-Out\n3 Zap\nSideboard\nCharacters\n1 Fangry\nActions\n2 Zap\nBattle cards\n3 Roll Out!").deck;
    assert_eq!((deck.characters.len(), deck.stratagems.len(), deck.battle.len()), (1, 1, 2));
    let side = deck.sideboard.unwrap();
    assert_eq!((side.characters.len(), side.battle.len()), (1, 1));
    // The text behind a colon in the line of a heading is read.
    let deck = read(
        "Stratagem: All-Out\nCharacters: Bumblebee, Brave Warrior\nCards: 3 Zap\nNotes:\nplay it fast\n1 Fangry\nyes",
    );
    assert_eq!(deck.problems, []);
    assert_eq!(
        (deck.deck.stratagems.len(), deck.deck.characters.len(), deck.deck.battle.len()),
        (1, 2, 1)
    );
    // A title is not mistaken for a card of its name, nor for a misspelt one.
    assert_eq!(read("Bugs\nFangry").deck.name.as_deref(), Some("Bugs"));
    assert_eq!(read("Plasma Brust\nFangry").problems.len(), 1);
    let deck = read("Metroplex\n\nCharacters\n1 Fangry").deck;
    assert_eq!((deck.name.as_deref(), deck.characters.len()), (Some("Metroplex"), 1));
}

#[test]
fn no_card_is_a_heading_a_count_or_a_decoration() {
    for card in builtin()
        .cards()
        .filter(|card| builtin().by_id(card.id).is_some_and(|def| builtin().is_printed(def)))
    {
        for name in [card.full_name, card.name] {
            assert_eq!(heading(name), None, "{name}");
            assert_eq!(heading_before_colon(name), None, "{name}");
            assert_eq!(Line::new(name).count, None, "{name}");
            assert!(!name.starts_with("By "), "{name}");
        }
    }
}

const OCTGN: &str = r#"<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="0b1c2d3e-0000-4000-8000-000000000001" sleeveid="0">
  <section name="Characters" shared="False">
    <card qty="1" id="a">Bumblebee - Legendary Warrior</card>
    <card qty='1' id="b"><![CDATA[Fangry - Sky Tracker]]></card>
    <card qty="1" id="s">All-Out</card>
  </section>
  <section name="Deck" shared="False">
    <card qty="3" id="c">Leap Into Battle</card>
    <!-- <card qty="3" id="d">Zap</card> -->
    <card qty="2" id="e">Roll Out&#33;</card>
    <card qty="2" id="f">Plasma Brust</card>
  </section>
  <section name="Sideboard" shared="False" />
  <section name="Sideboard" shared="False"><card qty="1">Zap</card><card>Zapp</card></section>
  <notes><![CDATA[3 < 4 & so on]]></notes>
</deck>
"#;

#[test]
fn decks_of_octgn_are_read() {
    let DeckReading { deck, list, problems } = read(OCTGN);
    let text = "Characters\n1 Bumblebee, Legendary Warrior\n1 Fangry, Sky Tracker\n\nStratagems\n1 All-Out\n\nDeck\n3 Leap Into Battle\n2 Roll Out!\n\nSideboard\n1 Zap\n";
    assert_eq!(format_deck(builtin(), &deck), text);
    let told: Vec<_> = problems
        .iter()
        .map(|problem| (problem.line, problem.text.as_str(), &problem.suggestions[..]))
        .collect();
    assert_eq!(told[0], (12, "2 Plasma Brust", &["2 Plasma Burst".to_string()][..]));
    assert_eq!((told[1].1, told[1].2.contains(&"1 Zap".to_string())), ("Zapp", true));
    assert_eq!(list.lines().nth(11), Some("2 Plasma Brust"));
    // Without line breaks.
    let reading = read(&OCTGN.replace('\n', ""));
    assert_eq!((reading.deck, reading.problems.len()), (deck, 2));
    for (text, line, says) in [
        ("<html>\n</html>", 1, "begins with <deck>"),
        (
            "<deck>\n<section name=\"Deck\">\n<card qty=\"1\">Zap</section></deck>",
            3,
            "<card> of line 3",
        ),
        ("<deck>\n<section name=\"Deck\">\n", 2, "<section> is not closed"),
        ("<deck>\n\n<card", 3, "has no end"),
        ("</deck>", 1, "nothing is open"),
    ] {
        let reading = read(text);
        let [problem] = &reading.problems[..] else { panic!("{text}: {reading:?}") };
        assert_eq!((problem.code, problem.line), ("bad-input", line), "{text}");
        assert!(problem.message.contains(says), "{problem:?}");
        assert_eq!(reading.deck, Deck::default());
    }
}

#[test]
fn decks_as_json_are_read() {
    let reading = read(
        r#" { "name": "Mine", "characters": ["bumblebee – brave warrior"], "battle": [{ "card": "zap", "count": 3 }, { "card": "Plasma Brust", "count": 1 }] }"#,
    );
    assert_eq!(
        format_deck(builtin(), &reading.deck),
        "# Mine\n\nCharacters\n1 Bumblebee, Brave Warrior\n\nDeck\n3 Zap\n"
    );
    assert_eq!(reading.problems.len(), 1);
    assert_eq!(
        reading.list.lines().nth(reading.problems[0].line as usize - 1),
        Some("1 Plasma Brust")
    );
    for (text, says) in [("{ \"battle\": [] }", "characters"), ("{ x", "JSON")] {
        let problem = &read(text).problems[0];
        assert!(
            problem.code == "bad-input" && problem.line == 0 && problem.message.contains(says),
            "{problem:?}"
        );
    }
    let problem = &read(&" ".repeat(MOST_BYTES + 1)).problems[0];
    assert_eq!((problem.code, problem.line, problem.text.as_str()), ("too-long", 0, ""));
}

#[test]
fn the_time_grows_with_the_length_of_the_list() {
    let elapsed = |text: &str| {
        let begun = cpu_time::ThreadTime::now();
        let _ = read(text);
        begun.elapsed()
    };
    let worst = [
        "Plasma Brust of the many W1 054 (O) (B) 3 x3 *foil* (x) (y) (z) (c)\n".repeat(900),
        format!("3 {}", "O ".repeat(32_000)),
        format!("3 {}Zap", "(".repeat(60_000)),
        format!("3 Zap{}", ")".repeat(60_000)),
        format!("{}Zap", "- ".repeat(32_000)),
        "deck ".repeat(13_000),
        "a\n".repeat(32_000),
        "Characters\n\n".repeat(5_000),
        format!("<deck>{}", "<card>Zap".repeat(7_000)),
        format!("<deck>{}", "<card qty=\"3\">Zap</card>\n".repeat(2_400)),
        format!("<deck>{}", "&".repeat(60_000)),
        format!("<deck x={}>", "\"' ".repeat(20_000)),
    ];
    for text in worst {
        let text = &text[..text.floor_char_boundary(MOST_BYTES)];
        assert!(elapsed(text).as_secs() < 5, "{:?} {}", elapsed(text), shorten(text));
    }
}

fn decorated(deck: &Deck, choices: &[u8]) -> String {
    let mut choices = choices.iter().copied().cycle();
    let mut next = |most: u8| choices.next().unwrap_or_default() % most;
    let mut text = String::new();
    for line in format_deck(builtin(), deck).lines() {
        let Some((count, name)) =
            line.split_once(' ').filter(|(count, _)| count.parse::<u32>().is_ok())
        else {
            let decorated = match (line.is_empty() || line.starts_with('#'), next(4)) {
                (true, _) | (_, 0) => line.to_string(),
                (_, 1) => format!("{line} (12)"),
                (_, 2) => format!("== {} ==", line.to_uppercase()),
                _ => format!("{line}: 3 cards"),
            };
            text += &decorated;
            text.push('\n');
            continue;
        };
        let bullet = ["", "• ", "- ", "* ", "7. "][usize::from(next(5))];
        let behind = ["", " – O", " [B/W]", " *foil*", "  // remark", " (rare)", " 🟠"]
            [usize::from(next(7))];
        let name = [name.to_string(), name.to_uppercase(), name.replace(", ", " – ")]
            [usize::from(next(3))]
        .clone();
        let line = match next(6) {
            0 => format!("{count} {name}{behind}"),
            1 => format!("{count}x {name}{behind}"),
            2 => format!("{name} x{count}{behind}"),
            3 => format!("{count}\t{name}{behind}"),
            4 => format!("[{count}] {name}{behind}"),
            _ => format!("x{count} {name}{behind}"),
        };
        text += &format!("{bullet}{line}\n");
    }
    text
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn decorated_lists_of_legal_decks_are_read_whole(which in 0..SAMPLES.len(), choices in prop::collection::vec(any::<u8>(), 1..200), parts in any::<u64>()) {
        let mut deck = parse_deck(builtin(), SAMPLES[which].list).unwrap();
        // Cards move to a sideboard, or are named by their ids.
        let mut side = Sideboard::default();
        let mut at = 0;
        deck.battle.retain(|entry| {
            at += 1;
            let stays = at > 4 || parts >> at & 1 == 0;
            if !stays {
                side.battle.push(entry.clone());
            }
            stays
        });
        if side != Sideboard::default() {
            deck.sideboard = Some(side);
        }
        for (at, entry) in deck.battle.iter_mut().enumerate() {
            if parts >> (20 + at % 40) & 1 == 1 {
                let def = find_exactly(builtin(), &entry.card, &|card| card.battle_kind().is_some()).unwrap();
                entry.card = builtin().card(def).id.to_string();
            }
        }
        let text = decorated(&deck, &choices);
        let reading = read(&text);
        prop_assert_eq!(&reading.problems[..], &[], "{}", text);
        prop_assert_eq!(reading.deck, deck, "{}", text);
    }

    #[test]
    fn any_text_is_read(text in "(?s).{0,200}") {
        let reading = read(&text);
        // The deck that was read is read again.
        prop_assert_eq!(parse_deck(builtin(), &format_deck(builtin(), &reading.deck)).unwrap(), reading.deck);
    }

    #[test]
    fn any_words_of_lists_are_read(words in prop::collection::vec(prop::sample::select(&[
        "3", "x3", "3x", "Zap", "Bumblebee", "Fangry", "(", ")", "[", "]", "W1", "w1-061", "T09", "O", "*", "10*", "★", "stars", ":", "Deck", "Characters",
        "Sideboard", "#", "//", "-", "–", ",", "\t", "\n", "<deck>", "</deck>", "<card qty=\"3\">", "</card>", "&amp;", "<![CDATA[", "]]>", "{", "}", "\"", "×", "é", "\u{a0}",
    ][..]), 0..40), gap in prop::sample::select(&[" ", ""][..])) {
        let text = words.join(gap);
        let reading = read(&text);
        prop_assert_eq!(parse_deck(builtin(), &format_deck(builtin(), &reading.deck)).unwrap(), reading.deck, "{}", text);
        for problem in &reading.problems {
            prop_assert!((problem.line > 0 || reading.list.is_empty()) && !problem.message.is_empty());
        }
    }
}
