//! Fills the free floor of a plan with seating: the wished number of guests at this table, with this spacing and aisle.
//!
//! `site` determines what must stay free, `lattice` proposes rows and columns, `choose` takes the best of them for the
//! wished number of guests, `verify` drops what would fail the checks of the plan, and `reasons` explains in words what
//! did not fit. Nothing is changed here; the result is a command.

use domain::plan::command::Added;
use domain::plan::number::{ELEMENTS_MAX, SEATS_MAX};
use domain::plan::{Command, Element, ElementId, FloorPlan, IdMaker};
use domain::preset::{Layout, Setup};
use serde::Serialize;

use crate::arrangement::{self, Block};
use crate::layout::LEAST_PASSAGE;

mod adjust;
mod choose;
mod closer;
mod lattice;
mod names;
mod obstacle;
mod options;
mod partial;
#[cfg(test)]
mod property_tests;
mod reasons;
mod reuse;
mod site;
mod suggest;
#[cfg(test)]
mod tests;
mod verify;

use choose::Choice;
use site::Site;
pub use suggest::{Suggestion, count as suggestion_count, suggestion};

/// Steps of the search for closer tables; each takes some milliseconds in a hall for 200.
pub(crate) const STEPS: usize = 36;
/// Guests per table without chairs.
const STANDING_GUESTS: usize = 4;

/// How existing seating is treated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Present {
    /// Tables that match the setup keep their places, and tables are removed or added at the far end. If guests remain
    /// without a seat, the layout is computed as for `Replaced`.
    Adjusted,
    /// Seating that a layout placed is removed, except head tables and locked elements.
    Replaced,
    /// Seating that was placed by hand is removed too.
    Cleared,
}

/// A computed layout: the command that applies it, and how well it meets the wish.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Outcome {
    /// Applies the layout as one undoable step.
    pub command: Command,
    /// Tables, including those that stay; rows of chairs and booths count as one each.
    pub tables: usize,
    /// Seats, including those at tables that stay.
    pub seats: usize,
    /// Guests to seat; absent when the layout was to seat as many as fit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wished: Option<u32>,
    /// Guests left without a seat.
    pub left_out: usize,
    /// Sentences for people: what did not fit and why, and what differs from the wish.
    pub reasons: Vec<String>,
}

/// New seating, before it becomes a command.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Seating {
    pub(crate) elements: Vec<Element>,
    pub(crate) reasons: Vec<String>,
    /// Guests without a seat.
    pub(crate) left_out: usize,
}

impl Seating {
    pub(crate) fn seats(&self) -> usize {
        seats_of(&self.elements)
    }
}

/// Computes a layout for the free floor of a plan.
pub fn fill(plan: &FloorPlan, setup: &Setup, present: Present, ids: &mut IdMaker) -> Outcome {
    fill_within(plan, setup, (present, STEPS), ids)
}

/// Like [`fill`], with a search of `steps` steps.
fn fill_within(plan: &FloorPlan, setup: &Setup, (present, steps): (Present, usize), ids: &mut IdMaker) -> Outcome {
    let adjusted = (present == Present::Adjusted)
        .then(|| adjust::adjust(plan, setup, steps, ids))
        .flatten();
    if let Some(adjusted) = adjusted.as_ref().filter(|adjusted| adjusted.left_out == 0) {
        return adjusted.clone();
    }
    let goes = |element: &&Element| match present {
        Present::Adjusted | Present::Replaced => is_replaced(element, setup),
        Present::Cleared => may_be_replaced(element, setup),
    };
    let gone: Vec<ElementId> = plan
        .elements()
        .iter()
        .filter(goes)
        .map(|element| element.id.clone())
        .collect();
    let kept = without(plan, &gone);
    let staying = seats_that_count(&kept);
    let mut seating = seat_within(&kept, setup, (staying, steps), ids);
    if staying > 0 {
        seating.reasons.push(reasons::staying(staying));
    }
    if seating.left_out > 0 {
        seating.reasons.extend(reasons::measures(&kept, setup));
    }
    match adjusted {
        Some(adjusted) if adjusted.left_out <= seating.left_out => adjusted,
        _ => Outcome::new(plan, gone, seating, setup).counting(staying, tables_that_count(&kept)),
    }
}

