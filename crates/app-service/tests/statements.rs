//! What the use cases send to the database: every list and delete finds its rows by an index, a change of many rows takes
//! a handful of statements, and each change of an event's lists counts in its version.
//!
//! `TestDatabase` checks the first and the last for every statement of every test when it is dropped. This file shows
//! that the check looks, and bounds the numbers.

use app_service::seating::PlaceBack;
use domain::plan::command::PropertyChange;
use domain::plan::{Command, ElementId};
use domain::seat::SeatedBy;
use storage::scratch;
use test_support::builders::{event, event_with_tables, guest};
use test_support::service::TestService;

#[test]
fn a_statement_that_reads_a_whole_table_is_found() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let _ = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        assert_eq!(test.database.scans(), [], "the product's own statements");

        let storage = test.database.open();
        storage.read(scratch::planted_scan).unwrap();
        let scans = test.database.scans();
        assert!(scans.iter().any(|scan| scan.statement.contains("company")), "{scans:?}");
        test.database.forget_statements();
    }
}

#[test]
fn deleting_a_picture_reads_plans_patches_and_snapshots_of_its_organisation_only() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let organisation = organiser.organisation_id().clone();
        let ask = |conn: &mut storage::Connection| {
            storage::plans::images::snapshots_naming(conn, &organisation, "/api/images/x")?;
            storage::plans::floor_plans::maybe_naming(conn, &organisation, "/api/images/x").map(drop)
        };
        test.database.open().read(ask).unwrap();
        assert_eq!(test.database.scans(), []);
    }
}

#[test]
fn the_cleanup_and_the_lists_of_the_operator_find_their_rows_by_an_index() {
    use storage::mail::outbox::delivery::ExcludedServers;
    use storage::{housekeeping, mail::outbox};

    for test in TestService::each() {
        let now = test.service.now();
        let clean = move |conn: &mut storage::Connection| {
            housekeeping::deleted_before(conn, now, now)?;
            housekeeping::ended_sandboxes(conn, now)?;
            housekeeping::purge_sessions(conn, now)?;
            housekeeping::purge_account_tokens(conn, now)?;
            housekeeping::purge_invitations(conn, now)?;
            housekeeping::purge_sign_in_requests(conn, now)?;
            storage::accounts::sandboxes::count_alive(conn, now)?;
            outbox::delivery::is_due(conn, now, &ExcludedServers::default()).map(drop)
        };
        test.database.open().write(clean).unwrap();
        assert_eq!(test.database.scans(), []);
    }
}

#[test]
fn a_change_that_does_not_count_in_the_version_of_the_event_is_found() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        assert_eq!(test.database.uncounted_changes(), Vec::<String>::new());

        let (storage, organisation) = (test.database.open(), organiser.organisation_id().clone());
        let forgetful = move |conn: &mut storage::Connection| {
            let scope = storage::events::scope(conn, &organisation, &gala)?;
            storage::guests::set_table(conn, &scope, &ada, None)
        };
        storage.write(forgetful).unwrap();
        assert_eq!(test.database.uncounted_changes().len(), 1);
        test.database.forget_statements();
    }
}

#[test]
fn a_row_that_names_another_organisation_than_its_event_is_found() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event(&test.service, &organiser, "Gala");
    let _ = guest(&test.service, &organiser, &gala, "Ada Lovelace");
    assert_eq!(test.database.strays(), Vec::<String>::new());

    let conn = &mut scratch::connect(test.database.url()).unwrap();
    scratch::execute(conn, "UPDATE guests SET organisation_id = 'other'").unwrap();
    assert_eq!(test.database.strays(), ["guests"]);
    test.database.forget_statements();
}

#[test]
fn renumbering_500_tables_of_10_takes_few_statements_in_short_transactions() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 500, 10);
        let change = |n: u32| PropertyChange {
            id: ElementId::parse(&format!("t{n}")).unwrap(),
            set: [("tableNumber".to_owned(), (1000 + n).into())].into(),
            keep_seats: Vec::new(),
        };
        let command = Command::Properties {
            changes: (1..=500).map(change).collect(),
        };
        test.database.forget_statements();
        test.apply(&organiser, &gala, 1, "change-1", vec![command]).unwrap();
        let (sent, longest) = (test.database.statements(), test.database.longest_transaction());
        assert!(
            sent <= 110 && longest <= 25,
            "{sent} statements, {longest} in a transaction"
        );
        let tables = test.tables(&organiser, &gala).unwrap();
        assert!(tables.iter().all(|table| table.number > Some(1000)), "{tables:?}");
    }
}

#[test]
fn seating_600_guests_by_auto_assign_takes_a_handful_of_statements() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 60, 10);
        let names: String = (0..600).map(|n| format!("Guest {n}\n")).collect();
        test.import(&organiser, &gala, &format!("Name\n{names}")).unwrap();
        let before = test.database.statements();
        let done = test.auto_assign(&organiser, &gala).unwrap();
        let sent = test.database.statements() - before;
        assert_eq!((done.assigned_count, done.unseated.len()), (600, 0));
        // Three slices of 250 guests, and four lists for the wishes.
        assert!(sent <= 77, "{sent} statements");
    }
}

#[test]
fn taking_back_the_seats_of_200_guests_takes_a_handful_of_statements() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 20, 10);
        let names: String = (0..200).map(|n| format!("Guest {n}\n")).collect();
        test.import(&organiser, &gala, &format!("Name\n{names}")).unwrap();
        let guests = test.guests(&organiser, &gala).unwrap();
        let back = |(at, view): (usize, &app_service::guests::GuestView)| PlaceBack {
            guest_id: view.guest.id.to_string(),
            from_seat_id: None,
            seat_id: Some(format!("t{}-chair-{}", 1 + at / 10, 1 + at % 10)),
            by: SeatedBy::Engine,
            table_id: None,
        };
        let places: Vec<PlaceBack> = guests.iter().enumerate().map(back).collect();
        let before = test.database.statements();
        test.restore_seats(&organiser, &gala, places).unwrap();
        let sent = test.database.statements() - before;
        assert_eq!(test.assignments(&organiser, &gala).unwrap().len(), 200);
        assert!(sent <= 25, "{sent} statements");
    }
}
