//! Place cards that were printed before one of the guests changed the meal, so that the export screen shows a card to reprint.

use domain::guest::GuestPatch;
use domain::id::EventId;

use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::service::Service;
use crate::exports::{self, ExportOptions, FileRequest};
use crate::guests;

/// Prints the place cards, and changes one. Blocks.
pub(super) fn cards(service: &Service, organiser: &Organiser, event: &EventId) -> Result<(), Error> {
    let request = FileRequest::parse("place-cards", &ExportOptions::default())?;
    let base_url = &service.settings().base_url;
    let collected = service.read(|r| exports::collect(r, organiser, event, base_url))?;
    let file = exports::make(&collected, event, service.key(), request)?;
    let (member, event) = (organiser.clone(), event.clone());
    service.write(move |tx| {
        exports::record(tx, &member, &event, request, &file)?;
        let list = guests::list(tx, &member, &event)?;
        let Some(seated) = list.iter().find(|guest| guest.seat.is_some()) else {
            return Ok(());
        };
        let patch = GuestPatch {
            dietary: Some("Pescatarian".to_owned()),
            ..GuestPatch::default()
        };
        guests::update(tx, &member, &seated.guest.id, patch).map(drop)
    })
}
