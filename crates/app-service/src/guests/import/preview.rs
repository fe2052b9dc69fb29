//! Previews an import for the organiser. Nothing is stored.

use std::collections::HashSet;

use domain::id::{EventId, GuestId};
use domain::limits::IMPORT_PREVIEW_TEXT_MAX;
use domain::text;
use import_parsers::{ColumnUse, Guided, Kind, NoteFact, WordUse};
use storage::guests::{self, SeatedGuest};

use super::decide::{Decision, RowAction, decide};
use super::differences::{Difference, answer_word, differences};
use super::families::{Families, make_families};
use super::guided::map_file;
use super::issues::{Issue, IssueGroup, Issues};
use super::list_file::ListFile;
use super::people::Match;
use super::plan::ImportPlan;
use super::report::{ImportReport, SkippedRow, reason};
use super::rows::{ImportRow, guided_rows};
use super::tables::Tables;
use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::run::Run;
use crate::core::scope;
use crate::core::service::{Reading, Service};

/// Rows of a sample.
const SAMPLE: usize = 50;
/// Known guests and skipped rows that are listed.
const LISTED: usize = 200;
/// Words that are listed beside those of the file's columns.
const WORDS: usize = 200;

/// What an import would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportPreview {
    /// The format of the file.
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
    /// Words whose meaning the organiser has to choose.
    pub words: Vec<WordUse>,
    /// The number of guests whose notes state a fact, and whether the fact gets its own field.
    pub facts: Vec<(NoteFact, usize, bool)>,
    /// Guests of one surname in neighbouring rows.
    pub families: Families,
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
    /// Rows that are not guests.
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
    /// The email address.
    pub email: String,
    /// The party.
    pub party: Option<String>,
    /// The table as the file calls it.
    pub table: Option<String>,
    /// The answer.
    pub status: Option<&'static str>,
    /// What the import would do with it.
    pub action: RowAction,
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
    organiser: &Organiser,
    event: &EventId,
    (name, bytes): (&str, &[u8]),
    plan: &ImportPlan,
) -> Result<ImportPreview, Error> {
    preview_file(
        service,
        organiser,
        event,
        ListFile::new(name.to_owned(), bytes.to_vec()),
        plan,
    )
}

/// Returns what an import would do of a file whose document may have been read before. Blocks.
pub fn preview_file(
    service: &Service,
    organiser: &Organiser,
    event: &EventId,
    file: ListFile,
    plan: &ImportPlan,
) -> Result<ImportPreview, Error> {
    let (_, guided) = map_file(service, organiser, event, file, (plan, &Run::default()))?;
    service.read(|r| compare(r, organiser, event, guided, plan))
}

fn compare(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    event: &EventId,
    mut guided: Guided,
    plan: &ImportPlan,
) -> Result<ImportPreview, Error> {
    let scope = scope::of_event(r, organiser, event)?;
    let mut issues = Issues::of_file(&guided)?;
    let mut report = ImportReport::default();
    let families = make_families(&mut guided, plan);
    let rows = guided_rows(std::mem::take(&mut guided.import.rows), &mut report);
    let existing = guests::of_event(r.conn, &scope)?;
    let mut decided = decide(&existing, &rows, plan, Tables::load(r, &scope)?, &mut report)?;
    issues.add_report(&guided, report.problems, &rows);
    let mut skipped = file_skipped(&guided);
    skipped.append(&mut report.skipped);
    skipped.append(&mut decided.skipped);
    skipped.sort_by_key(|skipped| skipped.row);
    let pairs = || rows.iter().zip(&decided.decisions);
    let counts = Counts {
        problems: issues.count(),
        ..counts(pairs(), skipped.len())
    };
    skipped.truncate(LISTED);
    let (issues, groups) = issues.listed();
    let mut words = std::mem::take(&mut guided.words);
    words.extend(decided.unknown_tables.into_values().take(WORDS));
    for word in &mut words {
        word.meaning = word.meaning.as_deref().map(preview_text);
    }
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
        facts: guided
            .facts
            .into_iter()
            .map(|(fact, count)| (fact, count, !plan.mapping.left_in_notes.contains(&fact)))
            .collect(),
        families,
        counts,
        sample: pairs()
            .take(SAMPLE)
            .map(|(row, decision)| sample(row, decision.action))
            .collect(),
        known: pairs().filter_map(|pair| known(pair, &existing)).take(LISTED).collect(),
        issues,
        groups,
        skipped,
    })
}

/// Returns the rows that are not guests, except titles and blank rows.
pub(super) fn file_skipped(guided: &Guided) -> Vec<SkippedRow> {
    use import_parsers::SkipReason::{Blank, Title};
    let skipped = guided.import.skipped.iter();
    let listed = skipped.filter(|skipped| !matches!(skipped.reason, Blank | Title));
    let rows = listed.map(|skipped| SkippedRow {
        row: usize::try_from(skipped.row).unwrap_or(usize::MAX),
        reason: reason(skipped.reason).to_owned(),
    });
    rows.collect()
}

/// Counts rows by action; the caller counts those that are left out.
pub(super) fn counts<'a>(pairs: impl Iterator<Item = (&'a ImportRow, &'a Decision)>, skipped: usize) -> Counts {
    let mut counts = Counts {
        skipped,
        ..Counts::default()
    };
    let mut parties: HashSet<&str> = HashSet::new();
    for (row, decision) in pairs {
        match decision.action {
            RowAction::Add => {
                counts.add += 1;
                parties.extend(row.draft.party.as_deref());
            }
            RowAction::Update => counts.update += 1,
            RowAction::Known => counts.known += 1,
            RowAction::Skip => {}
        }
        counts.seated += usize::from(decision.seat.is_some());
    }
    counts.parties = parties.len();
    counts.rows = counts.add + counts.update + counts.known + counts.skipped;
    counts
}

/// Returns the row if it matches a listed guest, regardless of the chosen action.
fn known((row, decision): (&ImportRow, &Decision), existing: &[SeatedGuest]) -> Option<KnownRow> {
    let Match::Known(place) = decision.found else {
        return None;
    };
    let guest = &existing.get(place)?.guest;
    Some(KnownRow {
        row: row.number,
        guest_id: guest.id.clone(),
        name: preview_text(&guest.texts.full_name()),
        differences: differences(guest, row),
    })
}

/// Shortens a text of the file, because a huge cell would be repeated for each of its problems.
pub(super) fn preview_text(text: &str) -> String {
    text::shortened(text, IMPORT_PREVIEW_TEXT_MAX)
}

fn sample(row: &ImportRow, action: RowAction) -> SampleRow {
    SampleRow {
        row: row.number,
        name: preview_text(&row.draft.texts.full_name()),
        email: preview_text(&row.draft.texts.email),
        party: row.draft.party.as_deref().map(preview_text),
        table: Some(preview_text(&row.table)).filter(|table| !table.is_empty()),
        status: answer_word(row.draft.rsvp),
        action,
    }
}