/// Returns the number of tables and rows that stay.
fn tables_that_count(kept: &FloorPlan) -> usize {
    let counts = |each: &&Element| is_seating(each) && !is_booth(each);
    kept.elements().iter().filter(counts).count()
}

/// Returns the number of seats for guests; seats of exhibitors in booths do not count.
fn seats_that_count(plan: &FloorPlan) -> usize {
    plan.seats().filter(|(element, _)| !is_booth(element)).count()
}

impl Outcome {
    /// Adds the seats and tables that stay.
    fn counting(self, seats: usize, tables: usize) -> Self {
        Self {
            seats: self.seats + seats,
            tables: self.tables + tables,
            ..self
        }
    }

    fn new(plan: &FloorPlan, mut gone: Vec<ElementId>, mut seating: Seating, setup: &Setup) -> Self {
        let (seats, tables) = (seating.seats(), seating.elements.len());
        let moves = reuse::reuse(plan, &mut gone, &mut seating);
        let mut commands = Vec::new();
        if !gone.is_empty() {
            commands.push(Command::Remove { ids: gone });
        }
        commands.extend(moves);
        if !seating.elements.is_empty() {
            let elements = seating.elements.into_iter().map(Added::from).collect();
            commands.push(Command::Add { elements });
        }
        Outcome {
            command: Command::Batch {
                commands,
                label: Some("Apply Configuration".to_owned()),
            },
            tables,
            seats,
            wished: setup.guests,
            left_out: seating.left_out,
            reasons: seating.reasons,
        }
    }
}

/// Returns whether people sit at an element, so that a layout replaces it.
pub(crate) fn is_seating(element: &Element) -> bool {
    element.kind.seats_people() || !element.chairs.is_empty()
}

/// Returns whether applying a layout removes an element: an earlier layout placed it, and it may be replaced.
pub(crate) fn is_replaced(element: &Element, setup: &Setup) -> bool {
    element.by_layout && may_be_replaced(element, setup)
}

/// Returns whether an element may be removed at all. Layouts other than the trade show treat booths as furniture.
fn may_be_replaced(element: &Element, setup: &Setup) -> bool {
    let of_this_layout = !is_booth(element) || setup.layout == Layout::TradeShow;
    is_seating(element) && of_this_layout && !element.locked && !element.is_head_table()
}

fn is_booth(element: &Element) -> bool {
    element.kind.as_str() == arrangement::BOOTH
}

/// Returns the plan without some of its elements.
fn without(plan: &FloorPlan, ids: &[ElementId]) -> FloorPlan {
    let mut kept = plan.clone();
    // The ids come from this very plan, so the command cannot be refused.
    drop(kept.apply(&Command::Remove { ids: ids.to_vec() }));
    kept
}

/// Computes seating around everything in a plan; `staying` of the wished guests already have a seat.
pub(crate) fn seat(kept: &FloorPlan, setup: &Setup, staying: usize, ids: &mut IdMaker) -> Seating {
    seat_within(kept, setup, (staying, STEPS), ids)
}

/// Like [`seat`], with a search of `steps` steps.
fn seat_within(kept: &FloorPlan, setup: &Setup, (staying, steps): (usize, usize), ids: &mut IdMaker) -> Seating {
    let wished = setup
        .guests
        .map(|guests| usize::try_from(guests).unwrap_or(usize::MAX).saturating_sub(staying));
    let site = Site::new(kept, setup);
    let asked = at_asked_spacing(kept, setup, &site, wished, ids);
    let Some(wished) = wished.filter(|_| asked.left_out > 0) else {
        return asked;
    };
    match closer(kept, setup, &site, (wished, steps, LEAST_PASSAGE), ids) {
        Some(closer) if closer.left_out < asked.left_out => closer,
        _ => asked,
    }
}

