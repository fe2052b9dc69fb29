//! Who sits where: `/api/guests/{guestId}/assign-seat`, `/api/events/{eventId}/seat-assignments`, auto-assign.

pub mod auto_assign;
pub mod dto;
pub mod restore;
pub mod wishes;

use app_service::seating;
use domain::id::{AssignmentId, EventId, GuestId};
use utoipa_actix_web::service_config::ServiceConfig;

use crate::core::prelude::*;
use crate::seating::dto::seating::{
    AssignSeat, NewSeatAssignment, SeatAssignment, SeatSwap, SeatedGuest, SwappedSeats, UnseatedGuest,
};

/// Registers the routes, and with them their documentation.
pub(crate) fn routes(routes: &mut ServiceConfig<'_>) {
    routes
        .service(wishes::list_wishes)
        .service(wishes::create_wish)
        .service(wishes::delete_wish)
        .service(assign_seat)
        .service(unassign_seat)
        .service(list_seat_assignments)
        .service(create_seat_assignment)
        .service(swap_seats)
        .service(restore::restore_seats)
        .service(delete_seat_assignment)
        .service(auto_assign::auto_assign);
}

/// Puts a guest on a free seat; a guest who has one moves.
#[utoipa::path(
    tag = "seating",
    request_body = AssignSeat,
    responses(
        (status = 200, description = "The guest has the seat.", body = SeatedGuest),
        (status = 409, description = "`seat_taken` or `guest_cancelled`"),
    ),
)]
#[post("/api/guests/{guestId}/assign-seat")]
pub(crate) async fn assign_seat(
    state: Data<State>,
    caller: Caller,
    id: InPath<GuestId>,
    Body(body): Body<AssignSeat>,
) -> ApiResult<Json<SeatedGuest>> {
    let seated = blocking::write(&state, caller, move |tx, organiser| {
        seating::assign(tx, organiser, &id.0, &body.seat_id)
    })
    .await?;
    state.counts.seats_claimed.increment();
    Ok(Json(seated.into()))
}

/// Frees the seat of a guest; fine for a guest without one. A body is not read.
#[utoipa::path(
    tag = "seating",
    responses((status = 200, description = "The guest has no seat.", body = UnseatedGuest)),
)]
#[post("/api/guests/{guestId}/unassign-seat")]
pub(crate) async fn unassign_seat(
    state: Data<State>,
    caller: Caller,
    id: InPath<GuestId>,
) -> ApiResult<Json<UnseatedGuest>> {
    let before = blocking::write(&state, caller, move |tx, organiser| {
        seating::unassign(tx, organiser, &id.0)
    })
    .await?;
    Ok(Json(before.into()))
}

/// Lists who sits where at an event.
#[utoipa::path(
    tag = "seating",
    responses((status = 200, description = "The assignments.", body = Vec<SeatAssignment>), HeavyRead),
)]
#[get("/api/events/{eventId}/seat-assignments")]
pub(crate) async fn list_seat_assignments(
    state: Data<State>,
    caller: Caller,
    address: Address,
    id: InPath<EventId>,
) -> ApiResult<HttpResponse> {
    let rendered = blocking::read_heavy(&state, caller, address, move |r, organiser, chunks| {
        let assignments = seating::list(r, organiser, &id.0)?;
        chunks.json_items(assignments.into_iter().map(SeatAssignment::from))
    });
    Ok(rendered.await?.into_json())
}

/// Puts a guest of the event on a free seat of the event; a guest who has one moves.
#[utoipa::path(
    tag = "seating",
    request_body = NewSeatAssignment,
    responses(
        (status = 201, description = "The guest has the seat.", body = SeatAssignment),
        (status = 409, description = "`seat_taken` or `guest_cancelled`"),
    ),
)]
#[post("/api/events/{eventId}/seat-assignments")]
pub(crate) async fn create_seat_assignment(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    Body(body): Body<NewSeatAssignment>,
) -> ApiResult<impl Responder> {
    let seated = blocking::write(&state, caller, move |tx, organiser| {
        seating::assign_in_event(tx, organiser, &id.0, &body.guest_id, &body.seat_id)
    })
    .await?;
    state.counts.seats_claimed.increment();
    Ok(created(SeatAssignment::from(seated.assignment)))
}

/// Removes one assignment, so that its seat is free.
#[utoipa::path(tag = "seating", responses((status = 204, description = "The seat is free.")))]
#[delete("/api/seat-assignments/{assignmentId}")]
pub(crate) async fn delete_seat_assignment(
    state: Data<State>,
    caller: Caller,
    id: InPath<AssignmentId>,
) -> ApiResult<HttpResponse> {
    blocking::write(&state, caller, move |tx, organiser| {
        seating::remove(tx, organiser, &id.0)
    })
    .await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Swaps the seats of two guests. A guest without a seat takes the other's, who then waits. All or nothing.
#[utoipa::path(
    tag = "seating",
    request_body = SeatSwap,
    responses(
        (status = 200, description = "Where both guests sit now, and where they sat before.", body = SwappedSeats),
        (status = 409, description = "`seats_changed` or `guest_cancelled`"),
    ),
)]
#[post("/api/events/{eventId}/seat-assignments/swap")]
pub(crate) async fn swap_seats(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    Body(body): Body<SeatSwap>,
) -> ApiResult<Json<SwappedSeats>> {
    let wish = body.into();
    let swapped = blocking::write(&state, caller, move |tx, organiser| {
        seating::swap(tx, organiser, &id.0, &wish)
    })
    .await?;
    Ok(Json(swapped.into()))
}
