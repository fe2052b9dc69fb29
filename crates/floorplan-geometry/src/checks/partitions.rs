//! Obstacles between a chair and the floor beside it. A wall is thinner than the distance from a chair to its guest's
//! standing point, so a path that ends behind a wall would seem to end at the chair.

use std::collections::HashMap;

use domain::plan::ElementId;

use super::{STANDING, Thing};
use crate::index::grid::Grid;
use crate::point::Point;
use crate::polygon;
use crate::room::Room;

/// Anything wider than this cannot fit between a chair and its guest, not even diagonally.
const THIN: f64 = STANDING * std::f64::consts::SQRT_2;

/// Thin obstacles that separate chairs from their guests.
pub(super) struct Partitions {
    shapes: HashMap<ElementId, Vec<Vec<Point>>>,
    grid: Grid,
    /// The walls of a concave room. In a convex room no wall can separate two points.
    walls: Option<Vec<Point>>,
}

impl Partitions {
    pub(super) fn new(things: &[Thing<'_>], room: &Room) -> Self {
        let mut grid = Grid::default();
        let mut shapes = HashMap::new();
        for thing in things.iter().filter(|thing| thing.blocks()) {
            let mut pieces = thing.placed.outline.pieces();
            pieces.retain(|piece| polygon::convex_width(piece) < THIN);
            if !pieces.is_empty() {
                grid.put(&thing.element.id, thing.placed.body);
                shapes.insert(thing.element.id.clone(), pieces);
            }
        }
        let walls = (!polygon::is_convex(&room.corners)).then(|| room.corners.clone());
        Self { shapes, grid, walls }
    }

    /// Returns the obstacles that may lie between the chairs of a table and their guests, except the table itself.
    pub(super) fn around(&self, table: &Thing<'_>) -> Vec<&[Point]> {
        let near = self.grid.near(table.placed.bounds.grown(STANDING)).into_iter();
        let others = near
            .filter(|id| **id != table.element.id)
            .filter_map(|id| self.shapes.get(id));
        others.flatten().chain(&self.walls).map(Vec::as_slice).collect()
    }
}
