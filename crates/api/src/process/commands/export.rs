//! `seatwright export`: one file of one event, or all, as the screen makes them, also beside a running server. Changes no data.

use std::path::Path;

use app_service::error::Error;
use app_service::exports::{self, Collected, ExportFile, FileKind, FileRequest};
use app_service::operator;
use app_service::service::Service;
use domain::id::EventId;

use crate::core::data_files;
use crate::process::cli::ExportCommand;
use crate::process::commands::{self, files};

/// The word for all kinds.
const ALL: &str = "all";

/// Makes the file, or all files, and writes each only when it is complete.
pub fn run(command: &ExportCommand) -> Result<(), String> {
    let requests = requests(command)?;
    let event = EventId::parse(&command.event).map_err(|_malformed| no_event(&command.event))?;
    let service = files::open_existing(&command.config)?;
    let collected = collect(command, &service, &event, &requests)?;
    let make =
        |request| exports::make(&collected, &event, service.key(), request).map_err(|error| reason(command, error));
    if command.kind != ALL {
        let [request] = requests.as_slice() else {
            return Err("there is no such file".to_owned());
        };
        return write(&command.out, &make(*request)?);
    }
    data_files::make_folder(&command.out)
        .map_err(|error| format!("cannot make '{}': {error}", command.out.display()))?;
    let mut refused = 0;
    for request in requests {
        match make(request) {
            Ok(file) => write(&command.out.join(&file.name), &file)?,
            Err(reason) => {
                refused += 1;
                commands::note(&format!("{}: {reason}", request.kind.name()));
            }
        }
    }
    if refused > 0 {
        return Err(format!("{refused} of the files could not be made"));
    }
    Ok(())
}

/// One request, or one for each kind. All kinds already hold what the zip for the venue holds.
fn requests(command: &ExportCommand) -> Result<Vec<FileRequest>, String> {
    let parse = |kind: &str| {
        FileRequest::parse(kind, &command.options)
            .map_err(|invalid| format!("--{}: {}", invalid.field, invalid.message))
    };
    if command.kind != ALL {
        return Ok(vec![parse(&command.kind)?]);
    }
    let kinds = FileKind::all().filter(|kind| *kind != FileKind::VenuePack);
    kinds.map(|kind| parse(kind.name())).collect()
}

fn collect(
    command: &ExportCommand,
    service: &Service,
    event: &EventId,
    requests: &[FileRequest],
) -> Result<Collected, String> {
    let collected = service.read(|r| {
        let owner = operator::owner_of(r, event)?;
        let kept = operator::base_url(r)?;
        let base_url = command.base_url.clone().or(kept).unwrap_or_default();
        let mut collected = exports::collect(r, &owner, event, &base_url)?;
        for request in requests {
            collected.add_details(r, &owner, event, *request)?;
        }
        Ok::<_, Error>(collected)
    });
    collected.map_err(|error| reason(command, error))
}

fn write(path: &Path, file: &ExportFile) -> Result<(), String> {
    files::replace(path, &file.bytes)?;
    if !file.missing.is_empty() {
        let letters: String = file.missing.iter().collect();
        commands::note(&format!(
            "no font contains '{letters}'; question marks are printed instead"
        ));
    }
    Ok(())
}

fn reason(command: &ExportCommand, error: Error) -> String {
    match error {
        Error::NotFound(_) => no_event(&command.event),
        error => error.cause().map_or_else(|| error.to_string(), str::to_owned),
    }
}

fn no_event(id: &str) -> String {
    format!("event '{id}' not found")
}
