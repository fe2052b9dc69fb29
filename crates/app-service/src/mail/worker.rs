//! The worker that sends the outbox. It claims a few mails at a time under a lease, hands each to the transport and
//! records the outcome. Several threads may share one worker, each sending one mail. A crashed worker loses nothing:
//! when its lease ends, another one takes over, and at most one mail per thread is sent again, with the same
//! `Message-ID`.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, TryLockError};
use std::time::Duration;

use chrono::{DateTime, TimeDelta, Utc};
use domain::fold;
use domain::id::{MailId, OrganisationId};
use domain::limits::MAIL_WAIT_DAYS;
use domain::mail::failure::{SERVER_AWAY, SUPPRESSED};
use mailer::message::{DkimKey, Message, sign};
use storage::housekeeping::clock;
use storage::mail::outbox::delivery::{self, Batch, ClaimedMail, Lease};
use storage::registration::registrations;

use super::reach::{Reach, ServerOwner};
use super::servers::{Admission, Route, Servers};
use super::transport::{Failure, OutgoingEmail, Transport};
use super::{campaigns, compose};
use crate::core::error::Error;
use crate::core::failures;
use crate::core::random::id_bytes;
use crate::core::service::{Service, Tx};
use crate::core::settings::MailMode;

/// Mails claimed at once.
pub const BATCH: i64 = 10;
/// How long a claim holds.
pub const LEASE: TimeDelta = TimeDelta::seconds(60);
/// What must be left of the lease to begin another mail: longer than a transport may take.
const MARGIN: TimeDelta = TimeDelta::seconds(30);
/// Tries after which a mail has failed.
pub const TRIES_MAX: i32 = 8;
/// The wait after the first try; each further one is four times as long.
const BACK_OFF: TimeDelta = TimeDelta::seconds(1);
/// The longest wait between two tries.
const BACK_OFF_MAX: TimeDelta = TimeDelta::hours(1);
/// How often the outbox is polled without being woken: for postponed mail, ended leases and mail of other processes.
const POLL: Duration = Duration::from_secs(2);
/// Maximum length of a stored failure reason, in characters.
const REASON_MAX: usize = 300;

/// Sends the mail of one database. Several may work side by side, also in several processes.
pub struct Worker {
    service: Service,
    servers: Servers,
    dkim: Option<DkimKey>,
    owner: String,
    /// Mails that are claimed and not begun, for the next free thread.
    claimed: Mutex<VecDeque<Claimed>>,
    /// The organisation whose mail was claimed last.
    turn: Mutex<Option<OrganisationId>>,
    /// Held by the thread that fills the outbox from campaigns.
    filling: Mutex<()>,
}

/// A claimed mail, and until when.
struct Claimed {
    mail: ClaimedMail,
    until: DateTime<Utc>,
}

/// The outcome of a mail.
enum Outcome {
    Gone(MailMode),
    Failed(Failure),
    /// It was not tried: its server is at its limit.
    Later(DateTime<Utc>),
    /// It was not tried: its server is unreachable.
    Away,
    /// Its server could not be reached.
    Unreachable(String, ServerOwner),
}

impl Worker {
    /// Makes a worker with a unique name, for one thread.
    pub fn new(service: Service, transport: Arc<dyn Transport>) -> Result<Self, Error> {
        Self::with_connections(service, transport, 1)
    }

    /// Makes a worker that `connections` threads share.
    pub fn with_connections(
        service: Service,
        transport: Arc<dyn Transport>,
        connections: usize,
    ) -> Result<Self, Error> {
        let owner = domain::id::spell(&id_bytes(service.random())?);
        Ok(Self {
            servers: Servers::new(transport, connections),
            dkim: None,
            service,
            owner,
            claimed: Mutex::default(),
            turn: Mutex::default(),
            filling: Mutex::default(),
        })
    }

    /// Signs the mail that comes from the domain of a key.
    #[must_use]
    pub fn signing(self, dkim: Option<DkimKey>) -> Self {
        Self { dkim, ..self }
    }

