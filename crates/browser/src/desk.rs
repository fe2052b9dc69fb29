//! The seating of an event in the browser: per-seat information for manual seating, and the search for all seats.

mod answers;
mod asked;

use std::collections::HashSet;

use domain::guest::status::Rsvp;
use domain::id::{GuestId, WishId};
use domain::plan::FloorPlan;
use domain::seat::SeatId;
use domain::wish::Wish;
use floorplan_geometry::route::wheelchair_places;
use seating_engine::engine::{Budget, Control};
use seating_engine::event::conflict::conflict;
use seating_engine::event::hints::{Alternative, Hint, Hints};
use seating_engine::event::judge::{Judge, Rule, State, Verdict};
use seating_engine::event::{Event, EventGuest, Options, Room, Search, TaskError, join_hosts, search};
use seating_engine::score::Score;

use answers::{
    AlternativeOut, ConflictOut, ExplanationOut, HintOut, LeftOut, ProposalOut, RuleOut, SeatOut, VerdictOut,
};
use asked::{EventIn, SearchWish};

/// Milliseconds between two reports of a search.
const REPORT_EVERY: f64 = 120.0;

/// An event with what is needed to seat its guests.
#[derive(Debug)]
pub(crate) struct Desk {
    plan: FloorPlan,
    guests: Vec<EventGuest>,
    wishes: Vec<Wish>,
    taken: HashSet<SeatId>,
    wheelchair_places: HashSet<SeatId>,
}

impl Desk {
    /// Reads guests and wishes. Wishes that this version does not know are left out.
    pub(crate) fn open(plan: FloorPlan, event_json: &str) -> Result<Self, serde_json::Error> {
        let EventIn { guests, wishes } = serde_json::from_str(event_json)?;
        let mut guests: Vec<EventGuest> = guests.into_iter().map(asked::guest).collect();
        join_hosts(&mut guests);
        let needs_places = guests.iter().any(|guest| guest.wheelchair);
        Ok(Self {
            wheelchair_places: if needs_places {
                wheelchair_places(&plan)
            } else {
                HashSet::new()
            },
            plan,
            guests,
            wishes: wishes.into_iter().filter_map(asked::wish).collect(),
            taken: HashSet::new(),
        })
    }

    pub(crate) fn hints(&self, guests: &[GuestId]) -> Result<Vec<HintOut>, TaskError> {
        let event = self.event();
        let hints = Hints::from_event(&event)?.of_guests(guests).into_iter();
        Ok(hints
            .map(
                |Hint {
                     seats,
                     gain,
                     breaks,
                     why,
                 }| HintOut {
                    seats,
                    gain,
                    breaks,
                    why,
                },
            )
            .collect())
    }

    pub(crate) fn fill(&self, table: &str) -> Result<Vec<SeatOut>, TaskError> {
        let event = self.event();
        let filled = Hints::from_event(&event)?.fill(table).into_iter();
        Ok(filled
            .map(|(guest, seat)| SeatOut {
                guest,
                seat: Some(seat),
            })
            .collect())
    }

    pub(crate) fn verdicts(&self) -> Vec<VerdictOut> {
        let event = self.event();
        let room = Room::from_event(&event);
        self.told(Judge::of_present(&event, &room).verdicts())
    }

    /// Returns contradicting rules as sentences, with the reason; `None` when no contradiction was proved.
    pub(crate) fn conflict(&self) -> Option<ConflictOut> {
        self.conflict_with(Options::default())
    }

    fn conflict_with(&self, options: Options) -> Option<ConflictOut> {
        let found = conflict(&self.event(), options)?;
        let rules = found.rules.iter().zip(found.texts);
        Some(ConflictOut {
            rules: rules
                .map(|(rule, text)| RuleOut {
                    text,
                    wish: self.wish_of(rule),
                })
                .collect(),
            reason: found.reason,
        })
    }

    pub(crate) fn explain(&self, guest: &GuestId) -> Result<Option<ExplanationOut>, TaskError> {
        let event = self.event();
        let explained = Hints::from_event(&event)?.explain(guest);
        Ok(explained.map(|explained| ExplanationOut {
            verdicts: self.told(explained.verdicts),
            alternatives: explained
                .alternatives
                .into_iter()
                .map(|other| self.alternative(other))
                .collect(),
        }))
    }

