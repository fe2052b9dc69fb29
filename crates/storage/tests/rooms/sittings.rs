//! Several sittings and rooms of one event: the database decides who may sit where.

use chrono::{DateTime, Utc};
use domain::id::{AssignmentId, EventId, GuestId, OrganisationId, RoomId, SittingId};
use domain::live::{Changes, Kind};
use domain::room::Room;
use domain::seat::{Seat, SeatAssignment, SeatId, SeatedBy};
use domain::sitting::Sitting;
use storage::events::{self, EventScope, counts, progress, versions};
use storage::plans::rooms::{self, RoomScope};
use storage::seating::seats::generations;
use storage::seating::sittings::{self, SeatingScope};
use storage::seating::{assignments, seats};
use storage::{Connection, Constraint, Error, Storage, guests, scratch};
use test_support::database::TestDatabase;

const EVENT: &str = "
    INSERT INTO organisations (id, name, created_at) VALUES ('acme', 'Acme', '2026-01-01 00:00:00');
    INSERT INTO events (id, organisation_id, name, description, starts_at, zone, venue, contact, status, created_at, updated_at)
        VALUES ('gala', 'acme', 'Gala', '', '2026-12-01 18:00:00', 'UTC', '', '', 'planning', '2026-01-01 00:00:00',
            '2026-01-01 00:00:00');
    INSERT INTO rooms (id, organisation_id, event_id, name, position) VALUES ('gala', 'acme', 'gala', '', 0);
    INSERT INTO sittings (id, organisation_id, event_id, name, position) VALUES ('gala', 'acme', 'gala', '', 0);
    INSERT INTO sitting_rooms (organisation_id, event_id, sitting_id, room_id) VALUES ('acme', 'gala', 'gala', 'gala');
    INSERT INTO guests (id, organisation_id, event_id, first_name, last_name, first_folded, last_folded, email, email_folded,
            mobile, mobile_digits, company, additional_info, dietary, special_requests, notes, rsvp, lookup_code, created_at,
            updated_at)
        VALUES ('ada', 'acme', 'gala', 'Ada', 'L', 'ada', 'l', '', '', '', '', '', '', '', '', '', 'attending', 'AAAAAAA',
                '2026-01-01 00:00:00', '2026-01-01 00:00:00'),
            ('ben', 'acme', 'gala', 'Ben', 'H', 'ben', 'h', '', '', '', '', '', '', '', '', '', 'attending', 'BBBBBBB',
                '2026-01-01 00:00:00', '2026-01-01 00:00:00');";

/// An event whose first sitting and dinner use the hall. Another sitting uses the terrace.
struct Gala {
    storage: Storage,
    scope: EventScope,
    ceremony: SeatingScope,
    dinner: SeatingScope,
    terrace: RoomScope,
}

fn now() -> DateTime<Utc> {
    DateTime::from_timestamp(1_767_225_600, 0).unwrap()
}

fn seat(id: &str) -> Seat {
    let id = SeatId::parse(id).unwrap();
    Seat {
        table_id: id.table().to_owned(),
        table_number: Some(1),
        table_label: "Table 1".to_owned(),
        number: 1,
        label: "A".to_owned(),
        kind: "round".to_owned(),
        id,
    }
}

fn sitting(id: &str, position: i32) -> Sitting {
    Sitting {
        id: SittingId::parse(id).unwrap(),
        name: id.to_owned(),
        starts_at: Some(now()),
        ends_at: None,
        series: None,
        position,
    }
}

fn write<T: Send + 'static>(
    storage: &Storage,
    scope: EventScope,
    work: impl FnOnce(&mut Connection, &EventScope) -> Result<T, Error> + Send + 'static,
) -> Result<T, Error> {
    storage.write(move |conn| {
        let done = work(conn, &scope)?;
        versions::increment(conn, &scope, &Changes::any(Kind::Seats), now())?;
        Ok(done)
    })
}