    /// Runs until [`Service::stop_mail`] is called, and then requeues the mails it has not begun. Blocks; called by
    /// each thread that shares the worker.
    pub fn run(&self) {
        while !self.service.notify.is_closed() {
            match self.work() {
                Ok(true) => {}
                Ok(false) => {
                    self.servers.rest();
                    self.service.notify.sleep(POLL);
                }
                Err(error) => {
                    failures::log("mail cannot be sent now", &error);
                    self.service.notify.sleep(POLL);
                }
            }
        }
        if let Err(error) = self.release_rest() {
            // Their leases end by themselves.
            failures::log("mail cannot be given back", &error);
        }
    }

    /// Sends what is due, at most one batch. Returns how many mails were claimed, and at least 1 while a campaign fills the
    /// outbox.
    pub fn run_once(&self) -> Result<usize, Error> {
        let filled = campaigns::advance(&self.service)?;
        let claimed = self.claim()?;
        let count = claimed.len().max(usize::from(filled));
        self.queue().extend(claimed);
        loop {
            // The lock must not be held while a mail is sent.
            let next = self.queue().pop_front();
            let Some(next) = next else { return Ok(count) };
            self.handle(next)?;
        }
    }

    /// Sends one mail, if there is one, and fills the outbox from campaigns. Returns whether there was something to do.
    fn work(&self) -> Result<bool, Error> {
        let filled = self.fill()?;
        let Some(next) = self.next()? else { return Ok(filled) };
        self.handle(next)?;
        Ok(true)
    }

    /// Advances campaigns by a slice, when no claimed mail waits and no other thread does so.
    fn fill(&self) -> Result<bool, Error> {
        if !self.queue().is_empty() {
            return Ok(false);
        }
        match self.filling.try_lock() {
            Ok(_alone) => campaigns::advance(&self.service),
            Err(TryLockError::WouldBlock) => Ok(false),
            // A panic in between has rolled its transaction back.
            Err(TryLockError::Poisoned(_)) => campaigns::advance(&self.service),
        }
    }

    /// Returns the next mail. Threads that find the queue empty wait for the one that fills it.
    fn next(&self) -> Result<Option<Claimed>, Error> {
        let mut queue = self.queue();
        if queue.is_empty() {
            queue.extend(self.claim()?);
        }
        let next = queue.pop_front();
        if !queue.is_empty() {
            // One ring wakes one thread, which wakes the next one.
            self.service.notify.notify_one();
        }
        Ok(next)
    }

    fn claim(&self) -> Result<Vec<Claimed>, Error> {
        let now = self.service.now();
        let closed = self.service.kept::<Reach>().closed(now);
        if !self.service.read(|r| Ok(delivery::is_due(r.conn, now, &closed)?))? {
            return Ok(Vec::new());
        }
        let until = now + LEASE;
        let lease = Lease {
            owner: self.owner.clone(),
            until,
        };
        let mut batch = Batch {
            limit: BATCH,
            after: self.turn().clone(),
        };
        let (mails, after) = self.service.write(move |tx| {
            let mails = delivery::claim(tx.conn, &lease, &mut batch, now, &closed)?;
            Ok((mails, batch.after))
        })?;
        *self.turn() = after;
        Ok(mails.into_iter().map(|mail| Claimed { mail, until }).collect())
    }

    fn turn(&self) -> MutexGuard<'_, Option<OrganisationId>> {
        self.turn.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends a mail and records the outcome, or requeues it when its lease is nearly over.
    fn handle(&self, claimed: Claimed) -> Result<(), Error> {
        let Claimed { mail, until } = claimed;
        if self.service.notify.is_closed() || self.service.now() + MARGIN > until {
            return self.release(vec![mail.id]);
        }
        let outcome = self.send(&mail)?;
        self.report(mail, outcome)
    }