/// Computes comfortable seating for a starting plan: by the layout solver with `passage` units between tables, or at
/// the requested spacing when the solver does not support the setup.
pub(crate) fn seat_to_start(
    kept: &FloorPlan,
    setup: &Setup,
    (staying, steps, passage): (usize, usize, f64),
    ids: &mut IdMaker,
) -> Vec<Element> {
    let site = Site::new(kept, setup);
    let wished = usize::try_from(setup.guests.unwrap_or(0))
        .unwrap_or(0)
        .saturating_sub(staying);
    match closer(kept, setup, &site, (wished, steps, passage), ids) {
        Some(found) => found.elements,
        None => seat(kept, setup, staying, ids).elements,
    }
}

fn at_asked_spacing(kept: &FloorPlan, setup: &Setup, site: &Site, wished: Option<usize>, ids: &mut IdMaker) -> Seating {
    let Some(choice) = best(site, setup, wished, room_left(kept)) else {
        return reasons::nothing(setup, wished.unwrap_or(0), site);
    };
    let standing = verify::stand(kept, site, &choice, ids);
    let elements = named(standing, site, kept);
    let left_out = wished.map_or(0, |wished| wished.saturating_sub(seats_of(&elements)));
    Seating {
        reasons: reasons::list(setup, site, &choice, &elements, left_out),
        elements,
        left_out,
    }
}

/// Seats guests with tables as close together as people can still pass.
fn closer(
    kept: &FloorPlan,
    setup: &Setup,
    site: &Site,
    (wished, steps, passage): (usize, usize, f64),
    ids: &mut IdMaker,
) -> Option<Seating> {
    let (elements_left, seats_left) = room_left(kept);
    let standing = closer::stand(kept, setup, site, (wished.min(seats_left), steps, passage), ids)?;
    let elements = named(standing, site, kept);
    if elements.len() > elements_left || seats_of(&elements) > seats_left {
        return None;
    }
    let left_out = wished.saturating_sub(seats_of(&elements));
    Some(Seating {
        reasons: reasons::closer(setup, site, elements.len(), left_out),
        elements,
        left_out,
    })
}

fn named(standing: Vec<verify::Standing>, site: &Site, kept: &FloorPlan) -> Vec<Element> {
    let mut elements: Vec<Element> = standing.into_iter().flat_map(|block| block.elements).collect();
    names::give(&mut elements, site, kept);
    elements
}

fn seats_of(elements: &[Element]) -> usize {
    elements.iter().map(|element| element.chairs.len()).sum()
}

/// Returns the number of elements and seats that the plan can still take.
fn room_left(plan: &FloorPlan) -> (usize, usize) {
    (
        ELEMENTS_MAX.saturating_sub(plan.elements().len()),
        SEATS_MAX.saturating_sub(plan.seats().count()),
    )
}

/// Tries every form of block that the setup allows and returns the best choice of places.
fn best(site: &Site, setup: &Setup, wished: Option<usize>, limits: (usize, usize)) -> Option<Choice> {
    let mut best: Option<Choice> = None;
    for form in options::forms(setup, site) {
        if best.as_ref().is_some_and(|best| !best.may_be_beaten_by(&form, wished)) {
            continue;
        }
        let most = most_blocks(&form.block, wished, limits);
        let Some(choice) = choose::places(&site.with_gaps(form.column_gap, form.row_gap), &form, most, wished) else {
            continue;
        };
        if best.as_ref().is_none_or(|old| choice.score.is_better_than(&old.score)) {
            best = Some(choice);
        }
    }
    best
}

/// Returns the number of blocks that the wish needs and the plan allows.
fn most_blocks(block: &Block, wished: Option<usize>, (elements, seats): (usize, usize)) -> usize {
    let needed = wished.map_or(usize::MAX, |wished| wished.div_ceil(choose::guests_at(block)));
    let allowed = elements / block.parts.len().max(1);
    needed
        .min(allowed)
        .min(seats.checked_div(block.seats()).unwrap_or(usize::MAX))
}
