//! What has changed since a mark: applied to a copy of the list that has this mark, it yields the present list.

use std::collections::BTreeMap;

use app_service::actor::Organiser;
use app_service::check_in::{self, Batch, DoorChanges, ExpectedGuest, Outcome};
use app_service::error::{Error, Noun};
use app_service::guests::tags::{self, TagPatch};
use app_service::guests::{self, ChangedGuest, ListChanges, MergeGuests, ShownGuest, parties};
use app_service::plans::PutPlan;
use app_service::seating::SwapSeats;
use app_service::service::Tx;
use chrono::TimeDelta;
use domain::account::Role;
use domain::form::FormSettings;
use domain::guest::GuestPatch;
use domain::id::{BatchId, EventId, GuestId};
use domain::party::PartyPatch;
use domain::plan::command::{Place, PropertyChange};
use domain::plan::{Command, ElementId};
use serde_json::{Value, json};
use storage::scratch;
use test_support::builders::{event, event_with_tables, guest, plan_of};
use test_support::service::TestService;

use super::registration::{coming, named, register, save};

const AT: &str = "2026-11-21T07:30:00Z";
const EARLIER: &str = "2026-11-21T07:00:00Z";
const UUID: &str = "0c52b6b4-0d3f-4c0e-9d64-4f2d5bb64c11";

/// An event with three tables of ten, and guests without an answer.
struct Gala {
    test: TestService,
    organiser: Organiser,
    event: EventId,
    guests: Vec<GuestId>,
}

impl Gala {
    fn new(test: TestService, guests: usize) -> Self {
        let organiser = test.organiser("ann@example.org");
        let event = event_with_tables(&test.service, &organiser, 3, 10);
        let rows: String = (0..guests).map(|number| format!("Guest,Number{number:02}\n")).collect();
        let csv = format!("First Name,Last Name\n{rows}");
        test.import(&organiser, &event, &csv).unwrap();
        let listed = test.guests(&organiser, &event).unwrap();
        Self {
            guests: listed.into_iter().map(|view| view.guest.id).collect(),
            test,
            organiser,
            event,
        }
    }

    fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Tx<'_>, &Organiser, &EventId) -> Result<T, Error> + Send + 'static,
    ) -> T {
        let (organiser, event) = (self.organiser.clone(), self.event.clone());
        let done = self.test.service.write(move |tx| work(tx, &organiser, &event));
        done.unwrap()
    }

    fn patch(&self, guest: &GuestId, change: impl FnOnce(&mut GuestPatch)) -> ChangedGuest {
        let mut patch = GuestPatch::default();
        change(&mut patch);
        self.test.change_guest(&self.organiser, guest, patch).unwrap()
    }

    fn assign(&self, guest: usize, seat: &str) {
        self.test.assign(&self.organiser, &self.guests[guest], seat).unwrap();
    }

    fn undo(&self, batch: &BatchId) {
        self.test.undo_batch(&self.organiser, &self.event, batch).unwrap();
    }

    fn door(&self, entry: Value) {
        let batch = Batch {
            device: "door".to_owned(),
            sent_at: None,
            entries: vec![entry],
        };
        let received = self.write(move |tx, organiser, event| check_in::receive(tx, organiser, event, &batch));
        let outcome = &received.answers[0].outcome;
        assert!(matches!(outcome, Outcome::Stored { .. }), "{outcome:?}");
    }

    fn ids(&self, guests: &[usize]) -> Vec<String> {
        guests.iter().map(|guest| self.guests[*guest].to_string()).collect()
    }

    fn whole_list(&self, organiser: &Organiser) -> Held<ShownGuest> {
        let mut guests = BTreeMap::new();
        let visit = |guest: ShownGuest| {
            guests.insert(guest.id.clone(), guest);
            Ok(())
        };
        let service = &self.test.service;
        let mark = service.read(|r| guests::list_in_slices(r, organiser, &self.event, visit));
        let mark = mark.unwrap();
        Held { mark, guests }
    }

    fn whole_door(&self) -> Held<ExpectedGuest> {
        let mut guests = BTreeMap::new();
        let visit = |guest: ExpectedGuest| {
            guests.insert(guest.id.clone(), guest);
            Ok(())
        };
        let service = &self.test.service;
        let mark = service.read(|r| check_in::door_guests(r, &self.organiser, &self.event, visit));
        let mark = mark.unwrap();
        Held { mark, guests }
    }

    fn marks(&self) -> (String, String) {
        (self.whole_list(&self.organiser).mark, self.whole_door().mark)
    }

    fn list_since(&self, organiser: &Organiser, seen: &str) -> Result<Result<ListChanges, String>, Error> {
        let service = &self.test.service;
        service.read(|r| guests::list_changes(r, organiser, &self.event, seen))
    }

    fn door_since(&self, organiser: &Organiser, seen: &str) -> Result<Option<DoorChanges>, Error> {
        let service = &self.test.service;
        service.read(|r| check_in::door_changes(r, organiser, &self.event, seen))
    }

    /// Returns the guests whom both lists name as changed since their marks.
    fn changed_since(&self, (list, door): &(String, String)) -> Vec<GuestId> {
        let list = self.list_since(&self.organiser, list).unwrap().unwrap();
        let door = self.door_since(&self.organiser, door).unwrap().unwrap();
        assert!(list.removed.is_empty() && door.removed.is_empty());
        let ids: Vec<GuestId> = list.changed.into_iter().map(|guest| guest.id).collect();
        let at_door: Vec<GuestId> = door.changed.into_iter().map(|guest| guest.id).collect();
        assert_eq!(ids, at_door);
        ids
    }
}

