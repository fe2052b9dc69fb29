//! The id of a request: in the log, in problem bodies and in the `X-Request-Id` header.
//! A well-formed id that a proxy sends along is kept, so that one id names the request on all machines.

use std::sync::atomic::{AtomicU64, Ordering};

use actix_web::http::header::{HeaderMap, HeaderName};

/// The header that carries the id in both directions.
pub const HEADER: HeaderName = HeaderName::from_static("x-request-id");

const LONGEST: usize = 64;

/// Gives out ids: a random word for the process and a number for the request.
#[derive(Debug)]
pub struct RequestIds {
    process: u32,
    next: AtomicU64,
}

impl RequestIds {
    /// Starts a series; `process` tells apart several processes that write one log.
    pub fn new(process: u32) -> Self {
        Self {
            process,
            next: AtomicU64::new(1),
        }
    }

    /// Returns the id that came with the request, or the next of the series.
    pub fn of(&self, headers: &HeaderMap) -> String {
        headers
            .get(HEADER)
            .and_then(|value| value.to_str().ok())
            .filter(|id| is_well_formed(id))
            .map_or_else(|| self.draw(), str::to_owned)
    }

    fn draw(&self) -> String {
        format!("{:08x}-{:06x}", self.process, self.next.fetch_add(1, Ordering::Relaxed))
    }
}

fn is_well_formed(id: &str) -> bool {
    !id.is_empty() && id.len() <= LONGEST && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
}

#[cfg(test)]
mod tests {
    use super::*;
    use actix_web::http::header::HeaderValue;

    #[test]
    fn ids_are_numbered_within_the_process() {
        let ids = RequestIds::new(0xab);
        assert_eq!(ids.of(&HeaderMap::new()), "000000ab-000001");
        assert_eq!(ids.of(&HeaderMap::new()), "000000ab-000002");
    }

    #[test]
    fn an_id_from_a_proxy_is_kept_only_when_it_is_harmless() {
        let ids = RequestIds::new(1);
        let mut headers = HeaderMap::new();
        headers.insert(HEADER, HeaderValue::from_static("trace-77"));
        assert_eq!(ids.of(&headers), "trace-77");
        headers.insert(HEADER, HeaderValue::from_static("a b\"c"));
        assert_eq!(ids.of(&headers), "00000001-000001");
    }
}
