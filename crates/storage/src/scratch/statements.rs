//! Records the statements that a test sends, so that their query plans, their number and what they leave undone can be
//! checked for every statement of every test instead of for a list that someone has to keep.
//!
//! Recorded is what Diesel reports, before values are bound. Statements inside [`unrecorded`] are the tests' own.

use std::cell::Cell;
use std::collections::{BTreeSet, HashMap};
use std::fmt::{self, Write as _};
use std::sync::{Mutex, MutexGuard, PoisonError};

use diesel::connection::{Instrumentation, InstrumentationEvent, set_default_instrumentation};

use crate::core::url::DatabaseUrl;

/// What was sent to one database.
#[derive(Clone, Debug, Default)]
pub struct Sent {
    /// Each statement once.
    pub texts: BTreeSet<String>,
    /// How many were sent, repetitions included.
    pub count: usize,
    /// The first statement of each committed transaction that changed guests, seats or parties of an event without
    /// counting the change in `event_versions`.
    pub uncounted: BTreeSet<String>,
    /// How many statements the longest transaction of a writer had.
    pub longest: usize,
}

static SENT: Mutex<Option<HashMap<String, Sent>>> = Mutex::new(None);

thread_local! {
    static PAUSED: Cell<bool> = const { Cell::new(false) };
}

/// Records the statements of all connections that this process opens from now on.
pub fn record() {
    // It fails only when another thread has panicked while setting it; that test has failed anyway.
    drop(set_default_instrumentation(|| Some(Box::new(Recorder::default()))));
}

/// Records nothing of the connections that this process opens from now on.
pub fn ignore() {
    drop(set_default_instrumentation(|| None));
}

/// Returns what was sent to a database so far.
pub fn sent_to(url: &DatabaseUrl) -> Sent {
    let sent = lock();
    let of_url = sent.as_ref().and_then(|sent| sent.get(&key(url)));
    of_url.cloned().unwrap_or_default()
}

/// Deletes the recorded statements of a database.
pub fn forget(url: &DatabaseUrl) {
    if let Some(sent) = lock().as_mut() {
        sent.remove(&key(url));
    }
}

/// Runs statements of a test itself, which may read what the product never does.
pub fn unrecorded<T>(work: impl FnOnce() -> T) -> T {
    let before = PAUSED.replace(true);
    let value = work();
    PAUSED.set(before);
    value
}

fn lock() -> MutexGuard<'static, Option<HashMap<String, Sent>>> {
    SENT.lock().unwrap_or_else(PoisonError::into_inner)
}

fn key(url: &DatabaseUrl) -> String {
    match url {
        DatabaseUrl::Sqlite(path) => path.to_string_lossy().into_owned(),
        // As the connection reports it.
        DatabaseUrl::Postgres(url) => crate::core::url::with_network_timeouts(url).to_string(),
    }
}

/// Listens to one connection.
#[derive(Default)]
struct Recorder {
    url: String,
    /// What the open transaction has changed below an event, and whether it has counted that.
    changed: Option<String>,
    counted: bool,
    /// Statements of the open transaction of a writer.
    length: Option<usize>,
}

impl Instrumentation for Recorder {
    fn on_connection_event(&mut self, event: InstrumentationEvent<'_>) {
        match event {
            InstrumentationEvent::StartEstablishConnection { url, .. } => url.clone_into(&mut self.url),
            InstrumentationEvent::StartQuery { query, .. } if !PAUSED.get() => {
                let mut text = WithoutValues(String::new());
                // Ends with an error on purpose, where the values begin.
                write!(text, "{query}").ok();
                self.note(text.0.trim());
            }
            _ => {}
        }
    }
}

impl Recorder {
    fn note(&mut self, text: &str) {
        let mut all = lock();
        let sent = all.get_or_insert_default().entry(self.url.clone()).or_default();
        sent.count += 1;
        if !sent.texts.contains(text) {
            sent.texts.insert(text.to_owned());
        }
        let plain = plain(text);
        self.length = match plain.as_str() {
            // Readers of SQLite send it too.
            "BEGIN" if !self.url.starts_with("postgres") => None,
            "BEGIN" | "SAVEPOINT job" => Some(0),
            "RELEASE job" | "SELECT 1; COMMIT" | "ROLLBACK" => None,
            _ => self.length.map(|length| length + 1),
        };
        sent.longest = sent.longest.max(self.length.unwrap_or_default());
        match plain.as_str() {
            "BEGIN" | "BEGIN IMMEDIATE" | "SAVEPOINT job" | "ROLLBACK TO job" | "ROLLBACK" => {
                (self.changed, self.counted) = (None, false);
            }
            "RELEASE job" | "COMMIT" | "SELECT 1; COMMIT" => {
                if let Some(changed) = self.changed.take().filter(|_| !self.counted) {
                    sent.uncounted.insert(changed);
                }
                self.counted = false;
            }
            change if changes_lists(change) => self.changed = Some(text.to_owned()),
            count if count.contains("INSERT INTO event_versions") || count.starts_with("DELETE FROM events") => {
                self.counted = true;
            }
            // What an import stores is on no list yet, and what a hidden index of seats holds on no plan.
            lock if lock.starts_with("SELECT imports.id FROM imports")
                || lock.starts_with("SELECT hidden_seat_indexes.generation FROM hidden_seat_indexes") =>
            {
                self.counted = true;
            }
            _ => {}
        }
    }
}

fn changes_lists(plain: &str) -> bool {
    let rest = ["INSERT INTO ", "UPDATE ", "DELETE FROM "]
        .iter()
        .find_map(|verb| plain.strip_prefix(verb));
    let table = rest.and_then(|rest| rest.split([' ', '(']).next());
    // Slices with a limit belong to `purge`: no list shows the event any more.
    matches!(table, Some("guests" | "seats" | "seat_assignments" | "parties")) && !plain.contains(" LIMIT ")
}

/// Takes quotes and double spaces away.
fn plain(text: &str) -> String {
    let bare = text.replace(['`', '"'], "");
    bare.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Takes text up to the values that Diesel prints behind a statement.
struct WithoutValues(String);

impl fmt::Write for WithoutValues {
    fn write_str(&mut self, part: &str) -> fmt::Result {
        const VALUES: &str = " -- binds: ";
        self.0.push_str(part);
        // Only what has just come can complete the mark, together with a few bytes before it.
        let mut from = self.0.len().saturating_sub(part.len() + VALUES.len());
        while !self.0.is_char_boundary(from) {
            from -= 1;
        }
        match self.0.get(from..).and_then(|tail| tail.find(VALUES)) {
            Some(at) => {
                self.0.truncate(from + at);
                Err(fmt::Error)
            }
            None => Ok(()),
        }
    }
}
