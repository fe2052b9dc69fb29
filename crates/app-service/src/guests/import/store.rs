//! Storing a list in slices, between which other people write. Its guests are listed with the last transaction, so that all
//! of them come in or nobody. What an interrupted import has stored is removed at once, or, after a crash, by the
//! housekeeping.

use std::collections::HashSet;
use std::sync::Arc;

use domain::account::Act;
use domain::activity::Activity;
use domain::id::{EventId, GuestId, ImportId};
use domain::seat::{SeatId, SeatedBy};
use domain::text;
use storage::event_versions::{self, EventVersion};
use storage::events::EventScope;
use storage::purge::Progress;
use storage::{guests, imports, parties};

use super::people::Present;
use super::rows::Row;
use super::tables;
use super::{ImportReport, Newcomer, Prepared};
use crate::activity;
use crate::actor::Organiser;
use crate::error::Error;
use crate::failures;
use crate::guests::{check_room, codes};
use crate::random::id_bytes;
use crate::scope;
use crate::seating;
use crate::service::{Service, Tx};
use crate::slices;

/// Characters of a file's name that the activity log keeps.
const FILE_NAME_MAX: usize = 100;

/// An import under way.
#[derive(Clone)]
struct Import {
    id: ImportId,
    scope: EventScope,
    rows: Arc<Vec<Row>>,
    /// The name of the file, for the activity log.
    file: String,
}

/// A guest who gets a seat, or else its table, and the row that asks for it.
struct Wish {
    guest: GuestId,
    seat: SeatId,
    table: Option<String>,
    row: usize,
}

/// What came in, for the last transaction.
struct Stored {
    /// The version of the event that was read, with the changes of this import.
    expected: i64,
    /// Guests and their rows.
    guests: Vec<(GuestId, usize)>,
    report: ImportReport,
}

/// Stores what was prepared.
pub(super) fn store(
    service: &Service,
    who: &Organiser,
    event: &EventId,
    file: &str,
    rows: Arc<Vec<Row>>,
    prepared: Prepared,
) -> Result<ImportReport, Error> {
    if prepared.newcomers.is_empty() {
        return Ok(prepared.report);
    }
    let id = ImportId::from_random(&id_bytes(service.random())?);
    let scope = begin(service, who, event, &id, prepared.newcomers.len())?;
    let file = file_name(file);
    let import = Import { id, scope, rows, file };
    let stored = fill(service, &import, prepared).and_then(|stored| end(service, who, &import, stored));
    if stored.is_err() {
        // What cannot be removed now stays off the list until the housekeeping removes it.
        if let Err(left) = discard(service, &import.scope, &import.id) {
            failures::log("an unfinished import could not be removed", &left);
        }
    }
    stored
}

/// Removes what an import has stored, unless it has ended, and returns whether there was anything.
pub(crate) fn discard(service: &Service, scope: &EventScope, import: &ImportId) -> Result<bool, Error> {
    loop {
        let (scope, import) = (scope.clone(), import.clone());
        let progress = service.write(move |tx| {
            tx.note_change(&scope);
            Ok(imports::discard(tx.conn, &scope, &import)?)
        })?;
        match progress {
            Progress::More => {}
            Progress::Done => return Ok(true),
            Progress::Absent => return Ok(false),
        }
    }
}

fn begin(
    service: &Service,
    who: &Organiser,
    event: &EventId,
    import: &ImportId,
    guests: usize,
) -> Result<EventScope, Error> {
    let (event, import) = (event.clone(), import.clone());
    service.write_as(who, Act::Edit, move |tx, who| {
        let scope = scope::of_event(tx, who, &event)?;
        check_room(tx, who, &scope, guests)?;
        let now = tx.now;
        imports::begin(tx.conn, &scope, &import, now)?;
        Ok(scope)
    })
}

