//! Layout of a hall: seats for a number of guests, so that everyone can reach a seat and an exit.
//!
//! `hall` is the input and `swr` its public format; `piece` is a table or a chair with the floor that it takes.
//! `lattice` proposes tables of some `kinds` in rows and columns (`axis`), `rows` proposes rows of chairs, `figure` a U
//! or a square, `head` places for the head table. `carve` makes aisles through a proposal, `ways` measures them, and
//! `finish` removes seats that cannot be reached; `judge` holds the rules. `solve` is the search, in the order of its
//! `queue`.

mod axis;
mod bits;
mod carve;
mod figure;
mod finish;
mod floor;
mod hall;
mod head;
mod judge;
mod kinds;
mod lattice;
mod piece;
mod queue;
mod rows;
mod shapes;
mod solve;
pub mod swr;
mod ways;

pub use hall::{Door, Hall, HeadTable, LEAST_PASSAGE, Obstacle, Style, TableSpec};
pub use piece::{Layout, PlacedChair, PlacedTable};
pub use solve::solve;