/// A list as a caller holds it.
#[derive(Debug, PartialEq)]
struct Held<T> {
    mark: String,
    guests: BTreeMap<GuestId, T>,
}

impl<T> Held<T> {
    fn apply(&mut self, mark: String, changed: Vec<T>, removed: &[GuestId], id: impl Fn(&T) -> &GuestId) {
        self.mark = mark;
        let changed = changed.into_iter().map(|guest| (id(&guest).clone(), guest));
        self.guests.extend(changed);
        self.guests.retain(|id, _| !removed.contains(id));
    }
}

/// Both lists, held by a caller who asks after each step what has changed.
struct Walk {
    gala: Gala,
    list: Held<ShownGuest>,
    door: Held<ExpectedGuest>,
    full_reads: usize,
    /// The small steps after which a list was read in full.
    too_large: Vec<&'static str>,
}

impl Walk {
    fn new(gala: Gala) -> Self {
        Self {
            list: gala.whole_list(&gala.organiser),
            door: gala.whole_door(),
            gala,
            full_reads: 0,
            too_large: Vec::new(),
        }
    }

    fn step<T>(&mut self, name: &'static str, work: impl FnOnce(&Gala) -> T) -> T {
        let gala = &self.gala;
        gala.test.clock.advance(TimeDelta::seconds(1));
        let done = work(gala);
        let (list, door) = (gala.whole_list(&gala.organiser), gala.whole_door());
        assert_ne!(self.list.mark, list.mark, "{name} changes the event");
        match gala.list_since(&gala.organiser, &self.list.mark).unwrap() {
            Ok(new) => self.list.apply(new.mark, new.changed, &new.removed, |guest| &guest.id),
            Err(mark) => {
                assert_eq!(mark, list.mark, "{name}");
                (self.full_reads, self.list) = (self.full_reads + 1, gala.whole_list(&gala.organiser));
            }
        }
        match gala.door_since(&gala.organiser, &self.door.mark).unwrap() {
            Some(new) => self.door.apply(new.mark, new.changed, &new.removed, |guest| &guest.id),
            None => (self.full_reads, self.door) = (self.full_reads + 1, gala.whole_door()),
        }
        assert_eq!(self.list, list, "the guest list after: {name}");
        assert_eq!(self.door, door, "the list of the door after: {name}");
        done
    }

    /// A step that concerns one or two guests.
    fn small<T>(&mut self, name: &'static str, work: impl FnOnce(&Gala) -> T) -> T {
        let before = self.full_reads;
        let done = self.step(name, work);
        if self.full_reads != before {
            self.too_large.push(name);
        }
        done
    }

    fn patch(&mut self, name: &'static str, guest: usize, change: impl FnOnce(&mut GuestPatch)) -> ChangedGuest {
        self.small(name, |g| g.patch(&g.guests[guest], change))
    }
}

fn some(text: &str) -> Option<String> {
    Some(text.to_owned())
}

