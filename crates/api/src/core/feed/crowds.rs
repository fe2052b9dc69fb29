//! Who is in which plan. Kept in memory for some seconds and told to the streams of the event; servers of one database tell
//! each other.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use domain::id::{ClientId, EventId, OrganisationId, UserId};
use domain::limits::{LIVE_STREAMS_PER_ACCOUNT, PRESENCE_CLIENTS_MAX, PRESENCE_PER_SECOND, PRESENCE_SECONDS};
use domain::presence::Person;
use serde::{Deserialize, Serialize};

use super::frames;

/// Shortest time between two frames of an event.
const INTERVAL: Duration = Duration::from_millis(120);
/// People for whom the shortest time holds; frames with more are longer and rarer.
const PEOPLE_AT_ONCE: usize = 10;
/// How long a silent window is there.
const PATIENCE: Duration = Duration::from_secs(PRESENCE_SECONDS);
/// The time in which the posts of a person are counted.
const WINDOW: Duration = Duration::from_secs(1);

/// The people in all plans.
#[derive(Debug)]
pub struct Crowds {
    /// Tells this process apart from the other servers.
    server: u64,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    crowds: HashMap<EventId, Crowd>,
    posts: HashMap<UserId, (Instant, u32)>,
    /// What other servers have not been told.
    to_tell: Vec<Move>,
}

/// The people in one plan.
#[derive(Debug)]
struct Crowd {
    organisation: OrganisationId,
    people: BTreeMap<(UserId, ClientId), (Person, Instant)>,
    told_at: Instant,
    is_told: bool,
}

/// Someone moved, came or left.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Move {
    server: u64,
    event_id: EventId,
    organisation_id: OrganisationId,
    person: Person,
    is_leaving: bool,
}

/// A frame for the streams of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CrowdFrame {
    /// The event.
    pub event: EventId,
    /// The frame.
    pub text: String,
}

/// Why a post is not taken: it has to wait for these seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooMany(pub u64);

impl Default for Crowds {
    fn default() -> Self {
        Self {
            server: getrandom::u64().unwrap_or_default(),
            state: Mutex::default(),
        }
    }
}

impl Crowds {
    /// Takes what a person said about a plan.
    pub fn post(
        &self,
        organisation: &OrganisationId,
        event: EventId,
        person: Person,
        is_leaving: bool,
        now: Instant,
    ) -> Result<(), TooMany> {
        let mut state = self.lock();
        state.count(&person.user_id, now)?;
        let step = Move {
            server: self.server,
            event_id: event,
            organisation_id: organisation.clone(),
            person,
            is_leaving,
        };
        if state.apply(step.clone(), now) {
            state.to_tell.push(step);
        }
        Ok(())
    }

    /// Takes what another server told, as [`Self::take_to_tell`] wrote it. What cannot be read is of another release.
    pub fn hear(&self, text: &str, now: Instant) {
        let Ok(step) = serde_json::from_str::<Move>(text) else {
            return;
        };
        if step.server != self.server {
            self.lock().apply(step, now);
        }
    }

    /// Returns what other servers have to be told.
    pub fn take_to_tell(&self) -> Vec<String> {
        let steps = std::mem::take(&mut self.lock().to_tell);
        steps
            .iter()
            .filter_map(|step| serde_json::to_string(step).ok())
            .collect()
    }

    /// Returns when the next frame is due.
    pub fn next_due(&self) -> Option<Instant> {
        let state = self.lock();
        state.crowds.values().filter_map(Crowd::due_at).min()
    }

    /// Returns the frames that are due, and forgets people who have been silent.
    pub fn due(&self, now: Instant) -> Vec<(OrganisationId, CrowdFrame)> {
        let mut state = self.lock();
        let mut frames = Vec::new();
        for (event, crowd) in &mut state.crowds {
            if crowd.due_at().is_some_and(|at| at <= now) {
                crowd.people.retain(|_, (_, at)| *at + PATIENCE > now);
                crowd.told_at = now;
                crowd.is_told = true;
                frames.push((crowd.organisation.clone(), crowd.frame(event)));
            }
        }
        state
            .crowds
            .retain(|_, crowd| !(crowd.is_told && crowd.people.is_empty()));
        state.posts.retain(|_, (begun, _)| *begun + WINDOW > now);
        frames
    }

    /// Returns the frame that a new stream of an event begins with; `None` without people.
    pub fn of(&self, event: &EventId) -> Option<String> {
        let state = self.lock();
        let crowd = state.crowds.get(event).filter(|crowd| !crowd.people.is_empty())?;
        Some(crowd.frame(event).text)
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn count(&mut self, user: &UserId, now: Instant) -> Result<(), TooMany> {
        let (begun, posts) = self.posts.entry(user.clone()).or_insert((now, 0));
        if *begun + WINDOW <= now {
            (*begun, *posts) = (now, 0);
        }
        *posts += 1;
        if *posts > PRESENCE_PER_SECOND {
            return Err(TooMany(1));
        }
        Ok(())
    }

    /// Returns false when the plan is full.
    fn apply(&mut self, step: Move, now: Instant) -> bool {
        let Move {
            event_id,
            organisation_id,
            person,
            is_leaving,
            ..
        } = step;
        let crowd = self.crowds.entry(event_id).or_insert_with(|| Crowd {
            organisation: organisation_id,
            people: BTreeMap::new(),
            told_at: now,
            is_told: true,
        });
        let window = (person.user_id.clone(), person.client_id.clone());
        if is_leaving {
            crowd.is_told &= crowd.people.remove(&window).is_none();
            return true;
        }
        if !crowd.has_room(&window) {
            return false;
        }
        let before = crowd.people.insert(window, (person.clone(), now));
        crowd.is_told &= before.is_some_and(|(before, _)| before == person);
        true
    }
}

impl Crowd {
    fn has_room(&self, window: &(UserId, ClientId)) -> bool {
        let of_user = self.people.keys().filter(|(user, _)| *user == window.0).count();
        self.people.contains_key(window)
            || (self.people.len() < PRESENCE_CLIENTS_MAX && of_user < LIVE_STREAMS_PER_ACCOUNT)
    }

