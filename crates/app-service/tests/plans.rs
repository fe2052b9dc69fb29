//! Plans: revisions, commands, the index of seats, and seats that people sit on.

use std::collections::BTreeSet;

use app_service::actor::Organiser;
use app_service::error::{Conflict, Error};
use app_service::plans::{self, ApplyCommands, PutPlan};
use domain::account::Role;
use domain::guest::change::Cause;
use domain::id::GuestId;
use domain::plan::command::{Added, Place, PropertyChange};
use domain::plan::{Command, ElementId};
use serde_json::json;
use test_support::builders::{event, event_with_tables, guest, plan_of, table};
use test_support::service::TestService;

fn id(text: &str) -> ElementId {
    ElementId::parse(text).unwrap()
}

fn chairs(table: &str, count: u32) -> Command {
    let set = [("chairs".to_owned(), json!(count))].into();
    Command::Properties {
        changes: vec![PropertyChange {
            id: id(table),
            set,
            keep_seats: Vec::new(),
        }],
    }
}

fn remove(table: &str) -> Command {
    Command::Remove { ids: vec![id(table)] }
}

#[test]
fn an_event_without_a_plan_has_an_empty_one_of_revision_0() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let view = test.plan(&organiser, &gala).unwrap();
        assert_eq!(
            (view.revision, view.updated_at, view.plan.elements().len()),
            (0, None, 0)
        );
        assert_eq!(test.service.read(|r| plans::list(r, &organiser)).unwrap(), []);
        assert_eq!(test.tables(&organiser, &gala).unwrap(), []);
    }
}

#[test]
fn commands_change_the_plan_and_its_index_of_seats() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let add = Command::Add {
            elements: vec![Added::from(table(1, 8)), Added::from(table(2, 6))],
        };
        assert_eq!(test.apply(&organiser, &gala, 0, "c1", vec![add]).unwrap(), 1);
        assert_eq!(test.event(&organiser, &gala).unwrap().seat_count, 14);
        let change = vec![chairs("t1", 10), remove("t2")];
        assert_eq!(test.apply(&organiser, &gala, 1, "c2", change).unwrap(), 2);
        assert_eq!(test.event(&organiser, &gala).unwrap().seat_count, 10);
        let tables = test.tables(&organiser, &gala).unwrap();
        assert_eq!(
            (tables.len(), tables[0].name.as_str(), tables[0].capacity),
            (1, "Table 1", 10)
        );
        assert_eq!(test.plan(&organiser, &gala).unwrap().revision, 2);
        assert_eq!(test.service.read(|r| plans::list(r, &organiser)).unwrap().len(), 1);
    }
}

#[test]
fn a_renamed_table_is_renamed_where_guests_see_it() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event_with_tables(&test.service, &organiser, 1, 4);
    let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
    test.assign(&organiser, &ada, "t1-chair-1").unwrap();
    let set = [
        ("label".to_owned(), json!("Rose")),
        ("tableNumber".to_owned(), json!(7)),
    ]
    .into();
    let rename = Command::Properties {
        changes: vec![PropertyChange {
            id: id("t1"),
            set,
            keep_seats: Vec::new(),
        }],
    };
    test.apply(&organiser, &gala, 1, "c1", vec![rename]).unwrap();
    let table = test.guest(&organiser, &ada).unwrap().table.unwrap();
    assert_eq!((table.name.as_str(), table.number), ("Rose", Some(7)));
}

fn shift(table: &str, x: f64) -> Command {
    Command::Move {
        moves: vec![Place {
            id: id(table),
            x,
            y: 0.0,
        }],
    }
}

fn edit(base_revision: i64, name: &str, command: Command) -> ApplyCommands {
    ApplyCommands {
        base_revision,
        command_id: name.to_owned(),
        commands: vec![command],
        unseat: BTreeSet::new(),
    }
}

