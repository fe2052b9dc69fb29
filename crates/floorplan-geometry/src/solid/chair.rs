//! Chairs by type: recognisable from afar, and cheap to draw, since a hall has thousands of them.

use domain::plan::number::{self, UNITS_PER_INCH};
use domain::plan::{Chair, Element};
use serde::Serialize;

use super::SolidChair;
use super::model::{Material, Piece, piece as p};
use super::{Finish, Form};
use crate::chairs::{CHAIR_SIZE, ChairShape};
use Form::{Block, Drum};
use Material::{Dark, Glass, Gold, Metal, Surface, White, Wood};

/// One type of chair. Its pieces are shares of a box that is as high as the back.
#[derive(Debug)]
struct Model {
    name: &'static str,
    /// Height of the back, in inches.
    rise_in: f64,
    frame: Material,
    /// The bodies seen from near. Pieces with the ink `Surface` are the seat, whose colour shows who sits there.
    near: &'static [Piece],
}

/// The names of the chair types, the usual one first.
pub const CHAIR_MODELS: [&str; 6] = ["banquet", "chiavari", "ghost", "folding", "cross-back", "bar-stool"];

/// One body of a chair, in shares: x and y from -1 to 1 with the back at y = -1, z from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct ModelPart {
    /// Its form.
    pub form: Form,
    /// Left and right.
    pub x: (f64, f64),
    /// Back and front.
    pub y: (f64, f64),
    /// Below and above.
    pub z: (f64, f64),
    /// Whether it is the seat, whose colour shows who sits there.
    pub seat: bool,
}

/// A type of chair, which painters build once.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ChairModel {
    /// One of [`CHAIR_MODELS`].
    pub model: &'static str,
    /// Token of the frame.
    pub paint: &'static str,
    /// How the frame reflects light.
    pub finish: Finish,
    /// Its bodies seen from near.
    pub near: Vec<ModelPart>,
    /// Its bodies when thousands are seen at once.
    pub far: Vec<ModelPart>,
}

#[rustfmt::skip]
static MODELS: [Model; 6] = [
    Model { name: "banquet", rise_in: 36.0, frame: Dark, near: &[
        p(Block, -0.84, -0.70, -0.86, -0.72, 0.0, 0.98, Dark), p(Block, 0.70, 0.84, -0.86, -0.72, 0.0, 0.98, Dark),
        p(Block, -0.84, -0.70, 0.70, 0.84, 0.0, 0.46, Dark), p(Block, 0.70, 0.84, 0.70, 0.84, 0.0, 0.46, Dark),
        p(Block, -0.90, 0.90, -0.80, 0.92, 0.44, 0.54, Surface), p(Block, -0.80, 0.80, -0.84, -0.62, 0.58, 0.94, Surface),
        p(Drum, -0.80, 0.80, -0.84, -0.62, 0.86, 1.0, Surface),
    ] },
    Model { name: "chiavari", rise_in: 36.0, frame: Gold, near: &[
        p(Block, -0.80, -0.68, -0.84, -0.72, 0.0, 1.0, Gold), p(Block, 0.68, 0.80, -0.84, -0.72, 0.0, 1.0, Gold),
        p(Block, -0.80, -0.68, 0.68, 0.80, 0.0, 0.46, Gold), p(Block, 0.68, 0.80, 0.68, 0.80, 0.0, 0.46, Gold),
        p(Block, -0.68, 0.68, -0.82, -0.74, 0.94, 1.0, Gold), p(Block, -0.68, 0.68, -0.82, -0.74, 0.82, 0.86, Gold),
        p(Block, -0.68, 0.68, -0.82, -0.74, 0.60, 0.64, Gold), p(Block, -0.46, -0.38, -0.82, -0.74, 0.62, 0.96, Gold),
        p(Block, -0.04, 0.04, -0.82, -0.74, 0.62, 0.96, Gold), p(Block, 0.38, 0.46, -0.82, -0.74, 0.62, 0.96, Gold),
        p(Block, -0.78, 0.78, 0.71, 0.77, 0.18, 0.22, Gold), p(Block, -0.77, -0.71, -0.78, 0.78, 0.24, 0.28, Gold),
        p(Block, 0.71, 0.77, -0.78, 0.78, 0.24, 0.28, Gold),
        p(Block, -0.84, 0.84, -0.80, 0.86, 0.44, 0.47, Gold), p(Block, -0.78, 0.78, -0.74, 0.82, 0.47, 0.53, Surface),
    ] },
    Model { name: "ghost", rise_in: 35.0, frame: Glass, near: &[
        p(Block, -0.82, -0.66, -0.84, -0.70, 0.0, 0.50, Glass), p(Block, 0.66, 0.82, -0.84, -0.70, 0.0, 0.50, Glass),
        p(Block, -0.82, -0.66, 0.66, 0.82, 0.0, 0.46, Glass), p(Block, 0.66, 0.82, 0.66, 0.82, 0.0, 0.46, Glass),
        p(Drum, -0.82, 0.82, -0.90, -0.72, 0.50, 1.0, Glass), p(Block, -0.86, 0.86, -0.84, 0.90, 0.46, 0.51, Surface),
    ] },
    Model { name: "folding", rise_in: 31.0, frame: White, near: &[
        p(Block, -0.84, -0.74, -0.84, -0.74, 0.0, 1.0, White), p(Block, 0.74, 0.84, -0.84, -0.74, 0.0, 1.0, White),
        p(Block, -0.74, -0.66, 0.60, 0.72, 0.0, 0.54, White), p(Block, 0.66, 0.74, 0.60, 0.72, 0.0, 0.54, White),
        p(Block, -0.74, 0.74, -0.82, -0.76, 0.72, 0.98, White), p(Block, -0.74, 0.74, -0.82, -0.76, 0.16, 0.20, White),
        p(Block, -0.68, 0.68, 0.64, 0.70, 0.12, 0.16, White), p(Block, -0.74, 0.74, -0.66, 0.82, 0.53, 0.58, Surface),
    ] },
    Model { name: "cross-back", rise_in: 35.0, frame: Wood, near: &[
        p(Block, -0.80, -0.66, -0.84, -0.72, 0.0, 0.94, Wood), p(Block, 0.66, 0.80, -0.84, -0.72, 0.0, 0.94, Wood),
        p(Block, -0.78, -0.66, 0.66, 0.78, 0.0, 0.46, Wood), p(Block, 0.66, 0.78, 0.66, 0.78, 0.0, 0.46, Wood),
        p(Drum, -0.84, 0.84, -0.90, -0.70, 0.90, 1.0, Wood),
        p(Block, -0.60, -0.36, -0.82, -0.76, 0.50, 0.62, Wood), p(Block, -0.38, -0.14, -0.82, -0.76, 0.60, 0.72, Wood),
        p(Block, -0.14, 0.14, -0.82, -0.76, 0.68, 0.78, Wood), p(Block, 0.14, 0.38, -0.82, -0.76, 0.60, 0.72, Wood),
        p(Block, 0.36, 0.60, -0.82, -0.76, 0.50, 0.62, Wood), p(Block, -0.38, -0.14, -0.82, -0.76, 0.76, 0.86, Wood),
        p(Block, 0.14, 0.38, -0.82, -0.76, 0.76, 0.86, Wood), p(Block, -0.60, -0.36, -0.82, -0.76, 0.84, 0.92, Wood),
        p(Block, 0.36, 0.60, -0.82, -0.76, 0.84, 0.92, Wood),
        p(Drum, -0.86, 0.86, -0.82, 0.90, 0.44, 0.48, Wood), p(Drum, -0.78, 0.78, -0.72, 0.82, 0.48, 0.53, Surface),
    ] },
    Model { name: "bar-stool", rise_in: 40.0, frame: Metal, near: &[
        p(Drum, -0.62, 0.62, -0.62, 0.62, 0.0, 0.02, Metal), p(Drum, -0.10, 0.10, -0.10, 0.10, 0.02, 0.70, Metal),
        p(Drum, -0.44, 0.44, -0.44, 0.44, 0.24, 0.27, Metal), p(Drum, -0.72, 0.72, -0.72, 0.72, 0.70, 0.76, Surface),
        p(Block, -0.52, 0.52, -0.72, -0.58, 0.80, 1.0, Surface), p(Block, -0.06, 0.06, -0.70, -0.60, 0.74, 0.84, Metal),
    ] },
];

