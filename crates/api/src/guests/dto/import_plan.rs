//! What an organiser decided about an import, on the wire.

use std::collections::BTreeMap;

use app_service::guests::import::{self as use_case, RowChoice};
use app_service::ids::RequestId;
use domain::id::GuestId;
use import_parsers::{Field, Mapping, NoteFact};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::core::error::{ApiResult, Problem};

/// The decisions about an import. What is absent is guessed or the default.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct ImportPlan {
    /// Name of the sheet; absent: the one that reads most like a guest list.
    #[schema(nullable = false)]
    sheet: Option<String>,
    /// Row of the header counted from 1, 0 for none; absent: found by the server.
    #[schema(nullable = false)]
    header_row: Option<u32>,
    /// Per column (by its index from 0) the field, or null when it is not imported; absent columns are guessed.
    columns: BTreeMap<usize, ColumnChoice>,
    /// Words of the file and what they mean, per field.
    values: BTreeMap<ImportField, BTreeMap<String, String>>,
    /// Corrected cells: row (from 1), column index (from 0), text.
    cells: BTreeMap<u32, BTreeMap<usize, String>>,
    /// What becomes of a row: `skip`, `add` or `update:` with the id of a guest. Of the others, new ones are added and
    /// known ones skipped.
    rows: BTreeMap<u32, String>,
    /// What becomes of guests whose table has no room; absent: they get no table, and are listed.
    #[schema(nullable = false)]
    full_tables: Option<FullTables>,
    /// Make a party of guests of one surname in neighbouring rows; absent: only where the file has addresses.
    #[schema(nullable = false)]
    families: Option<bool>,
    /// What notes state that stays in the notes alone; otherwise it gets a field of its own.
    left_in_notes: Vec<ImportFact>,
    /// Remember what the columns mean for files with the same header.
    remember: bool,
}

/// What notes can state that a guest has a field for.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ImportFact {
    /// The guest brings someone.
    PlusOne,
    /// The guest uses a wheelchair.
    Wheelchair,
}

impl From<NoteFact> for ImportFact {
    fn from(fact: NoteFact) -> Self {
        match fact {
            NoteFact::PlusOne => Self::PlusOne,
            NoteFact::Wheelchair => Self::Wheelchair,
        }
    }
}

impl From<ImportFact> for NoteFact {
    fn from(fact: ImportFact) -> Self {
        match fact {
            ImportFact::PlusOne => Self::PlusOne,
            ImportFact::Wheelchair => Self::Wheelchair,
        }
    }
}

/// What becomes of guests whose table has no room.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FullTables {
    /// They get no table.
    Leave,
    /// They get the table with the most room.
    Elsewhere,
}

/// The field of a column, or null when it is not imported.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(transparent)]
pub struct ColumnChoice(Option<ImportField>);

macro_rules! import_fields {
    ($($Variant:ident = $field:expr,)*) => {
        /// What a column of a guest list can mean.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
        #[serde(rename_all = "camelCase")]
        #[expect(missing_docs, reason = "the fields of the parser describe them")]
        pub enum ImportField { $($Variant),* }

        impl ImportField {
            const ALL: &[Self] = &[$(Self::$Variant),*];

            fn field(self) -> Field {
                match self { $(Self::$Variant => $field),* }
            }
        }
    };
}

import_fields! {
    FirstName = Field::FIRST,
    LastName = Field::LAST,
    FullName = Field::FullName,
    MiddleName = Field::Middle,
    Suffix = Field::Suffix,
    PreferredName = Field::PREFERRED_NAME,
    Title = Field::Title,
    Email = Field::EMAIL,
    Mobile = Field::MOBILE,
    CompanyAffiliation = Field::COMPANY,
    Meal = Field::MEAL,
    Dietary = Field::DIETARY,
    SpecialRequests = Field::SPECIAL_REQUESTS,
    AdditionalInfo = Field::ADDITIONAL_INFO,
    Notes = Field::NOTES,
    Party = Field::Party,
    Status = Field::Status,
    Table = Field::Table,
    Seat = Field::Seat,
    Tags = Field::Tags,
    PlusOnes = Field::PlusOne,
}

impl ImportField {
    /// Returns the word of a field; `None` for one that is not imported.
    pub fn from_field(field: Field) -> Option<Self> {
        Self::ALL.iter().copied().find(|word| word.field() == field)
    }
}

impl ImportPlan {
    /// Parses the JSON of a form; an empty one contains no decisions.
    pub fn parse(json: &[u8]) -> ApiResult<use_case::ImportPlan> {
        if json.is_empty() {
            return Ok(use_case::ImportPlan::default());
        }
        // Serde would read a list as the fields in their order.
        if !json.trim_ascii_start().starts_with(b"{") {
            return Err(wrong("it is not an object"));
        }
        let plan: Self = serde_json::from_slice(json).map_err(|error| wrong(&error.to_string()))?;
        let rows = plan.rows.into_iter();
        let rows = rows.map(|(row, choice)| Ok((row, row_choice(row, &choice)?)));
        let columns = plan.columns.into_iter();
        let values = plan.values.into_iter();
        Ok(use_case::ImportPlan {
            rows: rows.collect::<ApiResult<_>>()?,
            mapping: Mapping {
                sheet: plan.sheet,
                header_row: plan.header_row,
                columns: columns
                    .map(|(index, choice)| (index, choice.0.map(ImportField::field)))
                    .collect(),
                values: values.map(|(field, words)| (field.field(), words)).collect(),
                cells: plan.cells,
                left_in_notes: plan.left_in_notes.into_iter().map(NoteFact::from).collect(),
            },
            families: plan.families,
            full_tables: plan.full_tables.map(|choice| match choice {
                FullTables::Leave => use_case::FullTables::Leave,
                FullTables::Elsewhere => use_case::FullTables::Elsewhere,
            }),
            remember: plan.remember,
        })
    }
}

fn row_choice(row: u32, word: &str) -> ApiResult<RowChoice> {
    match word {
        "skip" => Ok(RowChoice::Skip),
        "add" => Ok(RowChoice::Add),
        _ => {
            let id = word.strip_prefix("update:").ok_or_else(|| {
                wrong(&format!(
                    "row {row}: \"{word}\" is not one of skip, add, update:<guest>"
                ))
            })?;
            Ok(RowChoice::Update(GuestId::read(id)?))
        }
    }
}

fn wrong(reason: &str) -> Problem {
    Problem::unreadable(
        "invalid",
        Some("plan".to_owned()),
        format!("The plan of the import cannot be read: {reason}."),
    )
}