    /// When the streams are told next: soon when something moved, otherwise when someone has been silent for too long.
    fn due_at(&self) -> Option<Instant> {
        if self.is_told {
            return self.people.values().map(|(_, at)| *at + PATIENCE).min();
        }
        let times = u32::try_from(self.people.len() / PEOPLE_AT_ONCE + 1).unwrap_or(u32::MAX);
        let interval = INTERVAL.saturating_mul(times);
        Some(self.told_at + interval)
    }

    fn frame(&self, event: &EventId) -> CrowdFrame {
        let people: Vec<&Person> = self.people.values().map(|(person, _)| person).collect();
        CrowdFrame {
            event: event.clone(),
            text: frames::presence(event, &people),
        }
    }
}

#[cfg(test)]
mod tests {
    use domain::presence::{Place, Spot};

    use super::*;
    use crate::core::clock;

    fn event() -> EventId {
        EventId::from_random(&[9; 21])
    }

    fn organisation() -> OrganisationId {
        OrganisationId::from_random(&[8; 21])
    }

    fn person(user: u8, window: u8, x: f64) -> Person {
        Person {
            user_id: UserId::from_random(&[user; 21]),
            client_id: ClientId::from_random(&[window; 21]),
            name: format!("Person {user}"),
            place: Place::Designer,
            selection: Vec::new(),
            cursor: Some(Spot { x, y: 0.0 }),
            view: None,
            laser: false,
        }
    }

    fn post(crowds: &Crowds, person: Person, now: Instant) -> Result<(), TooMany> {
        crowds.post(&organisation(), event(), person, false, now)
    }

    fn names(crowds: &Crowds, now: Instant) -> Option<usize> {
        let due = crowds.due(now);
        due.first().map(|(_, frame)| frame.text.matches("Person").count())
    }

    #[test]
    fn moves_are_told_together_and_no_more_often_than_the_interval() {
        let (crowds, start) = (Crowds::default(), clock::now());
        post(&crowds, person(1, 1, 0.0), start).unwrap();
        post(&crowds, person(2, 2, 0.0), start).unwrap();
        assert_eq!(crowds.next_due(), Some(start + INTERVAL));
        assert_eq!(names(&crowds, start), None);
        assert_eq!(names(&crowds, start + INTERVAL), Some(2));
        let later = start + INTERVAL * 2;
        post(&crowds, person(1, 1, 0.0), later).unwrap();
        assert_eq!(names(&crowds, later + INTERVAL), None, "nothing has moved");
        post(&crowds, person(1, 1, 5.0), later).unwrap();
        assert_eq!(names(&crowds, later + INTERVAL), Some(2));
    }

    #[test]
    fn who_leaves_or_is_silent_is_no_longer_there() {
        let (crowds, start) = (Crowds::default(), clock::now());
        post(&crowds, person(1, 1, 0.0), start).unwrap();
        post(&crowds, person(2, 2, 0.0), start).unwrap();
        crowds.due(start + INTERVAL);
        crowds
            .post(&organisation(), event(), person(1, 1, 0.0), true, start)
            .unwrap();
        assert_eq!(names(&crowds, start + INTERVAL * 2), Some(1));
        assert_eq!(crowds.next_due(), Some(start + PATIENCE));
        assert_eq!(names(&crowds, start + PATIENCE), Some(0));
        assert_eq!(crowds.of(&event()), None);
        assert_eq!(crowds.next_due(), None);
    }

    #[test]
    fn a_person_posts_so_often_and_from_so_many_windows() {
        let (crowds, start) = (Crowds::default(), clock::now());
        for post_number in 0..PRESENCE_PER_SECOND {
            post(&crowds, person(1, 1, f64::from(post_number)), start).unwrap();
        }
        assert_eq!(post(&crowds, person(1, 1, 0.0), start), Err(TooMany(1)));
        assert_eq!(post(&crowds, person(2, 1, 0.0), start), Ok(()));
        for window in 0..30 {
            post(&crowds, person(3, window, 0.0), start + WINDOW * u32::from(window)).unwrap();
        }
        let of_three = crowds.of(&event()).unwrap().matches("Person 3").count();
        assert_eq!(of_three, LIVE_STREAMS_PER_ACCOUNT);
    }

    #[test]
    fn servers_tell_each_other_and_do_not_hear_themselves() {
        let (one, other, start) = (Crowds::default(), Crowds::default(), clock::now());
        post(&one, person(1, 1, 0.0), start).unwrap();
        let told = one.take_to_tell();
        assert_eq!(one.take_to_tell(), Vec::<String>::new());
        post(&one, person(1, 1, 7.0), start).unwrap();
        for text in &told {
            one.hear(text, start);
            other.hear(text, start);
        }
        other.hear("of another release", start);
        assert!(one.of(&event()).unwrap().contains("\"x\":7.0"));
        assert!(other.of(&event()).unwrap().contains("\"x\":0.0"));
        assert_eq!(other.take_to_tell(), Vec::<String>::new());
    }
}
