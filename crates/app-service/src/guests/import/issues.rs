//! What an organiser should look at before an import, in groups of the same kind.

use std::collections::{BTreeMap, HashMap};

use domain::print;
use import_parsers::{Field, Guided};

use super::preview::preview_text;
use super::report::Problem;
use super::rows::ImportRow;
use crate::core::error::Error;

/// Issues of one code that are listed.
const LISTED: usize = 200;

/// Something in a row to look at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Issue {
    /// Row of the file, from 1.
    pub row: usize,
    /// Index of the column, from 0.
    pub column: Option<usize>,
    /// The text of the cell.
    pub value: String,
    /// The name of the row's guest.
    pub name: String,
    /// Stable code, which groups issues.
    pub code: String,
    /// What is wrong, for people.
    pub message: String,
}

/// The issues of one code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IssueGroup {
    /// The code.
    pub code: String,
    /// What they have in common, for people.
    pub title: &'static str,
    /// How many there are.
    pub count: usize,
}

/// The issues of an import: the first of each code, and how many there are.
pub(super) struct Issues {
    names: HashMap<usize, String>,
    issues: Vec<Issue>,
    counts: BTreeMap<String, usize>,
}

impl Issues {
    /// Takes over what the parser found. The guests of the file must still be in it.
    pub(super) fn of_file(guided: &Guided) -> Result<Self, Error> {
        let mut names = HashMap::new();
        let mut issues = Self {
            names: HashMap::new(),
            issues: Vec::new(),
            counts: BTreeMap::new(),
        };
        for draft in &guided.import.rows {
            let row = usize::try_from(draft.row).unwrap_or(usize::MAX);
            names.entry(row).or_insert_with(|| draft.texts.full_name());
            // A companion who is named or counted needs no answer.
            if let Some(question) = draft.question.as_ref().filter(|_| draft.companions.is_empty()) {
                issues.push(
                    (row, None),
                    &question.text,
                    print::word(&question.code)?,
                    &question.message,
                );
            }
        }
        for problem in &guided.import.problems {
            let row = usize::try_from(problem.row).unwrap_or(usize::MAX);
            let value = problem.index.map_or("", |index| guided.cell(problem.row, index));
            let code = print::word(&problem.code)?;
            issues.push((row, problem.index), value, code, &problem.message);
        }
        for (code, unlisted) in &guided.import.unlisted_problems {
            *issues.counts.entry(print::word(code)?).or_default() += unlisted;
        }
        issues.names = names;
        Ok(issues)
    }

    /// Adds what the comparison with the event found.
    pub(super) fn add_report(&mut self, guided: &Guided, problems: Vec<Problem>, rows: &[ImportRow]) {
        for row in rows {
            self.names
                .entry(row.number)
                .or_insert_with(|| row.draft.texts.full_name());
        }
        for problem in problems {
            let column = column(guided, &problem.column);
            let row = u32::try_from(problem.row).unwrap_or(u32::MAX);
            let value = column.map_or("", |column| guided.cell(row, column));
            self.push((problem.row, column), value, problem.code, &problem.message);
        }
    }

    /// Counts an issue. Those of one code come in the order of rows, so the first ones are those that are listed.
    fn push(&mut self, (row, column): (usize, Option<usize>), value: &str, code: String, message: &str) {
        let count = self.counts.entry(code.clone()).or_default();
        *count += 1;
        if *count <= LISTED {
            self.issues.push(Issue {
                row,
                column,
                value: preview_text(value),
                name: String::new(),
                code,
                message: message.to_owned(),
            });
        }
    }

    pub(super) fn count(&self) -> usize {
        self.counts.values().sum()
    }

    /// Returns the issues by row, and their groups, the largest first.
    pub(super) fn listed(self) -> (Vec<Issue>, Vec<IssueGroup>) {
        let Self {
            names,
            mut issues,
            counts,
        } = self;
        issues.sort_by_key(|issue| issue.row);
        for issue in &mut issues {
            if let Some(name) = names.get(&issue.row) {
                issue.name = preview_text(name);
            }
        }
        let groups = counts.into_iter().map(|(code, count)| IssueGroup {
            title: title(&code),
            code,
            count,
        });
        let mut groups: Vec<IssueGroup> = groups.collect();
        groups.sort_by_key(|group| std::cmp::Reverse(group.count));
        (issues, groups)
    }
}

/// Returns the column that a problem of a guest or of a table names.
fn column(guided: &Guided, name: &str) -> Option<usize> {
    let named = |field: Field| match field {
        Field::Text(text) => text.definition().name == name,
        other => other.key() == name,
    };
    guided.columns.iter().position(|column| column.field.is_some_and(named))
}

fn title(code: &str) -> &'static str {
    match code {
        "name_missing" => "Rows without a name",
        "email_invalid" => "Email addresses that are not valid",
        "email_several" => "Several email addresses in one cell",
        "number_shortened" => "Phone numbers that a spreadsheet shortened",
        "text_cut" => "Texts that are too long",
        "hidden_characters_removed" => "Invisible characters",
        "status_unknown" => "Answers that were not understood",
        "seat_without_table" => "Seats without a table",
        "quote_unclosed" => "Quotation marks that are not closed",
        "cell_outside_table" => "Cells outside the columns",
        "table_unknown" => "Tables that the floor plan does not have",
        "table_full" => "Tables without room",
        "seat_unknown" => "Seats that the floor plan does not have",
        "seat_taken" => "Seats that are taken",
        "couple" => "Two guests in one row",
        "plus_one" => "Companions without a name",
        "single_word" => "Names of one word",
        "lone_name" => "Names that could be headings",
        _ => "Values that are not valid",
    }
}
