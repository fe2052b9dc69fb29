//! Import: all or nothing, no duplicate guests, tables and seats by number or label.

use app_service::error::{Error, Noun};
use app_service::{guests, housekeeping};
use chrono::TimeDelta;
use domain::guest::status::Rsvp;
use storage::scratch::triggers;
use storage::{Connection, scratch};
use test_support::builders::{event, event_with_tables, guest};
use test_support::service::TestService;

const LIST: &str = "First Name,Last Name,Email,Mobile,Table,Seat,Dietary,Notes,Party\n\
    Ada,Lovelace,ada@example.org,+44 7700 900001,1,1,Vegan,Speaks,Poets\n\
    Ben,Hur,ben@example.org,,Table 1,B,,,\n\
    Cleo,Patra,,,2,,,,\n\
    Dan,Dare,dan@example.org,,9,1,,,\n\
    Eve,Hill,eve@example.org,,1,1,,,\n";

#[test]
fn guests_come_in_with_the_seats_that_are_free() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 2, 4);
        let report = test.import(&organiser, &gala, LIST).unwrap();
        assert_eq!((report.imported_count, report.duplicates), (5, 0));
        let places: Vec<String> = test
            .guests(&organiser, &gala)
            .unwrap()
            .iter()
            .map(|view| {
                let table = view.table.as_ref().map_or(String::new(), |table| table.name.clone());
                let seat = view.seat.as_ref().map_or(String::new(), |seat| seat.label.clone());
                format!("{} {table} {seat}", view.guest.texts.first_name)
            })
            .collect();
        assert_eq!(
            places,
            [
                "Dan  ",
                "Eve Table 1 ",
                "Ben Table 1 B",
                "Ada Table 1 A",
                "Cleo Table 2 "
            ]
        );
        let codes: Vec<(usize, &str)> = report.problems.iter().map(|p| (p.row, p.code.as_str())).collect();
        assert!(
            codes.contains(&(5, "table_unknown")) && codes.contains(&(6, "seat_taken")),
            "{codes:?}"
        );
    }
}

#[test]
fn importing_the_same_file_again_adds_nobody() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 2, 4);
        test.import(&organiser, &gala, LIST).unwrap();
        let again = test.import(&organiser, &gala, LIST).unwrap();
        assert_eq!((again.imported_count, again.duplicates), (0, 5));
        assert_eq!(test.guests(&organiser, &gala).unwrap().len(), 5);
    }
}

/// Imports two lists after each other and returns how many guests each of them added, on every database the same.
fn import_two(first: &str, second: &str) -> (usize, usize) {
    let header = "First Name,Last Name,Email,Mobile\n";
    let both = |test: TestService| {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let one = test.import(&organiser, &gala, &format!("{header}{first}")).unwrap();
        let two = test.import(&organiser, &gala, &format!("{header}{second}")).unwrap();
        (one.imported_count, two.imported_count)
    };
    let mut added: Vec<(usize, usize)> = TestService::each().into_iter().map(both).collect();
    added.dedup();
    assert_eq!(added.len(), 1, "{added:?}");
    added[0]
}

#[test]
fn the_same_person_is_recognised_by_email_or_by_name_and_phone() {
    assert_eq!(
        import_two("Ann,Lee,ann@x.org,\n", "Anne,Lee,ANN@X.org,\n"),
        (1, 0),
        "a corrected name"
    );
    assert_eq!(
        import_two("Ann,Lee,,+44 7700 900001\n", "ANN,LÉE,,447700900001\n"),
        (1, 0),
        "phone and folded name"
    );
    assert_eq!(import_two("Ann,Lee,,\n", "Ann,Lee,,\n"), (1, 0), "nothing contradicts");
    assert_eq!(
        import_two("Ann,Lee,ann@x.org,\n", "Ann,Lee,other@x.org,\n"),
        (1, 1),
        "another address"
    );
    assert_eq!(
        import_two("Ann,Lee,,111222333\n", "Bob,Lee,,111222333\n"),
        (1, 1),
        "another name on one phone"
    );
}

