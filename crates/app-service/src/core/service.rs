//! The entry points: every use case runs inside [`Service::read`], [`Service::write`] or [`Service::submit`], or takes
//! the whole [`Service`] when part of its work (hashing, parsing, seating) must not hold the writer.

use std::any::Any;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use domain::id::{GuestId, OrganisationId};
use domain::live::{Changes, Kind};
use storage::events::{EventScope, versions};
use storage::live;
use storage::{Connection, Storage};

pub use storage::{BUCKETS_MICROS, Connections, Durations, Histogram, Load};

use crate::core::clock::{Clock, DatabaseClock};
use crate::core::documents::{DocumentReader, Documents};
use crate::core::error::Error;
use crate::core::file_store::{FileStore, NoFiles};
use crate::core::happened::{Happened, React};
use crate::core::installation_key::InstallationKey;
use crate::core::kept::Kept;
use crate::core::notify::Notify;
use crate::core::passwords::Passwords;
use crate::core::random::{Random, id_bytes};
use crate::core::settings::Settings;
use crate::core::tallies::Tallies;
use crate::core::wakeups::Wakeups;
use crate::core::writability::Writability;

/// Everything the use cases need. Cheap to clone; all clones share one database.
#[derive(Clone)]
pub struct Service {
    storage: Storage,
    clock: Arc<dyn Clock>,
    /// The same clock, when it is that of the database.
    database_clock: Option<Arc<DatabaseClock>>,
    random: Arc<dyn Random>,
    key: InstallationKey,
    settings: Arc<Settings>,
    opened_at: DateTime<Utc>,
    pub(crate) notify: Arc<Notify>,
    pub(crate) jobs_notify: Arc<Notify>,
    /// For the streams of this server.
    live: Arc<Wakeups>,
    /// For the other servers of the database.
    told: Arc<Wakeups>,
    pub(crate) passwords: Arc<Passwords>,
    documents: Arc<Documents>,
    files: Arc<dyn FileStore>,
    kept: Arc<Kept>,
    tallies: Arc<Tallies>,
    react: React,
}

/// A transaction that reads.
pub struct Reading<'a> {
    pub(crate) conn: &'a mut Connection,
    pub(crate) now: DateTime<Utc>,
    key: &'a InstallationKey,
    kept: &'a Kept,
    settings: &'a Settings,
}

/// Whom a transaction has work or news for.
#[derive(Clone, Debug, Default)]
struct Wakes {
    mail: bool,
    jobs: bool,
    access: bool,
    organisations: Vec<OrganisationId>,
}

/// What a change belongs to.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Subject {
    Organisation(OrganisationId),
    Event(EventScope),
}

impl Subject {
    /// Every transaction notes its changes in this order, so that none waits for another that waits for it.
    fn key(&self) -> (&str, &str) {
        match self {
            Self::Organisation(organisation) => (organisation.as_str(), ""),
            Self::Event(scope) => (scope.organisation_id().as_str(), scope.event_id().as_str()),
        }
    }
}

/// A transaction that writes. It can do all that a [`Reading`] can.
pub struct Tx<'a> {
    reading: Reading<'a>,
    random: &'a dyn Random,
    react: React,
    wakes: Wakes,
    /// What this transaction changes of each event, and of the organisation beside its events.
    changed: Vec<(Subject, Changes)>,
}

impl Service {
    /// Creates a service.
    pub(crate) fn new(
        storage: Storage,
        (clock, random): (Arc<dyn Clock>, Arc<dyn Random>),
        (passwords, key): (Passwords, InstallationKey),
        react: React,
    ) -> Self {
        let opened_at = domain::event::when::to_micros(clock.now());
        Self {
            storage,
            clock,
            database_clock: None,
            random,
            key,
            react,
            opened_at,
            settings: Arc::default(),
            notify: Arc::default(),
            jobs_notify: Arc::default(),
            live: Arc::default(),
            told: Arc::default(),
            passwords: Arc::new(passwords),
            documents: Arc::default(),
            files: Arc::new(NoFiles),
            kept: Arc::default(),
            tallies: Arc::default(),
        }
    }

