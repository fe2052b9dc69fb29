//! Signs with a QR code, one for each entrance that guests use: who scans it is there, so the way begins there.

use domain::id::EventId;
use floorplan_geometry::route::{Access, Entrance};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

use super::{KeptMaps, read};
use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::scope;
use crate::core::service::Service;
use crate::finding::lookup::event;

/// What is printed for an entrance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntranceSign {
    /// The entrance.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// The address of the finder, which knows that the guest is at the entrance.
    pub url: String,
}

/// Returns the signs of an event.
pub fn signs(service: &Service, organiser: &Organiser, event: &EventId) -> Result<Vec<EntranceSign>, Error> {
    let (known, public_id) = service.read(|r| {
        let scope = scope::room_of_event(r, organiser, event)?;
        Ok((read(service, r, &scope)?, event::public_id(r, organiser, event)?))
    })?;
    let prepared = service.kept::<KeptMaps>().prepared(known)?;
    let base = &service.settings().base_url;
    let entrances = prepared.routes.hall().entrances.iter();
    let for_guests =
        entrances.filter(|entrance| entrance.active && matches!(entrance.access, Access::General | Access::Vip));
    let sign = |entrance: &Entrance| {
        let from = utf8_percent_encode(&entrance.id, NON_ALPHANUMERIC);
        EntranceSign {
            id: entrance.id.clone(),
            name: entrance.name.clone(),
            url: format!("{base}/find-seat?event={public_id}&from={from}"),
        }
    };
    Ok(for_guests.map(sign).collect())
}