fn change_single_guests(walk: &mut Walk) {
    walk.small("add", |g| guest(&g.test.service, &g.organiser, &g.event, "Ada Hill"));
    let renamed = walk.patch("rename", 0, |p| p.last_name = some("King"));
    walk.patch("change an email", 0, |p| p.email = some("king@example.org"));
    let batch = renamed.batch.unwrap();
    walk.step("undo the new name", |g| g.undo(&batch));
    walk.patch("join a party", 1, |p| p.party = Some(some("Hill")));
    walk.patch("leave the party", 1, |p| p.party = Some(None));
    let host = walk.gala.guests[2].to_string();
    walk.patch("bring a plus-one", 3, |p| p.plus_one_of = Some(Some(host)));
    walk.patch("mark an arrival", 0, |p| p.attendance = some("arrived"));
    walk.patch("undo the arrival", 0, |p| p.attendance = some("not-arrived"));
}

fn change_seats(walk: &mut Walk) {
    walk.small("seat a guest", |g| g.assign(4, "t1-chair-1"));
    walk.small("seat another guest", |g| g.assign(5, "t1-chair-2"));
    walk.small("move", |g| g.assign(4, "t2-chair-1"));
    walk.small("swap", |g| {
        let wish = SwapSeats {
            guest_id: g.guests[4].to_string(),
            from_seat_id: some("t2-chair-1"),
            seat_id: "t1-chair-2".to_owned(),
            other_guest_id: g.guests[5].to_string(),
        };
        g.test.swap(&g.organiser, &g.event, wish).unwrap()
    });
    walk.small("unseat", |g| g.test.unassign(&g.organiser, &g.guests[4]).unwrap());
    walk.patch("choose a table", 4, |p| p.table_id = Some(some("t3")));
    walk.patch("choose a seat", 6, |p| p.seat_id = Some(some("t3-chair-1")));
    walk.patch("decline", 5, |p| p.rsvp = some("declined"));
}

fn walk_in(id: &str, at: &str, name: &str) -> Value {
    json!({ "id": id, "kind": "walk_in", "at": at, "guestId": UUID, "name": name, "tableId": "t2" })
}

fn check_in_at_the_door(walk: &mut Walk) {
    let guest = walk.gala.guests[8].clone();
    let arrive = |id: &str| json!({ "id": id, "kind": "arrive", "at": AT, "guestId": guest.as_str() });
    let undo = json!({ "id": "u1", "kind": "undo", "at": AT, "undoes": "a1" });
    walk.small("check in", |g| g.door(arrive("a1")));
    walk.small("check in again", |g| g.door(arrive("a2")));
    walk.small("undo at the door", |g| g.door(undo));
    walk.small("admit a walk-in", |g| g.door(walk_in("w1", AT, "Ada Wong")));
    walk.small("rename the walk-in", |g| g.door(walk_in("w0", EARLIER, "Ida Wong")));
}

fn change_groups(walk: &mut Walk) {
    let gala = &walk.gala;
    let family = gala.write(|tx, organiser, _| tags::create(tx, organiser, "Family", None));
    let tag = family.tag.id;
    let ids = vec![tag.to_string()];
    walk.patch("tag", 9, |p| p.tags = Some(ids.clone()));
    walk.step("tag several", |g| {
        guests::tag(&g.test.service, &g.organiser, &g.event, &g.ids(&[10, 11]), &ids, &[]).unwrap()
    });
    walk.step("rename a tag", |g| {
        let patch = TagPatch {
            name: some("Relatives"),
            colour: None,
        };
        g.write(move |tx, organiser, _| tags::update(tx, organiser, &tag, &patch, &TagPatch::default()))
    });
    let kern = walk.patch("join another party", 12, |p| p.party = Some(some("Kern")));
    let party = kern.guest.guest.party.unwrap().id;
    walk.step("rename a party", |g| {
        let patch = PartyPatch {
            name: some("Kern-Hill"),
            ..PartyPatch::default()
        };
        g.write(move |tx, organiser, _| parties::update(tx, organiser, &party, &patch, &PartyPatch::default()))
    });
}

fn change_many(walk: &mut Walk) {
    walk.step("answer for several", |g| {
        let (test, ids) = (&g.test, g.ids(&[13, 14]));
        test.answer_for_guests(&g.organiser, &g.event, &ids, "maybe").unwrap()
    });
    walk.step("remove", |g| g.test.delete_guest(&g.organiser, &g.guests[15]).unwrap());
    walk.step("restore", |g| {
        let ids = g.ids(&[15]);
        g.test.restore_guests(&g.organiser, &g.event, &ids).unwrap()
    });
    walk.step("merge", |g| {
        let input = MergeGuests {
            keep: g.guests[18].to_string(),
            guest_ids: g.ids(&[19]),
            values: GuestPatch::default(),
        };
        g.write(move |tx, organiser, event| guests::merge(tx, organiser, event, &input))
    });
    walk.step("seat all", |g| g.test.auto_assign(&g.organiser, &g.event).unwrap());
}

