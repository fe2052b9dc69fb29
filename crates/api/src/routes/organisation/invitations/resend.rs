//! `POST /api/organisation/invitations/{invitationId}/resend`: mails an invitation again.

use actix_web::post;
use actix_web::web::{Data, Json};
use app_service::organisations::invitations;
use domain::id::InvitationId;

use crate::blocking;
use crate::caller::Caller;
use crate::dto::invitation::Invitation;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::id::InPath;
use crate::state::State;

/// Mails an invitation again with a new link; the old link stops working. Owners only.
#[utoipa::path(
    tag = "organisation",
    params(("invitationId" = String, Path, description = "The invitation.")),
    responses(
        (status = 200, description = "The invitation; its new link is on its way.", body = Invitation),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 403, description = "`forbidden`, `sandbox_only`", body = ProblemBody),
        (status = 404, description = "`not_found`", body = ProblemBody),
        (status = 409, description = "`email_unverified`", body = ProblemBody),
        (status = 429, description = "`too_many_requests`", body = ProblemBody),
    ),
)]
#[post("/api/organisation/invitations/{invitationId}/resend")]
pub(crate) async fn resend_invitation(
    state: Data<State>,
    caller: Caller,
    id: InPath<InvitationId>,
) -> ApiResult<Json<Invitation>> {
    let invitation = blocking::write(&state, caller, move |tx, who| invitations::resend(tx, who, &id.0)).await?;
    Ok(Json(Invitation::new(invitation, state.service.now())))
}
