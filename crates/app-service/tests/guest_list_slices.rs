//! The guest list that is handed over in slices is the list that is read as a whole.

use app_service::guests::{self, ShownGuest};
use app_service::seating::PlaceBack;
use domain::seat::SeatedBy;
use test_support::builders::{event_with_tables, guest};
use test_support::service::TestService;

#[test]
fn a_list_in_slices_has_the_guests_of_the_whole_list_in_its_order() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 2, 4);
        let rows: String = (0..600)
            .map(|number| format!("Guest,Number{},note {number}\n", number * 7 % 600))
            .collect();
        let csv = format!("First Name,Last Name,Notes\n{rows}");
        test.import(&organiser, &gala, &csv).unwrap();
        // One has a seat, and another a table without a seat.
        let seated = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        test.assign(&organiser, &seated, "t1-chair-1").unwrap();
        let at_table = PlaceBack {
            guest_id: guest(&test.service, &organiser, &gala, "Zoe Young").to_string(),
            from_seat_id: None,
            seat_id: None,
            by: SeatedBy::Hand,
            table_id: Some("t2".to_owned()),
        };
        test.restore_seats(&organiser, &gala, vec![at_table]).unwrap();
        let whole: Vec<ShownGuest> = test
            .guests(&organiser, &gala)
            .unwrap()
            .into_iter()
            .map(|guest| guest.shown_to(&organiser))
            .collect();
        let mut slices = Vec::new();
        let visit = |guest| {
            slices.push(guest);
            Ok(())
        };
        test.service
            .read(|r| guests::list_in_slices(r, &organiser, &gala, visit))
            .unwrap();
        assert_eq!((slices.len(), slices.last().unwrap().table.is_some()), (602, true));
        assert_eq!(slices, whole);
    }
}
