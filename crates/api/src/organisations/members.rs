//! The members of the organisation: `/api/organisation/members/…`.

use app_service::organisations::members;
use domain::id::UserId;

use crate::core::prelude::*;
use crate::organisations::dto::organisation::{Member, MemberPatch};

/// Lists the members of the organisation; every member may see them.
#[utoipa::path(
    tag = "organisation",
    responses((status = 200, description = "The members, the one who joined first at the top.", body = Vec<Member>)),
)]
#[get("/api/organisation/members")]
pub(crate) async fn list_members(state: Data<State>, caller: Caller) -> ApiResult<Json<Vec<Member>>> {
    let members = blocking::read(&state, caller, |r, organiser| {
        let you = organiser.user_id();
        let members = members::list(r, organiser)?;
        Ok(members.into_iter().map(|member| Member::new(member, you)).collect())
    })
    .await?;
    Ok(Json(members))
}

/// Gives a member another role; owners only.
#[utoipa::path(
    tag = "organisation",
    request_body = MemberPatch,
    responses(
        (status = 200, description = "The member as it is now.", body = Member),
        (status = 400, description = "The role is unknown."),
        (status = 409, description = "`last_owner`"),
    ),
)]
#[patch("/api/organisation/members/{userId}")]
pub(crate) async fn update_member(
    state: Data<State>,
    caller: Caller,
    user: InPath<UserId>,
    Body(body): Body<MemberPatch>,
) -> ApiResult<Json<Member>> {
    let member = blocking::write(&state, caller, move |tx, organiser| {
        let member = members::set_role(tx, organiser, &user.0, &body.role)?;
        Ok(Member::new(member, organiser.user_id()))
    })
    .await?;
    Ok(Json(member))
}

/// Removes a member and ends their sessions in the organisation. Owners may remove any member; every member may leave.
#[utoipa::path(
    tag = "organisation",
    responses(
        (status = 204, description = "The person is no longer a member."),
        (status = 409, description = "`last_owner`"),
    ),
)]
#[delete("/api/organisation/members/{userId}")]
pub(crate) async fn remove_member(state: Data<State>, caller: Caller, user: InPath<UserId>) -> ApiResult<HttpResponse> {
    blocking::write(&state, caller, move |tx, organiser| {
        members::remove(tx, organiser, &user.0)
    })
    .await?;
    Ok(HttpResponse::NoContent().finish())
}
