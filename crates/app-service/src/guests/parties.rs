//! Parties of an event: list, update. They come and go with their guests.

use domain::account::Act;
use domain::id::{EventId, PartyId};
use domain::live::{Changes, Kind};
use domain::party::{PartyDetails, PartyPatch};
use storage::guests::parties as rows;

use crate::core::actor::Organiser;
use crate::core::error::{Conflict, Error, Noun};
use crate::core::scope;
use crate::core::service::{Reading, Tx};

/// A party and how many guests belong to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PartyEntry {
    /// The party; viewers and door staff see no note.
    pub details: PartyDetails,
    /// Its guests.
    pub guests: i64,
}

/// Returns the parties of an event by name.
pub fn list(r: &mut Reading<'_>, organiser: &Organiser, event: &EventId) -> Result<Vec<PartyEntry>, Error> {
    let scope = scope::of_event(r, organiser, event)?;
    let sizes = rows::sizes(r.conn, &scope)?;
    let is_private = !organiser.role().may(Act::ReadPrivate);
    let entry = |mut details: PartyDetails| {
        if is_private {
            details.note.clear();
        }
        PartyEntry {
            guests: sizes.get(details.party.id.as_str()).copied().unwrap_or_default(),
            details,
        }
    };
    Ok(rows::all_details(r.conn, &scope)?.into_iter().map(entry).collect())
}

/// Changes what was agreed about a party, unless it has other values than expected.
pub fn update(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    id: &PartyId,
    patch: &PartyPatch,
    expected: &PartyPatch,
) -> Result<PartyEntry, Error> {
    organiser.must_edit()?;
    let found = rows::find_details(tx.conn, organiser.organisation_id(), id);
    let (scope, old) = found.map_err(|error| Error::missing(error, Noun::Party))?;
    if expected.apply(&old)? != old {
        return Err(Error::Conflict(Conflict::ChangedMeanwhile));
    }
    let details = patch.apply(&old)?;
    let namesake = rows::find_named(tx.conn, &scope, &details.party.name)?;
    if namesake.is_some_and(|other| other != *id) {
        return Err(Error::Conflict(Conflict::PartyExists));
    }
    rows::update_details(tx.conn, &scope, &details)?;
    tx.note(&scope, Changes::any_of(&[Kind::Parties, Kind::Guests]));
    let sizes = rows::sizes(tx.conn, &scope)?;
    let guests = sizes.get(id.as_str()).copied().unwrap_or_default();
    Ok(PartyEntry { details, guests })
}
