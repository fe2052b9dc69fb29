//! The room in three dimensions: every element as a few simple bodies, its chairs, and the walls. The bodies and their
//! places are determined here; painters only draw them.
//!
//! Plan coordinates stay as they are (x to the right, y downwards on the plan, units of half an inch); z grows from the
//! floor upwards. Paint is a token or a custom colour, as in `scene`.

use domain::plan::catalogue::Figure;
use domain::plan::chair::SeatStatus;
use domain::plan::number::UNITS_PER_INCH;
use domain::plan::{Element, ElementId, FloorPlan, number};
use domain::seat::SeatId;
use serde::Serialize;

use crate::angle::Degrees;
use crate::index::Placed;
use crate::outline::Outline;
use crate::point::{Frame, Point};
use crate::scene::{Paint, row_words};

mod body;
mod chair;
mod ground;
mod model;
mod opening;
mod table;
#[cfg(test)]
mod tests;
mod wall;

pub use chair::{CHAIR_MODELS, ChairModel, ModelPart, chair_models};
pub use wall::{Shell, WallPiece, shell};

/// A simple body that fills its box: (x, y) is the centre of the box on the plan, z its lower side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Form {
    /// The box itself.
    Block,
    /// An upright cylinder.
    Drum,
    /// An upright cylinder that narrows towards the bottom.
    Pot,
    /// A cone with its tip above.
    Cone,
    /// A ball.
    Ball,
    /// A cylinder that lies along its own x axis.
    Roll,
    /// A slope that is flat in front (at larger own y) and as high as the box behind.
    Wedge,
    /// A pyramid with four sides.
    Roof,
    /// A lump of leaves.
    Foliage,
    /// Cloth that hangs in folds from a round table.
    RoundCloth,
    /// Cloth that hangs in folds from a table with corners.
    BoxCloth,
    /// Cloth stretched from the rim of a small table to its foot.
    StretchCloth,
    /// Half a cylinder, its arc upwards on the plan.
    HalfMoon,
    /// A column over the outline of the part.
    Prism,
}

/// How a surface reflects light.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Finish {
    /// Cloth, wood, paint.
    Matte,
    /// Metal and varnish.
    Glossy,
    /// Transparent.
    Clear,
    /// Emits light.
    Glowing,
}

/// One body of an element.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Part {
    /// Its form.
    pub form: Form,
    /// Middle, to the right, in units of the plan.
    pub x: f64,
    /// Middle, downwards on the plan.
    pub y: f64,
    /// Lower side, above the floor.
    pub z: f64,
    /// Size along its own x axis.
    pub width: f64,
    /// Size along its own y axis.
    pub depth: f64,
    /// Size upwards.
    pub height: f64,
    /// Degrees clockwise.
    pub rotation: f64,
    /// Colour token or a chosen colour.
    pub paint: Paint,
    /// How it reflects light.
    pub finish: Finish,
    /// For a prism: its corners as shares of half the box, -1 to 1, clockwise.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub outline: Vec<[f64; 2]>,
}

/// One chair of an element.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SolidChair {
    /// Its seat.
    pub seat: SeatId,
    /// Middle, to the right, in units of the plan.
    pub x: f64,
    /// Middle, downwards on the plan.
    pub y: f64,
    /// Width.
    pub width: f64,
    /// Depth.
    pub depth: f64,
    /// Height of its back above its ground.
    pub rise: f64,
    /// Height of that ground above the floor.
    pub ground: f64,
    /// Degrees clockwise; at 0 the back is at the top of the plan.
    pub rotation: f64,
    /// One of [`CHAIR_MODELS`].
    pub model: &'static str,
    /// Whether it can be assigned.
    #[serde(skip_serializing_if = "SeatStatus::is_available")]
    pub status: SeatStatus,
}

/// One element in three dimensions.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Solid {
    /// The element.
    pub id: ElementId,
    /// Its kind.
    pub kind: &'static str,
    /// Its label.
    pub label: String,
    /// Middle of its box, to the right.
    pub x: f64,
    /// Middle of its box, downwards on the plan.
    pub y: f64,
    /// Width of its box before rotation.
    pub width: f64,
    /// Depth of its box before rotation.
    pub depth: f64,
    /// Degrees clockwise.
    pub rotation: f64,
    /// Its height above its ground.
    pub rise: f64,
    /// Height of its ground above the floor: more than 0 on a stage.
    pub ground: f64,
    /// Whether it is a platform that carries other elements.
    pub carries: bool,
    /// Whether it is an opening in a wall.
    pub opens: bool,
    /// Its bodies.
    pub parts: Vec<Part>,
    /// Its chairs, in the order of its seats.
    pub chairs: Vec<SolidChair>,
}

