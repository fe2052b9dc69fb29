//! Taking a change of seats back brings back exactly what was: the seat, who gave it, and a table chosen without a seat.

use app_service::actor::Organiser;
use app_service::error::{Conflict, Error};
use app_service::guests::GuestView;
use app_service::plans::{self, ApplyCommands, PlanView};
use app_service::seating::{self, Place, PlaceBack, SwapSeats};
use domain::guest::GuestPatch;
use domain::id::{EventId, GuestId};
use domain::limits::SEATS_RESTORED_MAX;
use domain::plan::Command;
use domain::plan::command::Added;
use domain::seat::SeatedBy;
use test_support::builders::{event_with_tables, guest};
use test_support::service::TestService;

/// What can be done, by the places of guests and chairs in their lists.
#[derive(Clone, Copy, Debug)]
enum Change {
    Assign(usize, u32),
    Unassign(usize),
    Swap(usize, usize),
}

fn changes() -> Vec<Change> {
    let mut all = Vec::new();
    for one in 0..3 {
        all.push(Change::Unassign(one));
        all.extend((1..=4).map(|chair| Change::Assign(one, chair)));
        all.extend(
            (0..3)
                .filter(|other| *other != one)
                .map(|other| Change::Swap(one, other)),
        );
    }
    all
}

/// Ada has a seat of auto-assign, Ben one that a hand gave, and Cleo a table without a seat.
struct Dinner<'a> {
    test: &'a TestService,
    organiser: &'a Organiser,
    event: EventId,
    guests: [GuestId; 3],
}

/// Seat, whether a hand gave it, and the table without a seat.
type Where = (Option<String>, Option<bool>, Option<String>);

impl<'a> Dinner<'a> {
    fn new(test: &'a TestService, organiser: &'a Organiser) -> Self {
        let event = event_with_tables(&test.service, organiser, 2, 4);
        let new = |name: &str| guest(&test.service, organiser, &event, name);
        let ada = new("Ada Lovelace");
        test.auto_assign(organiser, &event).unwrap();
        let (ben, cleo) = (new("Ben Hur"), new("Cleo Hill"));
        let free = (1..=4).map(|chair| format!("t1-chair-{chair}"));
        assert!(free.into_iter().any(|seat| test.assign(organiser, &ben, &seat).is_ok()));
        let at_table = GuestPatch {
            table_id: Some(Some("t2".to_owned())),
            ..GuestPatch::default()
        };
        test.update_guest(organiser, &cleo, at_table).unwrap();
        let guests = [ada, ben, cleo];
        Self {
            test,
            organiser,
            event,
            guests,
        }
    }

    fn seat(&self, guest: usize) -> Option<String> {
        self.state()[guest].0.clone()
    }

    fn state(&self) -> Vec<Where> {
        let assignments = self.test.assignments(self.organiser, &self.event).unwrap();
        let of = |id: &GuestId| {
            let seat = assignments.iter().find(|each| &each.guest_id == id);
            let table = self.test.guest(self.organiser, id).unwrap().guest.table_id;
            let by_hand = seat.map(|seat| seat.by == SeatedBy::Hand);
            (seat.map(|seat| seat.seat_id.to_string()), by_hand, table)
        };
        self.guests.iter().map(of).collect()
    }

    /// Makes a change and returns its undo; `None` when it was refused.
    fn make(&self, change: Change) -> Option<Vec<PlaceBack>> {
        let (organiser, event) = (self.organiser.clone(), self.event.clone());
        let service = &self.test.service;
        let before = match change {
            Change::Assign(one, chair) => {
                let guest = self.guests[one].clone();
                let seat = format!("t1-chair-{chair}");
                let seated = service.write(move |tx| seating::assign(tx, &organiser, &guest, &seat));
                vec![seated.ok()?.before]
            }
            Change::Unassign(one) => {
                let guest = self.guests[one].clone();
                vec![
                    service
                        .write(move |tx| seating::unassign(tx, &organiser, &guest))
                        .unwrap(),
                ]
            }
            Change::Swap(one, other) => {
                let wish = SwapSeats {
                    guest_id: self.guests[one].to_string(),
                    from_seat_id: self.seat(one),
                    seat_id: self.seat(other)?,
                    other_guest_id: self.guests[other].to_string(),
                };
                let swapped = service.write(move |tx| seating::swap(tx, &organiser, &event, &wish));
                swapped.unwrap().before
            }
        };
        Some(before.into_iter().map(|place| self.back(place)).collect())
    }

    fn back(&self, place: Place) -> PlaceBack {
        let guest = self.guests.iter().position(|id| id == &place.guest_id).unwrap();
        PlaceBack {
            guest_id: place.guest_id.to_string(),
            from_seat_id: self.seat(guest),
            seat_id: place.seat_id.map(String::from),
            by: place.by,
            table_id: place.table_id,
        }
    }

