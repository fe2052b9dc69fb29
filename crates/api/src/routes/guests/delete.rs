//! `DELETE /api/guests/{guestId}`: removes a guest.

use actix_web::web::Data;
use actix_web::{HttpResponse, delete};
use app_service::guests;
use domain::id::GuestId;

use crate::blocking;
use crate::caller::Caller;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::id::InPath;
use crate::state::State;

/// Removes a guest and frees the seat.
#[utoipa::path(
    tag = "guests",
    params(("guestId" = String, Path, description = "The guest.")),
    responses(
        (status = 204, description = "The guest is gone."),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 403, description = "`forbidden`", body = ProblemBody),
        (status = 404, description = "`not_found`", body = ProblemBody),
    ),
)]
#[delete("/api/guests/{guestId}")]
pub(crate) async fn delete_guest(state: Data<State>, caller: Caller, id: InPath<GuestId>) -> ApiResult<HttpResponse> {
    blocking::write(&state, caller, move |tx, who| guests::delete(tx, who, &id.0)).await?;
    Ok(HttpResponse::NoContent().finish())
}
