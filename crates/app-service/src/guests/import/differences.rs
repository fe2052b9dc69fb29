//! Differences between a row of a file and a guest of the event.

use domain::guest::status::Rsvp;
use domain::guest::{Guest, GuestField};

use super::rows::ImportRow;

/// A field whose value in the file differs from that of the event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The name of the field.
    pub field: &'static str,
    /// The value of the event.
    pub old: String,
    /// The value of the file.
    pub new: String,
}

/// Lists the fields where the file has a different value. Blank values are ignored.
pub(super) fn differences(guest: &Guest, row: &ImportRow) -> Vec<Difference> {
    let texts = GuestField::ALL.iter().map(|field| {
        let (old, new) = (guest.texts.get(*field), row.draft.texts.get(*field));
        (field.definition().name, old, new)
    });
    let party = guest.party.as_ref().map_or("", |party| party.name.as_str());
    let others = [
        ("party", party, row.draft.party.as_deref().unwrap_or_default()),
        (
            "status",
            answer_word(guest.rsvp).unwrap_or("pending"),
            answer_word(row.draft.rsvp).unwrap_or_default(),
        ),
    ];
    let different = texts
        .chain(others)
        .filter(|(_, old, new)| !new.is_empty() && old != new);
    let listed = different.map(|(field, old, new)| Difference {
        field,
        old: old.to_owned(),
        new: new.to_owned(),
    });
    listed.collect()
}

/// Returns the word for an answer in a file, or `None` for no answer.
pub(super) fn answer_word(rsvp: Rsvp) -> Option<&'static str> {
    match rsvp {
        Rsvp::NoAnswer => None,
        Rsvp::Attending => Some("confirmed"),
        Rsvp::Declined => Some("cancelled"),
        Rsvp::Maybe => Some("maybe"),
    }
}