#[test]
fn a_change_is_applied_on_what_others_changed_since_its_base() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let other = test.member(&organiser, "ben@example.org", Role::Planner);
        let gala = event_with_tables(&test.service, &organiser, 2, 4);
        let apply = |who: &Organiser, input| plans::apply_commands(&test.service, who, &gala, &input);
        let first = apply(&organiser, edit(1, "c1", shift("t1", 10.0))).unwrap();
        assert_eq!((first.revision, first.others), (2, Some(Vec::new())));
        let second = apply(&other, edit(1, "c2", shift("t2", 20.0))).unwrap();
        let others = second.others.unwrap();
        assert_eq!((second.revision, others.len()), (3, 1));
        assert_eq!(others[0].revision, 2);
        assert_eq!(others[0].commands, [shift("t1", 10.0)]);
        assert_eq!(others[0].by.as_ref().unwrap().0, *organiser.user_id());
        let again = apply(&other, edit(1, "c2", shift("t2", 20.0))).unwrap();
        assert_eq!((again.revision, again.others.unwrap().len()), (3, 1));
        let plan = test.plan(&organiser, &gala).unwrap();
        let x = |table: &str| plan.plan.element(table).unwrap().x;
        assert_eq!((plan.revision, x("t1"), x("t2")), (3, 10.0, 20.0));
        let since = test
            .service
            .read(|r| plans::changes_since(r, &organiser, &gala, 1))
            .unwrap();
        assert_eq!((since.revision, since.changes.unwrap().len()), (3, 2));
    }
}

#[test]
fn a_change_of_an_object_that_is_gone_names_it_and_who_deleted_it() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 2, 4);
        test.apply(&organiser, &gala, 1, "c1", vec![remove("t1")]).unwrap();
        let refused = test
            .apply(&organiser, &gala, 1, "c2", vec![shift("t1", 10.0)])
            .unwrap_err();
        assert_eq!(refused.code(), "object_gone");
        let details = refused.details().unwrap();
        assert_eq!((&details["id"], &details["name"]), (&json!("t1"), &json!("Table 1")));
        assert_eq!(test.plan(&organiser, &gala).unwrap().revision, 2);
    }
}

#[test]
fn a_base_from_the_future_or_before_a_replaced_plan_is_stale() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 2, 4);
        for base in [0, 2, i64::MAX, -1] {
            let stale = test
                .apply(&organiser, &gala, base, "c1", vec![shift("t1", 1.0)])
                .unwrap_err();
            assert!(
                matches!(stale, Error::Conflict(Conflict::StaleRevision(1))),
                "{base}: {stale:?}"
            );
            assert_eq!(stale.details().unwrap(), json!({ "revision": 1 }));
        }
    }
}

#[test]
fn changes_that_come_at_once_are_all_applied() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 8, 4);
        std::thread::scope(|scope| {
            for n in 1..=8 {
                let (test, organiser, gala) = (&test, &organiser, &gala);
                scope.spawn(move || {
                    for round in 0..4 {
                        let change = vec![shift(&format!("t{n}"), f64::from(round))];
                        test.apply(organiser, gala, 1, &format!("c{n}-{round}"), change)
                            .unwrap();
                    }
                });
            }
        });
        let plan = test.plan(&organiser, &gala).unwrap();
        assert_eq!(plan.revision, 33);
        assert!(plan.plan.elements().iter().all(|table| table.x == 3.0));
    }
}

#[test]
fn a_change_with_a_wrong_command_changes_nothing() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event_with_tables(&test.service, &organiser, 1, 4);
    let refused = test
        .apply(&organiser, &gala, 1, "c1", vec![chairs("t1", 8), remove("nobody")])
        .unwrap_err();
    assert_eq!((refused.code(), refused.field()), ("invalid", Some("commands")));
    assert_eq!(
        test.apply(&organiser, &gala, 1, "c1", Vec::new()).unwrap_err().field(),
        Some("commands")
    );
    assert_eq!(
        test.apply(&organiser, &gala, 1, "", vec![chairs("t1", 8)])
            .unwrap_err()
            .field(),
        Some("commandId")
    );
    assert_eq!(test.event(&organiser, &gala).unwrap().seat_count, 4);
    assert_eq!(test.plan(&organiser, &gala).unwrap().revision, 1);
}

