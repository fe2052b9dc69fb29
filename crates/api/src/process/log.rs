//! The log on standard error: its filter, its format, and the lines at the start and the end of the process.

use std::io::{self, IsTerminal};
use std::net::SocketAddr;

use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::Directive;

use crate::core::clock;
use crate::core::config::{Config, LogFormat};
use crate::process::commands;
use crate::process::shutdown::Asked;

/// Default filter: warnings an operator can act on, and the lines at start and end. Forged session cookies are not logged.
const QUIET: &str = "warn,seatwright=info,actix_session=error";

/// Starts to log, as the operator chose. One line per request is at level `debug`, failures at `error`.
pub(super) fn start(config: &Config) {
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter(config.log.as_deref(), config.access_log))
        .with_writer(io::stderr)
        .with_ansi(io::stderr().is_terminal());
    // A second log in one process is refused, which only tests can notice.
    let _already_started = match config.log_format {
        LogFormat::Text => log.try_init(),
        // The fields are beside timestamp, level, target and message.
        LogFormat::Json => log
            .json()
            .flatten_event(true)
            .with_current_span(false)
            .with_span_list(false)
            .try_init(),
    };
}

fn filter(chosen: Option<&str>, access_log: bool) -> EnvFilter {
    let chosen = chosen.and_then(|text| EnvFilter::try_new(text).ok());
    let filter = chosen.unwrap_or_else(|| EnvFilter::new(QUIET));
    let access = if access_log { "access=info" } else { "access=off" };
    match access.parse::<Directive>() {
        Ok(directive) => filter.add_directive(directive),
        Err(_malformed) => filter,
    }
}

/// Shows a warning about the configuration: among the lines of a log in JSON, and otherwise with any filter.
pub(super) fn warn(format: LogFormat, warning: &str) {
    match format {
        LogFormat::Text => commands::note(&format!("seatwright: {warning}")),
        LogFormat::Json => tracing::warn!(target: "seatwright", "{warning}"),
    }
}

/// Notes that the server listens.
pub(super) fn started(config: &Config, address: SocketAddr, metrics: Option<SocketAddr>) {
    let database = if config.database_file().is_some() {
        "sqlite"
    } else {
        "postgresql"
    };
    tracing::info!(
        target: "seatwright",
        version = env!("CARGO_PKG_VERSION"),
        listen = %address,
        database,
        data = %config.data.display(),
        metrics = metrics.map(tracing::field::display),
        "started"
    );
}

/// Notes that the server has stopped, and how long that took.
pub(super) fn stopped(asked: &Asked) {
    let seconds = clock::now().saturating_duration_since(asked.at).as_secs_f64();
    tracing::info!(target: "seatwright", signal = asked.signal, drained = asked.drains, seconds, "stopped");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_access_log_is_an_option_of_its_own() {
        for (chosen, access_log, expected) in [
            (None, false, "access=off"),
            (None, true, "access=info"),
            (Some("debug"), false, "access=off"),
            (Some("error"), true, "access=info"),
        ] {
            let text = filter(chosen, access_log).to_string();
            assert!(text.split(',').any(|part| part == expected), "{text}");
        }
    }
}
