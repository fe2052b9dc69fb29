//! Import of a guest list: everything is worked out outside the transaction that stores it, all of it or nothing, so that
//! the writer only inserts rows. People who are already there are not added again; tables and seats named in the file are
//! taken when they exist and are free.

use std::collections::HashMap;
use std::sync::Arc;

use domain::account::Act;
use domain::activity::Activity;
use domain::guest::{Guest, GuestDraft, GuestTexts, NewGuest};
use domain::id::{AssignmentId, EventId};
use domain::limits::{GUEST_TEXT_MAX, IMPORT_BYTES_MAX};
use domain::party::Party;
use domain::seat::{SeatAssignment, SeatedBy};
use domain::text;
use import_parsers::{Refusal, RowDraft, Status};
use serde_json::json;
use storage::event_versions::{self, EventVersion};
use storage::{parties, seat_assignments};

use super::copy::party_named;
use super::{check_room, codes, new_guest};
use crate::activity;
use crate::actor::Organiser;
use crate::error::{Conflict, Error, Refused};
use crate::random::{Random, id_bytes};
use crate::scope;
use crate::service::{Reading, Service, Tx};

mod people;
mod report;
mod tables;

use people::Present;
pub use report::{ImportReport, Problem, SkippedRow};
use tables::Tables;

/// Characters of a file's name that the activity log keeps.
const FILE_NAME_MAX: usize = 100;

/// Tries when the event changes between the look and the write.
const TRIES: usize = 8;

/// Tries that prepare outside the writing transaction; the later ones hold the event while they prepare.
const TRIES_OUTSIDE: usize = 3;

/// A row that passed every check, with the place it asks for.
struct Row {
    number: usize,
    draft: GuestDraft,
    table: String,
    seat: String,
}

/// Everything that an import writes, worked out for one state of the event.
struct Prepared {
    /// The version of the event that was read.
    version: EventVersion,
    parties: Vec<Party>,
    guests: Vec<Guest>,
    seats: Vec<SeatAssignment>,
    report: ImportReport,
}

/// Imports a guest list into an event. Blocks.
pub fn import(
    service: &Service,
    who: &Organiser,
    event: &EventId,
    name: &str,
    bytes: &[u8],
) -> Result<ImportReport, Error> {
    who.must_edit()?;
    service.read(|r| scope::of_event(r, who, event).map(drop))?;
    if bytes.len() > IMPORT_BYTES_MAX {
        return Err(Error::TooLarge(format!(
            "Guest lists are limited to {} MB.",
            IMPORT_BYTES_MAX / 1024 / 1024
        )));
    }
    let file = import_parsers::read(name, bytes).map_err(refused)?;
    let mut report = ImportReport::of(&file);
    let rows: Vec<Row> = file
        .rows
        .into_iter()
        .filter_map(|draft| checked(draft, &mut report))
        .collect();
    let rows = Arc::new(rows);
    for attempt in 0..TRIES {
        let stored = if attempt < TRIES_OUTSIDE {
            import_prepared(service, who, event, name, &rows, &report)
        } else {
            import_locked(service, who, event, name, &rows, &report)
        };
        match stored {
            Ok(Some(report)) => return Ok(report),
            // Someone changed the event, or took a code or a seat, since the look.
            Ok(None) | Err(Error::Unavailable(_) | Error::Conflict(Conflict::SeatTaken(_))) => {}
            Err(other) => return Err(other),
        }
    }
    Err(Error::Unavailable(
        "the event changed while a guest list was imported".to_owned(),
    ))
}

/// Prepares outside the writing transaction; `None` when the event changed in between.
fn import_prepared(
    service: &Service,
    who: &Organiser,
    event: &EventId,
    name: &str,
    rows: &[Row],
    report: &ImportReport,
) -> Result<Option<ImportReport>, Error> {
    let prepared = service.read(|r| prepare(r, service.random(), who, event, rows, report.clone()))?;
    let (event, name) = (event.clone(), file_name(name));
    service.write_as(who, Act::Edit, move |tx, who| store(tx, who, &event, name, prepared))
}

/// Prepares inside the writing transaction, for an event that other people change all the time.
fn import_locked(
    service: &Service,
    who: &Organiser,
    event: &EventId,
    name: &str,
    rows: &Arc<Vec<Row>>,
    report: &ImportReport,
) -> Result<Option<ImportReport>, Error> {
    let (event, name, rows, report) = (event.clone(), file_name(name), Arc::clone(rows), report.clone());
    service.write_as(who, Act::Edit, move |tx, who| {
        let scope = scope::of_event(tx, who, &event)?;
        storage::events::lock(tx.conn, &scope)?;
        let random = tx.random();
        let prepared = prepare(tx, random, who, &event, &rows, report)?;
        store(tx, who, &event, name, prepared)
    })
}

/// Returns the name of the uploaded file as the activity log shows it: no folders, nothing invisible, not endless.
fn file_name(name: &str) -> String {
    let last = name.rsplit(['/', '\\']).next().unwrap_or_default();
    let visible: String = last
        .chars()
        .filter(|c| text::is_visible(*c))
        .take(FILE_NAME_MAX)
        .collect();
    match visible.trim() {
        "" => "a file".to_owned(),
        name => name.to_owned(),
    }
}

