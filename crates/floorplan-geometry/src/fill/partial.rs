//! The partial block: the last guests may need fewer chairs than a whole block has. A table with fewer chairs often has
//! larger ones, elsewhere on its rim, so it may not fit where the whole block does.

use super::choose::{Place, guests_at};
use super::site::Site;
use crate::arrangement::Block;

/// Rows whose centres are nearer than this read as one row, in units.
const ONE_ROW: f64 = 24.0;

/// Returns the block for the guests left over by whole blocks; `None` when all of them fit.
pub(super) fn block(whole: &Block, wished: Option<usize>) -> Option<Block> {
    let left = wished?.checked_rem(whole.seats())?;
    (left > 0).then(|| whole.with_seats(left)).flatten()
}

/// Returns whether the last of `blocks` blocks has to be partial.
pub(super) fn is_needed(whole: &Block, blocks: usize, wished: Option<usize>) -> bool {
    wished.is_some_and(|wished| blocks.saturating_mul(guests_at(whole)) > wished)
}

/// Exchanges the last place for the nearest free one that fits the block, unless one of the places fits it already.
/// Without any, the last place is dropped.
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

/// Sorts places in reading order: row after row, each from the left.
pub(super) fn sort_for_reading(places: &mut [Place], site: &Site) {
    let centre = |place: &Place| site.standing(place.at).centre;
    let row = |place: &Place| (centre(place).y / ONE_ROW).round();
    places.sort_by(|a, b| {
        let (x, other) = (centre(a).x, centre(b).x);
        row(a).total_cmp(&row(b)).then(x.total_cmp(&other))
    });
}

/// Returns the last place that fits the block.
pub(super) fn last_place_for(block: &Block, places: &[Place], site: &Site) -> Option<usize> {
    places.iter().rposition(|place| site.takes(block, place.at).is_ok())
}

#[cfg(test)]
mod tests {
    use domain::plan::FloorPlan;
    use domain::preset::{LayoutConfig, Setup};
    use serde_json::json;

    use super::*;
    use crate::arrangement;
    use crate::point::Point;

    /// A hall with an aisle across it, a round table of 14, and a place beside the aisle that takes 14 chairs but not 13.
    fn beside_an_aisle() -> (Site, Block, Place) {
        let corners = [(0, 500), (1440, 500), (1440, 588), (0, 588)].map(|(x, y)| json!({"x": x, "y": y}));
        let plan = json!({"canvas": {"venueWidth": 60, "venueHeight": 60}, "aisles": [{"points": corners}]});
        let config = LayoutConfig {
            table_size: 72.0,
            chairs_per_table: 14.0,
            ..LayoutConfig::default()
        };
        let setup: Setup = config.check().unwrap();
        let site = Site::new(&FloorPlan::from_value(plan).unwrap().0, &setup);
        let table = arrangement::table(&setup).unwrap();
        let beside = place(500.0 - 2.5 - 720.0 - table.envelope.y1);
        assert!(site.takes(&table, beside.at).is_ok());
        assert!(site.takes(&table.with_seats(13).unwrap(), beside.at).is_err());
        (site, table, beside)
    }

    fn place(y: f64) -> Place {
        Place {
            at: Point::new(0.0, y),
            row: 0,
        }
    }

    #[test]
    fn a_partial_block_goes_to_the_last_place_that_takes_it() {
        let (site, table, beside) = beside_an_aisle();
        let partial = block(&table, Some(27)).unwrap();
        let places = [place(-500.0), place(-400.0), beside];
        assert_eq!(last_place_for(&partial, &places, &site), Some(1));
        assert_eq!(with_place_for(&partial, places.to_vec(), &places, &site), places);
    }

    #[test]
    fn a_place_that_does_not_take_the_partial_block_is_exchanged_for_the_nearest_that_does() {
        let (site, table, beside) = beside_an_aisle();
        let partial = block(&table, Some(13)).unwrap();
        let free = [place(-500.0), place(-400.0), beside];
        assert_eq!(with_place_for(&partial, vec![beside], &free, &site), [place(-400.0)]);
        assert_eq!(with_place_for(&partial, vec![beside], &[beside], &site), []);
    }

    #[test]
    fn only_guests_whom_whole_blocks_leave_over_need_a_partial_one() {
        let (_, table, _) = beside_an_aisle();
        let seats = |wished| block(&table, wished).map(|block| block.seats());
        assert_eq!([None, Some(28), Some(27)].map(seats), [None, None, Some(13)]);
        assert!(is_needed(&table, 2, Some(27)) && !is_needed(&table, 1, Some(27)) && !is_needed(&table, 2, None));
    }
}
