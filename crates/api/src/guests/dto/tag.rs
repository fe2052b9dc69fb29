//! Tags on the wire.

use app_service::guests::tags;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::core::words::TagColour;

/// A tag of the organisation, as guests carry it.
#[derive(Serialize, ToSchema)]
pub struct Tag {
    id: String,
    name: String,
    colour: TagColour,
}

impl From<domain::tag::Tag> for Tag {
    fn from(tag: domain::tag::Tag) -> Self {
        Self {
            id: tag.id.into(),
            name: tag.name,
            colour: tag.colour,
        }
    }
}

/// A tag and how many guests carry it, over all events.
#[derive(Serialize, ToSchema)]
pub struct TagEntry {
    #[serde(flatten)]
    tag: Tag,
    guests: i64,
}

/// A new tag.
#[derive(Deserialize, ToSchema)]
pub struct NewTag {
    /// 1 to 50 characters.
    #[serde(default)]
    pub name: String,
    /// Grey when absent.
    #[serde(default)]
    #[schema(value_type = Option<TagColour>)]
    pub colour: Option<String>,
}

/// A change of a tag: absent fields stay as they are.
#[derive(Default, Deserialize, ToSchema)]
pub struct TagPatch {
    /// 1 to 50 characters.
    #[serde(default)]
    pub name: Option<String>,
    /// The colour.
    #[serde(default)]
    #[schema(value_type = Option<TagColour>)]
    pub colour: Option<String>,
}

/// A change of a tag as a person wants it.
#[derive(Deserialize, ToSchema)]
pub struct TagChange {
    #[serde(flatten)]
    pub(crate) patch: TagPatch,
    /// What the tag has so far; with other values it stays as it is. Undo sends it.
    #[serde(default)]
    #[schema(nullable = false)]
    pub(crate) expected: Option<TagPatch>,
}

impl From<TagPatch> for tags::TagPatch {
    fn from(TagPatch { name, colour }: TagPatch) -> Self {
        Self { name, colour }
    }
}

/// The guests of one event who carry a tag.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TagCarriers {
    event_id: String,
    guest_ids: Vec<String>,
}

impl From<tags::TagCarriers> for TagCarriers {
    fn from(carriers: tags::TagCarriers) -> Self {
        Self {
            event_id: carriers.event.into(),
            guest_ids: carriers.guests.into_iter().map(String::from).collect(),
        }
    }
}

impl From<tags::TagEntry> for TagEntry {
    fn from(entry: tags::TagEntry) -> Self {
        Self {
            tag: entry.tag.into(),
            guests: entry.guests,
        }
    }
}
