//! Merging guests on the wire.

use app_service::guests;
use domain::guest;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::guests::dto::guest::GuestPatch;

/// Guests who are one person.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MergeGuests {
    /// The guest who stays.
    keep: String,
    /// The guests to remove, at most 50; the guest to keep may be among them.
    guest_ids: Vec<String>,
    /// What the kept guest has afterwards: absent fields stay. Without `tableId` and `seatId`.
    #[serde(default)]
    values: Option<GuestPatch>,
}

impl From<MergeGuests> for guests::MergeGuests {
    fn from(merge: MergeGuests) -> Self {
        Self {
            keep: merge.keep,
            guest_ids: merge.guest_ids,
            values: merge.values.map(guest::GuestPatch::from).unwrap_or_default(),
        }
    }
}
