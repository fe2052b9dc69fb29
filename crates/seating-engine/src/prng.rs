//! The engine's own random numbers, so that a plan never changes with the version of a dependency.
//! xoshiro256++ 1.0 by Blackman and Vigna (public domain, <https://prng.di.unimi.it/xoshiro256plusplus.c>),
//! its state filled by `SplitMix64` as its authors advise.

/// A seeded stream of random numbers.
#[derive(Clone, Debug)]
pub(crate) struct Prng {
    state: [u64; 4],
}

impl Prng {
    /// Starts stream number `stream` of `seed`; different streams are unrelated.
    pub(crate) fn new(seed: u64, stream: u64) -> Self {
        let mut mix = seed ^ stream.wrapping_mul(0xD1B5_4A32_D192_ED03);
        Self {
            state: [0; 4].map(|_: u64| split_mix(&mut mix)),
        }
    }

    /// Returns 64 random bits.
    pub(crate) fn next(&mut self) -> u64 {
        let [s0, s1, s2, s3] = &mut self.state;
        let result = s0.wrapping_add(*s3).rotate_left(23).wrapping_add(*s0);
        let t = *s1 << 17;
        *s2 ^= *s0;
        *s3 ^= *s1;
        *s1 ^= *s2;
        *s0 ^= *s3;
        *s2 ^= t;
        *s3 = s3.rotate_left(45);
        result
    }

    /// Returns a number in `0..bound`; 0 when `bound` is 0 (Lemire's multiply-shift, bias below 2^-32).
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        let high = (u64::from(crate::index::id(bound)) * (self.next() >> 32)) >> 32;
        usize::try_from(high).unwrap_or(0)
    }

    /// Returns a number in `[0, 1)` with 53 random bits.
    #[expect(
        clippy::as_conversions,
        clippy::cast_precision_loss,
        reason = "a 53 bit integer fits an f64 exactly"
    )]
    pub(crate) fn unit(&mut self) -> f64 {
        (self.next() >> 11) as f64 * (1.0 / 9_007_199_254_740_992.0)
    }

    /// Returns true once in `one_in` draws on average.
    pub(crate) fn one_in(&mut self, one_in: usize) -> bool {
        self.below(one_in) == 0
    }

    /// Shuffles in place (Fisher-Yates).
    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last + 1);
            items.swap(last, other);
        }
    }
}

fn split_mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_never_changes() {
        let mut prng = Prng { state: [1, 2, 3, 4] };
        // First outputs of the authors' C code for the state 1, 2, 3, 4.
        assert_eq!(prng.next(), 41_943_041);
        assert_eq!(prng.next(), 58_720_359);
    }

    #[test]
    fn streams_of_one_seed_differ() {
        assert_ne!(Prng::new(7, 0).next(), Prng::new(7, 1).next());
    }
}
