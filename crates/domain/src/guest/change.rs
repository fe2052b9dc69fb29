//! The history of a guest: which field changed from what to what, and why.

use super::{Guest, GuestField};
use crate::id::GuestId;
use crate::words::word_enum;

word_enum! {
    /// What made a change.
    Cause {
        /// A person changed one guest.
        Edit = "edit",
        /// A person changed several guests at once.
        Bulk = "bulk",
        /// An import updated a guest who was on the list.
        Import = "import",
        /// Two guests were merged into one.
        Merge = "merge",
        /// Auto-assign gave the seat.
        AutoAssign = "auto-assign",
        /// An earlier action was taken back.
        Undo = "undo",
        /// The guest answered.
        Answer = "answer",
        /// The door recorded it.
        Door = "door",
    }
}

/// A field of a guest before and after a change. Values are those of the wire: texts, words, ids; empty for none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldChange {
    /// The guest.
    pub guest: GuestId,
    /// The name of the field on the wire, such as `email`, `rsvp`, `party`, `seat`, `tags` or `removed`.
    pub field: String,
    /// The value before.
    pub old: String,
    /// The value afterwards.
    pub new: String,
}

impl FieldChange {
    /// Describes a change of one field.
    pub fn new(guest: &GuestId, field: &str, old: impl Into<String>, new: impl Into<String>) -> Self {
        Self {
            guest: guest.clone(),
            field: field.to_owned(),
            old: old.into(),
            new: new.into(),
        }
    }

    /// Returns what differs between two states of a guest; the seat is not part of them. A party is known by its name.
    pub fn between(old: &Guest, new: &Guest) -> Vec<Self> {
        let texts = GuestField::ALL.iter().map(|&field| {
            let name = field.definition().name;
            (name, old.texts.get(field).to_owned(), new.texts.get(field).to_owned())
        });
        let party = |guest: &Guest| guest.party.as_ref().map(|party| party.name.clone()).unwrap_or_default();
        let attendance = |guest: &Guest| super::status::attendance(guest.arrived).to_owned();
        let table = |guest: &Guest| guest.table_id.clone().unwrap_or_default();
        let rest = [
            ("rsvp", old.rsvp.as_str().to_owned(), new.rsvp.as_str().to_owned()),
            ("attendance", attendance(old), attendance(new)),
            ("party", party(old), party(new)),
            ("table", table(old), table(new)),
            ("vip", old.vip.to_string(), new.vip.to_string()),
            ("wheelchair", old.wheelchair.to_string(), new.wheelchair.to_string()),
        ];
        let differing = texts.chain(rest).filter(|(_, old, new)| old != new);
        differing
            .map(|(field, before, after)| Self::new(&new.id, field, before, after))
            .collect()
    }
}
