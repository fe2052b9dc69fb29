//! What an organiser decided about an import in the wizard.

use std::collections::BTreeMap;

use domain::id::GuestId;
use import_parsers::Mapping;
use serde::{Deserialize, Serialize};

/// The decisions about an import; what is absent is the default.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ImportPlan {
    /// What the file means.
    pub mapping: Mapping,
    /// Choices for single rows. Otherwise new guests are added and known ones skipped.
    pub rows: BTreeMap<u32, RowChoice>,
    /// The treatment of guests whose table has no room. Without a decision they get no table.
    pub full_tables: Option<FullTables>,
    /// Guests of one surname in neighbouring rows become a party. Without a decision they do where the file has addresses.
    #[serde(default)]
    pub families: Option<bool>,
    /// The meaning of the columns is remembered for files with the same headings.
    pub remember: bool,
}

/// The organiser's choice for a row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RowChoice {
    /// It is left out.
    Skip,
    /// It becomes a guest, also if the event seems to have that guest.
    Add,
    /// Its values replace those of a guest.
    Update(GuestId),
}

/// The treatment of guests whose table has no room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FullTables {
    /// They get no table.
    Leave,
    /// They get the table with the most room.
    Elsewhere,
}
