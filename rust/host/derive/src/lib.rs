//! `#[derive(Tagged)]` and `#[derive(Fields)]`: derive the conversion of an action or event to an object for hosts, and its
//! TypeScript declaration.
//!
//! An enum with named fields derives `Tagged`. The `type` of the object is the name of the variant in kebab case, and its other
//! members are the fields in camel case. A struct derives `Fields`, so that variants can share members.
//!
//! Attributes of a variant:
//!
//! * `#[tagged(type = "choose", kind = "card")]` replaces the name, and adds a member `kind` with a constant value, for variants
//!   that share a `type`.
//!
//! Attributes of a field:
//!
//! * `#[tagged(ts = "Mode")]` sets the TypeScript type, if the Rust type is less precise.
//! * `#[tagged(inline)]` replaces the field by the fields of its struct.
//! * `#[tagged(null)]` serialises `None` as `null`. Without it the member is missing.

mod attributes;
mod typescript;

use attributes::{FieldRules, VariantRules, camel};
use proc_macro2::{Span, TokenStream};
use quote::quote;
use syn::ext::IdentExt;
use syn::{Data, DeriveInput, Error, Field, Fields, Ident, Result, Type, Variant, parse_macro_input};

/// Derives `altmode_host::Tagged` for an enum whose variants are units or have named fields.
#[proc_macro_derive(Tagged, attributes(tagged))]
pub fn derive_tagged(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    tagged(&input).unwrap_or_else(|error| error.to_compile_error()).into()
}

/// Derives `altmode_host::Fields` for a struct with named fields.
#[proc_macro_derive(Fields, attributes(tagged))]
pub fn derive_fields(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    fields(&input).unwrap_or_else(|error| error.to_compile_error()).into()
}

fn tagged(input: &DeriveInput) -> Result<TokenStream> {
    let Data::Enum(data) = &input.data else { return Err(Error::new_spanned(input, "only an enum has a `type`")) };
    let (name, (generics, types, bounds)) = (&input.ident, input.generics.split_for_impl());
    let (mut all, mut tags, mut puts, mut declared) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for variant in &data.variants {
        let rules = VariantRules::of(variant)?;
        let word = &variant.ident;
        let tag = &rules.tag;
        all.push(tag.clone());
        tags.push(quote! { #name::#word { .. } => #tag });
        let members = members(variant)?;
        let names = members.iter().map(|member| &member.name);
        let object = object();
        let kind = rules
            .kind
            .as_ref()
            .map(|kind| quote! { ::serde::ser::SerializeStruct::serialize_field(#object, "kind", &::altmode_core::StaticText(#kind))?; });
        let put = members.iter().map(Member::put);
        puts.push(quote! { #name::#word { #(#names),* } => { #kind #(#put)* } });
        declared.push(typescript::variant(variant, &rules, &members));
    }
    let (docs, object) = (typescript::docs(&input.attrs), object());
    Ok(quote! {
        impl #generics ::altmode_host::Tagged for #name #types #bounds {
            const TAGS: &'static [&'static str] = &[#(#all),*];

            fn tag(&self) -> &'static str {
                match self { #(#tags),* }
            }

            fn put<S: ::serde::ser::SerializeStruct>(&self, #object: &mut S) -> Result<(), S::Error> {
                match self { #(#puts)* }
                Ok(())
            }

            #[cfg(feature = "typescript")]
            fn union() -> ::altmode_host::typescript::Union {
                ::altmode_host::typescript::Union { docs: #docs, variants: vec![#(#declared),*] }
            }
        }
    })
}

fn fields(input: &DeriveInput) -> Result<TokenStream> {
    let Data::Struct(data) = &input.data else { return Err(Error::new_spanned(input, "only a struct has fields")) };
    let (name, (generics, types, bounds)) = (&input.ident, input.generics.split_for_impl());
    let members = data.fields.iter().map(Member::of).collect::<Result<Vec<_>>>()?;
    let names = members.iter().map(|member| &member.name);
    let put = members.iter().map(Member::put);
    let (declared, object) = (members.iter().map(typescript::member), object());
    Ok(quote! {
        impl #generics ::altmode_host::Fields for #name #types #bounds {
            fn put<S: ::serde::ser::SerializeStruct>(&self, #object: &mut S) -> Result<(), S::Error> {
                let #name { #(#names),* } = self;
                #(#put)*
                Ok(())
            }

            #[cfg(feature = "typescript")]
            fn members() -> Vec<::altmode_host::typescript::Member> {
                vec![#(#declared),*]
            }
        }
    })
}

fn members(variant: &Variant) -> Result<Vec<Member<'_>>> {
    match &variant.fields {
        Fields::Unit | Fields::Named(_) => variant.fields.iter().map(Member::of).collect(),
        Fields::Unnamed(_) => Err(Error::new_spanned(variant, "the fields need names")),
    }
}

/// A field of a struct or a variant.
struct Member<'a> {
    field: &'a Field,
    name: Ident,
    rules: FieldRules,
}

impl<'a> Member<'a> {
    fn of(field: &'a Field) -> Result<Member<'a>> {
        let name = field.ident.clone().ok_or_else(|| Error::new_spanned(field, "the field needs a name"))?;
        Ok(Member { field, name, rules: FieldRules::of(field)? })
    }

    /// Returns the name of the member in the object.
    fn key(&self) -> String {
        camel(&self.name.unraw().to_string())
    }

    /// Returns the code that serialises the field.
    fn put(&self) -> TokenStream {
        let (name, key, object) = (&self.name, self.key(), object());
        if self.rules.inline {
            return quote! { ::altmode_host::Fields::put(#name, #object)?; };
        }
        let put = |kind: &Type| match is_static_text(kind) {
            true => quote! { ::serde::ser::SerializeStruct::serialize_field(#object, #key, &::altmode_core::StaticText(*value))?; },
            false => quote! { ::serde::ser::SerializeStruct::serialize_field(#object, #key, value)?; },
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
fn object() -> Ident {
    Ident::new("object", Span::mixed_site())
}

/// Returns the type inside an `Option`.
fn optional(kind: &Type) -> Option<&Type> {
    let Type::Path(path) = kind else { return None };
    let last = path.path.segments.last().filter(|last| last.ident == "Option")?;
    let syn::PathArguments::AngleBracketed(arguments) = &last.arguments else { return None };
    arguments.args.iter().find_map(|argument| if let syn::GenericArgument::Type(kind) = argument { Some(kind) } else { None })
}

/// Returns whether a type is `&'static str`.
fn is_static_text(kind: &Type) -> bool {
    let Type::Reference(reference) = kind else { return false };
    let of_program = reference.lifetime.as_ref().is_some_and(|lifetime| lifetime.ident == "static");
    of_program && matches!(&*reference.elem, Type::Path(path) if path.path.is_ident("str"))
}
