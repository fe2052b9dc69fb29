//! Seats guests at tables: a pure search engine without clock, files, network or randomness of its own.
//!
//! Reading order: [`problem`] (the task), [`score`] (what a plan is worth), [`preflight`] (what can be proved
//! without search), [`engine`] (the search and its outcome), [`swb`] (the benchmark's file format).
//!
//! A plan is one seat number or none per guest. Seats are numbered through all tables in order.
//!
//! ```
//! use seating_engine::engine::{Budget, Config, Control, Engine};
//! use seating_engine::preflight::preflight;
//! use seating_engine::problem::{GuestDraft, Lock, ProblemDraft, TableDraft};
//!
//! let mut draft = ProblemDraft::default();
//! draft.tables.push(TableDraft { accessible: vec![0], ..TableDraft::round("Table 1", 4) });
//! draft.tables.push(TableDraft { blocked: vec![5], ..TableDraft::rectangle("Table 2", 6) });
//! for name in ["Ada", "Ben", "Cleo", "Dan", "Eve"] {
//!     draft.guests.push(GuestDraft::named(name));
//! }
//! draft.guests[1].requires.push("acc".to_owned()); // Ben needs an accessible seat.
//! draft.guests[4].lock = Some(Lock::Seat(draft.seat(1, 2))); // Eve has seat 2 of Table 2.
//! draft.together.push(vec![0, 1]); // Ada and Ben are one party.
//! draft.apart.push((0, 2)); // Ada and Cleo must not share a table.
//! draft.table_prefs.push((2, 4, 5)); // Cleo would like to sit with Eve.
//!
//! let problem = draft.build()?;
//! assert!(preflight(&problem).is_clear());
//! let engine = Engine::new(&problem, Config { seed: 1, threads: 1 });
//! let outcome = engine.solve(Budget::work(20_000), &mut |_progress| Control::Continue);
//! assert_eq!((outcome.score.unseated, outcome.score.violations, outcome.score.cost), (0, 0, 0));
//! assert_eq!(outcome.seat[4], Some(draft.seat(1, 2)));
//! # Ok::<(), seating_engine::problem::ProblemError>(())
//! ```
//!
//! # Rounds
//! A series of sittings, such as six rounds of networking, is a task of its own: [`rounds`] seats all of its sittings
//! at once so that the fewest pairs share a table twice, and proves how few where it can. It decides tables only; seats
//! at a table are a matter of [`engine`].
//!
//! ```
//! use seating_engine::engine::{Budget, Control};
//! use seating_engine::rounds::{RoundsDraft, Stay, seat};
//!
//! let mut draft = RoundsDraft::uniform(60, &[6; 10], 6);
//! draft.stays.push(Stay { guest: 4, tables: vec![0, 1] }); // Guest 4 needs one of two tables, always the same one.
//! draft.apart.push((7, 8));
//!
//! let plan = seat(&draft.build()?, 1, Budget::work(5_000_000), &mut |_progress| Control::Continue);
//! assert_eq!((plan.repeats, plan.proved), (0, true));
//! assert_eq!(plan.table[0][4], plan.table[5][4]);
//! # Ok::<(), seating_engine::problem::ProblemError>(())
//! ```

mod complete;
pub mod engine;
pub mod event;
mod index;
mod joint;
mod lists;
mod meter;
mod plan;
pub mod preflight;
mod prng;
pub mod problem;
#[cfg(test)]
mod property_tests;
pub mod rounds;
pub mod score;
mod seats;
pub mod swb;
mod tables;
mod units;
