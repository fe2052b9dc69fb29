//! How often sandboxes may be opened and brought back: each seeding is some hundred writes.

use std::net::IpAddr;

use super::State;
use crate::error::ApiResult;
use crate::limiter::{Limiter, Quota};

/// The limits of the sandbox.
pub(super) struct SandboxLimits {
    opened: Limiter<IpAddr>,
    reset: Limiter<IpAddr>,
}

impl SandboxLimits {
    /// Starts with every key unused.
    pub(super) fn new() -> Self {
        Self {
            opened: Limiter::new(Quota::per_hour(5)),
            reset: Limiter::new(Quota::per_minute(6)),
        }
    }
}

impl State {
    /// Counts one sandbox that an address opens.
    pub fn allow_sandbox(&self, address: IpAddr) -> ApiResult<()> {
        self.limited(|limits, now| limits.sandbox.opened.take(address, now))
    }

    /// Counts one sandbox that is brought back to its start.
    pub fn allow_sandbox_reset(&self, address: IpAddr) -> ApiResult<()> {
        self.limited(|limits, now| limits.sandbox.reset.take(address, now))
    }
}
