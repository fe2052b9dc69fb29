//! Counts by network address, for limits that keep one address from using up what all share.

use std::collections::HashMap;
use std::net::IpAddr;

/// What each address holds. Addresses that hold nothing take no memory.
#[derive(Debug, Default)]
pub struct PerAddress {
    held: HashMap<IpAddr, usize>,
}

impl PerAddress {
    /// Adds to what an address holds and returns true, unless it would then hold more than `max`.
    #[must_use]
    pub fn add(&mut self, address: IpAddr, amount: usize, max: usize) -> bool {
        let fits = self.held(address).checked_add(amount).filter(|sum| *sum <= max);
        if let Some(sum) = fits
            && sum > 0
        {
            self.held.insert(address, sum);
        }
        fits.is_some()
    }

    /// Returns what an address holds.
    pub fn held(&self, address: IpAddr) -> usize {
        self.held.get(&address).copied().unwrap_or(0)
    }

    /// Takes back what was added.
    pub fn subtract(&mut self, address: IpAddr, amount: usize) {
        if let Some(held) = self.held.get_mut(&address) {
            *held = held.saturating_sub(amount);
            if *held == 0 {
                self.held.remove(&address);
            }
        }
    }

    /// Returns true when no address holds anything.
    pub fn is_empty(&self) -> bool {
        self.held.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_limit_is_per_address_and_empty_entries_are_removed() {
        let (first, second) = (IpAddr::from([192, 0, 2, 1]), IpAddr::from([192, 0, 2, 2]));
        let mut counts = PerAddress::default();
        assert!(!counts.add(first, 4, 3) && !counts.add(first, usize::MAX, 3) && counts.add(first, 0, 3));
        assert!(counts.is_empty());
        assert!(counts.add(first, 2, 3) && !counts.add(first, 2, 3) && counts.add(second, 2, 3));
        counts.subtract(first, 2);
        assert!(counts.add(first, 3, 3));
        counts.subtract(first, 3);
        counts.subtract(second, 2);
        assert!(counts.is_empty());
    }
}
