//! What guests do without an account: the public form and personal links. Reads have no side effects.

pub mod confirmations;
pub mod dto;
pub mod forms;
pub mod translations;

use app_service::actor::Visitor;
use app_service::registration::{self, links};
use domain::id::{EventId, PartyId};
use utoipa_actix_web::service_config::ServiceConfig;

use crate::core::extract::body::OptionalBody;
use crate::core::prelude::*;
use crate::finding::finders;
use crate::registration::dto::registration::LinkWanted;
use crate::registration::dto::registration::{
    PartyAnswer, PartyForm, PersonalLink, PublicForm, Received, Registration,
};

/// Registers the routes, and with them their documentation.
pub(crate) fn routes(routes: &mut ServiceConfig<'_>) {
    routes
        .service(forms::get_invitation_form)
        .service(forms::save_invitation_form)
        .service(forms::send_invites)
        .service(forms::list_invited_addresses)
        .service(forms::list_answers)
        .service(forms::export_answers)
        .service(forms::get_answers_of_field)
        .service(translations::get_translations)
        .service(translations::save_translations)
        .service(get_guest_form)
        .service(register_guest)
        .service(get_rsvp)
        .service(answer_rsvp)
        .service(create_party_link)
        .service(confirmations::get_answer_confirmation)
        .service(confirmations::confirm_answer)
        .service(confirmations::discard_answer_confirmation)
        .service(confirmations::list_unconfirmed_answers)
        .service(confirmations::accept_unconfirmed_answer)
        .service(confirmations::discard_unconfirmed_answer);
}

/// Bytes of an answer: eleven people with long texts.
const ANSWER_BYTES_MAX: usize = 256 * 1024;

/// Answers an event and its form by the public id. Members of the organisation may use the id that their pages know.
#[utoipa::path(
    tag = "public",
    responses((status = 200, description = "The event and its form.", body = PublicForm)),
    security(()),
)]
#[get("/api/guest-form/{eventId}")]
pub(crate) async fn get_guest_form(
    state: Data<State>,
    caller: Option<Caller>,
    request: HttpRequest,
) -> ApiResult<Json<PublicForm>> {
    let id = segment(&request, "eventId");
    if let Some((caller, event)) = caller.zip(EventId::parse(&id).ok()) {
        let own = blocking::read(&state, caller, move |r, organiser| {
            registration::public_form_of(r, organiser, &event)
        });
        // Everyone else, also one whose session has ended, gets what a visitor gets.
        if let Ok(form) = own.await {
            return Ok(Json(form.into()));
        }
    }
    let form = blocking::read_public(&state, move |r| registration::public_form(r, &Visitor, &id)).await?;
    Ok(Json(form.into()))
}

/// Takes an answer. When the email address is on the guest list already, the answer waits until it is confirmed by a mailed
/// link. What is answered does not tell whether the address was known.
#[utoipa::path(
    tag = "public",
    request_body = Registration,
    responses(
        (status = 200, description = "The answer has come in.", body = Received),
        RateLimited,
        (status = 400, description = "`invalid_fields`: `details.problems` names each field, such as `values.email`."),
        (status = 409, description = "`form_changed`, `registration_closed`, `registration_full`, `registration_past`, \
                                      `registration_cancelled` or `registration_not_open`"),
    ),
    security(()),
)]
#[post("/api/guest-form/{eventId}")]
pub(crate) async fn register_guest(
    state: Data<State>,
    address: Address,
    caller: Option<Caller>,
    request: HttpRequest,
    Body(body): Body<Registration, ANSWER_BYTES_MAX>,
) -> ApiResult<Json<Received>> {
    let id = finders::public_id(&state, caller, segment(&request, "eventId")).await?;
    state.allow_registration(address.0, &id).await?;
    let network = address.0.to_string();
    let register = blocking::write_public(&state, move |tx| {
        registration::register(tx, &Visitor, (&id, &network), body.into())
    });
    Ok(Json(Received::new(register.await?)))
}

/// Answers what a personal link shows.
#[utoipa::path(
    tag = "public",
    responses((status = 200, description = "The party and its form.", body = PartyForm), RateLimited),
    security(()),
)]
#[get("/api/rsvp/{token}")]
pub(crate) async fn get_rsvp(state: Data<State>, address: Address, request: HttpRequest) -> ApiResult<Json<PartyForm>> {
    state.allow_rsvp(address.0).await?;
    let token = segment(&request, "token");
    let form = blocking::read_public(&state, move |r| links::get(r, &Visitor, &token)).await?;
    Ok(Json(form.into()))
}

/// Stores the answer of a party.
#[utoipa::path(
    tag = "public",
    request_body = PartyAnswer,
    responses(
        (status = 200, description = "The party as it is now.", body = PartyForm),
        RateLimited,
        (status = 400, description = "`invalid_fields`: `details.problems` names each field, such as `members.0.values.email`."),
        (status = 409, description = "`answered_meanwhile`, `form_changed`, `registration_closed`, `registration_full`, \
                                      `registration_past`, `registration_cancelled` or `registration_not_open`"),
    ),
    security(()),
)]
#[post("/api/rsvp/{token}")]
pub(crate) async fn answer_rsvp(
    state: Data<State>,
    address: Address,
    request: HttpRequest,
    Body(body): Body<PartyAnswer, ANSWER_BYTES_MAX>,
) -> ApiResult<Json<PartyForm>> {
    state.allow_rsvp(address.0).await?;
    let token = segment(&request, "token");
    let form = blocking::write_public(&state, move |tx| links::answer(tx, &Visitor, &token, &body.into())).await?;
    Ok(Json(form.into()))
}

/// Answers the personal link of a party; with `replace` a new one, and the older one stops working.
#[utoipa::path(
    tag = "guests",
    request_body(content = Option<LinkWanted>, description = "Optional."),
    responses((status = 200, description = "The link.", body = PersonalLink)),
)]
#[post("/api/parties/{partyId}/link")]
pub(crate) async fn create_party_link(
    state: Data<State>,
    caller: Caller,
    id: InPath<PartyId>,
    OptionalBody(wanted): OptionalBody<LinkWanted>,
) -> ApiResult<Json<PersonalLink>> {
    let url = blocking::write(&state, caller, move |tx, organiser| {
        links::of_party(tx, organiser, &id.0, wanted.replace)
    });
    let url = url.await?;
    Ok(Json(PersonalLink { url }))
}

fn segment(request: &HttpRequest, name: &str) -> String {
    request.match_info().get(name).unwrap_or_default().to_owned()
}
