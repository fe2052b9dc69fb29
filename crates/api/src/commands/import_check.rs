//! `seatwright import-check FILE`: prints what an import of a file would give. It needs no server and changes nothing.

use std::path::Path;

use super::print;

/// Prints the report as JSON; a file that is refused has a report too.
#[expect(clippy::disallowed_methods, reason = "reads the file that the command line names")]
pub fn run(file: &Path) -> Result<(), String> {
    let bytes = std::fs::read(file).map_err(|error| format!("cannot read '{}': {error}", file.display()))?;
    let name = file
        .file_name()
        .map(|name| name.to_string_lossy().into_owned())
        .unwrap_or_default();
    let report = import_parsers::check_report(&name, &bytes);
    let mut text =
        serde_json::to_string_pretty(&report).map_err(|error| format!("cannot write the report: {error}"))?;
    text.push('\n');
    print(&text)
}
