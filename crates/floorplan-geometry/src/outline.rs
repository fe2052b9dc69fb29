//! The outline of an element without its chairs, rotated about the centre of its box.

use domain::plan::Element;
use domain::plan::catalogue::Figure;

use crate::band::AnnularSector;
use crate::chairs::row;
use crate::point::{Frame, Point};
use crate::polygon;
use crate::rect::Rect;

/// Corners of the polygon that approximates an ellipse where a polygon is needed.
const ELLIPSE_CORNERS: u32 = 48;

/// The shape that fills the box.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Form {
    /// The box itself.
    Box,
    /// The ellipse in the box.
    Ellipse,
    /// The upper half of an ellipse; the straight edge is the lower edge of the box.
    HalfMoon,
    /// A piece of a ring.
    AnnularSector(AnnularSector),
}

/// The outline of an element on the floor.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outline {
    /// Middle and rotation.
    pub frame: Frame,
    /// Half the width before rotation.
    pub half_width: f64,
    /// Half the height before rotation.
    pub half_height: f64,
    /// What fills the box.
    pub form: Form,
}

impl Form {
    fn from_element(element: &Element) -> Self {
        let (w, h) = (element.width / 2.0, element.height / 2.0);
        match element.kind.figure {
            Figure::Round | Figure::Oval | Figure::Plant | Figure::Column | Figure::Disc => Self::Ellipse,
            Figure::HalfMoon => Self::HalfMoon,
            Figure::Serpentine => Self::AnnularSector(AnnularSector::filling(w, h)),
            Figure::CurvedRow => row::bow(element).map_or(Self::Box, Self::AnnularSector),
            _ => Self::Box,
        }
    }
}

impl Outline {
    /// Returns the outline of an element.
    pub fn from_element(element: &Element) -> Self {
        Self {
            frame: Frame::from_element(element),
            half_width: element.width / 2.0,
            half_height: element.height / 2.0,
            form: Form::from_element(element),
        }
    }

    /// Returns the smallest axis-aligned box around it; for a piece of a ring or a half-moon, around its own box.
    pub fn bounds(&self) -> Rect {
        let (sin, cos) = self.frame.rotation.sin_cos();
        let (w, h) = (self.half_width, self.half_height);
        let reach = |a: f64, b: f64| match self.form {
            Form::Ellipse => (a * a + b * b).sqrt(),
            Form::Box | Form::HalfMoon | Form::AnnularSector(_) => a.abs() + b.abs(),
        };
        Rect::around(self.frame.centre, reach(w * cos, h * sin), reach(w * sin, h * cos))
    }

    /// Returns whether a point is inside, or outside by at most `tolerance` units.
    pub fn contains(&self, place: Point, tolerance: f64) -> bool {
        let own = self.frame.to_own(place);
        let (w, h) = (self.half_width + tolerance, self.half_height + tolerance);
        let in_box = own.x.abs() <= w && own.y.abs() <= h;
        match self.form {
            Form::Box => in_box,
            Form::Ellipse => {
                let (x, y) = (own.x / w, own.y / h);
                x * x + y * y <= 1.0
            }
            Form::HalfMoon | Form::AnnularSector(_) => {
                let corners = self.own_polygon();
                in_box && (polygon::contains(&corners, own) || polygon::distance_to_edge(&corners, own) <= tolerance)
            }
        }
    }

    /// Returns the distance of a point to the outline, in units; 0 inside.
    pub fn distance(&self, place: Point) -> f64 {
        if self.contains(place, 0.0) {
            0.0
        } else {
            polygon::distance_to_edge(&self.polygon(), place)
        }
    }

    /// Returns the outline as a polygon, clockwise; arcs become short edges.
    pub fn polygon(&self) -> Vec<Point> {
        self.in_plan(&self.own_polygon())
    }

    /// Returns convex polygons that together form the outline, for tests that need convex ones.
    pub fn pieces(&self) -> Vec<Vec<Point>> {
        match self.form {
            Form::AnnularSector(band) => band.pieces().iter().map(|piece| self.in_plan(piece)).collect(),
            Form::Box | Form::Ellipse | Form::HalfMoon => vec![self.polygon()],
        }
    }

    fn own_polygon(&self) -> Vec<Point> {
        let (w, h) = (self.half_width, self.half_height);
        let corner = |turn: f64, height: f64, down: f64| {
            let (sin, cos) = libm::sincos(turn);
            Point::new(w * cos, down + height * sin)
        };
        let turn = |n: u32| std::f64::consts::TAU * f64::from(n) / f64::from(ELLIPSE_CORNERS);
        match self.form {
            Form::Box => Rect::around(Point::default(), w, h).corners().to_vec(),
            Form::Ellipse => (0..ELLIPSE_CORNERS).map(|n| corner(turn(n), h, 0.0)).collect(),
            Form::HalfMoon => (ELLIPSE_CORNERS / 2..=ELLIPSE_CORNERS)
                .map(|n| corner(turn(n), h * 2.0, h))
                .collect(),
            Form::AnnularSector(band) => band.polygon(),
        }
    }

    fn in_plan(&self, own: &[Point]) -> Vec<Point> {
        own.iter().map(|corner| self.frame.to_plan(*corner)).collect()
    }
}
