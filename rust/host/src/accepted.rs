//! The members of objects that hosts send: the names that a reader accepts, and their TypeScript declaration.

/// The members of an object that hosts send. [`accepted!`](macro@crate::accepted) makes it.
pub struct Accepted {
    /// The names.
    pub names: &'static [&'static str],
    /// The declaration.
    pub declared: Declared,
}

/// The declaration of an object. It is empty where no TypeScript is generated, so that it is in no module.
pub struct Declared {
    /// The name of the type.
    #[cfg(feature = "typescript")]
    pub name: &'static str,
    /// Its documentation.
    #[cfg(feature = "typescript")]
    pub docs: &'static str,
    /// Other forms of the value.
    #[cfg(feature = "typescript")]
    pub others: &'static [&'static str],
    /// The members: name, whether it may be missing, type, documentation.
    #[cfg(feature = "typescript")]
    pub members: &'static [(&'static str, bool, &'static str, &'static str)],
}

#[cfg(feature = "typescript")]
impl Accepted {
    /// Returns the declaration of the type.
    pub fn declare(&self) -> String {
        let Declared { name, docs, others, members } = self.declared;
        let mut text = format!("/** {} */\nexport type {name} =", docs.trim());
        for other in others {
            text += &format!(" {other} |");
        }
        text += " {\n";
        for (name, optional, kind, docs) in members {
            let mark = if *optional { "?" } else { "" };
            text += &format!("  /** {} */\n  {name}{mark}: {kind};\n", docs.trim());
        }
        text + "};\n"
    }
}

/// Declares the members of an object that hosts send, once for the reader and for TypeScript.
///
/// ```
/// use altmode_host::{accepted, input::object};
/// use altmode_json::json;
///
/// accepted! {
///     /// A player.
///     PLAYER: Player {
///         /// The name.
///         needed name: "string",
///         /// The number of cards in hand.
///         optional hand: "number",
///     }
/// }
///
/// assert!(object(&json!({ "name": "Ann" }), PLAYER.names).is_ok());
/// let error = object(&json!({ "nmae": "Ann" }), PLAYER.names).unwrap_err();
/// assert_eq!(error.code, "unknown-field");
/// ```
///
/// `PLAYER: Player or "string" { … }` declares that the value can also be a text.
#[macro_export]
macro_rules! accepted {
    ($(
        $(#[doc = $docs:literal])+
        $visibility:vis $constant:ident : $type:ident $(or $other:literal)* {
            $($(#[doc = $member_docs:literal])+ $need:ident $member:ident : $kind:literal,)+
        }
    )+) => {$(
        $(#[doc = $docs])+
        $visibility const $constant: $crate::Accepted = $crate::Accepted {
            names: &[$(stringify!($member)),+],
            declared: $crate::declared! {
                $type, [$($docs)+], [$($other)*], [$($need $member $kind [$($member_docs)+])+]
            },
        };
    )+};
}

/// Expands to a [`Declared`].
#[cfg(feature = "typescript")]
#[doc(hidden)]
#[macro_export]
macro_rules! declared {
    ($type:ident, [$($docs:literal)+], [$($other:literal)*], [$($need:ident $member:ident $kind:literal [$($member_docs:literal)+])+]) => {
        $crate::Declared {
            name: stringify!($type),
            docs: concat!($($docs),+),
            others: &[$($other),*],
            members: &[$((stringify!($member), $crate::declared!(@$need), $kind, concat!($($member_docs),+))),+],
        }
    };
    (@needed) => { false };
    (@optional) => { true };
}

/// Expands to a [`Declared`].
#[cfg(not(feature = "typescript"))]
#[doc(hidden)]
#[macro_export]
macro_rules! declared {
    ($type:ident, [$($docs:literal)+], [$($other:literal)*], [$($need:ident $member:ident $kind:literal [$($member_docs:literal)+])+]) => {
        $crate::Declared {}
    };
}
