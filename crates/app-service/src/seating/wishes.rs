//! Seating wishes: list, add, delete.

use std::collections::HashSet;

use domain::activity::Activity;
use domain::id::{EventId, GuestId, WishId};
use domain::limits::WISHES_PER_EVENT_MAX;
use domain::text;
use domain::wish::{CheckedWish, NewWish, Wish, WishObject};
use storage::events::EventScope;
use storage::guests;
use storage::guests::tags;
use storage::seating::wishes as rows;

use crate::activity;
use crate::core::actor::Organiser;
use crate::core::error::{Error, Noun};
use crate::core::ids::RequestId;
use crate::core::scope;
use crate::core::service::{Reading, Tx};
use crate::guests::seat_changes;

/// Returns the wishes of an event. Removed guests are left out, and so are wishes that are about too few guests without
/// them. Wishes may hurt those they are about, so only owners and planners see them.
pub fn list(r: &mut Reading<'_>, organiser: &Organiser, event: &EventId) -> Result<Vec<Wish>, Error> {
    organiser.must_edit()?;
    let scope = scope::of_event(r, organiser, event)?;
    let mut wishes = rows::of_event(r.conn, &scope)?;
    if wishes.is_empty() {
        return Ok(wishes);
    }
    let listed: HashSet<String> = guests::ids_by_name(r.conn, &scope)?.into_iter().collect();
    for wish in &mut wishes {
        wish.guests.retain(|guest| listed.contains(guest.as_str()));
    }
    wishes.retain(|wish| wish.guests.len() >= wish.kind.guests_min());
    Ok(wishes)
}

/// Adds a wish about guests and a table of the event.
pub fn create(tx: &mut Tx<'_>, organiser: &Organiser, event: &EventId, input: NewWish) -> Result<Wish, Error> {
    organiser.must_edit()?;
    let scope = scope::of_event(tx, organiser, event)?;
    let CheckedWish {
        kind,
        strength,
        guest_ids,
        object,
    } = input.check()?;
    let guest_ids = guest_ids
        .iter()
        .map(|id| GuestId::read(id))
        .collect::<Result<Vec<_>, _>>()?;
    // The guests must stay on the list until the wish is stored.
    let known = guests::candidates(tx.conn, &scope, &guest_ids.iter().collect::<Vec<_>>())?;
    if known.len() < guest_ids.len() {
        return Err(Error::NotFound(Noun::Guest));
    }
    check_object(tx, organiser, &scope, object.as_ref())?;
    if rows::count(tx.conn, &scope)? >= WISHES_PER_EVENT_MAX {
        let most = text::with_commas(WISHES_PER_EVENT_MAX.try_into().unwrap_or(u64::MAX));
        return Err(Error::TooLarge(format!("Events are limited to {most} seating wishes.")));
    }
    let wish = Wish {
        id: WishId::from_random(&tx.id_bytes()?),
        kind,
        strength,
        guests: guest_ids,
        object,
    };
    let now = tx.now;
    rows::insert(tx.conn, &scope, &wish, organiser.user_id(), now)?;
    activity::record(tx, organiser, &scope, &Activity::WishAdded)?;
    Ok(wish)
}

/// Refuses a table that the plan does not have and a tag that the organisation does not have.
fn check_object(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    scope: &EventScope,
    object: Option<&WishObject>,
) -> Result<(), Error> {
    match object {
        Some(WishObject::Table(table)) => seat_changes::checked_table(tx, scope, Some(table)).map(drop),
        Some(WishObject::Tag(tag)) => {
            let known = tags::of_organisation(tx.conn, organiser.organisation_id())?;
            let is_known = known.iter().any(|each| each.id.as_str() == tag);
            if is_known {
                Ok(())
            } else {
                Err(Error::NotFound(Noun::Tag))
            }
        }
        _ => Ok(()),
    }
}

/// Deletes a wish.
pub fn delete(tx: &mut Tx<'_>, organiser: &Organiser, id: &WishId) -> Result<(), Error> {
    organiser.must_edit()?;
    let found = rows::scope(tx.conn, organiser.organisation_id(), id);
    let scope = found.map_err(|error| Error::missing(error, Noun::Wish))?;
    rows::delete(tx.conn, &scope, id)?;
    activity::record(tx, organiser, &scope, &Activity::WishDeleted)
}
