//! Events for the tests of files.

use std::collections::HashMap;

use chrono::{DateTime, NaiveDateTime, Utc};
use domain::event::GuestLanguage;
use domain::guest::GuestTexts;
use domain::guest::status::GuestStatus;
use domain::plan::FloorPlan;
use exporters::event::{EventExport, EventFacts, EventRecord, Guest, Table};
use exporters::{CardStock, Design, Paper, Sections, SheetKind, SheetRequest, SheetStyle};
use serde_json::json;

pub(crate) fn plan() -> FloorPlan {
    let table = |id: &str, number: u32, x: f64| {
        json!({"id": id, "type": "round", "x": x, "y": 100, "width": 120, "height": 120, "rotation": 0, "zIndex": number,
            "label": format!("Table {number}"), "tableNumber": number, "chairs": 4})
    };
    let state = json!({"version": "1.0.0", "elements": [table("t-1", 1, 100.0), table("t-2", 2, 400.0)],
        "canvas": {"venueWidth": 40, "venueHeight": 30}});
    floorplan_geometry::saved_state::from_json(&state.to_string())
        .unwrap()
        .0
}

pub(crate) fn guest(number: usize, first: &str, last: &str, table: Option<usize>, seat: &str) -> Guest {
    let seat = (!seat.is_empty()).then(|| {
        (
            format!("t-{}-chair-{number}", table.unwrap_or_default() + 1),
            seat.to_owned(),
        )
    });
    Guest {
        id: format!("g-{number}"),
        texts: GuestTexts {
            first_name: first.to_owned(),
            last_name: last.to_owned(),
            email: "ann@example.com".to_owned(),
            mobile: "+44 7700 900001".to_owned(),
            dietary: if number == 1 { "Vegan".to_owned() } else { String::new() },
            ..GuestTexts::default()
        },
        status: if seat.is_some() {
            GuestStatus::Assigned
        } else {
            GuestStatus::Pending
        },
        rsvp: "attending".to_owned(),
        waiting_position: None,
        arrived: false,
        vip: false,
        wheelchair: false,
        tags: Vec::new(),
        party: Some(("p-1".to_owned(), "Family".to_owned())),
        table,
        seat,
        lookup_code: format!("K7QXM{number}"),
    }
}

pub(crate) fn export(guests: Vec<Guest>) -> EventExport {
    let starts_at: DateTime<Utc> = "2027-06-05T14:00:00Z".parse().unwrap();
    let table = |id: &str, number: i32| Table {
        id: id.to_owned(),
        label: format!("Table {number}"),
        number: Some(number),
        capacity: 4,
    };
    EventExport {
        event: EventFacts {
            name: "Anna & Ben’s wedding".to_owned(),
            starts_at,
            local_start: NaiveDateTime::parse_from_str("2027-06-05T15:00", "%Y-%m-%dT%H:%M").unwrap(),
            ends_at: None,
            zone: "Europe/London".to_owned(),
            venue: "The Old Granary".to_owned(),
            description: String::new(),
            contact: String::new(),
            status: "confirmed".to_owned(),
            language: GuestLanguage::En,
        },
        plan: plan(),
        tables: vec![table("t-1", 1), table("t-2", 2)],
        guests,
        record: EventRecord::default(),
        base_url: "https://seats.example".to_owned(),
        tickets: HashMap::new(),
        public_id: "AbCdEfGh".to_owned(),
        pictures: HashMap::new(),
        made_at: starts_at,
    }
}

pub(crate) fn wedding() -> EventExport {
    export(vec![
        guest(1, "=Zoë", "Äbel", Some(0), "A"),
        guest(2, "ليلى", "حداد", Some(0), "B"),
        guest(3, "小明", "王", Some(1), ""),
        guest(4, "Ben", "Öz", None, ""),
    ])
}

pub(crate) fn request(kind: SheetKind, paper: Paper) -> SheetRequest<'static> {
    SheetRequest {
        kind,
        paper,
        sections: Sections::default(),
        style: SheetStyle::default(),
        stock: CardStock::default(),
        printed: "5 June 2027, 12:00",
        only: None,
    }
}

pub(crate) fn wedding_in(language: GuestLanguage) -> EventExport {
    let mut export = wedding();
    export.event.language = language;
    export
}

pub(crate) fn designed(design: Design) -> SheetStyle {
    SheetStyle {
        design,
        ..SheetStyle::default()
    }
}
