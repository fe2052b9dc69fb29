//! `DELETE /api/organisation/members/{userId}`: removes a member, or leaves.

use actix_web::web::Data;
use actix_web::{HttpResponse, delete};
use app_service::organisations::members;
use domain::id::UserId;

use crate::blocking;
use crate::caller::Caller;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::id::InPath;
use crate::state::State;

/// Removes a member and ends their sessions in the organisation. Owners remove anybody; everybody may leave.
#[utoipa::path(
    tag = "organisation",
    params(("userId" = String, Path, description = "The member.")),
    responses(
        (status = 204, description = "The person is no member any more."),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 403, description = "`forbidden`", body = ProblemBody),
        (status = 404, description = "`not_found`", body = ProblemBody),
        (status = 409, description = "`last_owner`", body = ProblemBody),
    ),
)]
#[delete("/api/organisation/members/{userId}")]
pub(crate) async fn remove_member(state: Data<State>, caller: Caller, user: InPath<UserId>) -> ApiResult<HttpResponse> {
    blocking::write(&state, caller, move |tx, who| members::remove(tx, who, &user.0)).await?;
    Ok(HttpResponse::NoContent().finish())
}