fn fill(service: &Service, import: &Import, prepared: Prepared) -> Result<Stored, Error> {
    let Prepared {
        version,
        mut newcomers,
        mut report,
    } = prepared;
    let scope = &import.scope;
    let stored = newcomers.iter().map(|new| (new.guest.id.clone(), new.row)).collect();
    let wishes: Vec<Wish> = newcomers.iter_mut().filter_map(Wish::of).collect();
    let id = import.id.clone();
    let insert = move |tx: &mut Tx<'_>, scope: &EventScope, slice| insert(tx, scope, &id, slice);
    let added = slices::write(service, scope, newcomers, slices::GUESTS, insert)?;
    let late = slices::write(service, scope, wishes, slices::GUESTS, seat)?;
    let changes = i64::try_from(added.len() + late.len()).unwrap_or(i64::MAX);
    for row in late.iter().flatten().filter_map(|row| import.rows.get(*row)) {
        tables::taken(row, &mut report);
    }
    Ok(Stored {
        expected: version.count.saturating_add(changes),
        guests: stored,
        report,
    })
}

/// Adds guests, and the parties that begin with them.
fn insert(tx: &mut Tx<'_>, scope: &EventScope, import: &ImportId, slice: Vec<Newcomer>) -> Result<(), Error> {
    let (mut guests, founded): (Vec<_>, Vec<_>) = slice.into_iter().map(|new| (new.guest, new.founded)).unzip();
    let (now, founded) = (tx.now, founded.into_iter().flatten().collect::<Vec<_>>());
    parties::insert_all(tx.conn, scope, &founded, now)?;
    codes::insert(tx, scope, &mut guests, Some(import))
}

/// Seats guests whose seat is still free, and returns the rows of the others, who get the table.
fn seat(tx: &mut Tx<'_>, scope: &EventScope, wishes: Vec<Wish>) -> Result<Vec<usize>, Error> {
    let wanted = wishes
        .iter()
        .map(|wish| (wish.guest.clone(), wish.seat.clone(), SeatedBy::Hand));
    let seated = seating::place_all(tx, scope, wanted)?;
    let mut late = Vec::new();
    for wish in wishes.iter().filter(|wish| !seated.contains(&wish.guest)) {
        guests::set_table(tx.conn, scope, &wish.guest, wish.table.as_deref())?;
        late.push(wish.row);
    }
    Ok(late)
}

/// Lists the guests of a complete import, if the one who asked for it may still add them.
fn end(service: &Service, who: &Organiser, import: &Import, stored: Stored) -> Result<ImportReport, Error> {
    let import = import.clone();
    service.write_as(who, Act::Edit, move |tx, who| {
        let scope = scope::of_event(tx, who, import.scope.event_id())?;
        // Two imports at once would each find an empty list and add every guest twice.
        storage::events::lock(tx.conn, &scope)?;
        check_room(tx, who, &scope, 0)?;
        let mut report = stored.report;
        let EventVersion { count, .. } = event_versions::get(tx.conn, &scope)?;
        if count != stored.expected {
            let repeated = repeated(tx, &scope, &import.rows, &stored.guests)?;
            imports::remove(tx.conn, &scope, &import.id, &repeated)?;
            report.imported_count -= repeated.len();
            report.duplicates += repeated.len();
        }
        tx.note_change(&scope);
        imports::end(tx.conn, &scope, &import.id)?;
        let count = u64::try_from(report.imported_count).unwrap_or(u64::MAX);
        if count > 0 {
            activity::record(
                tx,
                who,
                &scope,
                &Activity::GuestsImported {
                    count,
                    file: import.file,
                },
            )?;
        }
        Ok(report)
    })
}

/// Returns the guests of an import whom somebody else has added since it began.
fn repeated<'a>(
    tx: &mut Tx<'_>,
    scope: &EventScope,
    rows: &[Row],
    imported: &'a [(GuestId, usize)],
) -> Result<Vec<&'a GuestId>, Error> {
    let mut present = Present::of(&guests::of_event(tx.conn, scope)?, rows);
    let new = rows.iter().map(|row| present.is_new(&row.draft.texts));
    let new: HashSet<usize> = new.enumerate().filter(|(_, new)| *new).map(|(row, _)| row).collect();
    let repeated = imported.iter().filter(|(_, row)| !new.contains(row));
    Ok(repeated.map(|(guest, _)| guest).collect())
}

impl Wish {
    /// Takes seat and table from a newcomer: a guest with a seat has no table besides.
    fn of(new: &mut Newcomer) -> Option<Self> {
        Some(Self {
            guest: new.guest.id.clone(),
            seat: new.seat.take()?,
            table: new.guest.table_id.take(),
            row: new.row,
        })
    }
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
