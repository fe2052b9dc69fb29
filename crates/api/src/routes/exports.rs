//! Files made from an event: `/api/events/{eventId}/export-seating`.

use actix_web::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use app_service::{activity, exports};
use domain::id::EventId;

use crate::routes::prelude::*;

/// Answers the seating chart as a CSV file that spreadsheets open without running anything in it.
#[utoipa::path(
    tag = "exports",
    responses((status = 200, description = "The file.", body = String, content_type = "text/csv"), LongWork),
)]
#[get("/api/events/{eventId}/export-seating")]
pub(crate) async fn export_seating(state: Data<State>, caller: Caller, id: InPath<EventId>) -> ApiResult<HttpResponse> {
    // An id consists of letters, digits, `_` and `-`, so it needs no quoting in a header.
    let disposition = format!("attachment; filename=\"seating-chart-{}.csv\"", id.0);
    let event = id.0.clone();
    let noted = caller.clone();
    let file = blocking::run_long(&state, caller, None, move |service, who| {
        service.read(|r| exports::seating_chart(r, who, &id.0))
    })
    .await?;
    // No file leaves without its entry in the activity log.
    blocking::write(&state, noted, move |tx, who| activity::record_export(tx, who, &event)).await?;
    Ok(HttpResponse::Ok()
        .insert_header((CONTENT_TYPE, "text/csv; charset=utf-8"))
        .insert_header((CONTENT_DISPOSITION, disposition))
        .body(file))
}
