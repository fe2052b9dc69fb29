//! A bucket queue for shortest paths.
#![expect(
    clippy::as_conversions,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::indexing_slicing,
    reason = "a bucket is the length of a way in steps"
)]

/// Cells to expand, the nearest first. No step is shorter than the width of a bucket, so a bucket is complete when its
/// turn comes, and the order within it does not matter.
pub(super) struct Buckets {
    width: f64,
    buckets: Vec<Vec<(f64, usize)>>,
    now: usize,
}

impl Buckets {
    /// Builds an empty queue for steps of at least `width`.
    pub(super) fn new(width: f64) -> Self {
        Self {
            width: width * 0.999,
            buckets: Vec::new(),
            now: 0,
        }
    }

    /// Adds a cell at the end of a way of this length.
    pub(super) fn push(&mut self, length: f64, index: usize) {
        let bucket = (length / self.width) as usize;
        if self.buckets.len() <= bucket {
            self.buckets.resize_with(bucket + 1, Vec::new);
        }
        self.buckets[bucket].push((length, index));
    }

    /// Removes one of the nearest cells.
    pub(super) fn pop(&mut self) -> Option<(f64, usize)> {
        while self.now < self.buckets.len() {
            if let Some(next) = self.buckets[self.now].pop() {
                return Some(next);
            }
            self.now += 1;
        }
        None
    }
}
