//! Rows and columns: every symmetrical way to place equal blocks on a floor of a given size with given gaps and aisles.

/// The greatest span of columns between two aisles, in units: 60 ft, so every seat is within 30 ft of an aisle.
const RUN_MAX: f64 = 1440.0;
/// Rows and columns, at most.
const LINES_MAX: usize = 600;

/// What lies on the middle line of the room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Centre {
    Column,
    Gap,
    Aisle,
}

/// The size of a block and the space around it, in units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Pitch {
    pub(super) size: f64,
    pub(super) gap: f64,
}

/// Returns the centres of the columns, from left to right.
///
/// `half` is half of the room's width without the distance to the walls. Where the gap is narrower than an aisle, every
/// run of columns has an aisle on at least one side: between runs, or along both walls.
pub(super) fn columns(centre: Centre, half: f64, beside: f64, pitch: Pitch, aisle: f64) -> Vec<f64> {
    let tight = pitch.gap < aisle;
    let (places, has_aisle) = outwards(centre, half, pitch, aisle, tight);
    if !tight || has_aisle {
        return mirrored(&places);
    }
    // A single run needs an aisle along each wall.
    let (places, _) = outwards(centre, half + beside - aisle, pitch, aisle, tight);
    mirrored(&places)
}

/// Returns the columns at and to the right of the middle line, and whether there is an aisle among them.
fn outwards(centre: Centre, half: f64, pitch: Pitch, aisle: f64, tight: bool) -> (Vec<f64>, bool) {
    let wide = pitch.gap.max(aisle);
    let run_max = ((RUN_MAX + pitch.gap) / (pitch.size + pitch.gap)).floor().max(1.0);
    let mut has_aisle = centre == Centre::Aisle;
    let mut places = Vec::new();
    // `edge` is where the next gap begins, `run` the number of columns since the last aisle.
    let (mut edge, mut run, mut gap) = match centre {
        Centre::Column => {
            if pitch.size / 2.0 <= half {
                places.push(0.0);
            }
            (pitch.size / 2.0, 1.0, pitch.gap)
        }
        Centre::Gap => (0.0, 0.0, pitch.gap / 2.0),
        Centre::Aisle => (0.0, 0.0, wide / 2.0),
    };
    // A run across the middle line grows on both sides at once.
    let mut step = if centre == Centre::Aisle { 1.0 } else { 2.0 };
    while edge + gap + pitch.size <= half + 1e-6 && places.len() < LINES_MAX {
        places.push(edge + gap + pitch.size / 2.0);
        edge += gap + pitch.size;
        run += step;
        gap = pitch.gap;
        if tight && run + step > run_max {
            (gap, run, step) = (wide, 0.0, 1.0);
            has_aisle |= edge + gap + pitch.size <= half + 1e-6;
        }
    }
    (places, has_aisle)
}

fn mirrored(places: &[f64]) -> Vec<f64> {
    let left = places.iter().rev().filter(|x| **x > 1e-6).map(|x| -x);
    left.chain(places.iter().copied()).collect()
}

/// Returns the centres of rows from front to back, the first row beginning at `from`.
pub(super) fn rows(from: f64, to: f64, pitch: Pitch) -> Vec<f64> {
    let mut rows = Vec::new();
    let mut front = from;
    while front + pitch.size <= to + 1e-6 && rows.len() < LINES_MAX {
        rows.push(front + pitch.size / 2.0);
        front += pitch.size + pitch.gap;
    }
    rows
}

