//! Prints the TypeScript declarations of everything that `altmode/tcg` sends or takes as JSON.

fn main() {
    println!("{}", altmode_tcg::typescript::declarations());
}
