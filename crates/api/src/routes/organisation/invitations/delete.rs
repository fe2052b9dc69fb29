//! `DELETE /api/organisation/invitations/{invitationId}`: takes an invitation back.

use actix_web::web::Data;
use actix_web::{HttpResponse, delete};
use app_service::organisations::invitations;
use domain::id::InvitationId;

use crate::blocking;
use crate::caller::Caller;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::id::InPath;
use crate::state::State;

/// Takes an invitation back; its link stops working. Owners only.
#[utoipa::path(
    tag = "organisation",
    params(("invitationId" = String, Path, description = "The invitation.")),
    responses(
        (status = 204, description = "The invitation is gone."),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 403, description = "`forbidden`", body = ProblemBody),
        (status = 404, description = "`not_found`", body = ProblemBody),
    ),
)]
#[delete("/api/organisation/invitations/{invitationId}")]
pub(crate) async fn delete_invitation(
    state: Data<State>,
    caller: Caller,
    id: InPath<InvitationId>,
) -> ApiResult<HttpResponse> {
    blocking::write(&state, caller, move |tx, who| invitations::delete(tx, who, &id.0)).await?;
    Ok(HttpResponse::NoContent().finish())
}
