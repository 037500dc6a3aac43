//! Prints the TypeScript declarations of all JSON values of an entry point, or with `makers` the constructors of its packed
//! objects.

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        ["tcg"] => println!("{}", altmode_tcg::typescript::declarations()),
        ["tcg", "makers"] => println!("{}", altmode_tcg::typescript::constructors()),
        ["companion"] => println!("{}", altmode_companion::typescript::declarations()),
        ["deckbuilder"] => println!("{}", altmode_deckbuilder::typescript::declarations()),
        ["tournament"] => println!("{}", altmode_tournament::typescript::declarations()),
        ["tracker"] => println!("{}", altmode_tracker::typescript::declarations()),
        ["unmatched", "makers"] => println!("{}", altmode_unmatched::typescript::constructors()),
        ["unmatched"] => println!("{}", altmode_unmatched::typescript::declarations()),
        _ => {
            eprintln!(
                "name an entry point: tcg, companion, deckbuilder, tournament, tracker or unmatched; a game may be followed by \"makers\""
            );
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}
