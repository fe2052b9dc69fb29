//! Many short lists in one allocation (compressed rows): neighbours, preferences, memberships.
//! It knows nothing of seating.

/// Immutable rows of `T`, stored back to back.
#[derive(Clone, Debug)]
pub(crate) struct Lists<T> {
    starts: Vec<usize>,
    items: Vec<T>,
}

impl<T: Copy> Lists<T> {
    /// Packs the given rows.
    pub(crate) fn new(rows: &[Vec<T>]) -> Self {
        let mut starts = Vec::with_capacity(rows.len() + 1);
        let mut items = Vec::with_capacity(rows.iter().map(Vec::len).sum());
        starts.push(0);
        for row in rows {
            items.extend_from_slice(row);
            starts.push(items.len());
        }
        Self { starts, items }
    }

    /// Returns row `index`; an unknown row is empty.
    pub(crate) fn row(&self, index: usize) -> &[T] {
        match (self.starts.get(index), self.starts.get(index + 1)) {
            (Some(&from), Some(&to)) => self.items.get(from..to).unwrap_or_default(),
            _ => &[],
        }
    }
}