fn change_the_plan_and_register(walk: &mut Walk) {
    let revision = |g: &Gala| g.test.plan(&g.organiser, &g.event).unwrap().revision;
    walk.step("name a table", |g| {
        let set = json!({"kind": "properties", "changes": [{"id": "t1", "set": {"label": "Window"}}]});
        let commands = vec![serde_json::from_value(set).unwrap()];
        let applied = g.test.apply(&g.organiser, &g.event, revision(g), "name", commands);
        applied.unwrap()
    });
    walk.step("remove a table with its guests", |g| {
        let mut seats = g.test.assignments(&g.organiser, &g.event).unwrap();
        seats.retain(|seat| seat.seat_id.table() == "t3");
        assert!(!seats.is_empty());
        let put = PutPlan {
            expected_revision: revision(g),
            plan: serde_json::to_value(plan_of(2, 10)).unwrap(),
            unseat: seats.into_iter().map(|seat| seat.guest_id).collect(),
        };
        g.test.put_plan(&g.organiser, &g.event, put).unwrap()
    });
    walk.step("register", |g| {
        let id = save(&g.test, &g.organiser, &g.event, &[], FormSettings::default()).public_id;
        register(&g.test, &id, coming("Zoe Young", &[])).unwrap()
    });
}

#[test]
fn a_copy_that_follows_the_changes_equals_the_list_after_every_use_case() {
    for test in TestService::each() {
        let mut walk = Walk::new(Gala::new(test, 30));
        change_single_guests(&mut walk);
        change_seats(&mut walk);
        check_in_at_the_door(&mut walk);
        change_groups(&mut walk);
        change_many(&mut walk);
        change_the_plan_and_register(&mut walk);
        assert!(walk.too_large.is_empty(), "read in full after: {:?}", walk.too_large);
    }
}

#[test]
fn guests_who_move_up_the_waiting_list_are_among_the_changes() {
    for test in TestService::each() {
        let gala = Gala::new(test, 1);
        let settings = FormSettings {
            capacity: Some(1),
            waiting_list: true,
            ..FormSettings::default()
        };
        let id = save(&gala.test, &gala.organiser, &gala.event, &[], settings).public_id;
        let mut walk = Walk::new(gala);
        for name in ["Ada Hill", "Ben Kern", "Cleo Dean"] {
            walk.step("register", |g| register(&g.test, &id, coming(name, &[])).unwrap());
        }
        let view = |g: &Gala, first: &str| named(&g.test, &g.organiser, &g.event, first);
        let decline = |g: &Gala, first: &str| g.patch(&view(g, first).guest.id, |p| p.rsvp = some("declined"));
        assert_eq!(view(&walk.gala, "Cleo").waiting_position, Some(2));
        walk.small("decline for Ben, who waits", |g| decline(g, "Ben"));
        assert_eq!(view(&walk.gala, "Cleo").waiting_position, Some(1));
        walk.step("decline for Ada, who has a place", |g| decline(g, "Ada"));
        assert_eq!(view(&walk.gala, "Cleo").waiting_position, None);
        assert!(walk.too_large.is_empty(), "read in full after: {:?}", walk.too_large);
    }
}

#[test]
fn a_change_of_one_guest_is_answered_alone() {
    for test in TestService::each() {
        let gala = Gala::new(test, 3);
        let seen = gala.marks();
        assert!(gala.changed_since(&seen).is_empty());
        gala.patch(&gala.guests[1], |p| p.last_name = some("King"));
        assert_eq!(gala.changed_since(&seen), [gala.guests[1].clone()]);
    }
}

#[test]
fn changes_of_two_servers_between_two_looks_are_all_answered() {
    for test in TestService::each() {
        let gala = Gala::new(test, 3);
        let seen = gala.marks();
        let servers = [gala.test.service.clone(), gala.test.another_server()];
        // More changes than an event has slots on PostgreSQL.
        let add = |number: usize| {
            gala.test.clock.advance(TimeDelta::seconds(1));
            let name = format!("New Guest{number:02}");
            guest(&servers[number % 2], &gala.organiser, &gala.event, &name)
        };
        let added: Vec<GuestId> = (0..12).map(add).collect();
        assert_eq!(gala.changed_since(&seen), added);
    }
}

