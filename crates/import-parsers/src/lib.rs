//! Reads a guest list from the bytes of an uploaded file.
//! Reading order: `kind` (what the bytes are), `reader` (documents to sheets), `encoding` and `csv` (text to a sheet),
//! `document` (which sheet), `header` (which column means what), `list` (lines without columns), `map` (rows to
//! [`RowDraft`]s) with `name` and `value`, then `report` (the answer as JSON).
//! Content never panics and never fails half-way: it yields rows, skipped rows and problems, or one [`Refusal`].
//! No I/O, no clock: duplicates and the event's tables are the business of the use case that commits the rows, and
//! the caller decides in which process a [`Reader`] of documents runs.

mod budget;
mod bytes;
mod content;
mod csv;
mod document;
mod draft;
mod encoding;
mod field;
mod grid;
mod guided;
mod header;
mod import;
mod kind;
mod limits;
mod list;
mod map;
mod mapping;
mod name;
mod notes;
mod problem;
mod reader;
mod report;
mod row;
mod source;
mod transfer;
mod value;
mod words;

pub use draft::{Companions, Question, QuestionCode, RowDraft, Status};
pub use field::{Field, Recall};
pub use grid::{Document, RowMark, Sheet, SheetRow};
pub use guided::{ColumnUse, Guided, Origin};
pub use header::{Column, Header};
pub use import::{Import, read, read_with};
pub use kind::Kind;
pub use limits::Limits;
pub use mapping::{Mapping, WordUse};
pub use notes::NoteFact;
pub use problem::{ProblemCode, Refusal, RefusalCode, RowProblem, Severity, SkipReason, SkippedRow};
pub use reader::{InProcess, Reader, TextOnly};
pub use report::{CheckReport, CheckedGuest, Outcome, check_report};
pub use source::{Source, is_document};
pub use transfer::{Assembly, Piece, pieces};
pub use value::is_email;
