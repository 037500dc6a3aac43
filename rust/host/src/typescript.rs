//! TypeScript declarations of Rust types.

/// Appends the declarations of Rust types to a text, one `export type` each.
#[macro_export]
macro_rules! declare {
    ($text:ident: $($kind:ty),+ $(,)?) => {{
        let config = ts_rs::Config::default().with_large_int("number");
        $(
            if let Some(docs) = <$kind as ts_rs::TS>::docs() { $text.push_str(&docs); }
            $text.push_str("export ");
            $text.push_str(&<$kind as ts_rs::TS>::decl(&config));
            $text.push('\n');
        )+
    }};
}

/// The values that all games share, in a list of types of [`declare!`](crate::declare).
pub type View = crate::View<(), (), ()>;
/// See [`View`].
pub type Suggestion = crate::Suggestion<()>;
