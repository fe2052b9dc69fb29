//! Finished plans to start an event with: for a kind of event, a number of guests and a room, three plans to scale,
//! with a seat for everyone if the room allows.

use domain::plan::command::Added;
use domain::plan::element::{ChairArrangement, Distribution};
use domain::plan::{Command, Element, FloorPlan, IdMaker};
use domain::preset::LayoutConfig;
use serde::{Deserialize, Serialize};

use crate::angle::Degrees;
use crate::arrangement::Part;
use crate::fill;
use crate::layout::LEAST_PASSAGE;
use crate::point::{Frame, Point};
use crate::route::Lacking;
use crate::saved_state;

mod concept;

use concept::{Concept, Focus, concepts};
pub use concept::{EVENT_KINDS, EventKind};

const UNITS_PER_FOOT: f64 = 24.0;
/// The number of guests when none is given.
const USUAL_GUESTS: u32 = 80;
/// The most sizes tried for a room of unknown size until everyone has a seat.
const GROWTHS: usize = 7;
/// Passage for a wheelchair between all tables.
const COMFORTABLE: Passage = Passage { width: 73.0, steps: 6 };
/// Passage for a guest on foot, and the least that the codes allow.
const NARROWER: [Passage; 2] = [
    Passage { width: 37.0, steps: 12 },
    Passage {
        width: LEAST_PASSAGE,
        steps: fill::STEPS,
    },
];
/// Sides of rooms are multiples of this, in feet.
const ROOM_STEP: f64 = 5.0;
/// The smallest and the largest room, in feet.
const ROOM: (f64, f64) = (10.0, 400.0);
/// More people than `TWO_EXITS` need two exits, and more than `THREE_EXITS` need three (IBC 1006.2.1).
const TWO_EXITS: u32 = 49;
const THREE_EXITS: u32 = 500;
/// Floor for each of the half of the guests who dance at once, in square feet (trade).
const DANCING: f64 = 4.5;
/// The side of a panel of a dance floor, in feet.
const PANEL: f64 = 3.0;

/// What is known about an event; everything is optional.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Wish {
    /// One of [`EVENT_KINDS`].
    pub kind: String,
    /// How many guests are expected.
    #[serde(default)]
    pub guests: Option<u32>,
    /// Width and depth of the room, in feet.
    #[serde(default)]
    pub room: Option<(f64, f64)>,
}

/// A plan to start with.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct StartPlan {
    /// The label shown to people: "Rounds of 8".
    pub label: String,
    /// Its seats.
    pub seats: usize,
    /// The guests it was made for.
    pub guests: u32,
    /// Width of the room, in feet.
    pub width: f64,
    /// Depth of the room, in feet.
    pub height: f64,
    /// What else is in the room: "18 × 18 ft to dance".
    pub note: String,
    /// The plan, as the designer stores it.
    pub plan_json: String,
}

/// Computes one of the three plans for a kind of event; `None` when the number or the kind is unknown.
pub fn start_plan(wish: &Wish, number: usize, id_base: &str) -> Option<StartPlan> {
    let kind = EventKind::parse(&wish.kind)?;
    let concept = &concepts(kind).into_iter().nth(number)?;
    let guests = wish.guests.unwrap_or(USUAL_GUESTS);
    let draft = |room: (f64, f64)| Draft { concept, guests, room };
    if let Some((width, height)) = wish.room {
        let room = (width.clamp(ROOM.0, ROOM.1), height.clamp(ROOM.0, ROOM.1));
        return Some(draft(room).best(id_base)?.1);
    }
    let mut area = f64::from(guests.max(10)) * concept.floor_per_guest + 300.0;
    let mut best = draft(room_of(area)).comfortable(id_base)?;
    for _ in 1..GROWTHS {
        if best.0 == Shortage::default() {
            break;
        }
        area *= 1.15;
        best = better(best, draft(room_of(area)).comfortable(id_base)?);
    }
    Some(best.1)
}

/// The shortcomings of a plan, the worst first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Shortage {
    /// Guests without a seat.
    guests: usize,
    ways: Lacking,
}

type Rated = (Shortage, StartPlan);

/// Returns the plan with fewer shortcomings, the first of two equal ones.
fn better(first: Rated, second: Rated) -> Rated {
    if second.0 < first.0 { second } else { first }
}

/// Returns a room of an area in square feet, half as long again as wide.
fn room_of(area: f64) -> (f64, f64) {
    let round = |side: f64| ((side / ROOM_STEP).ceil() * ROOM_STEP).clamp(ROOM.0 * 2.0, ROOM.1);
    let height = round((area / 1.5).sqrt());
    (round(area / height), height)
}

/// Free floor between tables, in units, and how many steps to search with it.
struct Passage {
    width: f64,
    steps: usize,
}

/// A plan being built.
struct Draft<'a> {
    concept: &'a Concept,
    guests: u32,
    /// In feet.
    room: (f64, f64),
}

