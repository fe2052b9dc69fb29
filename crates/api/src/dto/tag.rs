//! Tags on the wire.

use app_service::tags;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::dto::words::TagColour;

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
            colour: tag.colour.into(),
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
#[derive(Deserialize, ToSchema)]
pub struct TagPatch {
    /// 1 to 50 characters.
    #[serde(default)]
    pub name: Option<String>,
    /// The colour.
    #[serde(default)]
    #[schema(value_type = Option<TagColour>)]
    pub colour: Option<String>,
}

impl From<tags::TagEntry> for TagEntry {
    fn from(entry: tags::TagEntry) -> Self {
        Self {
            tag: entry.tag.into(),
            guests: entry.guests,
        }
    }
}
