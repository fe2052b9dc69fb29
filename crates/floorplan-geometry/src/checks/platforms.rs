//! Ways onto stages: a seat on a stage is reached by steps or a ramp that touch the stage.

use domain::plan::catalogue::Figure;

use super::{STANDING, Thing};
use crate::point::Point;
use crate::rect::Rect;

/// How far steps may be from the stage they lead to, in units: 6 in.
const TOUCHING: f64 = 12.0;
/// The kind of a ramp, which shares its figure with other things.
const RAMP: &str = "ramp";

/// The stages of a plan.
pub(super) struct Platforms<'t, 'p> {
    stages: Vec<Stage<'t, 'p>>,
}

struct Stage<'t, 'p> {
    thing: &'t Thing<'p>,
    ways_up: Vec<&'t Thing<'p>>,
}

impl<'t, 'p> Platforms<'t, 'p> {
    /// Collects the stages with the steps that touch them.
    pub(super) fn from_things(things: &'t [Thing<'p>]) -> Self {
        let stage = |thing: &'t Thing<'p>| {
            let area = thing.placed.body.grown(TOUCHING);
            let leads_up = |other: &&Thing<'p>| is_way_up(other) && other.placed.body.touches(area);
            Stage {
                thing,
                ways_up: things.iter().filter(leads_up).collect(),
            }
        };
        let is_stage = |thing: &&Thing<'p>| thing.element.kind.figure == Figure::Stage;
        Self {
            stages: things.iter().filter(is_stage).map(stage).collect(),
        }
    }

    /// Returns how far a seat on a stage is from the aisles, given the way from them to an area on the floor. The outer
    /// value is absent for a seat on the floor, the inner one when no steps lead up.
    pub(super) fn length_to(&self, seat: Point, on_floor: impl Fn(Rect) -> Option<f64>) -> Option<Option<f64>> {
        let stage = self
            .stages
            .iter()
            .find(|stage| stage.thing.placed.outline.contains(seat, 0.0))?;
        let lengths = stage.ways_up.iter().filter_map(|steps| {
            let to_steps = on_floor(steps.placed.body.grown(STANDING))?;
            Some(to_steps + steps.centre().distance(seat))
        });
        Some(lengths.reduce(f64::min))
    }
}

fn is_way_up(thing: &Thing<'_>) -> bool {
    thing.element.kind.figure == Figure::Stairs || thing.element.kind.as_str() == RAMP
}
