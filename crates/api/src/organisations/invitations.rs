//! The open invitations of the organisation: `/api/organisation/invitations/…`.

use app_service::organisations::invitations;
use domain::id::InvitationId;

use crate::core::prelude::*;
use crate::organisations::dto::invitation::{Invitation, NewInvitation};

/// Lists the open invitations of the organisation; owners only.
#[utoipa::path(
    tag = "organisation",
    responses(
        (status = 200, description = "The invitations, the latest at the top.", body = Vec<Invitation>),
        (status = 403, description = "`forbidden`"),
    ),
)]
#[get("/api/organisation/invitations")]
pub(crate) async fn list_invitations(state: Data<State>, caller: Caller) -> ApiResult<Json<Vec<Invitation>>> {
    let open = blocking::read(&state, caller, invitations::list).await?;
    let now = state.service.now();
    Ok(Json(open.into_iter().map(|each| Invitation::new(each, now)).collect()))
}

/// Invites a person by email; owners with a verified address only.
#[utoipa::path(
    tag = "organisation",
    request_body = NewInvitation,
    responses(
        (status = 201, description = "The invitation; its link is on its way.", body = Invitation),
        RateLimited,
        (status = 403, description = "`forbidden`, `sandbox_only`"),
        (status = 409, description = "`already_member`, `already_invited`, `email_unverified`"),
    ),
)]
#[post("/api/organisation/invitations")]
pub(crate) async fn create_invitation(
    state: Data<State>,
    caller: Caller,
    Body(body): Body<NewInvitation>,
) -> ApiResult<impl Responder> {
    let invitation = blocking::write(&state, caller, move |tx, organiser| {
        invitations::create(tx, organiser, &body.into())
    })
    .await?;
    let shown = Invitation::new(invitation, state.service.now());
    Ok(created(shown))
}

/// Takes an invitation back; its link stops working. Owners only.
#[utoipa::path(tag = "organisation", responses((status = 204, description = "The invitation is gone.")))]
#[delete("/api/organisation/invitations/{invitationId}")]
pub(crate) async fn delete_invitation(
    state: Data<State>,
    caller: Caller,
    id: InPath<InvitationId>,
) -> ApiResult<HttpResponse> {
    blocking::write(&state, caller, move |tx, organiser| {
        invitations::delete(tx, organiser, &id.0)
    })
    .await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Mails an invitation again with a new link; the old link stops working. Owners only.
#[utoipa::path(
    tag = "organisation",
    responses(
        (status = 200, description = "The invitation; its new link is on its way.", body = Invitation),
        RateLimited,
        (status = 403, description = "`forbidden`, `sandbox_only`"),
        (status = 409, description = "`email_unverified`"),
    ),
)]
#[post("/api/organisation/invitations/{invitationId}/resend")]
pub(crate) async fn resend_invitation(
    state: Data<State>,
    caller: Caller,
    id: InPath<InvitationId>,
) -> ApiResult<Json<Invitation>> {
    let invitation = blocking::write(&state, caller, move |tx, organiser| {
        invitations::resend(tx, organiser, &id.0)
    })
    .await?;
    Ok(Json(Invitation::new(invitation, state.service.now())))
}
