//! Mail as the process sees it: the thread that sends it, and the folder it goes to when there is no mail server.

use std::sync::Arc;

use app_service::mail::smtp::Smtp;
use app_service::mail::transport::Transport;

use crate::config::Config;

pub mod files;
pub mod thread;

/// Returns what takes mail away: the configured mail server, or a folder below the data.
pub fn transport(config: &Config) -> Result<Arc<dyn Transport>, String> {
    match &config.mail.smtp_url {
        Some(url) => match Smtp::new(url.reveal()) {
            Ok(smtp) => Ok(Arc::new(smtp)),
            Err(app_service::error::Error::Internal(why)) => Err(format!("SEATWRIGHT_SMTP_URL: {why}")),
            Err(other) => Err(format!("SEATWRIGHT_SMTP_URL: {other}")),
        },
        None => Ok(Arc::new(files::Files::open(&config.mail_folder())?)),
    }
}
