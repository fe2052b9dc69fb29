//! `PATCH /api/auth/user`: changes the name of the person who is signed in.

use actix_web::patch;
use actix_web::web::{Data, Json};
use app_service::accounts::profile;

use crate::blocking;
use crate::caller::Caller;
use crate::dto::account::UserPatch;
use crate::dto::auth::User;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::body::Body;
use crate::state::State;

/// Changes the person's name.
#[utoipa::path(
    tag = "auth",
    request_body = UserPatch,
    responses(
        (status = 200, description = "The person as changed.", body = User),
        (status = 400, description = "The name is blank or too long.", body = ProblemBody),
        (status = 401, description = "`signed_out`", body = ProblemBody),
    ),
)]
#[patch("/api/auth/user")]
pub(crate) async fn update_user(
    state: Data<State>,
    caller: Caller,
    Body(patch): Body<UserPatch>,
) -> ApiResult<Json<User>> {
    let (who, organisations) = blocking::write(&state, caller, move |tx, who| {
        profile::update(tx, who, patch.name.as_deref())
    })
    .await?;
    Ok(Json(User::new(&who, &organisations)))
}
