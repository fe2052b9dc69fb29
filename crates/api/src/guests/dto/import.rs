//! What an import did, on the wire.

use app_service::guests;
use serde::Serialize;
use utoipa::ToSchema;

/// The outcome of an import; every row of the file is either imported, a duplicate, or named here.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ImportReport {
    imported_count: usize,
    /// Rows whose guest the event has already.
    duplicates: usize,
    skipped: Vec<SkippedRow>,
    problems: Vec<RowProblem>,
}

/// A row that is not a guest.
#[derive(Serialize, ToSchema)]
pub struct SkippedRow {
    /// The row of the file, counted from 1.
    row: usize,
    reason: String,
}

/// Something about a row that a person should look at.
#[derive(Serialize, ToSchema)]
pub struct RowProblem {
    /// The row of the file, counted from 1.
    row: usize,
    column: String,
    code: String,
    message: String,
}

impl From<guests::ImportReport> for ImportReport {
    fn from(report: guests::ImportReport) -> Self {
        Self {
            imported_count: report.imported_count,
            duplicates: report.duplicates,
            skipped: report.skipped.into_iter().map(SkippedRow::from).collect(),
            problems: report
                .problems
                .into_iter()
                .map(|p| RowProblem {
                    row: p.row,
                    column: p.column,
                    code: p.code,
                    message: p.message,
                })
                .collect(),
        }
    }
}

impl From<guests::SkippedRow> for SkippedRow {
    fn from(skipped: guests::SkippedRow) -> Self {
        Self {
            row: skipped.row,
            reason: skipped.reason,
        }
    }
}
