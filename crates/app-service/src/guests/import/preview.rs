//! What an import would do, for the organiser who decides about it. Nothing is stored.

use std::collections::{BTreeMap, HashMap, HashSet};

use domain::id::{EventId, GuestId};
use domain::limits::IMPORT_BYTES_MAX;
use import_parsers::{ColumnUse, Field, Guided, Kind, Limits, WordUse};
use storage::guests::{self, SeatedGuest};

use super::differences::{Difference, answer_word, differences};
use super::issues::{Issue, IssueGroup, Issues};
use super::people::{ExistingGuests, Match};
use super::plan::{FullTables, ImportPlan, RowChoice};
use super::report::{ImportReport, SkippedRow, reason};
use super::room::Room;
use super::rows::{ImportRow, checked};
use super::tables::Tables;
use super::{open, refused, too_large};
use crate::actor::Organiser;
use crate::error::{Error, Noun};
use crate::run::Run;
use crate::scope;
use crate::service::{Reading, Service};

/// Rows of a sample.
const SAMPLE: usize = 50;
/// Known guests and skipped rows that are listed.
const LISTED: usize = 200;
/// Words that are listed beside those of the file's columns.
const WORDS: usize = 200;

/// What an import would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportPreview {
    /// What the bytes are.
    pub kind: Kind,
    /// Character set of a text.
    pub encoding: Option<&'static str>,
    /// Separator of a text.
    pub separator: Option<char>,
    /// The sheets with the rows that hold anything.
    pub sheets: Vec<(String, usize)>,
    /// The sheet that is imported.
    pub sheet: String,
    /// Row of the header, 0 for none.
    pub header_row: u32,
    /// Rows above the header that are left out.
    pub title_rows: usize,
    /// The columns.
    pub columns: Vec<ColumnUse>,
    /// Words that need a meaning.
    pub words: Vec<WordUse>,
    /// How many of each.
    pub counts: Counts,
    /// The first rows as they would be imported.
    pub sample: Vec<SampleRow>,
    /// What to look at, at most 200 for each code.
    pub issues: Vec<Issue>,
    /// The codes with their totals.
    pub groups: Vec<IssueGroup>,
    /// Rows whose guest is on the list already.
    pub known: Vec<KnownRow>,
    /// Rows that are no guests.
    pub skipped: Vec<SkippedRow>,
}

/// How many of each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Guests of the file and skipped rows.
    pub rows: usize,
    /// Guests that would be added.
    pub add: usize,
    /// Guests of the event that would get values of the file.
    pub update: usize,
    /// Guests of the event that stay as they are.
    pub known: usize,
    /// Rows that are left out.
    pub skipped: usize,
    /// Things to look at.
    pub problems: usize,
    /// Parties of the added guests.
    pub parties: usize,
    /// Guests that would get a seat.
    pub seated: usize,
}

/// A row as it would be imported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SampleRow {
    /// Row of the file, from 1.
    pub row: usize,
    /// The guest's name.
    pub name: String,
    /// The e-mail address.
    pub email: String,
    /// The party.
    pub party: Option<String>,
    /// The table as the file calls it.
    pub table: Option<String>,
    /// The answer.
    pub status: Option<&'static str>,
    /// What becomes of it.
    pub action: RowAction,
}

/// What becomes of a row.
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

/// A row whose guest is on the list already.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownRow {
    /// Row of the file, from 1.
    pub row: usize,
    /// The guest of the event.
    pub guest_id: GuestId,
    /// The guest's name.
    pub name: String,
    /// What the file has differently.
    pub differences: Vec<Difference>,
}

/// Returns what an import of a file with a plan would do. Blocks.
pub fn preview(
    service: &Service,
    who: &Organiser,
    event: &EventId,
    (name, bytes): (&str, &[u8]),
    plan: &ImportPlan,
) -> Result<ImportPreview, Error> {
    who.must_edit()?;
    service.read(|r| scope::of_event(r, who, event).map(drop))?;
    if bytes.len() > IMPORT_BYTES_MAX {
        return Err(too_large());
    }
    let source = open(service, name, bytes, &Run::default())?;
    let guided = source.map(&plan.mapping, &Limits::default()).map_err(refused)?;
    service.read(|r| compare(r, who, event, guided, plan))
}

