//! Guests of the event who get the values of a row: in slices, as part of the action of the import.

use std::collections::{BTreeSet, HashMap, HashSet};

use domain::account::Act;
use domain::guest::change::FieldChange;
use domain::guest::status::{Rsvp, RsvpBy};
use domain::guest::{Guest, GuestField};
use domain::id::{GuestId, TagId};
use domain::seat::{SeatId, SeatedBy};
use storage::guests::tags;
use storage::guests::{self as guest_rows, SeatedGuest};

use super::rows::ImportRow;
use super::store::{Guide, Import};
use crate::activity;
use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::ids::RequestId as _;
use crate::core::service::{Service, Tx};
use crate::core::slices;
use crate::guests::bulk::Part;
use crate::guests::change_log;
use crate::guests::companions::tags_value;
use crate::guests::seat_changes;
use crate::guests::{find_or_create_party, removal};

/// A guest who gets the values of a row.
#[derive(Clone, Debug)]
pub(super) struct Update {
    pub(super) guest: GuestId,
    /// Place in the list of rows.
    pub(super) row: usize,
    pub(super) table: Option<String>,
    pub(super) seat: Option<SeatId>,
    /// Tags that the guest gets beside those there are.
    pub(super) tags: Vec<TagId>,
}

/// What the updates did.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Updated {
    pub(super) guests: usize,
    pub(super) seated: usize,
    /// Transactions that changed the event.
    pub(super) transactions: i64,
}

/// An updated guest on the way into the database.
struct Changing {
    old: SeatedGuest,
    new: Guest,
    update: Update,
}

/// Updates the guests. Each transaction can be undone by the action of the import.
pub(super) fn apply(
    service: &Service,
    organiser: &Organiser,
    import: &Import,
    guide: &Guide,
    mut updates: Vec<Update>,
) -> Result<Updated, Error> {
    let mut done = Updated::default();
    if updates.is_empty() {
        return Ok(done);
    }
    // The order in which every writer locks them.
    updates.sort_by(|one, other| one.guest.cmp(&other.guest));
    import.run.enter("Updating guests", u64::try_from(updates.len()).ok())?;
    for slice in updates.chunks(slices::GUESTS_PER_TRANSACTION) {
        let (import, guide, slice) = (import.clone(), guide.clone(), slice.to_vec());
        let (guests, seated) = service.write_as(organiser, Act::Edit, move |tx, organiser| {
            import.run.hold(tx, slice.len())?;
            import.run.set_rollback(tx, &guide.batch)?;
            let part = Part {
                organiser,
                scope: &import.scope,
                batch: &guide.batch,
                cause: domain::guest::change::Cause::Import,
            };
            update_slice(tx, part, &import.rows, slice)
        })?;
        done.guests += guests;
        done.seated += seated;
        done.transactions += i64::from(guests > 0);
    }
    Ok(done)
}

/// Updates a slice, and returns how many guests changed and how many got a seat.
fn update_slice(
    tx: &mut Tx<'_>,
    part: Part<'_>,
    rows: &[ImportRow],
    slice: Vec<Update>,
) -> Result<(usize, usize), Error> {
    // The plan keeps its chairs in the meantime.
    storage::plans::floor_plans::lock_all(tx.conn, part.scope)?;
    let ids: Vec<&GuestId> = slice.iter().map(|update| &update.guest).collect();
    guest_rows::candidates(tx.conn, part.scope, &ids)?;
    let ids: Vec<String> = slice.iter().map(|update| update.guest.to_string()).collect();
    let known = guest_rows::some(tx.conn, part.scope, &ids)?.into_iter();
    let mut known: HashMap<GuestId, SeatedGuest> = known.map(|known| (known.guest.id.clone(), known)).collect();
    let mut changing = Vec::with_capacity(slice.len());
    for update in slice {
        let (Some(old), Some(row)) = (known.remove(&update.guest), rows.get(update.row)) else {
            continue;
        };
        let new = merged(tx, part, &old.guest, row)?;
        changing.push(Changing { old, new, update });
    }
    let seated = seat(tx, part, &mut changing)?;
    let ids: Vec<&GuestId> = changing.iter().map(|each| &each.new.id).collect();
    let mut carried = tags::of_guests(tx.conn, part.scope, Some(&ids))?;
    let (mut changes, mut given) = (Vec::new(), Vec::new());
    let mut changed = 0;
    for each in &changing {
        let seat = each.update.seat.as_ref().filter(|_| seated.contains(&each.new.id));
        let mut of_guest = store(tx, part, each, seat)?;
        let before = carried.remove(each.new.id.as_str()).unwrap_or_default();
        of_guest.extend(more_tags(&each.update, &before, &mut given)?);
        changed += usize::from(!of_guest.is_empty());
        changes.extend(of_guest);
    }
    tags::give(tx.conn, part.scope, &given)?;
    change_log::note_in(tx, part.organiser, part.scope, part.action(), &changes)?;
    Ok((changed, seated.len()))
}

