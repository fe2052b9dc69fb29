//! Writes SVG path data in world coordinates from places in an element's own coordinates.

use crate::point::{Frame, Point};

/// A builder of path data.
pub(super) struct Path<'f> {
    frame: &'f Frame,
    d: String,
}

impl<'f> Path<'f> {
    pub(super) fn new(frame: &'f Frame) -> Self {
        Self {
            frame,
            d: String::new(),
        }
    }

    /// Continues existing path data, perhaps in another frame.
    pub(super) fn on(frame: &'f Frame, d: String) -> Self {
        Self { frame, d }
    }

    pub(super) fn finish(self) -> String {
        self.d
    }

    pub(super) fn move_to(mut self, x: f64, y: f64) -> Self {
        self.write('M', x, y);
        self
    }

    pub(super) fn line_to(mut self, x: f64, y: f64) -> Self {
        self.write('L', x, y);
        self
    }

    pub(super) fn line(self, x1: f64, y1: f64, x2: f64, y2: f64) -> Self {
        self.move_to(x1, y1).line_to(x2, y2)
    }

    /// Adds a curve with one control point.
    pub(super) fn curve_to(mut self, control_x: f64, control_y: f64, x: f64, y: f64) -> Self {
        self.write('Q', control_x, control_y);
        self.write(' ', x, y);
        self
    }

    /// Adds a clockwise arc of an ellipse whose axes are those of the element.
    pub(super) fn bow_to(mut self, rx: f64, ry: f64, x: f64, y: f64) -> Self {
        let sweep = self.sweep(true);
        self.d += &format!(
            "A{} {} {} 0 {sweep}",
            number(rx),
            number(ry),
            number(self.frame.rotation.0)
        );
        self.write(' ', x, y);
        self
    }

    /// Adds a circular arc, clockwise or counterclockwise.
    pub(super) fn arc_to(mut self, radius: f64, clockwise: bool, x: f64, y: f64) -> Self {
        let text = number(radius);
        self.d += &format!("A{text} {text} 0 0 {}", self.sweep(clockwise));
        self.write(' ', x, y);
        self
    }

    /// Adds a rectangle.
    pub(super) fn rectangle(self, x0: f64, y0: f64, x1: f64, y1: f64) -> Self {
        let path = self.move_to(x0, y0).line_to(x1, y0).line_to(x1, y1);
        path.line_to(x0, y1).close()
    }

    /// Adds a circle.
    pub(super) fn circle(self, x: f64, y: f64, radius: f64) -> Self {
        let mut path = self.move_to(x - radius, y);
        for side in [radius, -radius] {
            let text = number(radius);
            path.d += &format!("A{text} {text} 0 0 1");
            path.write(' ', x + side, y);
        }
        path.close()
    }

    /// Returns the sweep flag of an arc in the plan.
    fn sweep(&self, clockwise: bool) -> u8 {
        u8::from(clockwise != self.frame.is_mirrored())
    }

    pub(super) fn close(mut self) -> Self {
        self.d.push('Z');
        self
    }

    fn write(&mut self, word: char, x: f64, y: f64) {
        let place = self.frame.to_plan(Point::new(x, y));
        self.d.push(word);
        push_number(&mut self.d, place.x);
        self.d.push(' ');
        push_number(&mut self.d, place.y);
    }
}

/// Formats a number with at most two decimals and no trailing zeros.
pub(crate) fn number(value: f64) -> String {
    let mut text = String::with_capacity(8);
    push_number(&mut text, value);
    text
}

/// Appends a number as [`number`] formats it. Drawings hold tens of thousands of numbers, so it counts hundredths
/// instead of looking for the shortest representation.
#[expect(
    clippy::as_conversions,
    reason = "saturates; numbers of a drawing are some millions at most"
)]
pub(crate) fn push_number(text: &mut String, value: f64) {
    let hundredths = (value * 100.0 + 0.5_f64.copysign(value)) as i64;
    if hundredths < 0 {
        text.push('-');
    }
    // Digits from last to first, at least three, so that there is always one before the point.
    let (mut digits, mut first, mut left) = ([b'0'; 20], 20, hundredths.unsigned_abs());
    for digit in digits.iter_mut().rev() {
        if left == 0 && first <= 17 {
            break;
        }
        *digit = b'0' + (left % 10) as u8;
        left /= 10;
        first -= 1;
    }
    let digits = digits.get(first..).and_then(|digits| std::str::from_utf8(digits).ok());
    let (whole, rest) = digits
        .and_then(|digits| digits.split_at_checked(digits.len() - 2))
        .unwrap_or_default();
    *text += whole;
    let rest = rest.trim_end_matches('0');
    if !rest.is_empty() {
        text.push('.');
        *text += rest;
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn numbers_are_read_again_to_half_a_hundredth(value in -2_000_000.0..2_000_000.0_f64) {
            let text = number(value);
            prop_assert!((text.parse::<f64>().unwrap() - value).abs() < 0.005_000_01, "{text}");
            prop_assert!(!text.contains('.') || !text.ends_with(['0', '.']), "{text}");
        }
    }

    #[test]
    fn numbers_are_spelled_with_at_most_two_decimals() {
        for (value, text) in [
            (0.0, "0"),
            (-0.001, "0"),
            (1.0, "1"),
            (-1.5, "-1.5"),
            (0.05, "0.05"),
            (1234.567, "1234.57"),
            (-0.25, "-0.25"),
            (99.999, "100"),
            (0.1, "0.1"),
            (-12.3, "-12.3"),
            (7.004, "7"),
            (7.005_1, "7.01"),
            (-7.996, "-8"),
            (1_000_000.1, "1000000.1"),
        ] {
            assert_eq!(number(value), text);
        }
    }
}