fn compare(
    r: &mut Reading<'_>,
    who: &Organiser,
    event: &EventId,
    mut guided: Guided,
    plan: &ImportPlan,
) -> Result<ImportPreview, Error> {
    let scope = scope::of_event(r, who, event)?;
    let mut issues = Issues::of_file(&guided)?;
    let mut report = ImportReport::default();
    let drafts = std::mem::take(&mut guided.import.rows).into_iter();
    let rows: Vec<ImportRow> = drafts.filter_map(|draft| checked(draft, &mut report)).collect();
    let existing = guests::of_event(r.conn, &scope)?;
    let mut outcome = Outcome::new(&existing, &rows, plan, Tables::of(r, &scope)?)?;
    for (row, found) in rows.iter().zip(outcome.matches.clone()) {
        outcome.take(row, found, &mut report);
    }
    issues.add_report(&guided, report.problems, &rows);
    let mut skipped = file_skipped(&guided);
    skipped.append(&mut report.skipped);
    skipped.append(&mut outcome.skipped);
    skipped.sort_by_key(|skipped| skipped.row);
    let mut counts = outcome.counts;
    counts.parties = outcome.parties.len();
    counts.problems = issues.count();
    counts.skipped = skipped.len();
    counts.rows = counts.add + counts.update + counts.known + counts.skipped;
    skipped.truncate(LISTED);
    let (issues, groups) = issues.listed();
    let mut words = std::mem::take(&mut guided.words);
    words.extend(outcome.unknown_tables.into_values().take(WORDS));
    Ok(ImportPreview {
        kind: guided.import.kind,
        encoding: guided.import.encoding,
        separator: guided.import.separator,
        sheets: guided.sheets,
        sheet: guided.import.sheet,
        header_row: guided.header_row,
        title_rows: guided.title_rows,
        columns: guided.columns,
        words,
        counts,
        sample: outcome.sample,
        issues,
        groups,
        known: outcome.known,
        skipped,
    })
}

/// The rows that are no guests, without titles and blank rows.
fn file_skipped(guided: &Guided) -> Vec<SkippedRow> {
    use import_parsers::SkipReason::{Blank, Title};
    let skipped = guided.import.skipped.iter();
    let listed = skipped.filter(|skipped| !matches!(skipped.reason, Blank | Title));
    let rows = listed.map(|skipped| SkippedRow {
        row: usize::try_from(skipped.row).unwrap_or(usize::MAX),
        reason: reason(skipped.reason).to_owned(),
    });
    rows.collect()
}

/// What becomes of the rows seen so far.
struct Outcome<'a> {
    existing: &'a [SeatedGuest],
    plan: &'a ImportPlan,
    matches: Vec<Match>,
    tables: Tables,
    room: Room,
    counts: Counts,
    sample: Vec<SampleRow>,
    known: Vec<KnownRow>,
    skipped: Vec<SkippedRow>,
    parties: HashSet<String>,
    unknown_tables: BTreeMap<String, WordUse>,
}

impl<'a> Outcome<'a> {
    fn new(
        existing: &'a [SeatedGuest],
        rows: &[ImportRow],
        plan: &'a ImportPlan,
        tables: Tables,
    ) -> Result<Self, Error> {
        let ids: HashMap<&GuestId, usize> = existing.iter().enumerate().map(|(at, g)| (&g.guest.id, at)).collect();
        let is_unknown = |choice: &RowChoice| matches!(choice, RowChoice::Update(id) if !ids.contains_key(id));
        if plan.rows.values().any(is_unknown) {
            return Err(Error::NotFound(Noun::Guest));
        }
        let mut people = ExistingGuests::of(existing, rows);
        Ok(Self {
            existing,
            plan,
            matches: rows.iter().map(|row| people.find(&row.draft.texts)).collect(),
            room: Room::of(existing, &tables),
            tables,
            counts: Counts::default(),
            sample: Vec::new(),
            known: Vec::new(),
            skipped: Vec::new(),
            parties: HashSet::new(),
            unknown_tables: BTreeMap::new(),
        })
    }