    fn send(&self, mail: &ClaimedMail) -> Result<Outcome, Error> {
        if mail.is_decoy {
            return Ok(Outcome::Gone(self.servers.installation().mode()));
        }
        if mail.attempts > TRIES_MAX {
            // Only a mail that crashes its worker each time is claimed so often.
            let reason = format!("Sending was started {TRIES_MAX} times but never finished.");
            return Ok(Outcome::Failed(Failure::Permanent(reason)));
        }
        if self.is_suppressed(mail)? {
            return Ok(Outcome::Failed(Failure::Permanent(SUPPRESSED.to_owned())));
        }
        let route = match self.servers.admit(&self.service, mail.organisation.as_ref())? {
            Admission::Now(route) => route,
            Admission::Later(until) => return Ok(Outcome::Later(until)),
            Admission::Away => return Ok(Outcome::Away),
        };
        let bytes = match self.message(mail, &route) {
            Ok(bytes) => bytes,
            Err(failure) => return Ok(Outcome::Failed(failure)),
        };
        let parcel = OutgoingEmail {
            id: &mail.id,
            from: &route.from,
            to: &mail.recipient,
            message: &bytes,
        };
        let transport = route.transport();
        let taken = catch_unwind(AssertUnwindSafe(|| transport.deliver(&parcel)));
        let taken = taken.unwrap_or_else(|_| Err(Failure::Transient("Sending failed unexpectedly.".to_owned())));
        route.note(&self.service, &taken);
        Ok(match taken {
            Ok(()) => Outcome::Gone(transport.mode()),
            Err(Failure::Unreachable(reason)) => Outcome::Unreachable(reason, route.owner().clone()),
            Err(failure) => Outcome::Failed(failure),
        })
    }

    /// Returns whether a guest unsubscribed while the mail waited, which may be for hours.
    fn is_suppressed(&self, mail: &ClaimedMail) -> Result<bool, Error> {
        let Some(organisation) = mail.organisation.as_ref().filter(|_| mail.values.is_some()) else {
            return Ok(false);
        };
        let folded = fold::email(&mail.recipient);
        self.service
            .read(|r| Ok(registrations::is_suppressed(r.conn, organisation, &folded)?))
    }

    /// Writes the message as it goes over the wire; the same bytes at every try.
    fn message(&self, mail: &ClaimedMail, route: &Route) -> Result<Vec<u8>, Failure> {
        let composed = compose::message(&self.service, mail).map_err(|error| match error {
            Error::Unavailable(_) => Failure::Transient("The message could not be created yet.".to_owned()),
            other => {
                failures::log("a message cannot be written", &other);
                Failure::Permanent("The message could not be created.".to_owned())
            }
        })?;
        let message = Message {
            message_id: &mail.message_id,
            from_name: route.from_name.as_deref().unwrap_or(&mail.sender_name),
            from: &route.from,
            to: &mail.recipient,
            reply_to: mail.reply_to.as_deref(),
            subject: &composed.subject,
            text: &composed.text,
            html: &composed.html,
            date: mail.created_at,
            inline: &composed.parts,
            calendar: composed.calendar.as_deref(),
            unsubscribe: composed.unsubscribe.as_deref(),
        };
        let bytes = message
            .to_bytes()
            .map_err(|error| Failure::Permanent(error.to_string()))?;
        let own_key = self.dkim.as_ref().filter(|key| is_of_domain(&route.from, key.domain()));
        Ok(match own_key {
            Some(key) => sign(bytes, key),
            None => bytes,
        })
    }

    /// Records the outcome of a mail. When its lease has ended, the outcome belongs to another worker and is dropped
    /// here.
    fn report(&self, mail: ClaimedMail, outcome: Outcome) -> Result<(), Error> {
        let owner = self.owner.clone();
        let (id, attempts, is_decoy) = (mail.id.clone(), mail.attempts, mail.is_decoy);
        let now = self.service.now();
        let has_gone = matches!(outcome, Outcome::Gone(_));
        let (kept, failed) = self.service.write(move |tx| {
            let mut failed = 0;
            // Mail that is not tried looks as before.
            if !matches!(outcome, Outcome::Away | Outcome::Later(_)) {
                super::note_state(tx, &mail.id, mail.organisation.as_ref())?;
            }
            let kept = match outcome {
                Outcome::Gone(mode) => delivery::finish(tx.conn, &mail, &owner, mode.done(), now)?,
                Outcome::Away => {
                    delivery::release(tx.conn, &[mail.id], &owner)?;
                    true
                }
                Outcome::Unreachable(reason, server) => {
                    let kept = delivery::put_back(tx.conn, &mail.id, &owner, &short(&reason))?;
                    failed = give_up_oldest(tx, &server)?;
                    kept
                }
                Outcome::Later(run_at) => delivery::defer(tx.conn, &mail.id, &owner, run_at)?,
                Outcome::Failed(Failure::Transient(reason)) if attempts < TRIES_MAX => {
                    let times = (now, now + back_off(attempts));
                    delivery::postpone(tx.conn, &mail.id, &owner, times, &short(&reason))?
                }
                Outcome::Failed(failure) => {
                    let kept = delivery::give_up(tx.conn, &mail.id, &owner, now, &short(&failure.to_string()))?;
                    failed = usize::from(kept);
                    kept
                }
            };
            Ok((kept, failed))
        })?;
        self.service.tallies().mails_failed(failed);
        // No mail leaves for a decoy.
        if kept && has_gone && !is_decoy {
            self.service.tallies().mail_sent();
        }
        if !kept {
            tracing::warn!(mail = %id, "a mail took longer than its lease; it may be sent twice");
        }
        Ok(())
    }