#[test]
fn a_mark_that_the_event_never_had_leads_to_a_full_read() {
    for test in TestService::each() {
        let gala = Gala::new(test, 3);
        let me = &gala.organiser;
        gala.test.clock.advance(TimeDelta::seconds(1));
        let ball = event(&gala.test.service, me, "Ball");
        let ball = gala.test.service.read(|r| guests::list_state(r, me, &ball, None));
        let (mark, _) = gala.marks();
        let (counts, _) = mark.split_once('-').unwrap();
        let mut unknown = vec![ball.unwrap().unwrap().mark, format!("9{mark}"), format!("{counts}-1")];
        let garbage = [
            "",
            "x",
            "-",
            "1",
            "1-",
            "-1-1",
            "0-0",
            "1.1.1.1.1.1.1.1.1-5",
            "\u{e9}-5",
        ];
        unknown.extend(garbage.map(str::to_owned));
        unknown.extend([format!("{counts}-{}", i64::MAX), format!("{0}.{0}-5", i64::MAX)]);
        for seen in unknown {
            let list = gala.list_since(me, &seen).unwrap();
            assert_eq!(list, Err(mark.clone()), "{seen:?}");
            for seen in [format!("{seen}-0"), seen] {
                assert_eq!(gala.door_since(me, &seen).unwrap(), None, "{seen:?}");
            }
        }
    }
}

#[test]
fn a_mark_whose_log_is_gone_leads_to_a_full_read_and_later_marks_work_again() {
    for test in TestService::each() {
        let gala = Gala::new(test, 3);
        let rename = |name: &str| {
            gala.test.clock.advance(TimeDelta::seconds(1));
            gala.patch(&gala.guests[0], |p| p.last_name = some(name));
        };
        let is_read_in_full = |(list, door): &(String, String)| {
            assert_eq!(gala.list_since(&gala.organiser, list).unwrap(), Err(gala.marks().0));
            assert_eq!(gala.door_since(&gala.organiser, door).unwrap(), None);
        };
        let gone = gala.marks();
        let mut conn = scratch::connect(gala.test.database.url()).unwrap();
        scratch::execute(&mut conn, "DELETE FROM changes").unwrap();
        rename("King");
        is_read_in_full(&gone);
        let seen = gala.marks();
        rename("Byron");
        is_read_in_full(&gone);
        assert_eq!(gala.changed_since(&seen), [gala.guests[0].clone()]);
    }
}

#[test]
fn moving_a_table_changes_no_row_and_renaming_it_may_change_all() {
    for test in TestService::each() {
        let gala = Gala::new(test, 3);
        let table = || ElementId::parse("t1").unwrap();
        let apply = |id: &str, command| {
            let base = gala.test.plan(&gala.organiser, &gala.event).unwrap().revision;
            gala.test
                .apply(&gala.organiser, &gala.event, base, id, vec![command])
                .unwrap()
        };
        let seen = gala.marks();
        let (x, y) = (3.0, 0.0);
        apply(
            "change-1",
            Command::Move {
                moves: vec![Place { id: table(), x, y }],
            },
        );
        assert_eq!(gala.changed_since(&seen), []);
        let change = PropertyChange {
            id: table(),
            set: [("label".to_owned(), json!("Window"))].into(),
            keep_seats: Vec::new(),
        };
        apply("change-2", Command::Properties { changes: vec![change] });
        assert_eq!(gala.list_since(&gala.organiser, &seen.0).unwrap(), Err(gala.marks().0));
    }
}

#[test]
fn viewers_get_changes_without_private_texts_and_other_organisations_none() {
    for test in TestService::each() {
        let gala = Gala::new(test, 3);
        let viewer = gala.test.member(&gala.organiser, "vic@example.org", Role::Viewer);
        let (list, door) = gala.marks();
        let changed = gala.patch(&gala.guests[0], |p| {
            (p.last_name, p.notes) = (some("King"), some("Talks a lot"));
        });
        let seen = gala.list_since(&viewer, &list).unwrap().unwrap().changed;
        assert_eq!(seen, [changed.guest.shown_to(&viewer)]);
        let texts = &seen[0].texts;
        assert_eq!((texts.last_name.as_str(), texts.notes.as_str()), ("King", ""));
        assert_eq!(seen[0].lookup_code, None);
        let stranger = gala.test.organiser("eve@example.org");
        let list = gala.list_since(&stranger, &list);
        assert!(matches!(list, Err(Error::NotFound(Noun::Event))), "{list:?}");
        let door = gala.door_since(&stranger, &door);
        assert!(matches!(door, Err(Error::NotFound(Noun::Event))), "{door:?}");
    }
}
