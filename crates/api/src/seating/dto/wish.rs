//! Seating wishes on the wire.

use domain::wish::{self, WishObject};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::core::words::{Landmark, WishKind, WishStrength};

/// A seating wish.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Wish {
    id: String,
    kind: WishKind,
    strength: WishStrength,
    /// Guests of the event, each once.
    guest_ids: Vec<String>,
    /// The table of `at-table`, `host` and `lock`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    table_id: Option<String>,
    /// The zone of `at-zone`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    zone: Option<String>,
    /// The place of `near` and `far`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    landmark: Option<Landmark>,
    /// The company of `mix` and `gather`; without company and tag they are about every company.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    company: Option<String>,
    /// The tag of `mix` and `gather`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    tag_id: Option<String>,
    /// The number of `minimum`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    count: Option<u32>,
}

/// A new seating wish.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NewWish {
    #[schema(value_type = WishKind)]
    kind: String,
    #[schema(value_type = WishStrength)]
    strength: String,
    /// Two to 50 guests of `together` and `apart`, two of `next-to`, one to 50 of `at-table`, `at-zone`, `near`, `far` and
    /// `host`, none of other kinds.
    #[serde(default)]
    guest_ids: Vec<String>,
    /// The table of `at-table`, `host` and `lock`; other kinds have none.
    #[serde(default)]
    table_id: Option<String>,
    /// The zone of `at-zone`.
    #[serde(default)]
    zone: Option<String>,
    /// The place of `near` and `far`.
    #[serde(default)]
    #[schema(value_type = Option<Landmark>)]
    landmark: Option<String>,
    /// The company of `mix` and `gather`; without company and tag they are about every company.
    #[serde(default)]
    company: Option<String>,
    /// The tag of `mix` and `gather`.
    #[serde(default)]
    tag_id: Option<String>,
    /// The number of `minimum`, 2 to 100.
    #[serde(default)]
    count: Option<u32>,
}

impl From<NewWish> for wish::NewWish {
    fn from(new: NewWish) -> Self {
        Self {
            kind: new.kind,
            strength: new.strength,
            guest_ids: new.guest_ids,
            table_id: new.table_id,
            zone: new.zone,
            landmark: new.landmark,
            company: new.company,
            tag_id: new.tag_id,
            count: new.count,
        }
    }
}

impl From<wish::Wish> for Wish {
    fn from(wish: wish::Wish) -> Self {
        let mut shown = Self {
            id: wish.id.into(),
            kind: wish.kind,
            strength: wish.strength,
            guest_ids: wish.guests.into_iter().map(String::from).collect(),
            table_id: None,
            zone: None,
            landmark: None,
            company: None,
            tag_id: None,
            count: None,
        };
        match wish.object {
            Some(WishObject::Table(id)) => shown.table_id = Some(id),
            Some(WishObject::Zone(name)) => shown.zone = Some(name),
            Some(WishObject::Landmark(landmark)) => shown.landmark = Some(landmark),
            Some(WishObject::Company(name)) => shown.company = Some(name),
            Some(WishObject::Tag(id)) => shown.tag_id = Some(id),
            Some(WishObject::Count(count)) => shown.count = Some(count),
            None => {}
        }
        shown
    }
}
