//! Events of the release without rooms, before and after the migration.

use std::fmt::Write as _;

use domain::id::{CommandId, EventId, OrganisationId};
use storage::events::{self, counts, progress};
use storage::plans::{commands, floor_plans, rooms};
use storage::scratch::statements::unrecorded;
use storage::seating::{assignments, seats, sittings, wishes};
use storage::{Connection, guests, scratch};
use test_support::database::TestDatabase;

const MIGRATION: &str = "20261201000000";
const AT: &str = "'2026-01-01 00:00:00'";

/// Numbers that look random and are the same in each run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % limit
    }
}

/// An event as the release before stores it.
struct Earlier {
    id: String,
    /// The document and its patches, if the event has a plan.
    plan: Option<(String, Vec<String>)>,
    seats: u64,
    /// Guests by the number of the seat they have, if any.
    guests: Vec<Option<u64>>,
    has_wish: bool,
}

impl Earlier {
    fn random(number: usize, numbers: &mut Numbers) -> Self {
        let has_plan = numbers.below(4) > 0;
        let seats = if has_plan { 1 + numbers.below(30) } else { 0 };
        let mut free: Vec<u64> = (1..=seats).collect();
        let guests = (0..numbers.below(25)).map(|_| {
            let sits = !free.is_empty() && numbers.below(3) > 0;
            sits.then(|| {
                let at = usize::try_from(numbers.below(u64::try_from(free.len()).unwrap())).unwrap();
                free.swap_remove(at)
            })
        });
        Self {
            guests: guests.collect(),
            id: format!("event{number}"),
            plan: has_plan.then(|| {
                let patches = (0..numbers.below(4)).map(|patch| format!("patch {patch} of {number}"));
                (format!("document of {number}"), patches.collect())
            }),
            seats,
            has_wish: numbers.below(2) == 0,
        }
    }

