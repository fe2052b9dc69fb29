//! What a wish is about besides its guests, as it is stored.

use serde::{Deserialize, Serialize};

use super::landmark::Landmark;
use crate::print::{self, PrintError};

/// What a wish is about besides its guests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WishObject {
    /// The id of a table.
    Table(String),
    /// The name of a zone of tables.
    Zone(String),
    /// A place of the room.
    Landmark(Landmark),
    /// The guests of a company.
    Company(String),
    /// The guests who carry a tag, by its id.
    Tag(String),
    /// A number of guests.
    Count(u32),
}

/// The JSON of an object. A table is a bare string.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Stored {
    Table(String),
    Other(Other),
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Other {
    Zone(String),
    Landmark(String),
    Company(String),
    Tag(String),
    Count(u32),
}

impl WishObject {
    /// Returns the id of a table.
    pub fn table(&self) -> Option<&str> {
        match self {
            Self::Table(table) => Some(table),
            _ => None,
        }
    }

    fn stored(&self) -> Stored {
        Stored::Other(match self.clone() {
            Self::Table(table) => return Stored::Table(table),
            Self::Zone(zone) => Other::Zone(zone),
            Self::Landmark(landmark) => Other::Landmark(landmark.as_str().to_owned()),
            Self::Company(company) => Other::Company(company),
            Self::Tag(tag) => Other::Tag(tag),
            Self::Count(count) => Other::Count(count),
        })
    }

    fn read(stored: Stored) -> Option<Self> {
        Some(match stored {
            Stored::Table(table) => Self::Table(table),
            Stored::Other(Other::Zone(zone)) => Self::Zone(zone),
            Stored::Other(Other::Landmark(word)) => Self::Landmark(Landmark::parse(&word).ok()?),
            Stored::Other(Other::Company(company)) => Self::Company(company),
            Stored::Other(Other::Tag(tag)) => Self::Tag(tag),
            Stored::Other(Other::Count(count)) => Self::Count(count),
        })
    }
}

/// Prints the object of a wish as it is stored.
pub fn object_text(object: Option<&WishObject>) -> Result<String, PrintError> {
    print::text(&object.map(WishObject::stored))
}

/// Reads the object of a stored wish.
pub fn parse_object(text: &str) -> Option<Option<WishObject>> {
    match serde_json::from_str::<Option<Stored>>(text).ok()? {
        Some(stored) => WishObject::read(stored).map(Some),
        None => Some(None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_object_reads_back_as_it_is_stored() {
        for object in [
            None,
            Some(WishObject::Table("t\"1".to_owned())),
            Some(WishObject::Zone("A".to_owned())),
            Some(WishObject::Landmark(Landmark::Bar)),
            Some(WishObject::Company("Acme".to_owned())),
            Some(WishObject::Tag("tag1".to_owned())),
            Some(WishObject::Count(4)),
        ] {
            let text = object_text(object.as_ref()).unwrap();
            assert_eq!(parse_object(&text), Some(object), "{text}");
        }
    }

    #[test]
    fn wishes_of_earlier_versions_are_read_and_unknown_places_refused() {
        assert_eq!(parse_object("null"), Some(None));
        assert_eq!(parse_object("\"t1\""), Some(Some(WishObject::Table("t1".to_owned()))));
        assert_eq!(parse_object("{\"landmark\":\"moon\"}"), None);
        assert_eq!(parse_object("[]"), None);
    }
}