#[test]
fn removing_an_occupied_seat_names_the_guests_and_needs_a_yes() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 2, 4);
        let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        test.assign(&organiser, &ada, "t1-chair-2").unwrap();
        let refused = test.apply(&organiser, &gala, 1, "c1", vec![remove("t1")]).unwrap_err();
        let details = refused.details().unwrap();
        assert_eq!(refused.code(), "seats_occupied");
        assert_eq!(
            details["guests"][0],
            json!({
                "id": ada, "firstName": "Ada", "lastName": "Lovelace",
                "seatId": "t1-chair-2", "byHand": true, "table": "Table 1", "seat": "B",
            })
        );
        assert_eq!(test.plan(&organiser, &gala).unwrap().revision, 1);
        let yes = ApplyCommands {
            base_revision: 1,
            command_id: "c1".to_owned(),
            commands: vec![remove("t1")],
            unseat: [ada.clone()].into(),
        };
        let applied = plans::apply_commands(&test.service, &organiser, &gala, &yes).unwrap();
        assert_eq!(applied.revision, 2);
        assert_eq!(test.guest(&organiser, &ada).unwrap().seat, None);
        assert_eq!(test.event(&organiser, &gala).unwrap().seat_count, 4);
        let history = test
            .service
            .read(|r| app_service::guests::history(r, &organiser, &ada))
            .unwrap();
        let lost = history.iter().find(|entry| entry.cause == Cause::Plan).unwrap();
        assert_eq!((lost.change.field.as_str(), lost.change.new.as_str()), ("seat", ""));
    }
}

#[test]
fn a_yes_for_one_guest_unseats_nobody_else() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 2, 4);
        let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        let ben = guest(&test.service, &organiser, &gala, "Ben Hur");
        test.assign(&organiser, &ada, "t1-chair-1").unwrap();
        test.assign(&organiser, &ben, "t1-chair-2").unwrap();
        let apply = |agreed: &[&GuestId]| ApplyCommands {
            base_revision: 1,
            command_id: "c1".to_owned(),
            commands: vec![remove("t1")],
            unseat: agreed.iter().copied().cloned().collect(),
        };
        let put = |agreed: &[&GuestId]| PutPlan {
            expected_revision: 1,
            plan: json!({ "version": "1.0.0", "elements": [] }),
            unseat: agreed.iter().copied().cloned().collect(),
        };
        let refusals = [
            plans::apply_commands(&test.service, &organiser, &gala, &apply(&[&ada])).unwrap_err(),
            test.put_plan(&organiser, &gala, put(&[&ada])).unwrap_err(),
        ];
        for refused in refusals {
            let guests = &refused.details().unwrap()["guests"];
            let named: Vec<_> = guests.as_array().unwrap().iter().map(|g| g["id"].clone()).collect();
            assert_eq!(named, [json!(ada), json!(ben)], "all of them, to be asked about again");
        }
        assert!(
            test.guest(&organiser, &ada).unwrap().seat.is_some()
                && test.guest(&organiser, &ben).unwrap().seat.is_some()
        );
        let both = apply(&[&ada, &ben]);
        let applied = plans::apply_commands(&test.service, &organiser, &gala, &both).unwrap();
        assert_eq!(applied.revision, 2);
        assert_eq!(test.guest(&organiser, &ben).unwrap().seat, None);
    }
}

#[test]
fn fewer_chairs_take_the_free_ones_first() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event_with_tables(&test.service, &organiser, 1, 8);
    let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
    test.assign(&organiser, &ada, "t1-chair-8").unwrap();
    test.apply(&organiser, &gala, 1, "c1", vec![chairs("t1", 6)]).unwrap();
    let seats: Vec<String> = test.tables(&organiser, &gala).unwrap()[0]
        .seats
        .iter()
        .map(|seat| seat.id.to_string())
        .collect();
    assert_eq!(seats.len(), 6);
    assert!(
        seats.contains(&"t1-chair-8".to_owned()) && !seats.contains(&"t1-chair-7".to_owned()),
        "{seats:?}"
    );
    assert!(test.guest(&organiser, &ada).unwrap().seat.is_some());
}

#[test]
fn putting_a_plan_needs_the_revision_it_replaces() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 1, 4);
        let put = |expected_revision, tables| {
            let plan = serde_json::to_value(plan_of(tables, 6)).unwrap();
            test.put_plan(
                &organiser,
                &gala,
                PutPlan {
                    expected_revision,
                    plan,
                    unseat: BTreeSet::new(),
                },
            )
        };
        assert!(matches!(
            put(0, 3).unwrap_err(),
            Error::Conflict(Conflict::StaleRevision(1))
        ));
        assert_eq!(put(1, 3).unwrap(), 2);
        assert_eq!(test.event(&organiser, &gala).unwrap().seat_count, 18);
    }
}

#[test]
fn a_put_that_removes_an_occupied_seat_is_refused() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event_with_tables(&test.service, &organiser, 2, 4);
    let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
    test.assign(&organiser, &ada, "t2-chair-1").unwrap();
    let plan = serde_json::to_value(plan_of(1, 4)).unwrap();
    let refused = test
        .put_plan(
            &organiser,
            &gala,
            PutPlan {
                expected_revision: 1,
                plan,
                unseat: BTreeSet::new(),
            },
        )
        .unwrap_err();
    assert_eq!(refused.code(), "seats_occupied");
}

