//! What the limits count. In memory where one process owns the database, otherwise in the database itself, so that
//! several servers count together.

use std::collections::HashMap;
use std::net::IpAddr;

use actix_web::http::StatusCode;
use app_service::accounts::known_browsers::KnownBrowser;
use app_service::error::{Conflict, Error};
use app_service::finding::lookup::guesses;
use app_service::rate_limits::{self, Attempt};
use domain::account::Email;
use domain::id::{OrganisationId, UserId};
use domain::limits::SANDBOX_READING_SECONDS;

use super::State;
use super::rate_limits::RateLimit;
use crate::core::error::{ApiResult, Problem};
use crate::core::limiter::Limiter;
use crate::core::metrics::Counter;
use crate::core::service_calls;

/// The counters of this process.
pub(super) struct Limits {
    memory: HashMap<RateLimit, Limiter<String>>,
    /// Attempts that found a limit used up, by its name.
    hits: HashMap<&'static str, Counter>,
}

/// Characters of an event's public name that count; longer ones name no event.
const PUBLIC_ID_KEPT: usize = 20;

/// Tenths of a second that are counted for one document at most; it is not read for longer.
const READING_TENTHS_MAX: usize = 100;
/// Tenths of a second that are counted for a job that reads a document.
const JOB_READING_TENTHS: usize = 50;

/// What an attempt counts against, in order.
type Counted = Vec<(RateLimit, String)>;

