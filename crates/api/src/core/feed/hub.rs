//! Who listens to the changes of which organisation. One thread ([`super::fan_out`]) reads the changes, once for all readers
//! of an organisation; each reader has a bounded backlog.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use app_service::live::{Access, Position};
use domain::account::Role;
use domain::id::{OrganisationId, SessionId, UserId};
use domain::limits::{LIVE_BATCHES_WAITING, LIVE_STREAMS_PER_ACCOUNT, LIVE_STREAMS_PER_SERVER};
use tokio::sync::{broadcast, watch};

use super::crowds::{CrowdFrame, Crowds};
use super::frames::Batch;
use crate::core::per_address::PerAddress;

/// Whose stream it is.
#[derive(Clone, Debug)]
pub struct Listener {
    /// The session that it was opened with.
    pub session: SessionId,
    /// The user.
    pub user: UserId,
    /// The organisation that the session worked in.
    pub organisation: OrganisationId,
    /// Where the stream goes.
    pub address: IpAddr,
}

/// Frames of presence that wait for a slow reader; the latest replaces those before it.
const PRESENCE_WAITING: usize = 8;

/// All open streams of the process.
#[derive(Debug)]
pub struct Hub {
    /// The people in the plans.
    pub crowds: Crowds,
    streams_per_address: usize,
    state: Mutex<State>,
    next_stream: AtomicU64,
    closing: AtomicBool,
    closed: watch::Sender<bool>,
}

#[derive(Debug, Default)]
struct State {
    feeds: HashMap<OrganisationId, Feed>,
    streams: HashMap<u64, OpenStream>,
    of_user: HashMap<UserId, usize>,
    of_address: PerAddress,
}

/// The changes of one organisation.
#[derive(Debug)]
struct Feed {
    /// What was sent last; `None` until the first reader has found its place.
    position: Option<Position>,
    read_at: Option<Instant>,
    batches: broadcast::Sender<Arc<Batch>>,
    presence: broadcast::Sender<Arc<CrowdFrame>>,
}

#[derive(Debug)]
struct OpenStream {
    listener: Listener,
    /// The present role; `None` ends the stream.
    role: watch::Sender<Option<Role>>,
}

/// What a stream hears. It counts as open until this is dropped.
#[derive(Debug)]
pub struct Subscription {
    hub: Arc<Hub>,
    stream: u64,
    /// The changes of the organisation.
    pub batches: broadcast::Receiver<Arc<Batch>>,
    /// The people in the plans of the organisation.
    pub presence: broadcast::Receiver<Arc<CrowdFrame>>,
    /// The present role; `None` when the session or the membership has ended.
    pub role: watch::Receiver<Option<Role>>,
    /// Set when the process stops.
    pub closed: watch::Receiver<bool>,
}

impl Hub {
    /// Creates a hub that allows each address at most this number of streams.
    pub fn new(streams_per_address: usize) -> Arc<Self> {
        Arc::new(Self {
            crowds: Crowds::default(),
            streams_per_address,
            state: Mutex::default(),
            next_stream: AtomicU64::new(0),
            closing: AtomicBool::new(false),
            closed: watch::Sender::new(false),
        })
    }

    /// Ends all streams, and refuses new ones.
    pub fn close(&self) {
        self.closing.store(true, Ordering::SeqCst);
        self.closed.send_replace(true);
    }

    /// Returns whether the process stops.
    pub fn is_closing(&self) -> bool {
        self.closing.load(Ordering::SeqCst)
    }

    /// Adds a stream; `None` when the account, the address or the server has as many as it may.
    pub fn subscribe(self: &Arc<Self>, listener: Listener, role: Role) -> Option<Subscription> {
        let mut state = self.lock();
        let of_user = state.of_user.get(&listener.user).copied().unwrap_or_default();
        if of_user >= LIVE_STREAMS_PER_ACCOUNT || state.streams.len() >= LIVE_STREAMS_PER_SERVER {
            return None;
        }
        if !state.of_address.add(listener.address, 1, self.streams_per_address) {
            return None;
        }
        let stream = self.next_stream.fetch_add(1, Ordering::Relaxed);
        let feed = state
            .feeds
            .entry(listener.organisation.clone())
            .or_insert_with(|| Feed {
                position: None,
                read_at: None,
                batches: broadcast::Sender::new(LIVE_BATCHES_WAITING),
                presence: broadcast::Sender::new(PRESENCE_WAITING),
            });
        let (batches, presence) = (feed.batches.subscribe(), feed.presence.subscribe());
        state.of_user.insert(listener.user.clone(), of_user + 1);
        let (sender, receiver) = watch::channel(Some(role));
        let open = OpenStream { listener, role: sender };
        state.streams.insert(stream, open);
        Some(Subscription {
            hub: Arc::clone(self),
            stream,
            batches,
            presence,
            role: receiver,
            closed: self.closed.subscribe(),
        })
    }

    /// Names the place of the first reader of an organisation.
    pub fn begin(&self, organisation: &OrganisationId, position: Position) {
        if let Some(feed) = self.lock().feeds.get_mut(organisation) {
            feed.position.get_or_insert(position);
        }
    }

    /// Returns where to read on, when the last read was, and how many listen.
    pub fn reading(&self, organisation: &OrganisationId) -> Option<(Position, Option<Instant>, usize)> {
        let state = self.lock();
        let feed = state.feeds.get(organisation)?;
        Some((feed.position?, feed.read_at, feed.batches.receiver_count()))
    }

