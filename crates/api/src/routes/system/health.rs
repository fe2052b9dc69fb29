//! `GET /healthz` and `GET /readyz`: is the process alive, and can it serve.

use actix_web::web::{Data, Json};
use actix_web::{HttpRequest, get};
use app_service::mail::mailbox;
use serde::Serialize;
use utoipa::ToSchema;

use crate::blocking;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::machine::at_machine;
use crate::state::State;

/// A probe that passed.
#[derive(Serialize, ToSchema)]
pub struct Passed {
    ok: bool,
}

/// What the process can reach.
#[derive(Serialize, ToSchema)]
pub struct Ready {
    ok: bool,
    /// `ok`; a database that does not answer is a 503.
    #[schema(example = "ok")]
    database: String,
    /// Only for requests that are made on the machine itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    mail: Option<MailHealth>,
}

/// Whether mail leaves.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MailHealth {
    /// `smtp` or `files`.
    #[schema(example = "smtp")]
    mode: String,
    /// Mails that have not gone yet.
    waiting: i64,
    /// How long the oldest of them has waited; absent when none waits.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    oldest_waiting_seconds: Option<i64>,
}

/// Answers that the process is alive. Touches nothing.
#[utoipa::path(tag = "system", responses((status = 200, description = "Alive.", body = Passed)), security(()))]
#[get("/healthz")]
pub(crate) async fn healthz() -> Json<Passed> {
    Json(Passed { ok: true })
}

/// Answers that the database can be reached and, to requests that are made on the machine itself, how much mail waits:
/// elsewhere the number would tell which addresses have an account. Waiting mail does not make the answer a failure.
#[utoipa::path(
    tag = "system",
    responses(
        (status = 200, description = "Ready.", body = Ready),
        (status = 503, description = "`unavailable`", body = ProblemBody),
    ),
    security(()),
)]
#[get("/readyz")]
pub(crate) async fn readyz(state: Data<State>, request: HttpRequest) -> ApiResult<Json<Ready>> {
    let waiting = blocking::read_public(&state, mailbox::waiting).await?;
    let now = state.service.now();
    Ok(Json(Ready {
        ok: true,
        database: "ok".to_owned(),
        mail: at_machine(&request).then(|| MailHealth {
            mode: state.service.settings().mail_mode.as_str().to_owned(),
            waiting: waiting.count,
            oldest_waiting_seconds: waiting.since.map(|since| (now - since).num_seconds().max(0)),
        }),
    }))
}
