//! A line as an element: files give its two ends, a plan keeps its box and rotation, so that it moves and turns like
//! everything else.

/// The fields of the ends.
pub const ENDS: [&str; 4] = ["startX", "startY", "endX", "endY"];
/// Height of the box of a line, in units.
pub const THICKNESS: f64 = 2.0;
/// How far ends and box may differ through rounding, in units.
pub const TOLERANCE: f64 = 0.05;

/// Returns left edge, top edge and width of the box of a line in units, and its rotation in degrees.
pub(super) fn boxed([x0, y0, x1, y1]: [f64; 4]) -> (f64, f64, f64, f64) {
    let (dx, dy) = (x1 - x0, y1 - y0);
    let length = (dx * dx + dy * dy).sqrt().max(1.0);
    let (cx, cy) = (f64::midpoint(x0, x1), f64::midpoint(y0, y1));
    (
        cx - length / 2.0,
        cy - THICKNESS / 2.0,
        length,
        libm::atan2(dy, dx).to_degrees(),
    )
}

/// Returns the ends (x and y of the start, x and y of the end) of a line with a box (left, top, width, height) that is
/// turned about its middle, in degrees.
pub fn ends((x, y, width, height): (f64, f64, f64, f64), rotation: f64) -> [f64; 4] {
    let (cx, cy) = (x + width / 2.0, y + height / 2.0);
    let (sin, cos) = libm::sincos(rotation.to_radians());
    let (dx, dy) = (cos * width / 2.0, sin * width / 2.0);
    [cx - dx, cy - dy, cx + dx, cy + dy]
}
