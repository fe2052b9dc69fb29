//! What recipients and mail services do without a session: `/api/unsubscribe/{token}` and `/api/mail/bounces`.

use actix_web::http::StatusCode;
use actix_web::web::Bytes;
use app_service::actor::Visitor;
use app_service::error::{Error, Noun};
use app_service::mail::{bounces, unsubscribe};

use crate::core::prelude::*;
use crate::mail::dto::unsubscribe::{Bounce, Unsubscribe};

/// Bytes of a report about a mail.
const REPORT_BYTES_MAX: usize = 64 * 1024;

/// Returns what an unsubscribe link is about. Has no side effects, because programs follow links in mail.
#[utoipa::path(
    tag = "public",
    responses((status = 200, description = "The organisation and the address.", body = Unsubscribe), RateLimited),
    security(()),
)]
#[get("/api/unsubscribe/{token}")]
pub(crate) async fn get_unsubscribe(
    state: Data<State>,
    address: Address,
    request: HttpRequest,
) -> ApiResult<Json<Unsubscribe>> {
    state.allow_rsvp(address.0).await?;
    let token = token(&request);
    let found = blocking::run_public(&state, move |service| unsubscribe::look(service, &Visitor, &token)).await?;
    Ok(Json(found.into()))
}

/// Unsubscribes the address of a link. Mail programs send it with the form `List-Unsubscribe=One-Click` (RFC 8058), whose
/// words do not matter.
#[utoipa::path(
    tag = "public",
    responses((status = 200, description = "The address gets no more mail of the organisation."), RateLimited),
    security(()),
)]
#[post("/api/unsubscribe/{token}")]
pub(crate) async fn unsubscribe_address(
    state: Data<State>,
    address: Address,
    request: HttpRequest,
) -> ApiResult<HttpResponse> {
    state.allow_rsvp(address.0).await?;
    let token = token(&request);
    blocking::write_public(&state, move |tx| unsubscribe::unsubscribe(tx, &Visitor, &token)).await?;
    Ok(HttpResponse::Ok().finish())
}

/// Undoes that.
#[utoipa::path(
    tag = "public",
    responses((status = 200, description = "The address gets mail again, unless it is suppressed for another reason."), RateLimited),
    security(()),
)]
#[delete("/api/unsubscribe/{token}")]
pub(crate) async fn resubscribe_address(
    state: Data<State>,
    address: Address,
    request: HttpRequest,
) -> ApiResult<HttpResponse> {
    state.allow_rsvp(address.0).await?;
    let token = token(&request);
    blocking::write_public(&state, move |tx| unsubscribe::resubscribe(tx, &Visitor, &token)).await?;
    Ok(HttpResponse::Ok().finish())
}

/// Takes the report of a mail service about a mail that came back. `X-Seatwright-Time` is the time in RFC 3339, and
/// `X-Seatwright-Signature` is `sha256=` and the HMAC-SHA-256 of time, a full stop and body in hexadecimal digits.
#[utoipa::path(
    tag = "public",
    request_body = Bounce,
    responses(
        (status = 204, description = "The report has been taken."),
        (status = 400, description = "The report cannot be read."),
        (status = 403, description = "`signature_refused`: the signature is wrong, or the time is not current."),
        (status = 404, description = "`not_found`: no secret is configured."),
        (status = 413, description = "The report is too large."),
    ),
    security(()),
)]
#[post("/api/mail/bounces")]
pub(crate) async fn report_bounce(state: Data<State>, request: HttpRequest, body: Bytes) -> ApiResult<HttpResponse> {
    let secret = state.config.mail.bounce_secret.as_ref();
    let secret = secret.ok_or(Error::NotFound(Noun::MailLink))?;
    if body.len() > REPORT_BYTES_MAX {
        return Err(Problem::too_large("Reports are limited to 64 KB."));
    }
    let header = |name: &str| {
        request
            .headers()
            .get(name)
            .and_then(|value| value.to_str().ok())
            .unwrap_or_default()
    };
    let proof = (header("X-Seatwright-Time"), header("X-Seatwright-Signature"));
    if !bounces::is_genuine(secret.reveal(), proof, &body, state.service.now()) {
        return Err(Problem::new(
            StatusCode::FORBIDDEN,
            "signature_refused",
            "The signature is wrong, or the time is off by more than five minutes.",
        ));
    }
    let report: Bounce = serde_json::from_slice(&body)
        .map_err(|error| Problem::unreadable("malformed_json", None, error.to_string()))?;
    let report = report.into();
    blocking::write_public(&state, move |tx| bounces::record(tx, &report)).await?;
    Ok(HttpResponse::NoContent().finish())
}

fn token(request: &HttpRequest) -> String {
    request.match_info().get("token").unwrap_or_default().to_owned()
}
