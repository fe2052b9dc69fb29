//! The id of an element. The creator of the element chooses it, and it never changes.

use std::borrow::Borrow;

use crate::id::{ALPHABET, id_type, is_well_formed};
use crate::invalid::Invalid;
use crate::limits::ID_LENGTH;

id_type!(ElementId, "elementId", "Names one element of a plan.");

impl Borrow<str> for ElementId {
    fn borrow(&self) -> &str {
        self.as_str()
    }
}

impl AsRef<str> for ElementId {
    fn as_ref(&self) -> &str {
        self.as_str()
    }
}

/// A sequence of fresh ids for adding many elements at once. This crate has no randomness, so the caller supplies one
/// random id, and the others count up from it: 126 random bits keep the sequences of two callers apart.
#[derive(Clone, Debug)]
pub struct IdMaker {
    /// Alphabet indices of the characters of the latest id, from the last character to the first.
    digits: [u8; ID_LENGTH],
}

impl IdMaker {
    /// Starts a sequence from a random id of 21 characters.
    pub fn new(base: &str) -> Result<Self, Invalid> {
        let wrong = || Invalid::new("idBase", format!("This must be a random id of {ID_LENGTH} characters."));
        if base.len() != ID_LENGTH || !is_well_formed(base) {
            return Err(wrong());
        }
        let mut digits = [0; ID_LENGTH];
        for (digit, letter) in digits.iter_mut().zip(base.bytes().rev()) {
            *digit = (0_u8..)
                .zip(ALPHABET)
                .find(|(_, c)| **c == letter)
                .map_or(0, |(place, _)| place);
        }
        Ok(Self { digits })
    }

    /// Returns the next id, never the base itself.
    pub fn fresh(&mut self) -> ElementId {
        for digit in &mut self.digits {
            *digit = (*digit + 1) % 64;
            if *digit > 0 {
                break;
            }
        }
        let letters = self.digits.iter().rev();
        ElementId(
            letters
                .filter_map(|digit| ALPHABET.get(usize::from(*digit)))
                .map(|c| char::from(*c))
                .collect(),
        )
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn ids_count_on_from_the_base_and_never_repeat() {
        let base = "V1StGXR8Z5jdHi6BmyT_z";
        let mut maker = IdMaker::new(base).unwrap();
        let ids: HashSet<String> = (0..20_000).map(|_| maker.fresh().to_string()).collect();
        assert_eq!(ids.len(), 20_000);
        assert!(!ids.contains(base) && ids.contains("V1StGXR8Z5jdHi6BmyT__"));
        assert!(
            ids.iter()
                .all(|id| id.len() == ID_LENGTH && ElementId::parse(id).is_ok())
        );
    }

    #[test]
    fn the_last_letter_carries_over() {
        let mut maker = IdMaker::new("---------------------").unwrap();
        assert_eq!(maker.fresh().as_str(), "000000000000000000000");
    }

    #[test]
    fn a_base_that_is_no_new_id_is_refused() {
        for base in [
            "",
            "short",
            "V1StGXR8Z5jdHi6BmyT_z1",
            "V1StGXR8Z5jdHi6BmyT z",
            "ü1StGXR8Z5jdHi6BmyT_",
        ] {
            assert_eq!(IdMaker::new(base).unwrap_err().field, "idBase", "{base}");
        }
    }
}
