//! JSON bodies: read up to a limit, and refused with the path of the value that is wrong.

use actix_web::dev::Payload;
use actix_web::http::StatusCode;
use actix_web::http::header::{CONTENT_LENGTH, CONTENT_TYPE};
use actix_web::web::{self, Data};
use actix_web::{FromRequest, HttpMessage as _, HttpRequest};
use domain::id::OrganisationId;
use domain::limits::{EVENT_FILE_BYTES_MAX, JSON_BYTES_MAX, PLAN_BYTES_MAX};
use futures_util::future::LocalBoxFuture;
use serde::de::DeserializeOwned;

use crate::core::bodies::{self, refusal};
use crate::core::error::{ApiResult, Problem};
use crate::core::extract::signed_in::signed_in;
use crate::core::long_work::Admission;
use crate::core::state::State;

mod optional;
mod weight;

pub use optional::OptionalBody;

/// Bodies larger than this are parsed on another thread, so that other requests of the worker proceed. A body with a
/// plan is parsed as long work, whose admission the handler finds in the request.
const PARSED_IN_PLACE: usize = 64 * 1024;

/// A JSON body of at most `LIMIT` bytes.
#[derive(Debug)]
pub struct Body<T, const LIMIT: usize = JSON_BYTES_MAX>(pub T);

/// The body of a call that carries a floor plan. Only people who are signed in make such calls: of others no large body
/// is read.
pub type PlanBody<T> = Body<T, PLAN_BYTES_MAX>;

/// The file with a complete event.
pub type EventFileBody<T> = Body<T, EVENT_FILE_BYTES_MAX>;

impl<T: DeserializeOwned + Send + 'static, const LIMIT: usize> FromRequest for Body<T, LIMIT> {
    type Error = Problem;
    type Future = LocalBoxFuture<'static, ApiResult<Self>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let checked = check_type(request).and_then(|()| check_length(request, LIMIT, &too_large(LIMIT)));
        let sender = (LIMIT > JSON_BYTES_MAX && !is_ordinary(request)).then(|| signed_in(request));
        let mut payload = payload.take();
        let request = request.clone();
        Box::pin(async move {
            checked?;
            let organisation = match sender {
                Some(sender) => Some(sender.await?),
                None => None,
            };
            let bytes = bodies::collect(&mut payload, LIMIT, &too_large(LIMIT), refusal::problem).await?;
            if bytes.len() <= PARSED_IN_PLACE {
                return read::<T, LIMIT>(&bytes).map(Self);
            }
            if LIMIT > JSON_BYTES_MAX {
                return parse_admitted::<T, LIMIT>(&request, organisation, bytes)
                    .await
                    .map(Self);
            }
            match web::block(move || read::<T, LIMIT>(&bytes)).await {
                Ok(parsed) => parsed.map(Self),
                Err(_panicked) => Err(Problem::internal("parsing a body panicked")),
            }
        })
    }
}

/// Parses a long body as long work of the sender's organisation and leaves the admission in the request for its handler.
async fn parse_admitted<T, const LIMIT: usize>(
    request: &HttpRequest,
    organisation: Option<OrganisationId>,
    bytes: Vec<u8>,
) -> ApiResult<T>
where
    T: DeserializeOwned + Send + 'static,
{
    let state = request
        .app_data::<Data<State>>()
        .ok_or_else(|| Problem::internal("the application has no state"))?;
    // A body that announced no more than an ordinary length was read without asking who sends it.
    let organisation = match organisation {
        Some(organisation) => organisation,
        None => signed_in(request).await?,
    };
    let admission = state.long_work.admit(&organisation).await?;
    let (parsed, admission) = state
        .long_work
        .run_part(admission, move || read::<T, LIMIT>(&bytes))
        .await?;
    let parsed = parsed?;
    request.extensions_mut().insert(admission);
    Ok(parsed)
}

/// Takes the admission that came with a long body out of its request; `None` for a short one.
pub fn take_admission(request: &HttpRequest) -> Option<Admission> {
    request.extensions_mut().remove::<Admission>()
}

