//! The HTTP server: what is wrapped around every request, and the limits of connections.

use std::io;
use std::net::TcpListener;
use std::time::Duration;

use actix_web::body::BoxBody;
use actix_web::dev::{Server, ServiceFactory, ServiceRequest, ServiceResponse};
use actix_web::middleware::from_fn;
use actix_web::web::{self, Data};
use actix_web::{App, Error, HttpServer};
use utoipa_actix_web::AppExt;

use crate::core::connection_limit::ConnectionLimit;
use crate::core::middleware;
use crate::core::state::State;
use crate::core::{answers, origin, session};
use crate::routes;

const CONNECTIONS_PER_WORKER: usize = 12_500;
const BLOCKING_THREADS_PER_WORKER: usize = 8;
const REQUEST_HEAD_TIMEOUT: Duration = Duration::from_secs(10);
const IDLE: Duration = Duration::from_secs(75);
const DISCONNECT_TIMEOUT: Duration = Duration::from_secs(2);
/// Seconds that running requests get to finish when the process is asked to stop.
const SHUTDOWN_TIMEOUT: u64 = 10;

/// Builds the application of one worker. The middleware that is wrapped last sees a request first.
pub fn app(
    state: &Data<State>,
) -> App<
    impl ServiceFactory<ServiceRequest, Config = (), Response = ServiceResponse<BoxBody>, Error = Error, InitError = ()>
    + use<>,
> {
    let (app, _document) = App::new()
        .into_utoipa_app()
        .app_data(state.clone())
        .configure(routes::api)
        .configure(routes::probes)
        .split_for_parts();
    app.default_service(web::to(routes::fallback::fallback))
        .wrap(from_fn(middleware::answers))
        .wrap(session::middleware(state))
        .wrap(from_fn(origin::guard))
        .wrap(from_fn(middleware::envelope))
        .wrap(from_fn(middleware::bodies))
}

/// Starts serving on a listener. Signals are left to the caller.
pub fn start(state: Data<State>, listener: TcpListener) -> io::Result<Server> {
    let workers = state.config.worker_count();
    let connection_limit = ConnectionLimit::new(&state.config, &state.counts);
    let answer_timeout = state.config.answer_timeout;
    let server = HttpServer::new(move || app(&state))
        .workers(workers)
        .worker_max_blocking_threads(BLOCKING_THREADS_PER_WORKER)
        .max_connections(CONNECTIONS_PER_WORKER)
        .on_connect(move |io, data| {
            connection_limit.accept(io, data);
            answers::socket::limit(io, answer_timeout);
        })
        .backlog(2_048)
        .keep_alive(IDLE)
        // A stream that its reader has closed ends at once, not with the next change.
        .h1_allow_half_closed(false)
        .client_request_timeout(REQUEST_HEAD_TIMEOUT)
        .client_disconnect_timeout(DISCONNECT_TIMEOUT)
        .disable_signals()
        .shutdown_timeout(SHUTDOWN_TIMEOUT)
        // Small answers must not wait for an acknowledgement of the one before.
        .tcp_nodelay(true)
        .listen(listener)?;
    Ok(server.run())
}
