//! The key to map and way that every found seat comes with. It is sealed by the key of the installation and names no guest.

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use chrono::{DateTime, Utc};
use domain::id::EventId;
use sha2::{Digest as _, Sha256};
use storage::events::EventScope;
use storage::finding::finders;

use crate::core::error::{Error, Noun};
use crate::core::installation_key::InstallationKey;
use crate::core::service::Reading;

/// What the code of the installation's key is for.
const PURPOSE: &str = "route";
/// Characters of the longest key that is read.
const LENGTH_MAX: usize = 200;
/// Bytes before the id of the event: flags, seat, end and table.
const HEAD: usize = 1 + 4 + 8 + MARK;
/// Bytes that name a table.
const MARK: usize = 16;

const VIP: u8 = 1;
const WITH_SEAT: u8 = 2;

/// Names a table of a plan in a size that does not depend on its id.
pub(crate) type TableMark = [u8; MARK];

/// Where a way leads, and for whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Target {
    /// The table.
    pub(crate) table: TableMark,
    /// The number of the chair in its id; any chair of the table without it.
    pub(crate) seat: Option<u32>,
    /// Whether the guest may use entrances for VIPs.
    pub(crate) vip: bool,
}

/// Returns what names a table in a key.
pub(crate) fn table_mark(table: &str) -> TableMark {
    let digest: [u8; 32] = Sha256::digest(table.as_bytes()).into();
    let mut mark = [0; MARK];
    mark.iter_mut().zip(digest).for_each(|(to, byte)| *to = byte);
    mark
}

/// Makes a key that works until an instant.
pub(super) fn seal(key: &InstallationKey, event: &EventId, target: Target, until: DateTime<Utc>) -> String {
    let mut flags = 0;
    for (holds, flag) in [(target.vip, VIP), (target.seat.is_some(), WITH_SEAT)] {
        flags |= if holds { flag } else { 0 };
    }
    let mut text = vec![flags];
    text.extend(target.seat.unwrap_or(0).to_be_bytes());
    text.extend(until.timestamp().to_be_bytes());
    text.extend(target.table);
    text.extend(event.as_str().bytes());
    BASE64_URL_SAFE_NO_PAD.encode(key.seal(PURPOSE, &text))
}

/// Opens a key. Forged and ended ones, and those of events that are gone, answer alike.
pub(crate) fn open(r: &mut Reading<'_>, key: &str) -> Result<(EventScope, Target), Error> {
    let unknown = || Error::NotFound(Noun::RouteKey);
    let (event, target, until) = unseal(r.key(), key).ok_or_else(unknown)?;
    if !domain::guard!("seats way of an ended key" => r.now.timestamp() <= until) {
        return Err(unknown());
    }
    let scope = finders::scope_of_key(r.conn, &event)?.ok_or_else(unknown)?;
    Ok((scope, target))
}

fn unseal(key: &InstallationKey, text: &str) -> Option<(String, Target, i64)> {
    if text.len() > LENGTH_MAX {
        return None;
    }
    let sealed = BASE64_URL_SAFE_NO_PAD.decode(text).ok()?;
    let opened = key.open(PURPOSE, &sealed)?;
    let (head, event) = opened.split_at_checked(HEAD)?;
    let (flags, head) = head.split_first()?;
    let (seat, head) = head.split_first_chunk::<4>()?;
    let (until, table) = head.split_first_chunk::<8>()?;
    let target = Target {
        table: table.try_into().ok()?,
        seat: (flags & WITH_SEAT != 0).then_some(u32::from_be_bytes(*seat)),
        vip: flags & VIP != 0,
    };
    let event = String::from_utf8(event.to_vec()).ok()?;
    Some((event, target, i64::from_be_bytes(*until)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TARGET: Target = Target {
        table: [7; MARK],
        seat: Some(12),
        vip: true,
    };

    #[test]
    fn a_key_opens_as_what_was_sealed_and_changed_ones_do_not_open() {
        let key = InstallationKey::new([1; 32]);
        let event = EventId::parse(&"e".repeat(64)).unwrap();
        let until = DateTime::from_timestamp(1_800_000_000, 0).unwrap();
        for target in [
            TARGET,
            Target {
                seat: None,
                vip: false,
                ..TARGET
            },
        ] {
            let sealed = seal(&key, &event, target, until);
            assert!(sealed.len() <= LENGTH_MAX, "{}", sealed.len());
            let opened = unseal(&key, &sealed).unwrap();
            assert_eq!(opened, (event.to_string(), target, 1_800_000_000));
            assert_eq!(unseal(&InstallationKey::new([2; 32]), &sealed), None);
            for at in (0..sealed.len()).step_by(7) {
                let mut forged = sealed.clone().into_bytes();
                forged[at] = if forged[at] == b'A' { b'B' } else { b'A' };
                assert_eq!(
                    unseal(&key, &String::from_utf8(forged).unwrap()),
                    None,
                    "character {at}"
                );
            }
        }
        assert_eq!(unseal(&key, ""), None);
        assert_eq!(unseal(&key, &"A".repeat(201)), None);
    }
}
