//! The time of the database. Servers that share a database must agree on leases, limits, schedules and sessions, and the
//! clock of any of them may be wrong. The clock of the database is read now and then; in between, the monotonic clock of
//! this machine carries it on, so setting the clock of the machine has no effect.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use chrono::{DateTime, TimeDelta, Utc};
use domain::event::when::to_micros;

use super::{Clock, Uptime};

/// How far the clock of a server may be from that of the database before the server reports that it is not ready. Times
/// stay right, but those of its logs and files do not.
pub const DIFFERENCE_MAX: TimeDelta = TimeDelta::seconds(5);

/// The largest step backwards that is avoided by showing the same time until the database has caught up. The clocks of a
/// primary and its standby differ by less. A larger step is made at once: servers that disagree for longer than that would
/// take each other's leases.
const HELD_MAX: TimeDelta = TimeDelta::seconds(5);

/// Number of queries per measurement. The fastest answer is the most precise.
const ASKED: usize = 3;

/// The clock of a database, as seen from this machine.
pub struct DatabaseClock {
    wall: Arc<dyn Clock>,
    uptime: Uptime,
    anchor: Mutex<Anchor>,
}

/// What the database answered, and when.
#[derive(Clone, Copy, Debug)]
struct Anchor {
    at: DateTime<Utc>,
    uptime: Duration,
    /// What was shown before, unless the clock had to be set back.
    not_before: DateTime<Utc>,
}

impl DatabaseClock {
    /// Starts with what the database answers. `wall` is the clock of this machine, which is only compared.
    pub fn new<E>(
        wall: Arc<dyn Clock>,
        uptime: Uptime,
        ask: impl FnMut() -> Result<DateTime<Utc>, E>,
    ) -> Result<Self, E> {
        let (at, asked) = measure(&uptime, ask)?;
        let anchor = Anchor {
            at,
            uptime: asked,
            not_before: at,
        };
        Ok(Self {
            wall,
            uptime,
            anchor: Mutex::new(anchor),
        })
    }

    /// Follows the clock of the database again: those of two machines drift, a standby takes over, or this machine was
    /// suspended. When the database does not answer, the clock carries on from the last answer.
    pub fn anchor<E>(&self, ask: impl FnMut() -> Result<DateTime<Utc>, E>) -> Result<(), E> {
        let (at, uptime) = measure(&self.uptime, ask)?;
        let mut anchor = self.lock();
        let shown = anchor.now((self.uptime)());
        let back = shown - Anchor { at, uptime, ..*anchor }.reading((self.uptime)());
        *anchor = Anchor {
            at,
            uptime,
            not_before: if back <= HELD_MAX { shown } else { at },
        };
        Ok(())
    }

    /// Returns how far the clock of this machine is ahead of that of the database; less than zero when it is behind.
    pub fn ahead(&self) -> TimeDelta {
        self.wall.now() - self.now()
    }

    fn lock(&self) -> MutexGuard<'_, Anchor> {
        self.anchor.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Clock for DatabaseClock {
    fn now(&self) -> DateTime<Utc> {
        to_micros(self.lock().now((self.uptime)()))
    }
}

impl Anchor {
    fn now(&self, uptime: Duration) -> DateTime<Utc> {
        self.reading(uptime).max(self.not_before)
    }

    fn reading(&self, uptime: Duration) -> DateTime<Utc> {
        let passed = uptime.saturating_sub(self.uptime);
        self.at + TimeDelta::from_std(passed).unwrap_or(TimeDelta::zero())
    }
}

/// Asks the database for its time. Returns the answer and the uptime to which it belongs: half-way between question and
/// answer.
fn measure<E>(
    uptime: &Uptime,
    mut ask: impl FnMut() -> Result<DateTime<Utc>, E>,
) -> Result<(DateTime<Utc>, Duration), E> {
    let mut once = || {
        let sent = uptime();
        let at = ask()?;
        let took = uptime().saturating_sub(sent);
        Ok((took, at, sent + took / 2))
    };
    let mut best = once()?;
    for _ in 1..ASKED {
        let next = once()?;
        if next.0 < best.0 {
            best = next;
        }
    }
    Ok((best.1, best.2))
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};

