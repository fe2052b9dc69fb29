//! Lists of guests whose rows are kept, so that a change of one guest costs the work of one row.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use crate::core::answers::kept_rows::KeptRows;

/// Bytes that all kept lists may hold: those of 100 events with 2,000 guests each.
const TOTAL_MAX: usize = 64 * 1024 * 1024;
/// Bytes of the largest list that is kept: larger ones would push out those of many others.
const LIST_MAX: usize = TOTAL_MAX / 8;

/// The kept lists; the one that was asked for last is at the end.
#[derive(Default)]
pub struct KeptLists(Mutex<VecDeque<(String, Arc<KeptRows>)>>);

impl KeptLists {
    /// Returns a list.
    pub fn get(&self, key: &str) -> Option<Arc<KeptRows>> {
        let lists = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        lists
            .iter()
            .find(|(known, _)| known == key)
            .map(|(_, list)| Arc::clone(list))
    }

    /// Keeps the present state of a list, and drops the least recently used ones when there are too many.
    pub fn put(&self, key: String, list: Arc<KeptRows>) {
        let mut lists = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        lists.retain(|(known, _)| *known != key);
        if list.bytes() > LIST_MAX {
            return;
        }
        lists.push_back((key, list));
        let mut total: usize = lists.iter().map(|(_, list)| list.bytes()).sum();
        while total > TOTAL_MAX {
            let Some((_, oldest)) = lists.pop_front() else { break };
            total -= oldest.bytes();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::answers::blocks::Row;
    use crate::core::answers::kept_rows::Builder;

    /// A list of about this many megabytes.
    fn list(megabytes: usize) -> Arc<KeptRows> {
        let mut builder = Builder::default();
        let row = Row {
            id: "i".repeat(megabytes * 1024 * 1024),
            order: String::new(),
            json: b"{}".to_vec(),
        };
        builder.push(row).unwrap();
        Arc::new(builder.end("1".to_owned()).unwrap())
    }

    #[test]
    fn the_lists_used_last_stay_and_one_that_is_too_large_is_not_kept() {
        let lists = KeptLists::default();
        lists.put("huge".to_owned(), list(9));
        assert!(lists.get("huge").is_none());
        for n in 0..9 {
            lists.put(n.to_string(), list(7));
        }
        lists.put("0".to_owned(), list(7));
        lists.put("9".to_owned(), list(7));
        assert!(lists.get("1").is_none());
        assert!(["0", "2", "9"].iter().all(|key| lists.get(key).is_some()));
    }
}
