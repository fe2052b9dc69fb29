//! The order in which guests change seats, in slices of bounded size. A guest with a seat before and after is never
//! without one between two slices: the seat is given in or after the slice in which its guest leaves it.

use std::collections::{HashMap, HashSet};

use domain::id::GuestId;
use domain::seat::SeatId;

/// A guest who moves to another seat or only leaves one.
#[derive(Clone, Debug)]
pub(super) struct Move {
    /// The guest.
    pub(super) guest: GuestId,
    /// The present seat.
    pub(super) from: Option<SeatId>,
    /// The new seat.
    pub(super) to: Option<SeatId>,
}

/// Guests and their seats after a slice.
pub(super) type Slice = Vec<(GuestId, Option<SeatId>)>;

/// Orders moves and cuts them into slices of at most `size` guests, or one more where a cycle of guests who take each
/// other's seats is cut: the next of the cycle then waits on the seat that the first one left.
pub(super) fn slices(moves: &[Move], size: usize) -> Vec<Slice> {
    let leaving = moves.iter().enumerate();
    let holders: HashMap<&SeatId, usize> = leaving
        .filter_map(|(number, each)| Some((each.from.as_ref()?, number)))
        .collect();
    let mut slices = Slices {
        size,
        done: Vec::new(),
        current: Vec::new(),
    };
    let mut placed = vec![false; moves.len()];
    for start in 0..moves.len() {
        let (chain, is_cycle) = chain_from(start, moves, &holders, &mut placed);
        if is_cycle {
            slices.add_cycle(&chain);
        } else {
            // The last of a chain goes to a free seat.
            for each in chain.iter().rev() {
                slices.add(each);
            }
        }
    }
    slices.finish()
}

/// Follows a guest to the guest on the wanted seat, and so on, up to a free seat or back to the start.
fn chain_from<'a>(
    start: usize,
    moves: &'a [Move],
    holders: &HashMap<&SeatId, usize>,
    placed: &mut [bool],
) -> (Vec<&'a Move>, bool) {
    let mut chain = Vec::new();
    let mut next = Some(start);
    while let Some(number) = next {
        let (Some(each), Some(placed)) = (moves.get(number), placed.get_mut(number)) else {
            break;
        };
        if std::mem::replace(placed, true) {
            return (chain, number == start);
        }
        chain.push(each);
        next = each.to.as_ref().and_then(|seat| holders.get(seat)).copied();
    }
    (chain, false)
}

/// Returns the guests of a slice who cannot have their new seats, because others have `taken` some: a guest who cannot move
/// keeps the present seat, so neither can the guest who was to have that one.
pub(super) fn blocked(moves: &[Move], taken: impl IntoIterator<Item = SeatId>) -> HashSet<GuestId> {
    let wanted = moves.iter().filter_map(|each| Some((each.to.as_ref()?, each)));
    let wanted: HashMap<&SeatId, &Move> = wanted.collect();
    let mut blocked = HashSet::new();
    let mut open: Vec<SeatId> = taken.into_iter().collect();
    while let Some(seat) = open.pop() {
        if let Some(each) = wanted.get(&seat)
            && blocked.insert(each.guest.clone())
        {
            open.extend(each.from.clone());
        }
    }
    blocked
}

/// Slices in the making.
struct Slices {
    size: usize,
    done: Vec<Slice>,
    current: Slice,
}

impl Slices {
    fn add(&mut self, each: &Move) {
        self.current.push((each.guest.clone(), each.to.clone()));
        if self.current.len() >= self.size {
            self.done.push(std::mem::take(&mut self.current));
        }
    }

    fn add_cycle(&mut self, cycle: &[&Move]) {
        let left = cycle.first().and_then(|first| first.from.clone());
        for (number, each) in cycle.iter().enumerate() {
            let before = self.done.len();
            self.add(each);
            if let (Some(slice), Some(next)) = (self.done.get_mut(before), cycle.get(number + 1)) {
                slice.push((next.guest.clone(), left.clone()));
            }
        }
    }

    fn finish(mut self) -> Vec<Slice> {
        if !self.current.is_empty() {
            self.done.push(self.current);
        }
        self.done
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{HashMap, HashSet};

    use domain::id::GuestId;
    use domain::seat::SeatId;
    use proptest::prelude::*;

    use super::{Move, blocked, slices};

    fn guest(number: usize) -> GuestId {
        GuestId::parse(&format!("guest{number}")).unwrap()
    }

    fn seat(number: usize) -> SeatId {
        SeatId::parse(&format!("t-chair-{number}")).unwrap()
    }

    /// Guests with a seat before and a seat after, each drawn without repetition.
    fn moves() -> impl Strategy<Value = Vec<Move>> {
        let seats = || Just((0..40).collect::<Vec<usize>>()).prop_shuffle();
        (seats(), seats(), prop::collection::vec(0..8_u8, 1..30)).prop_map(|(from, to, kinds)| {
            let each = kinds.into_iter().enumerate().map(|(number, kind)| Move {
                guest: guest(number),
                from: (kind != 0).then(|| seat(from[number])),
                to: (kind != 1).then(|| seat(to[number])),
            });
            each.filter(|each| each.from != each.to).collect()
        })
    }

    #[test]
    fn who_waits_for_the_seat_of_a_guest_who_cannot_move_cannot_move_either() {
        let to = |number: usize, from: Option<usize>, to: usize| Move {
            guest: guest(number),
            from: from.map(seat),
            to: Some(seat(to)),
        };
        let moves = [to(1, Some(1), 2), to(2, Some(3), 1), to(3, None, 3), to(4, Some(5), 4)];
        assert_eq!(
            blocked(&moves, [seat(2)]),
            HashSet::from([guest(1), guest(2), guest(3)])
        );
        assert_eq!(blocked(&moves, [seat(9)]), HashSet::new());
    }

    proptest! {
        #[test]
        fn every_slice_leaves_guests_on_seats_of_their_own(moves in moves(), size in 1..6_usize) {
            let mut places: HashMap<GuestId, Option<SeatId>> =
                moves.iter().map(|each| (each.guest.clone(), each.from.clone())).collect();
            for slice in slices(&moves, size) {
                prop_assert!(slice.len() <= size + 1);
                places.extend(slice);
                let mut taken: Vec<&SeatId> = places.values().flatten().collect();
                taken.sort_unstable();
                let sitting = taken.len();
                taken.dedup();
                prop_assert_eq!(taken.len(), sitting, "two guests on one seat");
                for each in &moves {
                    let keeps_one = each.from.is_some() && each.to.is_some();
                    prop_assert!(!keeps_one || places[&each.guest].is_some(), "{} stands", each.guest);
                }
            }
            for each in &moves {
                prop_assert_eq!(&places[&each.guest], &each.to);
            }
        }
    }
}
