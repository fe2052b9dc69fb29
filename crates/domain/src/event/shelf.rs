//! Where an event is kept: in use, put away, or deleted and still restorable.

use crate::invalid::Invalid;

/// One of the three lists of events.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shelf {
    /// Neither archived nor deleted.
    #[default]
    Active,
    /// Put away; still readable and editable.
    Archived,
    /// Deleted so lately that it can be restored, archived before or not.
    Deleted,
}

impl Shelf {
    /// Every list.
    pub const ALL: [Self; 3] = [Self::Active, Self::Archived, Self::Deleted];

    /// Returns the word that is sent.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Active => "active",
            Self::Archived => "archived",
            Self::Deleted => "deleted",
        }
    }

    /// Reads the `state` of a query.
    pub fn parse(word: &str) -> Result<Self, Invalid> {
        let found = Self::ALL.into_iter().find(|shelf| shelf.as_str() == word);
        found.ok_or_else(|| Invalid::new("state", "Choose active, archived or deleted."))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_list_reads_back_from_its_word() {
        for shelf in Shelf::ALL {
            assert_eq!(Shelf::parse(shelf.as_str()), Ok(shelf));
        }
        assert_eq!(Shelf::parse("gone").unwrap_err().field, "state");
        assert_eq!(Shelf::default(), Shelf::Active);
    }
}
