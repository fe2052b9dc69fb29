//! Checks the file of the database for damage, and remembers the outcome for the operator.

use std::sync::{Arc, Mutex, PoisonError};

use chrono::{DateTime, Utc};
use storage::IntegrityCheck;

use crate::core::error::Error;
use crate::core::service::Service;

/// What is wrong with the file of the database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damage {
    /// When it was found.
    pub found_at: DateTime<Utc>,
    /// The first problems, in the words of the database.
    pub problems: Vec<String>,
}

#[derive(Default)]
struct LastCheck(Mutex<Option<Damage>>);

/// A check that can run on a thread of its own. It does not keep the database open, so that the process can end while it runs.
pub struct Check {
    check: IntegrityCheck,
    last: Arc<LastCheck>,
    now: DateTime<Utc>,
}

/// Returns the damage that the last check found.
pub fn damage(service: &Service) -> Option<Damage> {
    service.kept::<LastCheck>().get()
}

impl Check {
    /// Returns the check of a SQLite file; nothing for PostgreSQL, which its own tools check.
    pub fn of(service: &Service) -> Option<Self> {
        Some(Self {
            check: service.storage().integrity_check()?,
            last: service.kept(),
            now: service.now(),
        })
    }

    /// Reads the whole file. Blocks, beside readers and the writer.
    pub fn run(&self) -> Result<(), Error> {
        let problems = self.check.run()?;
        let before = self.last.get();
        let damage = (!problems.is_empty()).then(|| Damage {
            found_at: before.as_ref().map_or(self.now, |damage| damage.found_at),
            problems,
        });
        match (&before, &damage) {
            (_, Some(Damage { problems, .. })) => {
                tracing::error!(
                    ?problems,
                    "the database file is damaged: restore a backup, and check the disk"
                );
            }
            (Some(_), None) => tracing::warn!("the database file is sound again"),
            (None, None) => {}
        }
        self.last.set(damage);
        Ok(())
    }
}

impl LastCheck {
    fn get(&self) -> Option<Damage> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn set(&self, damage: Option<Damage>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = damage;
    }
}
