//! Bit sets of small numbers, for fast intersection counts.

/// A set of small numbers.
#[derive(Clone, Debug, Default)]
pub(super) struct Bits(Vec<u64>);

impl Bits {
    /// Builds the set of some numbers.
    pub(super) fn from_numbers(numbers: impl Iterator<Item = usize>) -> Self {
        let mut words = Vec::new();
        for number in numbers {
            let word = number / 64;
            if words.len() <= word {
                words.resize(word + 1, 0);
            }
            if let Some(word) = words.get_mut(word) {
                *word |= 1 << (number % 64);
            }
        }
        Self(words)
    }

    /// Returns the number of common members.
    #[expect(clippy::as_conversions, reason = "at most 64 for each word")]
    pub(super) fn common(&self, other: &Self) -> usize {
        self.0
            .iter()
            .zip(&other.0)
            .map(|(a, b)| (a & b).count_ones() as usize)
            .sum()
    }
}
