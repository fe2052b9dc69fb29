//! Rows of a sheet to guests, by the meaning of its columns.

mod guest;

use std::collections::BTreeMap;

use crate::draft::{Question, QuestionCode, RowDraft};
use crate::field::Field;
use crate::grid::{RowMark, Sheet, SheetRow, column_letters};
use crate::header::Header;
use crate::limits::LISTED_PROBLEMS;
use crate::map::guest::Guest;
use crate::problem::{ProblemCode, RowProblem, Severity, SkipReason, SkippedRow};
use crate::row::{Classifier, RowKind, skipped, table_heading};

/// The outcome of a sheet.
#[derive(Debug, Default)]
pub(crate) struct Mapped {
    pub(crate) rows: Vec<RowDraft>,
    pub(crate) skipped: Vec<SkippedRow>,
    /// The first ones of each code.
    pub(crate) problems: Vec<RowProblem>,
    /// How many more there are of a code.
    pub(crate) unlisted: BTreeMap<ProblemCode, usize>,
    /// A heading like "Table 4" gave its table to the guests below it.
    pub(crate) tables_from_headings: bool,
}

/// Maps the rows from `first_data` on; those above it are listed as titles, except the header itself.
pub(crate) fn map(sheet: &Sheet, header: &Header, first_data: usize) -> Mapped {
    let mut mapped = Mapped::default();
    let above = sheet.rows.get(..first_data).unwrap_or_default();
    for row in above.iter().filter(|row| Some(row.number) != header.row) {
        mapped.skipped.push(skipped(row, SkipReason::Title));
    }
    let data = sheet.rows.get(first_data..).unwrap_or_default();
    let classifier = Classifier::new(header, data);
    let mut mapper = Mapper {
        header,
        imported: header.imported(),
        table: table_above(above),
        listed: BTreeMap::new(),
        mapped,
    };
    for row in data {
        match classifier.kind(row) {
            RowKind::Guest => mapper.guest(row, false),
            RowKind::LoneName => mapper.guest(row, true),
            RowKind::Skip(reason) => mapper.skip(row, reason),
        }
    }
    let mut mapped = mapper.mapped;
    list_blank_rows(sheet, &mut mapped.skipped);
    mapped.skipped.sort_by_key(|row| row.row);
    mapped
}

/// The table that a heading of the document names right above the columns' headings.
fn table_above(above: &[SheetRow]) -> String {
    let headings = above.iter().rev().filter(|row| row.mark == RowMark::Heading);
    let mut texts = headings.filter_map(|row| row.filled().next());
    let table = texts.next().and_then(|(_, text)| table_heading(text));
    table.unwrap_or_default().to_owned()
}

struct Mapper<'h> {
    header: &'h Header,
    imported: Vec<(usize, Field)>,
    /// Table of the last heading that named one.
    table: String,
    /// How many problems of a code are listed.
    listed: BTreeMap<ProblemCode, usize>,
    mapped: Mapped,
}

impl Mapper<'_> {
    fn skip(&mut self, row: &SheetRow, reason: SkipReason) {
        if reason == SkipReason::NoName {
            self.without_name(row);
            return;
        }
        if reason == SkipReason::Section {
            let heading = row.filled().next().and_then(|(_, text)| table_heading(text));
            self.table = heading.unwrap_or_default().to_owned();
        }
        self.mapped.skipped.push(skipped(row, reason));
    }

    fn guest(&mut self, row: &SheetRow, lone: bool) {
        let mut guest = Guest::read(row, &self.imported);
        for (column, code, message, severity) in guest.problems.drain(..) {
            self.problem(row, Some(column), code, message, severity);
        }
        self.report_cells_outside(row);
        let mut drafts = guest.into_drafts(row.number);
        if drafts.is_empty() {
            self.without_name(row);
            return;
        }
        for draft in &mut drafts {
            if draft.table.is_empty() && !self.table.is_empty() {
                draft.table.clone_from(&self.table);
                self.mapped.tables_from_headings = true;
            }
            if lone && draft.question.is_none() {
                draft.question = Some(lone_name(&draft.texts.first_name, &draft.texts.last_name));
            }
        }
        if drafts
            .iter()
            .any(|draft| draft.table.is_empty() && !draft.seat.is_empty())
        {
            let message = "the row has a seat but no table, so the seat was not assigned".to_owned();
            self.problem(row, None, ProblemCode::SeatWithoutTable, message, Severity::Warning);
        }
        self.mapped.rows.append(&mut drafts);
    }

    fn problem(
        &mut self,
        row: &SheetRow,
        index: Option<usize>,
        code: ProblemCode,
        message: String,
        severity: Severity,
    ) {
        let listed = self.listed.entry(code).or_default();
        if *listed >= LISTED_PROBLEMS {
            *self.mapped.unlisted.entry(code).or_default() += 1;
            return;
        }
        *listed += 1;
        let title = |index: usize| {
            let column = self.header.columns.get(index);
            column.map_or_else(|| column_letters(index), |column| column.title.clone())
        };
        self.mapped.problems.push(RowProblem {
            row: row.number,
            column: index.map(title),
            index,
            code,
            message,
            severity,
        });
    }

    fn without_name(&mut self, row: &SheetRow) {
        self.mapped.skipped.push(skipped(row, SkipReason::NoName));
        let message = "the row has no name and was not imported".to_owned();
        self.problem(row, None, ProblemCode::NameMissing, message, Severity::Error);
    }

    /// Cells right of the last heading are mostly the rest of a text with an unquoted separator. They are one problem of
    /// their row: one for each cell made gigabytes of a short file.
    fn report_cells_outside(&mut self, row: &SheetRow) {
        let width = self.header.columns.len();
        let mut outside = row.filled().filter(|(column, _)| *column >= width);
        let Some((column, text)) = outside.next() else { return };
        let shown: String = text.chars().take(60).collect();
        let message = match outside.count() {
            0 => format!("the cell \"{shown}\" is outside the table and was not imported"),
            1 => format!("the cell \"{shown}\" and the one after it are outside the table and were not imported"),
            more => format!("the cell \"{shown}\" and {more} more are outside the table and were not imported"),
        };
        self.problem(
            row,
            Some(column),
            ProblemCode::CellOutsideTable,
            message,
            Severity::Warning,
        );
    }
}

fn lone_name(first: &str, last: &str) -> Question {
    let text = format!("{first} {last}").trim().to_owned();
    let message = format!("\"{text}\" is alone in its row. Is it a guest or a heading? It was read as a guest.");
    Question {
        code: QuestionCode::LoneName,
        text,
        message,
    }
}

/// Blank rows between filled ones, as runs; those at the end of the file are not worth a line.
fn list_blank_rows(sheet: &Sheet, listed: &mut Vec<SkippedRow>) {
    let mut next = 1;
    for row in &sheet.rows {
        if row.number > next {
            let count = row.number - next;
            listed.push(SkippedRow {
                row: next,
                count,
                reason: SkipReason::Blank,
                text: String::new(),
            });
        }
        next = row.number.saturating_add(1);
    }
}
