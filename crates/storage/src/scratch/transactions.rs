//! Times transactions that write: how long each one keeps the others waiting, from BEGIN to the end of COMMIT.

use std::fmt::{self, Write as _};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use diesel::connection::{Instrumentation, InstrumentationEvent, set_default_instrumentation};

/// How long each transaction took, in the order in which they ended.
static TIMES: Mutex<Vec<Duration>> = Mutex::new(Vec::new());

/// Times the transactions of all connections that this process opens from now on.
pub fn time() {
    // It fails only when another thread has panicked while setting it.
    drop(set_default_instrumentation(|| Some(Box::new(Timer::default()))));
}

/// Returns how long each transaction took since the last call, and forgets it.
pub fn taken() -> Vec<Duration> {
    std::mem::take(&mut *TIMES.lock().unwrap_or_else(PoisonError::into_inner))
}

/// Listens to one connection.
#[derive(Default)]
struct Timer {
    begun: Option<Instant>,
}

impl Instrumentation for Timer {
    #[expect(clippy::disallowed_methods, reason = "a measurement of real time")]
    fn on_connection_event(&mut self, event: InstrumentationEvent<'_>) {
        let (query, ended) = match &event {
            InstrumentationEvent::StartQuery { query, .. } => (query, false),
            InstrumentationEvent::FinishQuery { query, .. } => (query, true),
            _ => return,
        };
        let mut verb = Verb(String::new());
        // Ends with an error on purpose: to print the values of a whole plan would take longer than to store it.
        write!(verb, "{query}").ok();
        if !ended && verb.0.starts_with("BEGIN IMMEDIATE") {
            self.begun = Some(Instant::now());
        } else if ended && verb.0.starts_with("COMMIT") {
            let took = self.begun.take().map(|begun| begun.elapsed());
            TIMES.lock().unwrap_or_else(PoisonError::into_inner).extend(took);
        }
    }
}

/// Takes the beginning of a statement.
struct Verb(String);

impl fmt::Write for Verb {
    fn write_str(&mut self, part: &str) -> fmt::Result {
        self.0.push_str(part);
        if self.0.len() < "BEGIN IMMEDIATE".len() {
            Ok(())
        } else {
            Err(fmt::Error)
        }
    }
}
