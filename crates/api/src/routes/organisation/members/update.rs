//! `PATCH /api/organisation/members/{userId}`: gives a member another role.

use actix_web::patch;
use actix_web::web::{Data, Json};
use app_service::organisations::members;
use domain::id::UserId;

use crate::blocking;
use crate::caller::Caller;
use crate::dto::organisation::{Member, MemberPatch};
use crate::error::{ApiResult, ProblemBody};
use crate::extract::body::Body;
use crate::extract::id::InPath;
use crate::state::State;

/// Gives a member another role; owners only.
#[utoipa::path(
    tag = "organisation",
    params(("userId" = String, Path, description = "The member.")),
    request_body = MemberPatch,
    responses(
        (status = 200, description = "The member as it is now.", body = Member),
        (status = 400, description = "The role is none.", body = ProblemBody),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 403, description = "`forbidden`", body = ProblemBody),
        (status = 404, description = "`not_found`", body = ProblemBody),
        (status = 409, description = "`last_owner`", body = ProblemBody),
    ),
)]
#[patch("/api/organisation/members/{userId}")]
pub(crate) async fn update_member(
    state: Data<State>,
    caller: Caller,
    user: InPath<UserId>,
    Body(body): Body<MemberPatch>,
) -> ApiResult<Json<Member>> {
    let member = blocking::write(&state, caller, move |tx, who| {
        let member = members::set_role(tx, who, &user.0, &body.role)?;
        Ok(Member::new(member, who.user_id()))
    })
    .await?;
    Ok(Json(member))
}
