//! Repeats the selection in rows and columns.

use domain::plan::command::Added;
use domain::plan::copy::Copier;
use domain::plan::id::IdMaker;
use domain::plan::number::ELEMENTS_MAX;
use domain::plan::reading::in_reading_order;
use domain::plan::{Command, CommandError, Element, ElementId, FloorPlan};
use serde::Deserialize;

use crate::index::PlanIndex;
use crate::rect::Rect;

/// The numbers of copies and the gaps between them; the selection is the first cell.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct GridWish {
    /// Cells from left to right, at least 1.
    pub columns: u32,
    /// Cells from top to bottom, at least 1.
    pub rows: u32,
    /// Free space between columns, from chairs to chairs, in units.
    pub gap_x: f64,
    /// Free space between rows, from chairs to chairs, in units.
    pub gap_y: f64,
}

/// Builds the command that adds the copies, and returns their ids. Tables are numbered in reading order.
pub fn array(
    plan: &FloorPlan,
    index: &PlanIndex,
    ids: &[ElementId],
    grid: GridWish,
    fresh: &mut IdMaker,
) -> Result<(Command, Vec<ElementId>), CommandError> {
    let originals: Vec<&Element> = in_reading_order(ids.iter().filter_map(|id| plan.element(id.as_str())));
    let cells = u64::from(grid.columns.max(1)) * u64::from(grid.rows.max(1));
    let wanted = cells.saturating_mul(u64::try_from(originals.len()).unwrap_or(u64::MAX));
    if usize::try_from(wanted).map_or(true, |wanted| wanted > ELEMENTS_MAX) {
        return Err(CommandError::TooManyElements);
    }
    let around = originals
        .iter()
        .filter_map(|element| index.placed(element.id.as_str()))
        .map(|placed| placed.bounds);
    let (step_x, step_y) = around.reduce(Rect::union).map_or((0.0, 0.0), |bounds| {
        (bounds.width() + grid.gap_x, bounds.height() + grid.gap_y)
    });
    let mut copier = Copier::into_plan(plan);
    let mut elements: Vec<Added> = Vec::new();
    for row in 0..grid.rows.max(1) {
        for column in (0..grid.columns.max(1)).filter(|column| row + column > 0) {
            let (dx, dy) = (f64::from(column) * step_x, f64::from(row) * step_y);
            copier.begin_cell();
            let copies = originals
                .iter()
                .map(|element| copier.copy(element, fresh.fresh(), dx, dy).into());
            elements.extend(copies);
        }
    }
    let added = elements.iter().map(|added| added.element.id.clone()).collect();
    Ok((Command::Add { elements }, added))
}
