//! The changes of an organisation are returned once, in one order, and not before everything below them is visible.
#![cfg(test)]

use std::collections::BTreeSet;
use std::thread;

use chrono::{DateTime, TimeDelta, Utc};
use domain::id::OrganisationId;
use domain::live::{Changes, Kind};
use storage::live::{self, Change, Position};
use storage::scratch;
use storage::{Connection, DatabaseUrl, Storage};
use test_support::database::TestDatabase;

fn organisation(byte: u8) -> OrganisationId {
    OrganisationId::from_random(&[byte; 21])
}

fn now() -> DateTime<Utc> {
    "2026-11-30T08:00:00Z".parse().unwrap()
}

fn note(conn: &mut Connection, of: &OrganisationId, id: &str) -> Result<(), storage::Error> {
    live::insert(conn, (of, None), None, &Changes::ids(Kind::Events, [id]), now())
}

fn write(storage: &Storage, of: &OrganisationId, id: &str) {
    let (of, id) = (of.clone(), id.to_owned());
    storage.write(move |conn| note(conn, &of, &id)).unwrap();
}

fn ids(changes: &[Change]) -> Vec<String> {
    let text = changes.iter().map(|change| change.changes.to_string());
    text.map(|text| text.trim_start_matches("events:").to_owned()).collect()
}

fn after(storage: &Storage, of: &OrganisationId, position: Position, limit: i64) -> live::Page {
    let horizon = storage.read(live::horizon).unwrap();
    let page = storage.read(|conn| live::after(conn, of, position, horizon, limit));
    page.unwrap()
}

#[test]
fn changes_are_read_once_in_order_and_per_organisation() {
    for database in TestDatabase::each() {
        let storage = database.open();
        let (ours, theirs) = (organisation(1), organisation(2));
        for id in ["a", "b", "c"] {
            write(&storage, &ours, id);
            write(&storage, &theirs, "x");
        }
        let first = after(&storage, &ours, Position::default(), 2);
        assert_eq!(
            (ids(&first.changes), first.more),
            (vec!["a".to_owned(), "b".to_owned()], true)
        );
        let position = first.changes.last().unwrap().position;
        let rest = after(&storage, &ours, position, 2);
        assert_eq!((ids(&rest.changes), rest.more), (vec!["c".to_owned()], false));
        let horizon = storage.read(live::horizon).unwrap();
        let latest = storage.read(|conn| live::latest(conn, &ours, horizon)).unwrap();
        assert_eq!(latest, rest.changes[0].position);
    }
}

#[test]
#[expect(
    clippy::disallowed_methods,
    reason = "the writers of this test run beside its reader"
)]
fn a_reader_between_writers_misses_none_and_reads_none_twice() {
    for database in TestDatabase::each() {
        let storage = database.open();
        let ours = organisation(1);
        let writers: Vec<_> = (0..4)
            .map(|writer| {
                let (storage, ours) = (storage.clone(), ours.clone());
                thread::spawn(move || (0..50).for_each(|n| write(&storage, &ours, &format!("{writer}-{n}"))))
            })
            .collect();
        let (mut position, mut seen) = (Position::default(), Vec::new());
        while seen.len() < 200 {
            let page = after(&storage, &ours, position, 1_000);
            position = page.changes.last().map_or(position, |change| change.position);
            seen.extend(ids(&page.changes));
        }
        writers.into_iter().for_each(|writer| writer.join().unwrap());
        let distinct: BTreeSet<&String> = seen.iter().collect();
        assert_eq!((seen.len(), distinct.len()), (200, 200));
    }
}

#[test]
fn an_older_transaction_that_runs_holds_back_what_came_later() {
    for database in TestDatabase::each() {
        if matches!(database.url(), DatabaseUrl::Sqlite(_)) {
            continue;
        }
        let storage = database.open();
        let ours = organisation(1);
        let mut slow = scratch::connect(database.url()).unwrap();
        scratch::execute(&mut slow, "BEGIN").unwrap();
        note(&mut slow, &ours, "slow").unwrap();
        write(&storage, &ours, "fast");
        let held = after(&storage, &ours, Position::default(), 10);
        assert_eq!((held.changes, held.more), (Vec::new(), true));
        scratch::execute(&mut slow, "COMMIT").unwrap();
        let page = after(&storage, &ours, Position::default(), 10);
        assert_eq!(ids(&page.changes), ["slow", "fast"]);
    }
}

