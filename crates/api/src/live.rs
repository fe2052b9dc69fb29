//! `GET /api/live`: tells open screens what has changed, as ids and never as data.

mod presence;
mod stream;

use std::collections::BTreeSet;

use actix_web::http::StatusCode;
use actix_web::http::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderName};
use actix_web::web::Query;
use app_service::actor::Organiser;
use app_service::error::{Error, Noun};
use app_service::live::{self, Opening};
use domain::id::EventId;
use domain::limits::LIVE_EVENTS_PER_STREAM;
use utoipa_actix_web::service_config::ServiceConfig;

use self::stream::Live;
use crate::core::feed::frames::{self, Batch, Reader};
use crate::core::feed::hub::Listener;
use crate::core::prelude::*;

/// Asks nginx to pass frames on at once.
const UNBUFFERED: HeaderName = HeaderName::from_static("x-accel-buffering");
const LAST_EVENT_ID: &str = "last-event-id";
/// Seconds after which a caller may try again who has too many streams.
const RETRY_SECONDS: u64 = 30;

/// Registers the route, and with it its documentation.
pub(crate) fn routes(routes: &mut ServiceConfig<'_>) {
    routes.service(follow_changes).service(presence::post_presence);
}

/// What a stream is asked to tell.
struct Wish {
    events: Vec<EventId>,
    after: Option<String>,
}

/// Tells what changes, as server-sent events, until the caller closes the stream. The first frame is `hello`; `change` names
/// a kind of rows, an event and ids; `reload` asks to read everything again; `bye` is the last one. Data of guests is never
/// sent: the caller reads again what it shows.
#[utoipa::path(
    tag = "live",
    params(
        ("event" = Option<Vec<String>>, Query, description = "At most 8 events whose details are told."),
        ("after" = Option<String>, Query, description = "The `id` of the last frame that the caller knows; `Last-Event-ID` does the same."),
    ),
    responses(
        (status = 200, description = "The stream.", body = String, content_type = "text/event-stream"),
        (status = 400, description = "`invalid`: more than 8 events."),
        (status = 404, description = "`not_found`"),
        (status = 429, description = "`too_many_requests`: 10 streams for each account."),
        (status = 503, description = "`unavailable`: the server stops."),
    ),
)]
#[get("/api/live")]
pub(crate) async fn follow_changes(
    state: Data<State>,
    caller: Caller,
    address: Address,
    request: HttpRequest,
) -> ApiResult<HttpResponse> {
    let wish = wish(&request)?;
    if state.live.is_closing() {
        return Err(stopping());
    }
    let organiser = blocking::read(&state, caller.clone(), |_, organiser| Ok(organiser.clone())).await?;
    let listener = Listener {
        session: organiser.session_id()?.clone(),
        user: organiser.user_id().clone(),
        organisation: organiser.organisation_id().clone(),
        address: address.0,
    };
    // Before the place is looked up, so that no change falls between the two.
    let subscription = state
        .live
        .subscribe(listener, organiser.role())
        .ok_or_else(|| Problem::too_many_requests(RETRY_SECONDS))?;
    let mut reader = Reader {
        role: organiser.role(),
        events: wish.events.iter().map(|event| event.as_str().to_owned()).collect(),
    };
    let events = wish.events.clone();
    let horizon = blocking::read_public(&state, live::horizon).await?;
    let (present, opening) = blocking::read(&state, caller, move |r, organiser| {
        let opening = live::open(r, organiser, &wish.events, (wish.after.as_deref(), horizon))?;
        Ok((organiser.clone(), opening))
    })
    .await?;
    if !is_same(&organiser, &present) {
        return Err(Error::SignedOut.into());
    }
    reader.role = present.role();
    let organisation = organiser.organisation_id();
    state.live.begin(organisation, end_of(&opening));
    state.service.live_wakeups().ring([organisation.clone()]);
    let (mut first, cursor) = first_frames(opening, &reader);
    for event in events.iter().filter(|event| reader.sees_people_of(event)) {
        first.extend(state.live.crowds.of(event));
    }
    let stream = Live::new(subscription, reader, cursor, first);
    Ok(HttpResponse::build(StatusCode::OK)
        .insert_header((CONTENT_TYPE, "text/event-stream"))
        .insert_header((CACHE_CONTROL, "no-store"))
        .insert_header((UNBUFFERED, "no"))
        .streaming(stream.into_stream()))
}

fn is_same(one: &Organiser, other: &Organiser) -> bool {
    one.user_id() == other.user_id() && one.organisation_id() == other.organisation_id()
}

fn end_of(opening: &Opening) -> live::Position {
    let last = opening.missed.last();
    last.map_or(opening.cursor.position, |change| change.position)
}

/// Returns the beginning of the stream, and where it then is.
fn first_frames(opening: Opening, reader: &Reader) -> (String, live::Cursor) {
    let end = end_of(&opening);
    let Opening {
        mut cursor,
        missed,
        reload,
    } = opening;
    let mut first = frames::hello(&cursor);
    if let Some(reason) = reload {
        first.push_str(&frames::reload(reason, &cursor));
    }
    let before = cursor.position;
    first.push_str(&Batch::new(&cursor.epoch, before, missed).text_after(before, reader));
    cursor.position = end;
    (first, cursor)
}

fn wish(request: &HttpRequest) -> ApiResult<Wish> {
    let pairs = Query::<Vec<(String, String)>>::from_query(request.query_string());
    let pairs = pairs.map(Query::into_inner).unwrap_or_default();
    let mut events = BTreeSet::new();
    let mut after = None;
    for (name, value) in pairs {
        match name.as_str() {
            "event" => {
                let id = EventId::try_from(value).map_err(|_malformed| Error::NotFound(Noun::Event))?;
                events.insert(id);
            }
            "after" => after = Some(value),
            _ => {}
        }
    }
    if events.len() > LIVE_EVENTS_PER_STREAM {
        let message = format!("A stream tells of at most {LIVE_EVENTS_PER_STREAM} events.");
        return Err(Problem::unreadable("invalid", Some("event".to_owned()), message));
    }
    let header = request.headers().get(LAST_EVENT_ID);
    let header = || header.map(|value| String::from_utf8_lossy(value.as_bytes()).into_owned());
    Ok(Wish {
        events: events.into_iter().collect(),
        after: after.or_else(header),
    })
}

fn stopping() -> Problem {
    Problem {
        retry_after: Some(1),
        ..Problem::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "unavailable",
            "The server is being restarted. Try again in a moment.",
        )
    }
}
