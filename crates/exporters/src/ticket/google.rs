//! A ticket as a link that saves it to Google Wallet: a signed token (JWT, RS256) with the event and the ticket in it.

use std::fmt;

use base64::prelude::{BASE64_URL_SAFE_NO_PAD, Engine as _};
use chrono::{DateTime, SecondsFormat, Utc};
use domain::ticket::TicketState;
use serde_json::{Value, json};
use signing::RsaKey;
use thiserror::Error;

use super::Ticket;

/// Before the token.
const SAVE: &str = "https://pay.google.com/gp/v/save/";

/// Why a service account cannot sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum GoogleKeyError {
    /// The file is something else.
    #[error("this is not the JSON key of a service account")]
    Unreadable,
    /// The file holds no usable key.
    #[error("its 'private_key' is not a private RSA key")]
    Key,
    /// Not an issuer id.
    #[error("an issuer ID has digits only")]
    Issuer,
}

/// The account of the operator at Google Wallet. `Debug` does not show the key.
#[derive(Clone)]
pub struct GoogleIssuer {
    issuer: String,
    email: String,
    key_id: String,
    key: RsaKey,
}

impl fmt::Debug for GoogleIssuer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "GoogleIssuer({}, {})", self.issuer, self.email)
    }
}

impl GoogleIssuer {
    /// Reads the JSON key of a service account for an issuer id.
    pub fn parse(issuer: &str, json: &str) -> Result<Self, GoogleKeyError> {
        if issuer.is_empty() || !issuer.chars().all(|c| c.is_ascii_digit()) {
            return Err(GoogleKeyError::Issuer);
        }
        let file: Value = serde_json::from_str(json).map_err(|_error| GoogleKeyError::Unreadable)?;
        let text = |name: &str| file.get(name).and_then(Value::as_str).map(str::to_owned);
        let email = text("client_email").ok_or(GoogleKeyError::Unreadable)?;
        let key = text("private_key").ok_or(GoogleKeyError::Unreadable)?;
        Ok(Self {
            issuer: issuer.to_owned(),
            email,
            key_id: text("private_key_id").unwrap_or_default(),
            key: RsaKey::parse(&key).ok_or(GoogleKeyError::Key)?,
        })
    }

    /// Returns the link that saves a ticket; `None` when the key is too short to sign. `origin` is where the link is shown.
    pub fn save_link(&self, ticket: &Ticket, origin: &str, now: DateTime<Utc>) -> Option<String> {
        let header = json!({ "alg": "RS256", "typ": "JWT", "kid": self.key_id });
        let claims = json!({
            "iss": self.email,
            "aud": "google",
            "typ": "savetowallet",
            "iat": now.timestamp(),
            "origins": [origin],
            "payload": {
                "eventTicketClasses": [self.event(ticket)],
                "eventTicketObjects": [self.ticket(ticket)],
            },
        });
        let text = format!("{}.{}", encoded(&header), encoded(&claims));
        let signature = BASE64_URL_SAFE_NO_PAD.encode(self.key.sign(text.as_bytes())?);
        Some(format!("{SAVE}{text}.{signature}"))
    }

    fn class(&self, ticket: &Ticket) -> String {
        format!("{}.{}", self.issuer, ticket.event_id)
    }

    /// Returns the event: what all tickets have in common.
    fn event(&self, ticket: &Ticket) -> Value {
        let local = |instant: DateTime<Utc>| {
            let instant = instant.with_timezone(&ticket.zone);
            instant.to_rfc3339_opts(SecondsFormat::Secs, false)
        };
        let mut class = json!({
            "id": self.class(ticket),
            "issuerName": "Seatwright",
            "reviewStatus": "UNDER_REVIEW",
            "eventName": localised(ticket, &ticket.event_name),
            "dateTime": { "start": local(ticket.starts_at), "end": local(ticket.ends()) },
        });
        if let (false, Some(class)) = (ticket.venue.is_empty(), class.as_object_mut()) {
            let venue = localised(ticket, &ticket.venue);
            class.insert("venue".to_owned(), json!({ "name": venue, "address": venue }));
        }
        class
    }

    fn ticket(&self, ticket: &Ticket) -> Value {
        let mut place = serde_json::Map::new();
        // A table takes the place of a section.
        for (name, text) in [("section", ticket.table()), ("seat", ticket.seat())] {
            if let Some(text) = text {
                place.insert(name.to_owned(), localised(ticket, text));
            }
        }
        json!({
            "id": format!("{}.{}", self.issuer, ticket.serial),
            "classId": self.class(ticket),
            "state": state(ticket.state),
            "hexBackgroundColor": ticket.accent.shades().light.fill,
            "ticketHolderName": ticket.guest,
            "ticketNumber": ticket.lookup_code,
            "seatInfo": place,
            "barcode": { "type": "QR_CODE", "value": ticket.link, "alternateText": ticket.lookup_code },
        })
    }
}

fn state(state: TicketState) -> &'static str {
    match state {
        TicketState::Upcoming => "ACTIVE",
        TicketState::Past => "EXPIRED",
        TicketState::Cancelled => "INACTIVE",
    }
}

fn localised(ticket: &Ticket, text: &str) -> Value {
    json!({ "defaultValue": { "language": ticket.language.tag(), "value": text } })
}

fn encoded(value: &Value) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(value.to_string())
}

#[cfg(test)]
mod tests;
