//! The seating chart as people open it.

use app_service::actor::Organiser;
use app_service::guests::GuestView;
use domain::guest::{GuestPatch, GuestTexts, NewGuest};
use domain::id::{EventId, GuestId};
use expect_test::expect;
use test_support::builders::{event, event_with_tables, guest};
use test_support::service::TestService;

#[test]
fn the_chart_names_table_and_seat_and_runs_no_formula() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event_with_tables(&test.service, &organiser, 2, 4);
    let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
    test.assign(&organiser, &ada, "t2-chair-3").unwrap();
    let texts = GuestTexts {
        first_name: "=cmd()".to_owned(),
        dietary: "Vegan, no nuts".to_owned(),
        ..GuestTexts::default()
    };
    test.create_guest(
        &organiser,
        &gala,
        NewGuest {
            texts,
            party: Some("Bad \"Guys\"".to_owned()),
            ..NewGuest::default()
        },
    )
    .unwrap();
    let chart = String::from_utf8(test.chart(&organiser, &gala).unwrap()).unwrap();
    expect![[r#"
        "\u{feff}First Name,Last Name,Table,Seat,RSVP,Status,Dietary,Special Requests,Party,Lookup Code,Preferred name\r\n'=cmd(),,,,no answer,pending,\"Vegan, no nuts\",,\"Bad \"\"Guys\"\"\",CODE,\r\nAda,Lovelace,2,C,no answer,assigned,,,,CODE,\r\n"
    "#]]
    .assert_debug_eq(&test.guests(&organiser, &gala).unwrap().iter().fold(chart, |chart, view| {
        chart.replace(view.guest.lookup_code.as_str(), "CODE")
    }));
}

#[test]
fn a_chart_says_answer_and_seat_of_each_guest_and_calls_a_head_table_by_its_name() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event(&test.service, &organiser, "Gala");
    let add = serde_json::json!({"kind": "add", "elements": [
        {"element": {"id": "h", "type": "rectangle", "label": "Head table", "tableNumber": 19, "chairs": 2}}
    ]});
    test.apply(&organiser, &gala, 0, "c1", vec![serde_json::from_value(add).unwrap()])
        .unwrap();
    for (name, rsvp) in [("Ada", "attending"), ("Ben", "declined"), ("Cleo", "maybe")] {
        let guest = guest(&test.service, &organiser, &gala, name);
        let answer = GuestPatch {
            rsvp: Some(rsvp.to_owned()),
            ..GuestPatch::default()
        };
        test.update_guest(&organiser, &guest, answer).unwrap();
    }
    let ada = guest_named(&test, &organiser, &gala, "Ada");
    test.assign(&organiser, &ada, "h-chair-1").unwrap();
    let chart = String::from_utf8(test.chart(&organiser, &gala).unwrap()).unwrap();
    for row in [
        "Ada,,Head table,A,attending,assigned,",
        "Ben,,,,declined,cancelled,",
        "Cleo,,,,maybe,pending,",
    ] {
        assert!(chart.contains(row), "{chart}");
    }
    let copy = event(&test.service, &organiser, "Copy");
    test.import(&organiser, &copy, &chart).unwrap();
    let answers: Vec<&str> = test
        .guests(&organiser, &copy)
        .unwrap()
        .iter()
        .map(|view| view.guest.rsvp.as_str())
        .collect();
    assert_eq!(answers, ["attending", "declined", "maybe"]);
}

/// Name, dietary need, special requests, notes, party, table and seat of each guest of an event.
fn guests_in_words(test: &TestService, organiser: &Organiser, event: &EventId) -> Vec<String> {
    let in_words = |view: &GuestView| {
        let texts = &view.guest.texts;
        let party = view.guest.party.as_ref().map(|party| party.name.as_str());
        let table = view.table.as_ref().map(|table| table.name.as_str());
        let seat = view.seat.as_ref().map(|seat| seat.label.as_str());
        let place = [party, table, seat].map(Option::unwrap_or_default).join(", ");
        format!(
            "{}: {} / {} / {} / {place}",
            texts.full_name(),
            texts.dietary,
            texts.special_requests,
            texts.notes
        )
    };
    test.guests(organiser, event).unwrap().iter().map(in_words).collect()
}

