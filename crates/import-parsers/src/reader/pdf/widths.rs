//! Widths for fonts without any, which are the standard ones of every reader: those of Helvetica, from the space on.

const FIRST: u32 = 32;
const THOUSANDTHS: [u16; 95] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
    556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
    722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
    556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
    260, 334, 584,
];
const USUAL: f32 = 0.556;

/// Returns the width of a character, in parts of the font size.
pub(super) fn of(text: Option<&str>) -> f32 {
    let index = text.and_then(|text| u32::from(text.chars().next()?).checked_sub(FIRST));
    let width = index.and_then(|index| THOUSANDTHS.get(usize::try_from(index).ok()?));
    width.map_or(USUAL, |width| f32::from(*width) / 1000.0)
}
