//! Largest sizes of a series of rounds. They bound the memory to about 250 MB: one byte a pair of guests and two bytes
//! for each guest, table and round.

/// Guests of one series.
pub const GUESTS: usize = 10_000;
/// Rounds of one series.
pub const ROUNDS: usize = 64;
/// Seats of one table.
pub const TABLE_SEATS: usize = 500;
/// Guests times tables times rounds.
pub const CELLS: usize = 64_000_000;