#[test]
fn a_chart_imported_into_another_event_gives_the_same_guests_with_their_special_requests() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 2, 4);
        for (first, last, requests, party) in [
            ("Ada", "Lovelace", "Near the exit, please", "Lovelace"),
            ("Ben", "Hur", "", "Lovelace"),
        ] {
            let texts = GuestTexts {
                first_name: first.to_owned(),
                last_name: last.to_owned(),
                dietary: "Vegan".to_owned(),
                special_requests: requests.to_owned(),
                ..GuestTexts::default()
            };
            let party = Some(party.to_owned());
            test.create_guest(
                &organiser,
                &gala,
                NewGuest {
                    texts,
                    party,
                    ..NewGuest::default()
                },
            )
            .unwrap();
        }
        let ada = guest_named(&test, &organiser, &gala, "Ada");
        test.assign(&organiser, &ada, "t2-chair-3").unwrap();
        let chart = String::from_utf8(test.chart(&organiser, &gala).unwrap()).unwrap();
        let copy = event_with_tables(&test.service, &organiser, 2, 4);
        test.import(&organiser, &copy, &chart).unwrap();
        let guests = guests_in_words(&test, &organiser, &copy);
        assert_eq!(guests, guests_in_words(&test, &organiser, &gala));
        assert!(
            guests.contains(&"Ada Lovelace: Vegan / Near the exit, please /  / Lovelace, Table 2, C".to_owned()),
            "{guests:?}"
        );
    }
}

#[test]
fn a_preferred_name_is_imported_and_is_the_last_column_of_the_chart() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event(&test.service, &organiser, "Gala");
    let list = "First Name,Last Name,Known as\nAugusta,King,Ada\n";
    test.import(&organiser, &gala, list).unwrap();
    let chart = String::from_utf8(test.chart(&organiser, &gala).unwrap()).unwrap();
    assert!(
        chart.contains("Party,Lookup Code,Preferred name\r\nAugusta,King,"),
        "{chart}"
    );
    assert!(chart.ends_with(",Ada\r\n"), "{chart}");
    let copy = event(&test.service, &organiser, "Copy");
    test.import(&organiser, &copy, &chart).unwrap();
    assert_eq!(
        test.guests(&organiser, &copy)
            .unwrap()
            .remove(0)
            .guest
            .texts
            .preferred_name,
        "Ada"
    );
}

#[test]
fn requests_and_notes_of_a_file_stay_apart_and_a_broken_address_is_kept_in_the_notes() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event(&test.service, &organiser, "Gala");
    let list = "First Name,Last Name,Email,Special Requests,Notes\nAda,Lovelace,ada at home,A window,Speaks\n";
    let report = test.import(&organiser, &gala, list).unwrap();
    let texts = test.guests(&organiser, &gala).unwrap().remove(0).guest.texts;
    assert_eq!(
        (
            texts.special_requests.as_str(),
            texts.notes.as_str(),
            texts.email.as_str()
        ),
        ("A window", "Speaks\nEmail as imported: ada at home", "")
    );
    let said: Vec<&str> = report.problems.iter().map(|problem| problem.message.as_str()).collect();
    assert_eq!(
        said,
        ["\"ada at home\" is not an email address; it was kept in the notes"]
    );
}

fn guest_named(test: &TestService, organiser: &Organiser, event: &EventId, first: &str) -> GuestId {
    let guests = test.guests(organiser, event).unwrap();
    let found = guests.into_iter().find(|view| view.guest.texts.first_name == first);
    found.unwrap().guest.id
}
