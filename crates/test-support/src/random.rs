//! Random bytes that are the same in every run, and a source that can be told what to give.

use std::sync::atomic::{AtomicU64, Ordering};

use app_service::error::Error;
use app_service::random::Random;

/// A repeatable stream of bytes (`SplitMix64`).
#[derive(Debug)]
pub struct SeededRandom(AtomicU64);

impl SeededRandom {
    /// Starts a stream; equal seeds give equal streams.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(AtomicU64::new(seed))
    }
}

impl Random for SeededRandom {
    fn fill(&self, buffer: &mut [u8]) -> Result<(), Error> {
        for chunk in buffer.chunks_mut(8) {
            let state = self.0.fetch_add(0x9E37_79B9_7F4A_7C15, Ordering::Relaxed);
            let mixed = (state ^ state >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
            for (byte, random) in chunk.iter_mut().zip((mixed ^ mixed >> 31).to_le_bytes()) {
                *byte = random;
            }
        }
        Ok(())
    }
}

/// A source that fails from some draw on.
#[derive(Debug)]
pub struct FailingRandom {
    stream: SeededRandom,
    left: AtomicU64,
}

impl FailingRandom {
    /// Gives this many draws.
    #[must_use]
    pub fn after(draws: u64) -> Self {
        Self {
            stream: SeededRandom::new(2),
            left: AtomicU64::new(draws),
        }
    }
}

impl Random for FailingRandom {
    fn fill(&self, buffer: &mut [u8]) -> Result<(), Error> {
        let left = self
            .left
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(1));
        match left {
            Ok(_) => self.stream.fill(buffer),
            Err(_) => Err(Error::Internal("no more random bytes".to_owned())),
        }
    }
}

/// A source that gives few different values, so that drawn codes collide all the time.
#[derive(Debug)]
pub struct NarrowRandom {
    stream: SeededRandom,
    values: u8,
}

impl NarrowRandom {
    /// Starts a stream whose short draws take only this many values; ids stay random.
    #[must_use]
    pub fn new(values: u8) -> Self {
        Self {
            stream: SeededRandom::new(7),
            values: values.max(1),
        }
    }
}

impl Random for NarrowRandom {
    fn fill(&self, buffer: &mut [u8]) -> Result<(), Error> {
        self.stream.fill(buffer)?;
        if let [first, rest @ ..] = buffer
            && rest.len() < 8
        {
            *first %= self.values;
            rest.fill(0);
        }
        Ok(())
    }
}