    /// Searches for the best seats for a limited time and reports improvements as it finds them.
    pub(crate) fn search(
        &self,
        wish: SearchWish,
        clock: &(dyn Fn() -> f64 + Sync),
        report: &mut dyn FnMut(ProposalOut),
    ) -> Result<ProposalOut, TaskError> {
        let event = self.event();
        let how = Search {
            options: Options {
                move_seated: wish.move_seated,
                move_hand: wish.move_hand,
                only_attending: wish.only_attending,
                split_parties: wish.split_parties,
            },
            max_moves: wish.max_moves,
            threads: 1,
            seed: wish.seed,
        };
        let tries = u32::try_from(how.tries()).unwrap_or(1);
        let (start, each) = (clock(), wish.time / f64::from(tries));
        let share = |number| move || (clock() - start - each * f64::from(number)) / each.max(1.0);
        let shares: Vec<_> = (0..tries).map(share).collect();
        let mut reported = f64::NEG_INFINITY;
        let found = search(
            &event,
            how,
            &mut |_, number| {
                shares
                    .get(number)
                    .map_or_else(|| Budget::work(0), |share| Budget::paced(share))
            },
            &mut |task, news| {
                if clock() - reported >= REPORT_EVERY {
                    report(self.proposal(&task.room, &task.guests, (&news.seats(), news.score)));
                    reported = clock();
                }
                Control::Continue
            },
        )?;
        let mut proposal = self.proposal(
            &found.task.room,
            &found.task.guests,
            (&found.outcome.seat, found.outcome.score),
        );
        let left = found.left(&event).into_iter().filter_map(|left| {
            Some(LeftOut {
                guest: self.guests.get(left.guest)?.id.clone(),
                reason: left.reason,
            })
        });
        proposal.left = left.collect();
        let waiting = self
            .guests
            .iter()
            .filter(|guest| guest.rsvp != Rsvp::Declined && !how.options.seats(guest.rsvp) && guest.seat.is_none());
        proposal.left.extend(waiting.map(|guest| LeftOut {
            guest: guest.id.clone(),
            reason: "The guest has not accepted the invitation yet.".to_owned(),
        }));
        let score = found.outcome.score;
        if score.unseated > 0 || score.violations > 0 {
            proposal.conflict = self.conflict_with(how.options);
        }
        proposal.done = true;
        Ok(proposal)
    }

    fn proposal(&self, room: &Room<'_>, guests: &[usize], (seats, score): (&[Option<usize>], Score)) -> ProposalOut {
        let event = self.event();
        let present = |guest: &EventGuest| guest.seat.as_ref().and_then(|seat| room.number_of(seat));
        let mut all: Vec<Option<usize>> = self.guests.iter().map(present).collect();
        let mut moved = 0;
        let mut told = Vec::with_capacity(guests.len());
        for (at, seat) in guests.iter().zip(seats) {
            let Some(guest) = self.guests.get(*at) else { continue };
            if let Some(slot) = all.get_mut(*at) {
                moved += usize::from(slot.is_some() && slot != seat);
                *slot = *seat;
            }
            told.push(SeatOut {
                guest: guest.id.clone(),
                seat: seat.and_then(|seat| room.seats().get(seat)).cloned(),
            });
        }
        let verdicts = Judge::new(&event, room, all).verdicts();
        ProposalOut {
            kept: share_kept(&verdicts),
            verdicts: self.told(verdicts),
            seats: told,
            left: Vec::new(),
            moved,
            conflict: None,
            score: (score.unseated, score.violations, score.cost),
            done: false,
        }
    }

    fn event(&self) -> Event<'_> {
        Event {
            plan: &self.plan,
            guests: &self.guests,
            wishes: &self.wishes,
            taken: &self.taken,
            wheelchair_places: &self.wheelchair_places,
        }
    }

    fn told(&self, verdicts: Vec<Verdict>) -> Vec<VerdictOut> {
        let id = |at: &usize| self.guests.get(*at).map(|guest| guest.id.clone());
        let told = verdicts.into_iter().map(|verdict| VerdictOut {
            wish: self.wish_of(&verdict.rule),
            kind: match verdict.rule {
                Rule::Wish(_) => "wish",
                Rule::Party(_) => "party",
                Rule::Access(_) => "access",
                Rule::PlusOne(_) => "plus-one",
            },
            state: match verdict.state {
                State::Kept => "kept",
                State::Broken => "broken",
                State::Waiting => "waiting",
                State::Idle => "idle",
            },
            guests: verdict.guests.iter().filter_map(id).collect(),
            text: verdict.text,
            detail: verdict.detail,
        });
        told.collect()
    }

    fn wish_of(&self, rule: &Rule) -> Option<WishId> {
        match rule {
            Rule::Wish(number) => self.wishes.get(*number).map(|wish| wish.id.clone()),
            Rule::Party(_) | Rule::Access(_) | Rule::PlusOne(_) => None,
        }
    }

    fn alternative(&self, other: Alternative) -> AlternativeOut {
        AlternativeOut {
            seat: other.seat,
            swap: other
                .swap
                .and_then(|at| self.guests.get(at))
                .map(|guest| guest.id.clone()),
            gain: other.gain,
            loses: other.loses,
            wins: other.wins,
        }
    }
}

/// Returns the percentage of kept rules among those kept or broken; 100 without such rules.
fn share_kept(verdicts: &[Verdict]) -> u32 {
    let count = |state| verdicts.iter().filter(|verdict| verdict.state == state).count();
    let (kept, all) = (count(State::Kept), count(State::Kept) + count(State::Broken));
    if all == 0 {
        return 100;
    }
    u32::try_from(kept * 100 / all).unwrap_or(100)
}
