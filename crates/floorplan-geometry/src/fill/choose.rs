//! Chooses places for blocks: tries the lattices that a form allows and takes the one that seats most guests, among
//! equals the best centred one.

use std::collections::BTreeSet;

use super::lattice::{self, Centre, Pitch};
use super::options::Form;
use super::partial;
use super::site::{BESIDE, Site};
use crate::arrangement::Block;
use crate::point::Point;

/// With more places than this only a few lattices are tried.
const MANY: usize = 1_500;
/// The number of lattices tried then.
const FEW: usize = 5;

/// A place for a block, in own coordinates of the site.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Place {
    pub(super) at: Point,
    /// Its row, counted from the front.
    pub(super) row: usize,
}

/// The score of a choice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Score {
    /// Guests with a place, at most the wished number.
    pub(super) guests: usize,
    /// Pieces of furniture needed.
    pub(super) pieces: usize,
    /// Distance of the whole from its ideal position, in units.
    astray: f64,
}

/// The wish for one form of block.
#[derive(Clone, Debug)]
struct Wish {
    /// Blocks, at most.
    most: usize,
    guests: Option<usize>,
    /// The block for the guests left over by whole blocks.
    partial: Option<Block>,
}

/// Blocks and their places.
#[derive(Clone, Debug)]
pub(super) struct Choice {
    pub(super) form: Form,
    /// The places of the blocks, in reading order.
    pub(super) places: Vec<Place>,
    /// The block with fewer chairs and the index of its place, when the last guests do not need a whole block.
    pub(super) partial: Option<(usize, Block)>,
    pub(super) score: Score,
    /// Obstacles at the unused places of the lattice.
    pub(super) in_the_way: BTreeSet<String>,
}

impl Choice {
    /// Returns whether another form could do better.
    pub(super) fn may_be_beaten_by(&self, form: &Form, wished: Option<usize>) -> bool {
        match wished {
            Some(wished) if self.score.guests >= wished => form.block.parts.len() <= self.score.pieces,
            None if form.most == 1 => guests_at(&form.block) >= self.score.guests,
            _ => true,
        }
    }
}

impl Score {
    pub(super) fn is_better_than(&self, other: &Self) -> bool {
        let order = self.guests.cmp(&other.guests).then(other.pieces.cmp(&self.pieces));
        order.then(other.astray.total_cmp(&self.astray)).is_gt()
    }
}

/// Returns the number of guests that a block serves; a table without chairs serves `STANDING_GUESTS`.
pub(super) fn guests_at(block: &Block) -> usize {
    match block.seats() {
        0 => super::STANDING_GUESTS,
        seats => seats,
    }
}

/// Returns the best places for at most `most` blocks of a form; `None` when no block fits.
pub(super) fn places(site: &Site, form: &Form, most: usize, wished: Option<usize>) -> Option<Choice> {
    let mut best: Option<Choice> = None;
    let wish = Wish {
        most,
        guests: wished,
        partial: partial::block(&form.block, wished),
    };
    for columns in column_sets(site, form) {
        let starts = starts(site, form);
        let many = columns.iter().map(Vec::len).max().unwrap_or(0) * rows(site, form, None).len() > MANY;
        let starts = starts.into_iter().take(if many { FEW } else { usize::MAX });
        for start in starts {
            let Some(choice) = on_lattice(site, form, &columns, start, &wish) else {
                continue;
            };
            if best.as_ref().is_none_or(|old| choice.score.is_better_than(&old.score)) {
                best = Some(choice);
            }
        }
    }
    best
}

/// Returns the columns of even and of odd rows, for each middle line that the form allows.
fn column_sets(site: &Site, form: &Form) -> Vec<[Vec<f64>; 2]> {
    let pitch = Pitch {
        size: form.block.envelope.width(),
        gap: form.column_gap,
    };
    let columns = |centre| lattice::columns(centre, site.half_width - BESIDE, BESIDE, pitch, site.aisle);
    let pair = |centre: &Centre| match (form.staggered, centre) {
        (false, _) => [columns(*centre), columns(*centre)],
        (true, Centre::Column) => [columns(Centre::Column), columns(Centre::Gap)],
        (true, Centre::Gap) => [columns(Centre::Gap), columns(Centre::Column)],
        (true, Centre::Aisle) => {
            let even = columns(Centre::Aisle);
            let shift = (pitch.size + pitch.gap) / 2.0;
            let limit = site.half_width - BESIDE - pitch.size / 2.0;
            let odd = even.iter().map(|x| x + shift * x.signum());
            let odd = odd.filter(|x| x.abs() <= limit + 1e-6).collect();
            [even, odd]
        }
    };
    form.centres.iter().map(pair).collect()
}

