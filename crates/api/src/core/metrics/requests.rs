//! Requests by method, route template and class of the status. The table is made once from the documented routes; what is
//! not in it counts as `unmatched`, and methods that no route has as `other`. Counting takes no lock.

use std::collections::HashMap;
use std::time::Duration;

use actix_web::http::{Method, StatusCode};
use app_service::service::Histogram;

use super::Counter;
use super::catalogue::{LATENCY, REQUESTS};
use super::text::Page;

/// The route of requests that none of the interface has: pages, files and wrong addresses.
pub const UNMATCHED: &str = "unmatched";

const METHODS: [&str; 7] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "other"];
const CLASSES: [&str; 5] = ["1xx", "2xx", "3xx", "4xx", "5xx"];

/// Counts requests.
#[derive(Debug)]
pub struct RequestMetrics {
    routes: HashMap<String, [Series; METHODS.len()]>,
}

/// The requests of one method and route.
#[derive(Debug, Default)]
struct Series {
    classes: [Counter; CLASSES.len()],
    latency: Histogram,
}

impl RequestMetrics {
    /// Knows these route templates.
    pub fn new(routes: impl IntoIterator<Item = String>) -> Self {
        let all = routes.into_iter().chain([UNMATCHED.to_owned()]);
        Self {
            routes: all.map(|route| (route, <[Series; METHODS.len()]>::default())).collect(),
        }
    }

    /// Counts a request that was answered.
    pub fn count(&self, method: &Method, route: &str, status: StatusCode, took: Duration) {
        let Some(methods) = self.routes.get(route).or_else(|| self.routes.get(UNMATCHED)) else {
            return;
        };
        let known = METHODS.iter().position(|known| *known == method.as_str());
        let Some(series) = methods.get(known.unwrap_or(METHODS.len() - 1)) else {
            return;
        };
        series.latency.observe(took);
        let class = usize::from(status.as_u16() / 100).saturating_sub(1);
        if let Some(counter) = series.classes.get(class) {
            counter.increment();
        }
    }

    /// Adds the metrics of all routes that were asked for.
    pub fn write(&self, page: &mut Page) {
        let all = self.routes.iter().flat_map(|(route, methods)| {
            let named = METHODS.iter().zip(methods);
            named.map(move |(method, series)| (route.as_str(), *method, series))
        });
        let mut asked: Vec<_> = all.filter(|(_, _, series)| series.latency.read().count > 0).collect();
        asked.sort_by_key(|(route, method, _)| (*route, *method));
        let mut samples = page.begin(&REQUESTS);
        for (route, method, series) in &asked {
            for (class, counter) in CLASSES.iter().zip(&series.classes) {
                if counter.get() > 0 {
                    samples.sample(&[method, route, class], counter.get());
                }
            }
        }
        let mut samples = page.begin(&LATENCY);
        for (route, method, series) in &asked {
            samples.durations(&[method, route], &series.latency.read());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_count_by_template_and_no_request_adds_a_series() {
        let requests = RequestMetrics::new(["/api/events/{eventId}".to_owned()]);
        let took = Duration::from_millis(2);
        requests.count(&Method::GET, "/api/events/{eventId}", StatusCode::OK, took);
        requests.count(&Method::GET, "/api/events/secret", StatusCode::NOT_FOUND, took);
        let odd = Method::from_bytes(b"BREW").unwrap();
        requests.count(&odd, "/api/events/{eventId}", StatusCode::NOT_FOUND, took);
        let mut page = Page::default();
        requests.write(&mut page);
        let text = page.into_text();
        for line in [
            "seatwright_http_requests_total{method=\"GET\",route=\"/api/events/{eventId}\",status=\"2xx\"} 1",
            "seatwright_http_requests_total{method=\"GET\",route=\"unmatched\",status=\"4xx\"} 1",
            "seatwright_http_requests_total{method=\"other\",route=\"/api/events/{eventId}\",status=\"4xx\"} 1",
            "seatwright_http_request_duration_seconds_bucket{method=\"GET\",route=\"unmatched\",le=\"0.005\"} 1",
        ] {
            assert!(text.lines().any(|found| found == line), "{line}\n{text}");
        }
        assert!(!text.contains("secret") && !text.contains("BREW"), "{text}");
    }
}
