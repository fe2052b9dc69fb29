//! Where things are: the root of the repository, the build folder, and the places other commands write to.

use std::path::{Path, PathBuf};

use crate::environment;

/// The root of the repository.
/// Cargo's word at run time comes first: a build folder shared by two clones may hold the xtask of the other one.
pub(crate) fn root() -> PathBuf {
    let here = environment::variable("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").to_owned());
    let here = PathBuf::from(here);
    here.parent().map_or_else(|| here.clone(), Path::to_owned)
}

/// A path below the root.
pub(crate) fn path(below: &str) -> PathBuf {
    root().join(below)
}

/// Cargo's build folder: `CARGO_TARGET_DIR` when set, otherwise `target`.
pub(crate) fn cargo_target() -> PathBuf {
    environment::variable("CARGO_TARGET_DIR").map_or_else(|| path("target"), |dir| root().join(dir))
}

/// The binary of the dev profile.
pub(crate) fn dev_binary() -> PathBuf {
    cargo_target().join("debug").join("seatwright")
}

/// The distributed binary: always in the repository's own `target`, wherever cargo builds.
pub(crate) fn dist_binary() -> PathBuf {
    path("target/dist/seatwright")
}

/// The path as shown to people: relative to the root where possible.
pub(crate) fn shown(path: &Path) -> String {
    path.strip_prefix(root()).unwrap_or(path).display().to_string()
}
