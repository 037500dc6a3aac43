//! The code that reads the actions of hosts and compares them with legal actions.

use crate::{
    attributes::VariantRules,
    field::{TaggedField, is_static_text, optional},
    typescript::docs,
};
use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::{Error, Ident, Result, Type};

/// A variant with its names and members.
pub struct Offer<'a> {
    pub word: &'a Ident,
    pub rules: VariantRules,
    pub members: Vec<TaggedField<'a>>,
}

/// A member that actions of one or several types have.
struct Mark<'a> {
    field: &'a TaggedField<'a>,
    /// The type of the member in the input of hosts.
    input: TokenStream,
    /// The documentation of the member, each with the types of which it is.
    docs: Vec<(String, Vec<&'a str>)>,
}

impl Mark<'_> {
    fn documentation(&self) -> String {
        let of = |tags: &[&str]| {
            tags.iter().map(|tag| format!("`{tag}`")).collect::<Vec<_>>().join(", ")
        };
        // The space is that after the slashes of a comment.
        self.docs.iter().map(|(text, tags)| format!(" {}: {text}", of(tags))).collect()
    }
}

/// Returns the type of a member in the input of hosts: the owned type of its value.
fn input_type(field: &TaggedField<'_>) -> TokenStream {
    let inner: &Type = optional(&field.field.ty).unwrap_or(&field.field.ty);
    match &field.rules.input {
        Some(kind) => kind.to_token_stream(),
        None if is_static_text(inner) => quote!(::std::string::String),
        None => inner.to_token_stream(),
    }
}

fn is_string(kind: &Type) -> bool {
    matches!(kind, Type::Path(path) if path.path.is_ident("String"))
}

/// Returns all members of actions, each once.
fn marks<'a>(offers: &'a [Offer<'a>]) -> Result<Vec<Mark<'a>>> {
    let mut marks: Vec<Mark<'a>> = Vec::new();
    for Offer { rules, members, .. } in offers {
        for field in members {
            if field.rules.inline {
                return Err(Error::new_spanned(
                    field.field,
                    "a member of an action stands in its variant",
                ));
            }
            let (input, text) = (input_type(field), docs(&field.field.attrs).replace('\n', " "));
            let at =
                marks.iter().position(|mark| mark.field.name == field.name).unwrap_or(marks.len());
            if at == marks.len() {
                marks.push(Mark { field, input: input.clone(), docs: Vec::new() });
            }
            let mark = &mut marks[at];
            let agrees = |other: &TaggedField<'_>| {
                other.rules.note == field.rules.note && other.rules.exact == field.rules.exact
            };
            if mark.input.to_string() != input.to_string() || !agrees(mark.field) {
                return Err(Error::new_spanned(
                    field.field,
                    "members of one name have one type and the same attributes",
                ));
            }
            match mark.docs.iter_mut().find(|(other, _)| *other == text) {
                Some((_, tags)) if tags.contains(&&*rules.tag) => {}
                Some((_, tags)) => tags.push(&rules.tag),
                None => mark.docs.push((text, vec![&rules.tag])),
            }
        }
    }
    Ok(marks)
}

