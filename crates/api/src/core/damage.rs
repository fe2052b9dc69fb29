//! What keeps an installation from working as it should, on the wire: a damaged file and a clock that may be wrong.

use app_service::housekeeping::UnprovenClock;
use app_service::housekeeping::integrity::Damage;
use chrono::{DateTime, Utc};
use serde::Serialize;
use utoipa::ToSchema;

/// What is wrong with the database file. Restore a backup.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DatabaseDamage {
    /// When it was found.
    found_at: DateTime<Utc>,
    /// The first problems, in the words of SQLite.
    problems: Vec<String>,
}

/// Why housekeeping erases nothing at the moment.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HousekeepingPaused {
    /// What the clock showed.
    clock: DateTime<Utc>,
    /// When housekeeping ran last, by the clock of that time.
    last_run: DateTime<Utc>,
    /// When it resumes if the server runs on with this clock.
    resumes_at: DateTime<Utc>,
}

impl From<UnprovenClock> for HousekeepingPaused {
    fn from(unproven: UnprovenClock) -> Self {
        Self {
            clock: unproven.shown,
            last_run: unproven.passed,
            resumes_at: unproven.proven_at,
        }
    }
}

impl From<Damage> for DatabaseDamage {
    fn from(damage: Damage) -> Self {
        Self {
            found_at: damage.found_at,
            problems: damage.problems,
        }
    }
}
