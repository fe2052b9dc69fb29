//! `GET /api/events`: the events of the organisation.

use actix_web::get;
use actix_web::web::{Data, Json};
use app_service::events;
use domain::event::Shelf;
use serde::Deserialize;

use crate::blocking;
use crate::caller::Caller;
use crate::dto::event::Event;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::query::InQuery;
use crate::state::State;

/// Which events to list.
#[derive(Debug, Deserialize)]
pub struct Which {
    #[serde(default)]
    state: Option<String>,
}

/// Lists the events of the organisation with their figures.
#[utoipa::path(
    tag = "events",
    params((
        "state" = inline(Option<ShelfWord>), Query,
        description = "`active` (neither archived nor deleted) when absent; `deleted` lists what can be restored.",
    )),
    responses(
        (status = 200, description = "The events.", body = Vec<Event>),
        (status = 400, description = "The state is none of the three.", body = ProblemBody),
        (status = 401, description = "`signed_out`", body = ProblemBody),
    ),
)]
#[get("/api/events")]
pub(crate) async fn list_events(
    state: Data<State>,
    caller: Caller,
    InQuery(which): InQuery<Which>,
) -> ApiResult<Json<Vec<Event>>> {
    let shelf = which.state.as_deref().map(Shelf::parse).transpose();
    let shelf = shelf.map_err(app_service::error::Error::from)?.unwrap_or_default();
    let events = blocking::read(&state, caller, move |r, who| events::list(r, who, shelf)).await?;
    Ok(Json(events.into_iter().map(Event::from).collect()))
}

/// The words of `state`, for the document.
#[derive(utoipa::ToSchema)]
#[schema(rename_all = "lowercase")]
#[expect(dead_code, reason = "the words are read by the domain; this lists them")]
enum ShelfWord {
    Active,
    Archived,
    Deleted,
}
