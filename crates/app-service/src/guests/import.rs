//! Import of a guest list: parsed outside the transaction, stored in one, all of it or nothing. People who are already
//! there are not added again; tables and seats named in the file are taken when they exist and are free.

use std::collections::HashMap;

use domain::account::Act;
use domain::activity::Activity;
use domain::guest::{Guest, GuestDraft, GuestTexts, NewGuest};
use domain::id::EventId;
use domain::limits::{GUEST_TEXT_MAX, IMPORT_BYTES_MAX};
use domain::party::Party;
use domain::text;
use import_parsers::{Refusal, RowDraft, Status};
use serde_json::json;
use storage::events::EventScope;
use storage::parties;

use super::{check_room, codes, find_or_create_party, new_guest};
use crate::activity;
use crate::actor::Organiser;
use crate::error::{Error, Refused};
use crate::scope;
use crate::service::{Service, Tx};

mod people;
mod report;
mod tables;

use people::Present;
pub use report::{ImportReport, Problem, SkippedRow};
use tables::Tables;

/// Characters of a file's name that the activity log keeps.
const FILE_NAME_MAX: usize = 100;

/// A row that passed every check, with the place it asks for.
struct Row {
    number: usize,
    draft: GuestDraft,
    table: String,
    seat: String,
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
            "A guest list may have at most {} MB.",
            IMPORT_BYTES_MAX / 1024 / 1024
        )));
    }
    let file = import_parsers::read(name, bytes).map_err(refused)?;
    let mut report = ImportReport::of(&file);
    let rows = file
        .rows
        .into_iter()
        .filter_map(|draft| checked(draft, &mut report))
        .collect();
    let (event, name) = (event.clone(), file_name(name));
    service.write_as(who, Act::Edit, move |tx, who| {
        let (scope, report) = store(tx, who, &event, rows, report)?;
        if report.imported_count > 0 {
            let count = u64::try_from(report.imported_count).unwrap_or(u64::MAX);
            activity::record(tx, who, &scope, &Activity::GuestsImported { count, file: name })?;
        }
        Ok(report)
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

fn store(
    tx: &mut Tx<'_>,
    who: &Organiser,
    event: &EventId,
    rows: Vec<Row>,
    mut report: ImportReport,
) -> Result<(EventScope, ImportReport), Error> {
    let scope = scope::of_event(tx, who, event)?;
    // Two imports at once would each find nobody there and add everybody twice.
    storage::events::lock(tx.conn, &scope)?;
    let mut present = Present::of(&storage::guests::of_event(tx.conn, &scope)?, &rows);
    let total = rows.len();
    let rows: Vec<Row> = rows
        .into_iter()
        .filter(|row| present.is_new(&row.draft.texts))
        .collect();
    report.duplicates = total - rows.len();
    report.imported_count = rows.len();
    check_room(tx, &scope, rows.len())?;
    let parties = all_parties(tx, &scope, &rows)?;
    let mut guests = Vec::with_capacity(rows.len());
    for row in &rows {
        let party = row.draft.party.as_ref().and_then(|name| parties.get(name)).cloned();
        guests.push(new_guest(tx, &scope, row.draft.clone(), party)?);
    }
    let mut tables = Tables::of(tx, &scope)?;
    for (row, guest) in rows.iter().zip(&mut guests) {
        guest.table_id = tables.find(row, &mut report);
    }
    codes::insert(tx, &scope, &mut guests)?;
    seat(tx, &scope, &rows, &guests, &mut tables, &mut report)?;
    Ok((scope, report))
}

fn seat(
    tx: &mut Tx<'_>,
    scope: &EventScope,
    rows: &[Row],
    guests: &[Guest],
    tables: &mut Tables,
    report: &mut ImportReport,
) -> Result<(), Error> {
    for (row, guest) in rows.iter().zip(guests) {
        if let Some(seat) = tables.take_seat(row, guest, report) {
            tables::sit(tx, scope, row, guest, seat, report)?;
        }
    }
    Ok(())
}

fn all_parties(tx: &mut Tx<'_>, scope: &EventScope, rows: &[Row]) -> Result<HashMap<String, Party>, Error> {
    let known = parties::of_event(tx.conn, scope)?;
    let mut parties: HashMap<String, Party> = known.into_iter().map(|party| (party.name.clone(), party)).collect();
    for name in rows.iter().filter_map(|row| row.draft.party.as_ref()) {
        if !parties.contains_key(name) {
            let party = find_or_create_party(tx, scope, name)?;
            parties.insert(name.clone(), party);
        }
    }
    Ok(parties)
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
