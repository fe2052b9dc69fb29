//! Random commands: wishes that are turned into commands against the plan as it is then.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use serde_json::{Value, json};

use crate::plan::catalogue::CATALOGUE;
use crate::plan::command::{Added, Frame, Place, PropertyChange, Turned};
use crate::plan::{Command, ElementId, FloorPlan};

/// A wish that is turned into a command against the plan as it is then.
#[derive(Clone, Debug)]
pub(super) enum Wish {
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

pub(super) fn wish() -> impl Strategy<Value = Wish> {
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
pub(super) struct Maker {
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

    pub(super) fn command(&mut self, plan: &FloorPlan, wish: &Wish) -> Command {
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
