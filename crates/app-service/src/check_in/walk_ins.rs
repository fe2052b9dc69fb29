//! People who were not on the list: they become guests, named by the entry that was made first.

use domain::activity::Activity;
use domain::check_in::{Invalidity, is_uuid};
use domain::guest::change::FieldChange;
use domain::guest::status::GuestStatus;
use domain::guest::{GuestTexts, NewGuest, split_full_name};
use domain::id::GuestId;
use domain::seat::SeatedBy;
use storage::check_in::Entry;
use storage::guests as guest_rows;

use super::batch::Desk;
use crate::activity;
use crate::core::error::Error;
use crate::core::scope;
use crate::core::service::Tx;
use crate::guests;
use crate::guests::change_log::seat_change;
use crate::guests::seat_changes;
use crate::seating::open::{OpenSeats, Seeker};

impl Desk<'_> {
    /// Adds the entry of a walk-in, and the guest when this is the first one.
    pub(super) fn walk_in(
        &mut self,
        tx: &mut Tx<'_>,
        mut entry: Entry,
        id: &str,
        (name, table): (&str, Option<&str>),
    ) -> Result<Result<(), Invalidity>, Error> {
        let guest = match self.book.walk_in(id) {
            Some(known) => {
                let known = known.clone();
                self.rename(tx, &entry, &known, name)?;
                known
            }
            // An id of the server names a guest of the list.
            None if !is_uuid(id) => {
                let message = "Send a UUID that the device chose for the new guest.";
                return Ok(Err(Invalidity::new("guestId", message)));
            }
            None => match self.create(tx, name, table)? {
                Ok(guest) => guest,
                Err(refused) => return Ok(Err(refused)),
            },
        };
        entry.guest = Some(guest.clone());
        entry.device_guest = Some(id.to_owned());
        entry.name = Some(name.to_owned());
        self.settle(&mut entry);
        self.book.add(entry);
        self.book.bind(id, &guest);
        Ok(Ok(()))
    }

    /// Adds a walk-in to the guest list. A full list refuses only this entry.
    fn create(
        &mut self,
        tx: &mut Tx<'_>,
        name: &str,
        table: Option<&str>,
    ) -> Result<Result<GuestId, Invalidity>, Error> {
        let (organiser, scope) = (self.organiser, self.scope);
        let new = NewGuest {
            texts: named(GuestTexts::default(), name),
            status: Some(GuestStatus::Confirmed.as_str().to_owned()),
            ..NewGuest::default()
        };
        let guest = match tx.step(|tx| guests::add(tx, organiser, scope, new)) {
            Ok(guest) => guest,
            Err(error @ (Error::TooLarge(_) | Error::Refused(_))) => {
                return Ok(Err(Invalidity {
                    code: error.code(),
                    message: error.to_string(),
                    field: None,
                }));
            }
            Err(Error::Invalid(invalid)) => return Ok(Err(Invalidity::new("name", invalid.message))),
            Err(other) => return Err(other),
        };
        let name = guest.texts.full_name();
        self.changes
            .push(FieldChange::new(&guest.id, FieldChange::ADDED, "", name.clone()));
        activity::record(tx, organiser, scope, &Activity::GuestAdded { name })?;
        if let Some(table) = table {
            self.seat(tx, &guest.id, table)?;
        }
        self.created.insert(guest.id.clone());
        Ok(Ok(guest.id))
    }

    /// Gives a walk-in an open seat of the table where the door sent the person. Without one, the guest stays without a seat.
    fn seat(&mut self, tx: &mut Tx<'_>, guest: &GuestId, table: &str) -> Result<(), Error> {
        let seeker = Seeker {
            guest: guest.clone(),
            wheelchair: false,
        };
        let seekers = std::slice::from_ref(&seeker);
        let place = scope::first_seating(tx, self.scope)?;
        let Some(seat) = OpenSeats::read(tx, &place, seekers)?.at_table(table, &seeker) else {
            return Ok(());
        };
        let wanted = (guest.clone(), seat.clone(), SeatedBy::Hand);
        if seat_changes::place_all(tx, &place, std::iter::once(wanted))?.contains(guest) {
            self.changes
                .extend(seat_change(guest, None, Some((&seat, SeatedBy::Hand))));
        }
        Ok(())
    }

    /// Gives a walk-in the name of the entry that was made first, unless a person has changed the name since.
    fn rename(&mut self, tx: &mut Tx<'_>, entry: &Entry, guest: &GuestId, name: &str) -> Result<(), Error> {
        let Some(naming) = self.book.naming(guest).filter(|naming| entry.order() < naming.order()) else {
            return Ok(());
        };
        let known = match guest_rows::get(tx.conn, self.scope, guest) {
            Ok(known) => known.guest,
            Err(storage::Error::NotFound) => return Ok(()),
            Err(other) => return Err(other.into()),
        };
        let before = named(known.texts.clone(), naming.name.as_deref().unwrap_or_default());
        let mut new = known.clone();
        new.texts = named(known.texts.clone(), name);
        if before != known.texts || new == known {
            return Ok(());
        }
        let now = tx.now;
        tx.note_guests(self.scope, [&new.id]);
        guest_rows::update(tx.conn, self.scope, &new, now)?;
        activity::replace_name(tx, self.scope, &known.texts, &new.texts.full_name())?;
        self.changes.extend(FieldChange::between(&known, &new));
        Ok(())
    }
}

fn named(texts: GuestTexts, name: &str) -> GuestTexts {
    let (first_name, last_name) = split_full_name(name);
    GuestTexts {
        first_name,
        last_name,
        ..texts
    }
}
