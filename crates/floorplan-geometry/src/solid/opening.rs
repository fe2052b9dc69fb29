//! Doors: a frame in the wall and open leaves. A door that touches a wall faces the room from there, regardless of the
//! rotation of its box.

use domain::plan::FloorPlan;
use domain::plan::catalogue::Figure;

use super::model::Material;
use super::wall::{self, Gap};
use super::{Builder, Form, Space};

/// Thickness of a leaf, in units.
const LEAF: f64 = 3.5;
/// Width of a jamb, in units.
const JAMB: f64 = 5.0;
/// Distance of a leaf from the floor, in units.
const CLEAR: f64 = 1.0;

/// Builds a door.
pub(super) fn build(maker: &mut Builder<'_>, plan: &FloorPlan) {
    let (w, h, top) = maker.size();
    let double = maker.element.kind.figure == Figure::Entrance;
    // Without a wall, a door keeps its drawn place: single leaves close in front, double ones open into the room.
    let drawn = if double { -h } else { h };
    let sill = wall::gap_of(plan, maker.element).map_or(drawn, |gap: Gap| {
        let own = maker.frame().to_own(gap.middle());
        if own.y < 0.0 { -h } else { h }
    });
    frame(maker, sill, w, top);
    let leaf_width = if double { w } else { w * 2.0 } - JAMB;
    let into_room = if sill < 0.0 { 1.0 } else { -1.0 };
    leaf(maker, (-w + JAMB, sill), leaf_width.min(h * 4.0), into_room * 78.0, top);
    if double {
        leaf(
            maker,
            (w - JAMB, sill),
            leaf_width.min(h * 4.0),
            180.0 - into_room * 78.0,
            top,
        );
    }
}

fn frame(maker: &mut Builder<'_>, sill: f64, w: f64, top: f64) {
    let jamb = |x: f64| Space {
        x,
        y: sill,
        width: JAMB,
        depth: 8.0,
        low: 0.0,
        high: top,
    };
    maker.add(Form::Block, jamb(-w + JAMB / 2.0), Material::Edge);
    maker.add(Form::Block, jamb(w - JAMB / 2.0), Material::Edge);
    let head = Space {
        x: 0.0,
        width: w * 2.0,
        low: top - JAMB,
        ..jamb(0.0)
    };
    maker.add(Form::Block, head, Material::Edge);
    if maker.element.kind.as_str() == "emergency-exit" {
        let sign = Space {
            width: w * 0.9,
            depth: 5.0,
            low: top + 2.0,
            high: top + 16.0,
            ..head
        };
        maker.add(Form::Block, sign, Material::Fire);
    }
    let mat = Space {
        depth: 26.0,
        low: 0.0,
        high: 0.7,
        ..head
    };
    maker.add(Form::Block, mat, Material::Surface);
}

/// Builds a leaf that hangs at `hinge` and is turned by `turn` degrees from the frame.
fn leaf(maker: &mut Builder<'_>, hinge: (f64, f64), width: f64, turn: f64, top: f64) {
    let (sin, cos) = crate::angle::Degrees(turn).sin_cos();
    let along = |share: f64| (hinge.0 + cos * width * share, hinge.1 + sin * width * share);
    let (x, y) = along(0.5);
    let space = Space {
        x,
        y,
        width,
        depth: LEAF,
        low: CLEAR,
        high: top - JAMB,
    };
    maker.add_turned(Form::Block, space, turn, Material::Surface);
    let (x, y) = along(0.9);
    let knob = Space {
        x,
        y,
        width: 2.5,
        depth: LEAF + 7.0,
        low: top * 0.44,
        high: top * 0.44 + 2.5,
    };
    maker.add_turned(Form::Block, knob, turn, Material::Metal);
}
