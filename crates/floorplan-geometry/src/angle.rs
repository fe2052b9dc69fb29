//! An angle in degrees, clockwise as the screen shows it.

/// Degrees, clockwise from the x axis (or from "as drawn" for a rotation).
#[derive(Clone, Copy, Debug, Default, PartialEq, PartialOrd)]
pub struct Degrees(pub f64);

impl Degrees {
    /// Returns sine and cosine; quarter turns are exact, so that straight things stay straight.
    pub fn sin_cos(self) -> (f64, f64) {
        let turn = self.normalised().0;
        match turn {
            0.0 => (0.0, 1.0),
            90.0 => (1.0, 0.0),
            180.0 => (0.0, -1.0),
            270.0 => (-1.0, 0.0),
            _ => libm::sincos(turn.to_radians()),
        }
    }

    /// Normalises the angle to 0 (inclusive) to 360 (exclusive).
    pub fn normalised(self) -> Self {
        let turn = self.0.rem_euclid(360.0);
        Self(if turn >= 360.0 { 0.0 } else { turn })
    }

    /// Flips text that would be upside down: the result is above -90 and at most 90.
    pub fn readable(self) -> Self {
        let turn = self.normalised().0;
        Self(if turn > 270.0 {
            turn - 360.0
        } else if turn > 90.0 {
            turn - 180.0
        } else {
            turn
        })
    }

    /// Returns the direction of a vector.
    pub fn new(x: f64, y: f64) -> Self {
        Self(libm::atan2(y, x).to_degrees())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quarter_turns_are_exact() {
        assert_eq!(Degrees(450.0).sin_cos(), (1.0, 0.0));
        assert_eq!(Degrees(-90.0).sin_cos(), (-1.0, 0.0));
    }

    #[test]
    fn words_never_stand_on_their_head() {
        for (turn, readable) in [
            (0.0, 0.0),
            (90.0, 90.0),
            (135.0, -45.0),
            (180.0, 0.0),
            (270.0, 90.0),
            (300.0, -60.0),
        ] {
            assert_eq!(Degrees(turn).readable(), Degrees(readable), "{turn}");
        }
    }
}
