//! Words as outlines, so that a drawing needs no font on the machine that shows it.

use std::fmt::Write as _;

use rustybuzz::ttf_parser::{GlyphId, OutlineBuilder};

use crate::fonts::{FACES, Line, Weight, shape};

/// The font size of outlines.
pub(crate) const SIZE: f32 = 1000.0;
/// From the middle of a line to its baseline.
const BASELINE: f32 = 350.0;
/// From this font weight on letters are bold.
const BOLD: u16 = 600;

/// Returns a line of words as SVG path data: a thousand to the font size, the middle of the line at (0, 0).
pub(crate) fn centred(words: &str, weight: u16) -> String {
    let weight = if weight >= BOLD { Weight::Bold } else { Weight::Regular };
    let line = shape(words, weight);
    let left = -line.width * SIZE / 2.0;
    let mut d = String::new();
    for (font, id, x, y) in glyphs(&line) {
        outline(&mut d, font, id, (left + x, BASELINE + y));
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

fn outline(d: &mut String, font: usize, id: u32, (x, y): (f32, f32)) {
    let (Some(face), Ok(id)) = (FACES.get(font), u16::try_from(id)) else {
        return;
    };
    let em = f32::from(u16::try_from(face.units_per_em()).unwrap_or(1000));
    let scale = SIZE / em;
    face.outline_glyph(GlyphId(id), &mut Pen { d, x, y, scale });
}

/// Writes what a font draws, with y downwards.
struct Pen<'d> {
    d: &'d mut String,
    x: f32,
    y: f32,
    scale: f32,
}

impl Pen<'_> {
    fn points(&mut self, command: char, points: &[(f32, f32)]) {
        self.d.push(command);
        for (index, (x, y)) in points.iter().enumerate() {
            let (x, y) = (self.x + x * self.scale, self.y - y * self.scale);
            let blank = if index == 0 { "" } else { " " };
            // Writing to a string cannot fail.
            let _written = write!(self.d, "{blank}{x:.0} {y:.0}");
        }
    }
}

impl OutlineBuilder for Pen<'_> {
    fn move_to(&mut self, x: f32, y: f32) {
        self.points('M', &[(x, y)]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.points('L', &[(x, y)]);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.points('Q', &[(x1, y1), (x, y)]);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.points('C', &[(x1, y1), (x2, y2), (x, y)]);
    }

    fn close(&mut self) {
        self.d.push('Z');
    }
}

#[cfg(test)]
mod tests {
    use super::centred;

    #[test]
    fn words_are_paths_about_their_middle() {
        let d = centred("I", 400);
        assert!(d.starts_with('M') && d.ends_with('Z'), "{d}");
        assert_eq!(centred(" ", 400), "");
        assert_ne!(centred("Table", 400), centred("Table", 600));
    }
}
