//! The seating chart as people open it.
#![cfg(test)]

use domain::guest::{GuestTexts, NewGuest};
use expect_test::expect;
use test_support::builders::{event_with_tables, guest};
use test_support::service::TestService;

#[test]
fn the_chart_names_table_and_seat_and_runs_no_formula() {
    let test = TestService::sqlite();
    let who = test.organiser("ann@example.org");
    let gala = event_with_tables(&test.service, &who, 2, 4);
    let ada = guest(&test.service, &who, &gala, "Ada Lovelace");
    test.assign(&who, &ada, "t2-chair-3").unwrap();
    let texts = GuestTexts {
        first_name: "=cmd()".to_owned(),
        dietary: "Vegan, no nuts".to_owned(),
        ..GuestTexts::default()
    };
    test.create_guest(
        &who,
        &gala,
        NewGuest {
            texts,
            party: Some("Bad \"Guys\"".to_owned()),
            ..NewGuest::default()
        },
    )
    .unwrap();
    let chart = String::from_utf8(test.chart(&who, &gala).unwrap()).unwrap();
    expect![[r#"
        "\u{feff}First Name,Last Name,Table,Seat,Status,Dietary,Special Requests,Party,Lookup Code\r\n'=cmd(),,,,pending,\"Vegan, no nuts\",,\"Bad \"\"Guys\"\"\",CODE\r\nAda,Lovelace,2,C,assigned,,,,CODE\r\n"
    "#]]
    .assert_debug_eq(&test.guests(&who, &gala).unwrap().iter().fold(chart, |chart, view| {
        chart.replace(view.guest.lookup_code.as_str(), "CODE")
    }));
}
