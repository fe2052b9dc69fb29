//! Files of an event and what is on paper, on the wire.

use app_service::exports::{self as use_case, Preview, Reason};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use utoipa::openapi::{ObjectBuilder, RefOr, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

/// The kinds of file, by their names in addresses.
pub(crate) struct FileKind;

impl PartialSchema for FileKind {
    fn schema() -> RefOr<Schema> {
        words(
            use_case::FileKind::all().map(use_case::FileKind::name),
            "A kind of file.",
        )
    }
}

impl ToSchema for FileKind {}

/// The kinds of sheet on paper.
struct SheetKind;

impl PartialSchema for SheetKind {
    fn schema() -> RefOr<Schema> {
        let sheets = use_case::FileKind::all().filter(|kind| kind.is_sheet());
        words(sheets.map(use_case::FileKind::name), "A kind of sheet on paper.")
    }
}

impl ToSchema for SheetKind {}

/// The parts of a card, list or sign.
struct PrintedPart;

impl PartialSchema for PrintedPart {
    fn schema() -> RefOr<Schema> {
        words(
            use_case::Shown::ALL.into_iter().map(use_case::Shown::as_str),
            "A part of a card, list or sign.",
        )
    }
}

impl ToSchema for PrintedPart {}

fn words(words: impl Iterator<Item = &'static str>, description: &str) -> RefOr<Schema> {
    let schema = ObjectBuilder::new().schema_type(Type::String);
    schema.enum_values(Some(words)).description(Some(description)).into()
}

/// How a file is made; what is absent has its default.
#[derive(Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FileOptions {
    /// Of sheets: pdf or docx.
    #[serde(default)]
    #[schema(nullable = false)]
    format: Option<String>,
    /// A4, A3, A2, A1, A0, Letter or Legal; cards have A4 and Letter only.
    #[serde(default)]
    #[schema(nullable = false)]
    paper: Option<String>,
    /// Of CSV: comma, semicolon or tab.
    #[serde(default)]
    #[schema(nullable = false)]
    separator: Option<String>,
    /// Of PNG: standard, high or ultra.
    #[serde(default)]
    #[schema(nullable = false)]
    quality: Option<String>,
    /// Some of layout,assignments,guests,contacts,entrances.
    #[serde(default)]
    #[schema(nullable = false)]
    sections: Option<String>,
    /// Of sheets for guests: classic, modern or plain.
    #[serde(default)]
    #[schema(nullable = false)]
    design: Option<String>,
    /// Of sheets for guests: event, terracotta, green, blue or brown.
    #[serde(default)]
    #[schema(nullable = false)]
    colour: Option<String>,
    /// Of place cards: business-cards, avery-l7160, avery-5160, labels-3x8, badges-62x100 or badges-4x2.25.
    #[serde(default)]
    #[schema(nullable = false)]
    stock: Option<String>,
    /// Of cards: whether they show the meal.
    #[serde(default)]
    #[schema(nullable = false)]
    meals: Option<bool>,
    /// Only what changed since the last print.
    #[serde(default)]
    changed: bool,
}

impl From<FileOptions> for use_case::ExportOptions {
    fn from(options: FileOptions) -> Self {
        Self {
            format: options.format,
            paper: options.paper,
            separator: options.separator,
            quality: options.quality,
            sections: options.sections,
            design: options.design,
            colour: options.colour,
            stock: options.stock,
            meals: options.meals,
            changed: options.changed,
        }
    }
}

/// How a file would look: a page or the beginning of a text.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FilePreview {
    /// The pages of the file; 1 for a text.
    pages: usize,
    /// The page as an SVG; absent for a text.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    svg: Option<String>,
    /// How the text begins; absent for a page.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    text: Option<String>,
    /// Letters that no font has; question marks are in their place.
    #[serde(skip_serializing_if = "String::is_empty")]
    missing: String,
}

impl From<Preview> for FilePreview {
    fn from(preview: Preview) -> Self {
        match preview {
            Preview::Page(page) => Self {
                pages: page.pages,
                svg: Some(page.svg),
                text: None,
                missing: page.missing.iter().collect(),
            },
            Preview::Text(text) => Self {
                pages: 1,
                svg: None,
                text: Some(text),
                missing: String::new(),
            },
        }
    }
}

/// A file that was made of an event.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PastExport {
    id: String,
    #[schema(value_type = FileKind)]
    kind: String,
    /// The format, of sheets that are not PDF: `docx`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    format: Option<String>,
    /// The paper, of sheets and pictures.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    paper: Option<String>,
    /// What separates the cells, of CSV.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    separator: Option<String>,
    /// How fine it is, of PNG.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    quality: Option<String>,
    /// The sections in it, separated by commas; absent where all are.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    sections: Option<String>,
    /// The design, of sheets for guests.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    design: Option<String>,
    /// The colour, of sheets for guests.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    colour: Option<String>,
    /// What place cards were printed on; absent for business cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    stock: Option<String>,
    /// Whether cards show the meal.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    meals: Option<bool>,
    /// Whether only what was out of date on paper is in it.
    only_changed: bool,
    /// Its length.
    bytes: i64,
    /// The name of the user who made it; absent for a former member.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    by: Option<String>,
    created_at: DateTime<Utc>,
    /// Whether the plan, the guests or the seats have changed since.
    out_of_date: bool,
    /// Until when it can be downloaded again; absent when it is not kept.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    kept_until: Option<DateTime<Utc>>,
}

impl From<use_case::PastExport> for PastExport {
    fn from(past: use_case::PastExport) -> Self {
        let options = past.options;
        Self {
            id: past.id.into(),
            kind: past.kind,
            format: options.format,
            paper: options.paper,
            separator: options.separator,
            quality: options.quality,
            sections: options.sections,
            design: options.design,
            colour: options.colour,
            stock: options.stock,
            meals: options.meals,
            only_changed: options.changed,
            bytes: past.bytes,
            by: past.by,
            created_at: past.created_at,
            out_of_date: past.is_out_of_date,
            kept_until: past.kept.map(|kept| kept.until),
        }
    }
}

/// What is on paper of a kind of sheet.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PrintState {
    #[schema(value_type = SheetKind)]
    kind: &'static str,
    /// How many cards, lists or signs there are now.
    total: usize,
    /// When one was printed last.
    printed_at: DateTime<Utc>,
    /// How many are out of date.
    out_of_date: usize,
    /// The first 200 of them.
    items: Vec<PrintItem>,
    /// How many printed ones are no longer needed.
    obsolete: usize,
}

/// A card, list or sign that is out of date on paper.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct PrintItem {
    /// The guest or the table; empty for a list of all.
    label: String,
    /// Whether it was not printed before.
    is_new: bool,
    /// What has changed.
    #[schema(value_type = Vec<PrintedPart>)]
    changed: Vec<&'static str>,
}

impl From<use_case::PrintState> for PrintState {
    fn from(state: use_case::PrintState) -> Self {
        Self {
            kind: state.kind,
            total: state.total,
            printed_at: state.printed_at,
            out_of_date: state.out_of_date,
            items: state.items.into_iter().map(PrintItem::from).collect(),
            obsolete: state.obsolete,
        }
    }
}

impl From<use_case::OutOfDate> for PrintItem {
    fn from(item: use_case::OutOfDate) -> Self {
        let changed = match &item.reason {
            Reason::New => Vec::new(),
            Reason::Changed(parts) => parts.iter().map(|part| part.as_str()).collect(),
        };
        Self {
            label: item.label,
            is_new: item.reason == Reason::New,
            changed,
        }
    }
}
