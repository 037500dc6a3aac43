//! `#[derive(Encode)]`: derives the encoding of a value of the card language and its shape in card files.
//!
//! Fields are encoded in order. An enum begins with the number of its variant. Names in card files are those of the
//! `serde` attributes, so that writing, schema and parsing agree.
//!
//! serde's derived code for the same types was linked before: with it and the maps that it needs, the module of the TCG had 486 kB
//! (brotli) instead of 444.

mod names;

use names::{SerdeAttributes, encoded_with};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{
    Attribute, Data, DeriveInput, Error, Expr, ExprLit, Field, Fields, Ident, Lit, Meta, Result,
    parse_macro_input,
};

/// Derives `Encode` for a struct or an enum whose fields implement `Encode`.
///
/// `#[encode(shape = path)]` names a function that replaces the derived shape.
#[proc_macro_derive(Encode, attributes(encode, serde))]
pub fn derive_encode(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    encode(&input).unwrap_or_else(|error| error.to_compile_error()).into()
}

fn encode(input: &DeriveInput) -> Result<TokenStream> {
    let name = &input.ident;
    let names = SerdeAttributes::of(&input.attrs)?;
    let (put, take, shape) = match &input.data {
        Data::Struct(data) => {
            let Parts { pattern, put, take } = Parts::of(&data.fields);
            let fields = shapes(&data.fields, &names)?;
            (
                quote! { let #name #pattern = self; #put },
                quote! { #name #take },
                quote! { ::altmode_language::Shape::Object(#fields) },
            )
        }
        Data::Enum(data) => {
            let Some((last, _)) = data.variants.iter().enumerate().last() else {
                return Err(Error::new_spanned(name, "an enum without variants has no values"));
            };
            let (mut puts, mut takes, mut words) = (Vec::new(), Vec::new(), Vec::new());
            for (index, variant) in data.variants.iter().enumerate() {
                let number = u8::try_from(index).map_err(|_| {
                    Error::new_spanned(variant, "at most 256 variants can be packed")
                })?;
                let (word, Parts { pattern, put, take }) =
                    (&variant.ident, Parts::of(&variant.fields));
                puts.push(quote! { #name::#word #pattern => { bytes.push(#number); #put } });
                // The last arm also accepts unknown numbers, because only encoded bytes are decoded.
                let number = if index == last { quote!(_) } else { quote!(#number) };
                takes.push(quote! { #number => #name::#word #take });
                let text = SerdeAttributes::of(&variant.attrs)?
                    .rename
                    .unwrap_or_else(|| names.in_case(&word.to_string()));
                // `rename_all` of an enum applies to its variants only. Their fields keep their names.
                let parts = match &variant.fields {
                    Fields::Unit => quote!(::altmode_language::Parts::None),
                    Fields::Unnamed(fields) if fields.unnamed.len() == 1 => {
                        let shape = shape_of(&fields.unnamed[0]);
                        quote!(::altmode_language::Parts::One(#shape))
                    }
                    Fields::Unnamed(fields) => {
                        let shapes = fields.unnamed.iter().map(shape_of);
                        quote!(::altmode_language::Parts::Several(&[#(#shapes),*]))
                    }
                    Fields::Named(_) => {
                        let fields = shapes(&variant.fields, &SerdeAttributes::default())?;
                        quote!(::altmode_language::Parts::Fields(#fields))
                    }
                };
                words.push(quote! { ::altmode_language::Word { name: #text, parts: #parts } });
            }
            (
                quote! { match self { #(#puts)* } },
                quote! { match bytes.byte() { #(#takes),* } },
                quote! { ::altmode_language::Shape::Choice(&[#(#words),*]) },
            )
        }
        Data::Union(_) => return Err(Error::new_spanned(name, "a union cannot be packed")),
    };
    let shape = match encoded_with(&input.attrs)? {
        Some(path) => quote! { #path() },
        None => quote! { const { &#shape } },
    };
    let docs = docs(&input.attrs);
    Ok(quote! {
        impl ::altmode_language::Encode for #name {
            fn put(&self, bytes: &mut Vec<u8>) { #put }
            fn take(bytes: &mut ::altmode_language::Bytes<'_>) -> Self { #take }
            fn shape() -> &'static ::altmode_language::Shape { #shape }
            fn docs() -> ::altmode_language::Docs { ::altmode_language::documented!(#docs) }
        }
    })
}

/// Returns the text of the doc comments.
fn docs(attributes: &[Attribute]) -> String {
    let lines = attributes.iter().filter_map(|attribute| match &attribute.meta {
        Meta::NameValue(meta) if meta.path.is_ident("doc") => match &meta.value {
            Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) => Some(text.value().trim().to_string()),
            _ => None,
        },
        _ => None,
    });
    lines.collect::<Vec<_>>().join(" ").trim().to_string()
}

fn shape_of(field: &Field) -> TokenStream {
    let kind = &field.ty;
    quote!(<#kind as ::altmode_language::Encode>::shape)
}

/// Returns the named fields of a struct or a variant with the default values of optional fields.
fn shapes(fields: &Fields, names: &SerdeAttributes) -> Result<TokenStream> {
    let mut shapes = Vec::new();
    for field in fields {
        let Some(ident) = &field.ident else { continue };
        let (own, kind, shape) = (SerdeAttributes::of(&field.attrs)?, &field.ty, shape_of(field));
        let name = own.rename.unwrap_or_else(|| names.in_case(&ident.to_string()));
        let default = match own.default {
            None => quote!(None),
            Some(None) => {
                quote!(Some(|bytes| ::altmode_language::Encode::put(&<#kind as Default>::default(), bytes)))
            }
            Some(Some(path)) => {
                quote!(Some(|bytes| ::altmode_language::Encode::put(&#path(), bytes)))
            }
        };
        let docs = docs(&field.attrs);
        shapes.push(quote! {
            ::altmode_language::Field {
                name: #name, shape: #shape, default: #default, docs: ::altmode_language::documented!(#docs),
            }
        });
    }
    Ok(quote!(&[#(#shapes),*]))
}

/// Fields of a struct or a variant: a pattern that names them, the code that encodes them, and the code that decodes
/// them.
struct Parts {
    pattern: TokenStream,
    put: TokenStream,
    take: TokenStream,
}

impl Parts {
    fn of(fields: &Fields) -> Parts {
        let names: Vec<Ident> = match fields {
            Fields::Named(fields) => {
                fields.named.iter().filter_map(|field| field.ident.clone()).collect()
            }
            Fields::Unnamed(fields) => {
                (0..fields.unnamed.len()).map(|index| format_ident!("part{index}")).collect()
            }
            Fields::Unit => Vec::new(),
        };
        let put = quote! { #(::altmode_language::Encode::put(#names, bytes);)* };
        let taken = names.iter().map(|_| quote!(::altmode_language::Encode::take(bytes)));
        match fields {
            Fields::Named(_) => Parts {
                pattern: quote!({ #(#names),* }),
                put,
                take: quote!({ #(#names: #taken),* }),
            },
            Fields::Unnamed(_) => {
                Parts { pattern: quote!((#(#names),*)), put, take: quote!((#(#taken),*)) }
            }
            Fields::Unit => Parts { pattern: quote!(), put: quote!(), take: quote!() },
        }
    }
}
