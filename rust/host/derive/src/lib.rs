//! `#[derive(Tagged)]` and `#[derive(Fields)]`: derive the conversion of an action or event to an object for hosts, and its
//! TypeScript declaration.
//!
//! An enum with named fields derives `Tagged`. The `type` of the object is the name of the variant in kebab case, and its other
//! members are the fields in camel case. A struct derives `Fields`, so that variants can share members.
//!
//! Attributes of the enum:
//!
//! * `#[tagged(input = ActionInput)]` makes it an enum of actions: it derives `Offered` as well, and a struct of this name, in which
//!   hosts send an action back. The struct has the members of all variants, each optional.
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
//! * `#[tagged(with)]`: this optional member is there exactly if the one before is.
//!
//! Attributes of a field of an action:
//!
//! * `#[tagged(note)]`: the member follows from others. An input whose numbers match, but not its notes, is stale.
//! * `#[tagged(exact)]`: an input without the member matches only actions without it.
//! * `#[tagged(input = Type)]` sets the type of the member in the input. The value must be comparable with it.

mod attributes;
mod field;
mod input;
mod typescript;

use attributes::{VariantRules, input_of};
use field::{TaggedField, members, object};
use input::Offer;
use proc_macro2::TokenStream;
use quote::quote;
use syn::{Data, DeriveInput, Error, Result, parse_macro_input};

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
    let Data::Enum(data) = &input.data else {
        return Err(Error::new_spanned(input, "only an enum has a `type`"));
    };
    let (name, (generics, types, bounds)) = (&input.ident, input.generics.split_for_impl());
    let (mut all, mut tags, mut puts, mut declared) =
        (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let mut offers = Vec::new();
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
        let put = members.iter().map(TaggedField::put);
        puts.push(quote! { #name::#word { #(#names),* } => { #kind #(#put)* } });
        declared.push(typescript::variant(variant, &rules, &members));
        offers.push(Offer { word, rules, members });
    }
    let offered =
        input_of(&input.attrs)?.map(|input| input::offered(name, &input, &offers)).transpose()?;
    let (docs, object) = (typescript::docs(&input.attrs), object());
    Ok(quote! {
        impl #generics ::altmode_host::Tagged for #name #types #bounds {
            const TAGS: &'static [&'static str] = &[#(#all),*];

            fn tag(&self) -> &'static str {
                match self { #(#tags),* }
            }

            fn put<S: ::serde::ser::SerializeStruct>(&self, #object: &mut S) -> ::core::result::Result<(), S::Error> {
                match self { #(#puts)* }
                Ok(())
            }

            #[cfg(feature = "typescript")]
            fn union() -> ::altmode_host::typescript::Union {
                ::altmode_host::typescript::Union { docs: #docs, variants: vec![#(#declared),*] }
            }
        }

        #offered
    })
}

fn fields(input: &DeriveInput) -> Result<TokenStream> {
    let Data::Struct(data) = &input.data else {
        return Err(Error::new_spanned(input, "only a struct has fields"));
    };
    let (name, (generics, types, bounds)) = (&input.ident, input.generics.split_for_impl());
    let members = data.fields.iter().map(TaggedField::of).collect::<Result<Vec<_>>>()?;
    let names = members.iter().map(|member| &member.name);
    let put = members.iter().map(TaggedField::put);
    let (declared, object) = (typescript::groups(&members), object());
    Ok(quote! {
        impl #generics ::altmode_host::Fields for #name #types #bounds {
            fn put<S: ::serde::ser::SerializeStruct>(&self, #object: &mut S) -> ::core::result::Result<(), S::Error> {
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
