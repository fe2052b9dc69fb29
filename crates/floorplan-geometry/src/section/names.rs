//! The names of rows: letters continue as A, B … Z, AA; numbers count up.

use domain::invalid::Invalid;
use domain::plan::letters::letter;

/// An endless sequence of row names.
#[derive(Debug)]
pub(super) enum Rows {
    Letters(u32),
    Numbers(u32),
}

impl Rows {
    /// Parses the name of the first row.
    pub(super) fn from(first: &str) -> Result<Self, Invalid> {
        let name = first.trim().to_uppercase();
        if let Ok(number) = name.parse::<u32>() {
            return Ok(Self::Numbers(number));
        }
        let place = (1..=2).contains(&name.len()).then(|| place_of(&name)).flatten();
        place
            .map(Self::Letters)
            .ok_or_else(|| Invalid::new("firstRow", "This must be one or two letters, or a number."))
    }

    /// Returns the name of the next row.
    pub(super) fn next_name(&mut self) -> String {
        match self {
            Self::Letters(place) => {
                *place = place.saturating_add(1);
                letter(*place - 1)
            }
            Self::Numbers(number) => {
                *number = number.saturating_add(1);
                (*number - 1).to_string()
            }
        }
    }
}

/// Returns the position of letters in A, B … Z, AA, AB.
fn place_of(letters: &str) -> Option<u32> {
    letters
        .bytes()
        .try_fold(0_u32, |place, letter| {
            let digit = letter.is_ascii_uppercase().then(|| u32::from(letter - b'A') + 1)?;
            Some(place * 26 + digit)
        })?
        .checked_sub(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(first: &str) -> Vec<String> {
        let mut rows = Rows::from(first).unwrap();
        (0..3).map(|_| rows.next_name()).collect()
    }

    #[test]
    fn rows_go_on_from_the_first() {
        assert_eq!(names("A"), ["A", "B", "C"]);
        assert_eq!(names(" y "), ["Y", "Z", "AA"]);
        assert_eq!(names("AZ"), ["AZ", "BA", "BB"]);
        assert_eq!(names("9"), ["9", "10", "11"]);
        for wrong in ["", "ABC", "A1", "é", "-1"] {
            assert_eq!(Rows::from(wrong).unwrap_err().field, "firstRow", "{wrong}");
        }
    }
}
