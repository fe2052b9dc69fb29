//! `POST /api/auth/sign-out`: ends the session.

use actix_session::Session;
use actix_web::web::Data;
use actix_web::{HttpResponse, post};
use app_service::accounts;

use crate::blocking;
use crate::caller::Caller;
use crate::error::{ApiResult, ProblemBody};
use crate::state::State;

/// Ends the session, so that its cookie is worth nothing any more. Fine without one, too. A page that was opened for
/// another account signs nobody out: whose page it is has no session any more, and who has one did not ask.
#[utoipa::path(
    tag = "auth",
    responses(
        (status = 204, description = "Nobody is signed in any more."),
        (status = 403, description = "`account_changed`", body = ProblemBody),
    ),
    security(()),
)]
#[post("/api/auth/sign-out")]
pub(crate) async fn sign_out(state: Data<State>, caller: Option<Caller>, session: Session) -> ApiResult<HttpResponse> {
    if let Some(caller) = caller {
        blocking::read_public(&state, move |r| {
            accounts::may_sign_out(r, caller.key(), caller.account())
        })
        .await?;
    }
    session.purge();
    Ok(HttpResponse::NoContent().finish())
}
