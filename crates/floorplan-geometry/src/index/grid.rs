//! A uniform grid over boxes. Boxes that cover too many cells, such as the floor of a hall, are kept in a separate
//! list.
#![expect(
    clippy::as_conversions,
    reason = "cells are floor(units / 180); coordinates end at 1e6, far inside i32"
)]

use std::collections::HashMap;

use domain::plan::ElementId;

use crate::rect::Rect;

/// Side of a cell, in units: a table of ten with its chairs.
const CELL: f64 = 180.0;
/// The most cells that one box may be entered into.
const CELLS_MAX: i64 = 256;

/// The cells that a box covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Span {
    x0: i32,
    y0: i32,
    x1: i32,
    y1: i32,
}

impl Span {
    fn from_bounds(bounds: Rect) -> Self {
        let cell = |value: f64| (value / CELL).floor() as i32;
        Self {
            x0: cell(bounds.x0),
            y0: cell(bounds.y0),
            x1: cell(bounds.x1),
            y1: cell(bounds.y1),
        }
    }

    fn size(self) -> i64 {
        let side = |from: i32, to: i32| i64::from(to) - i64::from(from) + 1;
        side(self.x0, self.x1).saturating_mul(side(self.y0, self.y1))
    }

    /// Returns the upper left cell that two spans share.
    fn first_shared(self, other: Self) -> (i32, i32) {
        (self.x0.max(other.x0), self.y0.max(other.y0))
    }

    fn cells(self) -> impl Iterator<Item = (i32, i32)> {
        (self.y0..=self.y1).flat_map(move |y| (self.x0..=self.x1).map(move |x| (x, y)))
    }
}

/// Boxes by the cells they cover.
#[derive(Clone, Debug, Default)]
pub(crate) struct Grid {
    /// Each entry has its span, so that a query reports it from one cell only.
    cells: HashMap<(i32, i32), Vec<(ElementId, Span)>>,
    large: Vec<ElementId>,
    spans: HashMap<ElementId, Span>,
}

impl Grid {
    /// Adds a box, or moves it to its new cells.
    pub(crate) fn put(&mut self, id: &ElementId, bounds: Rect) {
        let span = Span::from_bounds(bounds);
        if self.spans.get(id) == Some(&span) {
            return;
        }
        self.remove(id);
        self.spans.insert(id.clone(), span);
        if span.size() > CELLS_MAX {
            self.large.push(id.clone());
        } else {
            span.cells()
                .for_each(|cell| self.cells.entry(cell).or_default().push((id.clone(), span)));
        }
    }

    /// Removes a box.
    pub(crate) fn remove(&mut self, id: &ElementId) {
        let Some(span) = self.spans.remove(id) else { return };
        if span.size() > CELLS_MAX {
            self.large.retain(|other| other != id);
            return;
        }
        for cell in span.cells() {
            if let Some(list) = self.cells.get_mut(&cell) {
                list.retain(|(other, _)| other != id);
                if list.is_empty() {
                    self.cells.remove(&cell);
                }
            }
        }
    }

    /// Returns everything that shares a cell with a box, each once.
    pub(crate) fn near(&self, frame: Rect) -> Vec<&ElementId> {
        let span = Span::from_bounds(frame);
        if span.size() > i64::try_from(self.cells.len()).unwrap_or(i64::MAX) {
            return self.spans.keys().collect();
        }
        let mut found: Vec<&ElementId> = Vec::new();
        for cell in span.cells() {
            let entries = self.cells.get(&cell).into_iter().flatten();
            let here = entries.filter(|(_, own)| span.first_shared(*own) == cell);
            found.extend(here.map(|(id, _)| id));
        }
        found.extend(&self.large);
        found
    }
}