    fn take(&mut self, row: &ImportRow, found: Match, report: &mut ImportReport) {
        if let Match::Known(place) = found
            && self.known.len() < LISTED
            && let Some(guest) = self.existing.get(place)
        {
            self.known.push(KnownRow {
                row: row.number,
                guest_id: guest.guest.id.clone(),
                name: guest.guest.texts.full_name(),
                differences: differences(&guest.guest, row),
            });
        }
        let action = self.action(row, found);
        match action {
            RowAction::Add => self.add(row, report),
            RowAction::Update => self.counts.update += 1,
            RowAction::Known => self.counts.known += 1,
            RowAction::Skip => self.skip(row, found),
        }
        if self.sample.len() < SAMPLE {
            self.sample.push(sample(row, action));
        }
    }

    fn action(&self, row: &ImportRow, found: Match) -> RowAction {
        let choice = u32::try_from(row.number).ok().and_then(|row| self.plan.rows.get(&row));
        match (choice, found) {
            (Some(RowChoice::Skip), _) | (None, Match::Repeated) => RowAction::Skip,
            (Some(RowChoice::Update(_)), _) => RowAction::Update,
            (Some(RowChoice::Add), _) | (None, Match::New) => RowAction::Add,
            (None, Match::Known(_)) => RowAction::Known,
        }
    }

    fn skip(&mut self, row: &ImportRow, found: Match) {
        let reason = match found {
            Match::Repeated => "The same guest is in an earlier row.",
            Match::New | Match::Known(_) => "You chose to leave it out.",
        };
        self.skipped.push(SkippedRow {
            row: row.number,
            reason: reason.to_owned(),
        });
    }

    fn add(&mut self, row: &ImportRow, report: &mut ImportReport) {
        self.counts.add += 1;
        if let Some(party) = &row.draft.party {
            self.parties.insert(party.clone());
        }
        let Some(table) = self.tables.named(&row.table) else {
            self.note_unknown_table(row, report);
            return;
        };
        let declined = answer_word(row.draft.rsvp) == Some("cancelled");
        if declined {
            return;
        }
        let Some(table) = self
            .room
            .take(&table, self.plan.full_tables == Some(FullTables::Elsewhere))
        else {
            if self.plan.full_tables.is_none() {
                let message = format!("Table \"{}\" has no room for this guest.", row.table);
                report.problem(row.number, "table", "table_full", &message);
            }
            return;
        };
        let wants_this = self.tables.named(&row.table).as_ref() == Some(&table);
        if wants_this && self.tables.take_seat(row, &table, report).is_some() {
            self.counts.seated += 1;
        }
    }

    fn note_unknown_table(&mut self, row: &ImportRow, report: &mut ImportReport) {
        if row.table.is_empty() {
            return;
        }
        let message = format!("The floor plan has no table \"{}\".", row.table);
        report.problem(row.number, "table", "table_unknown", &message);
        let word = self.unknown_tables.entry(row.table.clone()).or_insert_with(|| WordUse {
            field: Field::Table,
            word: row.table.clone(),
            count: 0,
            meaning: None,
        });
        word.count += 1;
    }
}

fn sample(row: &ImportRow, action: RowAction) -> SampleRow {
    SampleRow {
        row: row.number,
        name: row.draft.texts.full_name(),
        email: row.draft.texts.email.clone(),
        party: row.draft.party.clone(),
        table: Some(row.table.clone()).filter(|table| !table.is_empty()),
        status: answer_word(row.draft.rsvp),
        action,
    }
}
