//! Parties on the wire.

use app_service::guests::parties;
use domain::party;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::core::nullable;
use crate::core::words::PartySeating;

/// A party with what was agreed about it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PartyEntry {
    id: String,
    name: String,
    /// How many guests belong to it.
    guests: i64,
    /// Plus-ones that it may bring; `null` when those of the form hold.
    plus_ones_allowed: Option<i32>,
    seating: PartySeating,
    /// Empty for viewers and door staff.
    note: String,
}

/// A change of a party: absent fields stay as they are.
#[derive(Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PartyPatch {
    /// What people call it.
    #[serde(default)]
    name: Option<String>,
    /// 0 to 20; `null` for those of the form.
    #[serde(default, deserialize_with = "nullable::present")]
    #[schema(value_type = Option<i32>)]
    plus_ones_allowed: Option<Option<i32>>,
    #[serde(default)]
    #[schema(value_type = Option<PartySeating>)]
    seating: Option<String>,
    #[serde(default)]
    note: Option<String>,
}

/// A change of a party as a person wants it.
#[derive(Deserialize, ToSchema)]
pub struct PartyChange {
    #[serde(flatten)]
    pub(crate) patch: PartyPatch,
    /// What the party has so far; with other values it stays as it is. Undo sends it.
    #[serde(default)]
    #[schema(nullable = false)]
    pub(crate) expected: Option<PartyPatch>,
}

impl From<PartyPatch> for party::PartyPatch {
    fn from(patch: PartyPatch) -> Self {
        Self {
            name: patch.name,
            plus_ones_allowed: patch.plus_ones_allowed,
            seating: patch.seating,
            note: patch.note,
        }
    }
}

impl From<parties::PartyEntry> for PartyEntry {
    fn from(entry: parties::PartyEntry) -> Self {
        let details = entry.details;
        Self {
            id: details.party.id.into(),
            name: details.party.name,
            guests: entry.guests,
            plus_ones_allowed: details.plus_ones_allowed,
            seating: details.seating,
            note: details.note,
        }
    }
}
