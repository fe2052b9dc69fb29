//! The dark areas of a code as closed lines: a quarter of the points that its modules have, and no seams between them.

use super::{Code, QUIET};

/// The way an edge leads from a corner of a module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Heading {
    Right,
    Down,
    Left,
    Up,
}

impl Heading {
    const ALL: [Self; 4] = [Self::Right, Self::Down, Self::Left, Self::Up];

    fn clockwise(self) -> Self {
        match self {
            Self::Right => Self::Down,
            Self::Down => Self::Left,
            Self::Left => Self::Up,
            Self::Up => Self::Right,
        }
    }

    fn bit(self) -> u8 {
        match self {
            Self::Right => 1,
            Self::Down => 2,
            Self::Left => 4,
            Self::Up => 8,
        }
    }
}

impl Code {
    /// Returns the edges of the dark areas, in modules from the corner of the quiet zone. The dark side is on the right, so
    /// holes run the other way than what is around them.
    pub(crate) fn outlines(&self) -> Vec<Vec<(usize, usize)>> {
        let mut edges = Edges::new(self);
        let mut outlines = Vec::new();
        for corner in 0..edges.leaving.len() {
            while let Some(outline) = edges.take_outline(corner) {
                outlines.push(outline);
            }
        }
        outlines
    }
}

/// The edges between dark and light that are not part of an outline yet.
struct Edges {
    /// Corners in a row.
    width: usize,
    /// For each corner the headings of the edges that leave it, as bits.
    leaving: Vec<u8>,
}

impl Edges {
    fn new(code: &Code) -> Self {
        let width = code.width + 1;
        let mut edges = Self {
            width,
            leaving: vec![0; width * width],
        };
        let is_dark = |column: Option<usize>, row: Option<usize>| {
            let place = column.filter(|column| *column < code.width).zip(row);
            place.is_some_and(|(column, row)| code.dark.get(row * code.width + column) == Some(&true))
        };
        for (row, modules) in code.rows() {
            for (column, _) in modules.iter().enumerate().filter(|(_, dark)| **dark) {
                let corner = row * width + column;
                if !is_dark(Some(column), row.checked_sub(1)) {
                    edges.add(corner, Heading::Right);
                }
                if !is_dark(Some(column + 1), Some(row)) {
                    edges.add(corner + 1, Heading::Down);
                }
                if !is_dark(Some(column), Some(row + 1)) {
                    edges.add(corner + 1 + width, Heading::Left);
                }
                if !is_dark(column.checked_sub(1), Some(row)) {
                    edges.add(corner + width, Heading::Up);
                }
            }
        }
        edges
    }

    fn add(&mut self, corner: usize, heading: Heading) {
        if let Some(leaving) = self.leaving.get_mut(corner) {
            *leaving |= heading.bit();
        }
    }

    fn take(&mut self, corner: usize, heading: Heading) -> bool {
        let Some(leaving) = self.leaving.get_mut(corner) else {
            return false;
        };
        let is_there = *leaving & heading.bit() != 0;
        *leaving &= !heading.bit();
        is_there
    }

    fn step(&self, corner: usize, heading: Heading) -> usize {
        match heading {
            Heading::Right => corner + 1,
            Heading::Down => corner + self.width,
            Heading::Left => corner.saturating_sub(1),
            Heading::Up => corner.saturating_sub(self.width),
        }
    }

    /// Follows the edges from a corner back to it. Corners are tried from the top left, so the first one is a turn.
    fn take_outline(&mut self, start: usize) -> Option<Vec<(usize, usize)>> {
        let mut heading = Heading::ALL.into_iter().find(|heading| self.take(start, *heading))?;
        let mut turns = vec![self.place(start)];
        let mut corner = self.step(start, heading);
        while corner != start {
            // Where two areas touch at a corner, each keeps to itself.
            let right = heading.clockwise();
            let left = right.clockwise().clockwise();
            let next = [right, heading, left]
                .into_iter()
                .find(|next| self.take(corner, *next))?;
            if next != heading {
                turns.push(self.place(corner));
            }
            heading = next;
            corner = self.step(corner, heading);
        }
        Some(turns)
    }

    fn place(&self, corner: usize) -> (usize, usize) {
        (corner % self.width + QUIET, corner / self.width + QUIET)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Counts how often outlines run around the middle of a module: each edge above it counts by its direction.
    fn winding(outlines: &[Vec<(usize, usize)>], column: usize, row: usize) -> i32 {
        let (column, row) = (column + QUIET, row + QUIET);
        let edges = outlines.iter().flat_map(|outline| {
            let next = outline.iter().cycle().skip(1);
            outline.iter().zip(next)
        });
        edges
            .filter(|(from, to)| from.1 == to.1 && from.1 <= row)
            .filter(|(from, to)| from.0.min(to.0) <= column && column < from.0.max(to.0))
            .map(|(from, to)| if from.0 < to.0 { 1 } else { -1 })
            .sum()
    }

    #[test]
    fn the_outlines_enclose_the_dark_modules_and_no_others() {
        for text in ["K7QXM2", "https://seats.example.org/seat-lookup/ABC234"] {
            let code = Code::new(text).unwrap();
            let outlines = code.outlines();
            for (row, modules) in code.rows() {
                for (column, dark) in modules.iter().enumerate() {
                    assert_eq!(winding(&outlines, column, row), i32::from(*dark), "{column} {row}");
                }
            }
            let points: usize = outlines.iter().map(Vec::len).sum();
            let modules = code.dark.iter().filter(|dark| **dark).count();
            assert!(points < modules * 2, "{points} points of {modules} modules");
        }
    }
}
