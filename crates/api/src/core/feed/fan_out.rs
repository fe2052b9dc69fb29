//! The thread that reads the changes of organisations with readers, when they were woken and at most once per interval, and
//! checks again what the readers may read.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::time::{Duration, Instant};

use app_service::error::Error;
use app_service::live::{self, Page};
use app_service::service::Service;
use app_service::wakeups::Wakeups;
use domain::id::{OrganisationId, SessionId};

use super::frames::Batch;
use super::hub::Hub;
use crate::core::clock;
use crate::core::log_throttle::LogThrottle;

/// Time between two reads for few readers; with more readers each batch holds more, and costs them less.
const INTERVAL: Duration = Duration::from_millis(20);
/// Readers that are served at the shortest interval.
const READERS_AT_ONCE: u32 = 40;
/// Longest time between two reads.
const INTERVAL_MAX: Duration = Duration::from_millis(500);
/// How soon changes are looked for again that an older transaction still holds up.
const HELD_UP: Duration = Duration::from_millis(10);
/// How often servers look for what others have not told, and readers that have gone are forgotten.
const ROUND: Duration = Duration::from_secs(2);
/// Seconds back that a round looks; longer than a round and a slow commit.
const ROUND_SECONDS: i64 = 10;
/// How often all sessions are checked again.
const ACCESS_ROUND: Duration = Duration::from_secs(60);
/// Shortest time between two checks of all sessions that were asked for.
const ACCESS_INTERVAL: Duration = Duration::from_millis(500);

/// Reads until the wake-ups are closed.
pub fn run(service: &Service, hub: &Arc<Hub>) {
    FanOut::new(service, hub).run(service.live_wakeups());
}

struct FanOut<'a> {
    service: &'a Service,
    hub: &'a Hub,
    epoch: Option<String>,
    /// When each organisation may be read.
    due: BTreeMap<OrganisationId, Instant>,
    round_at: Instant,
    access_at: Instant,
    checked_at: Instant,
    warning: LogThrottle,
}

impl<'a> FanOut<'a> {
    fn new(service: &'a Service, hub: &'a Hub) -> Self {
        let now = clock::now();
        Self {
            service,
            hub,
            epoch: None,
            due: BTreeMap::new(),
            round_at: now,
            access_at: now + ACCESS_ROUND,
            checked_at: now,
            warning: LogThrottle::default(),
        }
    }

    fn run(&mut self, wakeups: &Wakeups) {
        loop {
            let woken = wakeups.wait(self.pause());
            if woken.closing {
                return;
            }
            let now = clock::now();
            self.hub.send_presence(now);
            let woken_now = woken.organisations.into_iter();
            let everyone = if woken.everyone {
                self.hub.organisations()
            } else {
                Vec::new()
            };
            for organisation in woken_now.chain(everyone) {
                self.wake(organisation, now);
            }
            if woken.access {
                self.access_at = self.access_at.min(now.max(self.checked_at + ACCESS_INTERVAL));
            }
            if let Err(error) = self.work(now) {
                self.warning
                    .run(|| tracing::warn!(%error, "changes cannot be read; open screens learn them later"));
            }
        }
    }

    /// How long nothing has to be done.
    fn pause(&self) -> Duration {
        let due = self.due.values().min().copied();
        let rounds = [self.round_at, self.access_at];
        let next = due.into_iter().chain(rounds).chain(self.hub.crowds.next_due()).min();
        next.map_or(ROUND, |next| next.saturating_duration_since(clock::now()))
    }

    /// Notes when an organisation may be read next.
    fn wake(&mut self, organisation: OrganisationId, now: Instant) {
        let Some((_, read_at, readers)) = self.hub.reading(&organisation) else {
            return;
        };
        let readers = u32::try_from(readers).unwrap_or(u32::MAX);
        let interval = INTERVAL
            .saturating_mul((readers / READERS_AT_ONCE).max(1))
            .min(INTERVAL_MAX);
        let at = read_at.map_or(now, |read_at| now.max(read_at + interval));
        self.due.entry(organisation).or_insert(at);
    }

    fn work(&mut self, now: Instant) -> Result<(), Error> {
        if self.round_at <= now {
            self.round_at = now + ROUND;
            self.look_around(now)?;
        }
        if self.access_at <= now {
            self.access_at = now + ACCESS_ROUND;
            self.checked_at = now;
            self.check_access(None)?;
        }
        let due: Vec<OrganisationId> = self
            .due
            .iter()
            .filter(|(_, at)| **at <= now)
            .map(|(organisation, _)| organisation.clone())
            .collect();
        for organisation in due {
            self.due.remove(&organisation);
            let read = self.read(&organisation);
            if read.is_err() {
                self.due.insert(organisation, now + ROUND);
            }
            read?;
        }
        Ok(())
    }

    /// Finds changes of a server that stopped before it told them, and another sequence after a failover.
    fn look_around(&mut self, now: Instant) -> Result<(), Error> {
        if self.hub.organisations().is_empty() {
            return Ok(());
        }
        let epoch = self.service.read(live::epoch)?;
        if self.epoch.as_ref().is_some_and(|known| *known != epoch) {
            self.hub.restart();
        }
        self.epoch = Some(epoch);
        if self.service.shares_database() {
            for organisation in self.service.read(|r| live::changed_lately(r, ROUND_SECONDS))? {
                self.wake(organisation, now);
            }
        }
        Ok(())
    }

    fn read(&mut self, organisation: &OrganisationId) -> Result<(), Error> {
        let Some((position, ..)) = self.hub.reading(organisation) else {
            return Ok(());
        };
        let epoch = match &self.epoch {
            Some(epoch) => epoch.clone(),
            None => self.service.read(live::epoch)?,
        };
        let horizon = self.service.read(live::horizon)?;
        let page = self.service.read(|r| live::after(r, organisation, position, horizon));
        let Page { changes, more } = page?;
        let now = clock::now();
        let batch = (!changes.is_empty()).then(|| Batch::new(&epoch, position, changes));
        self.epoch = Some(epoch);
        // A member who was removed must not be told what changed afterwards.
        if batch.as_ref().is_some_and(|batch| batch.is_about_members) {
            self.check_access(Some(organisation))?;
        }
        self.hub.send(organisation, batch, now);
        if more {
            self.due.insert(organisation.clone(), now + HELD_UP);
        }
        Ok(())
    }

    fn check_access(&self, organisation: Option<&OrganisationId>) -> Result<(), Error> {
        let sessions: Vec<SessionId> = self.hub.sessions(organisation);
        if sessions.is_empty() {
            return Ok(());
        }
        let access: HashMap<_, _> = self.service.read(|r| live::access(r, &sessions))?;
        self.hub.apply(&sessions, &access);
        Ok(())
    }
}
