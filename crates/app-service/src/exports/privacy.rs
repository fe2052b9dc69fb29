//! The rights of a guest (GDPR): a copy of everything that is stored about one (Art. 15), and erasure at once (Art. 17).

use chrono::{DateTime, Utc};
use domain::activity::{Activity, ERASED_GUEST};
use domain::event::Event;
use domain::id::GuestId;
use domain::live::{Changes, Kind};
use domain::wish::Wish;
use storage::events::{self, EventScope};
pub use storage::exports::personal::{DoorEntry, FormAnswer, PersonalRow};
pub use storage::mail::guest_mails::GuestMail;
use storage::{
    check_in,
    exports::personal as rows,
    guests as guest_rows,
    mail::guest_mails,
    registration::registrations,
    seating::{assignments, seats, wishes},
};

use crate::activity;
use crate::core::actor::Organiser;
use crate::core::error::{Error, Noun};
use crate::core::scope;
use crate::core::service::{Reading, Service, Tx};
use crate::guests::{self, GuestChange, import};
use crate::mail;
use crate::registration::unconfirmed;

/// Changes of a guest in the copy of the data, at most.
const CHANGES_MAX: i64 = 10_000;

/// Everything that is stored about a guest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonalData {
    /// When the copy was made.
    pub at: DateTime<Utc>,
    /// The event of the guest.
    pub event: Event,
    /// The row of the guest.
    pub guest: PersonalRow,
    /// The table as people call it.
    pub table: Option<String>,
    /// The seat as people call it.
    pub seat: Option<String>,
    /// The names of the tags.
    pub tags: Vec<String>,
    /// Who brings the guest.
    pub host: Option<String>,
    /// Whom the guest brings.
    pub companions: Vec<String>,
    /// The seating wishes that name the guest.
    pub wishes: Vec<Wish>,
    /// What was changed, the latest first.
    pub history: Vec<GuestChange>,
    /// Mail to the guest, the latest first.
    pub mails: Vec<GuestMail>,
    /// What the guest answered with the form, the latest first.
    pub answers: Vec<FormAnswer>,
    /// Answers with the address of the guest that wait for confirmation, the latest first.
    pub unconfirmed_answers: Vec<FormAnswer>,
    /// What the party of the guest answered as a whole: JSON by the fields of the form, or nothing.
    pub party_values: String,
    /// What was noted at the doors, the latest first.
    pub door: Vec<DoorEntry>,
}

/// Returns everything that is stored about a guest, on the list or removed.
pub fn personal_data(r: &mut Reading<'_>, organiser: &Organiser, id: &GuestId) -> Result<PersonalData, Error> {
    organiser.must_edit()?;
    let scope = &kept(r, organiser, id)?;
    let guest = rows::personal(r.conn, scope, id)?;
    let (table, seat) = place(r, scope, id, guest.table_id.as_deref())?;
    let (host, companions) = rows::companions(r.conn, scope, id)?;
    let party_values = match &guest.party {
        Some((party, _)) => registrations::values_of_party(r.conn, scope, party)?,
        None => String::new(),
    };
    Ok(PersonalData {
        at: r.now,
        event: events::get(r.conn, scope)?,
        table,
        seat,
        tags: rows::tag_names(r.conn, scope, id)?,
        host,
        companions,
        wishes: wishes::of_guest(r.conn, scope, id)?,
        history: guests::history_entries(r, organiser, (scope, id), CHANGES_MAX)?,
        mails: guest_mails::of_guest(r.conn, scope, id)?,
        answers: rows::form_answers(r.conn, scope, id)?,
        unconfirmed_answers: unconfirmed::of_address(r, scope, &guest.texts.email)?,
        party_values,
        door: rows::door_entries(r.conn, scope, id)?,
        guest,
    })
}

impl PersonalData {
    /// Adds what mails say that are written from values. Blocks.
    pub fn write_mails(&mut self, service: &Service) -> Result<(), Error> {
        for mail in &mut self.mails {
            if let Some(values) = &mail.values {
                mail.text = mail::shown(service, values, ("", ""))?.text;
            }
        }
        Ok(())
    }
}

/// Records that the caller exported all data of a guest.
pub fn record_personal_data(tx: &mut Tx<'_>, organiser: &Organiser, id: &GuestId) -> Result<(), Error> {
    let scope = kept(tx, organiser, id)?;
    let name = rows::personal(tx.conn, &scope, id)?.texts.full_name();
    activity::note_look(tx, organiser, &scope, &Activity::PersonalDataExported { name })
}

fn kept(r: &mut Reading<'_>, organiser: &Organiser, id: &GuestId) -> Result<EventScope, Error> {
    rows::kept(r.conn, organiser.organisation_id(), id).map_err(|error| Error::missing(error, Noun::Guest))
}

/// Returns table and seat as people call them.
fn place(
    r: &mut Reading<'_>,
    scope: &EventScope,
    id: &GuestId,
    table: Option<&str>,
) -> Result<(Option<String>, Option<String>), Error> {
    let first = scope::first_seating(r, scope)?;
    if let Some(seat) = assignments::find_seat(r.conn, first.sitting(), id)? {
        let labels = seats::labels(r.conn, first.room(), &[&seat])?.remove(seat.as_str());
        return Ok(labels.unzip());
    }
    Ok((guests::table_name(r, scope, table)?, None))
}

/// Erases a guest, on the list or removed, with history and mail, at once and for good. The activity log keeps no name.
pub fn erase(tx: &mut Tx<'_>, organiser: &Organiser, id: &GuestId) -> Result<(), Error> {
    organiser.must_edit()?;
    let known = kept(tx, organiser, id)?;
    check_in::lock(tx.conn, &known)?;
    let found = rows::lock_kept(tx.conn, organiser.organisation_id(), id);
    let scope = found.map_err(|error| Error::missing(error, Noun::Guest))?;
    let guest = rows::personal(tx.conn, &scope, id)?;
    import::forget_file_names(tx, &scope, id, &guest.texts)?;
    rows::forget(tx.conn, &scope, id)?;
    guest_rows::delete(tx.conn, &scope, id)?;
    if let Some((party, _)) = &guest.party {
        // Which member wrote the common answer is unknown, so it goes with each of them.
        if !registrations::values_of_party(tx.conn, &scope, party)?.is_empty() {
            registrations::set_party_values(tx.conn, &scope, party, "")?;
        }
        guest_rows::delete_empty_party(tx.conn, &scope, party)?;
        tx.note(&scope, Changes::any(Kind::Parties));
    }
    activity::replace_name(tx, &scope, &guest.texts, ERASED_GUEST)?;
    activity::record(tx, organiser, &scope, &Activity::GuestErased)
}
