//! What the holder of an invitation's link does: `/api/invitations/…`.

use app_service::actor::Visitor;
use app_service::link::LinkToken;
use app_service::organisations::invitations;

use crate::accounts::dto::account::Token;
use crate::accounts::dto::auth::User;
use crate::core::prelude::*;
use crate::organisations::dto::invitation::InvitationView;

/// Returns who invites to which organisation. Has no side effects.
#[utoipa::path(
    tag = "organisation",
    request_body = Token,
    responses(
        (status = 200, description = "What the link is about.", body = InvitationView),
        RateLimited,
        (status = 400, description = "The token is missing."),
        (status = 422, description = "`link_expired`"),
    ),
    security(()),
)]
#[post("/api/invitations/look-up")]
pub(crate) async fn look_up_invitation(
    state: Data<State>,
    address: Address,
    Body(body): Body<Token>,
) -> ApiResult<Json<InvitationView>> {
    state.allow_link(address.0).await?;
    let token = LinkToken::parse(&body.token)?;
    let preview = blocking::read_public(&state, move |r| invitations::look_up(r, &Visitor, &token)).await?;
    Ok(Json(preview.into()))
}

/// Makes the caller a member of the organisation that invites, and lets the session work there.
#[utoipa::path(
    tag = "organisation",
    request_body = Token,
    responses(
        (status = 200, description = "The person, in the new organisation.", body = User),
        RateLimited,
        (status = 400, description = "The token is missing."),
        (status = 403, description = "`sandbox_only`"),
        (status = 409, description = "`already_member`"),
        (status = 422, description = "`link_expired`"),
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
    let (organiser, organisations) = blocking::write(&state, caller, move |tx, organiser| {
        let token = LinkToken::parse(&body.token)?;
        invitations::accept(tx, organiser, &token)
    })
    .await?;
    Ok(Json(User::new(&state.service, &organiser, &organisations)))
}
