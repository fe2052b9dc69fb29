//! How busy the database is, counted with atomics so that measuring never makes a caller wait.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// The upper bounds of the buckets of a [`Histogram`], in microseconds.
pub const BUCKETS_MICROS: [u64; 7] = [1_000, 5_000, 25_000, 100_000, 500_000, 2_500_000, 10_000_000];

/// Durations by size.
#[derive(Debug, Default)]
pub struct Histogram {
    /// One for each bound, and one for what took longer.
    buckets: [AtomicU64; BUCKETS_MICROS.len() + 1],
    sum_micros: AtomicU64,
}

/// What a [`Histogram`] has counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Durations {
    /// Durations up to each bound of [`BUCKETS_MICROS`], those of smaller bounds included.
    pub up_to: [u64; BUCKETS_MICROS.len()],
    /// All durations.
    pub count: u64,
    /// Their sum in microseconds.
    pub sum_micros: u64,
}

impl Histogram {
    /// Counts a duration.
    pub fn observe(&self, duration: Duration) {
        let micros = u64::try_from(duration.as_micros()).unwrap_or(u64::MAX);
        let index = BUCKETS_MICROS.partition_point(|bound| *bound < micros);
        if let Some(bucket) = self.buckets.get(index) {
            bucket.fetch_add(1, Ordering::Relaxed);
        }
        self.sum_micros.fetch_add(micros, Ordering::Relaxed);
    }

    /// Returns what was counted.
    pub fn read(&self) -> Durations {
        let mut durations = Durations {
            sum_micros: self.sum_micros.load(Ordering::Relaxed),
            ..Durations::default()
        };
        let (mut sum, mut up_to) = (0, durations.up_to.iter_mut());
        for bucket in &self.buckets {
            sum += bucket.load(Ordering::Relaxed);
            if let Some(place) = up_to.next() {
                *place = sum;
            }
        }
        durations.count = sum;
        durations
    }
}

/// How busy the pool and the writer are.
#[derive(Clone, Copy, Debug, Default)]
pub struct Load {
    /// Open connections for reads.
    pub readers: u32,
    /// Those of them that are free.
    pub idle_readers: u32,
    /// Reads that wait for a connection.
    pub waiting_reads: usize,
    /// Writes that wait for the writer.
    pub waiting_writes: usize,
    /// How long writes waited before they ran.
    pub write_waits: Durations,
    /// How long transactions of the writer took, with their commit.
    pub transactions: Durations,
}

/// What the writer counts.
#[derive(Debug, Default)]
pub(crate) struct WriterLoad {
    waiting: AtomicUsize,
    waits: Histogram,
    transactions: Histogram,
}

impl WriterLoad {
    /// Counts a transaction that began at this moment and has ended.
    pub(crate) fn transacted(&self, began: Instant) {
        self.transactions.observe(now().saturating_duration_since(began));
    }

    /// Adds what was counted.
    pub(crate) fn add_to(&self, load: &mut Load) {
        load.waiting_writes = self.waiting.load(Ordering::Relaxed);
        load.write_waits = self.waits.read();
        load.transactions = self.transactions.read();
    }
}

/// A write in the queue; it waits until this is dropped.
pub(crate) struct QueuedWrite {
    load: Arc<WriterLoad>,
    since: Instant,
}

impl QueuedWrite {
    /// Counts one more write that waits.
    pub(crate) fn new(load: &Arc<WriterLoad>) -> Self {
        load.waiting.fetch_add(1, Ordering::Relaxed);
        Self {
            load: Arc::clone(load),
            since: now(),
        }
    }
}

impl Drop for QueuedWrite {
    fn drop(&mut self) {
        self.load.waiting.fetch_sub(1, Ordering::Relaxed);
        self.load.waits.observe(now().saturating_duration_since(self.since));
    }
}

/// The clock of all measurements here.
#[expect(
    clippy::disallowed_methods,
    reason = "how long the database takes is real time; nothing that is stored depends on it"
)]
pub(crate) fn now() -> Instant {
    Instant::now()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_duration_counts_in_its_bucket_and_all_larger_ones() {
        let histogram = Histogram::default();
        for millis in [1, 2, 30_000] {
            histogram.observe(Duration::from_millis(millis));
        }
        let durations = histogram.read();
        assert_eq!(durations.up_to, [1, 2, 2, 2, 2, 2, 2]);
        assert_eq!((durations.count, durations.sum_micros), (3, 30_003_000));
    }

    #[test]
    fn a_write_waits_until_it_runs() {
        let writer = Arc::new(WriterLoad::default());
        let queued = QueuedWrite::new(&writer);
        let mut load = Load::default();
        writer.add_to(&mut load);
        assert_eq!((load.waiting_writes, load.write_waits.count), (1, 0));
        drop(queued);
        writer.add_to(&mut load);
        assert_eq!((load.waiting_writes, load.write_waits.count), (0, 1));
    }
}
