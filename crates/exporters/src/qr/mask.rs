//! The mask of a code: the one of eight after which readers find it best. `qrcode` scores the masks module by module, which
//! takes most of the time of a list of codes; here a row is a number, and its score a few operations on bits. The scores, and
//! so the codes, are the same.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use qrcode::canvas::{Canvas, MaskPattern};
use qrcode::{Color, Version};

use super::LEVEL;

/// The patterns in the order of `qrcode`: of equal ones the first is taken.
const PATTERNS: [MaskPattern; 8] = [
    MaskPattern::Checkerboard,
    MaskPattern::HorizontalLines,
    MaskPattern::VerticalLines,
    MaskPattern::DiagonalLines,
    MaskPattern::LargeCheckerboard,
    MaskPattern::Fields,
    MaskPattern::Diamonds,
    MaskPattern::Meadow,
];
/// The widest code whose rows fit into numbers together with four modules around them.
const WIDEST: usize = 57;

/// Places the bytes of a code and applies the best mask.
pub(super) fn masked(version: Version, data: &[u8], correction: &[u8]) -> Vec<Color> {
    let canvas = drawn(version, data, correction);
    let width = usize::try_from(version.width()).unwrap_or(usize::MAX);
    if width > WIDEST {
        return canvas.apply_best_mask().into_colors();
    }
    let planes = planes(version, width, (data.len(), correction.len()));
    let bits = Grid::new(width, &canvas.into_colors()).differing(&planes.unmasked);
    let masked = planes.masked.iter().map(|plane| plane.differing(&bits));
    let best = masked.min_by_key(Grid::penalty);
    best.map_or_else(Vec::new, |best| best.colors())
}

fn drawn(version: Version, data: &[u8], correction: &[u8]) -> Canvas {
    let mut canvas = Canvas::new(version, LEVEL);
    canvas.draw_all_functional_patterns();
    canvas.draw_data(data, correction);
    canvas
}

/// A code without data, and the same with each mask. Another code differs from them in its data only.
struct Planes {
    unmasked: Grid,
    masked: [Grid; 8],
}

thread_local! {
    /// By the width of the code.
    static PLANES: RefCell<HashMap<usize, Rc<Planes>>> = RefCell::default();
}

fn planes(version: Version, width: usize, (data, correction): (usize, usize)) -> Rc<Planes> {
    let make = || {
        let empty = drawn(version, &vec![0; data], &vec![0; correction]);
        let masked = PATTERNS.map(|pattern| {
            let mut canvas = empty.clone();
            canvas.apply_mask(pattern);
            Grid::new(width, &canvas.into_colors())
        });
        let unmasked = Grid::new(width, &empty.into_colors());
        Rc::new(Planes { unmasked, masked })
    };
    PLANES.with_borrow_mut(|planes| Rc::clone(planes.entry(width).or_insert_with(make)))
}

/// The modules as bits, of which the dark ones are set, by rows and by columns.
struct Grid {
    rows: Vec<u64>,
    columns: Vec<u64>,
}

impl Grid {
    fn new(width: usize, colors: &[Color]) -> Self {
        let mut rows = vec![0; width];
        let mut columns = vec![0; width];
        for (row, modules) in rows.iter_mut().zip(colors.chunks(width)) {
            for (x, _) in modules.iter().enumerate().filter(|(_, color)| **color == Color::Dark) {
                *row |= 1 << x;
            }
        }
        for (y, row) in rows.iter().enumerate() {
            for (x, column) in columns.iter_mut().enumerate() {
                *column |= (row >> x & 1) << y;
            }
        }
        Self { rows, columns }
    }

    /// Returns where two grids differ.
    fn differing(&self, other: &Self) -> Self {
        let differing = |own: &[u64], others: &[u64]| own.iter().zip(others).map(|(one, other)| one ^ other).collect();
        Self {
            rows: differing(&self.rows, &other.rows),
            columns: differing(&self.columns, &other.columns),
        }
    }

    fn colors(&self) -> Vec<Color> {
        let width = self.rows.len();
        let color = |is_dark: bool| if is_dark { Color::Dark } else { Color::Light };
        let modules = self
            .rows
            .iter()
            .flat_map(|row| (0..width).map(move |x| row >> x & 1 == 1));
        modules.map(color).collect()
    }

    /// How badly readers find the code (ISO 18004, 7.8.3). The share of dark modules counts as in `qrcode`, which does not
    /// round it to steps of five per cent.
    fn penalty(&self) -> u32 {
        let lines = self.rows.iter().chain(&self.columns);
        let width = self.rows.len();
        let of_lines: u32 = lines.map(|line| runs(*line, width) + 40 * finders(*line)).sum();
        let pairs = self.rows.iter().zip(self.rows.iter().skip(1));
        let of_blocks: u32 = pairs.map(|(above, below)| 3 * blocks(*above, *below, width)).sum();
        let dark: u32 = self.rows.iter().map(|row| row.count_ones()).sum();
        let all = u32::try_from(width * width).unwrap_or(1);
        of_lines + of_blocks + (dark * 200 / all).abs_diff(100)
    }
}

/// The modules that have the colour of the next one.
fn like_next(line: u64, width: usize) -> u64 {
    !(line ^ line >> 1) & ((1 << (width - 1)) - 1)
}

/// Scores runs of five or more modules of a colour: 3, and 1 for each further module.
fn runs(line: u64, width: usize) -> u32 {
    let like = like_next(line, width);
    let fives = like & like >> 1 & like >> 2 & like >> 3;
    fives.count_ones() + 2 * (fives & !(fives << 1)).count_ones()
}

/// Counts squares of two by two modules of a colour.
fn blocks(above: u64, below: u64, width: usize) -> u32 {
    (like_next(above, width) & like_next(below, width) & !(above ^ below)).count_ones()
}

/// Counts what looks like the corner of a code: dark, light, three dark, light, dark, with four light modules before or behind.
fn finders(line: u64) -> u32 {
    // There is room for the modules before the first one.
    let line = line << 4;
    let corners = line & !(line >> 1) & line >> 2 & line >> 3 & line >> 4 & !(line >> 5) & line >> 6;
    let before = line << 1 | line << 2 | line << 3 | line << 4;
    let behind = line >> 7 | line >> 8 | line >> 9 | line >> 10;
    (corners & !(before & behind)).count_ones()
}

#[cfg(test)]
mod tests {
    use qrcode::{QrCode, bits, ec};

    use super::{LEVEL, masked};

    #[test]
    fn the_code_is_the_one_that_qrcode_makes() {
        for length in (1..200).step_by(3) {
            for seed in 0..3_usize {
                let text: String = (0..length)
                    .map(|at| char::from(b'!' + u8::try_from((at * at * 31 + at * seed * 7 + seed) % 90).unwrap()))
                    .collect();
                let expected = QrCode::with_error_correction_level(&text, LEVEL).unwrap();
                let bits = bits::encode_auto(text.as_bytes(), LEVEL).unwrap();
                let version = bits.version();
                let (data, correction) = ec::construct_codewords(&bits.into_bytes(), version, LEVEL).unwrap();
                let colors = masked(version, &data, &correction);
                assert_eq!(colors, expected.into_colors(), "{text}");
            }
        }
    }
}
