//! `GET /api/organisation/invitations`: who was invited and has not answered.

use actix_web::get;
use actix_web::web::{Data, Json};
use app_service::organisations::invitations;

use crate::blocking;
use crate::caller::Caller;
use crate::dto::invitation::Invitation;
use crate::error::{ApiResult, ProblemBody};
use crate::state::State;

/// Lists the open invitations of the organisation; owners only.
#[utoipa::path(
    tag = "organisation",
    responses(
        (status = 200, description = "The invitations, the latest at the top.", body = Vec<Invitation>),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 403, description = "`forbidden`", body = ProblemBody),
    ),
)]
#[get("/api/organisation/invitations")]
pub(crate) async fn list_invitations(state: Data<State>, caller: Caller) -> ApiResult<Json<Vec<Invitation>>> {
    let open = blocking::read(&state, caller, invitations::list).await?;
    let now = state.service.now();
    Ok(Json(open.into_iter().map(|each| Invitation::new(each, now)).collect()))
}
