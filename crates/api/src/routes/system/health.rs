//! `GET /healthz` and `GET /readyz`: is the process alive, and can it serve.

use actix_web::get;
use actix_web::web::{Data, Json};
use serde::Serialize;
use utoipa::ToSchema;

use crate::blocking;
use crate::error::{ApiResult, ProblemBody};
use crate::state::State;

/// A probe that passed.
#[derive(Serialize, ToSchema)]
pub struct Passed {
    ok: bool,
}

/// Answers that the process is alive. Touches nothing.
#[utoipa::path(tag = "system", responses((status = 200, description = "Alive.", body = Passed)), security(()))]
#[get("/healthz")]
pub(crate) async fn healthz() -> Json<Passed> {
    Json(Passed { ok: true })
}

/// Answers that the database can be reached.
#[utoipa::path(
    tag = "system",
    responses(
        (status = 200, description = "Ready.", body = Passed),
        (status = 503, description = "`unavailable`", body = ProblemBody),
    ),
    security(()),
)]
#[get("/readyz")]
pub(crate) async fn readyz(state: Data<State>) -> ApiResult<Json<Passed>> {
    blocking::run_public(&state, |service| service.ping()).await?;
    Ok(Json(Passed { ok: true }))
}
