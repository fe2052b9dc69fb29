//! Values seats for a guest or a party seated by hand, and explains why a guest sits where they do.

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use domain::id::GuestId;
use domain::seat::SeatId;

use super::judge::{Judge, Rule, State, Verdict};
use super::reasons::{Reasons, places_of};
use super::{Event, Options, Purpose, Room, Task, TaskError};
use crate::index::{NONE, id, ix};
use crate::plan::Plan;

/// Maximum number of alternatives in an explanation.
const ALTERNATIVES: usize = 3;
/// Weight of a broken rule when seats are ranked.
const RULE: i64 = 1_000;

/// The value of a place for the guests who would sit there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The seats, in the order of the guests.
    pub seats: Vec<SeatId>,
    /// How much better the seating would be; negative when it would be worse.
    pub gain: i64,
    /// Rules that would be broken more than before.
    pub breaks: i64,
    /// A fact about the first seat in a few words: "next to Ana Ruiz"; may be empty.
    pub why: String,
}

/// Another seat for a guest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alternative {
    /// The seat.
    pub seat: SeatId,
    /// The guest who sits there and would change places, as an index of the event's guests.
    pub swap: Option<usize>,
    /// How much better the seating would be.
    pub gain: i64,
    /// Wishes that would be broken.
    pub loses: Vec<String>,
    /// Wishes that would be kept.
    pub wins: Vec<String>,
}

/// Why a guest sits where they do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// What the seat means for each rule about the guest.
    pub verdicts: Vec<Verdict>,
    /// The best other seats, the best first.
    pub alternatives: Vec<Alternative>,
}

/// Values seats for manual seating.
#[derive(Debug)]
pub struct Hints<'e, 'a> {
    event: &'e Event<'a>,
    task: Task<'a>,
}

impl<'e, 'a> Hints<'e, 'a> {
    /// Prepares the valuation for the present seats.
    pub fn from_event(event: &'e Event<'a>) -> Result<Self, TaskError> {
        let task = Task::build(event, Options::default(), Purpose::Hints)?;
        Ok(Self { event, task })
    }

