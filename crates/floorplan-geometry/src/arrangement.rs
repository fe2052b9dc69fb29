//! Blocks of seating, made from the setup panel's parameters: one table with its chairs, joined tables, a row of
//! chairs, a pair of booths. A block faces the front, which is up; `fill` and `template` decide where to place it.

use domain::plan::element::{ChairArrangement, Distribution};
use domain::plan::{Element, ElementId};
use domain::preset::{Arrangement, Layout, Setup};

use crate::angle::Degrees;
use crate::index::Placed;
use crate::point::{Frame, Point};
use crate::rect::Rect;
use crate::scene::{self, Primitive};

mod joined;
mod rows;
mod single;

pub use joined::{hollow, horseshoe, joined_depth, line};
pub(crate) use rows::{BOOTH, ROW};
pub use rows::{booths, row};
pub use single::table;

/// Seats of the row in the preview.
const PREVIEW_SEATS: u32 = 10;

/// One piece of a block.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// Its kind in the catalogue.
    pub kind: &'static str,
    /// Its centre, relative to the centre of the block.
    pub centre: Point,
    /// Width before rotation, in units.
    pub width: f64,
    /// Depth before rotation, in units.
    pub depth: f64,
    /// Degrees clockwise.
    pub rotation: f64,
    /// The number of its chairs.
    pub chairs: usize,
    /// The number of chairs on each side, at tables with corners.
    pub sides: Option<Distribution>,
    /// The part of the rim that has chairs.
    pub rim: ChairArrangement,
    /// The type of the chairs.
    pub chair_type: &'static str,
    /// Their size in percent of 18 in.
    pub chair_percent: f64,
}

/// Pieces that are placed together, with everything they cover.
#[derive(Clone, Debug, PartialEq)]
pub struct Block {
    /// The pieces.
    pub parts: Vec<Part>,
    /// What they cover, chairs included, as convex polygons around the centre of the block.
    pub shapes: Vec<Vec<Point>>,
    /// The box around the shapes.
    pub envelope: Rect,
    /// The box around the pieces without their chairs.
    pub body: Rect,
}

impl Part {
    /// Builds the element, placed and turned with its block.
    pub fn element(&self, id: ElementId, frame: &Frame) -> Option<Element> {
        let mut element = Element::new(id, self.kind)?;
        let at = frame.to_plan(self.centre);
        (element.width, element.height) = (round(self.width), round(self.depth));
        (element.x, element.y) = (round(at.x - element.width / 2.0), round(at.y - element.height / 2.0));
        element.rotation = Degrees(self.rotation + frame.rotation.0).normalised().0;
        element.by_layout = true;
        if element.kind.seats_people() && !element.kind.is_chair() {
            element.set_chair_count(self.chairs, &[]);
            if self.kind == ROW {
                rows::number_from_the_left(&mut element);
            }
        }
        if self.chairs > 0 {
            element.chair_type = Some(self.chair_type.to_owned());
            element.chair_size_percent = Some(round(self.chair_percent)).filter(|percent| *percent != 100.0);
        }
        element.chair_distribution = self.sides.filter(|sides| count(sides.sum()) == self.chairs);
        element.chair_arrangement = self.rim;
        Some(element)
    }

    /// Returns the same piece with fewer chairs, taken off the fullest sides first.
    pub fn with_chairs(&self, chairs: usize) -> Self {
        Self {
            chairs,
            sides: self.sides.map(|sides| shrink(sides, chairs)),
            ..self.clone()
        }
    }
}

fn round(value: f64) -> f64 {
    domain::plan::number::round(value)
}

fn count(number: u32) -> usize {
    usize::try_from(number).unwrap_or(0)
}

