//! `POST /api/invitations/accept`: joins an organisation.

use actix_web::post;
use actix_web::web::{Data, Json};
use app_service::link::LinkToken;
use app_service::organisations::invitations;

use crate::blocking;
use crate::caller::Caller;
use crate::dto::account::Token;
use crate::dto::auth::User;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::address::Address;
use crate::extract::body::Body;
use crate::state::State;

/// Makes the caller a member of the organisation that invites, and lets the session work there.
#[utoipa::path(
    tag = "organisation",
    request_body = Token,
    responses(
        (status = 200, description = "The person, in the new organisation.", body = User),
        (status = 400, description = "The token is missing.", body = ProblemBody),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 403, description = "`sandbox_only`", body = ProblemBody),
        (status = 409, description = "`already_member`", body = ProblemBody),
        (status = 422, description = "`link_expired`", body = ProblemBody),
        (status = 429, description = "`too_many_requests`", body = ProblemBody),
    ),
)]
#[post("/api/invitations/accept")]
pub(crate) async fn accept_invitation(
    state: Data<State>,
    address: Address,
    caller: Caller,
    Body(body): Body<Token>,
) -> ApiResult<Json<User>> {
    state.allow_link(address.0).await?;
    let user = blocking::write(&state, caller, move |tx, who| {
        let token = LinkToken::parse(&body.token)?;
        let (who, organisations) = invitations::accept(tx, who, &token)?;
        Ok(User::new(&who, &organisations))
    })
    .await?;
    Ok(Json(user))
}
