//! The grounds around the hall of the wedding, with the gates that guests come through, so that the finders show a way.

use domain::id::EventId;
use domain::venue::{NewEntrance, NewVenue, Place};

use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::service::Tx;
use crate::plans::venues;

/// Saves the venue: 40 by 30 m, with the hall in the upper part and its door towards the car park.
pub(super) fn save(tx: &mut Tx<'_>, organiser: &Organiser, event: &EventId) -> Result<(), Error> {
    let new = NewVenue {
        name: "The Old Granary".to_owned(),
        width: Some(40.0),
        height: Some(30.0),
        scale: Some(10.0),
        entrances: vec![
            entrance("main-gate", "Main gate", (20.0, 30.0), "general", 600),
            entrance("garden-gate", "Garden gate", (0.0, 18.0), "general", 300),
            entrance("kitchen-door", "Kitchen door", (40.0, 12.0), "staff", 100),
        ],
        room: Some(Place { x: 10.8, y: 6.0 }),
        picture: None,
    };
    venues::save(tx, organiser, event, new, None).map(drop)
}

fn entrance(id: &str, name: &str, (x, y): (f64, f64), access: &str, capacity: i64) -> NewEntrance {
    NewEntrance {
        id: id.to_owned(),
        name: name.to_owned(),
        x,
        y,
        kind: Some(if id == "main-gate" { "main" } else { "side" }.to_owned()),
        capacity: Some(capacity),
        access_level: Some(access.to_owned()),
        is_active: None,
    }
}
