//! Compressed answers that are kept after they were sent, so that the next client that asks for the same state of a list
//! costs no work. A tenth of the size of the list, they are worth their memory.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use super::{AnswerKey, SharedAnswer};

/// Bytes that all kept answers may hold; they count in the memory of answers as well.
const TOTAL_MAX: u64 = 16 * 1024 * 1024;
/// Bytes of the longest answer that is kept: longer ones would push out the answers of many others.
const LENGTH_MAX: u64 = TOTAL_MAX / 8;

/// The kept answers; the one that was asked for last is at the end.
#[derive(Default)]
pub(super) struct KeptAnswers(Mutex<VecDeque<Kept>>);

struct Kept {
    key: AnswerKey,
    length: u64,
    _answer: Arc<SharedAnswer>,
}

impl KeptAnswers {
    /// Keeps an answer, and evicts the least recently used ones when there are too many.
    pub(super) fn keep(&self, key: AnswerKey, length: u64, answer: &Arc<SharedAnswer>) {
        if length > LENGTH_MAX {
            return;
        }
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|other| other.key != key);
        kept.push_back(Kept {
            key,
            length,
            _answer: Arc::clone(answer),
        });
        let mut total: u64 = kept.iter().map(|kept| kept.length).sum();
        while total > TOTAL_MAX {
            let Some(oldest) = kept.pop_front() else { break };
            total -= oldest.length;
        }
    }
}
