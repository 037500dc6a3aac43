//! TypeScript declarations of Rust types.

pub use crate::rules::OutcomeView;
use serde::Serialize;

/// Appends the declarations of Rust types to a text, one `export type` each.
#[macro_export]
macro_rules! declare {
    ($text:ident: $($kind:ty),+ $(,)?) => {{
        let config = $crate::typescript::config();
        $(
            if let Some(docs) = <$kind as ts_rs::TS>::docs() { $text.push_str(&docs); }
            $text.push_str("export ");
            $text.push_str(&<$kind as ts_rs::TS>::decl(&config));
            $text.push('\n');
        )+
    }};
}

/// Returns the settings of all declarations: 64-bit numbers are numbers in JSON.
pub fn config() -> ts_rs::Config {
    ts_rs::Config::default().with_large_int("number")
}

/// Returns the name of a Rust type in TypeScript.
pub fn name_of<T: ts_rs::TS>() -> String {
    T::name(&config())
}

/// Returns the declaration of a type with constant values.
pub fn alternatives<'a>(
    name: &str,
    docs: &str,
    values: impl IntoIterator<Item = &'a str>,
) -> String {
    let values: Vec<String> = values.into_iter().map(|value| format!("\"{value}\"")).collect();
    format!("/** {docs} */\nexport type {name} =\n  | {};\n", values.join("\n  | "))
}

/// Returns the declaration of a type with the words of a vocabulary, as they are in JSON.
pub fn vocabulary<T: Serialize>(name: &str, docs: &str, words: &[T]) -> String {
    let words: Vec<String> = words.iter().map(crate::to_json).collect();
    format!("/** {docs} */\nexport type {name} = {};\n", words.join(" | "))
}
