//! What operators and programs ask about the process itself: probes and the OpenAPI document.

use std::sync::atomic::Ordering;

use actix_web::http::StatusCode;
use actix_web::http::header::CONTENT_TYPE;
use app_service::clock::DIFFERENCE_MAX;
use app_service::housekeeping::{self, integrity};
use app_service::mail::{self, mailbox};
use app_service::service::Service;
use app_service::writability;
use chrono::{DateTime, Utc};
use serde::Serialize;
use serde_json::json;
use utoipa::ToSchema;

use super::openapi;
use crate::core::damage::{DatabaseDamage, HousekeepingPaused};
use crate::core::extract::machine::{at_machine, open_mailbox};
use crate::core::prelude::*;
use crate::core::words::{MailMode, SignInMethod};
use crate::routes::site::Site;

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
    /// Only for requests that are made on the machine itself, and while housekeeping erases nothing because the clock is
    /// more than a day away from its last run.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    housekeeping: Option<HousekeepingPaused>,
    /// Only for requests that are made on the machine itself, and while the last nightly check found the database file
    /// damaged.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    damage: Option<DatabaseDamage>,
}

/// Whether mail leaves.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MailHealth {
    mode: MailMode,
    /// Mails that have not gone yet.
    waiting: i64,
    /// How long the oldest of them has waited; absent when none waits.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    oldest_waiting_seconds: Option<i64>,
    /// Since when the mail server cannot be reached; absent while it can.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    unreachable_since: Option<DateTime<Utc>>,
}

/// Answers that the process is alive, without touching the database.
#[utoipa::path(tag = "system", responses((status = 200, description = "Alive.", body = Passed)), security(()))]
#[get("/healthz")]
pub(crate) async fn healthz() -> Json<Passed> {
    Json(Passed { ok: true })
}

/// Answers that the database can be reached and written and, to requests that are made on the machine itself, how much mail waits:
/// elsewhere the number would tell which addresses have an account. Waiting mail does not make the answer a failure. A clock
/// that is more than 5 seconds away from that of the database does; `details.clockAheadSeconds` tells by how much. So does a
/// server that was asked to stop.
#[utoipa::path(
    tag = "system",
    responses((status = 200, description = "Ready.", body = Ready), (status = 503, description = "`unavailable`, `storage_full`")),
    security(()),
)]
#[get("/readyz")]
pub(crate) async fn readyz(state: Data<State>, request: HttpRequest) -> ApiResult<Json<Ready>> {
    if state.stopping.load(Ordering::Relaxed) {
        return Err(stopping());
    }
    let service = &state.service;
    let writable = blocking::run_public(&state, writability::check).await;
    // A full disk is 507 elsewhere; a balancer only has to know that this server cannot work.
    writable.map_err(|problem| Problem {
        status: StatusCode::SERVICE_UNAVAILABLE,
        retry_after: Some(10),
        ..problem
    })?;
    check_clock(service)?;
    let now = service.now();
    let at_machine = at_machine(&request);
    // Counting takes longer the more mail waits, so that only the machine itself may ask for it.
    let waiting = match at_machine {
        true => Some(blocking::read_public(&state, mailbox::waiting).await?),
        false => None,
    };
    Ok(Json(Ready {
        ok: true,
        database: "ok".to_owned(),
        mail: waiting.map(|waiting| MailHealth {
            mode: service.settings().mail_mode.into(),
            waiting: waiting.count,
            oldest_waiting_seconds: waiting.since.map(|since| (now - since).num_seconds().max(0)),
            unreachable_since: mail::unreachable_since(service),
        }),
        housekeeping: housekeeping::unproven_clock(service)
            .filter(|_| at_machine)
            .map(HousekeepingPaused::from),
        damage: integrity::damage(service)
            .filter(|_| at_machine)
            .map(DatabaseDamage::from),
    }))
}

/// A balancer that reads this sends the next requests to other servers, while this one still serves.
fn stopping() -> Problem {
    Problem {
        retry_after: Some(10),
        ..Problem::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "unavailable",
            "This server is stopping.",
        )
    }
}

/// A server whose own clock is wrong works with the time of the database; its logs and files show another one.
fn check_clock(service: &Service) -> ApiResult<()> {
    let Some(ahead) = service.clock_ahead().filter(|ahead| ahead.abs() > DIFFERENCE_MAX) else {
        return Ok(());
    };
    let message = "The clock of this server differs from that of the database.";
    Err(Problem {
        details: Some(Box::new(json!({ "clockAheadSeconds": ahead.num_seconds() }))),
        retry_after: Some(30),
        ..Problem::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", message)
    })
}

/// Returns how people sign in, where mail goes, and whom to contact. Contains no secrets.
#[utoipa::path(
    tag = "system",
    responses((status = 200, description = "This installation.", body = Site)),
    security(()),
)]
#[get("/api/site")]
pub(crate) async fn get_site(state: Data<State>, request: HttpRequest) -> Json<Site> {
    let settings = state.service.settings();
    let provider = state.config.oidc.as_ref();
    Json(Site {
        base_url: settings.base_url.clone(),
        sign_in: provider.map_or(SignInMethod::Password, |_| SignInMethod::Oidc),
        oidc_name: provider.map(|oidc| oidc.name.clone()),
        mail: settings.mail_mode.into(),
        mailbox_open: open_mailbox(&request).is_some(),
        sign_up: settings.sign_up.into(),
        allowed_domains: settings.allowed_domains.clone(),
        sandbox: settings.sandbox,
        contact_email: settings.contact_email.clone(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
    })
}

/// Answers the OpenAPI document of this interface.
#[utoipa::path(
    tag = "system",
    responses((status = 200, description = "OpenAPI 3.1.", body = Object, content_type = "application/json")),
    security(()),
)]
#[get("/api/openapi.json")]
pub(crate) async fn get_openapi() -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((CONTENT_TYPE, "application/json"))
        .body(openapi::pretty())
}