#[test]
fn old_changes_go_and_the_newest_of_each_organisation_stays() {
    for database in TestDatabase::each() {
        let storage = database.open();
        let (ours, theirs) = (organisation(1), organisation(2));
        for id in ["a", "b"] {
            write(&storage, &ours, id);
        }
        write(&storage, &theirs, "x");
        let (first, last) = {
            let changes = after(&storage, &ours, Position::default(), 10).changes;
            (changes[0].position, changes[1].position)
        };
        let is_known = |position| storage.read(|conn| live::is_known(conn, &ours, position)).unwrap();
        assert!(is_known(first) && is_known(last) && !is_known(Position::default()));
        let later = now() + TimeDelta::days(2);
        assert_eq!(storage.write(move |conn| live::forget_before(conn, later)).unwrap(), 1);
        assert!(!is_known(first) && is_known(last));
        let unknown = Position {
            id: last.id + 7,
            ..last
        };
        assert!(!is_known(unknown));
        let nobody = organisation(3);
        let fresh = storage.read(|conn| live::is_known(conn, &nobody, Position::default()));
        assert!(fresh.unwrap());
    }
}

#[test]
fn an_organisation_keeps_so_many_changes() {
    for database in TestDatabase::each() {
        let storage = database.open();
        let ours = organisation(1);
        let of = ours.clone();
        let all = move |conn: &mut Connection| (0..11_000).try_for_each(|n| note(conn, &of, &n.to_string()));
        storage.write(all).unwrap();
        let kept = after(&storage, &ours, Position::default(), 20_000).changes;
        assert!((10_000..10_501).contains(&kept.len()), "{}", kept.len());
        assert_eq!(ids(&kept).last().unwrap(), "10999");
    }
}

#[test]
fn the_epoch_stays_the_same_and_differs_between_databases() {
    let epochs: Vec<String> = TestDatabase::each()
        .into_iter()
        .map(|database| {
            let storage = database.open();
            let epoch = storage.read(live::epoch).unwrap();
            assert_eq!(storage.read(live::epoch).unwrap(), epoch);
            epoch
        })
        .collect();
    assert_eq!(epochs.iter().collect::<BTreeSet<_>>().len(), epochs.len());
}

#[test]
fn servers_of_a_database_hear_each_other() {
    for database in TestDatabase::each() {
        let storage = database.open();
        let Some(mut speaker) = storage.bus().unwrap() else {
            continue;
        };
        let mut listener = storage.bus().unwrap().unwrap();
        let named = vec![organisation(1), organisation(2)];
        speaker.tell(&named).unwrap();
        // NOTIFY was delivered before the statement ended; the socket may need a moment.
        let heard = (0..1_000).find_map(|_| {
            let told = listener.hear().unwrap();
            let found = (!told.organisations.is_empty()).then_some(told);
            if found.is_none() {
                thread::yield_now();
            }
            found
        });
        assert_eq!(heard.unwrap().organisations, named);
        let texts = ["Ann is here".to_owned(), "x".repeat(8_000)];
        speaker.tell_presence(&texts).unwrap();
        let presence = (0..1_000).find_map(|_| {
            thread::yield_now();
            let told = listener.hear().unwrap().presence;
            (!told.is_empty()).then_some(told)
        });
        assert_eq!(presence.unwrap(), texts[..1]);
        let many: Vec<OrganisationId> = (0..=255).map(organisation).chain((0..100).map(organisation)).collect();
        speaker.tell(&many).unwrap();
        let everyone = (0..1_000).any(|_| {
            thread::yield_now();
            listener.hear().unwrap().everyone
        });
        assert!(everyone);
    }
}
