//! What the handlers of one process share: the service, the limits and the ids of requests.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use app_service::service::Service;
use domain::account::Email;
use domain::id::OrganisationId;
use tokio::sync::Semaphore;

use crate::bodies::budget::BodyBudget;
use crate::clock::{self, Ticks};
use crate::config::Config;
use crate::error::{ApiResult, Problem};
use crate::image_providers::ImageProviders;
use crate::limiter::{Limiter, Quota};
use crate::long_work::LongWork;
use crate::oidc::Provider;
use crate::request_id::RequestIds;

mod accounts;
mod sandbox;

use self::accounts::AccountLimits;
use self::sandbox::SandboxLimits;

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
    /// The OpenID Connect provider that people sign in with, when one is configured.
    pub provider: Option<Provider>,
    /// Where else people search for pictures, when the operator says so.
    pub image_providers: Option<ImageProviders>,
    /// The memory of all request bodies.
    pub bodies: Arc<BodyBudget>,
    /// Set when a request came through a proxy that the operator has not named.
    pub untrusted_proxy: AtomicBool,
    limits: Limits,
    ticks: Ticks,
}

const HASHES_AT_ONCE: usize = 2;

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// The limits of the public surface.
struct Limits {
    sign_in_account: Limiter<String>,
    sign_in_address: Limiter<IpAddr>,
    provider_address: Limiter<IpAddr>,
    accounts: AccountLimits,
    sandbox: SandboxLimits,
    lookup_misses: Limiter<IpAddr>,
    lookup_misses_overall: Limiter<()>,
    outside: Limiter<OrganisationId>,
}

impl State {
    /// Builds the state of a process; `process` tells its request ids apart from those of other processes.
    pub fn new(service: Service, config: Config, process: u32) -> Self {
        let bodies = BodyBudget::new(config.body_memory);
        Self {
            service,
            config,
            request_ids: RequestIds::new(process),
            hashing: Semaphore::new(HASHES_AT_ONCE),
            long_work: LongWork::for_cores(cores()),
            provider: None,
            image_providers: None,
            bodies,
            untrusted_proxy: AtomicBool::new(false),
            limits: Limits {
                sign_in_account: Limiter::new(Quota::per_minute(5)),
                sign_in_address: Limiter::new(Quota::per_minute(20)),
                provider_address: Limiter::new(Quota::per_minute(40)),
                accounts: AccountLimits::new(),
                sandbox: SandboxLimits::new(),
                lookup_misses: Limiter::new(Quota::per_minute(10)),
                lookup_misses_overall: Limiter::new(Quota::per_minute(100)),
                outside: Limiter::new(Quota::per_minute(300)),
            },
            ticks: clock::ticks(),
        }
    }

    /// Replaces the clock of the limits, so that a test can let time pass.
    #[must_use]
    pub fn with_ticks(self, ticks: Ticks) -> Self {
        Self { ticks, ..self }
    }

    /// Replaces the bounds of long work, for tests.
    #[must_use]
    pub fn with_long_work(self, long_work: LongWork) -> Self {
        Self { long_work, ..self }
    }

    /// Lets people sign in at a provider.
    #[must_use]
    pub fn with_provider(self, provider: Option<Provider>) -> Self {
        Self { provider, ..self }
    }

    /// Lets people search for pictures at outside services.
    #[must_use]
    pub fn with_image_providers(self, image_providers: Option<ImageProviders>) -> Self {
        Self {
            image_providers,
            ..self
        }
    }

    /// Counts one question to an image provider, for the organisation: a search, or one picture.
    pub fn allow_outside(&self, organisation: &OrganisationId) -> ApiResult<()> {
        self.limited(|limits, now| limits.outside.take(organisation.clone(), now))
    }

    /// Counts one step of a sign-in at the provider, for the address.
    pub fn allow_provider(&self, address: IpAddr) -> ApiResult<()> {
        self.limited(|limits, now| limits.provider_address.take(address, now))
    }

    /// Counts one attempt to sign in or up, for the account and for the address.
    pub fn allow_sign_in(&self, email: &str, address: IpAddr) -> ApiResult<()> {
        self.limited(|limits, now| {
            limits.sign_in_address.take(address, now)?;
            // The key is the one of the account, so that no other spelling of an address gets attempts of its own, and
            // what is no address takes no memory.
            match Email::parse(email) {
                Ok(email) => limits.sign_in_account.take(email.folded, now),
                Err(_) => Ok(()),
            }
        })
    }

    /// Tells whether the address may try another lookup code.
    pub fn allow_lookup(&self, address: IpAddr) -> ApiResult<()> {
        self.limited(|limits, now| {
            limits.lookup_misses.peek(&address, now)?;
            limits.lookup_misses_overall.peek(&(), now)
        })
    }

    /// Counts a lookup code that nobody has; `Err` when misses that were under way at the same time used up the limit.
    pub fn count_lookup_miss(&self, address: IpAddr) -> ApiResult<()> {
        self.limited(|limits, now| {
            limits.lookup_misses.take(address, now)?;
            limits.lookup_misses_overall.take((), now)
        })
    }

    fn limited(&self, check: impl FnOnce(&Limits, u64) -> Result<(), u64>) -> ApiResult<()> {
        if !self.config.rate_limits {
            return Ok(());
        }
        check(&self.limits, (self.ticks)()).map_err(Problem::too_many_requests)
    }
}
