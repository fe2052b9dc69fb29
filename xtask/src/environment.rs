//! The environment that xtask was started with.
#![expect(clippy::disallowed_methods, reason = "the one place that reads variables")]

/// Reads one variable; empty counts as unset.
pub(crate) fn variable(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.is_empty())
}
