//! Whom a wish keeps from whom, and what it calls them: a party that it names is one side.

use std::collections::HashMap;

use domain::guest::status::Rsvp;
use domain::id::GuestId;

use super::{Event, EventGuest};

/// Groups the guests of a wish to sit apart, given with the ids of their parties, into sides that must not share a table.
/// Guests of one party are one side, unless the wish is about that party alone: then each of them is.
pub(super) fn sides<'p>(guests: impl IntoIterator<Item = (usize, Option<&'p str>)>) -> Vec<Vec<usize>> {
    let mut sides: Vec<Vec<usize>> = Vec::new();
    let mut side_of: HashMap<&str, usize> = HashMap::new();
    for (guest, party) in guests {
        match party
            .and_then(|party| side_of.get(party))
            .and_then(|at| sides.get_mut(*at))
        {
            Some(side) => side.push(guest),
            None => {
                side_of.extend(party.map(|party| (party, sides.len())));
                sides.push(vec![guest]);
            }
        }
    }
    match sides.as_slice() {
        [only] => only.iter().map(|guest| vec![*guest]).collect(),
        _ => sides,
    }
}

/// Returns the pairs of guests of different sides.
pub(super) fn pairs_across(sides: &[Vec<usize>]) -> Vec<(usize, usize)> {
    let mut pairs = Vec::new();
    for (at, side) in sides.iter().enumerate() {
        for other in sides.iter().skip(at + 1) {
            pairs.extend(side.iter().flat_map(|one| other.iter().map(move |two| (*one, *two))));
        }
    }
    pairs
}

/// Returns what people call these guests: a party that is named as a whole by its name, others by theirs.
pub(super) fn names<'a>(event: &Event<'a>, guests: &[GuestId]) -> Vec<&'a str> {
    let known: Vec<Option<&EventGuest>> = guests
        .iter()
        .map(|id| event.guests.iter().find(|guest| guest.id == *id))
        .collect();
    let mut named: HashMap<&str, usize> = HashMap::new();
    for party in known.iter().flatten().filter_map(|guest| guest.party.as_deref()) {
        *named.entry(party).or_default() += 1;
    }
    named.retain(|party, count| *count > 1 && *count >= expected(event, party));
    let mut names = Vec::new();
    for guest in known {
        let party = guest.filter(|guest| guest.party.as_deref().is_some_and(|party| named.contains_key(party)));
        let name = party.or(guest).map_or("a removed guest", |guest| match party {
            Some(_) => guest.party_name.as_str(),
            None => guest.name.as_str(),
        });
        if party.is_none() || !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

/// Counts the members of a party who may come.
fn expected(event: &Event<'_>, party: &str) -> usize {
    let members = event
        .guests
        .iter()
        .filter(|guest| guest.party.as_deref() == Some(party));
    members.filter(|guest| guest.rsvp != Rsvp::Declined).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parties_are_sides_and_a_single_party_is_kept_apart_from_itself() {
        let (ruiz, lind) = (Some("ruiz"), Some("lind"));
        let two = sides([(0, ruiz), (1, lind), (2, ruiz), (3, None), (4, None)]);
        assert_eq!(two, [vec![0, 2], vec![1], vec![3], vec![4]]);
        assert_eq!(sides([(0, ruiz), (2, ruiz)]), [vec![0], vec![2]]);
    }

    #[test]
    fn pairs_are_of_different_sides() {
        assert_eq!(pairs_across(&[vec![0, 2], vec![1]]), [(0, 1), (2, 1)]);
    }
}
