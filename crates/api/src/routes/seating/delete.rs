//! `DELETE /api/seat-assignments/{assignmentId}`: frees a seat.

use actix_web::web::Data;
use actix_web::{HttpResponse, delete};
use app_service::seating;
use domain::id::AssignmentId;

use crate::blocking;
use crate::caller::Caller;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::id::InPath;
use crate::state::State;

/// Removes one assignment, so that its seat is free.
#[utoipa::path(
    tag = "seating",
    params(("assignmentId" = String, Path, description = "The assignment.")),
    responses(
        (status = 204, description = "The seat is free."),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 403, description = "`forbidden`", body = ProblemBody),
        (status = 404, description = "`not_found`", body = ProblemBody),
    ),
)]
#[delete("/api/seat-assignments/{assignmentId}")]
pub(crate) async fn delete_seat_assignment(
    state: Data<State>,
    caller: Caller,
    id: InPath<AssignmentId>,
) -> ApiResult<HttpResponse> {
    blocking::write(&state, caller, move |tx, who| seating::remove(tx, who, &id.0)).await?;
    Ok(HttpResponse::NoContent().finish())
}
