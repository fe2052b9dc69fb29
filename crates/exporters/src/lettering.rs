//! Words as outlines, so that a drawing needs no font on the machine that shows it.

use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt::Write as _;
use std::rc::Rc;

use rustybuzz::ttf_parser::{GlyphId, OutlineBuilder};

use crate::fonts::{FACES, Line, Weight, shape};

/// The font size of outlines.
pub(crate) const SIZE: f32 = 1000.0;
/// From the middle of a line to its baseline.
const BASELINE: f32 = 350.0;
/// From this font weight on letters are bold.
const BOLD: u16 = 600;
/// Outlines that a thread keeps: all letters of a list, but not all of Chinese.
const KEPT: usize = 4_000;

thread_local! {
    static OUTLINES: RefCell<HashMap<(usize, u32), Rc<str>>> = RefCell::default();
}

/// Returns a line of words as SVG path data: a thousand to the font size, the middle of the line at (0, 0).
pub(crate) fn centred(words: &str, weight: u16) -> String {
    let weight = if weight >= BOLD { Weight::Bold } else { Weight::Regular };
    let line = shape(words, weight);
    outlined(&line, (-line.width * SIZE / 2.0, BASELINE))
}

/// Returns a line as SVG path data: a thousand to the font size, its baseline beginning at a point.
pub(crate) fn outlined(line: &Line, (left, baseline): (f32, f32)) -> String {
    let mut d = String::new();
    for (font, id, x, y) in glyphs(line) {
        outline(&mut d, font, id, (left + x, baseline + y));
    }
    d
}

/// Returns font, glyph and place of each glyph of a line whose baseline begins at (0, 0), a thousand to the font size.
pub(crate) fn glyphs(line: &Line) -> Vec<(usize, u32, f32, f32)> {
    let mut x = 0.0;
    let mut placed = Vec::new();
    for run in &line.runs {
        for glyph in &run.glyphs {
            placed.push((run.font, glyph.id, x + glyph.dx * SIZE, -glyph.dy * SIZE));
            x += glyph.advance * SIZE;
        }
    }
    placed
}

/// Returns the outline of a glyph whose baseline begins at (0, 0).
pub(crate) fn glyph(font: usize, id: u32) -> String {
    let mut d = String::new();
    outline(&mut d, font, id, (0.0, 0.0));
    d
}

/// Appends the outline of a glyph; nothing for a blank.
fn outline(d: &mut String, font: usize, id: u32, (x, y): (f32, f32)) {
    let drawn = drawn(font, id);
    if !drawn.is_empty() {
        // Writing to a string cannot fail.
        let _written = write!(d, "M{x:.0} {y:.0}");
        d.push_str(&drawn);
    }
}

/// The outline of a glyph, with each point relative to the one before.
fn drawn(font: usize, id: u32) -> Rc<str> {
    OUTLINES.with_borrow_mut(|outlines| {
        if outlines.len() >= KEPT {
            outlines.clear();
        }
        Rc::clone(outlines.entry((font, id)).or_insert_with(|| draw(font, id).into()))
    })
}

fn draw(font: usize, id: u32) -> String {
    let (Some(face), Ok(id)) = (FACES.get(font), u16::try_from(id)) else {
        return String::new();
    };
    let em = f32::from(u16::try_from(face.units_per_em()).unwrap_or(1000));
    let mut pen = Pen {
        d: String::new(),
        scale: SIZE / em,
        at: (0, 0),
        start: (0, 0),
    };
    face.outline_glyph(GlyphId(id), &mut pen);
    pen.d
}

/// Writes what a font draws, with y downwards.
struct Pen {
    d: String,
    scale: f32,
    /// Where the pen is, and where the contour began.
    at: (i32, i32),
    start: (i32, i32),
}

impl Pen {
    fn points(&mut self, command: char, points: &[(f32, f32)]) {
        self.d.push(command);
        let from = self.at;
        for (index, (x, y)) in points.iter().enumerate() {
            self.at = (rounded(x * self.scale), rounded(-y * self.scale));
            let blank = if index == 0 { "" } else { " " };
            // Writing to a string cannot fail.
            let _written = write!(self.d, "{blank}{} {}", self.at.0 - from.0, self.at.1 - from.1);
        }
    }
}

#[expect(
    clippy::as_conversions,
    clippy::cast_possible_truncation,
    reason = "places in a glyph are small numbers"
)]
fn rounded(value: f32) -> i32 {
    value.round() as i32
}

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.points('m', &[(x, y)]);
        self.start = self.at;
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.points('l', &[(x, y)]);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.points('q', &[(x1, y1), (x, y)]);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.points('c', &[(x1, y1), (x2, y2), (x, y)]);
    }

    fn close(&mut self) {
        self.d.push('z');
        self.at = self.start;
    }
}

#[cfg(test)]
mod tests {
    use super::{centred, glyph};

    #[test]
    fn words_are_paths_about_their_middle() {
        let d = centred("I", 400);
        assert!(d.starts_with('M') && d.ends_with('z'), "{d}");
        assert_eq!(centred(" ", 400), "");
        assert_ne!(centred("Table", 400), centred("Table", 600));
    }

    #[test]
    fn each_point_is_relative_to_the_one_before() {
        // The letter I is a rectangle: it returns to its first corner.
        let d = glyph(0, crate::fonts::FACES[0].glyph_index('I').unwrap().0.into());
        let corners: Vec<(i32, i32)> = d
            .trim_end_matches('z')
            .split(['M', 'm', 'l'])
            .filter_map(|pair| pair.split_once(' '))
            .map(|(x, y)| (x.parse().unwrap(), y.parse().unwrap()))
            .collect();
        let sum = |of: fn(&(i32, i32)) -> i32| corners.iter().skip(2).map(of).sum::<i32>();
        assert!(corners.len() >= 5, "{d}");
        assert!(
            sum(|corner| corner.0).abs() < 1_000 && sum(|corner| corner.1).abs() < 1_000,
            "{d}"
        );
    }
}
