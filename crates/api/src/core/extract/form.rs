//! Uploaded forms: read only for people who are signed in, and bounded as a whole, regardless of the length they
//! announce.

use actix_multipart::{Field, Multipart};
use actix_web::HttpRequest;
use actix_web::dev::Payload;
use futures_util::StreamExt;

use crate::core::bodies::capped::Capped;
use crate::core::bodies::{self, refusal};
use crate::core::error::{ApiResult, Problem};
use crate::core::extract::body::check_length;
use crate::core::extract::signed_in::signed_in;

const TOO_LARGE: &str = "File size must be less than 5MB";

/// Boundaries, headers and the other fields around the file, in bytes.
const AROUND_THE_FILE: usize = 16 * 1024;

/// Fields of a form, of which our pages send two at most.
const FIELDS_MAX: usize = 8;

/// A form with one file, whose fields are read one after the other.
pub(crate) struct Form {
    multipart: Multipart,
    file_max: usize,
    text_max: usize,
    fields: usize,
}

impl Form {
    /// Takes over the body of a request. Reads it only after the session was looked up.
    pub(crate) fn open(
        request: &HttpRequest,
        payload: &mut Payload,
        file_max: usize,
    ) -> impl Future<Output = ApiResult<Self>> + use<> {
        Self::open_with(request, payload, file_max, 0)
    }

    /// Does the same for a form that also has a long text.
    pub(crate) fn open_with(
        request: &HttpRequest,
        payload: &mut Payload,
        file_max: usize,
        text_max: usize,
    ) -> impl Future<Output = ApiResult<Self>> + use<> {
        let bytes_max = file_max + text_max + AROUND_THE_FILE;
        let checked = check_length(request, bytes_max, TOO_LARGE);
        let sender = signed_in(request);
        let multipart = Multipart::new(request.headers(), Capped::new(payload.take(), bytes_max));
        async move {
            checked?;
            sender.await?;
            Ok(Self {
                multipart,
                file_max,
                text_max,
                fields: 0,
            })
        }
    }

    /// Returns the next field.
    pub(crate) async fn next(&mut self) -> ApiResult<Option<Field>> {
        let Some(field) = self.multipart.next().await else {
            return Ok(None);
        };
        self.fields += 1;
        if self.fields > FIELDS_MAX {
            return Err(Problem::too_large(format!("Forms are limited to {FIELDS_MAX} fields.")));
        }
        field
            .map(Some)
            .map_err(|error| refusal::problem_of_form(&error, TOO_LARGE))
    }

    /// Reads the field that holds the file.
    pub(crate) async fn file(&self, field: &mut Field) -> ApiResult<Vec<u8>> {
        collect(field, self.file_max, TOO_LARGE).await
    }

    /// Reads a field that holds a word.
    pub(crate) async fn text(&self, field: &mut Field, too_long: &str) -> ApiResult<String> {
        let bytes = collect(field, AROUND_THE_FILE, too_long).await?;
        Ok(String::from_utf8_lossy(&bytes).trim().to_owned())
    }

    /// Reads the field that holds the long text.
    pub(crate) async fn long_text(&self, field: &mut Field, too_long: &str) -> ApiResult<Vec<u8>> {
        collect(field, self.text_max, too_long).await
    }

    /// Reads past a field that the call does not know.
    pub(crate) async fn skip(&self, field: &mut Field) -> ApiResult<()> {
        collect(field, AROUND_THE_FILE, TOO_LARGE).await.map(drop)
    }
}

async fn collect(field: &mut Field, limit: usize, too_large: &str) -> ApiResult<Vec<u8>> {
    bodies::collect(field, limit, too_large, refusal::problem_of_form).await
}

/// Returns the name of a file as sent, shortened.
pub(crate) fn file_name(field: &Field) -> Option<String> {
    let name = field
        .content_disposition()
        .and_then(|disposition| disposition.get_filename());
    name.map(|name| name.chars().take(200).collect())
}

/// Builds the answer to a form without a field that the call needs.
pub(crate) fn missing(field: &str, message: &str) -> Problem {
    Problem::unreadable("invalid", Some(field.to_owned()), message)
}
