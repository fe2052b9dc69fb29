//! Where an event is listed: active, archived, or deleted and still restorable.

use crate::words::word_enum;

word_enum! {
    /// One of the three lists of events.
    EventList as "state" {
        /// Neither archived nor deleted.
        Active = "active",
        /// Put away; still readable and editable.
        Archived = "archived",
        /// Deleted so lately that it can be restored, archived before or not.
        Deleted = "deleted",
    }
}

#[expect(clippy::derivable_impls, reason = "the macro takes no derive")]
impl Default for EventList {
    fn default() -> Self {
        Self::Active
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_list_reads_back_from_its_word() {
        for list in EventList::ALL {
            assert_eq!(EventList::parse(list.as_str()), Ok(list));
        }
        assert_eq!(EventList::parse("gone").unwrap_err().field, "state");
        assert_eq!(EventList::default(), EventList::Active);
    }
}
