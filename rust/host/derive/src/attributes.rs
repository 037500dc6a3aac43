//! The attributes `#[tagged(…)]`, and the names of members and types.

use heck::ToKebabCase;
use syn::{Attribute, Field, Ident, LitStr, Result, Type, Variant};

/// Returns the name of the struct of inputs, if the enum is one of actions.
pub fn input_of(attributes: &[Attribute]) -> Result<Option<Ident>> {
    let mut input = None;
    for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("tagged")) {
        attribute.parse_nested_meta(|meta| {
            if !meta.path.is_ident("input") {
                return Err(meta.error("an enum has `input`"));
            }
            input = Some(meta.value()?.parse()?);
            Ok(())
        })?;
    }
    Ok(input)
}

/// The names of a variant.
pub struct VariantRules {
    /// The value of `type`.
    pub tag: String,
    /// The value of `kind`, among variants with this `type`.
    pub kind: Option<String>,
}

impl VariantRules {
    /// Parses the attributes of a variant.
    pub fn of(variant: &Variant) -> Result<VariantRules> {
        let mut rules = VariantRules { tag: variant.ident.to_string().to_kebab_case(), kind: None };
        for attribute in
            variant.attrs.iter().filter(|attribute| attribute.path().is_ident("tagged"))
        {
            attribute.parse_nested_meta(|meta| {
                let text = || -> Result<String> { Ok(meta.value()?.parse::<LitStr>()?.value()) };
                if meta.path.is_ident("type") {
                    rules.tag = text()?;
                } else if meta.path.is_ident("kind") {
                    rules.kind = Some(text()?);
                } else {
                    return Err(meta.error("a variant has `type` and `kind`"));
                }
                Ok(())
            })?;
        }
        Ok(rules)
    }
}

/// The representation of a field.
#[derive(Default)]
pub struct FieldRules {
    /// The TypeScript type, if it is not that of the Rust type.
    pub ts: Option<String>,
    /// Whether the fields of the value are members of the object.
    pub inline: bool,
    /// Whether `None` is `null`.
    pub null: bool,
    /// Whether the member is there exactly if the one before is.
    pub with: bool,
    /// Whether the member follows from others, such as the name of a numbered card.
    pub note: bool,
    /// Whether an input without the member matches only actions without it.
    pub exact: bool,
    /// The type of the member in the input of hosts, if it is not that of the value.
    pub input: Option<Type>,
}

impl FieldRules {
    /// Parses the attributes of a field.
    pub fn of(field: &Field) -> Result<FieldRules> {
        let mut rules = FieldRules::default();
        for attribute in field.attrs.iter().filter(|attribute| attribute.path().is_ident("tagged"))
        {
            attribute.parse_nested_meta(|meta| {
                if meta.path.is_ident("ts") {
                    rules.ts = Some(meta.value()?.parse::<LitStr>()?.value());
                } else if meta.path.is_ident("inline") {
                    rules.inline = true;
                } else if meta.path.is_ident("null") {
                    rules.null = true;
                } else if meta.path.is_ident("with") {
                    rules.with = true;
                } else if meta.path.is_ident("note") {
                    rules.note = true;
                } else if meta.path.is_ident("exact") {
                    rules.exact = true;
                } else if meta.path.is_ident("input") {
                    rules.input = Some(meta.value()?.parse()?);
                } else {
                    return Err(meta.error(
                        "a field has `ts`, `inline`, `null`, `with`, `note`, `exact` and `input`",
                    ));
                }
                Ok(())
            })?;
        }
        Ok(rules)
    }
}