impl Gala {
    fn new(database: &TestDatabase) -> Self {
        let storage = database.open();
        scratch::execute(&mut scratch::connect(database.url()).unwrap(), EVENT).unwrap();
        let scope = storage.read(|conn| {
            events::scope(
                conn,
                &OrganisationId::parse("acme").unwrap(),
                &EventId::parse("gala").unwrap(),
            )
        });
        let scope = scope.unwrap();
        let made = write(&storage, scope.clone(), |conn, scope| {
            let ceremony = sittings::first_seating(conn, scope)?;
            let dinner = sittings::insert(conn, scope, &sitting("dinner", 1))?;
            let dinner = sittings::use_room(conn, &dinner, ceremony.room())?;
            let terrace = Room {
                id: RoomId::parse("terrace").unwrap(),
                name: "Terrace".to_owned(),
                position: 1,
            };
            let terrace = rooms::insert(conn, scope, &terrace)?;
            let brunch = sittings::insert(conn, scope, &sitting("brunch", 2))?;
            sittings::use_room(conn, &brunch, &terrace)?;
            seats::insert(conn, ceremony.room(), &[seat("t1-chair-1"), seat("t1-chair-2")])?;
            seats::insert(conn, &terrace, &[seat("t1-chair-1"), seat("t9-chair-1")])?;
            Ok((ceremony, dinner, terrace))
        });
        let (ceremony, dinner, terrace) = made.unwrap();
        Self {
            storage,
            scope,
            ceremony,
            dinner,
            terrace,
        }
    }

    fn sit(&self, place: &SeatingScope, guest: &str, seat: &str) -> Result<(), Error> {
        let new = SeatAssignment {
            id: AssignmentId::parse(&format!("{}-{guest}-{seat}", place.sitting().sitting_id())).unwrap(),
            guest_id: GuestId::parse(guest).unwrap(),
            seat_id: SeatId::parse(seat).unwrap(),
            by: SeatedBy::Hand,
        };
        let place = place.clone();
        write(&self.storage, self.scope.clone(), move |conn, _| {
            assignments::insert(conn, &place, &new, now())
        })
    }
}

fn conflict(outcome: Result<(), Error>) -> Constraint {
    match outcome {
        Err(Error::Conflict(constraint)) => constraint,
        other => panic!("no conflict: {other:?}"),
    }
}

#[test]
fn a_seat_is_given_once_in_each_sitting_and_a_guest_sits_once_in_each() {
    for database in TestDatabase::each() {
        let gala = Gala::new(&database);
        gala.sit(&gala.ceremony, "ada", "t1-chair-1").unwrap();
        gala.sit(&gala.dinner, "ada", "t1-chair-1").unwrap();
        for place in [&gala.ceremony, &gala.dinner] {
            assert_eq!(conflict(gala.sit(place, "ben", "t1-chair-1")), Constraint::SeatTaken);
            assert_eq!(conflict(gala.sit(place, "ada", "t1-chair-2")), Constraint::GuestSeated);
        }
        gala.sit(&gala.dinner, "ben", "t1-chair-2").unwrap();
        let seated = gala.storage.read(|conn| {
            let seated = [&gala.ceremony, &gala.dinner].map(|place| assignments::of_sitting(conn, place.sitting()));
            let [ceremony, dinner] = seated.map(|seated| seated.unwrap().len());
            let listed = guests::of_event(conn, &gala.scope)?;
            let with_seat = listed.iter().filter(|known| known.seat.is_some()).count();
            let counts = counts::of_event(conn, &gala.scope)?;
            let progress = progress::progress(conn, &gala.scope)?.seated.attending;
            Ok::<_, Error>((
                [ceremony, dinner],
                (listed.len(), with_seat),
                (counts.assigned, progress, counts.seats),
            ))
        });
        let wanted = ([1, 2], (2, 1), (1, 1, 2));
        assert_eq!(
            seated.unwrap(),
            wanted,
            "lists and counts are those of the first sitting"
        );
    }
}

