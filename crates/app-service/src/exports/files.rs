//! Everything that can be taken along of an event: what is read for it, and the file that is made of it.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use domain::account::Act;
use domain::id::EventId;
use domain::invalid::Invalid;
use exporters::event::{EventExport, EventFacts, Guest, Table};
pub use exporters::{Paper, Separator};
use exporters::{PdfError, SheetKind};

use crate::actor::Organiser;
use crate::error::Error;
use crate::guests::{self, ShownGuest};
use crate::lookup::event;
use crate::plans;
use crate::scope;
use crate::service::Reading;

/// A kind of file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    /// The guest list for other programs.
    Csv,
    /// The complete event.
    Json,
    /// The workbook.
    Xlsx,
    /// The plan for CAD.
    Dxf,
    /// A sheet on paper.
    Sheet(&'static str, SheetKind),
}

impl FileKind {
    /// Reads the name of a kind.
    pub fn parse(name: &str) -> Result<Self, Invalid> {
        let sheet = SheetKind::ALL.iter().find(|(known, _)| *known == name);
        match (name, sheet) {
            ("csv", _) => Ok(Self::Csv),
            ("json", _) => Ok(Self::Json),
            ("xlsx", _) => Ok(Self::Xlsx),
            ("dxf", _) => Ok(Self::Dxf),
            (_, Some((name, kind))) => Ok(Self::Sheet(name, *kind)),
            _ => Err(Invalid::new("kind", "There is no file of this kind.")),
        }
    }

    /// The name and the ending of the file, and its type.
    fn names(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Self::Csv => ("guests", "csv", "text/csv; charset=utf-8"),
            Self::Json => ("event", "json", "application/json"),
            Self::Xlsx => (
                "event",
                "xlsx",
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
            ),
            Self::Dxf => ("floor-plan", "dxf", "image/vnd.dxf"),
            Self::Sheet(name, _) => (name, "pdf", "application/pdf"),
        }
    }
}

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FileRequest {
    /// The kind.
    pub kind: FileKind,
    /// The paper of sheets.
    pub paper: Paper,
    /// What separates the cells of a CSV file.
    pub separator: Separator,
}

/// A finished file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExportFile {
    /// Its content.
    pub bytes: Vec<u8>,
    /// Its media type.
    pub media_type: &'static str,
    /// Its name.
    pub name: String,
}

/// Reads everything that the files of an event show, for members who may see all of its guests. `base_url` is the address of
/// the server, which codes lead to.
pub fn event_export(
    r: &mut Reading<'_>,
    who: &Organiser,
    event: &EventId,
    base_url: &str,
) -> Result<EventExport, Error> {
    who.must(Act::ReadPrivate)?;
    let scope = scope::of_event(r, who, event)?;
    let facts = crate::events::get(r, who, event)?.event;
    let plan = plans::load(r, &scope)?.plan;
    let tables: Vec<Table> = plans::tables(r, who, event)?
        .into_iter()
        .map(|table| Table {
            id: table.id,
            label: table.name,
            number: table.number,
            capacity: table.capacity,
        })
        .collect();
    let places: HashMap<&str, usize> = tables
        .iter()
        .enumerate()
        .map(|(index, table)| (table.id.as_str(), index))
        .collect();
    let guests = guests::list(r, who, event)?;
    let guests: Vec<Guest> = guests
        .into_iter()
        .map(|view| guest(view.shown_to(who), &places))
        .collect();
    Ok(EventExport {
        event: EventFacts {
            local_start: facts.starts_at.with_timezone(&facts.zone).naive_local(),
            name: facts.name,
            starts_at: facts.starts_at,
            ends_at: facts.ends_at,
            zone: facts.zone.name().to_owned(),
            venue: facts.venue,
            description: facts.description,
            contact: facts.contact,
            status: facts.status.as_str().to_owned(),
            language: "en".to_owned(),
        },
        plan,
        tables,
        guests,
        base_url: base_url.to_owned(),
        public_id: event::public_id(r, who, event)?,
        made_at: r.now,
    })
}

fn guest(guest: ShownGuest, places: &HashMap<&str, usize>) -> Guest {
    let table = guest.table.and_then(|table| places.get(table.id.as_str()).copied());
    Guest {
        id: guest.id.as_str().to_owned(),
        first_name: guest.texts.first_name,
        last_name: guest.texts.last_name,
        email: guest.texts.email,
        mobile: guest.texts.mobile,
        dietary: guest.texts.dietary,
        special_requests: guest.texts.special_requests,
        status: guest.status,
        rsvp: guest.rsvp.as_str().to_owned(),
        arrived: guest.arrived,
        vip: guest.vip,
        wheelchair: guest.wheelchair,
        tags: guest.tags.into_iter().map(|tag| tag.name).collect(),
        party: guest.party.map(|party| (party.id.as_str().to_owned(), party.name)),
        table,
        seat: guest.seat.map(|seat| (seat.id.as_str().to_owned(), seat.label)),
        lookup_code: guest
            .lookup_code
            .map(|code| code.as_str().to_owned())
            .unwrap_or_default(),
    }
}

/// Makes a file. It touches no database, so that a slow one keeps no connection.
pub fn make(export: &EventExport, event: &EventId, request: FileRequest) -> Result<ExportFile, Error> {
    let bytes = match request.kind {
        FileKind::Csv => exporters::guests_csv(export, request.separator),
        FileKind::Json => exporters::event_json(export, &plan_value(export)?),
        FileKind::Xlsx => exporters::workbook(export).map_err(|error| fault(&error))?,
        FileKind::Dxf => exporters::plan_dxf(&export.plan),
        FileKind::Sheet(_, kind) => match exporters::sheet_pdf(export, kind, request.paper, &printed(export)) {
            Ok(pdf) => pdf.bytes,
            Err(PdfError::Paper) => return Err(Invalid::new("paper", "There is no card stock on this paper.").into()),
            Err(error) => return Err(fault(&error)),
        },
    };
    let (name, ending, media_type) = request.kind.names();
    Ok(ExportFile {
        bytes,
        media_type,
        name: format!("{name}-{event}.{ending}"),
    })
}

fn plan_value(export: &EventExport) -> Result<serde_json::Value, Error> {
    let text = floorplan_geometry::saved_state::to_json(&export.plan)?;
    serde_json::from_str(&text).map_err(|error| fault(&error))
}

fn fault(error: &dyn std::error::Error) -> Error {
    Error::Internal(format!("a file could not be written: {error}"))
}

/// "27 November 2026, 19:05" on the clocks of the event.
fn printed(export: &EventExport) -> String {
    let made: DateTime<Utc> = export.made_at;
    let zone = export.event.zone.parse().unwrap_or(chrono_tz::UTC);
    made.with_timezone(&zone).format("%-d %B %Y, %H:%M").to_string()
}
