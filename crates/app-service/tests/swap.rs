//! Two guests swap seats: both or neither, even under concurrent changes.

use std::sync::Barrier;
use std::thread;

use app_service::activity;
use app_service::actor::Organiser;
use app_service::error::{Conflict, Error, Noun};
use app_service::seating::SwapSeats;
use domain::guest::GuestPatch;
use domain::id::{EventId, GuestId};
use test_support::builders::{event, event_with_tables, guest};
use test_support::service::TestService;

const A: &str = "t1-chair-1";
const B: &str = "t1-chair-2";

/// An event with one table of four, Ada at A, Ben at B and Cleo without a seat.
struct Dinner {
    organiser: Organiser,
    event: EventId,
    ada: GuestId,
    ben: GuestId,
    cleo: GuestId,
}

impl Dinner {
    fn new(test: &TestService) -> Self {
        let organiser = test.organiser("ann@example.org");
        let event = event_with_tables(&test.service, &organiser, 1, 4);
        let new = |name: &str| guest(&test.service, &organiser, &event, name);
        let (ada, ben, cleo) = (new("Ada Lovelace"), new("Ben Hur"), new("Cleo Hill"));
        test.assign(&organiser, &ada, A).unwrap();
        // Entries of the log at one instant have no order.
        test.clock.advance(chrono::TimeDelta::seconds(1));
        test.assign(&organiser, &ben, B).unwrap();
        Self {
            organiser,
            event,
            ada,
            ben,
            cleo,
        }
    }

    fn swap(&self, test: &TestService, wish: SwapSeats) -> Result<Vec<(GuestId, String)>, Error> {
        let now = test.swap(&self.organiser, &self.event, wish)?;
        Ok(now.into_iter().map(|a| (a.guest_id, a.seat_id.to_string())).collect())
    }

    fn seats(&self, test: &TestService) -> Vec<(String, GuestId)> {
        let all = test.assignments(&self.organiser, &self.event).unwrap();
        all.into_iter().map(|a| (a.seat_id.to_string(), a.guest_id)).collect()
    }

    /// What was noted last.
    fn noted(&self, test: &TestService, entries: i64) -> Vec<String> {
        let page = test
            .service
            .read(|r| activity::list(r, &self.organiser, &self.event, None, Some(entries)));
        page.unwrap().entries.into_iter().map(|entry| entry.text).collect()
    }
}

/// `guest` goes from `from` to `seat`, where `other` sits.
fn wish(guest: &GuestId, from: Option<&str>, seat: &str, other: &GuestId) -> SwapSeats {
    SwapSeats {
        guest_id: guest.to_string(),
        from_seat_id: from.map(str::to_owned),
        seat_id: seat.to_owned(),
        other_guest_id: other.to_string(),
    }
}

fn pair(seat: &str, guest: &GuestId) -> (String, GuestId) {
    (seat.to_owned(), guest.clone())
}

#[test]
fn two_seated_guests_change_places_and_back_with_one_entry_each() {
    for test in TestService::each() {
        let dinner = Dinner::new(&test);
        test.clock.advance(chrono::TimeDelta::minutes(1));
        let now = dinner.swap(&test, wish(&dinner.ada, Some(A), B, &dinner.ben)).unwrap();
        assert_eq!(
            now,
            [(dinner.ada.clone(), B.to_owned()), (dinner.ben.clone(), A.to_owned())]
        );
        assert_eq!(dinner.seats(&test), [pair(A, &dinner.ben), pair(B, &dinner.ada)]);
        assert_eq!(
            dinner.noted(&test, 2),
            [
                "swapped the seats of Ada Lovelace and Ben Hur",
                "seated Ben Hur at Table 1, seat B"
            ]
        );
        dinner.swap(&test, wish(&dinner.ada, Some(B), A, &dinner.ben)).unwrap();
        assert_eq!(dinner.seats(&test), [pair(A, &dinner.ada), pair(B, &dinner.ben)]);
    }
}

#[test]
fn a_waiting_guest_takes_a_seat_and_gives_it_back() {
    for test in TestService::each() {
        let dinner = Dinner::new(&test);
        test.clock.advance(chrono::TimeDelta::minutes(1));
        let now = dinner.swap(&test, wish(&dinner.cleo, None, B, &dinner.ben)).unwrap();
        assert_eq!(now, [(dinner.cleo.clone(), B.to_owned())]);
        assert_eq!(dinner.seats(&test), [pair(A, &dinner.ada), pair(B, &dinner.cleo)]);
        assert_eq!(
            dinner.noted(&test, 1),
            ["seated Cleo Hill instead of Ben Hur at Table 1, seat B"]
        );
        dinner.swap(&test, wish(&dinner.ben, None, B, &dinner.cleo)).unwrap();
        assert_eq!(dinner.seats(&test), [pair(A, &dinner.ada), pair(B, &dinner.ben)]);
    }
}

#[test]
fn a_chosen_table_gives_way_to_the_seat() {
    let test = TestService::sqlite();
    let dinner = Dinner::new(&test);
    let at_table = GuestPatch {
        table_id: Some(Some("t1".to_owned())),
        ..GuestPatch::default()
    };
    test.update_guest(&dinner.organiser, &dinner.cleo, at_table).unwrap();
    dinner.swap(&test, wish(&dinner.cleo, None, B, &dinner.ben)).unwrap();
    let cleo = test.guest(&dinner.organiser, &dinner.cleo).unwrap();
    assert_eq!(cleo.guest.table_id, None);
    assert_eq!(cleo.seat.unwrap().id.as_str(), B);
}

