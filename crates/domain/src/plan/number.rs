//! The numbers of a plan: their limits, and the rounding that keeps every copy of a document equal to the last bit.

/// Plan units in a foot; a unit is half an inch.
pub const UNITS_PER_FOOT: f64 = 24.0;
/// Plan units in an inch.
pub const UNITS_PER_INCH: f64 = 2.0;
/// The largest coordinate or length of a document, in units (about 12.7 km).
pub const COORDINATE_MAX: f64 = 1e6;
/// The smallest width or height of an element, in units.
pub const SIZE_MIN: f64 = 1.0;
/// Elements in one plan.
pub const ELEMENTS_MAX: usize = 20_000;
/// Chairs at one element.
pub const CHAIRS_MAX: u32 = 100;
/// Chairs in a booth of a trade show.
pub const BOOTH_CHAIRS_MAX: u32 = 4;
/// Least distance between neighbouring chairs, in units.
pub const CHAIR_GAP: (f64, f64) = (2.0, 6.0);
/// Seats in one plan; a request of a few kilobytes must not become gigabytes of chairs.
pub const SEATS_MAX: usize = 40_000;
/// Points of one polygon.
pub const POINTS_MAX: usize = 1_000;
/// Aisles, and also measurement lines, in one plan.
pub const LINES_MAX: usize = 2_000;
/// Characters of a label, a name or another one-line text.
pub const TEXT_MAX: usize = 200;
/// Bytes of one field that this version does not know, printed as JSON.
pub const UNKNOWN_FIELD_BYTES_MAX: usize = 256 * 1024;
/// Bytes of the SVG text of one picture.
pub const SVG_BYTES_MAX: usize = 256 * 1024;
/// Characters of the address of a picture.
pub const IMAGE_URL_MAX: usize = 2_048;
/// Width of a picture as a multiple of its height.
pub const ASPECT_RATIO: (f64, f64) = (0.001, 1_000.0);
/// How opaque the picture under the plan is.
pub const OPACITY: (f64, f64) = (0.1, 1.0);
/// Changes that can be undone.
pub const HISTORY_MAX: usize = 50;
/// Size of label text, in units.
pub const FONT_SIZE: (f64, f64) = (8.0, 24.0);
/// Size of a chair as a percentage of 18 in.
pub const CHAIR_SIZE_PERCENT: (f64, f64) = (70.0, 120.0);
/// Distance from table edge to chair, in units.
pub const EDGE_GAP: (f64, f64) = (2.0, 8.0);
/// Camera zoom.
pub const ZOOM: (f64, f64) = (0.1, 5.0);
/// Width and height of the room, in feet.
pub const VENUE_FT: (f64, f64) = (10.0, 500.0);
/// Smallest and largest grid step, in units.
pub const GRID_SIZE: (f64, f64) = (12.0, 2_400.0);

/// Rounds to a thousandth; negative zero becomes zero, so that equal documents print equally.
pub fn round(value: f64) -> f64 {
    (value * 1000.0).round() / 1000.0 + 0.0
}

/// Rounds a coordinate or length, or says why it cannot be one.
pub fn coordinate(value: f64) -> Result<f64, String> {
    if !value.is_finite() {
        return Err("must be a finite number".to_owned());
    }
    if value.abs() > COORDINATE_MAX {
        return Err(format!(
            "must be between -{COORDINATE_MAX} and {COORDINATE_MAX}, not {value:e}"
        ));
    }
    Ok(round(value))
}

/// Rounds a width or height, or says why it cannot be one.
pub fn length(value: f64) -> Result<f64, String> {
    let value = coordinate(value)?;
    if value < SIZE_MIN {
        Err(format!("must be at least {SIZE_MIN}, not {value}"))
    } else {
        Ok(value)
    }
}

/// Brings an angle in degrees into 0 (inclusive) to 360 (exclusive), or says why it cannot be one.
pub fn angle(value: f64) -> Result<f64, String> {
    let value = round(coordinate(value)?.rem_euclid(360.0));
    Ok(if value >= 360.0 { 0.0 } else { value })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounding_twice_changes_nothing_and_zero_has_no_sign() {
        for value in [0.1, 1.0005, -1.0005, 123_456.789_4, -0.0001, 1e6, 0.000_5] {
            let once = round(value);
            assert_eq!(once.to_bits(), round(once).to_bits(), "{value}");
        }
        assert_eq!(round(-0.0).to_bits(), 0.0_f64.to_bits());
        assert_eq!(round(-0.0001).to_bits(), 0.0_f64.to_bits());
    }

    #[test]
    fn numbers_that_are_none_are_refused() {
        for value in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY, 1e308, 1_000_001.0] {
            assert!(coordinate(value).is_err(), "{value}");
        }
        assert!(length(0.2).is_err());
    }

    #[test]
    fn angles_come_into_one_turn() {
        assert_eq!(angle(-90.0), Ok(270.0));
        assert_eq!(angle(720.0), Ok(0.0));
        assert_eq!(angle(359.999_9), Ok(0.0));
        assert_eq!(angle(-0.000_01), Ok(0.0));
    }
}
