//! Heavy reads: guest lists, floor plans and other answers that grow with an event. They run one at a time per organisation
//! on a few threads of their own, so that small reads find a thread, a reader of the database and processor time. The
//! answer is rendered there too. Requests for the same state of a list share one answer, and a compressed one is kept.

use std::any::Any;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::http::header::ContentType;
use actix_web::rt::time::timeout;
use app_service::error::Error;
use domain::id::OrganisationId;
use tokio::sync::{OnceCell, OwnedSemaphorePermit, Semaphore};

use crate::core::answers::body::ChunkedBody;
use crate::core::answers::budget::{NoMemory, Reservation};
use crate::core::answers::chunk_list::Chunked;
use crate::core::answers::chunks::{Chunks, Coding};
use crate::core::error::{ApiResult, Problem};
use crate::core::log_throttle::LogThrottle;
use crate::core::metrics::Counter;
use crate::core::threads::on_thread;

mod kept;

use kept::KeptAnswers;

/// Heavy reads of one organisation that run or wait; further ones are refused at once.
const QUEUE_MAX: usize = 256;
/// How long a read waits for its turn.
const WAIT_TIMEOUT: Duration = Duration::from_secs(10);
/// Seconds after which a client may retry a refused read.
const RETRY_AFTER: u64 = 2;

/// Admits heavy reads and runs them.
pub struct HeavyReads {
    threads: Arc<Semaphore>,
    wait_timeout: Duration,
    queues: Mutex<HashMap<OrganisationId, Weak<Semaphore>>>,
    shared: Mutex<HashMap<AnswerKey, Weak<SharedAnswer>>>,
    kept: KeptAnswers,
    refused: Counter,
    warning: LogThrottle,
}

/// Names the state of a list or plan that an answer shows, and what the reader may see of it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct AnswerKey {
    parts: String,
    coding: Coding,
}

impl AnswerKey {
    /// Joins what determines an answer: what is asked for, and everything that makes answers differ.
    pub fn new<const N: usize>(parts: [&str; N], coding: Coding) -> Self {
        Self {
            parts: parts.join("\n"),
            coding,
        }
    }
}

/// An answer that several requests wait for or send.
type SharedAnswer = OnceCell<ApiResult<Rendered<String>>>;

/// The right to run one heavy read; dropping it lets the next one in.
#[derive(Debug)]
pub struct Turn {
    _organisation: OwnedSemaphorePermit,
    _thread: OwnedSemaphorePermit,
}

/// A complete answer, and what its reader learnt besides.
#[derive(Clone)]
pub struct Rendered<T> {
    /// For the head of the answer, for example its `ETag`.
    pub head: T,
    answer: Arc<Chunked>,
    kept: Option<Arc<dyn Any + Send + Sync>>,
}

impl<T> Rendered<T> {
    /// Turns the answer into a body.
    pub fn into_parts(self) -> (T, ChunkedBody) {
        (self.head, ChunkedBody::shared(self.answer, self.kept))
    }
}

impl Rendered<()> {
    /// Turns the answer into a JSON response.
    pub fn into_json(self) -> HttpResponse {
        let ((), body) = self.into_parts();
        HttpResponse::Ok().insert_header(ContentType::json()).body(body)
    }
}

/// Returns how many threads read, given the cores and the readers of the database. Long work leaves them a reader.
pub fn threads(cores: usize, readers: usize) -> usize {
    (readers / 4).clamp(1, (cores / 2).max(1))
}

impl HeavyReads {
    /// Takes a part of these cores and readers of the database.
    pub fn for_machine(cores: usize, readers: usize) -> Self {
        Self::new(threads(cores, readers), WAIT_TIMEOUT)
    }

    /// Runs at most `threads` reads at once; others wait for at most `wait_timeout`.
    pub fn new(threads: usize, wait_timeout: Duration) -> Self {
        Self {
            threads: Arc::new(Semaphore::new(threads)),
            wait_timeout,
            queues: Mutex::default(),
            shared: Mutex::default(),
            kept: KeptAnswers::default(),
            refused: Counter::default(),
            warning: LogThrottle::default(),
        }
    }

    /// Waits for the turn of an organisation: its reads run one after the other, and organisations take turns. Answers
    /// `too_many_reads` (429) when too many of its reads wait and `unavailable` (503) when no thread becomes free in time.
    pub async fn admit(&self, organisation: &OrganisationId) -> ApiResult<Turn> {
        let queue = self.queue_of(organisation)?;
        let turn = async {
            let organisation = queue.acquire_owned().await?;
            let thread = Arc::clone(&self.threads).acquire_owned().await?;
            Ok::<_, tokio::sync::AcquireError>(Turn {
                _organisation: organisation,
                _thread: thread,
            })
        };
        match timeout(self.wait_timeout, turn).await {
            Ok(turn) => turn.map_err(|closed| Problem::internal(closed.to_string())),
            Err(_elapsed) => Err(self.all_busy()),
        }
    }

