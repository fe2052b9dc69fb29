//! Compact indices: tables, seats and guests are stored as `u32` and used as `usize`.
//! This is the one place where the two meet; every size is bounded by [`crate::problem::limits`].

/// Marks "no seat", "no table" or "no lock" in an array of indices.
pub(crate) const NONE: u32 = u32::MAX;

/// Widens a stored index for use on a slice.
#[expect(
    clippy::as_conversions,
    reason = "u32 to usize loses nothing on 32 and 64 bit targets"
)]
pub(crate) const fn ix(index: u32) -> usize {
    index as usize
}

/// Narrows a slice index for storage.
#[expect(
    clippy::as_conversions,
    clippy::cast_possible_truncation,
    reason = "all sizes are bounded far below 2^32 when a problem is built"
)]
pub(crate) const fn id(index: usize) -> u32 {
    index as u32
}

/// Narrows a small count for arithmetic with weights.
#[expect(
    clippy::as_conversions,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    reason = "counts are bounded far below 2^31 when a problem is built"
)]
pub(crate) const fn count(size: usize) -> i32 {
    size as i32
}

/// Returns the stored index as an option for the public interface.
pub(crate) const fn option(index: u32) -> Option<usize> {
    if index == NONE { None } else { Some(ix(index)) }
}