    /// Where the list of guests says that they sit, and by whom.
    fn listed(&self) -> Vec<PlaceBack> {
        let guests = self.test.guests(self.organiser, &self.event).unwrap();
        let back = |view: GuestView| {
            let seat = view.seat?;
            Some(PlaceBack {
                guest_id: view.guest.id.to_string(),
                from_seat_id: None,
                seat_id: Some(seat.id.to_string()),
                by: seat.by,
                table_id: None,
            })
        };
        guests.into_iter().filter_map(back).collect()
    }

    /// Deletes a table with those who sit there and brings it back.
    fn delete_and_undo(&self, table: &str) {
        let PlanView { plan, revision, .. } = self.test.plan(self.organiser, &self.event).unwrap();
        let element = plan.element(table).unwrap().clone();
        let remove = Command::Remove {
            ids: vec![element.id.clone()],
        };
        let add = Command::Add {
            elements: vec![Added::from(element)],
        };
        for (base_revision, command) in (revision..).zip([remove, add]) {
            let input = ApplyCommands {
                base_revision,
                command_id: format!("change-{base_revision}"),
                commands: vec![command],
                unseat: self.guests.clone().into(),
            };
            plans::apply_commands(&self.test.service, self.organiser, &self.event, &input).unwrap();
        }
    }

    fn restore(&self, back: Vec<PlaceBack>) -> Result<(), Error> {
        self.test.restore_seats(self.organiser, &self.event, back)
    }
}

#[test]
fn whatever_was_done_to_seats_is_taken_back_exactly() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let mut undone = 0;
    for first in changes() {
        let dinner = Dinner::new(&test, &organiser);
        dinner.make(first);
        for second in changes() {
            let before = dinner.state();
            let Some(back) = dinner.make(second) else { continue };
            dinner.restore(back).unwrap();
            assert_eq!(dinner.state(), before, "{first:?}, then {second:?}");
            undone += 1;
        }
    }
    assert!(undone > 200, "only {undone} of the changes were possible");
}

#[test]
fn a_waiting_guest_who_took_a_seat_gets_the_chosen_table_back() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let dinner = Dinner::new(&test, &organiser);
        let before = dinner.state();
        let back = dinner.make(Change::Swap(2, 0)).unwrap();
        assert_eq!(dinner.state()[2].2, None);
        dinner.restore(back).unwrap();
        assert_eq!(dinner.state(), before);
        assert_eq!(before[2], (None, None, Some("t2".to_owned())));
        assert_eq!(before[0].1, Some(false), "the engine's seat is the engine's again");
    }
}

#[test]
fn guests_of_a_table_that_comes_back_sit_there_again_by_the_same_hand() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let dinner = Dinner::new(&test, &organiser);
        let (before, listed) = (dinner.state(), dinner.listed());
        dinner.delete_and_undo("t1");
        assert_eq!(dinner.listed(), [], "chairs that come back are empty");
        dinner.restore(listed).unwrap();
        assert_eq!(dinner.state(), before);
    }
}

#[test]
fn nothing_is_taken_back_once_somebody_sits_elsewhere() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let dinner = Dinner::new(&test, &organiser);
        let back = dinner.make(Change::Swap(0, 1)).unwrap();
        dinner.make(Change::Unassign(1));
        let before = dinner.state();
        let refused = dinner.restore(back.clone()).unwrap_err();
        let Error::Conflict(Conflict::SeatsChanged(seats)) = refused else {
            panic!("{refused:?}");
        };
        assert_eq!(seats.len(), 2);
        let twice = [back.clone(), back].concat();
        assert_eq!(dinner.restore(twice).unwrap_err().field(), Some("places"));
        assert_eq!(dinner.state(), before);
    }
}

#[test]
fn only_guests_of_the_event_are_put_back_and_not_too_many_at_once() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let (gala, ball) = (
        event_with_tables(&test.service, &organiser, 1, 4),
        event_with_tables(&test.service, &organiser, 1, 4),
    );
    let ada = guest(&test.service, &organiser, &ball, "Ada Lovelace");
    let back = PlaceBack {
        guest_id: ada.to_string(),
        from_seat_id: None,
        seat_id: Some("t1-chair-1".to_owned()),
        by: SeatedBy::Hand,
        table_id: None,
    };
    let refused = test.restore_seats(&organiser, &gala, vec![back.clone()]).unwrap_err();
    assert_eq!(refused.code(), "not_found");
    assert_eq!(test.guest(&organiser, &ada).unwrap().seat, None);
    let many = vec![back; SEATS_RESTORED_MAX + 1];
    let refused = test.restore_seats(&organiser, &ball, many).unwrap_err();
    assert_eq!(refused.code(), "too_large");
}
