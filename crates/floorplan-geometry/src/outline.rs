//! The outline of an element without its chairs: a box or an ellipse, turned about its middle.

use domain::plan::Element;
use domain::plan::catalogue::Figure;

use crate::point::{Frame, Point};
use crate::polygon;
use crate::rect::Rect;

/// Corners of the polygon that stands for an ellipse where only polygons will do.
const ELLIPSE_CORNERS: u32 = 48;

/// Where an element meets the floor.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outline {
    /// Middle and rotation.
    pub frame: Frame,
    /// Half the width before rotation.
    pub half_width: f64,
    /// Half the height before rotation.
    pub half_height: f64,
    /// Whether it is the ellipse in the box rather than the box.
    pub round: bool,
}

impl Outline {
    /// Returns the outline of an element.
    pub fn of(element: &Element) -> Self {
        Self {
            frame: Frame::of(element),
            half_width: element.width / 2.0,
            half_height: element.height / 2.0,
            round: matches!(
                element.kind.figure,
                Figure::Round | Figure::Oval | Figure::Plant | Figure::Column
            ),
        }
    }

    /// Returns the smallest box along the axes that holds it.
    pub fn bounds(&self) -> Rect {
        let (sin, cos) = self.frame.rotation.sin_cos();
        let (w, h) = (self.half_width, self.half_height);
        let reach = |a: f64, b: f64| {
            if self.round {
                (a * a + b * b).sqrt()
            } else {
                a.abs() + b.abs()
            }
        };
        Rect::around(self.frame.centre, reach(w * cos, h * sin), reach(w * sin, h * cos))
    }

    /// Tells whether a place lies inside, or outside by at most `tolerance` units.
    pub fn contains(&self, place: Point, tolerance: f64) -> bool {
        let own = self.frame.to_own(place);
        let (w, h) = (self.half_width + tolerance, self.half_height + tolerance);
        if self.round {
            let (x, y) = (own.x / w, own.y / h);
            x * x + y * y <= 1.0
        } else {
            own.x.abs() <= w && own.y.abs() <= h
        }
    }

    /// Returns the distance of a place to the outline, in units; 0 inside.
    pub fn distance(&self, place: Point) -> f64 {
        if self.contains(place, 0.0) {
            0.0
        } else {
            polygon::distance_to_edge(&self.polygon(), place)
        }
    }

    /// Returns the outline as a polygon, clockwise; an ellipse becomes 48 corners.
    pub fn polygon(&self) -> Vec<Point> {
        if self.round {
            let corner = |n: u32| {
                let (sin, cos) = libm::sincos(std::f64::consts::TAU * f64::from(n) / f64::from(ELLIPSE_CORNERS));
                self.frame
                    .to_plan(Point::new(self.half_width * cos, self.half_height * sin))
            };
            (0..ELLIPSE_CORNERS).map(corner).collect()
        } else {
            let own = Rect::around(Point::default(), self.half_width, self.half_height);
            own.corners().map(|corner| self.frame.to_plan(corner)).to_vec()
        }
    }
}
