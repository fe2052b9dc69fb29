//! The worker that empties the outbox. It claims a few mails at a time under a lease, hands each to the transport and
//! notes what became of it. A worker that dies loses nothing: when its lease ends, another one takes over, and a mail
//! that had gone just before is sent again with the same `Message-ID`.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

use chrono::TimeDelta;
use domain::id::MailId;
use mailer::message::Message;
use storage::outbox::delivery::{self, ClaimedMail, Lease};

use super::transport::{Failure, Parcel, Transport};
use super::{campaigns, compose};
use crate::error::Error;
use crate::failures;
use crate::random::id_bytes;
use crate::service::Service;

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
/// How often the outbox is looked at when nobody rings: for postponed mail, ended leases and other processes' mail.
const POLL: Duration = Duration::from_secs(2);
/// What is kept of the reason of a failure, in characters.
const REASON_MAX: usize = 300;

/// Sends the mail of one database. Several may work side by side, also in several processes.
pub struct Worker {
    service: Service,
    transport: Arc<dyn Transport>,
    owner: String,
}

impl Worker {
    /// Makes a worker with a name of its own.
    pub fn new(service: Service, transport: Arc<dyn Transport>) -> Result<Self, Error> {
        let owner = domain::id::spell(&id_bytes(service.random())?);
        Ok(Self {
            service,
            transport,
            owner,
        })
    }

    /// Works until [`Service::stop_mail`] is called, and then gives back what it has not begun. Blocks.
    pub fn run(&self) {
        while !self.service.bell.is_closed() {
            match self.run_once() {
                Ok(0) => {
                    self.service.bell.sleep(POLL);
                }
                Ok(_) => {}
                Err(error) => {
                    failures::log("mail cannot be sent now", &error);
                    self.service.bell.sleep(POLL);
                }
            }
        }
    }

    /// Sends what is due, at most one batch. Returns how many mails were claimed.
    pub fn run_once(&self) -> Result<usize, Error> {
        let filled = campaigns::advance(&self.service)?;
        let sent = self.send_batch()?;
        // While a campaign fills the outbox there is more to do, also when another worker takes its mails.
        Ok(sent.max(usize::from(filled)))
    }

    fn send_batch(&self) -> Result<usize, Error> {
        let now = self.service.now();
        if !self.service.read(|r| Ok(delivery::is_due(r.conn, now)?))? {
            return Ok(0);
        }
        let lease = Lease {
            owner: self.owner.clone(),
            until: now + LEASE,
        };
        let claim = lease.clone();
        let mails = self
            .service
            .write(move |tx| Ok(delivery::claim(tx.conn, &claim, BATCH, now)?))?;
        for (begun, mail) in mails.iter().enumerate() {
            if self.service.bell.is_closed() || self.service.now() + MARGIN > lease.until {
                self.release(mails.iter().skip(begun))?;
                break;
            }
            let outcome = self.send(mail);
            self.report(mail, outcome)?;
        }
        Ok(mails.len())
    }

    fn send(&self, mail: &ClaimedMail) -> Result<(), Failure> {
        if mail.is_decoy {
            return Ok(());
        }
        if mail.attempts > TRIES_MAX {
            // Only a mail that took its worker down each time is claimed so often.
            return Err(Failure::Permanent(format!(
                "It was begun {TRIES_MAX} times and never finished."
            )));
        }
        let from = &self.service.settings().mail_from;
        let composed = compose::message(&self.service, mail).map_err(|error| match error {
            Error::Unavailable(_) => Failure::Passing("The message could not be written yet.".to_owned()),
            other => {
                failures::log("a message cannot be written", &other);
                Failure::Permanent("The message could not be written.".to_owned())
            }
        })?;
        let message = Message {
            message_id: &mail.message_id,
            from_name: &mail.sender_name,
            from,
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
        let parcel = Parcel {
            id: &mail.id,
            from,
            to: &mail.recipient,
            message: &bytes,
        };
        let taken = catch_unwind(AssertUnwindSafe(|| self.transport.deliver(&parcel)));
        taken.unwrap_or_else(|_| Err(Failure::Passing("The transport broke down.".to_owned())))
    }

    /// Notes what became of a mail. When its lease ended meanwhile, that is another worker's business.
    fn report(&self, mail: &ClaimedMail, outcome: Result<(), Failure>) -> Result<(), Error> {
        let (mail, owner) = (mail.clone(), self.owner.clone());
        let (id, attempts) = (mail.id.clone(), mail.attempts);
        let now = self.service.now();
        let done = self.transport.mode().done();
        let kept = self.service.write(move |tx| {
            Ok(match outcome {
                Ok(()) => delivery::finish(tx.conn, &mail, &owner, done, now)?,
                Err(Failure::Passing(reason)) if attempts < TRIES_MAX => {
                    let run_at = (now, now + back_off(attempts));
                    delivery::postpone(tx.conn, &mail.id, &owner, run_at, &short(&reason))?
                }
                Err(Failure::Passing(reason) | Failure::Permanent(reason)) => {
                    delivery::give_up(tx.conn, &mail.id, &owner, now, &short(&reason))?
                }
            })
        })?;
        if !kept {
            tracing::warn!(mail = %id, "a mail took longer than its lease; it may be sent twice");
        }
        Ok(())
    }

    fn release<'a>(&self, mails: impl Iterator<Item = &'a ClaimedMail>) -> Result<(), Error> {
        let ids: Vec<MailId> = mails.map(|mail| mail.id.clone()).collect();
        let owner = self.owner.clone();
        self.service
            .write(move |tx| Ok(delivery::release(tx.conn, &ids, &owner)?))
    }
}

impl Service {
    /// Tells the mail workers of this service to stop after the mail they are at. There is no way back.
    pub fn stop_mail(&self) {
        self.bell.close();
    }
}

/// Returns how long to wait after so many tries: 1 s, 4 s, 16 s and so on, up to an hour.
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

    #[test]
    fn each_wait_is_four_times_the_one_before_up_to_an_hour() {
        let waits: Vec<i64> = (1..=8).map(|tries| back_off(tries).num_seconds()).collect();
        assert_eq!(waits, [1, 4, 16, 64, 256, 1024, 3600, 3600]);
        assert_eq!(back_off(i32::MAX), BACK_OFF_MAX);
        assert_eq!(back_off(0), BACK_OFF);
    }

    #[test]
    fn a_reason_is_one_line_of_bounded_length() {
        assert_eq!(short("550 no\r\n such  user"), "550 no such user");
        assert_eq!(short(&"ä".repeat(1000)).chars().count(), REASON_MAX);
    }
}
