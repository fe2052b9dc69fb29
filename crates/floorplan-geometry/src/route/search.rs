//! The shortest path over a mesh: Polyanya (Cui, Harabor and Grastien, "Compromise-free Pathfinding on a Navigation
//! Mesh", 2017). A node is a part of a side that a root sees; a search over nodes finds the shortest any-angle path.
#![expect(
    clippy::as_conversions,
    clippy::indexing_slicing,
    reason = "a numeric kernel: it stores indices of its own nodes and roots, fewer than 2^32"
)]

use std::cmp::Ordering;
use std::collections::BinaryHeap;

use super::mesh::{Mesh, NONE};
use crate::point::Point;

/// Points nearer to each other than this coincide, in units.
const SAME: f64 = 1e-7;
/// Nodes of one search, at most. A hall of 1,000 tables needs fewer than a hundredth.
const NODES_MAX: usize = 1 << 21;

/// A point and the triangle that contains it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    pub(super) place: Point,
    pub(super) triangle: u32,
}

/// A path that was found.
#[derive(Clone, Debug)]
pub(super) struct Found {
    /// The index of the source.
    pub(super) source: usize,
    /// The index of the target.
    pub(super) target: usize,
    /// Its points from the source to the target.
    pub(super) places: Vec<Point>,
}

/// A point where a path bends or begins.
#[derive(Clone, Copy, Debug)]
struct Root {
    place: Point,
    /// The corner of the mesh, or `NONE` for a source.
    corner: u32,
    /// The previous root; for a source its number.
    before: u32,
    length: f64,
    /// Where the path bends around the corner: the triangle, and whether to the left. For a source its triangle.
    turn: (u32, bool),
    /// The previous root at the same corner with the same length.
    alike: u32,
}

/// A part of a side through which the root sees into a triangle.
#[derive(Clone, Copy, Debug)]
struct Node {
    root: u32,
    triangle: u32,
    /// The side, by its number in the triangle.
    side: u8,
    /// Its ends as seen from the root; with whether they are the ends of the side.
    left: Point,
    right: Point,
    at_left_end: bool,
    at_right_end: bool,
    /// The target in the triangle, for a complete path.
    target: u32,
}

#[derive(Clone, Copy)]
struct Open {
    estimate: f64,
    node: u32,
}

impl PartialEq for Open {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Open {}

impl PartialOrd for Open {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Open {
    /// The greatest node is expanded next; among equals the newest, which is nearest to a target.
    fn cmp(&self, other: &Self) -> Ordering {
        other
            .estimate
            .total_cmp(&self.estimate)
            .then(self.node.cmp(&other.node))
    }
}

/// Returns the shortest path from any source to any target. Each source shares its floor with a target.
pub(super) fn shortest(mesh: &Mesh, sources: &[Spot], targets: &[Spot]) -> Option<Found> {
    // Rounding may hide a hair of floor behind a corner where no path has to bend. Then all corners are tried.
    run(mesh, sources, targets, false).or_else(|| run(mesh, sources, targets, true))
}

fn run(mesh: &Mesh, sources: &[Spot], targets: &[Spot], bends_anywhere: bool) -> Option<Found> {
    let mut search = Search {
        mesh,
        bends_anywhere,
        targets,
        roots: Vec::new(),
        nodes: Vec::new(),
        open: BinaryHeap::new(),
        latest: vec![NONE; mesh.corners.len()],
        direct: Vec::new(),
        successors: Vec::new(),
    };
    for (number, source) in sources.iter().enumerate() {
        search.start(number, source);
    }
    search.run()
}

struct Search<'m> {
    mesh: &'m Mesh,
    bends_anywhere: bool,
    targets: &'m [Spot],
    roots: Vec<Root>,
    nodes: Vec<Node>,
    open: BinaryHeap<Open>,
    /// The newest root at each corner with the shortest length.
    latest: Vec<u32>,
    /// Targets in the triangles of the sources, which need no node: root and target.
    direct: Vec<(u32, u32)>,
    successors: Vec<Node>,
}

impl Search<'_> {
    fn start(&mut self, number: usize, source: &Spot) {
        let root = self.roots.len() as u32;
        self.roots.push(Root {
            place: source.place,
            corner: NONE,
            before: number as u32,
            length: 0.0,
            turn: (source.triangle, false),
            alike: NONE,
        });
        for (target, spot) in self.targets.iter().enumerate() {
            if spot.triangle == source.triangle {
                self.direct.push((root, target as u32));
            }
        }
        let corners = self.mesh.corners_of(source.triangle);
        for side in 0..3 {
            self.pass(source.triangle, side, root, corners[(side + 1) % 3], corners[side]);
        }
        self.open_all();
    }