    fn statements(&self, organisation: &str) -> String {
        let Self { id, .. } = self;
        let mut sql = format!(
            "INSERT INTO events (id, organisation_id, name, description, starts_at, zone, venue, contact, status, created_at,
                 updated_at)
             VALUES ('{id}', '{organisation}', 'Gala', '', {AT}, 'UTC', '', '', 'planning', {AT}, {AT});"
        );
        let mut add = |table: &str, columns: &str, values: String| {
            writeln!(
                sql,
                "INSERT INTO {table} (organisation_id, event_id, {columns}) VALUES ('{organisation}', '{id}', {values});"
            )
            .unwrap();
        };
        if let Some((document, patches)) = &self.plan {
            add(
                "floor_plans",
                "revision, document, updated_at, updated_by",
                format!("1, '{document}', {AT}, 'ann'"),
            );
            for (number, patch) in patches.iter().enumerate() {
                let revision = number + 2;
                add(
                    "plan_patches",
                    "revision, created_at, patch",
                    format!("{revision}, {AT}, '{patch}'"),
                );
                let values = format!("{revision}, 'c{revision}', 'ann', '[]', {AT}, NULL");
                add(
                    "plan_commands",
                    "revision, command_id, user_id, body, created_at, removed",
                    values,
                );
            }
            add("seat_indexes", "generation, seats", format!("2, {}", self.seats));
            add(
                "hidden_seat_indexes",
                "generation, building, created_at",
                format!("1, FALSE, {AT}"),
            );
        }
        for number in 1..=self.seats {
            for generation in 1..=2 {
                let columns = "generation, seat_id, table_id, table_number, table_label, seat_number, seat_label, kind";
                let values = format!("{generation}, 't1-chair-{number}', 't1', 1, 'Table 1', {number}, 'A', 'round'");
                add("seats", columns, values);
            }
        }
        for (number, seat) in self.guests.iter().enumerate() {
            let columns =
                "id, first_name, last_name, first_folded, last_folded, email, email_folded, mobile, mobile_digits,
                company, additional_info, dietary, special_requests, notes, rsvp, lookup_code, created_at, updated_at";
            let values = format!(
                "'{id}-g{number}', 'Ada', 'L{number}', 'ada', 'l{number}', '', '', '', '', '', '', '', '', '', 'attending',
                 '{id}-{number}', {AT}, {AT}"
            );
            add("guests", columns, values);
            if let Some(seat) = seat {
                let values = format!("'{id}-a{number}', '{id}-g{number}', 't1-chair-{seat}', TRUE, {AT}");
                add(
                    "seat_assignments",
                    "id, guest_id, seat_id, hand_made, created_at",
                    values,
                );
            }
        }
        if self.has_wish {
            let values = format!("'{id}-w', 'together', 'must', '[]', '', 'ann', {AT}");
            add(
                "wishes",
                "id, kind, strength, subjects, object, created_by, created_at",
                values,
            );
        }
        sql
    }

    /// Compares what the functions of storage read with what the event had.
    fn check(&self, conn: &mut Connection, organisation: &OrganisationId) {
        let scope = events::scope(conn, organisation, &EventId::parse(&self.id).unwrap()).unwrap();
        let (room, sitting) = (
            rooms::first(conn, &scope).unwrap(),
            sittings::first(conn, &scope).unwrap(),
        );
        assert_eq!(
            (room.room_id().as_str(), sitting.sitting_id().as_str()),
            (&*self.id, &*self.id)
        );
        assert!(sittings::seating(conn, &sitting, &room).is_ok());
        assert_eq!(rooms::of_event(conn, &scope).unwrap().len(), 1);
        assert_eq!(sittings::of_event(conn, &scope).unwrap().len(), 1);

        let plan = floor_plans::find(conn, &room).unwrap();
        assert_eq!(plan.map(|plan| (plan.document, plan.patches)), self.plan);
        let last = self.plan.as_ref().map_or(0, |(_, patches)| 1 + patches.len());
        assert_eq!(
            floor_plans::revision(conn, &room).unwrap(),
            i64::try_from(last).unwrap()
        );
        let command = CommandId::parse(&format!("c{last}")).unwrap();
        let logged = commands::find_revision(conn, &room, &command).unwrap();
        assert_eq!(logged, (last > 1).then_some(i64::try_from(last).unwrap()));

        let stored: Vec<String> = seats::of_room(conn, &room)
            .unwrap()
            .into_iter()
            .map(|seat| seat.id.to_string())
            .collect();
        let there: Vec<String> = (1..=self.seats).map(|number| format!("t1-chair-{number}")).collect();
        assert_eq!(stored, there);
        let seat_of = |seat: &Option<u64>| seat.map(|number| format!("t1-chair-{number}"));
        let mut sits: Vec<String> = self.guests.iter().filter_map(seat_of).collect();
        sits.sort();
        let given = assignments::of_sitting(conn, &sitting).unwrap();
        assert_eq!(
            given.iter().map(|given| given.seat_id.to_string()).collect::<Vec<_>>(),
            sits
        );
        for (known, number) in guests::of_event(conn, &scope).unwrap().iter().map(|known| {
            let number = known.guest.texts.last_name.trim_start_matches('L');
            (known, number.parse::<usize>().unwrap())
        }) {
            assert_eq!(
                known.seat.as_ref().map(|seat| seat.id.to_string()),
                seat_of(&self.guests[number])
            );
        }
        let counted = counts::of_event(conn, &scope).unwrap();
        assert_eq!((counted.guests, counted.assigned), (len(&self.guests), len(&sits)));
        assert_eq!(counted.seats, i64::try_from(self.seats).unwrap());
        assert_eq!(progress::progress(conn, &scope).unwrap().seated.attending, len(&sits));
        assert_eq!(wishes::count(conn, &scope).unwrap(), i64::from(self.has_wish));
    }
}

fn len<T>(list: &[T]) -> i64 {
    i64::try_from(list.len()).unwrap()
}

#[test]
fn events_of_the_release_before_keep_plans_seats_and_guests_and_can_go_back() {
    let organisation = OrganisationId::parse("acme").unwrap();
    let mut numbers = Numbers(7);
    let earlier: Vec<Earlier> = (0..12).map(|number| Earlier::random(number, &mut numbers)).collect();
    assert!(
        earlier.iter().any(|event| event.guests.iter().flatten().count() > 3),
        "some guests must sit"
    );
    for database in TestDatabase::each_empty() {
        unrecorded(|| {
            let mut conn = scratch::connect(database.url()).unwrap();
            scratch::migrate_before(&mut conn, MIGRATION).unwrap();
            let people = format!(
                "INSERT INTO organisations (id, name, created_at) VALUES ('acme', 'Acme', {AT});
                 INSERT INTO users (id, email, email_folded, name, password_hash, created_at)
                     VALUES ('ann', 'ann@example.org', 'ann@example.org', 'Ann', '', {AT});"
            );
            let rows: String = earlier.iter().map(|event| event.statements("acme")).collect();
            scratch::execute(&mut conn, &(people + &rows)).unwrap();
            let before = scratch::dump(&mut conn).unwrap();
            scratch::migrate(&mut conn).unwrap();
            for event in &earlier {
                event.check(&mut conn, &organisation);
            }
            assert_eq!(scratch::counts::wrong(&mut conn).unwrap(), []);
            scratch::revert_from(&mut conn, MIGRATION).unwrap();
            assert_eq!(scratch::dump(&mut conn).unwrap(), before);
            scratch::migrate(&mut conn).unwrap();
        });
        database.forget_statements();
    }
}
