//! A JSON body that may be left out.

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest};
use futures_util::future::LocalBoxFuture;
use serde::de::DeserializeOwned;

use super::{check_length, check_type, parse};
use crate::core::bodies::{self, refusal};
use crate::core::error::{ApiResult, Problem};

/// Bytes of the largest body of this kind: a few options.
const BYTES_MAX: usize = 64 * 1024;
const MESSAGE: &str = "Request bodies are limited to 64 KB.";

/// The options of a call, or their defaults when the body is empty or `null`.
#[derive(Debug)]
pub struct OptionalBody<T>(pub T);

impl<T: DeserializeOwned + Default + 'static> FromRequest for OptionalBody<T> {
    type Error = Problem;
    type Future = LocalBoxFuture<'static, ApiResult<Self>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let length = check_length(request, BYTES_MAX, MESSAGE);
        let kind = check_type(request);
        let mut payload = payload.take();
        Box::pin(async move {
            length?;
            let bytes = bodies::collect(&mut payload, BYTES_MAX, MESSAGE, refusal::problem).await?;
            if bytes.is_empty() {
                return Ok(Self(T::default()));
            }
            kind?;
            let options = parse::<Option<T>>(&bytes)?;
            Ok(Self(options.unwrap_or_default()))
        })
    }
}
