//! Mail in the process: the thread that sends it, and the folder used without a mail server.

use std::sync::Arc;

use app_service::mail::DkimKey;
use app_service::mail::smtp::Smtp;
use app_service::mail::transport::Transport;

use crate::core::config::Config;
use crate::core::data_files;
use crate::mail::folder;

pub mod thread;

/// What mail leaves with.
pub struct Sender {
    /// The mail server of the installation, or a folder.
    pub transport: Arc<dyn Transport>,
    /// Mails sent at the same time.
    pub connections: usize,
    /// Signs mail of the installation.
    pub dkim: Option<DkimKey>,
}

/// Prepares to send as the operator decided.
pub fn sender(config: &Config) -> Result<Sender, String> {
    Ok(Sender {
        transport: transport(config)?,
        connections: config.mail_connections(),
        dkim: dkim(config)?,
    })
}

/// Checks what mail is sent with, and makes nothing.
pub(crate) fn check(config: &Config) -> Result<(), String> {
    dkim(config).map(drop)
}

fn dkim(config: &Config) -> Result<Option<DkimKey>, String> {
    let Some(dkim) = &config.mail.dkim else { return Ok(None) };
    let file = dkim.key_file.display();
    let pem = data_files::read_text(&dkim.key_file)
        .map_err(|error| format!("SEATWRIGHT_DKIM_KEY_FILE: '{file}' cannot be read: {error}"))?;
    let sender = config.mail.from.as_deref().unwrap_or_default();
    let domain = dkim.domain.as_deref().or(sender.rsplit('@').next()).unwrap_or_default();
    DkimKey::parse(&pem, domain, &dkim.selector)
        .map(Some)
        .map_err(|error| format!("SEATWRIGHT_DKIM_KEY_FILE: {error}"))
}

/// Returns what takes mail away: the configured mail server, or a folder below the data.
fn transport(config: &Config) -> Result<Arc<dyn Transport>, String> {
    match &config.mail.smtp_url {
        Some(url) => match Smtp::new(url.reveal()) {
            Ok(smtp) => Ok(Arc::new(smtp)),
            Err(app_service::error::Error::Internal(why)) => Err(format!("SEATWRIGHT_SMTP_URL: {why}")),
            Err(other) => Err(format!("SEATWRIGHT_SMTP_URL: {other}")),
        },
        None => Ok(Arc::new(folder::Files::open(&config.mail_folder())?)),
    }
}