/// Takes chairs off the sides with the most until `chairs` are left.
fn shrink(mut sides: Distribution, chairs: usize) -> Distribution {
    while count(sides.sum()) > chairs {
        let most = sides.top.max(sides.bottom).max(sides.left).max(sides.right);
        let side = [&mut sides.bottom, &mut sides.top, &mut sides.left, &mut sides.right]
            .into_iter()
            .find(|side| **side == most);
        if let Some(side) = side {
            *side -= 1;
        }
    }
    sides
}

impl Block {
    /// Joins pieces into a block; `None` without any pieces.
    pub fn from_parts(parts: Vec<Part>) -> Option<Self> {
        let trial = ElementId::parse("part").ok()?;
        let origin = Frame::new(Point::default(), Degrees(0.0));
        let placed: Vec<Placed> = parts
            .iter()
            .filter_map(|part| part.element(trial.clone(), &origin))
            .map(|element| Placed::from_element(&element))
            .collect();
        let body = placed.iter().map(|one| one.body).reduce(Rect::union)?;
        let envelope = placed.iter().map(|one| one.bounds).reduce(Rect::union)?;
        let shapes = placed.iter().flat_map(shapes_of).collect();
        Some(Self {
            parts,
            shapes,
            envelope,
            body,
        })
    }

    /// Returns how many people it seats.
    pub fn seats(&self) -> usize {
        self.parts.iter().map(|part| part.chairs).sum()
    }

    /// Returns the block with at most `seats` chairs: the last pieces lose theirs first, and a table without chairs is
    /// removed.
    pub fn with_seats(&self, seats: usize) -> Option<Self> {
        let mut left = seats;
        let parts = self.parts.iter().filter_map(|part| {
            let chairs = part.chairs.min(left);
            left -= chairs;
            (chairs > 0).then(|| part.with_chairs(chairs))
        });
        Self::from_parts(parts.collect())
    }

    /// Returns whether guests sit on its left or right.
    pub fn seats_sideways(&self) -> bool {
        self.envelope.x0 < self.body.x0 - 1.0 || self.envelope.x1 > self.body.x1 + 1.0
    }

    /// Returns whether guests sit in front of it or behind it.
    pub fn seats_lengthways(&self) -> bool {
        self.envelope.y0 < self.body.y0 - 1.0 || self.envelope.y1 > self.body.y1 + 1.0
    }

    /// Moves it so that its envelope is centred on (0, 0).
    pub fn centred(self) -> Option<Self> {
        let middle = self.envelope.centre();
        let parts = self.parts.into_iter().map(|part| Part {
            centre: Point::new(part.centre.x - middle.x, part.centre.y - middle.y),
            ..part
        });
        Self::from_parts(parts.collect())
    }
}

/// Returns the drawing of one block of a setup, centred on (0, 0), for the setup panel.
pub fn preview(setup: &Setup) -> Vec<Primitive> {
    let block = match (setup.layout, setup.arrangement) {
        (Layout::Theater, _) => row(setup, PREVIEW_SEATS),
        (Layout::TradeShow, _) => booths(setup),
        (Layout::UShape, _) | (_, Arrangement::UShape) => horseshoe(setup, 3, 2, 0.0),
        (Layout::HollowSquare, _) | (_, Arrangement::Hollow) => hollow(setup, 3, 2, 0.0),
        _ => table(setup),
    };
    let origin = Frame::new(Point::default(), Degrees(0.0));
    let parts = block.map(|block| block.parts).unwrap_or_default();
    let elements = parts
        .iter()
        .filter_map(|part| part.element(ElementId::parse("preview").ok()?, &origin));
    let nameless = elements.map(|element| Element {
        label: String::new(),
        ..element
    });
    nameless.flat_map(|element| scene::primitives(&element)).collect()
}

/// Returns everything that an element covers as convex polygons, its chairs included.
pub(crate) fn shapes_of(placed: &Placed) -> Vec<Vec<Point>> {
    let chairs = placed.chairs.iter().map(|chair| chair.corners().to_vec());
    placed.outline.pieces().into_iter().chain(chairs).collect()
}
