//! Affine maps, as PDF writes them.

use lopdf::Object;

/// An affine map, as PDF writes it.
pub(super) type Matrix = [f32; 6];
/// Leaves every point where it is.
pub(super) const IDENTITY: Matrix = [1.0, 0.0, 0.0, 1.0, 0.0, 0.0];

/// The map that does one after the other.
pub(super) fn multiply(a: Matrix, b: Matrix) -> Matrix {
    let [a0, a1, a2, a3, a4, a5] = a;
    let [b0, b1, b2, b3, b4, b5] = b;
    [
        a0 * b0 + a1 * b2,
        a0 * b1 + a1 * b3,
        a2 * b0 + a3 * b2,
        a2 * b1 + a3 * b3,
        a4 * b0 + a5 * b2 + b4,
        a4 * b1 + a5 * b3 + b5,
    ]
}

/// Maps a point.
pub(super) fn apply([a, b, c, d, e, f]: Matrix, (x, y): (f32, f32)) -> (f32, f32) {
    (x * a + y * c + e, x * b + y * d + f)
}

/// Reads a map from its six numbers.
pub(super) fn six_numbers(object: &Object) -> Option<Matrix> {
    let numbers: Vec<f32> = object
        .as_array()
        .ok()?
        .iter()
        .filter_map(|number| number.as_float().ok())
        .collect();
    numbers.try_into().ok()
}
