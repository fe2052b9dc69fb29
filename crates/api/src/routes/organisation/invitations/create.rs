//! `POST /api/organisation/invitations`: invites somebody by mail.

use actix_web::web::{Data, Json};
use actix_web::{Responder, http::StatusCode, post};
use app_service::organisations::invitations;

use crate::blocking;
use crate::caller::Caller;
use crate::dto::invitation::{Invitation, NewInvitation};
use crate::error::{ApiResult, ProblemBody};
use crate::extract::body::Body;
use crate::state::State;

/// Invites somebody by mail; owners with a verified address only.
#[utoipa::path(
    tag = "organisation",
    request_body = NewInvitation,
    responses(
        (status = 201, description = "The invitation; its link is on its way.", body = Invitation),
        (status = 400, description = "A field is missing or wrong.", body = ProblemBody),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 403, description = "`forbidden`, `sandbox_only`", body = ProblemBody),
        (status = 409, description = "`already_member`, `already_invited`, `email_unverified`", body = ProblemBody),
        (status = 429, description = "`too_many_requests`", body = ProblemBody),
    ),
)]
#[post("/api/organisation/invitations")]
pub(crate) async fn create_invitation(
    state: Data<State>,
    caller: Caller,
    Body(body): Body<NewInvitation>,
) -> ApiResult<impl Responder> {
    let invitation = blocking::write(&state, caller, move |tx, who| {
        invitations::create(tx, who, &body.into())
    })
    .await?;
    let shown = Invitation::new(invitation, state.service.now());
    Ok(Json(shown).customize().with_status(StatusCode::CREATED))
}
