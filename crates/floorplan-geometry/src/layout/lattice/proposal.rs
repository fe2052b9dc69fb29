//! Proposals, and their ranking.

/// The most proposals kept for a gap.
const KEPT: usize = 400;

/// A proposal of rows and columns.
#[derive(Clone, Debug)]
pub(in crate::layout) struct Proposal {
    /// The axes of even rows, of odd rows, and across the rows.
    pub(super) axes: (usize, usize, usize),
    /// The estimated number of seats.
    pub(in crate::layout) seats: usize,
    /// Seats near enough to an aisle: certainly, and possibly.
    pub(in crate::layout) near: [usize; 2],
    /// Seats that will probably be lost, because an exit is not at an aisle.
    pub(in crate::layout) lost: usize,
    /// Whether the tables are symmetrical about the middle of the hall.
    pub(in crate::layout) is_even: bool,
    /// The free floor between tables, in units; more is more comfortable.
    pub(in crate::layout) comfort: f64,
}

/// The best proposals of each gap in each order.
#[derive(Default)]
pub(super) struct Best(std::collections::BTreeMap<i64, [Vec<Proposal>; 3]>);

impl Best {
    #[expect(
        clippy::as_conversions,
        clippy::cast_possible_truncation,
        reason = "a length in a room"
    )]
    /// Keeps a proposal if it is among the best.
    pub(super) fn add(&mut self, proposal: &Proposal) {
        let lists = self.0.entry((proposal.comfort / 2.0) as i64).or_default();
        for (list, order) in lists.iter_mut().zip(Order::ALL) {
            list.push(proposal.clone());
            if list.len() > KEPT * 4 {
                list.sort_by_key(|own| own.rank(order));
                list.truncate(KEPT);
            }
        }
    }

    /// Returns all kept proposals.
    pub(super) fn all(self) -> Vec<Proposal> {
        self.0.into_values().flatten().flatten().collect()
    }
}

/// The ways to rank proposals.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::layout) enum Order {
    /// By seats certainly near an aisle.
    Sure,
    /// By seats possibly near one.
    Perhaps,
    /// By all seats.
    Full,
}

impl Order {
    /// All orders.
    pub(in crate::layout) const ALL: [Self; 3] = [Self::Sure, Self::Perhaps, Self::Full];
}

impl Proposal {
    /// Ranks the most promising first; equal ones in no particular order, since neighbours hardly differ.
    pub(in crate::layout) fn rank(&self, order: Order) -> std::cmp::Reverse<(usize, usize)> {
        let [sure, perhaps] = self.near;
        let promise = match order {
            Order::Sure => self.seats + 2 * sure,
            Order::Perhaps => self.seats + 2 * perhaps,
            Order::Full => self.seats * 3 + perhaps / 8,
        };
        let promise = promise.saturating_sub(self.lost * 3);
        let (a, b, c) = self.axes;
        let mixed = a.wrapping_mul(0x9E37_79B1) ^ b.wrapping_mul(0x85EB_CA77) ^ c.wrapping_mul(0xC2B2_AE3D);
        std::cmp::Reverse((promise, mixed & 0xFFFF))
    }
}
