//! Tests of player lists as organisers have them: from spreadsheets and forms in three languages, from messages and by hand.

use crate::common::*;
use altmode_json::{Value, json};

/// Reads a list, and checks that entering it gives the same players and warnings.
#[track_caller]
fn list(text: &str) -> Value {
    let mut all = tournament(0, json!({}));
    let before = all.save();
    let list = parsed(&all.read_list(text).unwrap());
    assert_eq!(all.save(), before, "a preview changes nothing");
    let entered = parsed(&all.enter_list(text, -1.0).unwrap());
    assert_eq!(
        (&entered["warnings"], &entered["columns"]),
        (&list["warnings"], &list["columns"]),
        "{text}"
    );
    let names = |players: &Value| -> Vec<Value> {
        players.as_array().unwrap().iter().map(|player| player["name"].clone()).collect()
    };
    assert_eq!(names(&view(&all)["players"]), names(&list["players"]), "{text}");
    list
}

#[track_caller]
fn names(text: &str, expected: &[&str], warnings: &[&str]) {
    let list = list(text);
    let names: Vec<&str> = list["players"]
        .as_array()
        .unwrap()
        .iter()
        .map(|player| player["name"].as_str().unwrap())
        .collect();
    assert_eq!(
        (&names[..], &codes(&list)[..]),
        (expected, &warnings.iter().map(|code| code.to_string()).collect::<Vec<_>>()[..]),
        "{text}"
    );
}

/// Returns the uses of the columns.
fn uses(text: &str) -> Vec<String> {
    list(text)["columns"]
        .as_array()
        .unwrap()
        .iter()
        .map(|column| column["use"].as_str().unwrap().to_string())
        .collect()
}

#[test]
fn lists_that_are_clear_are_read_without_a_word() {
    names("Ada\nBob\r\n\n  Cleo  \n", &["Ada", "Bob", "Cleo"], &[]);
    names("Ada Lovelace\nBob", &["Ada Lovelace", "Bob"], &[]);
    names("Ada, Bob, Cleo", &["Ada", "Bob", "Cleo"], &[]);
    names("Ada; Bob; Dr. Cleo, PhD;", &["Ada", "Bob", "Dr. Cleo, PhD"], &[]);
    names("Name,Team\n\"Lovelace, Ada\",Red\nBob,Blue\n", &["Lovelace, Ada", "Bob"], &[]);
    names(
        "\"Lovelace, Ada\";Red\nBob;Blue\nCleo;Blue",
        &["Lovelace, Ada", "Bob", "Cleo"],
        &["columns-left-out"],
    );
    names("Players:\nAda\nBob", &["Ada", "Bob"], &[]);
    names("Ada99\nx_Bob_x\n8-Track", &["Ada99", "x_Bob_x", "8-Track"], &[]);
}

#[test]
fn columns_are_found_by_their_names_in_three_languages() {
    for (header, expected) in [
        ("Player name;Club", ["name", "leftOut"]),
        ("CLUB;Full Name", ["leftOut", "name"]),
        ("First name;Last name", ["firstName", "lastName"]),
        ("Surname;Given name", ["lastName", "firstName"]),
        ("First name;Name", ["firstName", "lastName"]),
        ("Spieler;Verein", ["name", "leftOut"]),
        ("Teilnehmer*in;Verein", ["name", "leftOut"]),
        ("Vorname;Nachname", ["firstName", "lastName"]),
        ("Name;Vorname", ["lastName", "firstName"]),
        ("Vor- und Nachname;Verein", ["name", "leftOut"]),
        ("Joueur;Équipe", ["name", "leftOut"]),
        ("Nom complet;Équipe", ["name", "leftOut"]),
        ("Prénom;Nom", ["firstName", "lastName"]),
        ("NOM;PRENOM", ["lastName", "firstName"]),
        ("Nom de famille;Prénom", ["lastName", "firstName"]),
        ("Nom;Équipe", ["name", "leftOut"]),
        ("id;Player", ["id", "name"]),
        ("E-Mail;Wie heißt du?", ["leftOut", "name"]),
    ] {
        for separator in [";", ",", "\t"] {
            let text = format!("{header}\nAda;Lovelace\nBob;Babbage\n").replace(';', separator);
            assert_eq!(uses(&text), expected, "{text}");
            let list = list(&text);
            let name = match expected {
                ["firstName", "lastName"] => "Ada Lovelace",
                ["lastName", "firstName"] => "Lovelace Ada",
                ["name", _] => "Ada",
                _ => "Lovelace",
            };
            assert_eq!(list["players"][0]["name"], name, "{text}");
            assert_eq!(list["columns"][0]["header"], header.split(';').next().unwrap());
        }
    }
    names(
        "First name;Last name;Email\nAda;Lovelace;ada@x.org\nCher;;c@x.org\n;Bono;\n",
        &["Ada Lovelace", "Cher", "Bono"],
        &[],
    );
    names("Prénom/Nom\nAda Lovelace", &["Ada Lovelace"], &[]);
    // "Name" is the better one of two columns of names, and a column of numbers is none.
    names("Player,Name\n1,Ada\n2,Bob\n", &["Ada", "Bob"], &[]);
}

