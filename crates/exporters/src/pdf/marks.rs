//! Meal marks: outlines in a square of 24, one for each meal, so that waiters need not read.

use super::drawing::outline;
use super::sheet::{Colour, Sheet};
use crate::meals::MealMark;

/// The side of the square in which marks are drawn.
const SIDE: f32 = 24.0;
/// The width of lines in it.
const LINE: f32 = 1.7;

/// Draws a mark into a square of a side, given by its top left corner.
pub(super) fn draw(sheet: &mut Sheet, mark: MealMark, at: (f32, f32), side: f32, colour: Colour) {
    let scale = side / SIDE;
    sheet.shape(outline(data(mark), at, scale), None, Some((colour, LINE * scale)));
}

fn data(mark: MealMark) -> &'static str {
    match mark {
        MealMark::Meat => BEEF,
        MealMark::Fish => FISH,
        MealMark::Poultry => POULTRY,
        MealMark::Vegetarian => LEAF,
        MealMark::Vegan => SPROUT,
        MealMark::Child => CHILD,
        MealMark::Neutral(number) => {
            let shapes = [CIRCLE, SQUARE, TRIANGLE, DIAMOND, HEXAGON, CROSS, STAR, DROP];
            shapes.get(number % shapes.len()).copied().unwrap_or(CIRCLE)
        }
    }
}

const BEEF: &str = "M 4 13 C 4 8 8 4 13 4 C 18 4 21 8 20 12 C 19 16 15 15 13 17 C 11 19 9 21 6 19 C 3 17 4 16 4 13 Z M 11.8 \
    9.5 C 11.8 8.28 12.78 7.3 14 7.3 C 15.22 7.3 16.2 8.28 16.2 9.5 C 16.2 10.72 15.22 11.7 14 11.7 C 12.78 \
    11.7 11.8 10.72 11.8 9.5 Z";
const FISH: &str = "M 3 12 C 7 6 13 6 17 12 C 13 18 7 18 3 12 Z M 17 12 L 21 8 L 21 16 Z M 7.25 11.2 C 7.25 11.01 7.41 10.85 \
    7.6 10.85 C 7.79 10.85 7.95 11.01 7.95 11.2 C 7.95 11.39 7.79 11.55 7.6 11.55 C 7.41 11.55 7.25 11.39 \
    7.25 11.2 Z";
const POULTRY: &str = "M 8.5 15.5 C 6 11 8 3.5 14.5 3.5 C 18 3.5 20.5 6 20.5 9.5 C 20.5 16 13 18 8.5 15.5 Z M 8.5 15.5 L 6.6 \
    17.4 C 5.2 16.7 3.4 17.6 3.6 19.2 C 3.6 19.9 4.1 20.4 4.8 20.4 C 6.4 20.6 7.3 18.8 6.6 17.4";
const LEAF: &str = "M 5 19 C 5 9 12 5 20 4 C 20 13 16 19 8 19 Z M 5 21 C 7 16 10 13 14 11";
const SPROUT: &str = "M 12 21 L 12 12 M 12 13 C 6 13 4 10 4 5 C 9 5 12 7 12 13 Z M 12 15 C 12 10 15 8 20 8 C 20 13 18 15 12 15 \
    Z";
const CHILD: &str = "M 4 12 C 4 7.58 7.58 4 12 4 C 16.42 4 20 7.58 20 12 C 20 16.42 16.42 20 12 20 C 7.58 20 4 16.42 4 12 Z M \
    8.6 10 C 8.6 9.78 8.78 9.6 9 9.6 C 9.22 9.6 9.4 9.78 9.4 10 C 9.4 10.22 9.22 10.4 9 10.4 C 8.78 10.4 8.6 \
    10.22 8.6 10 Z M 14.6 10 C 14.6 9.78 14.78 9.6 15 9.6 C 15.22 9.6 15.4 9.78 15.4 10 C 15.4 10.22 15.22 \
    10.4 15 10.4 C 14.78 10.4 14.6 10.22 14.6 10 Z M 8.5 14.5 C 10.5 16.5 13.5 16.5 15.5 14.5";
const CIRCLE: &str =
    "M 5 12 C 5 8.13 8.13 5 12 5 C 15.87 5 19 8.13 19 12 C 19 15.87 15.87 19 12 19 C 8.13 19 5 15.87 5 12 Z";
const SQUARE: &str = "M 5.5 5.5 L 18.5 5.5 L 18.5 18.5 L 5.5 18.5 Z";
const TRIANGLE: &str = "M 12 4.5 L 20 18.5 L 4 18.5 Z";
const DIAMOND: &str = "M 12 3.5 L 20 12 L 12 20.5 L 4 12 Z";
const HEXAGON: &str = "M 8 5 L 16 5 L 20 12 L 16 19 L 8 19 L 4 12 Z";
const CROSS: &str = "M 9 4 L 15 4 L 15 9 L 20 9 L 20 15 L 15 15 L 15 20 L 9 20 L 9 15 L 4 15 L 4 9 L 9 9 Z";
const STAR: &str = "M 12 4.1 L 14.23 9.53 L 20.08 9.97 L 15.61 13.77 L 17 19.48 L 12 16.4 L 7 19.48 L 8.39 13.77 L 3.92 9.97 \
    L 9.77 9.53 Z";
const DROP: &str = "M 12 3.5 C 15 8 18 11 18 14.5 C 18 18 15.3 20.5 12 20.5 C 8.7 20.5 6 18 6 14.5 C 6 11 9 8 12 3.5 Z";
