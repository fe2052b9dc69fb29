//! What an import would do, on the wire.

use app_service::guests::import as use_case;
use import_parsers::{ColumnUse, Kind, Origin};
use serde::Serialize;
use utoipa::ToSchema;

use crate::guests::dto::import::SkippedRow;
use crate::guests::dto::import_plan::{ImportFact, ImportField};

/// What an import would do. Nothing is stored.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ImportPreview {
    kind: ImportKind,
    /// Character set of a text.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    encoding: Option<&'static str>,
    /// Separator of a text.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    separator: Option<String>,
    sheets: Vec<ImportSheet>,
    sheet: String,
    /// Row of the header, 0 for none.
    header_row: u32,
    /// Rows before the header that are left out.
    title_rows: usize,
    columns: Vec<ImportColumn>,
    /// Words that need a meaning.
    values: Vec<ImportWord>,
    /// What notes state that gets a field of its own, unless the plan leaves it in the notes.
    facts: Vec<ImportFactCount>,
    families: ImportFamilies,
    counts: ImportCounts,
    /// The first 50 rows as they will be imported.
    sample: Vec<ImportSample>,
    /// At most 200 for each code; `groups` has the totals.
    problems: Vec<ImportProblem>,
    groups: Vec<ImportGroup>,
    /// Rows whose guest is on the list already; at most 200.
    known: Vec<KnownRow>,
    /// Rows that are not guests; at most 200.
    skipped: Vec<SkippedRow>,
}

/// What the bytes are.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names of the formats")]
pub enum ImportKind {
    Csv,
    Xlsx,
    Xls,
    Docx,
    Doc,
    Pdf,
    /// Pasted text.
    Text,
}

/// A sheet with the rows that hold anything.
#[derive(Serialize, ToSchema)]
pub struct ImportSheet {
    name: String,
    rows: usize,
}

/// A column of the file.
#[derive(Serialize, ToSchema)]
pub struct ImportColumn {
    index: usize,
    /// The heading, or 'Column C'.
    name: String,
    /// Null when the column is not imported.
    #[schema(required = true)]
    field: Option<ImportField>,
    from: ImportOrigin,
    /// The first three different values.
    examples: Vec<String>,
    /// The cells of the first five rows of data.
    #[serde(rename = "firstCells")]
    first_cells: Vec<String>,
    /// Cells that are not empty.
    filled: usize,
}

/// Who decided what a column means.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ImportOrigin {
    /// An earlier import of a file with the same header.
    Remembered,
    /// Its heading or what it holds.
    Guessed,
    /// The plan.
    Chosen,
    /// It is not known.
    None,
}

/// A word of the file that needs a meaning.
#[derive(Serialize, ToSchema)]
pub struct ImportWord {
    field: ImportField,
    word: String,
    count: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    meaning: Option<String>,
}

/// A fact that notes state.
#[derive(Serialize, ToSchema)]
pub struct ImportFactCount {
    fact: ImportFact,
    /// Guests whose notes state it.
    count: usize,
    /// It gets a field of its own.
    taken: bool,
}

/// Guests of one surname in neighbouring rows, without a party.
#[derive(Serialize, ToSchema)]
pub struct ImportFamilies {
    /// How many families there are.
    count: usize,
    /// The guests in them.
    guests: usize,
    /// The import makes a party of each.
    made: bool,
}

/// How many of each.
#[derive(Serialize, ToSchema)]
pub struct ImportCounts {
    rows: usize,
    add: usize,
    update: usize,
    known: usize,
    skipped: usize,
    problems: usize,
    parties: usize,
    seated: usize,
}

/// A row as it will be imported.
#[derive(Serialize, ToSchema)]
pub struct ImportSample {
    row: usize,
    name: String,
    email: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    party: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    table: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    status: Option<&'static str>,
    what: RowAction,
}

/// What becomes of a row.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
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

/// Something in a row to look at.
#[derive(Serialize, ToSchema)]
pub struct ImportProblem {
    /// From 1.
    row: usize,
    /// Index of the column, from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    column: Option<usize>,
    /// The text of the cell.
    value: String,
    name: String,
    code: String,
    message: String,
}

/// The problems of one code.
#[derive(Serialize, ToSchema)]
pub struct ImportGroup {
    code: String,
    title: &'static str,
    count: usize,
}

/// A row whose guest is on the list already.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct KnownRow {
    row: usize,
    guest_id: String,
    name: String,
    differences: Vec<FieldDifference>,
}

/// A value of the file beside that of the event.
#[derive(Serialize, ToSchema)]
pub struct FieldDifference {
    field: &'static str,
    old: String,
    new: String,
}