#[test]
fn a_household_with_one_address_is_not_one_guest() {
    let household = "Ann,Lee,lee@x.org,\nBob,Lee,lee@x.org,\nCy,Lee,lee@x.org,\n";
    assert_eq!(import_two(household, household), (3, 0));
    assert_eq!(
        import_two("Ann,Lee,ann@x.org,\nAnn,Lee,ann@x.org,\n", "Bo,Lee,,\n"),
        (1, 1),
        "a row twice in a file"
    );
    assert_eq!(
        import_two("Jo,Smith,,\nJo,Smith,,\n", "Jo,Smith,,\nJo,Smith,,\nJo,Smith,,\n"),
        (2, 1),
        "namesakes"
    );
}

#[test]
fn a_file_that_is_no_list_is_refused_and_stores_nothing() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        for bytes in [&b""[..], b"%PDF-1.7", b"\x00\x01\x02\x03", b"just,some,cells\n1,2,3\n"] {
            let refused = guests::import(&test.service, &organiser, &gala, "guests.csv", bytes).unwrap_err();
            assert_eq!(refused.code(), "import_refused", "{refused:?}");
            assert!(refused.details().unwrap()["reason"].is_string());
        }
        let huge = guests::import(
            &test.service,
            &organiser,
            &gala,
            "guests.csv",
            &vec![b'a'; 6 * 1024 * 1024],
        )
        .unwrap_err();
        assert!(matches!(huge, Error::TooLarge(_)));
        assert_eq!(test.guests(&organiser, &gala).unwrap(), []);
    }
}

/// Makes every insert of a seat fail. Seats are stored after the guests.
fn refuse_seats(conn: &mut Connection) {
    triggers::fail(conn, "no_seats", "BEFORE INSERT ON seat_assignments").unwrap();
}

/// How many rows there are of guests, parties and imports, listed or not.
fn rows(conn: &mut Connection) -> [usize; 3] {
    ["guests", "parties", "imports"].map(|table| scratch::stored(conn, "id", table).unwrap().len())
}

#[test]
fn a_list_that_fails_halfway_leaves_nothing_behind() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 2, 4);
        let conn = &mut scratch::connect(test.database.url()).unwrap();
        refuse_seats(conn);
        let failed = test.import(&organiser, &gala, LIST).unwrap_err();
        assert!(matches!(failed, Error::Internal(_)), "{failed:?}");
        assert_eq!(rows(conn), [0, 0, 0]);
    }
}

#[test]
fn housekeeping_removes_the_hidden_guests_of_a_crashed_import() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 2, 4);
        let conn = &mut scratch::connect(test.database.url()).unwrap();
        // A killed server removes nothing.
        refuse_seats(conn);
        triggers::fail(conn, "no_end", "BEFORE DELETE ON guests").unwrap();
        test.import(&organiser, &gala, LIST).unwrap_err();
        assert_eq!(rows(conn), [5, 1, 1]);
        assert_eq!(test.guests(&organiser, &gala).unwrap(), []);
        assert_eq!(test.event(&organiser, &gala).unwrap().guest_count, 0);
        let codes = scratch::stored(conn, "lookup_code", "guests").unwrap();
        let found = test.look_up(codes[0].as_deref().unwrap());
        assert!(matches!(found, Err(Error::NotFound(Noun::LookupCode))), "{found:?}");

        triggers::remove(conn, "no_seats").unwrap();
        triggers::remove(conn, "no_end").unwrap();
        test.clock.advance(TimeDelta::minutes(59));
        assert_eq!(
            housekeeping::run(&test.service).unwrap().imports,
            0,
            "it may be under way"
        );
        test.clock.advance(TimeDelta::minutes(2));
        assert_eq!(housekeeping::run(&test.service).unwrap().imports, 1);
        assert_eq!(rows(conn), [0, 0, 0]);
        assert_eq!(test.import(&organiser, &gala, LIST).unwrap().imported_count, 5);
    }
}

