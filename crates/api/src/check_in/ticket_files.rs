//! What a guest keeps of a ticket, below `/api/tickets/{token}`: a picture, a calendar file and passes for wallets. All are
//! limited as the ticket itself is.

use actix_web::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, LOCATION};
use actix_web::http::{StatusCode, header::HeaderValue};
use app_service::actor::Visitor;
use app_service::registration::ticket_files;
use app_service::registration::ticket_page::{self, TicketPage};
use app_service::service::Service;
use domain::event::GuestLanguage;

use crate::core::headers::Served;
use crate::core::prelude::*;
use crate::embed::guest_pages::language;

/// Draws a ticket as a picture of 1080 by 1920 pixels, in the language asked for, that of the browser, or that of the event.
#[utoipa::path(
    tag = "public",
    params(("lang" = Option<String>, Query, description = "A language of the pages for guests, such as `de`.")),
    responses(
        (status = 200, description = "The picture.", body = Vec<u8>, content_type = "image/png"),
        RateLimited,
    ),
    security(()),
)]
#[get("/api/tickets/{token}/image")]
pub(crate) async fn get_ticket_image(
    state: Data<State>,
    address: Address,
    request: HttpRequest,
) -> ApiResult<HttpResponse> {
    let file = made(&state, address, &request, |_, page, language| {
        ticket_files::picture(page, language)
    });
    let mut response = answered(file.await?, "image/png", "attachment; filename=\"ticket.png\"");
    response.extensions_mut().insert(Served::Picture("no-store"));
    Ok(response)
}

/// Returns the event of a ticket as a calendar file, the same as in the confirmation.
#[utoipa::path(
    tag = "public",
    responses(
        (status = 200, description = "The calendar file.", body = String, content_type = "text/calendar"),
        RateLimited,
    ),
    security(()),
)]
#[get("/api/tickets/{token}/event.ics")]
pub(crate) async fn get_ticket_calendar(
    state: Data<State>,
    address: Address,
    request: HttpRequest,
) -> ApiResult<HttpResponse> {
    let page = page(&state, address, &request).await?;
    let file = page.calendar.into_bytes();
    // Phones open a calendar file that is no attachment in their calendar.
    Ok(answered(
        file,
        "text/calendar; charset=utf-8",
        "inline; filename=\"event.ics\"",
    ))
}

/// Makes the pass of a ticket for Apple Wallet. It exists only where the operator has a certificate for passes.
#[utoipa::path(
    tag = "public",
    params(("lang" = Option<String>, Query, description = "A language of the pages for guests, such as `de`.")),
    responses(
        (status = 200, description = "The pass.", body = Vec<u8>, content_type = "application/vnd.apple.pkpass"),
        RateLimited,
    ),
    security(()),
)]
#[get("/api/tickets/{token}/pass.pkpass")]
pub(crate) async fn get_ticket_pass(
    state: Data<State>,
    address: Address,
    request: HttpRequest,
) -> ApiResult<HttpResponse> {
    let passes = state.wallets.apple.clone().ok_or_else(Problem::no_such_path)?;
    let file = made(&state, address, &request, move |service, page, language| {
        ticket_files::apple_pass(&passes, page, language, service.now())
    });
    let kind = "application/vnd.apple.pkpass";
    Ok(answered(file.await?, kind, "inline; filename=\"ticket.pkpass\""))
}

/// Leads to Google Wallet with the ticket. There is no such way unless the operator has a service account for passes.
#[utoipa::path(
    tag = "public",
    params(("lang" = Option<String>, Query, description = "A language of the pages for guests, such as `de`.")),
    responses(
        (status = 303, description = "`Location` saves the ticket.", headers(("Location" = String))),
        RateLimited,
    ),
    security(()),
)]
#[get("/api/tickets/{token}/google-wallet")]
pub(crate) async fn get_ticket_google_wallet(
    state: Data<State>,
    address: Address,
    request: HttpRequest,
) -> ApiResult<HttpResponse> {
    let issuer = state.wallets.google.clone().ok_or_else(Problem::no_such_path)?;
    let link = made(&state, address, &request, move |service, page, language| {
        let origin = service.settings().base_url.as_str();
        ticket_files::google_link(&issuer, page, language, (origin, service.now()))
    });
    let link = link.await?;
    Ok(HttpResponse::SeeOther().insert_header((LOCATION, link)).finish())
}

/// Reads what a ticket shows; counted like every use of a personal link.
async fn page(state: &Data<State>, address: Address, request: &HttpRequest) -> ApiResult<TicketPage> {
    let token = request.match_info().get("token").unwrap_or_default().to_owned();
    state.allow_rsvp(address.0).await?;
    blocking::run_public(state, move |service| {
        service.read(|r| ticket_page::page(r, service.settings(), &Visitor, &token))
    })
    .await
}

/// Makes something of a ticket, a few at a time: drawing and signing take processor time.
async fn made<T, F>(state: &Data<State>, address: Address, request: &HttpRequest, make: F) -> ApiResult<T>
where
    T: Send + 'static,
    F: FnOnce(&Service, TicketPage, GuestLanguage) -> Result<T, app_service::error::Error> + Send + 'static,
{
    let page = page(state, address, request).await?;
    let language = language(request, Some(page.event.language));
    let _turn = state
        .ticket_files
        .acquire()
        .await
        .map_err(|closed| Problem::internal(closed.to_string()))?;
    blocking::run_public(state, move |service| make(service, page, language)).await
}

fn answered(file: Vec<u8>, kind: &'static str, disposition: &'static str) -> HttpResponse {
    let mut response = HttpResponse::build(StatusCode::OK);
    response.insert_header((CONTENT_TYPE, HeaderValue::from_static(kind)));
    response.insert_header((CONTENT_DISPOSITION, HeaderValue::from_static(disposition)));
    response.body(file)
}
