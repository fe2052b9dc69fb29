//! `seatwright import-check FILE`: prints what an import of a file would give. It needs no server and changes nothing.

mod summary;

use std::path::Path;

use import_parsers::{Limits, Refusal, check_report, read_with};

use super::print;
use crate::process::document_reader::ChildReader;

/// Prints a summary for people, or the report as JSON. Returns whether the file has guests.
#[expect(clippy::disallowed_methods, reason = "reads the file that the command line names")]
pub fn run(file: &Path, json: bool) -> Result<bool, String> {
    let bytes = std::fs::read(file).map_err(|error| format!("cannot read '{}': {error}", file.display()))?;
    let name = file
        .file_name()
        .map(|name| name.to_string_lossy().into_owned())
        .unwrap_or_default();
    let reader = ChildReader::of_this_binary().map_err(|error| format!("cannot find this program: {error}"))?;
    let outcome = read_with(&name, &bytes, &Limits::default(), &reader);
    let text = if json {
        let report = check_report(&name, outcome.as_ref().map_err(Refusal::clone));
        serde_json::to_string_pretty(&report).map_err(|error| format!("cannot write the report: {error}"))? + "\n"
    } else {
        match &outcome {
            Ok(import) => summary::of_import(import),
            Err(refusal) => summary::of_refusal(refusal),
        }
    };
    print(&text)?;
    Ok(outcome.is_ok())
}