#[test]
fn forms_have_times_and_addresses() {
    let form = "Timestamp,Email Address,What is your name?,Deck\n\
        2026/03/01 10:11:12 AM GMT+1,ada@x.org,Ada Lovelace,Bees\n2026/03/01 10:12:00 AM GMT+1,bob@x.org,Bob,Bees\n";
    names(form, &["Ada Lovelace", "Bob"], &[]);
    assert_eq!(uses(form), ["leftOut", "leftOut", "name", "leftOut"]);
    let german =
        "Zeitstempel;E-Mail-Adresse;Vorname;Nachname\n01.03.2026 10:11:12;ada@x.org;Ada;Lovelace\n";
    names(german, &["Ada Lovelace"], &[]);
    let french = "Horodateur\tAdresse e-mail\tPseudo\n01/03/2026 10:11:12\tada@x.org\tAda\n";
    names(french, &["Ada"], &[]);
    // Without names of columns, their content decides, with a warning.
    let bare = "2026-03-01 10:11;ada@x.org;Ada Lovelace\n2026-03-01 10:12;bob@x.org;Bob\n";
    names(bare, &["Ada Lovelace", "Bob"], &["columns-left-out"]);
    assert!(list(bare)["warnings"][0]["message"].as_str().unwrap().contains("ada@x.org"));
    names("Ada,ada@x.org\nBob,\n", &["Ada", "Bob"], &["columns-left-out"]);
    names("1,Ada,Red\n2,Bob,Red\n", &["Ada", "Bob"], &["columns-left-out"]);
}

#[test]
fn last_names_before_first_names_are_turned() {
    names(
        "Lovelace, Ada\nBabbage, Charles\nde la Cruz, Maria José\n",
        &["Ada Lovelace", "Charles Babbage", "Maria José de la Cruz"],
        &["names-turned"],
    );
    names(
        "Lovelace,Ada\nBabbage,Charles\n",
        &["Ada Lovelace", "Charles Babbage"],
        &["names-turned"],
    );
    names(
        "Ada\tLovelace\nCharles\tBabbage\n",
        &["Ada Lovelace", "Charles Babbage"],
        &["names-joined"],
    );
    // Clubs repeat, and full names have two words.
    names(
        "Ada Lovelace, Red\nCharles Babbage, Blue\n",
        &["Ada Lovelace", "Charles Babbage"],
        &["columns-left-out"],
    );
    names(
        "Ada,Red\nBob,Red\nCleo,Red\nDan,Blue\nEve,Blue\n",
        &["Ada", "Bob", "Cleo", "Dan", "Eve"],
        &["columns-left-out"],
    );
    // Two names in a row can be one player or two.
    names("Ada, Bob", &["Ada", "Bob"], &["names-in-a-row"]);
    names("Ada, Bob, Cleo\nDan, Eve\n", &["Ada", "Bob", "Cleo", "Dan", "Eve"], &["names-in-a-row"]);
}

#[test]
fn numbers_and_bullets_before_names_are_removed() {
    names("1. Ada\n2. Bob\n10. Cleo\n", &["Ada", "Bob", "Cleo"], &["numbers-removed"]);
    names("1) Ada\n2) Bob\n", &["Ada", "Bob"], &["numbers-removed"]);
    names("#1 Ada\n#2 Bob\n", &["Ada", "Bob"], &["numbers-removed"]);
    names("1 - Ada\n2 - Bob\n", &["Ada", "Bob"], &["numbers-removed"]);
    names("1 Ada\n2 Bob\n", &["Ada", "Bob"], &["numbers-removed"]);
    names("- Ada\n• Bob\n* Cleo\n", &["Ada", "Bob", "Cleo"], &["numbers-removed"]);
    names("Name\n1. Ada\n2. Bob\n", &["Ada", "Bob"], &["numbers-removed"]);
    names(
        "1. Lovelace, Ada\n2. Babbage, Charles\n",
        &["Ada Lovelace", "Charles Babbage"],
        &["numbers-removed", "names-turned"],
    );
    // A number that not all have is a part of the name.
    names("7 of 9\nAda\n", &["7 of 9", "Ada"], &[]);
    names("3.14\n2.71\n", &["3.14", "2.71"], &[]);
}

#[test]
fn cells_beyond_the_named_columns_are_mentioned() {
    let text = "Name\nAda\nBob,Jr.\n";
    names(text, &["Ada", "Bob"], &["columns-left-out"]);
    assert!(list(text)["warnings"][0]["message"].as_str().unwrap().contains("Jr."));
}

#[test]
fn a_preview_refuses_what_cannot_be_entered_and_has_all_warnings() {
    let mut all = tournament(2, json!({ "capacity": 3 }));
    let error = all.read_list("Fay\nplayer 1\n").unwrap_err();
    assert_eq!((error.code, error.path.as_str()), ("duplicate-name", "players[1].name"));
    let error = all.read_list("name;id\n;7\n").unwrap_err();
    assert_eq!((error.code, error.path.as_str()), ("bad-input", "line 2"));
    let error = all.read_list("Timestamp,Deck number\n2026/03/01 10:11,7\n").unwrap_err();
    assert_eq!((error.code, error.path.as_str()), ("bad-input", "line 2"));
    assert_eq!(all.read_list("\n").unwrap_err().code, "no-players");
    assert_eq!(
        codes(&parsed(&all.read_list("1. Fay\n2. Gus\n").unwrap())),
        ["numbers-removed", "waiting"]
    );
    assert_eq!(
        codes(&parsed(&all.enter_list("1. Fay\n2. Gus\n", -1.0).unwrap())),
        ["numbers-removed", "waiting"]
    );
}