fn prepare(
    r: &mut Reading<'_>,
    random: &dyn Random,
    who: &Organiser,
    event: &EventId,
    rows: &[Row],
    mut report: ImportReport,
) -> Result<Prepared, Error> {
    let scope = scope::of_event(r, who, event)?;
    let version = event_versions::get(r.conn, &scope)?;
    let mut present = Present::of(&storage::guests::of_event(r.conn, &scope)?, rows);
    let new: Vec<&Row> = rows.iter().filter(|row| present.is_new(&row.draft.texts)).collect();
    report.duplicates = rows.len() - new.len();
    report.imported_count = new.len();
    check_room(r, who, &scope, new.len())?;
    let known = parties::of_event(r.conn, &scope)?;
    let mut parties: HashMap<String, Party> = known.iter().map(|one| (one.name.clone(), one.clone())).collect();
    let mut tables = Tables::of(r, &scope)?;
    let (mut guests, mut seats) = (Vec::with_capacity(new.len()), Vec::new());
    for row in &new {
        let name = row.draft.party.clone();
        let party = name.map(|name| party_named(random, &mut parties, name)).transpose()?;
        let mut guest = new_guest(random, &scope, row.draft.clone(), party)?;
        guest.table_id = tables.find(row, &mut report);
        guests.push(guest);
    }
    // All tables are looked up before the seats, so that the problems of the report stay in this order.
    for (row, guest) in new.iter().zip(&mut guests) {
        if let Some(seat_id) = tables.take_seat(row, guest, &mut report) {
            // The seat says which table it is.
            guest.table_id = None;
            seats.push(SeatAssignment {
                id: AssignmentId::timed(r.now, &id_bytes(random)?),
                guest_id: guest.id.clone(),
                seat_id,
                by: SeatedBy::Hand,
            });
        }
    }
    codes::draw_free(r, random, &mut guests)?;
    let mut parties: Vec<Party> = parties.into_values().filter(|party| !known.contains(party)).collect();
    parties.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(Prepared {
        version,
        parties,
        guests,
        seats,
        report,
    })
}

/// Writes what was prepared, all of it in a few statements; nothing when the event has changed since.
fn store(
    tx: &mut Tx<'_>,
    who: &Organiser,
    event: &EventId,
    file: String,
    prepared: Prepared,
) -> Result<Option<ImportReport>, Error> {
    let scope = scope::of_event(tx, who, event)?;
    // Two imports at once would each find an empty list and add every guest twice.
    storage::events::lock(tx.conn, &scope)?;
    if event_versions::get(tx.conn, &scope)? != prepared.version {
        return Ok(None);
    }
    let now = tx.now;
    parties::insert_all(tx.conn, &scope, &prepared.parties, now)?;
    storage::guests::insert(tx.conn, &scope, &prepared.guests, now)?;
    seat_assignments::insert_all(tx.conn, &scope, &prepared.seats, now)?;
    if prepared.report.imported_count > 0 {
        let count = u64::try_from(prepared.report.imported_count).unwrap_or(u64::MAX);
        activity::record(tx, who, &scope, &Activity::GuestsImported { count, file })?;
    }
    Ok(Some(prepared.report))
}

/// Checks a row by the rules of a guest. One that breaks them is left out and listed.
fn checked(row: RowDraft, report: &mut ImportReport) -> Option<Row> {
    let number = usize::try_from(row.row).unwrap_or(usize::MAX);
    let (table, seat) = (row.table.clone(), row.seat.clone());
    match new_guest_of(row).check() {
        Ok(draft) => Some(Row {
            number,
            draft,
            table,
            seat,
        }),
        Err(invalid) => {
            report.problem(number, &invalid.field, "invalid", &invalid.message);
            report.skipped.push(SkippedRow {
                row: number,
                reason: invalid.message,
            });
            None
        }
    }
}

fn new_guest_of(row: RowDraft) -> NewGuest {
    // A single word as name is a first name.
    let (first, last) = if row.first.is_empty() {
        (row.last, row.first)
    } else {
        (row.first, row.last)
    };
    let (email, notes) = match text::email("email", &row.email) {
        Ok(email) => (email, row.notes),
        // What stands in the e-mail column and is none is kept where an organiser reads it.
        Err(_) => (String::new(), joined(&row.notes, "E-mail as imported: ", &row.email)),
    };
    let texts = GuestTexts {
        first_name: first,
        last_name: last,
        email,
        mobile: row.mobile,
        company: row.company,
        additional_info: joined("", "Title: ", &row.title),
        dietary: row.dietary,
        special_requests: row.special_requests,
        notes,
    };
    let status = row.status.map(|status| match status {
        Status::Confirmed => "confirmed",
        Status::Cancelled => "cancelled",
        Status::Pending => "pending",
    });
    NewGuest {
        texts,
        status: status.map(str::to_owned),
        party: Some(row.party),
    }
}

fn joined(before: &str, label: &str, text: &str) -> String {
    if text.is_empty() {
        return before.to_owned();
    }
    let all = if before.is_empty() {
        format!("{label}{text}")
    } else {
        format!("{before}\n{label}{text}")
    };
    all.chars().take(GUEST_TEXT_MAX).collect()
}

fn refused(refusal: Refusal) -> Error {
    let details = json!({ "reason": refusal.code.as_str() });
    Error::Refused(Box::new(Refused {
        code: "import_refused",
        message: refusal.message,
        details,
    }))
}
