//! Closed vocabularies.

/// Declares an enum whose members have one English name each, for example colours or traits.
///
/// The enum gets an encoding, a parser and English names. Its words in files are its members in kebab-case. A crate
/// that declares a vocabulary must have a feature `schema` that depends on `schemars`.
#[macro_export]
macro_rules! vocabulary {
    ($(#[$doc:meta])* $name:ident { $($(#[$member_doc:meta])* $member:ident = $text:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, $crate::Encode, $crate::__serde::Serialize,
            $crate::__serde::Deserialize,
        )]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(rename_all = "kebab-case")]
        #[repr(u8)]
        #[allow(missing_docs, reason = "the members are words of the game")]
        pub enum $name { $($(#[$member_doc])* $member),+ }

        impl $name {
            /// Every member, in order.
            pub const ALL: &'static [$name] = &[$($name::$member),+];

            /// Returns the English name as printed.
            pub const fn name(self) -> &'static str {
                match self { $($name::$member => $text),+ }
            }

            /// Finds a member by its English name, ignoring case.
            pub fn from_name(name: &str) -> Option<$name> {
                Self::ALL.iter().copied().find(|word| word.name().eq_ignore_ascii_case(name))
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}
