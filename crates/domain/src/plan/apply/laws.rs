//! Laws that hold for any sequence of commands.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use proptest::prelude::*;
use serde_json::{Value, json};

use crate::plan::catalogue::CATALOGUE;
use crate::plan::command::{Added, Frame, Place, PropertyChange, Turned};
use crate::plan::length::PrintedLength;
use crate::plan::{Command, ElementId, FloorPlan};

/// A wish that is turned into a command against the plan as it is then.
#[derive(Clone, Debug)]
enum Wish {
    Marks(usize, usize),
    Add {
        kind: usize,
        x: f64,
        y: f64,
        index: Option<usize>,
    },
    Move(Vec<(usize, f64, f64)>),
    Resize(usize, f64, f64, f64, f64),
    Rotate(usize, f64),
    Chairs {
        which: usize,
        count: u32,
        keep: Vec<usize>,
    },
    Field(usize, usize, i32),
    Room(usize, f64),
    Remove(Vec<usize>),
    Duplicate(Vec<usize>),
    Several(Vec<Self>),
}

fn wish() -> impl Strategy<Value = Wish> {
    let near = -2000.0..2000.0_f64;
    let simple = prop_oneof![
        3 => (0..CATALOGUE.len(), near.clone(), near.clone(), prop::option::of(0..6_usize))
            .prop_map(|(kind, x, y, index)| Wish::Add { kind, x, y, index }),
        2 => prop::collection::vec((any::<usize>(), near.clone(), near.clone()), 1..4).prop_map(Wish::Move),
        1 => (any::<usize>(), near.clone(), near.clone(), -5.0..600.0_f64, 1.0..600.0_f64)
            .prop_map(|(which, x, y, w, h)| Wish::Resize(which, x, y, w, h)),
        1 => (any::<usize>(), -720.0..720.0_f64).prop_map(|(which, turn)| Wish::Rotate(which, turn)),
        3 => (any::<usize>(), 0..14_u32, prop::collection::vec(any::<usize>(), 0..4))
            .prop_map(|(which, count, keep)| Wish::Chairs { which, count, keep }),
        2 => (any::<usize>(), 0..22_usize, -3..30_i32).prop_map(|(which, field, value)| Wish::Field(which, field, value)),
        1 => (any::<usize>(), 0..6_usize).prop_map(|(which, value)| Wish::Marks(which, value)),
        1 => (0..9_usize, 0.0..600.0_f64).prop_map(|(field, value)| Wish::Room(field, value)),
        1 => prop::collection::vec(any::<usize>(), 1..4).prop_map(Wish::Remove),
        1 => prop::collection::vec(any::<usize>(), 1..4).prop_map(Wish::Duplicate),
    ];
    simple.prop_recursive(2, 8, 4, |inner| {
        prop::collection::vec(inner, 1..4).prop_map(Wish::Several)
    })
}

/// Makes commands; ids are never used twice, also not across removals.
#[derive(Default)]
struct Maker {
    given: usize,
}

impl Maker {
    fn id(&mut self) -> ElementId {
        self.given += 1;
        ElementId::parse(&format!("e{}", self.given)).unwrap()
    }

    fn pick(plan: &FloorPlan, which: usize) -> ElementId {
        let elements = plan.elements();
        if elements.is_empty() {
            ElementId::parse("nobody").unwrap()
        } else {
            elements[which % elements.len()].id.clone()
        }
    }