    fn run(&mut self) -> Option<Found> {
        let mut complete: Option<(f64, u32, u32, Option<Point>)> = None;
        for (root, target) in &self.direct {
            let length = self.roots[*root as usize]
                .place
                .distance(self.targets[*target as usize].place);
            if complete.is_none_or(|best| length < best.0) {
                complete = Some((length, *root, *target, None));
            }
        }
        while let Some(Open { estimate, node }) = self.open.pop() {
            if complete.is_some_and(|best| best.0 <= estimate) || self.nodes.len() > NODES_MAX {
                break;
            }
            let node = self.nodes[node as usize];
            if node.target != NONE {
                let bend = self.bend(&node, self.targets[node.target as usize].place);
                complete = Some((estimate, node.root, node.target, bend));
                break;
            }
            if self.is_beaten(node.root) {
                continue;
            }
            self.follow(node);
        }
        complete.map(|(_, root, target, bend)| self.found(root, target, bend))
    }

    /// Looks behind a side, and further while there is a single successor.
    fn follow(&mut self, node: Node) {
        self.expand(&node);
        while let [only] = self.successors.as_slice() {
            let only = *only;
            if self.targets.iter().any(|target| target.triangle == only.triangle) {
                break;
            }
            self.successors.clear();
            self.expand(&only);
        }
        self.open_all();
    }

    fn open_all(&mut self) {
        for at in 0..self.successors.len() {
            let node = self.successors[at];
            let root = self.roots[node.root as usize];
            let mut least = f64::INFINITY;
            for (number, target) in self.targets.iter().enumerate() {
                let way = length_through(&node, root.place, target.place, self.side(&node));
                if target.triangle == node.triangle {
                    self.push(
                        Node {
                            target: number as u32,
                            ..node
                        },
                        root.length + way,
                    );
                }
                least = least.min(way);
            }
            self.push(node, root.length + least);
        }
        self.successors.clear();
    }

    fn push(&mut self, node: Node, estimate: f64) {
        self.open.push(Open {
            estimate,
            node: self.nodes.len() as u32,
        });
        self.nodes.push(node);
    }

    /// Returns the ends of the side of a node: left and right as seen from outside its triangle.
    fn side(&self, node: &Node) -> (Point, Point) {
        let corners = self.mesh.corners_of(node.triangle);
        let side = usize::from(node.side);
        (corners[side], corners[(side + 1) % 3])
    }

    fn is_beaten(&self, root: u32) -> bool {
        let root = &self.roots[root as usize];
        root.corner != NONE && root.length > self.best(root.corner) + SAME
    }

    /// Returns the shortest length to a corner so far.
    fn best(&self, corner: u32) -> f64 {
        match self.latest[corner as usize] {
            NONE => f64::INFINITY,
            root => self.roots[root as usize].length,
        }
    }

    /// Returns whether a path of the same length already bends around a corner in the same triangle. Otherwise, paths
    /// over collinear corners would multiply.
    fn is_known(&self, corner: u32, turn: (u32, bool)) -> bool {
        let mut root = self.latest[corner as usize];
        while root != NONE && self.roots[root as usize].turn != turn {
            root = self.roots[root as usize].alike;
        }
        root != NONE
    }

    /// Makes a corner the next root, unless a shorter path leads there or no path can bend there.
    fn bend_at(&mut self, corner: u32, before: u32, turn: (u32, bool)) -> Option<u32> {
        if !self.bends_anywhere && !self.mesh.can_turn(corner) {
            return None;
        }
        let place = self.mesh.corner(corner);
        let length = self.roots[before as usize].length + self.roots[before as usize].place.distance(place);
        let best = self.best(corner);
        let is_alike = length >= best - SAME;
        if length > best + SAME || (is_alike && self.is_known(corner, turn)) {
            return None;
        }
        let root = self.roots.len() as u32;
        let latest = std::mem::replace(&mut self.latest[corner as usize], root);
        self.roots.push(Root {
            place,
            corner,
            before,
            length: length.min(best),
            turn,
            alike: if is_alike { latest } else { NONE },
        });
        Some(root)
    }

    /// Adds the successor behind a side of a triangle, where there is floor.
    fn pass(&mut self, triangle: u32, side: usize, root: u32, left: Point, right: Point) {
        let from = self.mesh.triangle(triangle);
        let beyond = from.beyond[side];
        if beyond == NONE || self.mesh.triangle(beyond).floor == NONE {
            return;
        }
        // A root sees all of its own triangle. Entering it again would circle around a corner with floor on all sides.
        if beyond == self.roots[root as usize].turn.0 {
            return;
        }
        let (left_end, right_end) = (
            self.mesh.corner(from.corners[(side + 1) % 3]),
            self.mesh.corner(from.corners[side]),
        );
        let at_left_end = left.distance(left_end) < SAME;
        let at_right_end = right.distance(right_end) < SAME;
        let left = if at_left_end { left_end } else { left };
        let right = if at_right_end { right_end } else { right };
        if left.distance(right) < SAME {
            return;
        }
        let Some(entry) = self
            .mesh
            .triangle(beyond)
            .beyond
            .iter()
            .position(|back| *back == triangle)
        else {
            return;
        };
        self.successors.push(Node {
            root,
            triangle: beyond,
            side: entry as u8,
            left,
            right,
            at_left_end,
            at_right_end,
            target: NONE,
        });
    }

