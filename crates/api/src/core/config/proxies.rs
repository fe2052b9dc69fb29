//! The reverse proxies that the operator named.

use std::net::IpAddr;

/// Addresses of reverse proxies whose `X-Forwarded-For` is believed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TrustedProxies(Vec<IpAddr>);

impl TrustedProxies {
    /// Adds an address.
    pub fn add(&mut self, address: IpAddr) {
        self.0.push(address.to_canonical());
    }

    /// Returns whether no proxy is named.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns true for the address of a proxy, also when it is written within IPv6.
    pub fn contains(&self, address: IpAddr) -> bool {
        self.0.contains(&address.to_canonical())
    }
}

impl FromIterator<IpAddr> for TrustedProxies {
    fn from_iter<I: IntoIterator<Item = IpAddr>>(addresses: I) -> Self {
        let mut proxies = Self::default();
        addresses.into_iter().for_each(|address| proxies.add(address));
        proxies
    }
}
