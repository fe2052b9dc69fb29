//! The files that a command line names.

use std::io::{self, Write as _};
use std::path::Path;

use app_service::operator;
use app_service::service::Service;

use crate::core::config::Config;
use crate::core::secret_key;
use crate::core::whole_file;

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

/// Replaces a file of the command line as a whole; see [`whole_file::replace`].
pub(super) fn replace(file: &Path, bytes: &[u8]) -> Result<(), String> {
    whole_file::replace(file, |out| out.write_all(bytes))
        .map_err(|error: io::Error| format!("cannot write '{}': {error}", file.display()))
}

/// Opens the database of an installation that is there already, with the choices of its operator. Links lead to where the
/// server was last reached, unless the configuration says otherwise.
pub(super) fn open_configured(config: &Config) -> Result<Service, String> {
    let service = open_existing(config)?;
    let mut settings = config.settings(config.listen);
    if config.base_url.is_none()
        && let Ok(Some(kept)) = service.read(operator::base_url)
    {
        settings.base_url = kept;
    }
    Ok(service.with_settings(settings))
}

/// Opens the database of an installation that is there already.
pub(super) fn open_existing(config: &Config) -> Result<Service, String> {
    let key = secret_key::existing(&config.data, config.secret_key.as_ref())?;
    Service::open_existing(&config.database_url(), key)
        .map_err(|error| error.cause().map_or_else(|| error.to_string(), str::to_owned))
        .map_err(|reason| format!("the database cannot be opened: {reason}"))
}