/// Adds the tags that a guest does not carry yet to those that are given.
fn more_tags(
    update: &Update,
    before: &[String],
    given: &mut Vec<(GuestId, TagId)>,
) -> Result<Option<FieldChange>, Error> {
    let before: BTreeSet<TagId> = before.iter().map(|id| TagId::read(id)).collect::<Result<_, _>>()?;
    let after: BTreeSet<TagId> = before.iter().chain(&update.tags).cloned().collect();
    given.extend(after.difference(&before).map(|tag| (update.guest.clone(), tag.clone())));
    let change = || {
        FieldChange::new(
            &update.guest,
            FieldChange::TAGS,
            tags_value(&before),
            tags_value(&after),
        )
    };
    Ok((after != before).then(change))
}

/// The guest with the values of a row; what the row leaves blank stays.
fn merged(tx: &mut Tx<'_>, part: Part<'_>, old: &Guest, row: &ImportRow) -> Result<Guest, Error> {
    let mut new = old.clone();
    for field in GuestField::ALL {
        let text = row.draft.texts.get(*field);
        if !text.is_empty() {
            text.clone_into(new.texts.get_mut(*field));
        }
    }
    if row.draft.rsvp != Rsvp::NoAnswer {
        new.answer(row.draft.rsvp, RsvpBy::Import, tx.now);
    }
    let present = old.party.as_ref().map(|party| &party.name);
    if let Some(name) = row.draft.party.as_ref().filter(|name| Some(*name) != present) {
        new.party = Some(find_or_create_party(tx, part.scope, name)?);
    }
    Ok(new)
}

/// Frees the seats of those who decline, seats those without a seat where the wanted one is free, and sets the tables.
/// Returns those who are seated.
fn seat(tx: &mut Tx<'_>, part: Part<'_>, changing: &mut [Changing]) -> Result<HashSet<GuestId>, Error> {
    let declined = |each: &&Changing| each.new.rsvp == Rsvp::Declined;
    let leaving: Vec<&GuestId> = changing
        .iter()
        .filter(declined)
        .filter(|each| each.old.seat.is_some())
        .map(|each| &each.new.id)
        .collect();
    if !leaving.is_empty() {
        seat_changes::free_seats(tx, part.scope, &leaving)?;
    }
    let wanted: Vec<(GuestId, SeatId, SeatedBy)> = changing
        .iter()
        .filter(|each| !declined(each) && each.old.seat.is_none())
        .filter_map(|each| Some((each.new.id.clone(), each.update.seat.clone()?, SeatedBy::Hand)))
        .collect();
    let seated = removal::seat_again(tx, part.scope, &wanted)?;
    for each in changing {
        if seated.contains(&each.new.id) {
            // The seat determines the table.
            each.new.table_id = None;
        } else if each.old.seat.is_none() && each.update.table.is_some() {
            each.new.table_id.clone_from(&each.update.table);
        }
    }
    Ok(seated)
}

/// Stores a guest and returns what changed.
fn store(
    tx: &mut Tx<'_>,
    part: Part<'_>,
    Changing { old, new, .. }: &Changing,
    seat: Option<&SeatId>,
) -> Result<Vec<FieldChange>, Error> {
    let mut changes = FieldChange::between(&old.guest, new);
    let by = old.by.unwrap_or(SeatedBy::Hand);
    let before = old.seat.as_ref().map(|seat| (&seat.id, by));
    let after = match before {
        Some(_) if new.rsvp == Rsvp::Declined => None,
        None => seat.map(|seat| (seat, SeatedBy::Hand)),
        kept => kept,
    };
    changes.extend(change_log::seat_change(&new.id, before, after));
    if changes.is_empty() {
        return Ok(changes);
    }
    let now = tx.now;
    guest_rows::update(tx.conn, part.scope, new, now)?;
    if let Some(left) = old
        .guest
        .party
        .as_ref()
        .filter(|party| new.party.as_ref() != Some(party))
    {
        guest_rows::delete_empty_party(tx.conn, part.scope, &left.id)?;
    }
    let name = new.texts.full_name();
    if old.guest.texts.full_name() != name {
        activity::replace_name(tx, part.scope, &old.guest.texts, &name)?;
    }
    Ok(changes)
}
