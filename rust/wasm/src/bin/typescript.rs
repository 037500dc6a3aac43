//! Prints the TypeScript declarations of all JSON values of an entry point.

use std::process::ExitCode;

fn main() -> ExitCode {
    match std::env::args().nth(1).as_deref() {
        Some("tcg") => println!("{}", altmode_tcg::typescript::declarations()),
        Some("tournament") => println!("{}", altmode_tournament::typescript::declarations()),
        Some("tracker") => println!("{}", altmode_tracker::typescript::declarations()),
        Some("unmatched") => println!("{}", altmode_unmatched::typescript::declarations()),
        _ => {
            eprintln!("name an entry point: tcg, tournament, tracker or unmatched");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}