/// Returns where the first row can begin between `from` and `to`: at the front, at the back and between, and such that
/// a row is just behind or just in front of each of `edges`.
pub(super) fn starts(from: f64, to: f64, pitch: Pitch, edges: &[f64]) -> Vec<f64> {
    let number = rows(from, to, pitch).len();
    if number == 0 {
        return Vec::new();
    }
    let step = pitch.size + pitch.gap;
    let rows = u32::try_from(number).map_or(1.0, f64::from);
    let slack = to - from - (rows * step - pitch.gap);
    let quarters = (0..=4).map(|quarter| from + slack * f64::from(quarter) / 4.0);
    let sixths = (1..6).map(|sixth| from + step * f64::from(sixth) / 6.0);
    let behind = edges.iter().map(|edge| from + (edge - from).rem_euclid(step));
    let before = edges
        .iter()
        .map(|edge| from + (edge - pitch.size - from).rem_euclid(step));
    let mut starts: Vec<f64> = quarters.chain(sixths).chain(behind).chain(before).collect();
    starts.sort_by(f64::total_cmp);
    starts.dedup_by(|a, b| (*a - *b).abs() < 0.5);
    starts
}

#[cfg(test)]
mod tests {
    use super::*;

    const AISLE: f64 = 88.0;

    fn pitch(size: f64, gap: f64) -> Pitch {
        Pitch { size, gap }
    }

    #[test]
    fn columns_are_the_same_on_both_sides_of_the_middle() {
        for centre in [Centre::Column, Centre::Gap, Centre::Aisle] {
            for gap in [0.0, 24.0, 100.0] {
                let columns = columns(centre, 1000.0, 28.0, pitch(100.0, gap), AISLE);
                let turned: Vec<f64> = columns.iter().rev().map(|x| 0.0 - x).collect();
                assert_eq!(columns, turned, "{centre:?} {gap}");
                assert!(columns.windows(2).all(|pair| pair[1] - pair[0] >= 100.0 + gap - 1e-6));
            }
        }
    }

    #[test]
    fn wide_gaps_are_aisles_themselves() {
        assert_eq!(
            columns(Centre::Column, 400.0, 28.0, pitch(100.0, 100.0), AISLE),
            [-200.0, 0.0, 200.0]
        );
        assert_eq!(
            columns(Centre::Gap, 400.0, 28.0, pitch(100.0, 100.0), AISLE),
            [-300.0, -100.0, 100.0, 300.0]
        );
    }

    #[test]
    fn narrow_gaps_need_an_aisle_in_the_middle_or_along_both_walls() {
        assert_eq!(
            columns(Centre::Aisle, 300.0, 28.0, pitch(100.0, 20.0), AISLE),
            [-214.0, -94.0, 94.0, 214.0]
        );
        // 300 + 28 - 88 units are left on each side of the middle.
        assert_eq!(
            columns(Centre::Column, 300.0, 28.0, pitch(100.0, 20.0), AISLE),
            [-120.0, 0.0, 120.0]
        );
        assert_eq!(
            columns(Centre::Gap, 300.0, 28.0, pitch(100.0, 20.0), AISLE),
            [-180.0, -60.0, 60.0, 180.0]
        );
    }

    #[test]
    fn no_run_of_columns_is_wider_than_sixty_feet() {
        for centre in [Centre::Column, Centre::Gap, Centre::Aisle] {
            let columns = columns(centre, 5000.0, 28.0, pitch(200.0, 30.0), AISLE);
            let mut first = columns[0];
            for pair in columns.windows(2) {
                if pair[1] - pair[0] > 231.0 {
                    first = pair[1];
                }
                assert!(pair[1] - first + 200.0 <= RUN_MAX, "{centre:?}");
            }
        }
    }

    #[test]
    fn rows_begin_where_the_floor_begins_or_behind_what_stands_there() {
        assert_eq!(rows(-300.0, 300.0, pitch(100.0, 50.0)), [-250.0, -100.0, 50.0, 200.0]);
        let starts = starts(-300.0, 300.0, pitch(100.0, 50.0), &[-175.0]);
        assert!(starts.contains(&-300.0) && starts.contains(&-250.0) && starts.contains(&-175.0));
        assert!(super::starts(0.0, 50.0, pitch(100.0, 0.0), &[]).is_empty());
    }
}
