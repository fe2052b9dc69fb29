//! A ticket as a pass for Apple Wallet: a zip of `pass.json`, pictures, a list of their digests and a signature over the list.
//! The words are in the language of the guest, not in that of the phone.

use std::io::{Cursor, Write as _};

use chrono::{SecondsFormat, TimeDelta};
use domain::event::accent::Shades;
use domain::ticket::TicketState;
use serde_json::{Map, Value, json};
use sha1::{Digest as _, Sha1};
use thiserror::Error;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use super::{Ticket, logo};
use crate::plan_picture::PictureError;

mod certificate;

pub use certificate::{CertificateError, PassCertificate, PassFiles};

/// Hours after its end in which a pass is still offered.
const KEPT_HOURS: i64 = 12;

/// What Apple knows the issuer of passes by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PassIssuer {
    /// The pass type identifier, such as `pass.org.example.seats`.
    pub pass_type: String,
    /// The team identifier of ten characters.
    pub team: String,
}

/// Why a pass could not be made.
#[derive(Debug, Error)]
pub enum PassError {
    /// A picture cannot be drawn.
    #[error(transparent)]
    Picture(#[from] PictureError),
    /// The files cannot be joined.
    #[error("The pass cannot be written: {0}")]
    Zip(#[from] zip::result::ZipError),
    /// A file cannot be added.
    #[error("The pass cannot be written: {0}")]
    Write(#[from] std::io::Error),
    /// JSON cannot be written.
    #[error("The pass cannot be written: {0}")]
    Json(#[from] serde_json::Error),
    /// The signature could not be made.
    #[error("The pass cannot be signed.")]
    Signature,
}

/// A file of a pass: its name and bytes.
type PassFile = (String, Vec<u8>);

/// Returns a pass. `sign` gets the list of digests and returns its detached signature.
pub fn pkpass(
    ticket: &Ticket,
    issuer: &PassIssuer,
    sign: impl FnOnce(&[u8]) -> Option<Vec<u8>>,
) -> Result<Vec<u8>, PassError> {
    let mut files = pass_files(ticket, issuer)?;
    let manifest = manifest(&files)?;
    let signature = sign(&manifest).ok_or(PassError::Signature)?;
    files.push(("manifest.json".to_owned(), manifest));
    files.push(("signature".to_owned(), signature));
    zipped(&files)
}

/// Returns the files that are signed.
fn pass_files(ticket: &Ticket, issuer: &PassIssuer) -> Result<Vec<PassFile>, PassError> {
    let shades = ticket.accent.shades().light;
    let mut files = vec![(
        "pass.json".to_owned(),
        serde_json::to_vec(&pass_json(ticket, issuer, &shades))?,
    )];
    for (scale, suffix) in [(1, ""), (2, "@2x"), (3, "@3x")] {
        let icon = logo::png(29 * scale, &shades.on_fill, Some(&shades.fill))?;
        files.push((format!("icon{suffix}.png"), icon));
        files.push((
            format!("logo{suffix}.png"),
            logo::png(50 * scale, &shades.on_fill, None)?,
        ));
    }
    Ok(files)
}

/// Returns the SHA-1 digests of the files by their names, which is what Wallet compares.
fn manifest(files: &[PassFile]) -> Result<Vec<u8>, serde_json::Error> {
    let digests = files.iter().map(|(name, bytes)| {
        let digest = Sha1::digest(bytes);
        let hex: String = digest.iter().map(|octet| format!("{octet:02x}")).collect();
        (name.clone(), Value::from(hex))
    });
    serde_json::to_vec(&digests.collect::<Map<String, Value>>())
}

fn zipped(files: &[PassFile]) -> Result<Vec<u8>, PassError> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        // Without a time, so that the same ticket gives the same files.
        zip.start_file(name, SimpleFileOptions::default())?;
        zip.write_all(bytes)?;
    }
    Ok(zip.finish()?.into_inner())
}

fn pass_json(ticket: &Ticket, issuer: &PassIssuer, shades: &Shades) -> Value {
    let words = ticket.words();
    let starts = ticket.starts_at.with_timezone(&ticket.zone);
    let starts = starts.to_rfc3339_opts(SecondsFormat::Secs, false);
    let expires = ticket.ends() + TimeDelta::hours(KEPT_HOURS);
    json!({
        "formatVersion": 1,
        "passTypeIdentifier": issuer.pass_type,
        "teamIdentifier": issuer.team,
        "serialNumber": ticket.serial,
        "organizationName": "Seatwright",
        "description": format!("{}: {}", words.title, ticket.event_name),
        "backgroundColor": rgb(&shades.fill),
        "foregroundColor": rgb(&shades.on_fill),
        "labelColor": rgb(&shades.on_fill),
        "relevantDate": starts,
        "expirationDate": expires.to_rfc3339_opts(SecondsFormat::Secs, true),
        "voided": ticket.state == TicketState::Cancelled,
        "barcodes": [{
            "format": "PKBarcodeFormatQR",
            "message": ticket.link,
            "messageEncoding": "iso-8859-1",
            "altText": ticket.lookup_code,
        }],
        "eventTicket": {
            "primaryFields": [field("event", "", &ticket.event_name)],
            "secondaryFields": secondary(ticket, &starts),
            "auxiliaryFields": auxiliary(ticket),
            "backFields": [
                field("code", &words.code, &ticket.lookup_code),
                field("ticket", &words.title, &ticket.link),
            ],
        },
    })
}

/// Returns date and place. Phones write the date in their own way, with the time at the place of the event.
fn secondary(ticket: &Ticket, starts: &str) -> Vec<Value> {
    let words = ticket.words();
    let mut fields = vec![json!({
        "key": "date",
        "label": words.date,
        "value": starts,
        "dateStyle": "PKDateStyleMedium",
        "timeStyle": "PKDateStyleShort",
        "ignoresTimeZone": true,
    })];
    if !ticket.venue.is_empty() {
        fields.push(field("venue", &words.venue, &ticket.venue));
    }
    fields
}

fn auxiliary(ticket: &Ticket) -> Vec<Value> {
    let words = ticket.words();
    let mut fields = vec![field("guest", &words.guest, &ticket.guest)];
    if let Some(table) = ticket.table() {
        fields.push(field("table", &words.table, table));
    }
    if let Some(seat) = ticket.seat() {
        fields.push(field("seat", &words.seat, seat));
    }
    fields
}

fn field(key: &str, label: &str, value: &str) -> Value {
    json!({ "key": key, "label": label, "value": value })
}

/// Returns `#rrggbb` as passes write it.
fn rgb(hex: &str) -> String {
    let part = |range| hex.get(range).and_then(|digits| u8::from_str_radix(digits, 16).ok());
    let [red, green, blue] = [1..3, 3..5, 5..7].map(|range| part(range).unwrap_or_default());
    format!("rgb({red}, {green}, {blue})")
}

#[cfg(test)]
mod tests;