    /// Takes the time from the database. Call it before the service is cloned.
    #[must_use]
    pub fn with_database_clock(self, clock: DatabaseClock) -> Self {
        let clock = Arc::new(clock);
        Self {
            opened_at: domain::event::when::to_micros(clock.now()),
            clock: Arc::<DatabaseClock>::clone(&clock),
            database_clock: Some(clock),
            ..self
        }
    }

    /// Replaces the choices of the operator. Call it before the service is cloned.
    #[must_use]
    pub fn with_settings(self, settings: Settings) -> Self {
        Self {
            settings: Arc::new(settings),
            ..self
        }
    }

    /// Sets the reader of uploaded documents; without one, only text is imported. Call it before the service is cloned.
    #[must_use]
    pub fn with_document_reader(self, reader: DocumentReader) -> Self {
        Self {
            documents: Arc::new(Documents::new(reader)),
            ..self
        }
    }

    /// Sets where made files are kept; without it, no file is made as a job. Call it before the service is cloned.
    #[must_use]
    pub fn with_files(self, files: Arc<dyn FileStore>) -> Self {
        Self { files, ..self }
    }

    /// Returns where made files are kept.
    pub(crate) fn files(&self) -> &dyn FileStore {
        &*self.files
    }

    /// Removes what was deleted or overwritten from the database's write-ahead log. Returns whether nothing is left in it;
    /// otherwise a later call does the rest. Blocks.
    pub fn checkpoint(&self) -> Result<bool, Error> {
        Ok(self.storage.checkpoint()?)
    }

    /// Returns the choices of the operator.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Returns the present instant, to the microsecond.
    pub fn now(&self) -> DateTime<Utc> {
        domain::event::when::to_micros(self.clock.now())
    }

    /// Compares the clock with that of the database again; call it every half minute. Does nothing for a file. Blocks.
    pub fn anchor_clock(&self) -> Result<(), Error> {
        if let Some(clock) = &self.database_clock {
            self.storage.server_time(|ask| clock.anchor(ask))?;
        }
        Ok(())
    }

    /// Returns how far the clock of this machine is ahead of that of the database (negative when it is behind), or
    /// `None` when both are the same.
    pub fn clock_ahead(&self) -> Option<TimeDelta> {
        self.database_clock.as_ref().map(|clock| clock.ahead())
    }

    /// Returns when the service was opened.
    pub(crate) fn opened_at(&self) -> DateTime<Utc> {
        self.opened_at
    }

    /// Returns how busy the connections to the database are.
    pub fn load(&self) -> Load {
        self.storage.load()
    }

    /// Returns what the use cases of this process have done.
    pub fn tallies(&self) -> &Tallies {
        &self.tallies
    }

    /// Returns whether other servers may use the same database.
    pub fn shares_database(&self) -> bool {
        self.storage.is_shared()
    }

    /// Returns how many passwords were checked since the start, known account or not.
    pub fn password_checks(&self) -> u64 {
        self.passwords.checks()
    }

    /// Returns the key of the installation.
    pub fn key(&self) -> &InstallationKey {
        &self.key
    }

    /// Returns the database.
    pub(crate) fn storage(&self) -> &Storage {
        &self.storage
    }

    /// Returns the random source.
    pub(crate) fn random(&self) -> &dyn Random {
        &*self.random
    }

    /// Returns what a feature keeps in memory.
    pub(crate) fn kept<T: Any + Default + Send + Sync>(&self) -> Arc<T> {
        self.kept.get()
    }

    /// Returns where documents are read.
    pub(crate) fn documents(&self) -> &Arc<Documents> {
        &self.documents
    }