    /// Notes that an organisation was read, and sends what was found.
    pub fn send(&self, organisation: &OrganisationId, batch: Option<Batch>, now: Instant) {
        let mut state = self.lock();
        let Some(feed) = state.feeds.get_mut(organisation) else {
            return;
        };
        feed.read_at = Some(now);
        if let Some(batch) = batch {
            feed.position = Some(batch.position);
            // Fails only when the last reader has just gone.
            let _gone = feed.batches.send(Arc::new(batch));
        }
    }

    /// Tells the readers of the organisations who is where now.
    pub fn send_presence(&self, now: Instant) {
        for (organisation, frame) in self.crowds.due(now) {
            if let Some(feed) = self.lock().feeds.get(&organisation) {
                // Fails only when the last reader has just gone.
                let _gone = feed.presence.send(Arc::new(frame));
            }
        }
    }

    /// Returns how many streams are open.
    pub fn count(&self) -> usize {
        self.lock().streams.len()
    }

    /// Returns the organisations with readers, and forgets the others.
    pub fn organisations(&self) -> Vec<OrganisationId> {
        let mut state = self.lock();
        state.feeds.retain(|_, feed| feed.batches.receiver_count() > 0);
        state.feeds.keys().cloned().collect()
    }

    /// Returns the sessions with streams, of one organisation or of all.
    pub fn sessions(&self, organisation: Option<&OrganisationId>) -> Vec<SessionId> {
        let state = self.lock();
        let open = state.streams.values().map(|open| &open.listener);
        open.filter(|listener| organisation.is_none_or(|wanted| *wanted == listener.organisation))
            .map(|listener| listener.session.clone())
            .collect()
    }

    /// Gives the streams of some sessions their present role. Those whose session or membership has ended, or whose session
    /// works in another organisation now, end.
    pub fn apply(&self, sessions: &[SessionId], access: &HashMap<SessionId, Access>) {
        let state = self.lock();
        for open in state.streams.values() {
            let listener = &open.listener;
            if !sessions.contains(&listener.session) {
                continue;
            }
            let known = access
                .get(&listener.session)
                .filter(|access| access.organisation_id == listener.organisation && access.user_id == listener.user);
            let role = known.map(|access| access.role);
            open.role
                .send_if_modified(|present| std::mem::replace(present, role) != role);
        }
    }

    /// Ends all streams of an organisation; their readers come back and begin anew.
    pub fn restart(&self) {
        self.lock().feeds.clear();
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Subscription {
    /// Returns what was sent last to the readers of the organisation.
    pub fn position(&self) -> Option<Position> {
        let state = self.hub.lock();
        let organisation = &state.streams.get(&self.stream)?.listener.organisation;
        state.feeds.get(organisation)?.position
    }
}

impl Drop for Subscription {
    fn drop(&mut self) {
        let mut state = self.hub.lock();
        let Some(OpenStream { listener, .. }) = state.streams.remove(&self.stream) else {
            return;
        };
        state.of_address.subtract(listener.address, 1);
        if let Some(count) = state.of_user.get_mut(&listener.user) {
            *count = count.saturating_sub(1);
            if *count == 0 {
                state.of_user.remove(&listener.user);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listener(user: u8) -> Listener {
        Listener {
            session: SessionId::from_random(&[user; 21]),
            user: UserId::from_random(&[user; 21]),
            organisation: OrganisationId::from_random(&[1; 21]),
            address: IpAddr::from([192, 0, 2, user]),
        }
    }

    #[test]
    fn an_account_has_so_many_streams_and_gets_them_back() {
        let hub = Hub::new(usize::MAX);
        let mut open: Vec<_> = (0..LIVE_STREAMS_PER_ACCOUNT)
            .map(|_| hub.subscribe(listener(1), Role::Owner).unwrap())
            .collect();
        assert!(hub.subscribe(listener(1), Role::Owner).is_none());
        let _other = hub.subscribe(listener(2), Role::Owner).unwrap();
        open.pop();
        assert!(hub.subscribe(listener(1), Role::Owner).is_some());
    }

    #[test]
    fn an_address_has_so_many_streams() {
        let hub = Hub::new(1);
        let _first = hub.subscribe(listener(1), Role::Owner).unwrap();
        assert!(hub.subscribe(listener(1), Role::Owner).is_none());
        assert!(hub.subscribe(listener(2), Role::Owner).is_some());
    }

    #[test]
    fn streams_follow_the_role_and_end_with_the_session() {
        let hub = Hub::new(usize::MAX);
        let (one, two) = (listener(1), listener(2));
        let (kept, ended) = (
            hub.subscribe(one.clone(), Role::Owner).unwrap(),
            hub.subscribe(two.clone(), Role::Owner).unwrap(),
        );
        let access = Access {
            user_id: one.user.clone(),
            organisation_id: one.organisation.clone(),
            role: Role::Viewer,
        };
        hub.apply(
            &[one.session.clone(), two.session],
            &HashMap::from([(one.session, access)]),
        );
        assert_eq!(*kept.role.borrow(), Some(Role::Viewer));
        assert_eq!(*ended.role.borrow(), None);
    }

    #[test]
    fn organisations_without_readers_are_forgotten() {
        let hub = Hub::new(usize::MAX);
        let open = hub.subscribe(listener(1), Role::Owner).unwrap();
        assert_eq!(hub.organisations().len(), 1);
        drop(open);
        assert_eq!(hub.organisations(), []);
    }
}