    fn release_rest(&self) -> Result<(), Error> {
        let rest: Vec<MailId> = self.queue().drain(..).map(|claimed| claimed.mail.id).collect();
        self.release(rest)
    }

    fn release(&self, ids: Vec<MailId>) -> Result<(), Error> {
        if ids.is_empty() {
            return Ok(());
        }
        let owner = self.owner.clone();
        self.service
            .write(move |tx| Ok(delivery::release(tx.conn, &ids, &owner)?))
    }

    fn queue(&self) -> MutexGuard<'_, VecDeque<Claimed>> {
        self.claimed.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Service {
    /// Stops the mail workers of this service for good, after the mails they are sending.
    pub fn stop_mail(&self) {
        self.notify.close();
    }
}

/// Gives up on mail that has waited for days, by the clock of housekeeping: a clock that jumped ahead must not end all
/// waiting mail. Returns how many there were.
fn give_up_oldest(tx: &mut Tx<'_>, server: &ServerOwner) -> Result<usize, Error> {
    let Some(record) = clock::find(tx.conn)? else {
        return Ok(0);
    };
    let before = tx.now.min(record.passed_at) - TimeDelta::days(MAIL_WAIT_DAYS);
    let given_up = delivery::expire(tx.conn, server.as_ref(), before, SERVER_AWAY)?;
    super::note_states(tx, &given_up)?;
    if !given_up.is_empty() {
        tracing::warn!(
            given_up = given_up.len(),
            "mail failed because its server could not be reached for days"
        );
    }
    Ok(given_up.len())
}

/// Returns whether an address is of a domain or of one below it.
fn is_of_domain(address: &str, domain: &str) -> bool {
    let host = address.rsplit('@').next().unwrap_or_default();
    let above = host
        .len()
        .checked_sub(domain.len())
        .and_then(|start| host.split_at_checked(start));
    above
        .is_some_and(|(before, rest)| rest.eq_ignore_ascii_case(domain) && (before.is_empty() || before.ends_with('.')))
}

/// Returns the wait after a number of tries: 1 s, 4 s, 16 s, and so on, up to an hour.
fn back_off(attempts: i32) -> TimeDelta {
    let doublings = u32::try_from(attempts.saturating_sub(1)).unwrap_or(0).saturating_mul(2);
    let factor = 1_i32.checked_shl(doublings).unwrap_or(i32::MAX);
    BACK_OFF
        .checked_mul(factor)
        .map_or(BACK_OFF_MAX, |wait| wait.clamp(BACK_OFF, BACK_OFF_MAX))
}

fn short(reason: &str) -> String {
    let line = reason.split_whitespace().collect::<Vec<_>>().join(" ");
    line.chars().take(REASON_MAX).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::settings::MailTimeouts;

    #[test]
    fn each_wait_is_four_times_the_one_before_up_to_an_hour() {
        let waits: Vec<i64> = (1..=8).map(|tries| back_off(tries).num_seconds()).collect();
        assert_eq!(waits, [1, 4, 16, 64, 256, 1024, 3600, 3600]);
        assert_eq!(back_off(i32::MAX), BACK_OFF_MAX);
        assert_eq!(back_off(0), BACK_OFF);
    }

    #[test]
    fn a_mail_ends_before_its_lease() {
        let mail = TimeDelta::from_std(MailTimeouts::default().mail).unwrap();
        assert!(mail < MARGIN && MARGIN < LEASE);
    }

    #[test]
    fn a_reason_is_one_line_of_bounded_length() {
        assert_eq!(short("550 no\r\n such  user"), "550 no such user");
        assert_eq!(short(&"ä".repeat(1000)).chars().count(), REASON_MAX);
    }
}
