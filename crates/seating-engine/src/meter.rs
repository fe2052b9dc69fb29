//! Counts work and decides when to stop. Only this module asks the caller whether to stop.

/// Work units between two calls of the caller's callback; about a millisecond at most.
const INTERVAL: u64 = 1024;

/// Counter of one stream.
pub(crate) struct Meter<'a> {
    work: u64,
    limit: u64,
    next_question: u64,
    should_stop: &'a dyn Fn() -> bool,
    /// Work and used share at the last estimate.
    mark: (u64, f64),
    share_used: Option<&'a (dyn Fn() -> f64 + Sync)>,
    /// Work at which the end was noticed. What is done after it follows from what was done before.
    ended: Option<u64>,
}

impl<'a> Meter<'a> {
    /// Starts at zero with a limit in work units and a callback that is called regularly.
    pub(crate) fn new(
        limit: u64,
        should_stop: &'a dyn Fn() -> bool,
        share_used: Option<&'a (dyn Fn() -> f64 + Sync)>,
    ) -> Self {
        Self {
            work: 0,
            limit,
            next_question: INTERVAL,
            should_stop,
            mark: (0, 0.0),
            share_used,
            ended: None,
        }
    }

    /// Counts `units` and returns whether to continue.
    pub(crate) fn spend(&mut self, units: u64) -> bool {
        self.work += units;
        if self.ended.is_none() && self.work >= self.next_question {
            self.next_question = self.work + INTERVAL;
            if (self.should_stop)() {
                self.stop();
            }
        }
        if self.work >= self.limit {
            self.stop();
        }
        self.goes_on()
    }

    /// Returns the work that is left, by the limit or by the pace so far; `None` when neither is known.
    pub(crate) fn remaining(&mut self) -> Option<u64> {
        if self.limit < u64::MAX {
            return Some(self.limit.saturating_sub(self.work));
        }
        let used = (self.share_used?)();
        let (work, share) = (self.work - self.mark.0, used - self.mark.1);
        self.mark = (self.work, used);
        (share > 0.0).then(|| whole(fraction(work) * (1.0 - used).max(0.0) / share))
    }

    /// Returns whether to continue.
    pub(crate) fn goes_on(&self) -> bool {
        self.ended.is_none()
    }

    /// Returns the units counted until the end, or so far.
    pub(crate) fn work(&self) -> u64 {
        self.ended.unwrap_or(self.work)
    }

    /// Ends the run.
    pub(crate) fn stop(&mut self) {
        self.ended.get_or_insert(self.work);
    }
}

#[expect(
    clippy::as_conversions,
    clippy::cast_precision_loss,
    reason = "an estimate needs no more than 53 bits"
)]
fn fraction(work: u64) -> f64 {
    work as f64
}

#[expect(
    clippy::as_conversions,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the conversion saturates and the value is never negative"
)]
fn whole(work: f64) -> u64 {
    work as u64
}
