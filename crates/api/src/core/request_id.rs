//! The id of a request: in the log, in problem bodies and in the `X-Request-Id` header.
//! A well-formed id that a proxy sends along is kept, so that one id names the request on all machines.

use std::hash::{BuildHasher, RandomState};
use std::sync::atomic::{AtomicU64, Ordering};

use actix_web::http::header::{HeaderMap, HeaderName};

/// The header of the id in requests and answers.
pub const HEADER: HeaderName = HeaderName::from_static("x-request-id");

const LONGEST: usize = 64;

/// Gives out ids: a word for the process and one for the request. The second is a keyed hash of a counter, so that two ids
/// do not tell how many requests came between them.
#[derive(Debug)]
pub struct RequestIds {
    process: u32,
    next: AtomicU64,
    key: RandomState,
}

impl RequestIds {
    /// Starts a series; `process` tells apart several processes that write one log.
    pub fn new(process: u32) -> Self {
        Self {
            process,
            next: AtomicU64::new(1),
            key: RandomState::new(),
        }
    }

    /// Returns the id that came with the request, or a new one.
    pub fn of(&self, headers: &HeaderMap) -> String {
        headers
            .get(HEADER)
            .and_then(|value| value.to_str().ok())
            .filter(|id| is_well_formed(id))
            .map_or_else(|| self.draw(), str::to_owned)
    }

    fn draw(&self) -> String {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        format!("{:08x}-{:016x}", self.process, self.key.hash_one(number))
    }
}

fn is_well_formed(id: &str) -> bool {
    !id.is_empty() && id.len() <= LONGEST && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use actix_web::http::header::HeaderValue;

    #[test]
    fn ids_name_the_process_and_do_not_count_up() {
        let ids = RequestIds::new(0xab);
        let drawn: Vec<u64> = (0..100)
            .map(|_| {
                let id = ids.of(&HeaderMap::new());
                u64::from_str_radix(id.strip_prefix("000000ab-").unwrap(), 16).unwrap()
            })
            .collect();
        let distances: HashSet<u64> = drawn.windows(2).map(|pair| pair[1].wrapping_sub(pair[0])).collect();
        assert_eq!(distances.len(), 99, "{drawn:x?}");
    }

    #[test]
    fn two_processes_of_the_same_word_draw_different_ids() {
        assert_ne!(
            RequestIds::new(1).of(&HeaderMap::new()),
            RequestIds::new(1).of(&HeaderMap::new())
        );
    }

    #[test]
    fn an_id_from_a_proxy_is_kept_only_when_it_is_harmless() {
        let ids = RequestIds::new(1);
        let mut headers = HeaderMap::new();
        headers.insert(HEADER, HeaderValue::from_static("trace-77"));
        assert_eq!(ids.of(&headers), "trace-77");
        headers.insert(HEADER, HeaderValue::from_static("a b\"c"));
        assert!(ids.of(&headers).starts_with("00000001-"));
    }
}
