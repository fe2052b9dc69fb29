//! Speed of the files: all sheets of an event, the plan as a picture, and the workbook.

#![expect(
    clippy::unwrap_used,
    clippy::as_conversions,
    reason = "a benchmark of made-up events"
)]

use std::collections::HashMap;
use std::hint::black_box;

use chrono::{DateTime, Utc};
use criterion::{Criterion, criterion_group, criterion_main};
use domain::event::GuestLanguage;
use domain::guest::GuestTexts;
use domain::guest::status::GuestStatus;
use domain::plan::FloorPlan;
use exporters::event::{EventExport, EventFacts, EventRecord, Guest, Table};
use exporters::{
    CardStock, Paper, Sections, SheetKind, SheetRequest, SheetStyle, guest_list_word, plan_svg, sheet_pdf,
    sheet_preview, sheet_word, workbook,
};
use serde_json::{Value, json};

const CHAIRS: usize = 8;
const FIRST: [&str; 6] = ["Chloé", "Wolfgang", "ليلى", "小明", "Дмитрий", "María José"];
const LAST: [&str; 5] = ["van der Berg", "Müller", "حداد", "王", "Łukasiewicz"];
const DIETS: [&str; 4] = ["", "Vegan", "Gluten-Free", "No nuts"];

fn plan(tables: usize) -> FloorPlan {
    let columns = tables.isqrt() + 1;
    let elements: Vec<Value> = (0..tables)
        .map(|index| {
            let (x, y) = (60 + 230 * (index % columns), 60 + 230 * (index / columns));
            json!({"id": format!("t-{index}"), "type": "round", "x": x, "y": y, "width": 120, "height": 120,
                "rotation": 0, "zIndex": index, "label": format!("Table {}", index + 1), "tableNumber": index + 1,
                "chairs": CHAIRS})
        })
        .collect();
    let feet = (columns * 10 + 5).min(1_000);
    let state = json!({"version": "1.0.0", "elements": elements, "canvas": {"venueWidth": feet, "venueHeight": feet}});
    floorplan_geometry::saved_state::from_json(&state.to_string())
        .unwrap()
        .0
}

fn event(guests: usize) -> EventExport {
    let starts_at: DateTime<Utc> = "2027-06-05T14:00:00Z".parse().unwrap();
    let plan = plan(guests.div_ceil(CHAIRS));
    let tables: Vec<Table> = (0..guests.div_ceil(CHAIRS))
        .map(|index| Table {
            id: format!("t-{index}"),
            label: format!("Table {}", index + 1),
            number: Some(index as i32 + 1),
            capacity: CHAIRS,
        })
        .collect();
    EventExport {
        event: EventFacts {
            name: "Anna & Ben’s wedding".to_owned(),
            starts_at,
            local_start: starts_at.naive_utc(),
            ends_at: None,
            zone: "Europe/London".to_owned(),
            venue: "The Old Granary".to_owned(),
            description: String::new(),
            contact: String::new(),
            status: "confirmed".to_owned(),
            language: GuestLanguage::En,
        },
        guests: (0..guests).map(|number| guest(number, &plan)).collect(),
        plan,
        tables,
        record: EventRecord::default(),
        base_url: "https://seats.example".to_owned(),
        tickets: HashMap::new(),
        public_id: "AbCdEfGhIjKlMnOp".to_owned(),
        pictures: HashMap::new(),
        made_at: starts_at,
    }
}

fn guest(number: usize, plan: &FloorPlan) -> Guest {
    let table = number / CHAIRS;
    let element = plan.element(&format!("t-{table}")).unwrap();
    let chair = element.chairs.get(number % CHAIRS).unwrap();
    let of = |words: &[&str]| (*words.get(number % words.len()).unwrap()).to_owned();
    Guest {
        id: format!("g-{number}"),
        texts: GuestTexts {
            first_name: of(&FIRST),
            last_name: format!("{} {number}", of(&LAST)),
            email: format!("guest-{number}@example.com"),
            mobile: format!("+44 7700 {number:06}"),
            dietary: of(&DIETS),
            ..GuestTexts::default()
        },
        status: GuestStatus::Assigned,
        rsvp: "attending".to_owned(),
        waiting_position: None,
        arrived: false,
        vip: false,
        wheelchair: false,
        tags: Vec::new(),
        party: Some((format!("p-{table}"), format!("Family {table}"))),
        table: Some(table),
        seat: Some((chair.id.as_str().to_owned(), chair.seat_label.clone())),
        lookup_code: format!("K{number:05}"),
    }
}

fn sheets(export: &EventExport) -> usize {
    let make = |kind| {
        let request = SheetRequest {
            kind,
            paper: Paper::A4,
            sections: Sections::default(),
            style: SheetStyle::default(),
            stock: CardStock::default(),
            printed: "5 June 2027, 12:00",
            only: None,
        };
        sheet_pdf(export, request).unwrap().bytes.len()
    };
    SheetKind::ALL.into_iter().map(|(_, kind)| make(kind)).sum()
}

fn files(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("files");
    group.sample_size(10);
    for guests in [300, 2_000] {
        let export = event(guests);
        group.bench_function(format!("all sheets of {guests} guests"), |bench| {
            bench.iter(|| sheets(black_box(&export)));
        });
    }
    let export = event(5_000);
    let check_in_list = SheetRequest {
        kind: SheetKind::CheckInList,
        paper: Paper::A4,
        sections: Sections::default(),
        style: SheetStyle::default(),
        stock: CardStock::default(),
        printed: "5 June 2027, 12:00",
        only: None,
    };
    group.bench_function("check-in list of 5,000 guests", |bench| {
        bench.iter(|| sheet_pdf(black_box(&export), check_in_list).unwrap().bytes.len());
    });
    group.bench_function("first page of the check-in list of 5,000 guests", |bench| {
        bench.iter(|| {
            sheet_preview(black_box(&export), check_in_list, 1)
                .unwrap()
                .unwrap()
                .svg
                .len()
        });
    });
    group.bench_function("Word documents of 5,000 guests: escort list", |bench| {
        let request = SheetRequest {
            kind: SheetKind::EscortList,
            ..check_in_list
        };
        bench.iter(|| sheet_word(black_box(&export), request).unwrap().len());
    });
    group.bench_function("Word documents of 5,000 guests: guest list", |bench| {
        bench.iter(|| {
            let printed = check_in_list.printed;
            guest_list_word(black_box(&export), Sections::default(), Paper::A4, printed)
                .unwrap()
                .len()
        });
    });
    let export = event(8_000);
    group.bench_function("SVG of 1,000 tables", |bench| {
        bench.iter(|| plan_svg(black_box(&export), Sections::default()).len());
    });
    let export = event(10_000);
    group.bench_function("workbook of 10,000 guests", |bench| {
        bench.iter(|| workbook(black_box(&export), Sections::default()).unwrap().len());
    });
}

criterion_group!(benches, files);
criterion_main!(benches);