    fn command(&mut self, plan: &FloorPlan, wish: &Wish) -> Command {
        match wish {
            Wish::Add { kind, x, y, index } => {
                let element = plan.new_element(CATALOGUE[*kind].kind, *x, *y, self.id()).unwrap();
                Command::Add {
                    elements: vec![Added { element, index: *index }],
                }
            }
            Wish::Move(moves) => Command::Move {
                moves: moves
                    .iter()
                    .map(|(which, x, y)| Place {
                        id: Self::pick(plan, *which),
                        x: *x,
                        y: *y,
                    })
                    .collect(),
            },
            Wish::Resize(which, x, y, width, height) => Command::Resize {
                boxes: vec![Frame {
                    id: Self::pick(plan, *which),
                    x: *x,
                    y: *y,
                    width: *width,
                    height: *height,
                }],
            },
            Wish::Rotate(which, rotation) => Command::Rotate {
                rotations: vec![Turned {
                    id: Self::pick(plan, *which),
                    rotation: *rotation,
                }],
            },
            Wish::Chairs { which, count, keep } => {
                let id = Self::pick(plan, *which);
                let seats: Vec<_> = plan.element(id.as_str()).map(|e| e.chairs.clone()).unwrap_or_default();
                let keep_seats = keep
                    .iter()
                    .filter(|_| !seats.is_empty())
                    .map(|k| seats[k % seats.len()].id.clone())
                    .collect();
                Command::Properties {
                    changes: vec![PropertyChange {
                        id,
                        set: set("chairs", json!(count)),
                        keep_seats,
                    }],
                }
            }
            Wish::Field(which, field, value) => {
                let (name, value) = field_and_value(*field, *value);
                let id = Self::pick(plan, *which);
                Command::Properties {
                    changes: vec![PropertyChange {
                        id,
                        set: set(name, value),
                        keep_seats: vec![],
                    }],
                }
            }
            Wish::Marks(which, value) => {
                let id = Self::pick(plan, *which);
                let chairs = plan.element(id.as_str()).map(|e| json!(e.chairs)).unwrap_or_default();
                let mut chairs = chairs.as_array().cloned().unwrap_or_default();
                for chair in chairs.iter_mut().take(2) {
                    chair["seatStatus"] = json!(["available", "reserved", "sold"][value % 3]);
                    chair["isHandicapAccessible"] = json!(value % 2 == 0);
                }
                Command::Properties {
                    changes: vec![PropertyChange {
                        id,
                        set: set("chairPositions", json!(chairs)),
                        keep_seats: vec![],
                    }],
                }
            }
            Wish::Room(field, value) => {
                let names = [
                    "venueWidth",
                    "gridSize",
                    "showGrid",
                    "zoom",
                    "aisles",
                    "metadata",
                    "unknownToUs",
                    "pan",
                    "underlay",
                ];
                let values = [
                    json!(value),
                    json!(value),
                    json!(*value > 300.0),
                    Value::Null,
                    json!([{"id": "a", "points": [{"x": value, "y": 0.0}]}]),
                    json!({"name": "x", "n": value}),
                    json!([value]),
                    json!({"x": value, "y": 1.0}),
                    json!({"imageUrl": "/api/images/a", "x": value, "width": value, "height": 9.5}),
                ];
                Command::Canvas {
                    set: set(names[*field], values[*field].clone()),
                }
            }
            Wish::Remove(which) => Command::Remove {
                ids: which.iter().map(|w| Self::pick(plan, *w)).collect(),
            },
            Wish::Duplicate(which) => {
                let ids: BTreeSet<_> = which.iter().map(|w| Self::pick(plan, *w)).collect();
                let new_ids: Vec<_> = ids.iter().map(|_| self.id()).collect();
                plan.duplicate(&ids.into_iter().collect::<Vec<_>>(), 20.0, 20.0, &new_ids)
            }
            Wish::Several(wishes) => Command::Batch {
                commands: wishes.iter().map(|wish| self.command(plan, wish)).collect(),
                label: None,
            },
        }
    }
}

fn field_and_value(field: usize, value: i32) -> (&'static str, Value) {
    match field {
        0 => ("label", json!(format!("Table {value}"))),
        1 => ("label", Value::Null),
        2 => ("tableNumber", json!(value)),
        3 => ("tableNumber", Value::Null),
        4 => ("color", json!("#aabbcc")),
        5 => ("fontSize", json!(value)),
        6 => ("locked", json!(value > 3)),
        7 => ("seatNumberingStart", json!(value)),
        8 => (
            "type",
            json!(CATALOGUE[usize::try_from(value.unsigned_abs()).unwrap() % CATALOGUE.len()].kind),
        ),
        9 => ("futureField", json!({"deep": [value]})),
        10 => ("futureField", Value::Null),
        11 => ("flipX", json!(value > 3)),
        12 => (
            "chairArrangement",
            json!(["full", "crescent", "half", "one-side", "none"][usize::try_from(value.unsigned_abs()).unwrap() % 5]),
        ),
        13 => ("rowName", json!(value.to_string())),
        14 => ("svgContent", json!(format!("<svg>{value}</svg>"))),
        15 => ("svgContent", Value::Null),
        16 => ("imageUrl", json!(format!("/api/images/{value}"))),
        17 => ("aspectRatio", json!(value)),
        18 => ("zoneColor", json!("#C11574")),
        19 => ("chairGapPx", json!(value)),
        20 => ("sectionName", json!("Balcony")),
        _ => ("zIndex", json!(value)),
    }
}

fn set(field: &str, value: Value) -> BTreeMap<String, Value> {
    BTreeMap::from([(field.to_owned(), value)])
}

fn seats(plan: &FloorPlan) -> BTreeSet<String> {
    plan.seats().map(|(_, chair)| chair.id.to_string()).collect()
}