    /// Runs a use case that only reads, on one consistent state. Blocks.
    pub fn read<T>(&self, work: impl FnOnce(&mut Reading<'_>) -> Result<T, Error>) -> Result<T, Error> {
        let now = self.now();
        let (key, kept, settings) = (&self.key, &*self.kept, &*self.settings);
        self.storage.read(|conn| {
            work(&mut Reading {
                conn,
                now,
                key,
                kept,
                settings,
            })
        })
    }

    /// Runs a use case that writes, and waits until it is durable. Blocks.
    pub fn write<T, F>(&self, work: F) -> Result<T, Error>
    where
        T: Send + 'static,
        F: FnOnce(&mut Tx<'_>) -> Result<T, Error> + Send + 'static,
    {
        let outcome = self.storage.write(self.transaction(work));
        self.kept::<Writability>().note(&outcome, self.now());
        let (value, wakes) = outcome?;
        self.wake(wakes);
        Ok(value)
    }

    /// Hands a use case to the writer and returns at once; `done` is called, on the writer's thread, when it is durable.
    pub fn submit<T, F, D>(&self, work: F, done: D)
    where
        T: Send + 'static,
        F: FnOnce(&mut Tx<'_>) -> Result<T, Error> + Send + 'static,
        D: FnOnce(Result<T, Error>) + Send + 'static,
    {
        let service = self.clone();
        self.storage.submit(self.transaction(work), move |outcome| {
            service.kept::<Writability>().note(&outcome, service.now());
            done(outcome.map(|(value, wakes)| {
                service.wake(wakes);
                value
            }));
        });
    }

    /// Turns a use case into a transaction that also returns which workers to wake.
    fn transaction<T, F>(
        &self,
        work: F,
    ) -> impl FnOnce(&mut Connection) -> Result<(T, Wakes), Error> + Send + use<T, F> + 'static
    where
        T: Send + 'static,
        F: FnOnce(&mut Tx<'_>) -> Result<T, Error> + Send + 'static,
    {
        let service = self.clone();
        move |conn| {
            let mut tx = service.tx(conn);
            let value = work(&mut tx)?;
            tx.note_all()?;
            Ok((value, tx.wakes))
        }
    }

    /// Wakes workers, now that their work is there to be found.
    fn wake(&self, wakes: Wakes) {
        if wakes.mail {
            self.notify.notify_one();
        }
        if wakes.jobs {
            self.jobs_notify.notify_one();
        }
        if wakes.access {
            self.live.ring_access();
        }
        if !wakes.organisations.is_empty() {
            if self.shares_database() {
                self.told.ring(wakes.organisations.iter().cloned());
            }
            self.live.ring(wakes.organisations);
        }
    }

    /// Returns whose changes were committed, for the streams of this server.
    pub fn live_wakeups(&self) -> &Arc<Wakeups> {
        &self.live
    }

    /// Returns whose changes this server committed, for the other servers of the database.
    pub fn wakeups_to_tell(&self) -> &Arc<Wakeups> {
        &self.told
    }

    fn tx<'a>(&'a self, conn: &'a mut Connection) -> Tx<'a> {
        Tx {
            reading: Reading {
                conn,
                now: self.now(),
                key: &self.key,
                kept: &self.kept,
                settings: &self.settings,
            },
            random: self.random(),
            react: self.react,
            wakes: Wakes::default(),
            changed: Vec::new(),
        }
    }
}

impl<'a> Reading<'a> {
    /// Returns the key of the installation.
    pub(crate) fn key(&self) -> &'a InstallationKey {
        self.key
    }

    /// Returns what a feature keeps in memory.
    pub(crate) fn kept<T: Any + Default + Send + Sync>(&self) -> Arc<T> {
        self.kept.get()
    }

    /// Returns the choices of the operator.
    pub(crate) fn settings(&self) -> &'a Settings {
        self.settings
    }
}

impl<'a> Tx<'a> {
    /// Returns the random source.
    pub(crate) fn random(&self) -> &'a dyn Random {
        self.random
    }
}

impl Tx<'_> {
    /// Draws the bytes of a new id.
    pub(crate) fn id_bytes(&self) -> Result<[u8; domain::limits::ID_LENGTH], Error> {
        id_bytes(self.random)
    }

    /// Returns the address of one of our pages, such as `/verify-email?token=…`, for a mail: built from the configured
    /// base URL and from nothing that a request says.
    pub fn link(&self, path_and_query: &str) -> String {
        format!("{}{path_and_query}", self.settings().base_url)
    }

    /// Wakes the mail worker as soon as this transaction is committed.
    pub(crate) fn notify_after_commit(&mut self) {
        self.wakes.mail = true;
    }

    /// Wakes a job worker as soon as this transaction is committed.
    pub(crate) fn wake_jobs_after_commit(&mut self) {
        self.wakes.jobs = true;
    }

