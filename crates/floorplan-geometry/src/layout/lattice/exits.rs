//! Connectivity of the exits through the aisles of rows and columns.

use super::Lattice;

/// An exit in the coordinates of rows.
pub(super) struct Exit {
    u: f64,
    v: f64,
    half: f64,
    is_at_row_end: bool,
}

impl Exit {
    /// Returns whether an aisle begins at the exit: one that runs away from its wall, or one along it.
    fn is_at(&self, (low, high): (f64, f64), place: f64, is_away: bool) -> bool {
        let half = if is_away { self.half } else { 1.0 };
        low < place + half && high > place - half
    }
}

impl Lattice<'_> {
    /// Returns the exits: their positions along a row and across, their widths, and whether they are in a wall across
    /// the rows.
    pub(super) fn exits(&self) -> Vec<Exit> {
        let bounds = self.hall.room.bounds;
        let exits = self.hall.doors.iter().filter(|door| door.is_exit);
        let own = exits.map(|door| {
            let (x, y) = (door.at.x - bounds.x0, door.at.y - bounds.y0);
            let is_side = door.inward.x.abs() > 0.5;
            if self.kind.is_turned {
                Exit {
                    u: y,
                    v: x,
                    half: door.width / 2.0,
                    is_at_row_end: !is_side,
                }
            } else {
                Exit {
                    u: x,
                    v: y,
                    half: door.width / 2.0,
                    is_at_row_end: is_side,
                }
            }
        });
        own.collect()
    }

    /// Returns the number of groups of exits that aisles do not join, apart from the first.
    pub(super) fn islands(&self, exits: &[Exit], (u, _, v): (usize, usize, usize)) -> usize {
        let (Some(along), Some(across)) = (self.us.get(u), self.vs.get(v)) else {
            return 0;
        };
        let both = !along.aisles.is_empty() && !across.aisles.is_empty();
        let mut groups: Vec<usize> = Vec::new();
        let mut alone = 0;
        for exit in exits {
            let column = along
                .aisles
                .iter()
                .position(|aisle| exit.is_at(*aisle, exit.u, !exit.is_at_row_end));
            let row = across
                .aisles
                .iter()
                .position(|aisle| exit.is_at(*aisle, exit.v, exit.is_at_row_end));
            match (column, row) {
                (None, None) => alone += 1,
                _ if both => groups.push(0),
                (Some(column), _) => groups.push(column),
                (None, Some(row)) => groups.push(row),
            }
        }
        groups.sort_unstable();
        groups.dedup();
        (groups.len() + alone).saturating_sub(1)
    }
}
