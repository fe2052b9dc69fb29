//! The length of the printed document of a plan, updated without printing unchanged parts.

use std::collections::BTreeSet;
use std::io;

use serde::Serialize;

use super::{Element, ElementId, FloorPlan};

/// Bytes of [`FloorPlan::to_json`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PrintedLength {
    /// Everything except the elements.
    rest: usize,
    /// The elements, without the commas between them.
    elements: usize,
    /// The number of elements.
    count: usize,
}

impl PrintedLength {
    /// Measures a plan.
    pub fn from_plan(plan: &mut FloorPlan) -> Self {
        Self {
            rest: plan.without_elements(bytes),
            elements: plan.elements().iter().map(bytes).sum(),
            count: plan.elements().len(),
        }
    }

    /// Returns the length of the whole document in bytes.
    pub fn total(self) -> usize {
        self.rest + self.elements + self.count.saturating_sub(1)
    }

    /// Subtracts the elements that are about to be touched.
    pub fn before(&mut self, plan: &FloorPlan, touched: &BTreeSet<ElementId>) {
        self.elements = self.elements.saturating_sub(measure(plan, touched));
    }

    /// Adds them again as they are now, and measures the rest if it was touched too.
    pub fn after(&mut self, plan: &mut FloorPlan, touched: &BTreeSet<ElementId>, rest: bool) {
        self.elements += measure(plan, touched);
        self.count = plan.elements().len();
        if rest {
            self.rest = plan.without_elements(bytes);
        }
    }
}

fn measure(plan: &FloorPlan, ids: &BTreeSet<ElementId>) -> usize {
    let found = ids.iter().filter_map(|id| plan.element(id.as_str()));
    found.map(|element: &Element| bytes(element)).sum()
}

fn bytes<T: Serialize + ?Sized>(value: &T) -> usize {
    let mut counter = Counter(0);
    // Counting cannot fail, and neither does printing a plan.
    match serde_json::to_writer(&mut counter, value) {
        Ok(()) => counter.0,
        Err(_) => usize::MAX / 4,
    }
}

/// Counts what is written to it.
struct Counter(usize);

impl io::Write for Counter {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 += bytes.len();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