    /// Returns the room.
    pub fn room(&self) -> &Room<'a> {
        &self.task.room
    }

    /// Returns what each free seat is worth to a guest, or to several guests who sit side by side from there on. Places with
    /// too few free seats at the table are left out.
    pub fn of_guests(&self, guests: &[GuestId]) -> Vec<Hint> {
        let numbers: Vec<usize> = guests
            .iter()
            .filter_map(|guest| self.task.number_of.get(guest))
            .copied()
            .collect();
        if numbers.is_empty() || numbers.len() < guests.len() {
            return Vec::new();
        }
        let mut plan = self.plan();
        let before = plan.score();
        for guest in &numbers {
            if plan.seat_of(*guest) != NONE {
                plan.remove(*guest);
            }
        }
        let mut hints = Vec::new();
        let locked = self.locked_seats();
        let hand = places_of(self.event, guests);
        let first = self.task.guests.get(numbers.first().copied().unwrap_or(0));
        let reasons = first.map(|first| Reasons::new(self.event, &self.task.room, *first, &hand));
        for seat in (0..self.task.room.seats.len()).filter(|seat| !locked.contains(seat)) {
            let Some(seats) = self.run_from(&plan, seat, numbers.len()) else {
                continue;
            };
            for (guest, seat) in numbers.iter().zip(&seats) {
                plan.place(*guest, *seat);
            }
            let after = plan.score();
            for guest in &numbers {
                plan.remove(*guest);
            }
            let block = self.task.room.block_of_seat.get(seat);
            let why = reasons
                .as_ref()
                .zip(block)
                .map(|(reasons, block)| reasons.words(seat, *block));
            hints.push(Hint {
                why: why.unwrap_or_default(),
                gain: before.cost - after.cost,
                breaks: i64::from(after.violations) - i64::from(before.violations),
                seats: seats
                    .iter()
                    .filter_map(|seat| self.task.room.seats.get(*seat))
                    .cloned()
                    .collect(),
            });
        }
        hints
    }

    /// Returns which guests without a seat would fill a table best: party after party, as long as one fits and breaks
    /// no rule.
    pub fn fill(&self, table: &str) -> Vec<(GuestId, SeatId)> {
        let Some(block) = self.task.room.block_of.get(table) else {
            return Vec::new();
        };
        let blocks = &self.task.room.block_of_seat;
        let seats = blocks.partition_point(|each| each < block)..blocks.partition_point(|each| each <= block);
        let mut plan = self.plan();
        let mut waiting = self.waiting(&plan);
        let mut filled = Vec::new();
        loop {
            let best = (0..waiting.len())
                .filter_map(|at| Some((self.best_run(&mut plan, waiting.get(at)?, seats.clone())?, at)))
                .max_by_key(|((worth, _), at)| (*worth, usize::MAX - at));
            let Some(((_, run), at)) = best else { return filled };
            for (guest, seat) in waiting.remove(at).into_iter().zip(run) {
                plan.place(guest, seat);
                let guest = self.task.guests.get(guest).and_then(|at| self.event.guests.get(*at));
                filled.extend(
                    guest
                        .map(|guest| guest.id.clone())
                        .zip(self.task.room.seats.get(seat).cloned()),
                );
            }
        }
    }

    /// Returns the guests without a seat, whole parties together.
    fn waiting(&self, plan: &Plan<'_>) -> Vec<Vec<usize>> {
        let mut units: Vec<Vec<usize>> = Vec::new();
        let mut party_at: HashMap<&str, usize> = HashMap::new();
        for (number, at) in self.task.guests.iter().enumerate() {
            let Some(guest) = self.event.guests.get(*at).filter(|_| plan.seat_of(number) == NONE) else {
                continue;
            };
            let party = guest.party.as_deref().filter(|_| !guest.party_apart);
            match party
                .and_then(|party| party_at.get(party))
                .and_then(|at| units.get_mut(*at))
            {
                Some(unit) => unit.push(number),
                None => {
                    party_at.extend(party.map(|party| (party, units.len())));
                    units.push(vec![number]);
                }
            }
        }
        units
    }

    /// Returns the best free seats of a table for a unit, and what they are worth for each guest in hundredths; nothing when
    /// it does not fit or a rule would be broken.
    fn best_run(&self, plan: &mut Plan<'_>, unit: &[usize], seats: Range<usize>) -> Option<(i64, Vec<usize>)> {
        let before = plan.score();
        let mut best: Option<(i64, Vec<usize>)> = None;
        for seat in seats {
            let Some(run) = self.run_from(plan, seat, unit.len()) else {
                continue;
            };
            for (guest, seat) in unit.iter().zip(&run) {
                plan.place(*guest, *seat);
            }
            let after = plan.score();
            for guest in unit {
                plan.remove(*guest);
            }
            let worth = (before.cost - after.cost) * 100 / i64::try_from(unit.len()).unwrap_or(1);
            if after.violations <= before.violations && best.as_ref().is_none_or(|best| best.0 < worth) {
                best = Some((worth, run));
            }
        }
        best
    }

    /// Returns `count` free seats of one table, starting at a free seat, in the order of the seats and around the
    /// table.
    fn run_from(&self, plan: &Plan<'_>, seat: usize, count: usize) -> Option<Vec<usize>> {
        if plan.guest_at(seat) != NONE {
            return None;
        }
        let blocks = &self.task.room.block_of_seat;
        let block = *blocks.get(seat)?;
        let first = blocks.partition_point(|each| *each < block);
        let end = blocks.partition_point(|each| *each <= block);
        let around = (seat..end).chain(first..seat);
        let free: Vec<usize> = around.filter(|seat| plan.guest_at(*seat) == NONE).take(count).collect();
        (free.len() == count).then_some(free)
    }

    /// Returns why a seated guest sits there, and what else would be possible; nothing for a guest without a seat.
    pub fn explain(&self, guest: &GuestId) -> Option<Explanation> {
        let number = *self.task.number_of.get(guest)?;
        let place = *self.task.guests.get(number)?;
        let mut plan = self.plan();
        let own = plan.seat_of(number);
        if own == NONE {
            return None;
        }
        let before = plan.score();
        let verdicts = Judge::of_present(self.event, &self.task.room).verdicts();
        let mut others: Vec<(i64, usize, u32)> = Vec::new();
        let locked = self.locked_seats();
        // A guest at a locked table stays.
        let possible = if locked.contains(&ix(own)) {
            0
        } else {
            self.task.room.seats.len()
        };
        for seat in (0..possible).filter(|seat| id(*seat) != own && !locked.contains(seat)) {
            let holder = plan.guest_at(seat);
            plan.swap(ix(own), seat);
            let after = plan.score();
            plan.swap(ix(own), seat);
            let broken = i64::from(after.violations) - i64::from(before.violations);
            others.push((before.cost - after.cost - RULE * broken, seat, holder));
        }
        // A seat at the same table is listed only if it is better; of each table, only the best seat is listed.
        others.sort_by_key(|(gain, seat, _)| (-gain, *seat));
        let mut tables = Vec::new();
        others.retain(|(gain, seat, _)| {
            let table = self.task.room.block_of_seat.get(*seat);
            let is_news = *gain > 0 || table != self.task.room.block_of_seat.get(ix(own));
            is_news && !tables.contains(&table) && {
                tables.push(table);
                true
            }
        });
        others.truncate(ALTERNATIVES);
        let alternatives = others
            .into_iter()
            .filter_map(|(gain, seat, holder)| self.alternative((place, ix(own)), (seat, holder), gain, &verdicts))
            .collect();
        let verdicts = verdicts.into_iter().filter(|verdict| verdict.guests.contains(&place));
        Some(Explanation {
            verdicts: verdicts.filter(|verdict| verdict.state != State::Idle).collect(),
            alternatives,
        })
    }

    fn alternative(
        &self,
        (guest, own): (usize, usize),
        (seat, holder): (usize, u32),
        gain: i64,
        before: &[Verdict],
    ) -> Option<Alternative> {
        let swap = (holder != NONE)
            .then(|| self.task.guests.get(ix(holder)).copied())
            .flatten();
        let of_seat = |known: &super::EventGuest| {
            known
                .seat
                .as_ref()
                .and_then(|seat| self.task.room.seat_of.get(seat))
                .copied()
        };
        let mut seats: Vec<Option<usize>> = self.event.guests.iter().map(of_seat).collect();
        *seats.get_mut(guest)? = Some(seat);
        if let Some(other) = swap {
            *seats.get_mut(other)? = Some(own);
        }
        let after = Judge::new(self.event, &self.task.room, seats).verdicts();
        let changed = |from: State, to: State| {
            let pairs = before.iter().zip(&after);
            let pairs = pairs.filter(move |(a, b)| a.state == from && b.state == to);
            pairs.map(|(_, b)| b.text.clone()).collect::<Vec<_>>()
        };
        Some(Alternative {
            seat: self.task.room.seats.get(seat)?.clone(),
            swap,
            gain,
            loses: changed(State::Kept, State::Broken),
            wins: changed(State::Broken, State::Kept),
        })
    }

    fn locked_seats(&self) -> HashSet<usize> {
        let locked = self.event.locked_tables();
        let seats = self.task.room.seats.iter().enumerate();
        let at_locked = seats.filter(|(_, seat)| locked.contains(seat.table()));
        at_locked.map(|(number, _)| number).collect()
    }

    fn plan(&self) -> Plan<'_> {
        let seats: Vec<u32> = self
            .task
            .present(self.event)
            .into_iter()
            .map(|seat| seat.map_or(NONE, id))
            .collect();
        Plan::of(&self.task.problem, &seats)
    }
}

/// Returns the verdicts that people should see: rules that are broken, in the order of wishes, parties and seats.
pub fn warnings(verdicts: Vec<Verdict>) -> Vec<Verdict> {
    verdicts
        .into_iter()
        .filter(|verdict| verdict.state == State::Broken)
        .collect()
}

/// Returns the index of the wish in the event's list; `None` for other rules.
pub fn wish_of(rule: &Rule) -> Option<usize> {
    match rule {
        Rule::Wish(number) => Some(*number),
        Rule::Party(_) | Rule::Access(_) | Rule::PlusOne(_) => None,
    }
}
