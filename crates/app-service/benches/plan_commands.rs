//! How long a change of a plan takes from the call to the durable answer, on a SQLite file: 1,000 tables of ten chairs,
//! 2,000 guests on seats. The slowest of a hundred counts as much as the typical one, so both are printed. The last row is
//! the disk without us, which no change can be faster than; `TMPDIR=/dev/shm` leaves the disk out.
#![expect(
    clippy::disallowed_methods,
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a bench measures time, prints it and cannot go on without its database"
)]

use std::fs::File;
use std::io::{Seek, SeekFrom, Write};
use std::time::{Duration, Instant};

use app_service::actor::Organiser;
use chrono::TimeDelta;
use domain::id::EventId;
use domain::plan::command::{Place, PropertyChange};
use domain::plan::{Command, ElementId};
use test_support::builders::{event_with_tables, new_guest};
use test_support::service::TestService;

const TABLES: u32 = 1_000;
const CHAIRS: u32 = 10;
const SEATED: u32 = 2_000;
const CHANGES: u32 = 2_000;
const PAGE: [u8; 4_096] = [7; 4_096];
const PAGES: u32 = 64;

fn main() {
    let test = TestService::unrecorded();
    let organiser = test.organiser("ann@example.org");
    let event = event_with_tables(&test.service, &organiser, TABLES, CHAIRS);
    seat(&test, &organiser, &event);
    println!("{CHANGES} changes of a plan with {TABLES} tables of {CHAIRS}, milliseconds to the durable answer");
    println!("{:<28}{:>9}{:>9}{:>9}{:>9}", "", "p50", "p90", "p99", "most");
    let mut revision = 1;
    let mut run = |name: &str, change: &dyn Fn(u32) -> Command| {
        let mut times: Vec<Duration> = (0..CHANGES)
            .map(|number| {
                test.clock.advance(TimeDelta::milliseconds(5));
                let (id, commands) = (format!("{name}-{number}").replace(' ', "-"), vec![change(number)]);
                let start = Instant::now();
                revision = test
                    .apply(&organiser, &event, revision, &id, commands)
                    .expect("apply a change");
                start.elapsed()
            })
            .collect();
        times.sort_unstable();
        print_row(name, &times);
    };
    run("move one table", &|number| moved(number, 1));
    run("move fifty tables", &|number| moved(number, 50));
    run("rename a table", &|number| {
        set(number, "label", format!("Table {number}").into())
    });
    run("one chair more or less", &|number| {
        set(number, "chairs", (11 - number / TABLES % 2).into())
    });
    print_row("a page synced, without us", &synced_pages());
    let start = Instant::now();
    let plan = test.plan(&organiser, &event).expect("load the plan");
    println!(
        "loading it again: {:.1} ms, {} bytes printed",
        millis(start.elapsed()),
        plan.plan.to_json().map_or(0, |json| json.len())
    );
}

/// How long the disk takes to make one page of 4 KiB durable, in a file that has its length already.
fn synced_pages() -> Vec<Duration> {
    let path = std::env::temp_dir().join("plan-commands-bench.bin");
    let mut file = File::create(&path).expect("make a file to sync");
    (0..PAGES).for_each(|_| file.write_all(&PAGE).expect("fill it"));
    file.sync_all().expect("sync it");
    let sync = |number: u32| {
        let start = Instant::now();
        let offset = u64::from(number % PAGES * 4_096);
        file.seek(SeekFrom::Start(offset)).expect("seek");
        file.write_all(&PAGE).expect("write a page");
        file.sync_data().expect("sync a page");
        start.elapsed()
    };
    let mut times: Vec<Duration> = (0..CHANGES).map(sync).collect();
    times.sort_unstable();
    std::fs::remove_file(&path).expect("remove the file");
    times
}

/// Seats guests at every fifth chair.
fn seat(test: &TestService, organiser: &Organiser, event: &EventId) {
    let (organiser, event) = (organiser.clone(), event.clone());
    let seated = test.service.write(move |tx| {
        for number in 0..SEATED {
            let guest = app_service::guests::create(tx, &organiser, &event, new_guest(&format!("Guest {number}")))?;
            let seat = format!("t{}-chair-{}", number / 2 + 1, number % 2 * 5 + 1);
            app_service::seating::assign(tx, &organiser, &guest.guest.guest.id, &seat)?;
        }
        Ok(())
    });
    seated.expect("seat the guests");
}

fn id(number: u32) -> ElementId {
    ElementId::parse(&format!("t{}", number % TABLES + 1)).expect("an id")
}

fn moved(number: u32, tables: u32) -> Command {
    let place = |offset| Place {
        id: id(number + offset),
        x: f64::from(number),
        y: f64::from(offset),
    };
    Command::Move {
        moves: (0..tables).map(place).collect(),
    }
}

fn set(number: u32, field: &str, value: serde_json::Value) -> Command {
    Command::Properties {
        changes: vec![PropertyChange {
            id: id(number),
            set: [(field.to_owned(), value)].into(),
            keep_seats: Vec::new(),
        }],
    }
}

fn print_row(name: &str, times: &[Duration]) {
    let at = |percent: usize| {
        let place = (times.len() * percent / 100).min(times.len().saturating_sub(1));
        times.get(place).copied().map_or(0.0, millis)
    };
    println!(
        "{name:<28}{:>9.2}{:>9.2}{:>9.2}{:>9.2}",
        at(50),
        at(90),
        at(99),
        at(100)
    );
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1_000.0
}
