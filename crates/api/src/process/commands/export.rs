//! `seatwright export`: one file of one event, as the screen makes it, also beside a running server. Changes no data.

use app_service::error::Error;
use app_service::exports::{self, FileRequest};
use app_service::operator;
use app_service::service::Service;
use domain::id::EventId;

use crate::core::config;
use crate::core::secret_key;
use crate::process::cli::ExportCommand;
use crate::process::commands::{self, files};

/// Makes the file; writes it only when it is complete.
pub fn run(command: &ExportCommand) -> Result<(), String> {
    let request = FileRequest::parse(&command.kind, &command.options)
        .map_err(|invalid| format!("--{}: {}", invalid.field, invalid.message))?;
    let event = EventId::parse(&command.event).map_err(|_malformed| no_event(&command.event))?;
    let service = open(command)?;
    let reason = |error: Error| match error {
        Error::NotFound(_) => no_event(&command.event),
        error => error.cause().map_or_else(|| error.to_string(), str::to_owned),
    };
    let collected = service
        .read(|r| {
            let owner = operator::owner_of(r, &event)?;
            let kept = operator::base_url(r)?;
            let base_url = command.base_url.clone().or(kept).unwrap_or_default();
            exports::collect(r, &owner, &event, &base_url)
        })
        .map_err(reason)?;
    let file = exports::make(&collected, &event, service.key(), request).map_err(reason)?;
    files::replace(&command.out, &file.bytes)?;
    if !file.missing.is_empty() {
        let letters: String = file.missing.iter().collect();
        commands::note(&format!(
            "no font contains '{letters}'; question marks are printed instead"
        ));
    }
    Ok(())
}

fn no_event(id: &str) -> String {
    format!("event '{id}' not found")
}

fn open(command: &ExportCommand) -> Result<Service, String> {
    let key = secret_key::existing(&command.data)?;
    files::open_existing(&config::database_url(command.database.as_ref(), &command.data), key)
}
