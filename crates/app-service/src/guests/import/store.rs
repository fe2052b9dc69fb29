//! Stores an import in slices, between which other people can write. Its guests stay hidden until the last transaction,
//! so that either all or none appear. A failed import is removed at once; the housekeeping removes one that a crash
//! interrupted.

use std::collections::HashSet;
use std::sync::Arc;

use domain::account::Act;
use domain::guest::change::{Cause, FieldChange};
use domain::id::{BatchId, EventId, GuestId, ImportId};
use domain::live::{Changes, Kind};
use domain::seat::{SeatId, SeatedBy};
use domain::text;
use storage::events::EventScope;
use storage::guests::{self, imports, parties};
use storage::purge::Progress;

use super::end::{Stored, end};
use super::extras;
use super::past::ImportOutcome;
use super::remembered::ToRemember;
use super::rows::ImportRow;
use super::tables;
use super::{ImportReport, Newcomer, Prepared};
use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::failures;
use crate::core::random::id_bytes;
use crate::core::run::Run;
use crate::core::scope;
use crate::core::service::{Service, Tx};
use crate::core::slices;
use crate::guests::change_log;
use crate::guests::seat_changes;
use crate::guests::{check_room, codes};

/// Characters of a file's name that the activity log keeps.
const FILE_NAME_MAX: usize = 100;

/// An import under way.
#[derive(Clone)]
pub(super) struct Import {
    pub(super) id: ImportId,
    pub(super) scope: EventScope,
    pub(super) rows: Arc<Vec<ImportRow>>,
    /// The name of the file, for the activity log.
    pub(super) file: String,
    pub(super) run: Run,
    /// Data of a wizard import only.
    pub(super) guide: Option<Guide>,
}

/// The additional data of a wizard import.
#[derive(Clone)]
pub(super) struct Guide {
    pub(super) organiser: Organiser,
    /// The action that its changes are part of.
    pub(super) batch: BatchId,
    /// Rows that are added although the event or the file seems to have their guests.
    pub(super) forced: Arc<HashSet<usize>>,
    pub(super) remember: Option<ToRemember>,
}

impl Import {
    pub(super) fn new(
        id: ImportId,
        scope: EventScope,
        (file, rows): (&str, Arc<Vec<ImportRow>>),
        run: &Run,
        guide: Option<Guide>,
    ) -> Self {
        Self {
            id,
            scope,
            rows,
            file: file_name(file),
            run: run.clone(),
            guide,
        }
    }
}

/// A guest who gets a seat, or else its table, and the row that asks for it.
struct SeatRequest {
    guest: GuestId,
    seat: SeatId,
    table: Option<String>,
    row: usize,
}

/// Stores what was prepared.
pub(super) fn store(
    service: &Service,
    organiser: &Organiser,
    event: &EventId,
    (file, rows): (&str, Arc<Vec<ImportRow>>),
    prepared: Prepared,
    run: &Run,
) -> Result<ImportReport, Error> {
    if prepared.newcomers.is_empty() {
        return Ok(prepared.report);
    }
    let id = ImportId::from_random(&id_bytes(service.random())?);
    let scope = begin(service, organiser, event, &id, prepared.newcomers.len())?;
    let import = Import::new(id, scope, (file, rows), run, None);
    let stored = fill(service, &import, prepared).and_then(|stored| end(service, organiser, &import, stored));
    if stored.is_err() {
        discard_failed(service, &import);
    }
    stored
}

/// Removes what a failed import has stored. If that fails, the rest stays hidden until the housekeeping removes it.
pub(super) fn discard_failed(service: &Service, import: &Import) {
    if let Err(left) = discard(service, &import.scope, &import.id) {
        failures::log("an unfinished import could not be removed", &left);
    }
}

/// Removes what an import has stored, unless it has ended, and returns whether there was anything.
pub(crate) fn discard(service: &Service, scope: &EventScope, import: &ImportId) -> Result<bool, Error> {
    loop {
        let (scope, import) = (scope.clone(), import.clone());
        let progress = service.write(move |tx| {
            let now = tx.now;
            let progress = imports::discard(tx.conn, &scope, &import, now)?;
            if progress != Progress::Absent {
                tx.note(&scope, Changes::any_of(&[Kind::Guests, Kind::Seats, Kind::Parties]));
            }
            Ok::<_, Error>(progress)
        })?;
        match progress {
            Progress::More => {}
            Progress::Done => return Ok(true),
            Progress::Absent => return Ok(false),
        }
    }
}

pub(super) fn begin(
    service: &Service,
    organiser: &Organiser,
    event: &EventId,
    import: &ImportId,
    guests: usize,
) -> Result<EventScope, Error> {
    let (event, import) = (event.clone(), import.clone());
    service.write_as(organiser, Act::Edit, move |tx, organiser| {
        let scope = scope::of_event(tx, organiser, &event)?;
        check_room(tx, organiser, &scope, guests)?;
        let (now, guests) = (tx.now, i64::try_from(guests).unwrap_or(i64::MAX));
        imports::begin(tx.conn, &scope, &import, guests, now)?;
        Ok(scope)
    })
}

