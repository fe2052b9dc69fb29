//! `GET /api/auth/user`: who is signed in.

use actix_web::get;
use actix_web::web::{Data, Json};

use app_service::accounts;

use crate::blocking;
use crate::dto::auth::User;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::caller::Caller;
use crate::state::State;

/// Answers who is signed in.
#[utoipa::path(
    tag = "auth",
    responses(
        (status = 200, description = "The person who is signed in.", body = User),
        (status = 401, description = "`signed_out`", body = ProblemBody),
    ),
)]
#[get("/api/auth/user")]
pub(crate) async fn get_user(state: Data<State>, caller: Caller) -> ApiResult<Json<User>> {
    let user = blocking::read(&state, caller, |r, who| {
        Ok(User::new(who, &accounts::organisations(r, who)?))
    })
    .await?;
    Ok(Json(user))
}
