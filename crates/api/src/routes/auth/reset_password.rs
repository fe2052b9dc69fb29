//! `POST /api/auth/reset-password`: sets a new password through a mailed link.

use actix_web::web::Data;
use actix_web::{HttpResponse, post};
use app_service::accounts::new_password;
use app_service::link::LinkToken;

use super::hashing;
use crate::dto::account::ResetPassword;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::address::Address;
use crate::extract::body::Body;
use crate::state::State;

/// Sets a new password through a mailed link, which works once. All sessions of the account end.
#[utoipa::path(
    tag = "auth",
    request_body = ResetPassword,
    responses(
        (status = 204, description = "The password is set; sign in with it."),
        (status = 400, description = "The password is too short or too long.", body = ProblemBody),
        (status = 422, description = "`link_expired`", body = ProblemBody),
        (status = 429, description = "`too_many_requests`", body = ProblemBody),
    ),
    security(()),
)]
#[post("/api/auth/reset-password")]
pub(crate) async fn reset_password(
    state: Data<State>,
    address: Address,
    Body(body): Body<ResetPassword>,
) -> ApiResult<HttpResponse> {
    state.allow_link(address.0)?;
    let token = LinkToken::parse(&body.token)?;
    hashing(&state, move |service| {
        new_password::reset_password(service, &token, &body.password)
    })
    .await?;
    Ok(HttpResponse::NoContent().finish())
}
