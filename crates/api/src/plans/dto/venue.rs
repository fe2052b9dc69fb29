//! Venues on the wire. Lengths are metres from the top left corner of the venue.

use app_service::plans::venues::VenueView;
use chrono::{DateTime, Utc};
use domain::venue;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::core::nullable;
use crate::core::words::AccessLevel;

/// The venue of an event.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Venue {
    id: String,
    event_id: String,
    name: String,
    width: f64,
    height: f64,
    /// Pixels per metre in which it is drawn.
    scale: f64,
    entrances: Vec<VenueEntrance>,
    /// The top left corner of the plan's room.
    room: VenuePlace,
    /// The size of the plan's room.
    room_size: VenueSize,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    picture: Option<VenuePicture>,
    /// Whether it was saved; the defaults are shown otherwise.
    saved: bool,
    /// To be sent back with a change.
    version: i32,
    updated_at: Option<DateTime<Utc>>,
}

/// An entrance of a venue.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VenueEntrance {
    id: String,
    name: String,
    x: f64,
    y: f64,
    #[serde(rename = "type")]
    kind: String,
    /// People an hour.
    capacity: i32,
    is_active: bool,
    access_level: AccessLevel,
}

/// A place in metres.
#[derive(Serialize, Deserialize, ToSchema)]
pub struct VenuePlace {
    x: f64,
    y: f64,
}

/// A size in metres.
#[derive(Serialize, ToSchema)]
pub struct VenueSize {
    width: f64,
    height: f64,
}

/// A picture under the venue.
#[derive(Serialize, Deserialize, ToSchema)]
pub struct VenuePicture {
    id: String,
    /// 0.1 to 1.
    opacity: f64,
}

/// A venue to be saved.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NewVenue {
    /// `Main Venue` when blank.
    #[serde(default, deserialize_with = "nullable::blank")]
    name: String,
    /// 10 to 1,000.
    #[serde(default)]
    #[schema(required = true)]
    width: Option<f64>,
    /// 10 to 1,000.
    #[serde(default)]
    #[schema(required = true)]
    height: Option<f64>,
    /// 1 to 50; 4 when absent.
    #[serde(default)]
    scale: Option<f64>,
    /// At most 50.
    #[serde(default)]
    entrances: Vec<NewVenueEntrance>,
    /// In the middle when absent.
    #[serde(default)]
    #[schema(nullable = false)]
    room: Option<VenuePlace>,
    #[serde(default)]
    #[schema(nullable = false)]
    picture: Option<VenuePicture>,
    /// The version that was edited. If absent, the saved venue is overwritten without a check.
    #[serde(default)]
    #[schema(nullable = false)]
    pub(crate) version: Option<i32>,
}

/// An entrance to be saved.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NewVenueEntrance {
    id: String,
    #[serde(default, deserialize_with = "nullable::blank")]
    name: String,
    x: f64,
    y: f64,
    #[serde(default, rename = "type")]
    kind: Option<String>,
    #[serde(default)]
    capacity: Option<i64>,
    #[serde(default)]
    is_active: Option<bool>,
    #[serde(default)]
    #[schema(value_type = Option<AccessLevel>)]
    access_level: Option<String>,
}

impl From<VenueView> for Venue {
    fn from(view: VenueView) -> Self {
        let venue = view.venue;
        Self {
            id: venue.id,
            event_id: view.event_id.into(),
            name: venue.name,
            width: venue.size.width,
            height: venue.size.height,
            scale: venue.scale,
            entrances: venue.entrances.into_iter().map(VenueEntrance::from).collect(),
            room: VenuePlace {
                x: venue.room.x,
                y: venue.room.y,
            },
            room_size: VenueSize {
                width: view.room_size.width,
                height: view.room_size.height,
            },
            picture: venue.picture.map(|picture| VenuePicture {
                id: picture.id.into(),
                opacity: picture.opacity,
            }),
            saved: view.saved_at.is_some(),
            version: venue.version,
            updated_at: view.saved_at,
        }
    }
}

impl From<venue::Entrance> for VenueEntrance {
    fn from(entrance: venue::Entrance) -> Self {
        Self {
            id: entrance.id,
            name: entrance.name,
            x: entrance.at.x,
            y: entrance.at.y,
            kind: entrance.kind,
            capacity: entrance.capacity,
            is_active: entrance.is_active,
            access_level: entrance.access,
        }
    }
}

impl From<NewVenue> for venue::NewVenue {
    fn from(new: NewVenue) -> Self {
        Self {
            name: new.name,
            width: new.width,
            height: new.height,
            scale: new.scale,
            entrances: new.entrances.into_iter().map(venue::NewEntrance::from).collect(),
            room: new.room.map(|room| venue::Place { x: room.x, y: room.y }),
            picture: new.picture.map(|picture| (picture.id, picture.opacity)),
        }
    }
}

impl From<NewVenueEntrance> for venue::NewEntrance {
    fn from(new: NewVenueEntrance) -> Self {
        Self {
            id: new.id,
            name: new.name,
            x: new.x,
            y: new.y,
            kind: new.kind,
            capacity: new.capacity,
            access_level: new.access_level,
            is_active: new.is_active,
        }
    }
}
