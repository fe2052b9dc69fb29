//! `GET /api/auth/user`: who is signed in.

use actix_web::get;
use actix_web::web::{Data, Json};
use app_service::accounts::{self, browsers};

use crate::blocking;
use crate::caller::Caller;
use crate::dto::auth::User;
use crate::error::{ApiResult, ProblemBody};
use crate::state::State;

/// Answers who is signed in, and notes about every ten minutes that the session is in use.
#[utoipa::path(
    tag = "auth",
    responses(
        (status = 200, description = "The person who is signed in.", body = User),
        (status = 401, description = "`signed_out`", body = ProblemBody),
    ),
)]
#[get("/api/auth/user")]
pub(crate) async fn get_user(state: Data<State>, caller: Caller) -> ApiResult<Json<User>> {
    let (user, due) = blocking::read(&state, caller, |r, who| {
        let user = User::new(who, &accounts::organisations(r, who)?);
        let due = browsers::is_due(r, who).then(|| who.session_id().clone());
        Ok((user, due))
    })
    .await?;
    if let Some(session) = due {
        // Nobody waits for it, and a note that is lost is made next time.
        state
            .service
            .submit(move |tx| browsers::touch(tx, &session), |_outcome| ());
    }
    Ok(Json(user))
}
