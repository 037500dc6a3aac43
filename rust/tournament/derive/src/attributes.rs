//! The attributes of serde that say how a value is read.

use syn::{Attribute, ExprPath, LitStr, Result, Token};

/// The value of a field that is missing.
#[derive(Default)]
pub enum Missing {
    /// Nothing: the value is refused.
    #[default]
    Mistake,
    /// The default of its type.
    Usual,
    /// The value of a function.
    By(ExprPath),
}

/// The rules of a type or a field.
#[derive(Default)]
pub struct ReadRules {
    /// The values of missing fields.
    pub missing: Missing,
    /// Whether unknown fields are refused.
    pub strict: bool,
}

impl ReadRules {
    /// Parses the attributes.
    pub fn of(attributes: &[Attribute]) -> Result<ReadRules> {
        let mut rules = ReadRules::default();
        for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("serde")) {
            attribute.parse_nested_meta(|meta| {
                if meta.path.is_ident("deny_unknown_fields") {
                    rules.strict = true;
                } else if meta.path.is_ident("default") {
                    rules.missing = if meta.input.peek(Token![=]) {
                        Missing::By(meta.value()?.parse::<LitStr>()?.parse()?)
                    } else {
                        Missing::Usual
                    };
                } else if meta.input.peek(Token![=]) {
                    // The value says how serde writes. Names have one rule.
                    let value = meta.value()?.parse::<LitStr>()?;
                    if meta.path.is_ident("rename")
                        || meta.path.is_ident("rename_all") && value.value() != "camelCase"
                    {
                        return Err(meta.error("names are in camel case"));
                    }
                }
                Ok(())
            })?;
        }
        Ok(rules)
    }
}