#[test]
fn who_sits_elsewhere_by_now_is_told_and_nothing_changes() {
    for test in TestService::each() {
        let dinner = Dinner::new(&test);
        let before = dinner.seats(&test);
        let noted = dinner.noted(&test, 1);
        for (stale, state) in [
            // Ben does not sit there; the seat is free.
            (
                wish(&dinner.ada, Some(A), "t1-chair-3", &dinner.ben),
                vec![(A, Some("Ada")), ("t1-chair-3", None)],
            ),
            // Ada already has a seat, has another one, or has none.
            (wish(&dinner.ada, None, B, &dinner.ben), vec![(B, Some("Ben"))]),
            (
                wish(&dinner.cleo, Some(A), B, &dinner.ben),
                vec![(A, Some("Ada")), (B, Some("Ben"))],
            ),
            // A third guest has the seat.
            (wish(&dinner.cleo, None, A, &dinner.ben), vec![(A, Some("Ada"))]),
            // The seat is not in the plan.
            (
                wish(&dinner.cleo, None, "t9-chair-1", &dinner.ben),
                vec![("t9-chair-1", None)],
            ),
        ] {
            let refused = dinner.swap(&test, stale.clone()).unwrap_err();
            let Error::Conflict(Conflict::SeatsChanged(seats)) = refused else {
                panic!("{stale:?}: {refused:?}")
            };
            let shown: Vec<_> = seats
                .iter()
                .map(|seat| {
                    (
                        seat.seat_id.as_str(),
                        seat.occupant.as_ref().map(|guest| guest.first_name.as_str()),
                    )
                })
                .collect();
            assert_eq!(shown, state, "{stale:?}");
        }
        assert_eq!(dinner.seats(&test), before);
        assert_eq!(dinner.noted(&test, 1), noted);
    }
}

#[test]
fn a_guest_who_declined_takes_no_seat_and_nobody_loses_one() {
    for test in TestService::each() {
        let dinner = Dinner::new(&test);
        let declined = GuestPatch {
            status: Some("cancelled".to_owned()),
            ..GuestPatch::default()
        };
        test.update_guest(&dinner.organiser, &dinner.cleo, declined).unwrap();
        let before = dinner.seats(&test);
        let refused = dinner
            .swap(&test, wish(&dinner.cleo, None, B, &dinner.ben))
            .unwrap_err();
        assert!(
            matches!(refused, Error::Conflict(Conflict::GuestCancelled)),
            "{refused:?}"
        );
        assert_eq!(dinner.seats(&test), before);
    }
}

#[test]
fn only_two_guests_of_the_event_change_places() {
    for test in TestService::each() {
        let dinner = Dinner::new(&test);
        let before = dinner.seats(&test);
        let other = event(&test.service, &dinner.organiser, "Other");
        let dan = guest(&test.service, &dinner.organiser, &other, "Dan Elsewhere");
        let nobody = GuestId::parse("nobody").unwrap();
        for stranger in [&dan, &nobody] {
            for wish in [
                wish(stranger, None, A, &dinner.ada),
                wish(&dinner.ada, Some(A), B, stranger),
            ] {
                let refused = dinner.swap(&test, wish).unwrap_err();
                assert!(matches!(refused, Error::NotFound(Noun::Guest)), "{refused:?}");
            }
        }
        let alone = dinner
            .swap(&test, wish(&dinner.ada, Some(A), A, &dinner.ada))
            .unwrap_err();
        assert_eq!(alone.field(), Some("otherGuestId"), "{alone:?}");
        let nonsense = dinner
            .swap(&test, wish(&dinner.ada, Some(A), "nonsense", &dinner.ben))
            .unwrap_err();
        assert!(matches!(nonsense, Error::NotFound(Noun::Seat)), "{nonsense:?}");
        assert_eq!(dinner.seats(&test), before);
    }
}

#[test]
fn of_two_swaps_of_one_pair_at_once_one_happens() {
    for test in TestService::each() {
        let dinner = Dinner::new(&test);
        for round in 0..25 {
            // Each side asks from its own point of view, so the two name the guests in opposite orders.
            let (at_a, at_b) = if round % 2 == 0 {
                (&dinner.ada, &dinner.ben)
            } else {
                (&dinner.ben, &dinner.ada)
            };
            let start = Barrier::new(2);
            let ask = |wish: SwapSeats| {
                start.wait();
                dinner.swap(&test, wish)
            };
            let (one, two) = thread::scope(|scope| {
                let first = scope.spawn(|| ask(wish(at_a, Some(A), B, at_b)));
                let second = ask(wish(at_b, Some(B), A, at_a));
                (first.join().unwrap(), second)
            });
            let (done, lost): (Vec<_>, Vec<_>) = [one, two].into_iter().partition(Result::is_ok);
            assert_eq!(done.len(), 1, "{lost:?}");
            assert!(
                matches!(lost[..], [Err(Error::Conflict(Conflict::SeatsChanged(_)))]),
                "{lost:?}"
            );
            assert_eq!(dinner.seats(&test), [pair(A, at_b), pair(B, at_a)]);
        }
    }
}
