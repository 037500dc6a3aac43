//! The fields of variants and structs, and the code that serialises each.

use crate::attributes::FieldRules;
use heck::ToLowerCamelCase;
use proc_macro2::{Span, TokenStream};
use quote::quote;
use syn::ext::IdentExt;
use syn::{Error, Field, Fields, Ident, Result, Type, Variant};

/// Returns the fields of a variant.
pub fn members(variant: &Variant) -> Result<Vec<TaggedField<'_>>> {
    match &variant.fields {
        Fields::Unit | Fields::Named(_) => variant.fields.iter().map(TaggedField::of).collect(),
        Fields::Unnamed(_) => Err(Error::new_spanned(variant, "the fields need names")),
    }
}

/// A field of a struct or a variant.
pub struct TaggedField<'a> {
    pub field: &'a Field,
    pub name: Ident,
    pub rules: FieldRules,
}

impl<'a> TaggedField<'a> {
    pub fn of(field: &'a Field) -> Result<TaggedField<'a>> {
        let name = field
            .ident
            .clone()
            .ok_or_else(|| Error::new_spanned(field, "the field needs a name"))?;
        Ok(TaggedField { field, name, rules: FieldRules::of(field)? })
    }

    /// Returns the name of the member in the object.
    pub fn key(&self) -> String {
        self.name.unraw().to_string().to_lower_camel_case()
    }

    /// Returns the code that serialises the field.
    pub fn put(&self) -> TokenStream {
        let (name, key, object) = (&self.name, self.key(), object());
        if self.rules.inline {
            return quote! { ::altmode_host::Fields::put(#name, #object)?; };
        }
        let put = |kind: &Type| match is_static_text(kind) {
            true => {
                quote! { ::serde::ser::SerializeStruct::serialize_field(#object, #key, &::altmode_core::StaticText(*value))?; }
            }
            false => {
                quote! { ::serde::ser::SerializeStruct::serialize_field(#object, #key, value)?; }
            }
        };
        match optional(&self.field.ty) {
            Some(kind) if !self.rules.null => {
                let put = put(kind);
                quote! { if let Some(value) = #name { #put } }
            }
            Some(kind) if is_static_text(kind) => {
                quote! { ::serde::ser::SerializeStruct::serialize_field(#object, #key, &#name.map(::altmode_core::StaticText))?; }
            }
            _ => {
                let put = put(&self.field.ty);
                quote! { { let value = #name; #put } }
            }
        }
    }
}

/// Returns the name of the serialiser's variable. Its span prevents a field of the same name from shadowing it.
pub fn object() -> Ident {
    Ident::new("object", Span::mixed_site())
}

/// Returns the type inside an `Option`.
pub fn optional(kind: &Type) -> Option<&Type> {
    let Type::Path(path) = kind else { return None };
    let last = path.path.segments.last().filter(|last| last.ident == "Option")?;
    let syn::PathArguments::AngleBracketed(arguments) = &last.arguments else { return None };
    arguments.args.iter().find_map(|argument| {
        if let syn::GenericArgument::Type(kind) = argument { Some(kind) } else { None }
    })
}

/// Returns whether a type is `&'static str`.
pub fn is_static_text(kind: &Type) -> bool {
    let Type::Reference(reference) = kind else { return false };
    let of_program = reference.lifetime.as_ref().is_some_and(|lifetime| lifetime.ident == "static");
    of_program && matches!(&*reference.elem, Type::Path(path) if path.path.is_ident("str"))
}
