//! Which server a mail goes to: that of its organisation, when it has one, else that of the installation. A server of an
//! organisation may be slow or away; it holds up neither the mail of others nor all connections. What is known of servers
//! that are away is in [`super::reach`].

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use chrono::{DateTime, TimeDelta, Utc};
use domain::id::OrganisationId;
use storage::organisations::mail_servers as rows;

use super::own_server;
use super::reach::{Access, Reach, ServerOwner};
use super::smtp::Smtp;
use super::transport::{Failure, OutgoingEmail, Transport};
use crate::core::error::Error;
use crate::core::service::Service;
use crate::core::settings::MailMode;

/// Servers of organisations that are kept open.
const OPEN_MAX: usize = 100;
/// How long mail waits when all connections for servers of organisations are in use.
const REST_WHEN_BUSY: TimeDelta = TimeDelta::seconds(1);

/// The server of the installation, and those of organisations that had mail.
pub(super) struct Servers {
    installation: Arc<dyn Transport>,
    own: Mutex<HashMap<OrganisationId, Arc<OwnServer>>>,
    /// Mails under way to servers of organisations.
    busy: Arc<AtomicUsize>,
    /// The most that may be under way there, so that a connection is left for all other mail.
    busy_max: usize,
}

/// The server of an organisation.
struct OwnServer {
    /// Which version of the settings it is made from.
    updated_at: DateTime<Utc>,
    smtp: Smtp,
}

/// A server with the address that mail comes from, and the name when there is one.
type Sender = (Arc<OwnServer>, String, Option<String>);

/// Whether a mail may go now.
pub(super) enum Admission {
    Now(Route),
    Later(DateTime<Utc>),
    /// Its server is away. A claim finds the mail again when it is time to test the server.
    Away,
}

/// Where a mail goes, and from whom.
pub(super) struct Route {
    /// The address it comes from.
    pub(super) from: String,
    /// The name people see, unless it is the one of the mail.
    pub(super) from_name: Option<String>,
    transport: Arc<dyn Transport>,
    owner: ServerOwner,
    /// Whether the mail tests a server that was away.
    is_probe: bool,
    _busy: Option<Busy>,
}

/// One of the mails under way to servers of organisations.
struct Busy(Arc<AtomicUsize>);

impl Drop for Busy {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Servers {
    pub(super) fn new(installation: Arc<dyn Transport>, connections: usize) -> Self {
        Self {
            installation,
            own: Mutex::default(),
            busy: Arc::default(),
            busy_max: connections.saturating_sub(1).max(1),
        }
    }

    /// Returns the transport of the installation.
    pub(super) fn installation(&self) -> &dyn Transport {
        &*self.installation
    }

    /// Returns where the mail of an organisation goes.
    pub(super) fn admit(&self, service: &Service, organisation: Option<&OrganisationId>) -> Result<Admission, Error> {
        let own = match organisation {
            Some(organisation) => self.own_server(service, organisation)?,
            None => None,
        };
        let now = service.now();
        let Some((own, from, from_name)) = own else {
            let Some(is_probe) = access(service, &None, now) else {
                return Ok(Admission::Away);
            };
            return Ok(Admission::Now(Route {
                from: service.settings().mail_from.clone(),
                from_name: None,
                transport: Arc::clone(&self.installation),
                owner: None,
                is_probe,
                _busy: None,
            }));
        };
        let Some(busy) = self.take_busy() else {
            return Ok(Admission::Later(now + REST_WHEN_BUSY));
        };
        let owner = organisation.cloned();
        let Some(is_probe) = access(service, &owner, now) else {
            return Ok(Admission::Away);
        };
        Ok(Admission::Now(Route {
            from,
            from_name,
            transport: own,
            owner,
            is_probe,
            _busy: Some(busy),
        }))
    }

    /// Closes connections that have been idle.
    pub(super) fn rest(&self) {
        self.installation.rest();
        let own: Vec<Arc<OwnServer>> = lock(&self.own).values().cloned().collect();
        own.iter().for_each(|own| own.smtp.rest());
    }

    fn take_busy(&self) -> Option<Busy> {
        let more = |count: usize| (count < self.busy_max).then_some(count + 1);
        let taken = self.busy.fetch_update(Ordering::Relaxed, Ordering::Relaxed, more);
        taken.ok().map(|_| Busy(Arc::clone(&self.busy)))
    }

    fn own_server(&self, service: &Service, organisation: &OrganisationId) -> Result<Option<Sender>, Error> {
        let Some(row) = service.read(|r| Ok(rows::find(r.conn, organisation)?))? else {
            return Ok(None);
        };
        let mut open = lock(&self.own);
        let known = open.get(organisation).filter(|own| own.updated_at == row.updated_at);
        let own = match known {
            Some(own) => Arc::clone(own),
            None => {
                if open.len() >= OPEN_MAX {
                    open.clear();
                }
                let own = Arc::new(OwnServer {
                    updated_at: row.updated_at,
                    smtp: own_server::smtp(service, organisation, &row),
                });
                open.insert(organisation.clone(), Arc::clone(&own));
                own
            }
        };
        let name = Some(row.server.from_name).filter(|name| !name.is_empty());
        Ok(Some((own, row.server.from_address, name)))
    }
}

impl Route {
    pub(super) fn transport(&self) -> &dyn Transport {
        &*self.transport
    }

    /// Returns whose server it is.
    pub(super) fn owner(&self) -> &ServerOwner {
        &self.owner
    }

    /// Notes whether the server could be reached. A refused mail is an answer.
    pub(super) fn note(&self, service: &Service, taken: &Result<(), Failure>) {
        let owner = self.owner.as_ref().map(OrganisationId::as_str);
        if let Err(Failure::Unreachable(cause)) = taken {
            if service
                .kept::<Reach>()
                .note_failure(&self.owner, self.is_probe, service.now())
            {
                tracing::warn!(
                    organisation = owner,
                    cause,
                    "the mail server cannot be reached; its mail waits"
                );
            }
        } else if let Some(since) = service.kept::<Reach>().note_answer(&self.owner) {
            tracing::warn!(organisation = owner, %since, "the mail server answers again; its mail goes out");
            // The other threads need not wait until they look for mail again.
            service.notify.notify_one();
        }
    }
}

/// Returns whether a mail that may be sent now tests the server; `None` when it may not be sent.
fn access(service: &Service, owner: &ServerOwner, now: DateTime<Utc>) -> Option<bool> {
    match service.kept::<Reach>().access(owner, now) {
        Access::Open => Some(false),
        Access::Probe => Some(true),
        Access::Closed => None,
    }
}

impl Transport for OwnServer {
    fn mode(&self) -> MailMode {
        self.smtp.mode()
    }

    fn deliver(&self, parcel: &OutgoingEmail<'_>) -> Result<(), Failure> {
        self.smtp.deliver(parcel)
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
