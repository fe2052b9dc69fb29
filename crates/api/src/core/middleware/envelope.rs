//! What is wrapped around every request: its id, its line in the log, the headers of the answer and the body of a problem.
//! The log names the route's template, never the path, so that no lookup code and no name gets into it.

use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use actix_web::body::{BodySize, BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::error::InternalError;
use actix_web::http::header::{self, HeaderValue};
use actix_web::http::{ConnectionType, Method, StatusCode};
use actix_web::middleware::Next;
use actix_web::web::{Bytes, Data};
use actix_web::{Error, HttpResponse};

use crate::core::address;
use crate::core::error::{PROBLEM, Problem};
use crate::core::headers::Served;
use crate::core::metrics::requests::UNMATCHED;
use crate::core::state::State;
use crate::core::{clock, headers, request_id};

/// The code of a seat that another guest has.
const SEAT_TAKEN: &str = "seat_taken";

/// What is known of a request before it is served.
struct Opened {
    state: Option<Data<State>>,
    id: String,
    method: Method,
    is_api: bool,
    https: bool,
    /// The server stops, so that the connection must not be used again.
    last: bool,
    started: Instant,
}

impl Opened {
    /// What the answer is when its handler does not say.
    fn served(&self) -> Served {
        if self.is_api { Served::Api } else { Served::Page }
    }
}

/// Serves one request with everything around it.
pub async fn envelope(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let opened = open(&request);
    match next.call(request).await {
        Ok(response) => {
            let (request, response) = response.into_parts();
            let route = request.match_pattern();
            let response = close(&opened, route.as_deref(), response.map_into_boxed_body());
            Ok(ServiceResponse::new(request, response))
        }
        Err(error) => {
            let response = close(&opened, None, from_middleware(&error));
            Err(InternalError::from_response(error, response).into())
        }
    }
}

/// A request whose middleware failed never reached a handler, so its answer is made here.
fn from_middleware(error: &Error) -> HttpResponse {
    let response = error.error_response();
    if response.extensions().contains::<Problem>() || response.status() != StatusCode::INTERNAL_SERVER_ERROR {
        return response;
    }
    actix_web::ResponseError::error_response(&Problem::internal(error.to_string()))
}

fn open(request: &ServiceRequest) -> Opened {
    let state = request.app_data::<Data<State>>();
    if let Some(state) = state {
        let known = (&state.config.trusted_proxies, &state.untrusted_proxy);
        address::report_untrusted_proxy(known, request.peer_addr(), request.headers());
    }
    Opened {
        state: state.cloned(),
        id: state
            .map(|state| state.request_ids.of(request.headers()))
            .unwrap_or_default(),
        method: request.method().clone(),
        is_api: is_api(request.path()),
        https: state.is_some_and(|state| state.config.secure_cookies),
        last: state.is_some_and(|state| state.stopping.load(Ordering::Relaxed)),
        started: clock::now(),
    }
}

/// Returns whether a path belongs to the HTTP interface rather than to the pages.
pub fn is_api(path: &str) -> bool {
    path == "/api" || path.starts_with("/api/")
}

fn close(opened: &Opened, route: Option<&str>, mut response: HttpResponse) -> HttpResponse {
    let problem = response.extensions_mut().remove::<Problem>();
    let served = response.extensions_mut().remove::<Served>();
    let (route, took) = (
        route.unwrap_or(UNMATCHED),
        clock::now().saturating_duration_since(opened.started),
    );
    count(opened, (route, took), response.status(), problem.as_ref());
    log(opened, (route, took), response.status(), problem.as_ref());
    let mut response = match problem {
        Some(problem) => with_problem(opened, &problem, response),
        None => response,
    };
    log_access(opened, (route, took), &response);
    if opened.last {
        response.head_mut().set_connection_type(ConnectionType::Close);
    }
    let headers = response.headers_mut();
    headers::add(headers, served.unwrap_or(opened.served()), opened.https);
    if let Ok(id) = HeaderValue::from_str(&opened.id) {
        headers.insert(request_id::HEADER, id);
    }
    response
}

fn with_problem(opened: &Opened, problem: &Problem, response: HttpResponse) -> HttpResponse {
    let body = Bytes::from(problem.body(&opened.id));
    let mut response = response.set_body(BoxBody::new(body));
    response
        .headers_mut()
        .insert(header::CONTENT_TYPE, HeaderValue::from_static(PROBLEM));
    response
}

/// Counts an answer for the metrics.
fn count(opened: &Opened, (route, took): (&str, Duration), status: StatusCode, problem: Option<&Problem>) {
    let Some(state) = &opened.state else { return };
    if let Some(requests) = &state.request_metrics {
        requests.count(&opened.method, route, status, took);
    }
    if problem.is_some_and(|problem| problem.code == SEAT_TAKEN) {
        state.counts.seats_refused.increment();
    }
}

/// The access log has one line per request, without address, query and ids. Streams have no length.
fn log_access(opened: &Opened, (route, took): (&str, Duration), response: &HttpResponse) {
    let Opened { id, method, .. } = opened;
    let (status, millis) = (response.status().as_u16(), clock::millis(took));
    let bytes = match response.body().size() {
        BodySize::Sized(bytes) => Some(bytes),
        BodySize::None => Some(0),
        BodySize::Stream => None,
    };
    tracing::info!(target: "access", request_id = %id, %method, route, status, millis, bytes, "request");
}

fn log(opened: &Opened, (route, took): (&str, Duration), status: StatusCode, problem: Option<&Problem>) {
    let Opened { id, method, .. } = opened;
    let millis = clock::millis(took);
    let code = problem.map_or("", |problem| problem.code);
    // A refusal under load is not an error; the limit itself warns once a minute.
    let is_refusal = problem.is_some_and(Problem::is_refusal_under_load);
    if status.is_server_error() && !is_refusal {
        let cause = problem.and_then(|problem| problem.cause.as_deref()).unwrap_or("");
        tracing::error!(request_id = %id, %method, route, status = status.as_u16(), millis, code, cause, "request failed");
    } else {
        tracing::debug!(request_id = %id, %method, route, status = status.as_u16(), millis, code, "request");
    }
}