fn row_pitch(form: &Form) -> Pitch {
    Pitch {
        size: form.block.envelope.height(),
        gap: form.row_gap,
    }
}

fn rows(site: &Site, form: &Form, start: Option<f64>) -> Vec<f64> {
    let end = site.half_depth - BESIDE;
    lattice::rows(start.unwrap_or(-end), end, row_pitch(form))
}

fn starts(site: &Site, form: &Form) -> Vec<f64> {
    let end = site.half_depth - BESIDE;
    lattice::starts(-end, end, row_pitch(form), &site.edges)
}

fn on_lattice(site: &Site, form: &Form, columns: &[Vec<f64>; 2], start: f64, wish: &Wish) -> Option<Choice> {
    let (free, in_the_way) = free_places(site, form, columns, start);
    let most = if wish.guests.is_none() {
        wish.most.min(form.most)
    } else {
        wish.most
    };
    let mut places = if form.to_front {
        from_the_front(free.clone(), most)
    } else {
        in_the_middle(free.clone(), most, site.ideal.y)
    };
    let mut partial = wish.partial.as_ref();
    partial = partial.filter(|_| partial::is_needed(&form.block, places.len(), wish.guests));
    if let Some(block) = partial {
        places = partial::with_place_for(block, places, &free, site);
    }
    if places.is_empty() {
        return None;
    }
    let guests = (places.len() * guests_at(&form.block)).min(wish.guests.unwrap_or(usize::MAX));
    let score = Score {
        guests,
        pieces: places.len() * form.block.parts.len(),
        astray: astray(&places, form, site),
    };
    partial::sort_for_reading(&mut places, site);
    Some(Choice {
        form: form.clone(),
        partial: partial.and_then(|block| Some((partial::last_place_for(block, &places, site)?, block.clone()))),
        places,
        score,
        in_the_way,
    })
}

/// Returns the free places of a lattice, and the obstacles at the others.
fn free_places(site: &Site, form: &Form, columns: &[Vec<f64>; 2], start: f64) -> (Vec<Place>, BTreeSet<String>) {
    let middle = form.block.envelope.centre();
    let mut in_the_way = BTreeSet::new();
    let mut free = Vec::new();
    for (row, y) in rows(site, form, Some(start)).into_iter().enumerate() {
        let [even, odd] = columns;
        for x in if row % 2 == 0 { even } else { odd } {
            let at = Point::new(x - middle.x, y - middle.y);
            match site.takes(&form.block, at) {
                Ok(()) => free.push(Place { at, row }),
                Err(name) => in_the_way.extend(name.map(str::to_owned)),
            }
        }
    }
    (free, in_the_way)
}

/// Fills row after row, each from its middle.
fn from_the_front(mut free: Vec<Place>, most: usize) -> Vec<Place> {
    free.sort_by(|a, b| a.row.cmp(&b.row).then(a.at.x.abs().total_cmp(&b.at.x.abs())));
    free.truncate(most);
    free
}

/// Takes the fewest rows with enough places, nearest to the centre of the free floor, and drops surplus places at the
/// ends of the last row.
fn in_the_middle(free: Vec<Place>, most: usize, ideal: f64) -> Vec<Place> {
    if free.len() <= most {
        return free;
    }
    let mut by_row: Vec<Vec<Place>> = Vec::new();
    for place in free {
        match by_row.last_mut() {
            Some(row) if row.last().is_some_and(|last| last.row == place.row) => row.push(place),
            _ => by_row.push(vec![place]),
        }
    }
    let enough = |rows: &[Vec<Place>]| rows.iter().map(Vec::len).sum::<usize>() >= most;
    let height = |rows: &[Vec<Place>]| {
        let ends = [rows.first(), rows.last()].map(|row| row.and_then(|row| row.first()).map_or(0.0, |p| p.at.y));
        (ends.iter().sum::<f64>() / 2.0 - ideal).abs()
    };
    for number in 1..=by_row.len() {
        let windows = by_row.windows(number).filter(|rows| enough(rows));
        if let Some(rows) = windows.min_by(|a, b| height(a).total_cmp(&height(b))) {
            return from_the_front(rows.iter().flatten().copied().collect(), most);
        }
    }
    Vec::new()
}

fn astray(places: &[Place], form: &Form, site: &Site) -> f64 {
    let number = u32::try_from(places.len()).map_or(1.0, f64::from);
    let mean = |pick: fn(&Place) -> f64| places.iter().map(pick).sum::<f64>() / number;
    let (x, y) = (mean(|place| place.at.x), mean(|place| place.at.y));
    let ideal = if form.to_front { -site.half_depth } else { site.ideal.y };
    (x - site.ideal.x).abs() + (y - ideal).abs() + form.awry
}
