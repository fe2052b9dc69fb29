//! Equal gaps: a dragged box snaps to where its gap to a neighbour equals that neighbour's gap to the next, or to the
//! middle between two neighbours. Only boxes beside it count.

use super::align::Standing;
use super::span::Span;
use super::{Axis, Guide, GuideKind};
use crate::point::Point;
use crate::rect::Rect;

/// Equal gaps, and the step that makes them equal.
#[derive(Clone, Debug)]
pub(super) struct Equal<'p> {
    /// How far the box moves on the axis.
    pub(super) step: f64,
    gap: f64,
    /// The extents of the gaps after the step.
    spaces: [(f64, f64); 2],
    others: [Standing<'p>; 2],
}

/// A neighbour with its extent on the axis.
type Beside<'p> = (Span, Standing<'p>);

/// Finds the shortest step to equal gaps on an axis.
pub(super) fn find<'p>(axis: Axis, moved: Rect, others: &[Standing<'p>], tolerance: f64) -> Option<Equal<'p>> {
    let across = Span::across(axis, moved);
    let mut beside: Vec<Beside<'p>> = others
        .iter()
        .filter(|other| overlap(Span::across(axis, other.body), across))
        .map(|other| (Span::along(axis, other.body), *other))
        .collect();
    beside.sort_by(|(a, _), (b, _)| a.low.total_cmp(&b.low));
    let own = Span::along(axis, moved);
    let middle = f64::midpoint(own.low, own.high);
    let before = beside
        .iter()
        .rposition(|(span, _)| f64::midpoint(span.low, span.high) < middle);
    let at = |place: Option<usize>| place.and_then(|place| beside.get(place)).copied();
    let after = before.map_or(0, |place| place + 1);
    let (left, right) = (at(before), at(Some(after)));
    let further_left = at(before.and_then(|place| place.checked_sub(1)));
    let further_right = at(Some(after + 1));
    let candidates = [
        left.zip(right).and_then(|(left, right)| between(own, left, right)),
        further_left.zip(left).and_then(|(far, near)| behind(own, far, near)),
        right
            .zip(further_right)
            .and_then(|(near, far)| before_row(own, near, far)),
    ];
    candidates
        .into_iter()
        .flatten()
        .filter(|equal| equal.step.abs() <= tolerance)
        .min_by(|a, b| a.step.abs().total_cmp(&b.step.abs()))
}

fn overlap(a: Span, b: Span) -> bool {
    a.low < b.high && b.low < a.high
}

/// Places the box in the middle between two neighbours.
fn between<'p>(own: Span, (left, a): Beside<'p>, (right, b): Beside<'p>) -> Option<Equal<'p>> {
    let size = own.high - own.low;
    let gap = (right.low - left.high - size) / 2.0;
    (gap > 0.0).then_some(Equal {
        step: left.high + gap - own.low,
        gap,
        spaces: [(left.high, left.high + gap), (right.low - gap, right.low)],
        others: [a, b],
    })
}

/// Places the box after a row of two.
fn behind<'p>(own: Span, (far, a): Beside<'p>, (near, b): Beside<'p>) -> Option<Equal<'p>> {
    let gap = near.low - far.high;
    (gap > 0.0).then_some(Equal {
        step: near.high + gap - own.low,
        gap,
        spaces: [(far.high, near.low), (near.high, near.high + gap)],
        others: [a, b],
    })
}

/// Places the box before a row of two.
fn before_row<'p>(own: Span, (near, a): Beside<'p>, (far, b): Beside<'p>) -> Option<Equal<'p>> {
    let gap = far.low - near.high;
    (gap > 0.0).then_some(Equal {
        step: near.low - gap - own.high,
        gap,
        spaces: [(near.low - gap, near.low), (near.high, far.low)],
        others: [a, b],
    })
}

impl Equal<'_> {
    /// Returns a guide for each gap, at the height where the boxes are beside each other.
    pub(super) fn guides(&self, axis: Axis, settled: Rect) -> [Guide; 2] {
        let own = Span::across(axis, settled);
        let shared = self.others.iter().fold(own, |shared, other| {
            let theirs = Span::across(axis, other.body);
            Span {
                low: shared.low.max(theirs.low),
                high: shared.high.min(theirs.high),
            }
        });
        let shared = if shared.low <= shared.high { shared } else { own };
        let line = f64::midpoint(shared.low, shared.high);
        let [first, second] = self.others.map(|other| other.element.cloned());
        let [space, next] = self.spaces;
        [(space, first), (next, second)].map(|((from, to), element)| {
            let middle = f64::midpoint(from, to);
            let (across, at) = match axis {
                Axis::X => (Axis::Y, Point::new(middle, line)),
                Axis::Y => (Axis::X, Point::new(line, middle)),
            };
            Guide {
                axis: across,
                position: line,
                from,
                to,
                lean: 0.0,
                kind: GuideKind::Gap,
                gap: Some(self.gap),
                at: Some(at),
                element,
            }
        })
    }
}
