//! Seating wishes on the wire.

use domain::wish;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::dto::words::{WishKind, WishStrength};

/// A seating wish.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Wish {
    id: String,
    kind: WishKind,
    strength: WishStrength,
    /// Guests of the event, each once.
    guest_ids: Vec<String>,
    /// The table of a wish of the kind `at-table`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    table_id: Option<String>,
}

/// A new seating wish.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NewWish {
    #[schema(value_type = WishKind)]
    kind: String,
    #[schema(value_type = WishStrength)]
    strength: String,
    /// Two to 50 guests, or one to 50 for `at-table`.
    guest_ids: Vec<String>,
    /// The table of `at-table`; other kinds have none.
    #[serde(default)]
    table_id: Option<String>,
}

impl From<NewWish> for wish::NewWish {
    fn from(new: NewWish) -> Self {
        Self {
            kind: new.kind,
            strength: new.strength,
            guest_ids: new.guest_ids,
            table_id: new.table_id,
        }
    }
}

impl From<wish::Wish> for Wish {
    fn from(wish: wish::Wish) -> Self {
        Self {
            id: wish.id.into(),
            kind: wish.kind.into(),
            strength: wish.strength.into(),
            guest_ids: wish.guests.into_iter().map(String::from).collect(),
            table_id: wish.table,
        }
    }
}
