//! Enumerations whose values are words: stored, sent and read back.

use crate::invalid::Invalid;

/// Declares an enumeration with `ALL`, `as_str` and `parse`, which answers of the interface hold as it is. With the field of
/// a request (`Rsvp as "rsvp"`), `parse` refuses other words with a message at that field; without one it returns nothing
/// for them. `on the wire Name` is its name in the OpenAPI document, if that differs.
macro_rules! word_enum {
    (
        $(#[doc = $doc:literal])+ $name:ident $(as $field:literal)? $(on the wire $wire:ident)?
        { $($(#[$value_doc:meta])* $value:ident = $word:literal,)+ }
    ) => {
        $(#[doc = $doc])+
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name {
            $($(#[$value_doc])* $value,)+
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }

        #[cfg(feature = "schema")]
        impl utoipa::PartialSchema for $name {
            fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
                $crate::words::schema(&Self::ALL.map(Self::as_str), &[$($doc),+])
            }
        }

        #[cfg(feature = "schema")]
        impl utoipa::ToSchema for $name {
            $(fn name() -> std::borrow::Cow<'static, str> {
                std::borrow::Cow::Borrowed(stringify!($wire))
            })?
        }

        impl $name {
            /// Every value, in this order.
            pub const ALL: [Self; [$($word),+].len()] = [$(Self::$value),+];

            /// Returns the word that is stored and sent.
            pub fn as_str(self) -> &'static str {
                match self {
                    $(Self::$value => $word,)+
                }
            }

            word_enum!(@parse $($field)?);
        }
    };
    (@parse) => {
        /// Reads a stored word.
        pub fn parse(word: &str) -> Option<Self> {
            Self::ALL.into_iter().find(|value| value.as_str() == word)
        }
    };
    (@parse $field:literal) => {
        /// Reads a word.
        pub fn parse(word: &str) -> Result<Self, $crate::invalid::Invalid> {
            let found = Self::ALL.into_iter().find(|value| value.as_str() == word);
            found.ok_or_else(|| $crate::words::choose($field, &Self::ALL.map(Self::as_str)))
        }
    };
}
pub(crate) use word_enum;

/// Describes words for the OpenAPI document.
#[cfg(feature = "schema")]
pub(crate) fn schema(words: &[&'static str], docs: &[&str]) -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
    let lines: Vec<&str> = docs.iter().map(|line| line.trim()).collect();
    utoipa::openapi::ObjectBuilder::new()
        .schema_type(utoipa::openapi::Type::String)
        .enum_values(Some(words.iter().copied()))
        .description(Some(lines.join("\n")))
        .into()
}

/// Refuses a word that is not one of these: "Choose a, b or c."
pub(crate) fn choose(field: &str, words: &[&str]) -> Invalid {
    let choices = match words {
        [first @ .., last] if !first.is_empty() => format!("{} or {last}", first.join(", ")),
        words => words.concat(),
    };
    Invalid::new(field, format!("Choose {choices}."))
}

#[cfg(test)]
#[expect(unreachable_pub, reason = "the macro declares public types")]
mod tests {
    word_enum! {
        /// A colour of a request.
        Colour as "colour" {
            /// Red.
            Red = "red",
            /// Dark blue.
            DarkBlue = "dark-blue",
            /// Green.
            Green = "green",
        }
    }

    word_enum! {
        /// A colour that is only stored.
        Stored {
            /// Red.
            Red = "red",
        }
    }

    #[test]
    fn every_value_reads_back_from_its_word_and_other_words_are_refused_at_the_field() {
        for colour in Colour::ALL {
            assert_eq!(Colour::parse(colour.as_str()), Ok(colour));
        }
        let refused = Colour::parse("DarkBlue").unwrap_err();
        assert_eq!(refused.to_string(), "colour: Choose red, dark-blue or green.");
        assert_eq!(super::choose("colour", &["red"]).message, "Choose red.");
    }

    #[test]
    fn a_stored_word_that_is_unknown_is_nothing() {
        assert_eq!((Stored::parse("red"), Stored::parse("blue")), (Some(Stored::Red), None));
    }
}
