//! `GET /api/events/{eventId}/activity`: what was done to an event, by whom and when.

use app_service::activity;
use chrono::{DateTime, Utc};
use domain::id::EventId;
use serde::Deserialize;

use crate::core::prelude::*;
use crate::events::dto::activity::{ActivityNews, ActivityPage};

/// Which entries to answer.
#[derive(Debug, Deserialize)]
pub struct Part {
    #[serde(default)]
    before: Option<String>,
    #[serde(default)]
    limit: Option<i64>,
}

/// Since when to count.
#[derive(Debug, Deserialize)]
pub struct Absence {
    #[serde(default)]
    since: Option<DateTime<Utc>>,
}

/// Answers how much others did to an event since an instant.
#[utoipa::path(
    tag = "events",
    params(("since" = Option<DateTime<Utc>>, Query, description = "At most 30 days ago, as when absent.")),
    responses(
        (status = 200, description = "The numbers.", body = ActivityNews),
        (status = 400, description = "`since` is not an instant."),
    ),
)]
#[get("/api/events/{eventId}/activity/news")]
pub(crate) async fn activity_news(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    InQuery(absence): InQuery<Absence>,
) -> ApiResult<Json<ActivityNews>> {
    let away = blocking::read(&state, caller, move |r, organiser| {
        activity::since(r, organiser, &id.0, absence.since)
    })
    .await?;
    Ok(Json(away.into()))
}

/// Answers what was done to an event and anything in it, the newest first.
#[utoipa::path(
    tag = "events",
    params(
        ("before" = Option<String>, Query, description = "The `next` of the page before."),
        ("limit" = Option<i64>, Query, description = "1 to 100; 50 when absent."),
    ),
    responses(
        (status = 200, description = "The entries.", body = ActivityPage),
        (status = 400, description = "`before` is not the `next` of a page."),
    ),
)]
#[get("/api/events/{eventId}/activity")]
pub(crate) async fn list_activity(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    InQuery(part): InQuery<Part>,
) -> ApiResult<Json<ActivityPage>> {
    let page = blocking::read(&state, caller, move |r, organiser| {
        activity::list(r, organiser, &id.0, part.before.as_deref(), part.limit)
    })
    .await?;
    Ok(Json(page.into()))
}