    /// Does what follows from a change in other features.
    pub(crate) fn happened(&mut self, happened: &Happened<'_>) -> Result<(), Error> {
        (self.react)(self, happened)
    }

    /// Notes what this transaction changes of an event: open screens learn it after the commit, and the version of the event
    /// grows when its lists show the change.
    pub(crate) fn note(&mut self, scope: &EventScope, changes: Changes) {
        self.add_change(Subject::Event(scope.clone()), changes);
    }

    /// Notes that these guests change, in anything but their seats and answers.
    pub(crate) fn note_guests<'g>(&mut self, scope: &EventScope, guests: impl IntoIterator<Item = &'g GuestId>) {
        self.note(
            scope,
            Changes::ids(Kind::Guests, guests.into_iter().map(GuestId::as_str)),
        );
    }

    /// Notes what changes of an organisation beside its events.
    pub(crate) fn note_organisation(&mut self, organisation: &OrganisationId, changes: Changes) {
        self.add_change(Subject::Organisation(organisation.clone()), changes);
    }

    /// Notes that members, invitations or settings of an organisation change.
    pub(crate) fn note_members(&mut self, organisation: &OrganisationId) {
        self.note_organisation(organisation, Changes::any(Kind::Members));
    }

    /// Notes that sessions end, or work in another organisation from now on.
    pub(crate) fn note_access(&mut self) {
        self.wakes.access = true;
    }

    fn add_change(&mut self, subject: Subject, changes: Changes) {
        if changes.is_empty() {
            return;
        }
        match self.changed.iter_mut().find(|(known, _)| *known == subject) {
            Some((_, known)) => known.extend(changes),
            None => self.changed.push((subject, changes)),
        }
    }

    /// Stores what was noted, last, when all locks are held, so that other writers of the event wait for the commit only.
    fn note_all(&mut self) -> Result<(), Error> {
        let now = self.now;
        self.changed.sort_by(|(a, _), (b, _)| a.key().cmp(&b.key()));
        for (subject, changes) in std::mem::take(&mut self.changed) {
            let organisation = match &subject {
                Subject::Event(scope) if changes.is_listed() => {
                    versions::increment(self.conn, scope, &changes, now)?;
                    scope.organisation_id()
                }
                Subject::Event(scope) => {
                    let of = (scope.organisation_id(), Some(scope.event_id()));
                    live::insert(self.conn, of, None, &changes, now)?;
                    scope.organisation_id()
                }
                Subject::Organisation(organisation) => {
                    live::insert(self.conn, (organisation, None), None, &changes, now)?;
                    organisation
                }
            };
            if !self.wakes.organisations.contains(organisation) {
                self.wakes.organisations.push(organisation.clone());
            }
        }
        Ok(())
    }
}

impl Tx<'_> {
    /// Runs a step whose failure is undone without losing the transaction.
    pub(crate) fn step<T>(&mut self, step: impl FnOnce(&mut Tx<'_>) -> Result<T, Error>) -> Result<T, Error> {
        let (now, key, kept) = (self.reading.now, self.reading.key, self.reading.kept);
        let (random, settings, react) = (self.random, self.reading.settings, self.react);
        let (value, wakes, changed) = self.reading.conn.savepoint(|conn| {
            let mut tx = Tx {
                reading: Reading {
                    conn,
                    now,
                    key,
                    kept,
                    settings,
                },
                random,
                react,
                wakes: Wakes::default(),
                changed: Vec::new(),
            };
            let value = step(&mut tx)?;
            Ok::<_, Error>((value, tx.wakes, tx.changed))
        })?;
        self.wakes.mail |= wakes.mail;
        self.wakes.jobs |= wakes.jobs;
        self.wakes.access |= wakes.access;
        for (subject, changes) in changed {
            self.add_change(subject, changes);
        }
        Ok(value)
    }
}

impl<'a> Deref for Tx<'a> {
    type Target = Reading<'a>;

    fn deref(&self) -> &Reading<'a> {
        &self.reading
    }
}

impl<'a> DerefMut for Tx<'a> {
    fn deref_mut(&mut self) -> &mut Reading<'a> {
        &mut self.reading
    }
}
