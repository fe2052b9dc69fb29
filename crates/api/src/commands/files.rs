//! The files that a command line names.

use std::path::Path;

#[expect(
    clippy::disallowed_methods,
    reason = "reads the instance that the command line names"
)]
pub(super) fn read(file: &Path) -> Result<String, String> {
    std::fs::read_to_string(file).map_err(|error| format!("cannot read '{}': {error}", file.display()))
}

#[expect(
    clippy::disallowed_methods,
    reason = "writes the solution where the command line says"
)]
pub(super) fn write(file: &Path, text: &str) -> Result<(), String> {
    std::fs::write(file, text).map_err(|error| format!("cannot write '{}': {error}", file.display()))
}
