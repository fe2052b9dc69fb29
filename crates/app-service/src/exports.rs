//! Files for people: the seating chart.

use domain::id::EventId;
use exporters::{ChartOptions, ChartRow, seating_chart_csv};

use crate::actor::Organiser;
use crate::error::Error;
use crate::guests::{self, GuestView};
use crate::service::Reading;

/// Returns the seating chart of an event as CSV: one row per guest, by name. Contact details are left out.
pub fn seating_chart(r: &mut Reading<'_>, who: &Organiser, event: &EventId) -> Result<Vec<u8>, Error> {
    let rows: Vec<ChartRow> = guests::list(r, who, event)?.iter().map(row).collect();
    Ok(seating_chart_csv(&rows, ChartOptions { contact_details: false }))
}

fn row(view: &GuestView) -> ChartRow {
    let guest = &view.guest;
    let table = view.table.as_ref().map(|table| match table.number {
        Some(number) => number.to_string(),
        None => table.name.clone(),
    });
    ChartRow {
        first: guest.texts.first_name.clone(),
        last: guest.texts.last_name.clone(),
        email: guest.texts.email.clone(),
        mobile: guest.texts.mobile.clone(),
        table: table.unwrap_or_default(),
        seat: view.seat.as_ref().map(|seat| seat.label.clone()).unwrap_or_default(),
        status: view.status().as_str().to_owned(),
        dietary: guest.texts.dietary.clone(),
        special_requests: guest.texts.special_requests.clone(),
        party: guest.party.as_ref().map(|party| party.name.clone()).unwrap_or_default(),
        lookup_code: guest.lookup_code.as_str().to_owned(),
    }
}
