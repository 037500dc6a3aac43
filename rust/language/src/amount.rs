//! Numbers of the card languages.

/// Defines `Amount`, a number of a card language, beside its `Count`: the things that can be counted.
#[macro_export]
macro_rules! amount {
    () => {
        /// A number: fixed, or counted when the instruction is followed.
        #[derive(Clone, Debug, PartialEq, Eq, $crate::Encode)]
        #[encode(shape = Amount::shape_of_number)]
        pub enum Amount {
            /// A fixed number.
            Fixed(i16),
            /// Counted.
            Counted(Box<Count>),
        }

        impl Amount {
            fn shape_of_number() -> &'static $crate::Shape {
                const { &$crate::Shape::Amount(<Count as $crate::Encode>::shape) }
            }
        }

        impl ::serde::Serialize for Amount {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                match self {
                    Amount::Fixed(number) => serializer.serialize_i16(*number),
                    Amount::Counted(count) => count.serialize(serializer),
                }
            }
        }

        #[cfg(feature = "schema")]
        impl ::schemars::JsonSchema for Amount {
            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                "Amount".into()
            }
            fn json_schema(generator: &mut ::schemars::SchemaGenerator) -> ::schemars::Schema {
                let count = generator.subschema_for::<Count>();
                ::schemars::json_schema!({
                    "description": "A number, or something counted when the instruction is followed.",
                    "anyOf": [{ "type": "integer", "minimum": -99, "maximum": 99 }, count],
                })
            }
        }
    };
}