/// The name of a limit that is used up, and the seconds to wait.
type UsedUp = (&'static str, u64);

impl Limits {
    /// Starts with every key unused.
    pub(super) fn new() -> Self {
        let memory = RateLimit::ALL.iter().map(|limit| (*limit, Limiter::new(limit.quota())));
        let names = RateLimit::ALL.iter().map(|limit| (limit.name(), Counter::default()));
        Self {
            memory: memory.collect(),
            hits: names.collect(),
        }
    }

    fn take(&self, counted: Counted, now: u64) -> Result<(), u64> {
        counted.into_iter().try_for_each(|(limit, key)| {
            let limiter = self.memory.get(&limit);
            let left = limiter.map_or(Ok(()), |limiter| limiter.take(key, now));
            left.map_err(|wait| self.hit((limit.name(), wait)))
        })
    }

    fn peek(&self, counted: &Counted, now: u64) -> Result<(), u64> {
        counted.iter().try_for_each(|(limit, key)| {
            let limiter = self.memory.get(limit);
            let left = limiter.map_or(Ok(()), |limiter| limiter.peek(key, now));
            left.map_err(|wait| self.hit((limit.name(), wait)))
        })
    }

    /// Counts a limit that is used up, and returns the wait.
    fn hit(&self, (limit, wait): UsedUp) -> u64 {
        if let Some(counter) = self.hits.get(limit) {
            counter.increment();
        }
        wait
    }
}

impl State {
    /// Counts one question to an image provider, for the organisation: a search, or one picture.
    pub async fn allow_outside(&self, organisation: &OrganisationId) -> ApiResult<()> {
        self.count(vec![(RateLimit::ImageProviders, organisation.to_string())])
            .await
    }

    /// Counts one request that checks guests in, for the member.
    pub async fn allow_check_in(&self, user: &UserId) -> ApiResult<()> {
        self.count(vec![(RateLimit::CheckIns, user.to_string())]).await
    }

    /// Counts one step of a sign-in at the provider, for the address.
    pub async fn allow_provider(&self, address: IpAddr) -> ApiResult<()> {
        self.count(vec![(RateLimit::ProviderAddress, address.to_string())])
            .await
    }

    /// Counts one attempt to sign in. A browser that signed in to the account before has attempts of its own; all others
    /// share those of the account, of which each address gets a part. So an attacker elsewhere locks no person out.
    pub async fn allow_sign_in(&self, email: &str, address: IpAddr, browser: Option<KnownBrowser>) -> ApiResult<()> {
        let mut counted = vec![(RateLimit::SignInAddress, address.to_string())];
        // The key is the one of the account, so that no other spelling of an address gets attempts of its own, and
        // text that is not an address takes no memory.
        if let Ok(email) = Email::parse(email) {
            match browser {
                Some(browser) => counted.push((RateLimit::SignInBrowser, browser.key(&email))),
                None => {
                    counted.push((RateLimit::SignInAccountAddress, format!("{address} {}", email.folded)));
                    counted.push((RateLimit::SignInAccount, email.folded));
                }
            }
        }
        self.count(counted).await
    }

    /// Counts one attempt to sign up, or to keep a sandbox. Refuses all of them, for known and new email addresses alike,
    /// while the answers of [`Self::count_taken`] are used up.
    pub async fn allow_sign_up(&self, email: &str, address: IpAddr) -> ApiResult<()> {
        let told = self.peek(taken(address)).await?;
        told.map_err(Problem::too_many_requests)?;
        let mut counted = vec![
            (RateLimit::SignInAddress, address.to_string()),
            (RateLimit::SignUpHourly, address.to_string()),
        ];
        if let Ok(email) = Email::parse(email) {
            counted.push((RateLimit::SignUpAddress, format!("{address} {}", email.folded)));
        }
        self.count(counted).await
    }

    /// Counts the outcome of a sign-up that tells that the email address has an account, see [`unless_taken`]. Only servers
    /// without mail tell that: there a new account has to work at once.
    pub async fn count_taken<T>(&self, address: IpAddr, outcome: ApiResult<Option<T>>) -> ApiResult<T> {
        match outcome? {
            Some(value) => Ok(value),
            None => {
                self.count(taken(address)).await?;
                Err(Error::Conflict(Conflict::EmailTaken).into())
            }
        }
    }

    /// Counts one request for a new password, whether or not the address has an account.
    pub async fn allow_forgot(&self, email: &Email, address: IpAddr) -> ApiResult<()> {
        let counted = vec![
            (RateLimit::LinkAddress, address.to_string()),
            (RateLimit::ForgotPassword, format!("{address} {}", email.folded)),
        ];
        self.count(counted).await
    }

    /// Counts one use of a mailed link.
    pub async fn allow_link(&self, address: IpAddr) -> ApiResult<()> {
        self.count(vec![(RateLimit::LinkAddress, address.to_string())]).await
    }

    /// Counts one answer to a public form, whether or not the event exists.
    pub async fn allow_registration(&self, address: IpAddr, public_id: &str) -> ApiResult<()> {
        let event: String = public_id.chars().take(PUBLIC_ID_KEPT).collect();
        let counted = vec![
            (RateLimit::RegistrationAddress, address.to_string()),
            (RateLimit::RegistrationEvent, event),
        ];
        self.count(counted).await
    }

    /// Counts one read of a personal link, or one answer through it.
    pub async fn allow_rsvp(&self, address: IpAddr) -> ApiResult<()> {
        self.count(vec![(RateLimit::PersonalLinkAddress, address.to_string())])
            .await
    }

    /// Counts one check of the password of a person who is signed in already.
    pub async fn allow_password(&self, user: &UserId, address: IpAddr) -> ApiResult<()> {
        let counted = vec![
            (RateLimit::SignInAddress, address.to_string()),
            (RateLimit::PasswordAccount, user.to_string()),
        ];
        self.count(counted).await
    }

    /// Counts one mail that a signed-in person has sent to an address that may not be theirs.
    pub async fn allow_account_mail(&self, user: &UserId) -> ApiResult<()> {
        self.count(vec![(RateLimit::MailAccount, user.to_string())]).await
    }

    /// Counts one sandbox that an address opens.
    pub async fn allow_sandbox(&self, address: IpAddr) -> ApiResult<()> {
        self.count(vec![(RateLimit::SandboxOpened, address.to_string())]).await
    }

    /// Counts one sandbox that is brought back to its start.
    pub async fn allow_sandbox_reset(&self, address: IpAddr) -> ApiResult<()> {
        self.count(vec![(RateLimit::SandboxReset, address.to_string())]).await
    }

    /// Refuses to read a document of a sandbox while the time of its address is used up.
    pub async fn allow_sandbox_reading(&self, address: IpAddr) -> ApiResult<()> {
        let left = self.peek(sandbox_reading(address, 1)).await?;
        left.map_err(sandbox_reading_refused)
    }

    /// Counts the milliseconds for which a document of a sandbox was read.
    pub async fn count_sandbox_reading(&self, address: IpAddr, millis: u64) -> ApiResult<()> {
        let tenths = usize::try_from(millis.div_ceil(100)).unwrap_or(usize::MAX);
        // The last document may take more time than there was left.
        let _used_up = self
            .take(sandbox_reading(address, tenths.min(READING_TENTHS_MAX)))
            .await?;
        Ok(())
    }

    /// Refuses a job that reads a document of a sandbox while the time of its address is used up, and counts it as the
    /// longest that reading may take: who waits for a job is unknown when it runs.
    pub async fn count_sandbox_job(&self, address: IpAddr) -> ApiResult<()> {
        let left = self.take(sandbox_reading(address, JOB_READING_TENTHS)).await?;
        left.map_err(sandbox_reading_refused)
    }

    /// Refuses a lookup code while the misses are used up. Without a last name the misses of the address and of all
    /// addresses count, and the answer asks for the last name; with one, those of this name, and of all names, from this
    /// address.
    pub async fn allow_lookup(&self, address: IpAddr, last_name: Option<&str>) -> ApiResult<()> {
        let left = self.peek(lookup(address, last_name)).await?;
        left.map_err(|wait| lookup_refused(wait, last_name))
    }

    /// Counts a lookup code that no guest has, or that belongs to another last name; `Err` when misses that were under
    /// way at the same time used up the limit.
    pub async fn count_lookup_miss(&self, address: IpAddr, last_name: Option<&str>) -> ApiResult<()> {
        let left = self.take(lookup(address, last_name)).await?;
        left.map_err(|wait| lookup_refused(wait, last_name))
    }

    /// Refuses a search while the misses of its kind are used up.
    pub async fn allow_find(&self, address: IpAddr, search: &FindKey) -> ApiResult<()> {
        let Err(wait) = self.peek(search.counted(address)).await? else {
            return Ok(());
        };
        self.note_guess(search).await?;
        self.refuse_find(address, search, wait).await
    }

    /// Counts a search without a result; `Err` when concurrent misses used up the limit.
    pub async fn count_find_miss(&self, address: IpAddr, search: &FindKey) -> ApiResult<()> {
        self.note_guess(search).await?;
        match self.take(search.counted(address)).await? {
            Ok(()) => Ok(()),
            Err(wait) => self.refuse_find(address, search, wait).await,
        }
    }

    /// Asks for what is more than others can use up: personal details for queries, and the whole number for a name that
    /// many addresses guess at.
    async fn refuse_find(&self, address: IpAddr, search: &FindKey, wait: u64) -> ApiResult<()> {
        if search.name.is_none() {
            return Err(asked_for(Error::DetailsNeeded, wait));
        }
        if self.peek(search.counted_by_address(address)).await?.is_err() {
            return Err(Problem::too_many_requests(wait));
        }
        Err(asked_for(Error::NumberNeeded, wait))
    }

    /// Counts one request of a map with a way.
    pub async fn allow_route(&self, address: IpAddr) -> ApiResult<()> {
        self.count(vec![(RateLimit::RouteAddress, address.to_string())]).await
    }

    /// Notifies the organiser when an event has had very many misses.
    async fn note_guess(&self, search: &FindKey) -> ApiResult<()> {
        let Some(event) = &search.event else { return Ok(()) };
        let many = self.take(vec![(RateLimit::FindGuesses, event.clone())]).await?.is_err();
        if !many || self.take(vec![(RateLimit::FindNotices, event.clone())]).await?.is_err() {
            return Ok(());
        }
        let event = event.clone();
        // An event that does not exist has no organiser to tell.
        let _unknown = service_calls::write(&self.service, move |tx| guesses::note(tx, &event)).await;
        Ok(())
    }

    async fn count(&self, counted: Counted) -> ApiResult<()> {
        self.take(counted).await?.map_err(Problem::too_many_requests)
    }

    async fn take(&self, counted: Counted) -> ApiResult<Result<(), u64>> {
        if !self.config.rate_limits {
            return Ok(Ok(()));
        }
        if !self.service.shares_database() {
            return Ok(self.limits.take(counted, (self.ticks)()));
        }
        let attempts = attempts(counted);
        let taken = service_calls::write(&self.service, move |tx| {
            in_order(&attempts, |attempt| rate_limits::take(tx, attempt))
        });
        Ok(taken.await?.map_err(|used_up| self.limits.hit(used_up)))
    }

    async fn peek(&self, counted: Counted) -> ApiResult<Result<(), u64>> {
        if !self.config.rate_limits {
            return Ok(Ok(()));
        }
        if !self.service.shares_database() {
            return Ok(self.limits.peek(&counted, (self.ticks)()));
        }
        let attempts = attempts(counted);
        let left = service_calls::read(&self.service, move |reading| {
            in_order(&attempts, |attempt| rate_limits::peek(reading, attempt))
        });
        Ok(left.await?.map_err(|used_up| self.limits.hit(used_up)))
    }

    /// Returns how often attempts found each limit used up, by the name of the limit.
    pub fn rate_limit_hits(&self) -> impl Iterator<Item = (&'static str, u64)> {
        let names = RateLimit::ALL.iter().map(|limit| limit.name());
        names.map(|name| (name, self.limits.hits.get(name).map_or(0, Counter::get)))
    }
}

/// What the misses of a search count against.
#[derive(Clone, Debug)]
pub struct FindKey {
    /// The public id as typed.
    event: Option<String>,
    /// The folded name, when personal details are searched for.
    name: Option<String>,
    has_whole_number: bool,
}

impl FindKey {
    /// Takes the event and the folded name of a search by personal details.
    pub fn new(event: Option<&str>, name: Option<String>) -> Self {
        let shortened = |event: &str| event.chars().take(PUBLIC_ID_KEPT).collect();
        Self {
            event: event.map(shortened),
            name,
            has_whole_number: false,
        }
    }

    /// Sets whether the whole mobile number was given. It cannot be guessed, so other addresses cannot use up its
    /// searches.
    #[must_use]
    pub fn with_whole_number(self, has_whole_number: bool) -> Self {
        Self {
            has_whole_number,
            ..self
        }
    }

    fn counted(&self, address: IpAddr) -> Counted {
        let event = self.event.clone().unwrap_or_default();
        let mut counted = self.counted_by_address(address);
        match &self.name {
            Some(_) if self.has_whole_number => {}
            Some(name) => counted.push((RateLimit::FindName, format!("{event} {name}"))),
            None => counted.extend([(RateLimit::FindEvent, event), (RateLimit::FindOverall, String::new())]),
        }
        counted
    }

    /// The limits that other addresses cannot use up.
    fn counted_by_address(&self, address: IpAddr) -> Counted {
        let event = self.event.as_deref().unwrap_or_default();
        match &self.name {
            Some(name) => vec![
                (RateLimit::FindNameAddress, format!("{address} {event} {name}")),
                (RateLimit::FindDetails, address.to_string()),
            ],
            None => vec![(RateLimit::FindAddress, address.to_string())],
        }
    }
}

fn asked_for(error: Error, wait: u64) -> Problem {
    Problem {
        retry_after: Some(wait),
        status: StatusCode::TOO_MANY_REQUESTS,
        ..Problem::from(error)
    }
}

/// Returns `None` when the email address has an account.
pub fn unless_taken<T>(outcome: Result<T, Error>) -> Result<Option<T>, Error> {
    match outcome {
        Err(Error::Conflict(Conflict::EmailTaken)) => Ok(None),
        other => other.map(Some),
    }
}

fn taken(address: IpAddr) -> Counted {
    vec![(RateLimit::SignUpTaken, address.to_string())]
}

fn sandbox_reading(address: IpAddr, tenths: usize) -> Counted {
    vec![(RateLimit::SandboxReading, address.to_string()); tenths]
}

fn sandbox_reading_refused(wait: u64) -> Problem {
    let message = format!(
        "Importing documents in a sandbox is limited to {SANDBOX_READING_SECONDS} seconds an hour. Save the list as CSV \
         and import that, or create an account."
    );
    Problem {
        message,
        ..Problem::too_many_requests(wait)
    }
}

fn lookup(address: IpAddr, last_name: Option<&str>) -> Counted {
    match last_name {
        Some(name) => vec![
            (RateLimit::LookupLastName, format!("{address} {name}")),
            (RateLimit::LookupPairs, address.to_string()),
        ],
        None => vec![
            (RateLimit::LookupAddress, address.to_string()),
            (RateLimit::LookupOverall, String::new()),
        ],
    }
}

fn lookup_refused(wait: u64, last_name: Option<&str>) -> Problem {
    match last_name {
        Some(_) => Problem::too_many_requests(wait),
        None => Problem {
            retry_after: Some(wait),
            ..Problem::new(
                StatusCode::TOO_MANY_REQUESTS,
                "last_name_needed",
                "Too many wrong codes. Please enter the guest's last name as well.",
            )
        },
    }
}

/// Tries attempts one after the other until one finds its limit used up, which is then known by name.
fn in_order(
    attempts: &[Attempt],
    mut one: impl FnMut(&[Attempt]) -> Result<Result<(), u64>, Error>,
) -> Result<Result<(), UsedUp>, Error> {
    for attempt in attempts {
        if let Err(wait) = one(std::slice::from_ref(attempt))? {
            return Ok(Err((attempt.limit, wait)));
        }
    }
    Ok(Ok(()))
}

fn attempts(counted: Counted) -> Vec<Attempt> {
    let attempt = |(limit, key): (RateLimit, String)| Attempt {
        limit: limit.name(),
        quota: limit.quota(),
        key,
    };
    counted.into_iter().map(attempt).collect()
}
