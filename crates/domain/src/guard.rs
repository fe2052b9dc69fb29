//! Marks the conditions that keep tenants, accounts and seats apart, so that `cargo xtask guards` can leave out one at a
//! time and demand that its test fails.

/// Evaluates a condition that must hold before something is shown or done.
///
/// In ordinary builds this is the condition and nothing else. With `--cfg guards` it also holds while the environment
/// variable `SEATWRIGHT_GUARD_OFF` has the name of the guard.
#[cfg(not(guards))]
#[macro_export]
macro_rules! guard {
    ($name:literal => $condition:expr) => {
        // Not the bare expression, which lints would want to merge with what is around it.
        ::core::convert::identity($condition)
    };
}

/// Evaluates a condition that also holds while the guard is switched off.
#[cfg(guards)]
#[macro_export]
macro_rules! guard {
    ($name:literal => $condition:expr) => {
        $condition || $crate::guard::is_off($name)
    };
}

/// Returns true while `SEATWRIGHT_GUARD_OFF` has this name.
#[cfg(guards)]
pub fn is_off(name: &str) -> bool {
    std::env::var("SEATWRIGHT_GUARD_OFF").is_ok_and(|off| off == name)
}