/// Returns an element in three dimensions; `None` when it is hidden.
pub fn solid(plan: &FloorPlan, element: &Element, placed: &Placed) -> Option<Solid> {
    if element.hidden {
        return None;
    }
    let ground = ground::under(plan, element);
    let mut maker = Builder::new(element, &placed.outline, ground);
    match element.kind.figure {
        Figure::Round | Figure::Oval | Figure::Rectangle | Figure::Serpentine | Figure::HalfMoon => {
            table::build(&mut maker);
        }
        Figure::Door | Figure::Entrance => opening::build(&mut maker, plan),
        // They consist of seats or text only, and have no bodies of their own.
        Figure::Chair | Figure::Row | Figure::CurvedRow | Figure::Text => {}
        _ => body::build(&mut maker),
    }
    let parts = maker.parts;
    Some(Solid {
        id: element.id.clone(),
        kind: element.kind.as_str(),
        label: words(element).to_owned(),
        x: number::round(placed.outline.frame.centre.x),
        y: number::round(placed.outline.frame.centre.y),
        width: element.width,
        depth: element.height,
        rotation: element.rotation,
        rise: rise(element),
        ground,
        carries: ground::carries(element),
        opens: wall::is_opening(element),
        parts,
        chairs: chair::stand(element, &placed.chairs, ground),
    })
}

/// Returns the label of an element, as in its drawing.
fn words(element: &Element) -> &str {
    if element.kind.is_row() {
        row_words(element).unwrap_or_default()
    } else {
        &element.label
    }
}

/// Returns the height of an element, in units.
pub(crate) fn rise(element: &Element) -> f64 {
    element.kind.rise_in * UNITS_PER_INCH
}

/// Collects the bodies of one element from places in its own coordinates.
struct Builder<'e> {
    element: &'e Element,
    outline: &'e Outline,
    ground: f64,
    parts: Vec<Part>,
}

/// A box in the own coordinates of an element: middle, sizes, and the lower and upper side in units above its ground.
#[derive(Clone, Copy, Debug)]
struct Space {
    x: f64,
    y: f64,
    width: f64,
    depth: f64,
    low: f64,
    high: f64,
}

impl<'e> Builder<'e> {
    fn new(element: &'e Element, outline: &'e Outline, ground: f64) -> Self {
        Self {
            element,
            outline,
            ground,
            parts: Vec::new(),
        }
    }

    fn frame(&self) -> &Frame {
        &self.outline.frame
    }

    /// Returns half the width, half the depth and the height of the element.
    fn size(&self) -> (f64, f64, f64) {
        (self.element.width / 2.0, self.element.height / 2.0, rise(self.element))
    }

    /// Returns the box of the element between two heights.
    fn whole(&self, low: f64, high: f64) -> Space {
        Space {
            x: 0.0,
            y: 0.0,
            width: self.element.width,
            depth: self.element.height,
            low,
            high,
        }
    }

    fn add(&mut self, form: Form, space: Space, ink: model::Material) {
        self.add_turned(form, space, 0.0, ink);
    }

    /// Returns the rotation in the plan of a body that is turned in its place. It is derived from the direction of the
    /// front, because every form is symmetrical left to right; so it stays right when the element is mirrored.
    fn facing(&self, turn: f64) -> f64 {
        let (sin, cos) = Degrees(turn).sin_cos();
        let front = self.frame().direction(Point::new(-sin, cos));
        Degrees(front.0 - 90.0).normalised().0
    }

    /// Adds a body that is turned in its place, degrees clockwise.
    fn add_turned(&mut self, form: Form, space: Space, turn: f64, ink: model::Material) {
        let middle = self.frame().to_plan(Point::new(space.x, space.y));
        let (paint, finish) = ink.resolve(self.element);
        self.parts.push(Part {
            form,
            x: number::round(middle.x),
            y: number::round(middle.y),
            z: number::round(self.ground + space.low),
            width: number::round(space.width),
            depth: number::round(space.depth),
            height: number::round(space.high - space.low),
            rotation: number::round(self.facing(turn)),
            paint,
            finish,
            outline: Vec::new(),
        });
    }
}
