//! Counting with letters, as people do for seats and rows: after Z comes AA.

/// Returns the letters of an index, as on seats and rows: 0 is A, 25 is Z, 26 is AA.
pub fn letter(place: u32) -> String {
    let last = char::from_u32(u32::from(b'A') + place % 26).unwrap_or('A');
    match (place / 26).checked_sub(1) {
        Some(rest) => letter(rest) + &last.to_string(),
        None => last.to_string(),
    }
}

/// Returns the index of letters: A is 0, AA is 26.
pub(super) fn place_of(letters: &str) -> Option<u32> {
    let digit = |c: char| c.is_ascii_uppercase().then(|| u32::from(c) - u32::from('A') + 1);
    if letters.is_empty() || letters.len() > 4 {
        return None;
    }
    let number = letters.chars().try_fold(0_u32, |sum, c| Some(sum * 26 + digit(c)?))?;
    number.checked_sub(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_lettered_as_people_do() {
        let letters: Vec<_> = [0, 1, 25, 26, 51, 52, 701, 702].into_iter().map(letter).collect();
        assert_eq!(letters, ["A", "B", "Z", "AA", "AZ", "BA", "ZZ", "AAA"]);
    }

    #[test]
    fn a_row_that_is_not_lettered_has_no_place() {
        for letters in ["", "1", "!", "a", "A1", "Ä", "ABCDE"] {
            assert_eq!(place_of(letters), None, "{letters}");
        }
    }

    #[test]
    fn a_letter_leads_back_to_its_place() {
        for place in [0, 25, 26, 701, 702] {
            assert_eq!(place_of(&letter(place)), Some(place));
        }
    }
}