#[test]
fn what_is_no_plan_is_refused_with_the_words_of_the_specification() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event(&test.service, &organiser, "Gala");
    for plan in [
        json!([]),
        json!("plan"),
        json!({ "version": "9.0.0", "elements": [] }),
        json!({ "elements": 3 }),
    ] {
        let put = PutPlan {
            expected_revision: 0,
            plan,
            unseat: BTreeSet::new(),
        };
        let refused = test.put_plan(&organiser, &gala, put).unwrap_err();
        assert_eq!(refused.code(), "plan_refused");
        assert!(refused.to_string().starts_with("Invalid floor plan file"), "{refused}");
    }
}

#[test]
fn an_older_file_does_not_turn_a_chair_counter_back() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event_with_tables(&test.service, &organiser, 1, 4);
    let old = serde_json::to_value(test.plan(&organiser, &gala).unwrap().plan).unwrap();
    test.apply(&organiser, &gala, 1, "c1", vec![chairs("t1", 6)]).unwrap();
    test.put_plan(
        &organiser,
        &gala,
        PutPlan {
            expected_revision: 2,
            plan: old,
            unseat: BTreeSet::new(),
        },
    )
    .unwrap();
    test.apply(&organiser, &gala, 3, "c2", vec![chairs("t1", 5)]).unwrap();
    let seats = &test.tables(&organiser, &gala).unwrap()[0].seats;
    // The builder's tables start with the 8 chairs of the catalogue, so 9 and 10 were the fifth and sixth.
    let newest = seats.iter().map(|seat| seat.id.number()).max().unwrap();
    assert_eq!(newest, 11, "{seats:?}");
}

#[test]
fn a_file_that_does_not_count_chairs_goes_on_where_the_plan_was() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event_with_tables(&test.service, &organiser, 1, 4);
    test.apply(&organiser, &gala, 1, "c1", vec![chairs("t1", 6)]).unwrap();
    let seat = json!({ "id": "t1-chair-1" });
    let put = PutPlan {
        expected_revision: 2,
        plan: json!({ "elements": [{ "id": "t1", "type": "round", "chairs": 1, "chairPositions": [seat] }] }),
        unseat: BTreeSet::new(),
    };
    test.put_plan(&organiser, &gala, put).unwrap();
    test.apply(&organiser, &gala, 3, "c2", vec![chairs("t1", 2)]).unwrap();
    let seats = &test.tables(&organiser, &gala).unwrap()[0].seats;
    let numbers: Vec<u32> = seats.iter().map(|seat| seat.id.number()).collect();
    // The fifth and the sixth chair had 9 and 10.
    assert_eq!(numbers, [1, 11]);
}

#[test]
fn rows_and_booths_are_listed_by_their_names_with_their_seats() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let add = json!({"kind": "add", "elements": [
            {"element": {"id": "row", "type": "theatre-row", "chairs": 3, "rowName": "B", "sectionName": "A"}},
            {"element": {"id": "stand", "type": "booth", "label": "Stand 7", "chairs": 2}},
            {"element": {"id": "empty", "type": "booth"}},
            {"element": {"id": "diner", "type": "dining-booth", "tableNumber": 4, "label": "Table 4"}},
            {"element": {"id": "loose", "type": "chair"}}
        ]});
        let add: Command = serde_json::from_value(add).unwrap();
        assert_eq!(test.apply(&organiser, &gala, 0, "c1", vec![add]).unwrap(), 1);
        let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        test.assign(&organiser, &ada, "row-chair-2").unwrap();
        let listed: Vec<String> = test
            .tables(&organiser, &gala)
            .unwrap()
            .iter()
            .map(|table| format!("{} {:?} {}", table.name, table.number, table.capacity))
            .collect();
        assert_eq!(
            listed,
            ["Table 4 Some(4) 4", "Section A, row B None 3", "Stand 7 None 2"]
        );
        assert_eq!(test.event(&organiser, &gala).unwrap().seat_count, 10);
        let view = test.guests(&organiser, &gala).unwrap().remove(0);
        assert_eq!(
            (view.table.unwrap().name, view.seat.unwrap().label),
            ("Section A, row B".to_owned(), "2".to_owned())
        );
    }
}
