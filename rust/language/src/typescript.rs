//! TypeScript declarations of definitions, from the shapes by which they are read.

use crate::{Docs, Encode, Field, Parts, Shape, ShapeOf, Word};

/// A type with a name in TypeScript.
pub struct NamedShape {
    name: &'static str,
    docs: Docs,
    shape: ShapeOf,
    kind: Kind,
}

#[derive(PartialEq)]
enum Kind {
    /// Declared by its shape.
    Declared,
    /// Declared as any text or object, because another document describes the language of its sentences.
    Sentence,
    /// Declared elsewhere.
    Known,
}

impl NamedShape {
    /// Returns a type that is declared by its shape, with the documentation of the Rust type.
    pub fn of<T: Encode>(name: &'static str) -> NamedShape {
        NamedShape { name, docs: T::docs(), shape: T::shape, kind: Kind::Declared }
    }

    /// Returns a type of sentences. They are words, or objects with a word as their key.
    pub fn sentence<T: Encode>(name: &'static str, docs: &'static str) -> NamedShape {
        NamedShape { name, docs: Docs(docs), shape: T::shape, kind: Kind::Sentence }
    }

    /// Returns a type that is declared elsewhere.
    pub fn known<T: Encode>(name: &'static str) -> NamedShape {
        NamedShape { name, docs: T::docs(), shape: T::shape, kind: Kind::Known }
    }

    /// Replaces the documentation, if that of the Rust type is for another reader.
    pub fn told(self, docs: &'static str) -> NamedShape {
        NamedShape { docs: Docs(docs), ..self }
    }

    /// Returns whether a shape is that of this type. Shapes have no names, but the names in them differ from type to type.
    fn is(&self, shape: &Shape) -> bool {
        match ((self.shape)(), shape) {
            (Shape::Object(own), Shape::Object(fields)) => {
                own.iter().map(|field| field.name).eq(fields.iter().map(|field| field.name))
            }
            (Shape::Choice(own), Shape::Choice(words)) => {
                own.iter().map(|word| word.name).eq(words.iter().map(|word| word.name))
            }
            _ => false,
        }
    }
}

/// Any sentence of a language.
const SENTENCE: &str = "string | { [word: string]: unknown }";

/// Returns the declarations, one `export type` each. Types without a name are written in place.
pub fn declarations(types: &[NamedShape]) -> String {
    let mut text = String::new();
    for named in types.iter().filter(|named| named.kind != Kind::Known) {
        let kind = match named.kind {
            Kind::Sentence => SENTENCE.to_string(),
            _ => in_place((named.shape)(), types),
        };
        text += &format!("/** {} */\nexport type {} = {kind};\n", named.docs.0, named.name);
    }
    text
}

/// Returns the type of a shape: its name, or its parts.
fn kind(shape: ShapeOf, types: &[NamedShape]) -> String {
    let shape = shape();
    match types.iter().find(|named| named.is(shape)) {
        Some(named) => named.name.to_string(),
        None => in_place(shape, types),
    }
}

fn in_place(shape: &Shape, types: &[NamedShape]) -> String {
    match *shape {
        Shape::Number { .. } => "number".into(),
        Shape::YesOrNo => "boolean".into(),
        Shape::Text | Shape::Phrase(..) => "string".into(),
        Shape::Amount(_) => format!("number | {SENTENCE}"),
        Shape::Maybe(inner) => format!("{} | null", kind(inner, types)),
        Shape::List(inner) => format!("Array<{}>", kind(inner, types)),
        Shape::Row(parts) => {
            format!(
                "[{}]",
                parts.iter().map(|part| kind(*part, types)).collect::<Vec<_>>().join(", ")
            )
        }
        Shape::Object(fields) => object(fields, types),
        Shape::Choice(words) if words.iter().all(|word| matches!(word.parts, Parts::None)) => {
            alternatives(words)
        }
        Shape::Choice(_) => SENTENCE.into(),
    }
}

fn alternatives(words: &[Word]) -> String {
    words.iter().map(|word| format!("\"{}\"", word.name)).collect::<Vec<_>>().join(" | ")
}

fn object(fields: &[Field], types: &[NamedShape]) -> String {
    let mut text = String::from("{\n");
    for Field { name, shape, default, docs: Docs(docs) } in fields {
        let optional = default.is_some() || matches!(shape(), Shape::Maybe(_));
        let name = if name.contains('-') { format!("\"{name}\"") } else { (*name).to_string() };
        let mark = if optional { "?" } else { "" };
        text += &format!("/** {docs} */\n{name}{mark}: {};\n", kind(*shape, types));
    }
    text + "}"
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A size.
    #[derive(Encode)]
    #[serde(rename_all = "kebab-case")]
    #[allow(dead_code, reason = "only its shape is used")]
    enum Size {
        Small,
        VeryLarge,
    }

    /// A sentence.
    #[derive(Encode)]
    #[serde(rename_all = "kebab-case")]
    #[allow(dead_code, reason = "only its shape is used")]
    enum Sentence {
        Draw(u8),
        Shuffle,
    }

    /// A card.
    #[derive(Encode)]
    #[serde(rename_all = "kebab-case")]
    struct Card {
        /// Its name.
        name: String,
        /// The name
        /// of its set.
        set_name: Option<String>,
        /// Its size.
        #[serde(default)]
        sizes: Vec<(Size, bool)>,
        /// Its text.
        text: Option<Vec<Sentence>>,
    }

    #[test]
    fn a_declaration_has_the_fields_that_are_read() {
        let types = [
            NamedShape::known::<Size>("Size"),
            NamedShape::sentence::<Sentence>("Effect", "Any."),
            NamedShape::of::<Card>("PackCard"),
        ];
        let expected = "/** Any. */
export type Effect = string | { [word: string]: unknown };
/** A card. */
export type PackCard = {
/** Its name. */
name: string;
/** The name of its set. */
\"set-name\"?: string | null;
/** Its size. */
sizes?: Array<[Size, boolean]>;
/** Its text. */
text?: Array<Effect> | null;
};
";
        assert_eq!(declarations(&types), expected);
        let nameless = declarations(&[NamedShape::of::<Card>("Card")]);
        assert!(nameless.contains("sizes?: Array<[\"small\" | \"very-large\", boolean]>"));
        assert!(nameless.contains("text?: Array<string | { [word: string]: unknown }> | null"));
    }
}
