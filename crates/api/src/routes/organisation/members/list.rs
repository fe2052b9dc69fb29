//! `GET /api/organisation/members`: who belongs to the organisation.

use actix_web::get;
use actix_web::web::{Data, Json};
use app_service::organisations::members;

use crate::blocking;
use crate::caller::Caller;
use crate::dto::organisation::Member;
use crate::error::{ApiResult, ProblemBody};
use crate::state::State;

/// Lists the members of the organisation; every member may see them.
#[utoipa::path(
    tag = "organisation",
    responses(
        (status = 200, description = "The members, the one who joined first at the top.", body = Vec<Member>),
        (status = 401, description = "`signed_out`", body = ProblemBody),
    ),
)]
#[get("/api/organisation/members")]
pub(crate) async fn list_members(state: Data<State>, caller: Caller) -> ApiResult<Json<Vec<Member>>> {
    let members = blocking::read(&state, caller, |r, who| {
        let you = who.user_id();
        let members = members::list(r, who)?;
        Ok(members.into_iter().map(|member| Member::new(member, you)).collect())
    })
    .await?;
    Ok(Json(members))
}
