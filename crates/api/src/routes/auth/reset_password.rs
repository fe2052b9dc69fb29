//! `POST /api/auth/reset-password`: sets a new password through a mailed link.

use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse, Responder, post};
use app_service::accounts::new_password;
use app_service::link::LinkToken;

use super::{hashing, known_browser};
use crate::dto::account::ResetPassword;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::address::Address;
use crate::extract::body::Body;
use crate::state::State;

/// Sets a new password through a mailed link, which works once. All sessions of the account end. The browser may sign in
/// even while others have used up the attempts of the account.
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
    request: HttpRequest,
    Body(body): Body<ResetPassword>,
) -> ApiResult<impl Responder> {
    state.allow_link(address.0).await?;
    let token = LinkToken::parse(&body.token)?;
    let user = hashing(&state, move |service| {
        new_password::reset_password(service, &token, &body.password)
    })
    .await?;
    known_browser::remember(&state, &request, user, HttpResponse::NoContent().finish()).await
}
