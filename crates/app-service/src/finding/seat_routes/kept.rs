//! Maps that are kept: the ones used last, as long as they are not too large together.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use chrono::{DateTime, Utc};
use domain::id::RoomId;
use domain::venue::Venue;

use super::prepared::Prepared;
use super::{Known, Parts};
use crate::core::error::Error;

/// Elements and chairs of all maps that are kept; one takes about 2 KB.
const WEIGHT_MAX: usize = 60_000;
/// Maps that are kept.
const MAPS_MAX: usize = 64;

/// Which state of an event a map shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct MapKey {
    room: RoomId,
    revision: i64,
    venue: Option<(i32, DateTime<Utc>)>,
}

impl MapKey {
    pub(super) fn new(room: &RoomId, revision: i64, venue: Option<&Venue>) -> Self {
        Self {
            room: room.clone(),
            revision,
            venue: venue.map(|venue| (venue.version, venue.updated_at)),
        }
    }

    /// Returns what names the state within its room, in characters that need no escaping in an address or a header.
    pub(super) fn version(&self) -> String {
        match self.venue {
            Some((version, updated_at)) => format!("{}-{version}-{}", self.revision, updated_at.timestamp_micros()),
            None => self.revision.to_string(),
        }
    }
}

/// The maps, the one used last at the end.
#[derive(Debug, Default)]
pub(crate) struct KeptMaps {
    maps: Mutex<VecDeque<(MapKey, Arc<Prepared>)>>,
    /// Held while a map is made, so that many requests for one map, or for many, take one core.
    making: Mutex<()>,
}

impl KeptMaps {
    pub(super) fn get(&self, key: &MapKey) -> Option<Arc<Prepared>> {
        let mut maps = self.lock();
        let place = maps.iter().position(|(kept, _)| kept == key)?;
        let found = maps.remove(place)?;
        let prepared = Arc::clone(&found.1);
        maps.push_back(found);
        Some(prepared)
    }

    /// Returns a map, which is made now if it is not kept.
    pub(super) fn prepared(&self, known: Known) -> Result<Arc<Prepared>, Error> {
        let Parts { key, plan, venue } = match known {
            Known::Ready(prepared) => return Ok(prepared),
            Known::Parts(parts) => *parts,
        };
        // A panic while making one leaves nothing behind.
        let _one_at_a_time = self.making.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(kept) = self.get(&key) {
            return Ok(kept);
        }
        let prepared = Arc::new(Prepared::new(&plan, venue.as_ref(), key.version()));
        self.put(key, Arc::clone(&prepared));
        Ok(prepared)
    }

    fn put(&self, key: MapKey, prepared: Arc<Prepared>) {
        let mut maps = self.lock();
        maps.retain(|(kept, _)| kept.room != key.room);
        maps.push_back((key, prepared));
        let mut total: usize = maps.iter().map(|(_, map)| map.weight()).sum();
        while total > WEIGHT_MAX || maps.len() > MAPS_MAX {
            let Some((_, oldest)) = maps.pop_front() else { break };
            total = total.saturating_sub(oldest.weight());
        }
    }

    fn lock(&self) -> MutexGuard<'_, VecDeque<(MapKey, Arc<Prepared>)>> {
        // Nothing that can panic runs under the lock.
        self.maps.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(event: usize, revision: i64) -> MapKey {
        MapKey::new(&RoomId::parse(&format!("event{event}")).unwrap(), revision, None)
    }

    fn map(maps: &KeptMaps, key: &MapKey) -> Arc<Prepared> {
        let parts = Parts {
            key: key.clone(),
            plan: domain::plan::FloorPlan::empty("Plan"),
            venue: None,
        };
        maps.prepared(Known::Parts(Box::new(parts))).unwrap()
    }

    #[test]
    fn a_map_is_made_once_for_a_revision_and_gives_way_to_the_next_one() {
        let maps = KeptMaps::default();
        let first = map(&maps, &key(1, 1));
        assert!(Arc::ptr_eq(&first, &map(&maps, &key(1, 1))));
        assert!(!Arc::ptr_eq(&first, &map(&maps, &key(1, 2))));
        assert!(maps.get(&key(1, 1)).is_none());
    }

    #[test]
    fn the_maps_used_last_are_kept() {
        let maps = KeptMaps::default();
        for event in 0..MAPS_MAX {
            map(&maps, &key(event, 1));
        }
        assert!(maps.get(&key(0, 1)).is_some());
        map(&maps, &key(MAPS_MAX, 1));
        assert!(maps.get(&key(0, 1)).is_some() && maps.get(&key(1, 1)).is_none());
        assert_eq!(maps.lock().len(), MAPS_MAX);
    }
}
