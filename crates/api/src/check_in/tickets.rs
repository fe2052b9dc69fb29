//! Tickets of guests: `/api/tickets/{token}` for the guest, `/api/guests/{guestId}/ticket` for organisers.

use app_service::actor::Visitor;
use app_service::check_in::tickets;
use app_service::finding::qr_codes::{self, QrPictures};
use app_service::registration::ticket_page;
use domain::id::GuestId;

use crate::check_in::dto::ticket::{TicketPage, TicketWallets};
use crate::core::extract::body::OptionalBody;
use crate::core::prelude::*;
use crate::registration::dto::registration::LinkWanted;
use crate::registration::dto::registration::PersonalLink;

/// Returns a ticket with its QR code. Has no side effects, because programs follow links in mail.
#[utoipa::path(
    tag = "public",
    responses((status = 200, description = "The ticket.", body = TicketPage), RateLimited),
    security(()),
)]
#[get("/api/tickets/{token}")]
pub(crate) async fn get_ticket(
    state: Data<State>,
    address: Address,
    request: HttpRequest,
) -> ApiResult<Json<TicketPage>> {
    let token = request.match_info().get("token").unwrap_or_default().to_owned();
    Ok(Json(shown(&state, address, token).await?.into()))
}

/// A ticket with its code.
pub(crate) struct Shown {
    pub(crate) page: ticket_page::TicketPage,
    pub(crate) pictures: QrPictures,
    pub(crate) wallets: TicketWallets,
}

/// Reads a ticket.
pub(crate) async fn shown(state: &Data<State>, address: Address, token: String) -> ApiResult<Shown> {
    state.allow_rsvp(address.0).await?;
    let wallets = TicketWallets::from(&state.wallets);
    let shown = blocking::run_public(state, move |service| {
        let page = service.read(|r| ticket_page::page(r, service.settings(), &Visitor, &token))?;
        let pictures = qr_codes::draw(service, &format!("/ticket/{token}"), None)?;
        Ok(Shown {
            page,
            pictures,
            wallets,
        })
    });
    shown.await
}

/// Answers the ticket of a guest; with `replace` a new one, and the older one stops working.
#[utoipa::path(
    tag = "guests",
    request_body(content = Option<LinkWanted>, description = "Optional."),
    responses((status = 200, description = "The address of the ticket.", body = PersonalLink)),
)]
#[post("/api/guests/{guestId}/ticket")]
pub(crate) async fn create_ticket(
    state: Data<State>,
    caller: Caller,
    id: InPath<GuestId>,
    OptionalBody(wanted): OptionalBody<LinkWanted>,
) -> ApiResult<Json<PersonalLink>> {
    let ticket = blocking::write(&state, caller, move |tx, organiser| {
        tickets::of_guest(tx, organiser, &id.0, wanted.replace)
    });
    Ok(Json(PersonalLink { url: ticket.await?.url }))
}