/// Returns the input struct of an enum of actions, and the implementations of `Offered` and `Wanted`.
pub fn offered(name: &Ident, input: &Ident, offers: &[Offer<'_>]) -> Result<TokenStream> {
    let marks = marks(offers)?;
    let (seats, others): (Vec<&Mark<'_>>, Vec<&Mark<'_>>) =
        marks.iter().partition(|mark| mark.field.name == "seat");
    let kinds = offers.iter().any(|offer| offer.rules.kind.is_some());
    let choosers: Vec<&str> = seats
        .iter()
        .flat_map(|mark| &mark.docs)
        .flat_map(|(_, tags)| tags.iter().copied())
        .collect();
    let mut types: Vec<&str> = Vec::new();
    for Offer { rules, .. } in offers {
        if !types.contains(&&*rules.tag) {
            types.push(&rules.tag);
        }
    }
    types.push("concede");

    let structure = structure(input, &seats, &others, kinds);
    let names = others.iter().map(|mark| &mark.field.name).collect::<Vec<_>>();
    // Only texts that an action owns are borrowed from it.
    let owned = others
        .iter()
        .any(|mark| is_string(optional(&mark.field.field.ty).unwrap_or(&mark.field.field.ty)));
    let (lifetime, borrowed) =
        if owned { (quote!(<'a>), quote!(<'_>)) } else { (quote!(), quote!()) };
    let documentation = others.iter().map(|mark| mark.documentation());
    let values = others.iter().map(|mark| {
        let kind = optional(&mark.field.field.ty).unwrap_or(&mark.field.field.ty);
        match is_string(kind) {
            true => quote!(::core::option::Option<&'a str>),
            false => quote!(::core::option::Option<#kind>),
        }
    });
    let (choice, agrees_in_choice) = match kinds {
        true => (
            quote!(#[doc = "The kind of an action whose `type` has several kinds."] pub choice: ::core::option::Option<&'static str>,),
            quote!(&&::altmode_host::agree(&input.choice, marks.choice)),
        ),
        false => (quote!(), quote!()),
    };
    let (seat, agrees_in_seat) = match seats.is_empty() {
        true => (quote!(), quote!()),
        // In other types, the member is the acting seat.
        false => (
            quote!(#[doc = "The chosen seat."] pub seat: ::core::option::Option<u8>,),
            quote!(
                &&(::altmode_host::Wanted::seat(input).is_some()
                    || ::altmode_host::agree(&input.seat, marks.seat))
            ),
        ),
    };
    let arms = offers.iter().map(|Offer { word, rules, members }| {
        let names = members.iter().map(|member| &member.name);
        let values =
            members.iter().map(|TaggedField { name, field, .. }| match optional(&field.ty) {
                Some(kind) if is_string(kind) => quote!(#name: #name.as_deref()),
                Some(_) => quote!(#name: *#name),
                None if is_string(&field.ty) => quote!(#name: ::core::option::Option::Some(#name)),
                None => quote!(#name: ::core::option::Option::Some(*#name)),
            });
        let choice =
            rules.kind.iter().map(|kind| quote!(choice: ::core::option::Option::Some(#kind),));
        let is_whole =
            members.len() + usize::from(rules.kind.is_some()) == marks.len() + usize::from(kinds);
        let rest = (!is_whole).then(|| quote!(..none));
        quote!(#name::#word { #(#names),* } => Marks { #(#choice)* #(#values,)* #rest })
    });
    let compared = others.iter().filter(|mark| !mark.field.rules.note).map(|mark| {
        let name = &mark.field.name;
        match mark.field.rules.exact {
            true => quote!(&& input.#name.is_none() == marks.#name.is_none() && ::altmode_host::agree(&input.#name, marks.#name)),
            false => quote!(&& ::altmode_host::agree(&input.#name, marks.#name)),
        }
    });
    let notes = others.iter().filter(|mark| mark.field.rules.note).map(|mark| {
        let (name, key) = (&mark.field.name, mark.field.key());
        quote! {
            if !::altmode_host::agree(&input.#name, marks.#name) {
                return ::altmode_host::Agreement::Contradicts(#key);
            }
        }
    });
    let acting = match choosers.is_empty() {
        true => quote!(self.seat),
        false => {
            quote!(self.seat.filter(|_| ![#(#choosers),*].contains(&self.kind.as_deref().unwrap_or_default())))
        }
    };
    Ok(quote! {
        #structure

        impl ::altmode_host::Wanted for #input {
            fn with_id(id: u32) -> Self {
                #input { id: ::core::option::Option::Some(id), ..::core::default::Default::default() }
            }

            fn id(&self) -> ::core::option::Option<u32> {
                self.id
            }

            fn kind(&self) -> ::core::option::Option<&str> {
                self.kind.as_deref()
            }

            fn seat(&self) -> ::core::option::Option<::altmode_core::Seat> {
                #acting
            }
        }

        /// The members by which actions of one type are told apart, as far as an action has them.
        #[derive(Clone, Copy, Debug, Default, PartialEq)]
        pub struct Marks #lifetime {
            #choice
            #seat
            #(#[doc = #documentation] pub #names: #values,)*
        }

        impl #name {
            /// Returns the members of an action.
            #[inline(never)]
            pub fn marks(&self) -> Marks #borrowed {
                let none = Marks::default();
                match self { #(#arms),* }
            }
        }

        impl ::altmode_host::Offered for #name {
            type Input = #input;

            const TYPES: &'static [&'static str] = &[#(#types),*];

            #[inline(never)]
            fn compare(&self, input: &#input) -> ::altmode_host::Agreement {
                let marks = self.marks();
                let matches = input.kind.as_deref() == ::core::option::Option::Some(::altmode_host::Tagged::tag(self))
                    #agrees_in_choice #agrees_in_seat #(#compared)*;
                if !matches {
                    return ::altmode_host::Agreement::Other;
                }
                #(#notes)*
                ::altmode_host::Agreement::Same
            }
        }
    })
}

/// Returns the struct of the actions that hosts send.
fn structure(input: &Ident, seats: &[&Mark<'_>], others: &[&Mark<'_>], kinds: bool) -> TokenStream {
    let choice = kinds.then(|| {
        quote! {
            /// The kind of an action whose `type` has several kinds.
            #[serde(rename = "kind")]
            #[cfg_attr(feature = "typescript", ts(type = r#"ChooseAction["kind"]"#, optional))]
            pub choice: ::core::option::Option<::std::string::String>,
        }
    });
    let seat = match seats.first() {
        Some(mark) => format!(
            "{} Of other types the acting seat, of `concede` the seat that concedes.",
            mark.documentation()
        ),
        None => " The acting seat; of `concede` the seat that concedes.".to_string(),
    };
    let fields =
        others.iter().map(|mark| {
            let (name, kind, text) = (&mark.field.name, &mark.input, mark.documentation());
            let ts =
                mark.field.rules.ts.iter().map(
                    |ts| quote!(#[cfg_attr(feature = "typescript", ts(type = #ts, optional))]),
                );
            quote!(#[doc = #text] #(#ts)* pub #name: ::core::option::Option<#kind>,)
        });
    quote! {
        /// An action that a host sends: an entry of the list of legal actions, or some of its members.
        #[derive(Clone, Debug, Default, ::serde::Deserialize)]
        #[serde(rename_all = "camelCase", default)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ActionFields", optional_fields))]
        pub struct #input {
            /// Index in the list of legal actions.
            pub id: ::core::option::Option<u32>,
            /// The type; `concede` is always possible and never listed.
            #[serde(rename = "type")]
            #[cfg_attr(feature = "typescript", ts(type = r#"Action["type"] | "concede""#, optional = false))]
            pub kind: ::core::option::Option<::std::string::String>,
            #choice
            #[doc = #seat]
            pub seat: ::core::option::Option<u8>,
            #(#fields)*
        }
    }
}
