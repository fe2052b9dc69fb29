//! Decides what to do with each row of a file, for one state of the event: the same for a preview and for the import
//! itself.

use std::collections::{BTreeMap, HashMap, HashSet};

use domain::guest::status::Rsvp;
use domain::id::GuestId;
use domain::seat::SeatId;
use import_parsers::{Field, WordUse};
use storage::guests::SeatedGuest;

use super::people::{ExistingGuests, Match};
use super::plan::{FullTables, ImportPlan, RowChoice};
use super::report::{ImportReport, SkippedRow};
use super::room::Room;
use super::rows::ImportRow;
use super::tables::Tables;
use crate::core::error::{Error, Noun};

/// The action for a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowAction {
    /// A guest is added.
    Add,
    /// A guest of the event gets the values of the row.
    Update,
    /// A guest of the event stays as it is.
    Known,
    /// It is left out.
    Skip,
}

/// The decision for one row.
#[derive(Clone, Debug)]
pub(super) struct Decision {
    pub(super) action: RowAction,
    /// The match of the row, regardless of the organiser's choice.
    pub(super) found: Match,
    /// The guest of the event who stays or gets the values, by index in its list.
    pub(super) guest: Option<usize>,
    /// The table that the guest gets.
    pub(super) table: Option<String>,
    /// The seat at that table.
    pub(super) seat: Option<SeatId>,
}

impl Decision {
    /// Returns whether the organiser adds a guest whom the event or the file seems to have.
    pub(super) fn is_forced(&self) -> bool {
        self.action == RowAction::Add && self.found != Match::New
    }
}

/// The decisions for all rows.
pub(super) struct Decided {
    /// One for each row.
    pub(super) decisions: Vec<Decision>,
    /// Rows that are left out, and why.
    pub(super) skipped: Vec<SkippedRow>,
    /// Names of tables that the plan does not have.
    pub(super) unknown_tables: BTreeMap<String, WordUse>,
}

/// Decides about all rows. Problems with tables and seats go to the report.
pub(super) fn decide(
    existing: &[SeatedGuest],
    rows: &[ImportRow],
    plan: &ImportPlan,
    tables: Tables,
    report: &mut ImportReport,
) -> Result<Decided, Error> {
    let places: HashMap<&GuestId, usize> = existing.iter().enumerate().map(|(at, g)| (&g.guest.id, at)).collect();
    let is_unknown = |choice: &RowChoice| matches!(choice, RowChoice::Update(id) if !places.contains_key(id));
    if plan.rows.values().any(is_unknown) {
        return Err(Error::NotFound(Noun::Guest));
    }
    let mut people = ExistingGuests::new(existing, rows);
    let found: Vec<Match> = rows.iter().map(|row| people.find(&row.draft.texts)).collect();
    let mut deciding = Deciding {
        existing,
        places,
        plan,
        room: Room::new(existing, &tables),
        tables,
        updated: HashSet::new(),
        decided: Decided {
            decisions: Vec::with_capacity(rows.len()),
            skipped: Vec::new(),
            unknown_tables: BTreeMap::new(),
        },
    };
    let mut before = None;
    for (row, found) in rows.iter().zip(found) {
        let is_first = before != Some(row.number);
        before = Some(row.number);
        deciding.take(row, found, is_first, report);
    }
    Ok(deciding.decided)
}

struct Deciding<'a> {
    existing: &'a [SeatedGuest],
    places: HashMap<&'a GuestId, usize>,
    plan: &'a ImportPlan,
    tables: Tables,
    room: Room,
    /// Guests whom an earlier row updates.
    updated: HashSet<usize>,
    decided: Decided,
}