#[test]
fn guests_of_an_unfinished_import_are_on_no_list_and_cannot_be_seated() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 2, 4);
        test.import(&organiser, &gala, LIST).unwrap();
        let guests = test.guests(&organiser, &gala).unwrap();
        let ada = &guests.iter().find(|view| view.seat.is_some()).unwrap().guest;
        let assignment = test.assignments(&organiser, &gala).unwrap().remove(0).id;
        let conn = &mut scratch::connect(test.database.url()).unwrap();
        let reopen = "INSERT INTO imports (id, organisation_id, event_id, guests, created_at)
            SELECT DISTINCT import_id, organisation_id, event_id, 5, created_at FROM guests";
        scratch::execute(conn, reopen).unwrap();

        assert_eq!(test.guests(&organiser, &gala).unwrap(), []);
        let seen = test.event(&organiser, &gala).unwrap();
        assert_eq!((seen.guest_count, seen.assigned_seats), (0, 0));
        assert!(
            !String::from_utf8(test.chart(&organiser, &gala).unwrap())
                .unwrap()
                .contains("Ada")
        );
        assert!(test.look_up(ada.lookup_code.as_str()).is_err());
        let missing = |error: Error| matches!(error, Error::NotFound(_));
        assert!(missing(test.guest(&organiser, &ada.id).unwrap_err()));
        assert!(missing(test.assign(&organiser, &ada.id, "t2-chair-1").unwrap_err()));
        assert!(missing(
            test.assign_in_event(&organiser, &gala, ada.id.as_str(), "t2-chair-1")
                .unwrap_err()
        ));
        assert!(missing(test.remove_assignment(&organiser, &assignment).unwrap_err()));
    }
}

/// Returns a list of `number` guests.
fn list_of(number: usize) -> String {
    let rows: String = (0..number).map(|guest| format!("Guest{guest},Lee\n")).collect();
    format!("First Name,Last Name\n{rows}")
}

#[test]
fn an_import_that_was_removed_between_two_slices_stores_no_more_guests() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let conn = &mut scratch::connect(test.database.url()).unwrap();
        let (first_slice, removal) = (
            "(SELECT COUNT(*) FROM guests) = 500",
            "DELETE FROM guests; DELETE FROM imports;",
        );
        triggers::run_when(conn, "removal", "AFTER INSERT ON guests", first_slice, removal).unwrap();
        let failed = test.import(&organiser, &gala, &list_of(600)).unwrap_err();
        assert!(matches!(failed, Error::Unavailable(_)), "{failed:?}");
        assert_eq!(rows(conn), [0, 0, 0]);
    }
}

#[test]
fn an_import_whose_removal_has_begun_is_not_listed() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 2, 4);
        let conn = &mut scratch::connect(test.database.url()).unwrap();
        let removal = "UPDATE imports SET discarded_at = created_at;";
        triggers::run(conn, "removal", "AFTER INSERT ON seat_assignments", removal).unwrap();
        let failed = test.import(&organiser, &gala, LIST).unwrap_err();
        assert!(matches!(failed, Error::Unavailable(_)), "{failed:?}");
        assert_eq!(rows(conn), [0, 0, 0]);
    }
}

/// Adds a guest as another organiser during an import, then runs `statements`.
fn meanwhile(conn: &mut Connection, statements: &str) {
    let other =
        "INSERT INTO guests (id, organisation_id, event_id, first_name, last_name, first_folded, last_folded, email, email_folded, mobile,
            mobile_digits, company, additional_info, dietary, special_requests, notes, rsvp, lookup_code, created_at, updated_at)
        SELECT 'other', NEW.organisation_id, NEW.event_id, 'Ada', 'Lovelace', 'ada', 'lovelace', 'ada@example.org', 'ada@example.org', '', '', '',
            '', '', '', '', 'attending', '2345678', NEW.created_at, NEW.created_at;";
    let key = match conn {
        Connection::Sqlite(_) => "event_id, slot",
        Connection::Postgres(_) => "event_id, slot, organisation_id",
    };
    let count = format!(
        "INSERT INTO event_versions VALUES (NEW.event_id, 7, 1, NEW.created_at, NEW.organisation_id)
         ON CONFLICT ({key}) DO UPDATE SET version = event_versions.version + 1;"
    );
    let all = format!("{other} {count} {statements}");
    triggers::run(conn, "meanwhile", "AFTER INSERT ON imports", &all).unwrap();
}