impl Draft<'_> {
    /// Returns the plan with the widest passages in which everyone has a seat and a way to it.
    fn best(&self, id_base: &str) -> Option<Rated> {
        let mut best = self.comfortable(id_base)?;
        for passage in &NARROWER {
            if best.0 == Shortage::default() {
                break;
            }
            best = better(best, self.plan(passage, &mut IdMaker::new(id_base).ok()?)?);
        }
        Some(best)
    }

    /// Returns the plan with passages for a wheelchair between all tables.
    fn comfortable(&self, id_base: &str) -> Option<Rated> {
        self.plan(&COMFORTABLE, &mut IdMaker::new(id_base).ok()?)
    }

    fn plan(&self, passage: &Passage, ids: &mut IdMaker) -> Option<Rated> {
        let mut plan = FloorPlan::empty("");
        (plan.canvas.venue_width, plan.canvas.venue_height) = self.room;
        let fixtures: Vec<Element> = self.fixtures().iter().filter_map(|part| fixture(part, ids)).collect();
        plan.apply(&Command::Add {
            elements: fixtures.into_iter().map(Added::from).collect(),
        })
        .ok()?;
        let config = LayoutConfig {
            guests: Some(f64::from(self.guests)),
            ..(self.concept.config)()
        };
        let staying = plan.seats().count();
        let seating = fill::seat_to_start(
            &plan,
            &config.check().ok()?,
            (staying, passage.steps, passage.width),
            ids,
        );
        plan.apply(&Command::Add {
            elements: seating.into_iter().map(Added::from).collect(),
        })
        .ok()?;
        let seats = plan.seats().count();
        let shortage = Shortage {
            guests: usize::try_from(self.guests).unwrap_or(0).saturating_sub(seats),
            ways: Lacking::from_plan(&plan),
        };
        let found = StartPlan {
            label: self.concept.label.to_owned(),
            seats,
            guests: self.guests,
            width: self.room.0,
            height: self.room.1,
            note: self.note(),
            plan_json: saved_state::to_json(&plan).ok()?,
        };
        Some((shortage, found))
    }

    /// Returns the size of the room in units.
    fn size(&self) -> (f64, f64) {
        (self.room.0 * UNITS_PER_FOOT, self.room.1 * UNITS_PER_FOOT)
    }

    /// Returns the side of the dance floor, in feet: an odd number of panels, as far as the room has space for it.
    fn dance_side(&self) -> f64 {
        let wished = (f64::from(self.guests) / 2.0 * DANCING).sqrt();
        let most = self.room.0.min(self.room.1) * 0.4;
        let pairs = ((wished.min(most) / PANEL - 1.0) / 2.0).round().max(1.0);
        (pairs * 2.0 + 1.0) * PANEL
    }

    fn note(&self) -> String {
        match (self.concept.focus, self.concept.has_dance_floor) {
            (_, true) => {
                let side = self.dance_side();
                format!("{side} × {side} ft to dance")
            }
            (Focus::Stage, false) => "With a stage".to_owned(),
            (Focus::HeadTable, false) => "With a head table, no dance floor".to_owned(),
            (Focus::None, false) => "Nothing but seats".to_owned(),
        }
    }

    fn fixtures(&self) -> Vec<Part> {
        let (width, height) = self.size();
        let mut parts = vec![turned(
            part("entrance", (width / 2.0, height - 24.0), (144.0, 48.0)),
            180.0,
        )];
        if self.guests > TWO_EXITS {
            parts.push(turned(part("emergency-exit", (36.0, height * 0.6), (72.0, 72.0)), 90.0));
        }
        if self.guests > THREE_EXITS {
            parts.push(turned(
                part("emergency-exit", (width - 36.0, height * 0.6), (72.0, 72.0)),
                270.0,
            ));
        }
        let mut front = 24.0;
        match self.concept.focus {
            Focus::Stage => {
                let (long, deep) = ((width * 0.4).clamp(144.0, 720.0), (height * 0.14).clamp(96.0, 288.0));
                parts.push(part("stage", (width / 2.0, deep / 2.0), (long, deep)));
                front = deep + 96.0;
            }
            Focus::HeadTable => {
                parts.push(head_table((width / 2.0, 110.0)));
                front = 188.0;
            }
            Focus::None => {}
        }
        if self.concept.has_dance_floor {
            let side = self.dance_side() * UNITS_PER_FOOT;
            parts.push(part("dance-floor", (width / 2.0, front + side / 2.0), (side, side)));
        }
        if self.concept.has_bar {
            parts.push(turned(part("bar", (width - 30.0, height * 0.2), (192.0, 60.0)), 270.0));
        }
        parts
    }
}

fn fixture(part: &Part, ids: &mut IdMaker) -> Option<Element> {
    part.element(ids.fresh(), &Frame::new(Point::default(), Degrees(0.0)))
}

fn part(kind: &'static str, (x, y): (f64, f64), (width, depth): (f64, f64)) -> Part {
    Part {
        kind,
        centre: Point::new(x, y),
        width,
        depth,
        rotation: 0.0,
        chairs: 0,
        sides: None,
        rim: ChairArrangement::Full,
        chair_type: "banquet",
        chair_percent: 100.0,
    }
}

fn turned(part: Part, degrees: f64) -> Part {
    Part {
        rotation: degrees,
        ..part
    }
}

/// Builds a head table with eight chairs on the side of the wall, so that everyone there faces the room.
fn head_table(at: (f64, f64)) -> Part {
    let sides = Distribution {
        top: 8,
        ..Distribution::default()
    };
    Part {
        chairs: 8,
        sides: Some(sides),
        ..part("head-table", at, (384.0, 60.0))
    }
}

#[cfg(test)]
mod tests;
