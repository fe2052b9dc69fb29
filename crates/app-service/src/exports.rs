//! Files for people: the seating chart of the specified call, and all the others. `collect` reads an event, `files` makes a file
//! of it, `history` notes who took what along, and `prints` knows what is out of date on paper.

mod collect;
mod files;
mod format;
mod history;
mod pack;
mod prints;
pub mod privacy;
mod run;

use domain::id::EventId;
use domain::seat;
use exporters::{ChartOptions, ChartRow, seating_chart_csv};

use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::service::Reading;
use crate::guests::{self, ShownGuest};

pub use collect::{Collected, collect};
pub use exporters::Shown;
pub use files::{
    ExportFile, FileKind, FileRequest, PagePreview, Paper, Preview, Quality, Sections, Separator, make, preview,
};
pub use format::SheetFormat;
pub use history::{ExportOptions, PastExport, past_exports, record};
pub use prints::{OutOfDate, PrintState, Reason, print_states};
pub use run::{kept_file, make_now, past_export};
pub(crate) use run::{run_export, sweep, sweep_after_kill};

/// Returns the seating chart of an event as CSV: one row per guest, by name, with what the caller's role may see. Contact
/// details are left out.
pub fn seating_chart(r: &mut Reading<'_>, organiser: &Organiser, event: &EventId) -> Result<Vec<u8>, Error> {
    let guests = guests::list(r, organiser, event)?;
    let rows: Vec<ChartRow> = guests.into_iter().map(|guest| row(guest.shown_to(organiser))).collect();
    Ok(seating_chart_csv(&rows, ChartOptions { contact_details: false }))
}

fn row(guest: ShownGuest) -> ChartRow {
    let table = guest.table.map(|table| seat::table_mark(table.number, &table.name));
    ChartRow {
        texts: guest.texts,
        table: table.unwrap_or_default(),
        seat: guest.seat.map(|seat| seat.label).unwrap_or_default(),
        rsvp: guest.rsvp.as_str().replace('-', " "),
        status: guest.status.as_str().to_owned(),
        party: guest.party.map(|party| party.name).unwrap_or_default(),
        lookup_code: guest
            .lookup_code
            .map(|code| code.as_str().to_owned())
            .unwrap_or_default(),
    }
}