    use super::*;

    struct Wall(DateTime<Utc>);

    impl Clock for Wall {
        fn now(&self) -> DateTime<Utc> {
            self.0
        }
    }

    fn instant(text: &str) -> DateTime<Utc> {
        text.parse().unwrap()
    }

    /// A clock whose machine has been up for as many milliseconds as the returned counter says.
    fn clock(wall: &str, answer: &str) -> (DatabaseClock, Arc<AtomicU64>) {
        let up = Arc::new(AtomicU64::new(1_000));
        let shown = Arc::clone(&up);
        let uptime = Box::new(move || Duration::from_millis(shown.load(Ordering::Relaxed)));
        let answer = instant(answer);
        let clock = DatabaseClock::new(Arc::new(Wall(instant(wall))), uptime, || Ok::<_, ()>(answer)).unwrap();
        (clock, up)
    }

    const TEN: &str = "2026-11-29T10:00:00Z";

    #[test]
    fn it_shows_the_time_of_the_database_and_advances_by_the_monotonic_clock() {
        let (clock, up) = clock("2026-11-29T10:02:00Z", TEN);
        assert_eq!(clock.now(), instant(TEN));
        assert_eq!(clock.ahead(), TimeDelta::minutes(2));
        up.fetch_add(90_500, Ordering::Relaxed);
        assert_eq!(clock.now(), instant("2026-11-29T10:01:30.5Z"));
    }

    #[test]
    fn half_the_round_trip_of_the_fastest_answer_is_added() {
        let (clock, up) = clock(TEN, TEN);
        let mut trips = [2_000, 100, 400].into_iter();
        let ask = || {
            up.fetch_add(trips.next().unwrap(), Ordering::Relaxed);
            Ok::<_, ()>(instant("2026-11-29T11:00:00Z"))
        };
        clock.anchor(ask).unwrap();
        // 50 ms after the fastest answer began to travel, and 400 ms of the next question.
        assert_eq!(clock.now(), instant("2026-11-29T11:00:00.450Z"));
    }

    #[test]
    fn a_small_step_back_is_waited_for_and_a_large_one_is_made() {
        let (clock, up) = clock(TEN, TEN);
        clock.anchor(|| Ok::<_, ()>(instant("2026-11-29T09:59:56Z"))).unwrap();
        assert_eq!(clock.now(), instant(TEN));
        up.fetch_add(3_000, Ordering::Relaxed);
        assert_eq!(clock.now(), instant(TEN), "the database has not caught up");
        up.fetch_add(2_000, Ordering::Relaxed);
        assert_eq!(clock.now(), instant("2026-11-29T10:00:01Z"));
        clock.anchor(|| Ok::<_, ()>(instant("2026-11-29T09:59:55Z"))).unwrap();
        assert_eq!(clock.now(), instant("2026-11-29T09:59:55Z"));
    }

    #[test]
    fn a_machine_that_was_suspended_shows_the_time_again_once_it_is_anchored() {
        let (clock, _) = clock("2026-11-29T18:00:00Z", TEN);
        assert_eq!(clock.ahead(), TimeDelta::hours(8));
        clock.anchor(|| Ok::<_, ()>(instant("2026-11-29T18:00:00Z"))).unwrap();
        assert_eq!(clock.ahead(), TimeDelta::zero());
    }

    #[test]
    fn a_database_that_does_not_answer_changes_nothing() {
        let (clock, up) = clock(TEN, TEN);
        up.fetch_add(1_000, Ordering::Relaxed);
        assert_eq!(clock.anchor(|| Err("away")), Err("away"));
        assert_eq!(clock.now(), instant("2026-11-29T10:00:01Z"));
    }
}