impl ImportPreview {
    /// Shows a preview; `pasted` for text that was not in a file.
    pub fn new(preview: use_case::ImportPreview, pasted: bool) -> Self {
        let sheets = preview.sheets.into_iter();
        let columns = preview.columns.into_iter().enumerate();
        let facts = preview.facts.into_iter();
        let counts = preview.counts;
        Self {
            kind: if pasted { ImportKind::Text } else { preview.kind.into() },
            encoding: preview.encoding,
            separator: preview.separator.map(String::from),
            sheets: sheets.map(|(name, rows)| ImportSheet { name, rows }).collect(),
            sheet: preview.sheet,
            header_row: preview.header_row,
            title_rows: preview.title_rows,
            columns: columns
                .map(|(index, column)| ImportColumn::new(index, column))
                .collect(),
            values: preview.words.into_iter().filter_map(ImportWord::new).collect(),
            facts: facts
                .map(|(fact, count, taken)| ImportFactCount {
                    fact: fact.into(),
                    count,
                    taken,
                })
                .collect(),
            families: ImportFamilies {
                count: preview.families.count,
                guests: preview.families.guests,
                made: preview.families.are_made,
            },
            counts: ImportCounts {
                rows: counts.rows,
                add: counts.add,
                update: counts.update,
                known: counts.known,
                skipped: counts.skipped,
                problems: counts.problems,
                parties: counts.parties,
                seated: counts.seated,
            },
            sample: preview.sample.into_iter().map(ImportSample::from).collect(),
            problems: preview.issues.into_iter().map(ImportProblem::from).collect(),
            groups: preview.groups.into_iter().map(ImportGroup::from).collect(),
            known: preview.known.into_iter().map(KnownRow::from).collect(),
            skipped: preview.skipped.into_iter().map(SkippedRow::from).collect(),
        }
    }
}

impl From<Kind> for ImportKind {
    fn from(kind: Kind) -> Self {
        match kind {
            Kind::Csv => Self::Csv,
            Kind::Xlsx => Self::Xlsx,
            Kind::Xls => Self::Xls,
            Kind::Docx => Self::Docx,
            Kind::Doc => Self::Doc,
            Kind::Pdf => Self::Pdf,
        }
    }
}

impl ImportColumn {
    fn new(index: usize, column: ColumnUse) -> Self {
        let field = column.field.and_then(ImportField::from_field);
        Self {
            index,
            name: column.name,
            field,
            from: match (column.origin, field) {
                (Origin::Chosen, _) => ImportOrigin::Chosen,
                (Origin::Remembered, _) => ImportOrigin::Remembered,
                (Origin::Guessed, Some(_)) => ImportOrigin::Guessed,
                (Origin::Guessed, None) => ImportOrigin::None,
            },
            examples: column.examples,
            first_cells: column.first_cells,
            filled: column.filled,
        }
    }
}

impl ImportWord {
    fn new(word: import_parsers::WordUse) -> Option<Self> {
        Some(Self {
            field: ImportField::from_field(word.field)?,
            word: word.word,
            count: word.count,
            meaning: word.meaning,
        })
    }
}

impl From<use_case::SampleRow> for ImportSample {
    fn from(row: use_case::SampleRow) -> Self {
        Self {
            row: row.row,
            name: row.name,
            email: row.email,
            party: row.party,
            table: row.table,
            status: row.status,
            what: match row.action {
                use_case::RowAction::Add => RowAction::Add,
                use_case::RowAction::Update => RowAction::Update,
                use_case::RowAction::Known => RowAction::Known,
                use_case::RowAction::Skip => RowAction::Skip,
            },
        }
    }
}

impl From<use_case::Issue> for ImportProblem {
    fn from(issue: use_case::Issue) -> Self {
        Self {
            row: issue.row,
            column: issue.column,
            value: issue.value,
            name: issue.name,
            code: issue.code,
            message: issue.message,
        }
    }
}

impl From<use_case::IssueGroup> for ImportGroup {
    fn from(group: use_case::IssueGroup) -> Self {
        Self {
            code: group.code,
            title: group.title,
            count: group.count,
        }
    }
}

impl From<use_case::KnownRow> for KnownRow {
    fn from(known: use_case::KnownRow) -> Self {
        let differences = known.differences.into_iter();
        Self {
            row: known.row,
            guest_id: known.guest_id.to_string(),
            name: known.name,
            differences: differences
                .map(|d| FieldDifference {
                    field: d.field,
                    old: d.old,
                    new: d.new,
                })
                .collect(),
        }
    }
}
