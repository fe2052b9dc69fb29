//! Where an event is listed: active, archived, or deleted and still restorable.

use crate::words::word_enum;

word_enum! {
    /// One of the three lists of events.
    #[derive(Default)]
    Shelf as "state" {
        /// Neither archived nor deleted.
        #[default]
        Active = "active",
        /// Put away; still readable and editable.
        Archived = "archived",
        /// Deleted so lately that it can be restored, archived before or not.
        Deleted = "deleted",
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
