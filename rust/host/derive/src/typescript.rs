//! The code that describes variants and members for TypeScript declarations.

use crate::{
    attributes::VariantRules,
    field::{TaggedField, optional},
};
use proc_macro2::TokenStream;
use quote::quote;
use syn::{Attribute, Expr, ExprLit, Lit, Meta, Variant};

/// Returns the text of the doc comments.
pub fn docs(attributes: &[Attribute]) -> String {
    let lines = attributes.iter().filter_map(|attribute| match &attribute.meta {
        Meta::NameValue(meta) if meta.path.is_ident("doc") => match &meta.value {
            Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) => Some(text.value().trim().to_string()),
            _ => None,
        },
        _ => None,
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Returns the description of a variant.
pub fn variant(
    variant: &Variant,
    rules: &VariantRules,
    members: &[TaggedField<'_>],
) -> TokenStream {
    let (name, docs, tag) = (variant.ident.to_string(), docs(&variant.attrs), &rules.tag);
    let kind = match &rules.kind {
        Some(kind) => quote!(Some(#kind)),
        None => quote!(None),
    };
    let members = groups(members);
    quote! {
        ::altmode_host::typescript::Variant { name: #name, docs: #docs, tag: #tag, kind: #kind, members: vec![#(#members),*] }
    }
}

/// Returns the descriptions of members. Those that are there exactly if another one is form a group.
pub fn groups(members: &[TaggedField<'_>]) -> Vec<TokenStream> {
    let together = members.chunk_by(|_, next| next.rules.with);
    let group = |members: &[TaggedField<'_>]| match members {
        [one] => member(one, true),
        several => {
            let members = several.iter().map(|one| member(one, false));
            quote! { ::altmode_host::typescript::Member::Group { optional: true, members: vec![#(#members),*] } }
        }
    };
    together.map(group).collect()
}

/// Returns the description of a member. Members of a group are missing together, if at all.
fn member(member: &TaggedField<'_>, alone: bool) -> TokenStream {
    let whole = &member.field.ty;
    let inner = optional(whole);
    let kind = inner.unwrap_or(whole);
    if member.rules.inline {
        let (optional, members) =
            (inner.is_some(), quote!(<#kind as ::altmode_host::Fields>::members()));
        return quote! { ::altmode_host::typescript::Member::Group { optional: #optional, members: #members } };
    }
    let (key, docs, null) = (member.key(), docs(&member.field.attrs), member.rules.null);
    let optional = alone && inner.is_some() && !null;
    let shown = if null { whole } else { kind };
    let ts = match &member.rules.ts {
        Some(ts) => quote!(#ts.to_string()),
        None => quote!(::altmode_host::typescript::name_of::<#shown>()),
    };
    quote! {
        ::altmode_host::typescript::Member::One { name: #key, docs: #docs, ts: #ts, optional: #optional }
    }
}