/// From far away a chair is reduced to its seat, its back and their support.
#[rustfmt::skip]
const FAR: &[Piece] = &[
    p(Block, -0.62, 0.62, -0.62, 0.62, 0.0, 0.44, Dark), p(Block, -0.84, 0.84, -0.88, -0.72, 0.0, 1.0, Dark),
    p(Block, -0.86, 0.86, -0.82, 0.88, 0.44, 0.52, Surface),
];
#[rustfmt::skip]
const FAR_STOOL: &[Piece] = &[
    p(Block, -0.14, 0.14, -0.14, 0.14, 0.0, 0.70, Metal), p(Block, -0.62, 0.62, -0.62, 0.62, 0.70, 0.76, Surface),
    p(Block, -0.52, 0.52, -0.72, -0.58, 0.76, 1.0, Surface),
];

/// Returns every type of chair with its bodies.
pub fn chair_models() -> Vec<ChairModel> {
    MODELS.iter().map(written).collect()
}

fn written(model: &Model) -> ChairModel {
    let (paint, finish) = model.frame.material();
    let part = |piece: &Piece| ModelPart {
        form: piece.form,
        x: piece.x,
        y: piece.y,
        z: piece.z,
        seat: piece.ink == Surface,
    };
    let far = if model.name == "bar-stool" { FAR_STOOL } else { FAR };
    ChairModel {
        model: model.name,
        paint,
        finish,
        near: model.near.iter().map(part).collect(),
        far: far.iter().map(part).collect(),
    }
}

/// Returns the chairs of an element. Smaller chairs are also a little lower.
pub(super) fn stand(element: &Element, shapes: &[ChairShape], ground: f64) -> Vec<SolidChair> {
    let chair = |(shape, seat): (&ChairShape, &Chair)| {
        let model = model_of(element, seat.chair_style.as_deref());
        SolidChair {
            seat: shape.id.clone(),
            x: number::round(shape.cx),
            y: number::round(shape.cy),
            width: number::round(shape.width),
            depth: number::round(shape.height),
            rise: number::round(model.rise_in * UNITS_PER_INCH * (shape.width / CHAIR_SIZE).clamp(0.85, 1.1)),
            ground,
            rotation: number::round(shape.rotation),
            model: model.name,
            status: seat.seat_status,
        }
    };
    shapes.iter().zip(&element.chairs).map(chair).collect()
}

/// Returns the type of one chair: its own, that of its table, or the one that suits the height of the table.
fn model_of(element: &Element, own: Option<&str>) -> &'static Model {
    let named = |name: &str| MODELS.iter().find(|model| model.name == name);
    let wanted = [own, element.chair_type.as_deref()];
    let usual = if element.kind.as_str() == "high-top" {
        "bar-stool"
    } else {
        "banquet"
    };
    let found = wanted.into_iter().flatten().find_map(named).or_else(|| named(usual));
    found.unwrap_or(&MODELS[0])
}
