//! The extent of a box along one axis, and the parts of two boxes that can align.

use super::{Axis, GuideKind};
use crate::rect::Rect;

/// A part of a box that can be aligned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// Left or top edge.
    Low,
    /// Middle.
    Middle,
    /// Right or bottom edge.
    High,
}

impl Part {
    /// The edge that snaps to the grid comes first.
    pub(super) const ALL: [Self; 3] = [Self::Low, Self::Middle, Self::High];

    /// Returns the parts of another box that this one can align with: edges with edges, centres with centres.
    pub(super) fn partners(self) -> &'static [Self] {
        match self {
            Self::Low | Self::High => &[Self::Low, Self::High],
            Self::Middle => &[Self::Middle],
        }
    }

    pub(super) fn guide_kind(self) -> GuideKind {
        if self == Self::Middle {
            GuideKind::Center
        } else {
            GuideKind::Edge
        }
    }
}

/// The extent of a box on one axis, in units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Span {
    pub(super) low: f64,
    pub(super) high: f64,
}

impl Span {
    /// Returns the extent on the aligned axis.
    pub(super) fn along(axis: Axis, bounds: Rect) -> Self {
        match axis {
            Axis::X => Self {
                low: bounds.x0,
                high: bounds.x1,
            },
            Axis::Y => Self {
                low: bounds.y0,
                high: bounds.y1,
            },
        }
    }

    /// Returns the extent on the other axis, along which a guide is drawn.
    pub(super) fn across(axis: Axis, bounds: Rect) -> Self {
        match axis {
            Axis::X => Self::along(Axis::Y, bounds),
            Axis::Y => Self::along(Axis::X, bounds),
        }
    }

    pub(super) fn at(self, part: Part) -> f64 {
        match part {
            Part::Low => self.low,
            Part::Middle => (self.low + self.high) / 2.0,
            Part::High => self.high,
        }
    }

    pub(super) fn union(self, other: Self) -> Self {
        Self {
            low: self.low.min(other.low),
            high: self.high.max(other.high),
        }
    }

    pub(super) fn gap_to(self, other: Self) -> f64 {
        (other.low - self.high).max(self.low - other.high).max(0.0)
    }
}