/// Forms of other sites can send text and form data without asking, but not JSON.
fn check_type(request: &HttpRequest) -> ApiResult<()> {
    let value = request
        .headers()
        .get(CONTENT_TYPE)
        .and_then(|value| value.to_str().ok())
        .unwrap_or_default();
    let kind = value.split(';').next().unwrap_or_default().trim();
    if kind.eq_ignore_ascii_case("application/json") {
        return Ok(());
    }
    Err(Problem::new(
        StatusCode::UNSUPPORTED_MEDIA_TYPE,
        "unsupported_media_type",
        "Send the body as application/json.",
    ))
}

/// Refuses a body whose announced length is over the limit, before a byte of it is read.
pub(super) fn check_length(request: &HttpRequest, limit: usize, message: &str) -> ApiResult<()> {
    match announced(request) {
        Some(length) if length > limit => Err(Problem::too_large(message)),
        _ => Ok(()),
    }
}

fn announced(request: &HttpRequest) -> Option<usize> {
    let length = request.headers().get(CONTENT_LENGTH)?;
    length.to_str().ok()?.parse().ok()
}

/// Returns whether the announced length is that of an ordinary body, which is read without further checks.
fn is_ordinary(request: &HttpRequest) -> bool {
    announced(request).is_some_and(|length| length <= JSON_BYTES_MAX)
}

fn too_large(limit: usize) -> String {
    const MB: usize = 1024 * 1024;
    if limit < MB {
        return format!("Request bodies are limited to {} KB.", limit / 1024);
    }
    format!("Request bodies are limited to {} MB.", limit / MB)
}

/// Parses a body; one that carries a plan is checked for its weight first.
fn read<T: DeserializeOwned, const LIMIT: usize>(bytes: &[u8]) -> ApiResult<T> {
    if LIMIT >= PLAN_BYTES_MAX {
        weight::check(bytes)?;
    }
    parse(bytes)
}

fn parse<T: DeserializeOwned>(bytes: &[u8]) -> ApiResult<T> {
    let mut json = serde_json::Deserializer::from_slice(bytes);
    let value = serde_path_to_error::deserialize(&mut json).map_err(|error| {
        let path = error.path().to_string();
        refusal(&path, error.inner())
    })?;
    match json.end() {
        Ok(()) => Ok(value),
        Err(error) => Err(refusal(".", &error)),
    }
}

fn refusal(path: &str, error: &serde_json::Error) -> Problem {
    match error.classify() {
        serde_json::error::Category::Data => {
            let field = (path != ".").then(|| path.to_owned());
            let place = field
                .as_deref()
                .map_or_else(|| "The body".to_owned(), |field| format!("'{field}'"));
            Problem::unreadable("invalid", field, format!("{place} cannot be read: {error}."))
        }
        _ => Problem::unreadable("malformed_json", None, format!("The body is not valid JSON: {error}.")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, serde::Deserialize)]
    struct Shape {
        #[serde(rename = "moves")]
        _moves: Vec<Step>,
    }

    #[derive(Debug, serde::Deserialize)]
    struct Step {
        #[serde(rename = "x")]
        _x: f64,
    }

    #[test]
    fn a_wrong_type_is_named_by_its_path() {
        let problem = parse::<Shape>(br#"{"moves":[{"x":1},{"x":"a"}]}"#).unwrap_err();
        assert_eq!(
            (problem.code, problem.field.as_deref()),
            ("invalid", Some("moves[1].x"))
        );
    }

    #[test]
    fn a_missing_field_is_named_in_the_message() {
        let problem = parse::<Shape>(b"{}").unwrap_err();
        assert!(problem.message.contains("moves"), "{}", problem.message);
    }

    #[test]
    fn text_that_is_no_json_is_malformed() {
        for text in ["", "{", "{\"moves\":[]} x", "nonsense", "{\"moves\":["] {
            assert_eq!(
                parse::<Shape>(text.as_bytes()).unwrap_err().code,
                "malformed_json",
                "{text}"
            );
        }
    }
}