impl Deciding<'_> {
    fn take(&mut self, row: &ImportRow, found: Match, is_first: bool, report: &mut ImportReport) {
        let (action, guest) = self.action(row, found, is_first);
        let mut decision = Decision {
            action,
            found,
            guest,
            table: None,
            seat: None,
        };
        match action {
            RowAction::Add => self.seat(row, &mut decision, report),
            RowAction::Update if self.may_be_seated(guest) => self.seat(row, &mut decision, report),
            RowAction::Update | RowAction::Known => {}
            RowAction::Skip => self.skip(row, found),
        }
        self.decided.decisions.push(decision);
    }

    /// Several guests may come from one row; a choice to update a guest is about the first of them.
    fn action(&mut self, row: &ImportRow, found: Match, is_first: bool) -> (RowAction, Option<usize>) {
        let choice = u32::try_from(row.number).ok().and_then(|row| self.plan.rows.get(&row));
        match (choice, found) {
            (Some(RowChoice::Skip), _) => (RowAction::Skip, None),
            (Some(RowChoice::Add), _) => (RowAction::Add, None),
            (Some(RowChoice::Update(id)), _) if is_first => {
                let place = self.places.get(id).copied();
                match place {
                    Some(place) if self.updated.insert(place) => (RowAction::Update, Some(place)),
                    _ => (RowAction::Skip, None),
                }
            }
            (_, Match::Repeated) => (RowAction::Skip, None),
            (_, Match::New) => (RowAction::Add, None),
            (_, Match::Known(place)) => (RowAction::Known, Some(place)),
        }
    }

    fn skip(&mut self, row: &ImportRow, found: Match) {
        let choice = u32::try_from(row.number).ok().and_then(|row| self.plan.rows.get(&row));
        let reason = match (choice, found) {
            (Some(RowChoice::Update(_)), _) => "An earlier row updates the same guest.",
            (None, Match::Repeated) => "The same guest is in an earlier row.",
            _ => "You left it out.",
        };
        self.decided.skipped.push(SkippedRow {
            row: row.number,
            reason: reason.to_owned(),
        });
    }

    /// An update never takes a seat away, so only guests without one get the table and seat of the file.
    fn may_be_seated(&self, guest: Option<usize>) -> bool {
        let guest = guest.and_then(|place| self.existing.get(place));
        guest.is_some_and(|guest| guest.seat.is_none())
    }

    fn seat(&mut self, row: &ImportRow, decision: &mut Decision, report: &mut ImportReport) {
        let Some(wanted) = self.tables.named(&row.table) else {
            self.note_unknown_table(row, report);
            return;
        };
        let guest = decision.guest.and_then(|place| self.existing.get(place));
        let answer = match (row.draft.rsvp, guest) {
            (Rsvp::NoAnswer, Some(guest)) => guest.guest.rsvp,
            (answer, _) => answer,
        };
        if answer == Rsvp::Declined {
            return;
        }
        let present = guest.and_then(|guest| guest.guest.table_id.as_deref());
        let table = if present == Some(wanted.as_str()) {
            Some(wanted.clone())
        } else {
            let elsewhere = self.plan.full_tables == Some(FullTables::Elsewhere);
            self.room.take(&wanted, elsewhere)
        };
        match table {
            Some(table) if table == wanted => {
                decision.seat = self.tables.take_seat(row, &wanted, report);
                decision.table = Some(table);
            }
            Some(table) => decision.table = Some(table),
            None => self.note_full_table(row, report),
        }
    }

    fn note_full_table(&self, row: &ImportRow, report: &mut ImportReport) {
        if self.plan.full_tables.is_none() {
            let message = format!("Table \"{}\" has no room for this guest.", row.table);
            report.problem(row.number, "table", "table_full", &message);
        }
    }

    fn note_unknown_table(&mut self, row: &ImportRow, report: &mut ImportReport) {
        if row.table.is_empty() {
            return;
        }
        let message = format!("The floor plan has no table \"{}\".", row.table);
        report.problem(row.number, "table", "table_unknown", &message);
        let unknown = &mut self.decided.unknown_tables;
        let word = unknown.entry(row.table.clone()).or_insert_with(|| WordUse {
            field: Field::Table,
            word: row.table.clone(),
            count: 0,
            meaning: None,
        });
        word.count += 1;
    }
}
