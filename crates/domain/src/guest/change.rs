//! The history of a guest: which field changed from what to what, and why.

use super::{Guest, GuestField};
use crate::id::GuestId;
use crate::live::{Changes, Kind};
use crate::seat::{SeatId, SeatedBy};
use crate::words::word_enum;

/// Marks the value of a seat that auto-assign gave. No id of a seat has a blank.
const BY_ENGINE: &str = " auto";

word_enum! {
    /// What made a change.
    Cause on the wire ChangeCause {
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
        /// A change of the plan removed the seat.
        Plan = "plan",
        /// An earlier action was undone.
        Undo = "undo",
        /// The guest answered.
        Answer = "answer",
        /// Recorded by a check-in at the door.
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

/// Returns a seat as a value of a change: its id, with a mark when auto-assign gave it; empty without a seat.
pub fn seat_value(seat: Option<(&SeatId, SeatedBy)>) -> String {
    match seat {
        Some((seat, SeatedBy::Hand)) => seat.to_string(),
        Some((seat, SeatedBy::Engine)) => format!("{seat}{BY_ENGINE}"),
        None => String::new(),
    }
}

/// Reads the value of [`seat_value`].
pub fn parse_seat_value(value: &str) -> Option<(SeatId, SeatedBy)> {
    let (seat, by) = match value.strip_suffix(BY_ENGINE) {
        Some(seat) => (seat, SeatedBy::Engine),
        None => (value, SeatedBy::Hand),
    };
    Some((SeatId::parse(seat).ok()?, by))
}

/// Returns what the screens that show these guests have to read again.
pub fn concerned(changes: &[FieldChange], cause: Cause) -> Changes {
    let mut all = Changes::default();
    for change in changes {
        for kind in change.concerns(cause) {
            all.extend(match kind {
                Kind::Parties | Kind::Tags | Kind::Wishes => Changes::any(*kind),
                kind => Changes::ids(*kind, [change.guest.as_str()]),
            });
        }
        if change.field == FieldChange::PARTY {
            all.extend(Changes::any(Kind::Parties));
        }
    }
    all
}

impl FieldChange {
    /// The field of a guest who came onto the list: nothing before, and the name afterwards.
    pub const ADDED: &'static str = "added";
    /// The field of a guest who was removed: the seat before.
    pub const REMOVED: &'static str = "removed";
    /// The field of a guest who was restored: the seat afterwards.
    pub const RESTORED: &'static str = "restored";
    /// The field of a guest who has another seat, or none.
    pub const SEAT: &'static str = "seat";
    /// The field of a party: its name.
    pub const PARTY: &'static str = "party";
    /// The field of the tags: their ids, separated by commas.
    pub const TAGS: &'static str = "tags";
    /// The field of the guest who brings this one: an id.
    pub const PLUS_ONE_OF: &'static str = "plusOneOf";
    /// The field of a guest into whom others were merged: nothing before, and how many they were.
    pub const MERGED: &'static str = "merged";
    /// The field of wishes that came along in a merge: nothing before, and their ids, separated by commas.
    pub const WISHES: &'static str = "wishes";
    /// The field of an answer.
    pub const RSVP: &'static str = "rsvp";

    /// Returns the kinds of rows that show the field.
    fn concerns(&self, cause: Cause) -> &'static [Kind] {
        match (self.field.as_str(), cause) {
            (Self::SEAT, _) => &[Kind::Seats],
            // Parties, answers and wishes count the guests on the list only.
            (Self::REMOVED | Self::RESTORED, _) => {
                &[Kind::Guests, Kind::Seats, Kind::Answers, Kind::Parties, Kind::Wishes]
            }
            (Self::ADDED, _) => &[Kind::Guests, Kind::Answers],
            (Self::TAGS, _) => &[Kind::Guests, Kind::Tags],
            (Self::WISHES, _) => &[Kind::Wishes],
            (Self::RSVP, _) | (_, Cause::Answer) => &[Kind::Guests, Kind::Answers],
            _ => &[Kind::Guests],
        }
    }

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
            (Self::PARTY, party(old), party(new)),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_reads_back_from_its_value_with_the_one_who_gave_it() {
        let seat = SeatId::parse("t1-chair-2").unwrap();
        for by in [SeatedBy::Hand, SeatedBy::Engine] {
            let value = seat_value(Some((&seat, by)));
            assert_eq!(parse_seat_value(&value), Some((seat.clone(), by)));
        }
        assert_eq!(parse_seat_value(&seat_value(None)), None);
    }
}
