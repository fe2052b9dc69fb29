//! The guards, each with its code, what takes its place when it is off, and the test that then fails.

use std::sync::LazyLock;

/// One guard of the product.
#[derive(Clone, Copy, Debug)]
pub(super) struct Guard {
    /// Area and name.
    pub(super) name: &'static str,
    /// The file of the guard, from the root of the repository.
    pub(super) file: &'static str,
    /// The guard's code; it occurs once in the file.
    pub(super) find: &'static str,
    /// The same code with the switch `domain::guard_off(name)`.
    pub(super) replace: &'static str,
    /// The crate, the test binary and the full name of the test.
    pub(super) package: &'static str,
    pub(super) binary: &'static str,
    pub(super) test: &'static str,
}

/// Declares a guard in one line per part.
macro_rules! guard {
    ($name:literal, $file:literal, $find:literal => $replace:literal, $package:literal $binary:literal $test:literal) => {
        Guard {
            name: $name,
            file: $file,
            find: $find,
            replace: $replace,
            package: $package,
            binary: $binary,
            test: $test,
        }
    };
}

mod content;
mod identity;
mod limits;
mod rates;
mod seats;
mod tenancy;

/// The guards of all areas.
pub(super) static GUARDS: LazyLock<Vec<Guard>> = LazyLock::new(|| {
    [
        // First, since some of these wait for 20 seconds.
        limits::GUARDS,
        rates::GUARDS,
        identity::GUARDS,
        tenancy::GUARDS,
        seats::GUARDS,
        content::GUARDS,
    ]
    .concat()
});