    fn expand(&mut self, node: &Node) {
        let side = usize::from(node.side);
        let numbers = self.mesh.triangle(node.triangle).corners;
        let (left_corner, right_corner) = (numbers[side], numbers[(side + 1) % 3]);
        let (left_end, right_end) = (self.mesh.corner(left_corner), self.mesh.corner(right_corner));
        let apex = self.mesh.corner(numbers[(side + 2) % 3]);
        let (right_side, left_side) = ((side + 1) % 3, (side + 2) % 3);
        let root = self.roots[node.root as usize].place;
        let (t, r) = (node.triangle, node.root);
        // A root at an end of the side sees all of the triangle.
        if root == left_end || root == right_end {
            self.pass(t, left_side, r, left_end, apex);
            self.pass(t, right_side, r, apex, right_end);
            return;
        }
        let (to_left, to_right, to_apex) = (root.to(node.left), root.to(node.right), root.to(apex));
        if to_left.cross(to_apex) > 0.0 {
            let seen_from = hit(root, node.left, apex, right_end);
            let seen_to = if node.at_right_end {
                right_end
            } else {
                hit(root, node.right, apex, right_end)
            };
            self.pass(t, right_side, r, seen_from, seen_to);
            if node.at_left_end
                && let Some(bend) = self.bend_at(left_corner, r, (t, true))
            {
                self.pass(t, left_side, bend, left_end, apex);
                self.pass(t, right_side, bend, apex, seen_from);
            }
        } else if to_right.cross(to_apex) < 0.0 {
            let seen_to = hit(root, node.right, left_end, apex);
            let seen_from = if node.at_left_end {
                left_end
            } else {
                hit(root, node.left, left_end, apex)
            };
            self.pass(t, left_side, r, seen_from, seen_to);
            if node.at_right_end
                && let Some(bend) = self.bend_at(right_corner, r, (t, false))
            {
                self.pass(t, right_side, bend, apex, right_end);
                self.pass(t, left_side, bend, seen_to, apex);
            }
        } else {
            let seen_from = if node.at_left_end {
                left_end
            } else {
                hit(root, node.left, left_end, apex)
            };
            let seen_to = if node.at_right_end {
                right_end
            } else {
                hit(root, node.right, apex, right_end)
            };
            self.pass(t, left_side, r, seen_from, apex);
            self.pass(t, right_side, r, apex, seen_to);
        }
    }

    /// Returns the end of a node's part at which the path to a target bends.
    fn bend(&self, node: &Node, target: Point) -> Option<Point> {
        let root = self.roots[node.root as usize].place;
        if root.distance(node.left) < SAME || root.distance(node.right) < SAME {
            return None;
        }
        if root.to(node.left).cross(root.to(target)) > 0.0 {
            Some(node.left)
        } else if root.to(node.right).cross(root.to(target)) < 0.0 {
            Some(node.right)
        } else {
            None
        }
    }

    fn found(&self, root: u32, target: u32, bend: Option<Point>) -> Found {
        let mut places = vec![self.targets[target as usize].place];
        places.extend(bend);
        let mut root = &self.roots[root as usize];
        places.push(root.place);
        while root.corner != NONE {
            root = &self.roots[root.before as usize];
            places.push(root.place);
        }
        places.reverse();
        places.dedup_by(|one, other| one.distance(*other) < SAME);
        Found {
            source: root.before as usize,
            target: target as usize,
            places,
        }
    }
}

/// Returns the least length from a root through a node's part to a target.
fn length_through(node: &Node, root: Point, target: Point, side: (Point, Point)) -> f64 {
    if root.distance(node.left) < SAME || root.distance(node.right) < SAME {
        return root.distance(target);
    }
    // A target on the root's own side is as far as its mirror image.
    let way = side.0.to(side.1);
    let (own, across) = (way.cross(side.0.to(root)), way.cross(side.0.to(target)));
    let target = if own * across > 0.0 {
        let depth = across / way.dot(way) * 2.0;
        Point::new(target.x + way.y * depth, target.y - way.x * depth)
    } else {
        target
    };
    let to_target = root.to(target);
    if root.to(node.left).cross(to_target) > 0.0 {
        root.distance(node.left) + node.left.distance(target)
    } else if root.to(node.right).cross(to_target) < 0.0 {
        root.distance(node.right) + node.right.distance(target)
    } else {
        root.distance(target)
    }
}

/// Returns where the ray from a root through a point meets the line from `a` to `b`, clamped between them.
fn hit(root: Point, through: Point, a: Point, b: Point) -> Point {
    let (way, side) = (root.to(through), a.to(b));
    let across = way.cross(side);
    if across == 0.0 {
        return if root.distance(a) < root.distance(b) { a } else { b };
    }
    // root + s * way = a + t * side, so t = cross(a - root, way) / cross(way, side).
    a.along(side, (root.to(a).cross(way) / across).clamp(0.0, 1.0))
}
