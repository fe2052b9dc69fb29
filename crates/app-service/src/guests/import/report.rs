//! The result of an import: added guests, duplicates, rows that are not guests, and problems to review.

use domain::print;
use import_parsers::{Import, SkipReason};
use serde::{Deserialize, Serialize};

use crate::core::error::Error;

/// The outcome of an import.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ImportReport {
    /// Guests that were added.
    pub imported_count: usize,
    /// Guests of the file that the event, or the file itself, already had.
    pub duplicates: usize,
    /// Rows that are not guests.
    pub skipped: Vec<SkippedRow>,
    /// Problems to review.
    pub problems: Vec<Problem>,
}

/// A row that is not a guest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SkippedRow {
    /// Row of the file as a spreadsheet shows it, from 1.
    pub row: usize,
    /// The reason, for people.
    pub reason: String,
}

/// A problem in one row to review.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Problem {
    /// Row of the file, from 1.
    pub row: usize,
    /// Heading of the column; empty when the whole row is meant.
    pub column: String,
    /// Stable code.
    pub code: String,
    /// What is wrong, for people.
    pub message: String,
}

impl ImportReport {
    /// Creates the report from what the parser found.
    pub(super) fn from_file(file: &Import) -> Result<Self, Error> {
        let skipped = file.skipped.iter().map(|skipped| SkippedRow {
            row: usize::try_from(skipped.row).unwrap_or(usize::MAX),
            reason: reason(skipped.reason).to_owned(),
        });
        let problems = file.problems.iter().map(|problem| {
            Ok(Problem {
                row: usize::try_from(problem.row).unwrap_or(usize::MAX),
                column: problem.column.clone().unwrap_or_default(),
                code: print::word(&problem.code)?,
                message: problem.message.clone(),
            })
        });
        let questions = file
            .rows
            .iter()
            .filter_map(|row| Some((row.row, row.question.as_ref()?)));
        let questions = questions.map(|(row, question)| {
            Ok(Problem {
                row: usize::try_from(row).unwrap_or(usize::MAX),
                column: String::new(),
                code: print::word(&question.code)?,
                message: question.message.clone(),
            })
        });
        let unlisted = file.unlisted_problems.iter();
        let unlisted = unlisted.map(|(code, count)| {
            let last = file.problems.iter().rfind(|problem| problem.code == *code);
            Ok(Problem {
                row: last.map_or(1, |problem| usize::try_from(problem.row).unwrap_or(usize::MAX)),
                column: String::new(),
                code: print::word(code)?,
                message: format!("{count} more problems of this kind follow and are not listed"),
            })
        });
        Ok(Self {
            skipped: skipped.collect(),
            problems: problems
                .chain(unlisted)
                .chain(questions)
                .collect::<Result<_, Error>>()?,
            ..Self::default()
        })
    }

    pub(super) fn problem(&mut self, row: usize, column: &str, code: &str, message: &str) {
        let (column, code, message) = (column.to_owned(), code.to_owned(), message.to_owned());
        self.problems.push(Problem {
            row,
            column,
            code,
            message,
        });
    }
}

pub(super) fn reason(reason: SkipReason) -> &'static str {
    match reason {
        SkipReason::Title => "It is above the headings.",
        SkipReason::RepeatedHeader => "It repeats the headings.",
        SkipReason::Blank => "It is blank.",
        SkipReason::Section => "It is a heading between guests.",
        SkipReason::Total => "It is a total, not a guest.",
        SkipReason::NoName => "It has no name.",
    }
}