#[test]
fn a_seat_of_another_room_or_of_a_room_that_the_sitting_does_not_use_is_refused() {
    for database in TestDatabase::each() {
        let gala = Gala::new(&database);
        assert_eq!(
            conflict(gala.sit(&gala.dinner, "ada", "t9-chair-1")),
            Constraint::Reference
        );
        let proof = gala
            .storage
            .read(|conn| sittings::seating(conn, gala.dinner.sitting(), &gala.terrace));
        assert!(matches!(proof, Err(Error::NotFound)), "{proof:?}");
        let conn = &mut scratch::connect(database.url()).unwrap();
        let on_terrace =
            "INSERT INTO seat_assignments (id, organisation_id, event_id, guest_id, sitting_id, room_id, seat_id,
                hand_made, created_at)
            VALUES ('x', 'acme', 'gala', 'ada', 'dinner', 'terrace', 't9-chair-1', TRUE, '2026-01-01 00:00:00')";
        assert_eq!(conflict(scratch::execute(conn, on_terrace)), Constraint::Reference);
        gala.sit(&gala.dinner, "ada", "t1-chair-1").unwrap();
        let moved = "UPDATE seat_assignments SET room_id = 'terrace', seat_id = 't9-chair-1'";
        assert_eq!(conflict(scratch::execute(conn, moved)), Constraint::Reference);
        for used in [
            "DELETE FROM sittings WHERE id = 'dinner'",
            "DELETE FROM rooms WHERE id = 'gala'",
        ] {
            assert_eq!(conflict(scratch::execute(conn, used)), Constraint::Reference, "{used}");
        }
    }
}

#[test]
fn a_change_of_a_plan_finds_the_guests_of_all_sittings_and_a_removal_frees_all_their_seats() {
    for database in TestDatabase::each() {
        let gala = Gala::new(&database);
        gala.sit(&gala.ceremony, "ada", "t1-chair-1").unwrap();
        gala.sit(&gala.dinner, "ada", "t1-chair-2").unwrap();
        gala.sit(&gala.dinner, "ben", "t1-chair-1").unwrap();
        let hall = gala.ceremony.room().clone();
        let on_seat = gala.storage.read(|conn| {
            let all = assignments::occupants_in_room(conn, &hall, &[SeatId::parse("t1-chair-1").unwrap()])?;
            let of_one = assignments::occupants(conn, &gala.dinner, &[SeatId::parse("t1-chair-1").unwrap()])?;
            let names = |found: Vec<assignments::Occupant>| -> Vec<String> {
                let said = found
                    .iter()
                    .map(|found| format!("{} at {}", found.guest_id, found.sitting_id));
                said.collect()
            };
            Ok::<_, Error>((names(all), names(of_one)))
        });
        let (all, of_one) = on_seat.unwrap();
        assert_eq!((all.len(), of_one), (2, vec!["ben at dinner".to_owned()]));
        assert!(all.contains(&"ada at gala".to_owned()), "{all:?}");

        let rebuilt = write(&gala.storage, gala.scope.clone(), move |conn, _| {
            let generation = generations::begin(conn, &hall, now())?;
            generations::add(conn, &hall, generation, &[seat("t1-chair-1")])?;
            generations::seated_elsewhere(conn, &hall, generation)
        });
        let [(guest, at)] = <[_; 1]>::try_from(rebuilt.unwrap()).unwrap();
        assert_eq!((guest.as_str(), at.as_str()), ("ada", "dinner"));

        let freed = write(&gala.storage, gala.scope.clone(), |conn, scope| {
            assignments::delete_everywhere(conn, scope, &[&GuestId::parse("ada").unwrap()])
        });
        assert_eq!(freed.unwrap(), 2);
        let left = gala
            .storage
            .read(|conn| assignments::of_sitting(conn, gala.dinner.sitting()));
        assert_eq!(left.unwrap().len(), 1);
    }
}