    /// Returns how many reads were refused.
    pub fn refused(&self) -> u64 {
        self.refused.get()
    }

    /// Returns how many reads of an organisation run or wait: each holds the queue once.
    pub fn count(&self, organisation: &OrganisationId) -> usize {
        let queues = self.queues.lock().unwrap_or_else(PoisonError::into_inner);
        queues.get(organisation).map_or(0, Weak::strong_count)
    }

    fn queue_of(&self, organisation: &OrganisationId) -> ApiResult<Arc<Semaphore>> {
        let mut queues = self.queues.lock().unwrap_or_else(PoisonError::into_inner);
        let known = queues.get(organisation).and_then(Weak::upgrade);
        let queue = known.unwrap_or_else(|| {
            queues.retain(|_, queue| queue.strong_count() > 0);
            let queue = Arc::new(Semaphore::new(1));
            queues.insert(organisation.clone(), Arc::downgrade(&queue));
            queue
        });
        if Arc::strong_count(&queue) > QUEUE_MAX {
            self.refused.increment();
            return Err(organisation_busy());
        }
        Ok(queue)
    }

    /// Renders an answer on a thread of its own, when the organisation has its turn. The thread ends with the answer, so
    /// that the memory it took goes back to the system.
    pub async fn render<T, F>(
        &self,
        organisation: &OrganisationId,
        (into, coding): (Reservation, Coding),
        read: F,
    ) -> ApiResult<Rendered<T>>
    where
        T: Send + 'static,
        F: FnOnce(&mut Chunks) -> Result<T, Error> + Send + 'static,
    {
        let turn = self.admit(organisation).await?;
        let rendered = on_thread("heavy-read", move || {
            let mut chunks = Chunks::new(Some(into), coding);
            let outcome = read(&mut chunks);
            let refusal = chunks.refusal();
            let outcome = outcome.and_then(|head| Ok((head, chunks.finish()?)));
            drop(turn);
            outcome.map_err(|error| refusal.map_or_else(|| Problem::from(error), NoMemory::problem))
        });
        let (head, answer) = rendered.await??;
        Ok(Rendered {
            head,
            answer: Arc::new(answer),
            kept: None,
        })
    }

    /// Renders an answer like [`HeavyReads::render`], unless the same one is being rendered or sent already. The caller
    /// must have been allowed to see what the key names.
    pub async fn render_shared<F>(
        &self,
        key: AnswerKey,
        organisation: &OrganisationId,
        into: Reservation,
        read: F,
    ) -> ApiResult<Rendered<String>>
    where
        F: FnOnce(&mut Chunks) -> Result<String, Error> + Send + 'static,
    {
        let shared = self.shared_of(key.clone());
        // When the first request is given up, the next one that waits renders the answer.
        let rendered = shared
            .get_or_init(|| self.render(organisation, (into, key.coding), read))
            .await;
        let mut rendered = rendered.clone()?;
        if key.coding == Coding::Gzip {
            self.kept.keep(key, rendered.answer.length(), &shared);
        }
        rendered.kept = Some(shared);
        Ok(rendered)
    }

    fn shared_of(&self, key: AnswerKey) -> Arc<SharedAnswer> {
        let mut shared = self.shared.lock().unwrap_or_else(PoisonError::into_inner);
        let known = shared.get(&key).and_then(Weak::upgrade);
        known.unwrap_or_else(|| {
            shared.retain(|_, answer| answer.strong_count() > 0);
            let answer = Arc::new(SharedAnswer::new());
            shared.insert(key, Arc::downgrade(&answer));
            answer
        })
    }

    /// Refuses a read, and warns the operator once a minute.
    fn all_busy(&self) -> Problem {
        self.refused.increment();
        self.warning
            .run(|| tracing::warn!("heavy reads are refused: their threads were busy for too long"));
        Problem {
            retry_after: Some(RETRY_AFTER),
            ..Problem::new(
                StatusCode::SERVICE_UNAVAILABLE,
                "unavailable",
                "The service is busy. Please try again.",
            )
        }
    }
}

fn organisation_busy() -> Problem {
    Problem {
        retry_after: Some(RETRY_AFTER),
        ..Problem::new(
            StatusCode::TOO_MANY_REQUESTS,
            "too_many_reads",
            "Too many large requests of your organisation are waiting. Try again in a few seconds.",
        )
    }
}
