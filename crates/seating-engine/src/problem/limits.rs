//! Largest sizes the engine accepts. They bound its memory (the cost matrix holds guests x tables cells, twice, of
//! 12 bytes each) and keep every sum within 32 bits.

/// Guests of one problem.
pub const GUESTS: usize = 20_000;
/// Tables of one problem.
pub const TABLES: usize = 5_000;
/// Guests times tables of one problem: at 24 bytes each, half a gigabyte.
pub const CELLS: usize = 20_000_000;
/// Seats of one problem, blocked ones included.
pub const SEATS: usize = 40_000;
/// Largest weight of one wish, one distance or one general weight.
pub const WEIGHT: u32 = 100_000;
/// Largest sum over all weights of one problem.
pub const WEIGHT_SUM: i64 = 1_000_000_000;
