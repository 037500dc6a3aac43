//! Reads the names of card files from attributes.

use syn::{Attribute, ExprPath, LitStr, Path, Result};

/// The `serde` attributes that the language uses. Other attributes are an error, so that none is ignored.
#[derive(Default)]
pub struct SerdeAttributes {
    /// `rename_all = "kebab-case"`.
    kebab: bool,
    /// `rename = "…"`.
    pub rename: Option<String>,
    /// `default`, or `default = "function"`.
    pub default: Option<Option<ExprPath>>,
}

impl SerdeAttributes {
    pub fn of(attributes: &[Attribute]) -> Result<SerdeAttributes> {
        let mut names = SerdeAttributes::default();
        for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("serde")) {
            attribute.parse_nested_meta(|meta| {
                if meta.path.is_ident("rename_all") {
                    let case: LitStr = meta.value()?.parse()?;
                    names.kebab = case.value() == "kebab-case";
                    if names.kebab { Ok(()) } else { Err(meta.error("only kebab-case is used")) }
                } else if meta.path.is_ident("rename") {
                    names.rename = Some(meta.value()?.parse::<LitStr>()?.value());
                    Ok(())
                } else if meta.path.is_ident("default") {
                    let path = if meta.input.peek(syn::Token![=]) {
                        Some(meta.value()?.parse::<LitStr>()?.parse()?)
                    } else {
                        None
                    };
                    names.default = Some(path);
                    Ok(())
                } else if meta.path.is_ident("deny_unknown_fields") {
                    Ok(())
                } else {
                    Err(meta.error("`Encode` does not know this attribute"))
                }
            })?;
        }
        Ok(names)
    }

    /// Converts a name to the case of card files if the attributes require one.
    pub fn in_case(&self, name: &str) -> String {
        if !self.kebab {
            return name.to_string();
        }
        let mut kebab = String::new();
        for letter in name.chars() {
            if letter.is_uppercase() && !kebab.is_empty() {
                kebab.push('-');
            }
            kebab.extend(if letter == '_' { '-' } else { letter }.to_lowercase());
        }
        kebab
    }
}

/// Returns the function that `#[encode(shape = path)]` names.
pub fn encoded_with(attributes: &[Attribute]) -> Result<Option<Path>> {
    let mut found = None;
    for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("encode")) {
        attribute.parse_nested_meta(|meta| {
            if !meta.path.is_ident("shape") {
                return Err(meta.error("`shape` is expected"));
            }
            found = Some(meta.value()?.parse()?);
            Ok(())
        })?;
    }
    Ok(found)
}
