//! `#[derive(Read)]`: derives how a type is read from JSON, from the attributes of serde that say how it is written.
//!
//! serde's own readers are compiled once for each type and each way of reading. With them the module of tournaments was 16 % larger,
//! and a save took 28 % longer to read. The derived code calls the functions of `altmode_tournament::node`, which exist once.
//!
//! * A struct is read from an object. A missing field is a mistake, unless it is an `Option` or has `#[serde(default)]`; the struct
//!   may have `#[serde(default)]` instead. Other fields are a mistake with `#[serde(deny_unknown_fields)]` and else ignored.
//! * An enum without fields is read from a word.
//! * An enum with fields is read from an object whose `type` is the variant. A variant holds named fields or one struct.
//!
//! Names follow `#[serde(rename_all = "camelCase")]`, the only rule for names. A field that is `null` counts as missing.

mod attributes;

use attributes::{Missing, ReadRules};
use heck::ToLowerCamelCase;
use proc_macro2::TokenStream;
use quote::quote;
use syn::{
    Data, DataEnum, DeriveInput, Error, Fields, FieldsNamed, Result, Type, parse_macro_input,
};

/// Derives `altmode_tournament::node::Read`.
#[proc_macro_derive(Read, attributes(serde))]
pub fn derive_read(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    read(&input).unwrap_or_else(|error| error.to_compile_error()).into()
}

fn read(input: &DeriveInput) -> Result<TokenStream> {
    let rules = ReadRules::of(&input.attrs)?;
    match &input.data {
        Data::Struct(data) => match &data.fields {
            Fields::Named(fields) => structure(input, &rules, fields),
            _ => Err(Error::new_spanned(input, "a struct has named fields")),
        },
        Data::Enum(data)
            if data.variants.iter().all(|variant| {
                variant.fields.is_empty() && matches!(variant.fields, Fields::Unit)
            }) =>
        {
            Ok(words(input, data))
        }
        Data::Enum(data) => tagged(input, &rules, data),
        Data::Union(_) => Err(Error::new_spanned(input, "a union is not read")),
    }
}

/// The end of an object: unknown fields are refused or ignored.
fn end(rules: &ReadRules) -> TokenStream {
    if rules.strict {
        quote! { of.end()?; }
    } else {
        TokenStream::new()
    }
}

fn structure(input: &DeriveInput, rules: &ReadRules, fields: &FieldsNamed) -> Result<TokenStream> {
    let (name, end) = (&input.ident, end(rules));
    let values = values(fields, rules)?;
    let usual = matches!(rules.missing, Missing::Usual)
        .then(|| quote! { let usual = <Self as ::core::default::Default>::default(); });
    Ok(quote! {
        impl crate::node::ReadFields for #name {
            fn read_fields(of: &mut crate::node::ObjectFields<'_, '_>) -> ::altmode_core::Result<Self> {
                #usual
                Ok(#name { #values })
            }
        }

        impl crate::node::Read for #name {
            fn read(node: &crate::node::Node<'_>) -> ::altmode_core::Result<Self> {
                let mut of = crate::node::ObjectFields::of(node)?;
                let value = <Self as crate::node::ReadFields>::read_fields(&mut of)?;
                #end
                Ok(value)
            }
        }
    })
}

/// Returns `name: value` for each field, where the value is read from `of`.
fn values(fields: &FieldsNamed, whole: &ReadRules) -> Result<TokenStream> {
    let each = fields.named.iter().map(|field| {
        let rules = ReadRules::of(&field.attrs)?;
        let Some(name) = &field.ident else { return Err(Error::new_spanned(field, "a name")) };
        let key = name.to_string().to_lower_camel_case();
        let value = match (&rules.missing, &whole.missing) {
            (Missing::Usual, _) => quote! { of.find_value(#key)?.unwrap_or_default() },
            (Missing::By(function), _) => quote! { of.find_value(#key)?.unwrap_or_else(#function) },
            (Missing::Mistake, Missing::Usual) => {
                quote! { of.find_value(#key)?.unwrap_or(usual.#name) }
            }
            _ if is_option(&field.ty) => quote! { of.find_value(#key)? },
            _ => quote! { of.value(#key)? },
        };
        Ok(quote! { #name: #value, })
    });
    each.collect()
}

fn is_option(value: &Type) -> bool {
    matches!(value, Type::Path(path) if path.path.segments.last().is_some_and(|last| last.ident == "Option"))
}

fn words(input: &DeriveInput, data: &DataEnum) -> TokenStream {
    let name = &input.ident;
    let variants: Vec<_> = data.variants.iter().map(|variant| &variant.ident).collect();
    let words = variants.iter().map(|variant| variant.to_string().to_lower_camel_case());
    quote! {
        impl crate::node::Read for #name {
            fn read(node: &crate::node::Node<'_>) -> ::altmode_core::Result<Self> {
                const ALL: &[#name] = &[#(#name::#variants),*];
                Ok(ALL[node.word(&[#(#words),*])?])
            }
        }
    }
}

fn tagged(input: &DeriveInput, rules: &ReadRules, data: &DataEnum) -> Result<TokenStream> {
    let (name, end) = (&input.ident, end(rules));
    let mut words = Vec::new();
    let mut arms = Vec::new();
    for (index, variant) in data.variants.iter().enumerate() {
        let word = &variant.ident;
        words.push(word.to_string().to_lower_camel_case());
        // The index is below the number of words, so the last variant needs no number.
        let last = index + 1 == data.variants.len();
        let number = if last {
            quote! { _ }
        } else {
            quote! { #index }
        };
        arms.push(match &variant.fields {
            Fields::Named(fields) => {
                let values = values(fields, &ReadRules::default())?;
                quote! { #number => #name::#word { #values } }
            }
            Fields::Unnamed(fields) if fields.unnamed.len() == 1 => {
                quote! { #number => #name::#word(crate::node::ReadFields::read_fields(&mut of)?) }
            }
            _ => return Err(Error::new_spanned(variant, "named fields, or one struct")),
        });
    }
    Ok(quote! {
        impl crate::node::Read for #name {
            fn read(node: &crate::node::Node<'_>) -> ::altmode_core::Result<Self> {
                let mut of = crate::node::ObjectFields::of(node)?;
                let value = match of.tag(&[#(#words),*])? { #(#arms),* };
                #end
                Ok(value)
            }
        }
    })
}