pub(super) fn fill(service: &Service, import: &Import, prepared: Prepared) -> Result<Stored, Error> {
    let Prepared {
        version,
        mut newcomers,
        mut report,
    } = prepared;
    let scope = &import.scope;
    let stored = newcomers.iter().map(|new| (new.guest.id.clone(), new.row)).collect();
    let requests: Vec<SeatRequest> = newcomers.iter_mut().filter_map(SeatRequest::new).collect();
    let size = slices::GUESTS_PER_TRANSACTION;
    let rows = newcomers.len() + requests.len();
    import.run.enter("Adding guests", u64::try_from(rows).ok())?;
    let mut seated: HashSet<GuestId> = requests.iter().map(|request| request.guest.clone()).collect();
    let own = import.clone();
    let insert = move |tx: &mut Tx<'_>, _: &EventScope, slice: Vec<Newcomer>| {
        own.run.hold(tx, slice.len())?;
        insert(tx, &own, slice)
    };
    slices::write(service, scope, newcomers, size, insert)?;
    let own = import.clone();
    let seat = move |tx: &mut Tx<'_>, _: &EventScope, slice: Vec<SeatRequest>| {
        own.run.hold(tx, slice.len())?;
        seat(tx, &own, slice)
    };
    let conflicts = slices::write(service, scope, requests, size, seat)?;
    // Each slice of seats counts as one change of the event; hidden guests change nothing that anyone sees.
    let changes = i64::try_from(conflicts.len()).unwrap_or(i64::MAX);
    for (guest, row) in conflicts.iter().flatten() {
        seated.remove(guest);
        if let Some(row) = import.rows.get(*row) {
            tables::taken(row, &mut report);
        }
    }
    Ok(Stored {
        expected: version.count.saturating_add(changes),
        guests: stored,
        seated,
        outcome: ImportOutcome::default(),
        report,
    })
}

/// Fails when the import was discarded: guests stored now would be listed at once.
fn check_under_way(tx: &mut Tx<'_>, scope: &EventScope, import: &ImportId) -> Result<(), Error> {
    match imports::lock(tx.conn, scope, import)? {
        true => Ok(()),
        false => Err(interrupted()),
    }
}

pub(super) fn interrupted() -> Error {
    Error::Unavailable("the import was interrupted".to_owned())
}

/// Adds guests, and the parties that begin with them.
fn insert(tx: &mut Tx<'_>, import: &Import, slice: Vec<Newcomer>) -> Result<(), Error> {
    let scope = &import.scope;
    check_under_way(tx, scope, &import.id)?;
    let (mut guests, mut parties, mut extras) = (Vec::new(), Vec::new(), Vec::new());
    for new in slice {
        let party = new.guest.party.as_ref().map(|party| party.id.clone());
        extras.push((new.guest.id.clone(), party, new.extras));
        guests.push(new.guest);
        parties.extend(new.new_party);
    }
    let now = tx.now;
    parties::insert_all(tx.conn, scope, &parties, now)?;
    codes::insert(tx, scope, &mut guests, Some(&import.id))?;
    if import.guide.is_some() {
        extras::store(tx, scope, &extras)?;
    }
    let added = guests
        .iter()
        .map(|guest| FieldChange::new(&guest.id, FieldChange::ADDED, "", guest.texts.full_name()));
    note(tx, import, &added.collect::<Vec<_>>())
}

/// Adds changes to the history, where the wizard imports.
fn note(tx: &mut Tx<'_>, import: &Import, changes: &[FieldChange]) -> Result<(), Error> {
    match &import.guide {
        Some(guide) => change_log::note_in(
            tx,
            &guide.organiser,
            &import.scope,
            (&guide.batch, Cause::Import),
            changes,
        ),
        None => Ok(()),
    }
}

/// Seats guests whose seat is still free, and returns the others, who get the table, with their rows.
fn seat(tx: &mut Tx<'_>, import: &Import, requests: Vec<SeatRequest>) -> Result<Vec<(GuestId, usize)>, Error> {
    let scope = &import.scope;
    check_under_way(tx, scope, &import.id)?;
    let wanted = requests
        .iter()
        .map(|request| (request.guest.clone(), request.seat.clone(), SeatedBy::Hand));
    let place = scope::first_seating(tx, scope)?;
    let seated = seat_changes::place_all(tx, &place, wanted)?;
    let (mut conflicts, mut changes) = (Vec::new(), Vec::new());
    for request in requests {
        if seated.contains(&request.guest) {
            let seat = Some((&request.seat, SeatedBy::Hand));
            changes.extend(change_log::seat_change(&request.guest, None, seat));
        } else {
            guests::set_table(tx.conn, scope, &request.guest, request.table.as_deref())?;
            conflicts.push((request.guest, request.row));
        }
    }
    note(tx, import, &changes)?;
    Ok(conflicts)
}

impl SeatRequest {
    /// Takes seat and table from a newcomer: a guest with a seat has no table besides.
    fn new(new: &mut Newcomer) -> Option<Self> {
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
