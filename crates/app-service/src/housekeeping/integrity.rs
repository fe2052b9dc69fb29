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

/// What is known of the file.
#[derive(Clone, Debug, Default)]
struct Known {
    checked_at: Option<DateTime<Utc>>,
    damage: Option<Damage>,
}

#[derive(Default)]
struct LastCheck(Mutex<Known>);

/// A check that can run on a thread of its own. It does not keep the database open, so that the process can end while it runs.
pub struct Check {
    check: IntegrityCheck,
    last: Arc<LastCheck>,
    now: DateTime<Utc>,
}

/// Returns the damage that the last check found.
pub fn damage(service: &Service) -> Option<Damage> {
    service.kept::<LastCheck>().get().damage
}

/// Returns when the last check of this process began; nothing before the first one has ended.
pub fn checked_at(service: &Service) -> Option<DateTime<Utc>> {
    service.kept::<LastCheck>().get().checked_at
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
        let before = self.last.get().damage;
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
        self.last.set(Known {
            checked_at: Some(self.now),
            damage,
        });
        Ok(())
    }
}

impl LastCheck {
    fn get(&self) -> Known {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn set(&self, known: Known) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = known;
    }
}
