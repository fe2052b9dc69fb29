//! The shapes of a page: drawn into the PDF and, for a preview, into an SVG.

use std::fmt::Write as _;

use krilla::geom::{Path, PathBuilder};

#[derive(Clone, Copy, Debug)]
enum Step {
    Move([f32; 2]),
    Line([f32; 2]),
    Curve([f32; 6]),
    Close,
}

/// A path in points from the top left corner of the page, or in the modules of a code.
#[derive(Clone, Debug, Default)]
pub(super) struct Shape(Vec<Step>);

impl Shape {
    pub(super) fn rect(rect: (f32, f32, f32, f32)) -> Self {
        let mut shape = Self::default();
        shape.add_rect(rect);
        shape
    }

    /// Adds a rectangle: left, top, width and height.
    pub(super) fn add_rect(&mut self, (x, y, width, height): (f32, f32, f32, f32)) {
        self.move_to(x, y);
        self.line_to(x + width, y);
        self.line_to(x + width, y + height);
        self.line_to(x, y + height);
        self.close();
    }

    pub(super) fn move_to(&mut self, x: f32, y: f32) {
        self.0.push(Step::Move([x, y]));
    }

    pub(super) fn line_to(&mut self, x: f32, y: f32) {
        self.0.push(Step::Line([x, y]));
    }

    /// Adds a Bézier curve with its two handles.
    pub(super) fn curve_to(&mut self, points: [f32; 6]) {
        self.0.push(Step::Curve(points));
    }

    pub(super) fn close(&mut self) {
        self.0.push(Step::Close);
    }

    /// Returns the path of the PDF; nothing for one without points.
    pub(super) fn path(&self) -> Option<Path> {
        let mut path = PathBuilder::new();
        for step in &self.0 {
            match *step {
                Step::Move([x, y]) => path.move_to(x, y),
                Step::Line([x, y]) => path.line_to(x, y),
                Step::Curve([x1, y1, x2, y2, x, y]) => path.cubic_to(x1, y1, x2, y2, x, y),
                Step::Close => path.close(),
            }
        }
        path.finish()
    }

    /// Returns the path data of an SVG.
    pub(super) fn data(&self) -> String {
        let mut d = String::new();
        for step in &self.0 {
            let (command, numbers): (char, &[f32]) = match step {
                Step::Move(point) => ('M', point),
                Step::Line(point) => ('L', point),
                Step::Curve(points) => ('C', points),
                Step::Close => ('Z', &[]),
            };
            d.push(command);
            for (index, number) in numbers.iter().enumerate() {
                let blank = if index == 0 { "" } else { " " };
                // Writing to a string cannot fail.
                let _written = write!(d, "{blank}{number:.2}");
            }
        }
        d
    }
}
