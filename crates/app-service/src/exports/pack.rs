//! Everything that a venue needs on the day, as one zip.

use std::collections::BTreeSet;

use domain::id::EventId;
use exporters::Archive;

use super::collect::Collected;
use super::files::{self, ExportFile, FileKind, FileRequest, PARTS, Tell};
use crate::core::error::Error;
use crate::core::installation_key::InstallationKey;

/// The files, by the names of their kinds.
const CONTENT: [&str; 8] = [
    "seating-chart",
    "table-lists",
    "escort-list",
    "kitchen",
    "check-in-list",
    "pick-list",
    "xlsx",
    "png",
];

/// How many files there are.
pub(super) const FILES: u64 = 8;

/// Makes the files one after the other. It does not count as a print: the venue may print some of them, or none.
pub(super) fn make(
    collected: &Collected,
    event: &EventId,
    key: &InstallationKey,
    request: FileRequest,
    tell: Tell<'_>,
) -> Result<ExportFile, Error> {
    let mut archive = Archive::default();
    let mut missing = BTreeSet::new();
    for (done, name) in (0_u64..).zip(CONTENT) {
        let part = FileRequest {
            kind: FileKind::parse(name)?,
            ..request
        };
        let file = files::make_in_parts(collected, event, key, part, &mut |parts| tell(done * PARTS + parts))?;
        archive
            .add(&file.name, &file.bytes)
            .map_err(|error| files::fault(&error))?;
        missing.extend(file.missing);
    }
    Ok(ExportFile {
        bytes: archive.finish().map_err(|error| files::fault(&error))?,
        missing,
        media_type: "application/zip",
        name: format!("venue-pack-{event}.zip"),
        stamps: Vec::new(),
        state: (collected.plan_revision, collected.event_version),
    })
}

/// Returns the names of the files, one per line.
pub(super) fn content(event: &EventId, request: FileRequest) -> Result<String, Error> {
    let names = CONTENT.into_iter().map(|name| {
        let (name, ending, _) = FileKind::parse(name)?.names(request.format);
        Ok(format!("{name}-{event}.{ending}"))
    });
    Ok(names.collect::<Result<Vec<_>, Error>>()?.join("\n"))
}
