//! Import: all or nothing, nobody twice, tables and seats by number or label.

use app_service::error::{Error, Noun};
use app_service::guests;
use storage::scratch;
use test_support::builders::{event, event_with_tables, guest};
use test_support::service::TestService;

const LIST: &str = "First Name,Last Name,Email,Mobile,Table,Seat,Dietary,Notes\n\
    Ada,Lovelace,ada@example.org,+44 7700 900001,1,1,Vegan,Speaks\n\
    Ben,Hur,ben@example.org,,Table 1,B,,\n\
    Cleo,Patra,,,2,,,\n\
    Dan,Dare,dan@example.org,,9,1,,\n\
    Eve,Hill,eve@example.org,,1,1,,\n";

#[test]
fn guests_come_in_with_the_seats_that_are_free() {
    for test in TestService::each() {
        let who = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &who, 2, 4);
        let report = test.import(&who, &gala, LIST).unwrap();
        assert_eq!((report.imported_count, report.duplicates), (5, 0));
        let places: Vec<String> = test
            .guests(&who, &gala)
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
        let who = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &who, 2, 4);
        test.import(&who, &gala, LIST).unwrap();
        let again = test.import(&who, &gala, LIST).unwrap();
        assert_eq!((again.imported_count, again.duplicates), (0, 5));
        assert_eq!(test.guests(&who, &gala).unwrap().len(), 5);
    }
}

fn import_two(first: &str, second: &str) -> (usize, usize) {
    let test = TestService::sqlite();
    let who = test.organiser("ann@example.org");
    let gala = event(&test.service, &who, "Gala");
    let header = "First Name,Last Name,Email,Mobile\n";
    let one = test.import(&who, &gala, &format!("{header}{first}")).unwrap();
    let two = test.import(&who, &gala, &format!("{header}{second}")).unwrap();
    (one.imported_count, two.imported_count)
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
    let test = TestService::sqlite();
    let who = test.organiser("ann@example.org");
    let gala = event(&test.service, &who, "Gala");
    for bytes in [&b""[..], b"%PDF-1.7", b"\x00\x01\x02\x03", b"just,some,cells\n1,2,3\n"] {
        let refused = guests::import(&test.service, &who, &gala, "guests.csv", bytes).unwrap_err();
        assert_eq!(refused.code(), "import_refused", "{refused:?}");
        assert!(refused.details().unwrap()["reason"].is_string());
    }
    let huge = guests::import(&test.service, &who, &gala, "guests.csv", &vec![b'a'; 6 * 1024 * 1024]).unwrap_err();
    assert!(matches!(huge, Error::TooLarge(_)));
    assert_eq!(test.guests(&who, &gala).unwrap(), []);
}

#[test]
fn a_list_that_fails_halfway_leaves_nothing_behind() {
    let test = TestService::sqlite();
    let who = test.organiser("ann@example.org");
    let gala = event_with_tables(&test.service, &who, 2, 4);
    // Seats are stored after the guests.
    let broken = "CREATE TRIGGER broken BEFORE INSERT ON seat_assignments BEGIN SELECT RAISE(ABORT, 'broken'); END";
    let conn = &mut scratch::connect(test.database.url()).unwrap();
    scratch::execute(conn, broken).unwrap();
    let failed = test.import(&who, &gala, LIST).unwrap_err();
    assert!(matches!(failed, Error::Internal(_)), "{failed:?}");
    assert_eq!(test.guests(&who, &gala).unwrap(), []);
}

#[test]
fn parties_and_answers_of_the_file_are_kept() {
    let test = TestService::sqlite();
    let who = test.organiser("ann@example.org");
    let gala = event_with_tables(&test.service, &who, 1, 4);
    let list = "First Name,Last Name,Party,RSVP,Table,Seat\nAda,Lee,Lees,Yes,1,1\nBen,Lee,Lees,No,1,2\n";
    test.import(&who, &gala, list).unwrap();
    let guests = test.guests(&who, &gala).unwrap();
    assert_eq!(guests[0].guest.party, guests[1].guest.party);
    assert!(guests[0].guest.party.is_some());
    let words: Vec<&str> = guests.iter().map(|view| view.status().as_str()).collect();
    assert_eq!(words, ["assigned", "cancelled"], "who declined gets no seat");
}

#[test]
fn an_event_of_somebody_else_takes_no_import() {
    let test = TestService::sqlite();
    let (ann, eve) = (test.organiser("ann@example.org"), test.organiser("eve@example.org"));
    let gala = event(&test.service, &ann, "Gala");
    let _ = guest(&test.service, &ann, &gala, "Ada Lovelace");
    let refused = test.import(&eve, &gala, LIST).unwrap_err();
    assert!(matches!(refused, Error::NotFound(Noun::Event)));
    assert_eq!(test.guests(&ann, &gala).unwrap().len(), 1);
}

#[test]
fn guests_of_a_file_find_their_row_by_its_name() {
    let test = TestService::sqlite();
    let who = test.organiser("ann@example.org");
    let gala = event(&test.service, &who, "Gala");
    let add = serde_json::json!({"kind": "add", "elements": [
        {"element": {"id": "b", "type": "theatre-row", "chairs": 3, "rowName": "B"}}]});
    test.apply(&who, &gala, 0, "c1", vec![serde_json::from_value(add).unwrap()])
        .unwrap();
    let list = "First Name,Last Name,Table,Seat\nAda,Lovelace,Row B,2\n";
    let report = test.import(&who, &gala, list).unwrap();
    assert_eq!((report.imported_count, report.problems.len()), (1, 0));
    assert_eq!(test.assignments(&who, &gala).unwrap()[0].seat_id.as_str(), "b-chair-2");
}
