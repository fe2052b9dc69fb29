//! An uploaded guest list: the multipart fields `guestFile` and `eventId`, held in memory up to a limit.

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest};
use domain::limits::IMPORT_BYTES_MAX;
use futures_util::future::LocalBoxFuture;

use crate::core::error::{ApiResult, Problem};
use crate::core::extract::form::{Form, file_name, missing};

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
        let form = Form::open(request, payload, IMPORT_BYTES_MAX);
        Box::pin(async move { read(form.await?).await })
    }
}

async fn read(mut form: Form) -> ApiResult<Upload> {
    let mut upload = Upload::default();
    let mut file = false;
    while let Some(mut field) = form.next().await? {
        match field.name() {
            Some("guestFile") if !file => {
                file = true;
                upload.file_name = file_name(&field).unwrap_or_else(|| "guests".to_owned());
                upload.bytes = form.file(&mut field).await?;
            }
            Some("eventId") => upload.event_id = form.text(&mut field, "eventId is too long.").await?,
            _ => form.skip(&mut field).await?,
        }
    }
    if !file {
        return Err(missing("guestFile", "Choose a file to import."));
    }
    if upload.event_id.is_empty() {
        return Err(missing("eventId", "Choose the event to import the guests into."));
    }
    Ok(upload)
}
