//! The page of metrics, on a listener of its own: it shows how the whole installation is used, which visitors must not see.

use std::io;
use std::net::TcpListener;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use actix_web::dev::Server;
use actix_web::http::header;
use actix_web::web::{self, Data};
use actix_web::{App, HttpResponse, HttpServer};
use app_service::error::Error;
use app_service::mail::mailbox;
use app_service::{failures, jobs};
use chrono::{DateTime, Utc};

use crate::core::clock;
use crate::core::metrics::text::{CONTENT_TYPE, Page};
use crate::core::metrics::{catalogue as metrics, process};
use crate::core::state::State;

/// How long the numbers that need a query are shown before they are read again.
const QUERY_PAUSE: Duration = Duration::from_secs(10);
/// Connections that may be open at a time.
const CONNECTIONS_MAX: usize = 32;
/// Time for the head of a request.
const REQUEST_HEAD_TIMEOUT: Duration = Duration::from_secs(5);

/// What the page is made of.
struct Source {
    state: Data<State>,
    started_at: DateTime<Utc>,
    queried: Mutex<Queried>,
}

/// The numbers that need a query, and when they were read.
#[derive(Clone, Copy, Default)]
struct Queried {
    tried_at: Option<Instant>,
    queues: Option<Queues>,
}

/// What waits in the database.
#[derive(Clone, Copy)]
struct Queues {
    jobs_queued: i64,
    jobs_running: i64,
    mails: i64,
    oldest_mail: Option<DateTime<Utc>>,
}

/// Starts serving the page on a thread of its own.
pub(super) fn start(state: &Data<State>, listener: TcpListener) -> io::Result<Server> {
    let source = Data::new(Source {
        state: Data::clone(state),
        started_at: state.service.now(),
        queried: Mutex::default(),
    });
    let server = HttpServer::new(move || {
        App::new()
            .app_data(Data::clone(&source))
            .route("/metrics", web::get().to(page))
    });
    Ok(server
        .workers(1)
        .max_connections(CONNECTIONS_MAX)
        .client_request_timeout(REQUEST_HEAD_TIMEOUT)
        .disable_signals()
        .shutdown_timeout(0)
        .listen(listener)?
        .run())
}

async fn page(source: Data<Source>) -> HttpResponse {
    match web::block(move || source.page()).await {
        Ok(text) => HttpResponse::Ok()
            .insert_header((header::CONTENT_TYPE, CONTENT_TYPE))
            .body(text),
        Err(_panicked) => HttpResponse::InternalServerError().finish(),
    }
}

impl Source {
    fn page(&self) -> String {
        let mut page = Page::default();
        page.begin(&metrics::BUILD).sample(&[env!("CARGO_PKG_VERSION")], 1);
        if let Some(requests) = &self.state.request_metrics {
            requests.write(&mut page);
        }
        self.write_http(&mut page);
        self.write_database(&mut page);
        self.write_queues(&mut page);
        self.write_tallies(&mut page);
        page.single(&metrics::START_TIME, self.started_at.timestamp());
        process::write(&mut page);
        page.into_text()
    }

    fn write_http(&self, page: &mut Page) {
        let (state, counts) = (&self.state, &self.state.counts);
        page.single(&metrics::CONNECTIONS, counts.open_connections());
        page.single(&metrics::CONNECTIONS_ACCEPTED, counts.accepted_connections.get());
        page.single(&metrics::CONNECTIONS_REFUSED, counts.refused_connections.get());
        page.single(&metrics::LIVE_STREAMS, state.live.count());
        let long = state.long_work.refused() + state.mail_server_tests.refused();
        page.single(&metrics::LONG_WORK_REFUSED, long);
        page.single(&metrics::HEAVY_READS_REFUSED, state.heavy_reads.refused());
        let mut hits = page.begin(&metrics::RATE_LIMITS_HIT);
        for (limit, count) in state.rate_limit_hits() {
            hits.sample(&[limit], count);
        }
        page.single(&metrics::SEATS_CLAIMED, counts.seats_claimed.get());
        page.single(&metrics::SEATS_REFUSED, counts.seats_refused.get());
    }

    fn write_database(&self, page: &mut Page) {
        let load = self.state.service.load();
        page.single(&metrics::POOL_SIZE, load.readers);
        page.single(&metrics::POOL_IDLE, load.idle_readers);
        page.single(&metrics::POOL_WAITING, load.waiting_reads);
        page.single(&metrics::WRITES_WAITING, load.waiting_writes);
        page.begin(&metrics::WRITE_WAIT).durations(&[], &load.write_waits);
        page.begin(&metrics::TRANSACTIONS).durations(&[], &load.transactions);
    }

    /// Leaves the metrics out while the database does not answer: an old number would look like a present one.
    fn write_queues(&self, page: &mut Page) {
        let Some(queues) = self.queues(clock::now()) else {
            return;
        };
        page.single(&metrics::JOBS_QUEUED, queues.jobs_queued);
        page.single(&metrics::JOBS_RUNNING, queues.jobs_running);
        page.single(&metrics::MAIL_QUEUED, queues.mails);
        let waited = queues.oldest_mail.map(|since| self.state.service.now() - since);
        let seconds = waited.map_or(0, |waited| waited.num_seconds().max(0));
        page.single(&metrics::MAIL_OLDEST, seconds);
    }

    fn write_tallies(&self, page: &mut Page) {
        let tallies = self.state.service.tallies();
        let mut ended = page.begin(&metrics::JOBS_ENDED);
        for (kind, outcome, count) in tallies.jobs() {
            ended.sample(&[kind.as_str(), outcome.as_str()], count);
        }
        let (sent, failed) = tallies.mails();
        page.single(&metrics::MAIL_SENT, sent);
        page.single(&metrics::MAIL_FAILED, failed);
        let (files, bytes) = tallies.exports();
        page.single(&metrics::EXPORTS, files);
        page.single(&metrics::EXPORT_BYTES, bytes);
    }

    /// Reads the queues, unless that was tried less than [`QUERY_PAUSE`] ago. Blocks.
    fn queues(&self, now: Instant) -> Option<Queues> {
        let mut queried = self.queried.lock().unwrap_or_else(PoisonError::into_inner);
        let recent = |tried| now.saturating_duration_since(tried) < QUERY_PAUSE;
        if !queried.tried_at.is_some_and(recent) {
            let queues = self.query().inspect_err(|error| {
                failures::log("the queues cannot be read for the metrics", error);
            });
            *queried = Queried {
                tried_at: Some(now),
                queues: queues.ok(),
            };
        }
        queried.queues
    }

    fn query(&self) -> Result<Queues, Error> {
        self.state.service.read(|r| {
            let (jobs_queued, jobs_running) = jobs::count_unfinished(r)?;
            let mail = mailbox::waiting(r)?;
            Ok(Queues {
                jobs_queued,
                jobs_running,
                mails: mail.count,
                oldest_mail: mail.since,
            })
        })
    }
}