proptest! {
    #[test]
    fn any_sequence_undone_gives_the_first_document_back_bit_for_bit(wishes in prop::collection::vec(wish(), 1..30)) {
        let (mut plan, mut maker) = (FloorPlan::empty("laws"), Maker::default());
        let mut steps = Vec::new();
        for wish in &wishes {
            let before = plan.to_json();
            let command = maker.command(&plan, wish);
            match plan.apply(&command) {
                Ok(applied) => steps.push((before, plan.to_json(), applied.inverse)),
                Err(_) => prop_assert_eq!(plan.to_json(), before, "a refused command changes nothing"),
            }
        }
        for (before, after, inverse) in steps.into_iter().rev() {
            let redo = plan.apply(&inverse).unwrap().inverse;
            prop_assert_eq!(&plan.to_json(), &before);
            plan.apply(&redo).unwrap();
            prop_assert_eq!(&plan.to_json(), &after);
            plan.apply(&inverse).unwrap();
        }
    }

    #[test]
    fn edits_say_exactly_which_seats_come_and_go(wishes in prop::collection::vec(wish(), 1..30)) {
        let (mut plan, mut maker) = (FloorPlan::empty("laws"), Maker::default());
        for wish in &wishes {
            let before = seats(&plan);
            let command = maker.command(&plan, wish);
            let Ok(applied) = plan.apply(&command) else { continue };
            let after = seats(&plan);
            let text = |ids: &[crate::seat::SeatId]| ids.iter().map(ToString::to_string).collect::<BTreeSet<_>>();
            prop_assert_eq!(text(&applied.removed_seats), &before - &after);
            prop_assert_eq!(text(&applied.added_seats), &after - &before);
            prop_assert_eq!(after.len(), plan.seats().count(), "no seat stands twice");
            prop_assert!(plan.seats().all(|(element, chair)| chair.id.table() == element.id.as_str()));
        }
    }

    #[test]
    fn a_chair_number_is_never_given_twice_in_a_table(wishes in prop::collection::vec(wish(), 1..40)) {
        let (mut plan, mut maker) = (FloorPlan::empty("laws"), Maker::default());
        let mut highest: HashMap<String, u32> = HashMap::new();
        for wish in &wishes {
            let command = maker.command(&plan, wish);
            let Ok(applied) = plan.apply(&command) else { continue };
            for seat in &applied.added_seats {
                let last = highest.get(seat.table()).copied().unwrap_or(0);
                prop_assert!(seat.number() > last, "{} after {}", seat, last);
            }
            for seat in &applied.added_seats {
                let last = highest.entry(seat.table().to_owned()).or_default();
                *last = seat.number().max(*last);
            }
        }
    }

    #[test]
    fn printing_and_reading_give_the_same_document_without_notes(wishes in prop::collection::vec(wish(), 1..30)) {
        let (mut plan, mut maker) = (FloorPlan::empty("laws"), Maker::default());
        for wish in &wishes {
            let command = maker.command(&plan, wish);
            let text = serde_json::to_string(&command).unwrap();
            prop_assert_eq!(serde_json::from_str::<Command>(&text).unwrap(), command.clone(), "commands survive the wire");
            let _refused_or_not = plan.apply(&command);
        }
        let (read, notes) = FloorPlan::from_json(&plan.to_json()).unwrap();
        prop_assert_eq!(notes, vec![]);
        prop_assert_eq!(read.to_json(), plan.to_json());
        prop_assert_eq!(read, plan);
    }

    #[test]
    fn a_command_touches_only_what_it_names_and_its_patch_holds_all_of_it(wishes in prop::collection::vec(wish(), 1..30)) {
        let (mut plan, mut maker) = (FloorPlan::empty("laws"), Maker::default());
        let (document, mut patches, mut length) = (plan.to_json(), Vec::new(), PrintedLength::of(&mut plan));
        for wish in &wishes {
            let command = maker.command(&plan, wish);
            let mut named = BTreeSet::new();
            command.collect_ids(&mut named);
            let mut next = length;
            next.before(&plan, &named);
            let Ok(applied) = plan.apply(&command) else { continue };
            next.after(&mut plan, &named, applied.room_changed);
            length = next;
            prop_assert_eq!(length.total(), plan.to_json().len());
            let touched: BTreeSet<_> = [applied.changed, applied.added, applied.removed].concat().into_iter().collect();
            prop_assert!(touched.is_subset(&named));
            patches.push(plan.print_patch(&named, applied.room_changed));
            let (patched, notes) = FloorPlan::from_patched(&document, &patches).unwrap();
            prop_assert_eq!(notes, vec![]);
            prop_assert_eq!(patched.to_json(), plan.to_json());
        }
    }
}
