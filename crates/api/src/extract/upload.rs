//! An uploaded guest list: the multipart fields `guestFile` and `eventId`, held in memory up to a limit.

use actix_multipart::{Field, Multipart};
use actix_web::dev::Payload;
use actix_web::http::StatusCode;
use actix_web::{FromRequest, HttpRequest};
use domain::limits::IMPORT_BYTES_MAX;
use futures_util::StreamExt;
use futures_util::future::LocalBoxFuture;

use crate::error::{ApiResult, Problem};
use crate::extract::body::check_length;

pub(super) const TOO_LARGE: &str = "File size must be less than 5MB";

/// Boundaries, headers and the other fields around the file.
pub(super) const AROUND_THE_FILE: usize = 16 * 1024;

/// A guest list and the event it belongs to.
#[derive(Debug, Default)]
pub struct Upload {
    /// The id of the event as sent, not yet checked.
    pub event_id: String,
    /// The name of the file as sent: a hint for messages, never a path.
    pub file_name: String,
    /// The content of the file.
    pub bytes: Vec<u8>,
}

impl FromRequest for Upload {
    type Error = Problem;
    type Future = LocalBoxFuture<'static, ApiResult<Self>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let checked = check_length(request, IMPORT_BYTES_MAX + AROUND_THE_FILE, TOO_LARGE);
        let multipart = Multipart::new(request.headers(), payload.take());
        Box::pin(async move {
            checked?;
            read(multipart).await
        })
    }
}

async fn read(mut multipart: Multipart) -> ApiResult<Upload> {
    let mut upload = Upload::default();
    let mut file = false;
    while let Some(field) = multipart.next().await {
        let mut field = field.map_err(|error| broken(&error))?;
        match field.name() {
            Some("guestFile") => {
                file = true;
                upload.file_name = file_name(&field).unwrap_or_else(|| "guests".to_owned());
                upload.bytes = collect(&mut field, IMPORT_BYTES_MAX, TOO_LARGE).await?;
            }
            Some("eventId") => {
                let text = collect(&mut field, AROUND_THE_FILE, "eventId is too long.").await?;
                upload.event_id = String::from_utf8_lossy(&text).trim().to_owned();
            }
            _ => {
                collect(&mut field, AROUND_THE_FILE, TOO_LARGE).await?;
            }
        }
    }
    if !file {
        return Err(missing("guestFile", "Choose a file to import."));
    }
    if upload.event_id.is_empty() {
        return Err(missing("eventId", "Say in which event the guests are imported."));
    }
    Ok(upload)
}

pub(super) async fn collect(field: &mut Field, limit: usize, message: &str) -> ApiResult<Vec<u8>> {
    let mut bytes = Vec::new();
    while let Some(chunk) = field.next().await {
        let chunk = chunk.map_err(|error| broken(&error))?;
        if bytes.len().saturating_add(chunk.len()) > limit {
            return Err(Problem::too_large(message));
        }
        bytes.extend_from_slice(&chunk);
    }
    Ok(bytes)
}

pub(super) fn file_name(field: &Field) -> Option<String> {
    let name = field
        .content_disposition()
        .and_then(|disposition| disposition.get_filename());
    name.map(|name| name.chars().take(200).collect())
}

pub(super) fn missing(field: &str, message: &str) -> Problem {
    Problem::unreadable("invalid", Some(field.to_owned()), message)
}

pub(super) fn broken(error: &actix_multipart::MultipartError) -> Problem {
    use actix_multipart::MultipartError as Broken;
    match error {
        Broken::ContentTypeMissing | Broken::ContentTypeParse | Broken::ContentTypeIncompatible => Problem::new(
            StatusCode::UNSUPPORTED_MEDIA_TYPE,
            "unsupported_media_type",
            "Send the file as multipart/form-data.",
        ),
        other => Problem::unreadable("malformed_body", None, format!("The upload cannot be read: {other}.")),
    }
}