#[test]
fn a_guest_whom_somebody_adds_during_an_import_is_not_added_twice() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 2, 4);
        let conn = &mut scratch::connect(test.database.url()).unwrap();
        meanwhile(conn, "");
        let report = test.import(&organiser, &gala, LIST).unwrap();
        assert_eq!((report.imported_count, report.duplicates), (4, 1));
        assert_eq!(rows(conn), [5, 0, 0], "nobody is left in the party of the second Ada");
        let seats = test.assignments(&organiser, &gala).unwrap();
        let seats: Vec<&str> = seats.iter().map(|one| one.seat_id.as_str()).collect();
        assert_eq!(seats, ["t1-chair-2"], "the seat of the second Ada is free again");
    }
}

#[test]
fn a_seat_that_somebody_takes_during_an_import_is_reported_and_the_guest_has_the_table() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 2, 4);
        let conn = &mut scratch::connect(test.database.url()).unwrap();
        let sits = "INSERT INTO seat_assignments VALUES ('other', NEW.event_id, 'other', 't1-chair-2', TRUE, NEW.created_at, NEW.organisation_id,
            NEW.event_id, NEW.event_id);";
        meanwhile(conn, sits);
        let report = test.import(&organiser, &gala, LIST).unwrap();
        let problem = report.problems.iter().find(|problem| problem.row == 3).unwrap();
        assert_eq!((problem.column.as_str(), problem.code.as_str()), ("seat", "seat_taken"));
        let guests = test.guests(&organiser, &gala).unwrap();
        let ben = guests.iter().find(|view| view.guest.texts.first_name == "Ben").unwrap();
        assert_eq!((ben.table.as_ref().unwrap().id.as_str(), &ben.seat), ("t1", &None));
    }
}

#[test]
fn parties_and_answers_of_the_file_are_kept() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 1, 4);
        let list = "First Name,Last Name,Party,RSVP,Table,Seat\nAda,Lee,Lees,Yes,1,1\nBen,Lee,Lees,No,1,2\nCleo,Lee,Lees,Maybe,,\n";
        test.import(&organiser, &gala, list).unwrap();
        let guests = test.guests(&organiser, &gala).unwrap();
        assert_eq!(guests[0].guest.party, guests[1].guest.party);
        assert!(guests[0].guest.party.is_some());
        let words: Vec<&str> = guests.iter().map(|view| view.status().as_str()).collect();
        assert_eq!(words, ["assigned", "cancelled", "pending"], "who declined gets no seat");
        assert_eq!(guests[2].guest.rsvp, Rsvp::Maybe);
    }
}

#[test]
fn an_event_of_somebody_else_takes_no_import() {
    for test in TestService::each() {
        let (ann, eve) = (test.organiser("ann@example.org"), test.organiser("eve@example.org"));
        let gala = event(&test.service, &ann, "Gala");
        let _ = guest(&test.service, &ann, &gala, "Ada Lovelace");
        let refused = test.import(&eve, &gala, LIST).unwrap_err();
        assert!(matches!(refused, Error::NotFound(Noun::Event)));
        assert_eq!(test.guests(&ann, &gala).unwrap().len(), 1);
    }
}

#[test]
fn guests_of_a_file_find_their_row_by_its_name() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let add = serde_json::json!({"kind": "add", "elements": [
            {"element": {"id": "b", "type": "theatre-row", "chairs": 3, "rowName": "B"}}]});
        test.apply(&organiser, &gala, 0, "c1", vec![serde_json::from_value(add).unwrap()])
            .unwrap();
        let list = "First Name,Last Name,Table,Seat\nAda,Lovelace,Row B,2\n";
        let report = test.import(&organiser, &gala, list).unwrap();
        assert_eq!((report.imported_count, report.problems.len()), (1, 0));
        assert_eq!(
            test.assignments(&organiser, &gala).unwrap()[0].seat_id.as_str(),
            "b-chair-2"
        );
    }
}
