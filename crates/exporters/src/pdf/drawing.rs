//! Drawings that are written as paths: the outlines of marks, and the ornament and frames of the designs.

use super::shape::Shape;
use super::sheet::{Colour, Sheet, WHITE};
use crate::design::Palette;

/// The size of the sprig as it is written.
const SPRIG: (f32, f32) = (118.0, 26.0);

/// Returns a path of absolute moves, lines and curves, moved to a place and scaled.
pub(super) fn outline(data: &str, (left, top): (f32, f32), scale: f32) -> Shape {
    let mut shape = Shape::default();
    let mut words = data.split(' ');
    let place = |words: &mut std::str::Split<'_, char>| {
        let mut number = || {
            words
                .next()
                .and_then(|word| word.parse::<f32>().ok())
                .unwrap_or_default()
        };
        let (x, y) = (number(), number());
        (left + x * scale, top + y * scale)
    };
    while let Some(command) = words.next() {
        match command {
            "M" => {
                let (x, y) = place(&mut words);
                shape.move_to(x, y);
            }
            "L" => {
                let (x, y) = place(&mut words);
                shape.line_to(x, y);
            }
            "C" => {
                let [(x1, y1), (x2, y2), (x, y)] = [place(&mut words), place(&mut words), place(&mut words)];
                shape.curve_to([x1, y1, x2, y2, x, y]);
            }
            _ => shape.close(),
        }
    }
    shape
}

/// The height of a sprig of a width.
pub(super) fn sprig_height(width: f32) -> f32 {
    width * SPRIG.1 / SPRIG.0
}

/// Draws a sprig with its top in the middle at (x, y).
pub(super) fn sprig(sheet: &mut Sheet, (x, y): (f32, f32), width: f32, palette: &Palette) {
    let (at, scale) = ((x - width / 2.0, y), width / SPRIG.0);
    let line = Some((palette.ink, 1.1 * scale));
    sheet.shape(outline(STEM, at, scale), None, line);
    sheet.shape(outline(UP, at, scale), Some(palette.soft), line);
    sheet.shape(outline(LO, at, scale), Some(palette.tint), line);
    sheet.shape(outline(BUD, at, scale), Some(palette.ink), None);
    sheet.shape(outline(EYE, at, scale), Some(WHITE), None);
}

/// Draws a frame of two lines at a distance from the edges of a page; lines are as wide as the page asks for.
pub(super) fn double_frame(sheet: &mut Sheet, (width, height): (f32, f32), inset: f32, palette: &Palette) {
    let line = (width / 432.0).clamp(0.8, 3.0);
    let mut frame = |inset: f32, colour: Colour, line: f32| {
        let rect = (inset, inset, width - 2.0 * inset, height - 2.0 * inset);
        sheet.rect(rect, None, Some((colour, line)));
    };
    frame(inset, palette.ink, line);
    frame(inset + 2.6 * line, palette.tint, line / 2.0);
}

const STEM: &str = "M 6 18 C 41.33 11.33 76.67 11.33 112 18";
const UP: &str = "M 12 16.59 C 10.67 11.26 7.67 8.59 3 8.59 C 2.33 13.26 5.33 15.92 12 16.59 Z M 23.8 15.08 C 22.47 9.75 \
    19.47 7.08 14.8 7.08 C 14.13 11.75 17.13 14.41 23.8 15.08 Z M 35.6 13.86 C 34.27 8.53 31.27 5.86 26.6 \
    5.86 C 25.93 10.53 28.93 13.19 35.6 13.86 Z M 47.4 13.07 C 46.07 7.74 43.07 5.07 38.4 5.07 C 37.73 9.74 \
    40.73 12.4 47.4 13.07 Z M 71 13.09 C 72.33 7.76 75.33 5.09 80 5.09 C 79.33 9.76 76.33 12.42 71 13.09 Z M \
    82.8 13.9 C 84.13 8.57 87.13 5.9 91.8 5.9 C 91.13 10.57 88.13 13.23 82.8 13.9 Z M 94.6 15.13 C 95.93 9.8 \
    98.93 7.13 103.6 7.13 C 102.93 11.8 99.93 14.46 94.6 15.13 Z M 106.4 16.64 C 107.73 11.31 110.73 8.64 \
    115.4 8.64 C 114.73 13.31 111.73 15.97 106.4 16.64 Z";
const LO: &str = "M 12 16.59 C 10 20.59 7 22.59 3 22.59 C 1.67 18.59 4.67 16.59 12 16.59 Z M 23.8 15.08 C 21.8 19.08 18.8 \
    21.08 14.8 21.08 C 13.47 17.08 16.47 15.08 23.8 15.08 Z M 35.6 13.86 C 33.6 17.86 30.6 19.86 26.6 19.86 \
    C 25.27 15.86 28.27 13.86 35.6 13.86 Z M 47.4 13.07 C 45.4 17.07 42.4 19.07 38.4 19.07 C 37.07 15.07 \
    40.07 13.07 47.4 13.07 Z M 71 13.09 C 73 17.09 76 19.09 80 19.09 C 78.67 15.09 75.67 13.09 71 13.09 Z M \
    82.8 13.9 C 84.8 17.9 87.8 19.9 91.8 19.9 C 90.47 15.9 87.47 13.9 82.8 13.9 Z M 94.6 15.13 C 96.6 19.13 \
    99.6 21.13 103.6 21.13 C 102.27 17.13 99.27 15.13 94.6 15.13 Z M 106.4 16.64 C 108.4 20.64 111.4 22.64 \
    115.4 22.64 C 114.07 18.64 111.07 16.64 106.4 16.64 Z";
const BUD: &str = "M 54 10 C 54 7.24 56.24 5 59 5 C 61.76 5 64 7.24 64 10 C 64 12.76 61.76 15 59 15 C 56.24 15 54 12.76 54 \
    10 Z";
const EYE: &str =
    "M 57 10 C 57 8.9 57.9 8 59 8 C 60.1 8 61 8.9 61 10 C 61 11.1 60.1 12 59 12 C 57.9 12 57 11.1 57 10 Z";

#[cfg(test)]
mod tests {
    use super::outline;

    #[test]
    fn a_path_is_moved_and_scaled() {
        let shape = outline("M 1 2 L 3 4 C 1 1 2 2 3 3 Z", (10.0, 20.0), 2.0);
        assert_eq!(
            shape.data(),
            "M12.00 24.00L16.00 28.00C12.00 22.00 14.00 24.00 16.00 26.00Z"
        );
    }
}
