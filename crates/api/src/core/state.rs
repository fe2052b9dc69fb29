//! What the handlers of one process share: the service, the limits and the ids of requests.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use app_service::registration::ticket_files::Wallets;
use app_service::service::Service;
use tokio::sync::Semaphore;

use crate::core::answers::budget::AnswerBudget;
use crate::core::assets::{Assets, Embedded};
use crate::core::bodies::budget::BodyBudget;
use crate::core::clock::{self, Ticks};
use crate::core::config::Config;
use crate::core::feed::hub::Hub;
use crate::core::heavy_reads::HeavyReads;
use crate::core::image_providers::ImageProviders;
use crate::core::kept_lists::KeptLists;
use crate::core::long_work::LongWork;
use crate::core::metrics::Counts;
use crate::core::metrics::requests::RequestMetrics;
use crate::core::oidc::Provider;
use crate::core::request_id::RequestIds;

mod limits;
mod rate_limits;

use self::limits::Limits;
pub use self::limits::{FindKey, unless_taken};

/// Shared by all workers; cheap to reach through `web::Data`.
pub struct State {
    /// The use cases and what they need.
    pub service: Service,
    /// What the operator chose.
    pub config: Config,
    /// Gives every request its id.
    pub request_ids: RequestIds,
    /// Password hashes that may run at once; the others wait here without holding a thread.
    pub hashing: Semaphore,
    /// Engine runs, copies, imports, exports and whole plans.
    pub long_work: LongWork,
    /// Tests of mail servers. They wait for other machines and compute nothing, so long work does not wait for them.
    pub mail_server_tests: LongWork,
    /// Guest lists, plans and other reads that grow with an event.
    pub heavy_reads: HeavyReads,
    /// The open streams of changes.
    pub live: Arc<Hub>,
    /// The rows of guest lists and door lists.
    pub kept_lists: KeptLists,
    /// The OpenID Connect provider that people sign in with, when one is configured.
    pub provider: Option<Provider>,
    /// Where else people search for pictures, when the operator says so.
    pub image_providers: Option<ImageProviders>,
    /// What passes for wallets are made with.
    pub wallets: Wallets,
    /// Pictures and passes of tickets that may be made at once; the others wait here without holding a thread.
    pub ticket_files: Semaphore,
    /// The memory of all request bodies.
    pub bodies: Arc<BodyBudget>,
    /// The memory of all answers.
    pub answers: Arc<AnswerBudget>,
    /// The files of the frontend.
    pub assets: Arc<dyn Assets>,
    /// Set when a request came through a proxy that the operator has not named.
    pub untrusted_proxy: AtomicBool,
    /// Set when the process was asked to stop: it is not ready, and connections end after their next answer.
    pub stopping: AtomicBool,
    /// What is counted for the metrics beside requests.
    pub counts: Arc<Counts>,
    /// Counts requests, when the operator collects metrics.
    pub request_metrics: Option<RequestMetrics>,
    /// When the process started to serve.
    pub started: Instant,
    limits: Limits,
    ticks: Ticks,
}

const HASHES_AT_ONCE: usize = 2;

/// A picture holds about 30 MB while it is drawn.
const TICKET_FILES_AT_ONCE: usize = 2;

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

impl State {
    /// Builds the state of a process; `process` tells its request ids apart from those of other processes.
    pub fn new(service: Service, config: Config, process: u32) -> Self {
        let bodies = BodyBudget::new(config.body_memory);
        let answers = AnswerBudget::new(config.answer_memory);
        let readers = config.connections().readers();
        // The other half of its connections is left for calls.
        let streams_per_address = match config.rate_limits {
            true => config.connections_per_address / 2,
            false => usize::MAX,
        };
        Self {
            service,
            config,
            request_ids: RequestIds::new(process),
            hashing: Semaphore::new(HASHES_AT_ONCE),
            long_work: LongWork::for_machine(cores(), readers),
            mail_server_tests: LongWork::for_mail_server_tests(),
            heavy_reads: HeavyReads::for_machine(cores(), readers),
            live: Hub::new(streams_per_address),
            kept_lists: KeptLists::default(),
            provider: None,
            assets: Arc::new(Embedded),
            image_providers: None,
            wallets: Wallets::default(),
            ticket_files: Semaphore::new(TICKET_FILES_AT_ONCE),
            bodies,
            answers,
            untrusted_proxy: AtomicBool::new(false),
            stopping: AtomicBool::new(false),
            counts: Arc::default(),
            request_metrics: None,
            started: clock::now(),
            limits: Limits::new(),
            ticks: clock::ticks(),
        }
    }

    /// Replaces the clock of the limits, so that a test can let time pass.
    #[must_use]
    pub fn with_ticks(self, ticks: Ticks) -> Self {
        Self { ticks, ..self }
    }

    /// Returns the milliseconds of the clock of the limits.
    pub fn ticks(&self) -> u64 {
        (self.ticks)()
    }

    /// Replaces the bounds of long work, for tests.
    #[must_use]
    pub fn with_long_work(self, long_work: LongWork) -> Self {
        Self { long_work, ..self }
    }

    /// Replaces the bounds of heavy reads, for tests.
    #[must_use]
    pub fn with_heavy_reads(self, heavy_reads: HeavyReads) -> Self {
        Self { heavy_reads, ..self }
    }

    /// Replaces the files of the frontend, for tests.
    #[must_use]
    pub fn with_assets(self, assets: Arc<dyn Assets>) -> Self {
        Self { assets, ..self }
    }

    /// Enables signing in at a provider.
    #[must_use]
    pub fn with_provider(self, provider: Option<Provider>) -> Self {
        Self { provider, ..self }
    }

    /// Counts requests by these route templates.
    #[must_use]
    pub fn with_request_metrics(self, request_metrics: Option<RequestMetrics>) -> Self {
        Self {
            request_metrics,
            ..self
        }
    }

    /// Enables passes for wallets.
    #[must_use]
    pub fn with_wallets(self, wallets: Wallets) -> Self {
        Self { wallets, ..self }
    }

    /// Enables searching for pictures at outside services.
    #[must_use]
    pub fn with_image_providers(self, image_providers: Option<ImageProviders>) -> Self {
        Self {
            image_providers,
            ..self
        }
    }
}
