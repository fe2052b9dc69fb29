//! The partial block: the last guests may need fewer chairs than a whole block has. Chairs of a table that has fewer of
//! them are often larger and stand elsewhere on its rim, so it does not fit wherever the whole block does.

use super::choose::{Place, guests_at};
use super::site::Site;
use crate::arrangement::Block;

/// Rows whose centres are nearer than this are one row to readers, in units.
const ONE_ROW: f64 = 24.0;

/// Returns the block for the guests whom whole blocks leave over, or nothing when there are none.
pub(super) fn block(whole: &Block, wished: Option<usize>) -> Option<Block> {
    let left = wished?.checked_rem(whole.seats())?;
    (left > 0).then(|| whole.with_seats(left)).flatten()
}

/// Tells whether the last of this many blocks has to be a partial one.
pub(super) fn is_needed(whole: &Block, blocks: usize, wished: Option<usize>) -> bool {
    wished.is_some_and(|wished| blocks.saturating_mul(guests_at(whole)) > wished)
}

/// Exchanges the last place for the nearest free one that takes the block, unless one of the places does. Without any,
/// the last place is dropped.
pub(super) fn with_place_for(block: &Block, mut places: Vec<Place>, free: &[Place], site: &Site) -> Vec<Place> {
    let takes = |place: &&Place| site.takes(block, place.at).is_ok();
    if places.iter().any(|place| takes(&place)) {
        return places;
    }
    if let Some(gone) = places.pop() {
        let distance = |place: &Place| place.at.distance(gone.at);
        let other = free.iter().filter(takes);
        places.extend(other.min_by(|a, b| distance(a).total_cmp(&distance(b))));
    }
    places
}

/// Sorts places as people read a plan: row after row, each from the left.
pub(super) fn sort_for_reading(places: &mut [Place], site: &Site) {
    let centre = |place: &Place| site.standing(place.at).centre;
    let row = |place: &Place| (centre(place).y / ONE_ROW).round();
    places.sort_by(|a, b| {
        let (x, other) = (centre(a).x, centre(b).x);
        row(a).total_cmp(&row(b)).then(x.total_cmp(&other))
    });
}

/// Returns the last place that takes the block.
pub(super) fn last_place_for(block: &Block, places: &[Place], site: &Site) -> Option<usize> {
    places.iter().rposition(|place| site.takes(block, place.at).is_ok())
}
