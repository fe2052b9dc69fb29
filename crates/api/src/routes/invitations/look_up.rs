//! `POST /api/invitations/look-up`: what a link is about.

use actix_web::post;
use actix_web::web::{Data, Json};
use app_service::actor::Visitor;
use app_service::link::LinkToken;
use app_service::organisations::invitations;

use crate::blocking;
use crate::dto::account::Token;
use crate::dto::invitation::InvitationView;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::address::Address;
use crate::extract::body::Body;
use crate::state::State;

/// Answers who invites to what. Changes nothing.
#[utoipa::path(
    tag = "organisation",
    request_body = Token,
    responses(
        (status = 200, description = "What the link is about.", body = InvitationView),
        (status = 400, description = "The token is missing.", body = ProblemBody),
        (status = 422, description = "`link_expired`", body = ProblemBody),
        (status = 429, description = "`too_many_requests`", body = ProblemBody),
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
