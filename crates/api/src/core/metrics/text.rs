//! The text format 0.0.4 of Prometheus.

use std::fmt::{Display, Write};

use app_service::service::{BUCKETS_MICROS, Durations};

use super::catalogue::Metric;

/// The content type of a page.
pub const CONTENT_TYPE: &str = "text/plain; version=0.0.4; charset=utf-8";

/// A page of metrics.
#[derive(Debug, Default)]
pub struct Page(String);

impl Page {
    /// Begins a metric; its samples follow.
    pub fn begin(&mut self, metric: &'static Metric) -> Samples<'_> {
        let Metric { name, kind, help, .. } = metric;
        let help = help.replace('\\', "\\\\").replace('\n', "\\n");
        self.write(format_args!("# HELP {name} {help}\n# TYPE {name} {}\n", kind.as_str()));
        Samples { page: self, metric }
    }

    /// Adds a metric without labels.
    pub fn single(&mut self, metric: &'static Metric, value: impl Display) {
        self.begin(metric).sample(&[], value);
    }

    /// Returns the text.
    pub fn into_text(self) -> String {
        self.0
    }

    fn write(&mut self, text: std::fmt::Arguments<'_>) {
        let _infallible = self.0.write_fmt(text);
    }
}

/// The samples of one metric.
pub struct Samples<'p> {
    page: &'p mut Page,
    metric: &'static Metric,
}

impl Samples<'_> {
    /// Adds a sample; the values of the labels are in the order of the metric.
    pub fn sample(&mut self, values: &[&str], value: impl Display) {
        self.line("", values, None, value);
    }

    /// Adds the samples of a histogram.
    pub fn durations(&mut self, values: &[&str], durations: &Durations) {
        for (bound, up_to) in BUCKETS_MICROS.iter().zip(durations.up_to) {
            self.line("_bucket", values, Some(&seconds(*bound)), up_to);
        }
        self.line("_bucket", values, Some("+Inf"), durations.count);
        self.line("_sum", values, None, seconds(durations.sum_micros));
        self.line("_count", values, None, durations.count);
    }

    fn line(&mut self, suffix: &str, values: &[&str], bound: Option<&str>, value: impl Display) {
        let named = self.metric.labels.iter().copied().zip(values.iter().copied());
        let labels: Vec<String> = named
            .chain(bound.map(|bound| ("le", bound)))
            .map(|(name, value)| format!("{name}=\"{}\"", escaped(value)))
            .collect();
        let name = self.metric.name;
        if labels.is_empty() {
            self.page.write(format_args!("{name}{suffix} {value}\n"));
        } else {
            self.page
                .write(format_args!("{name}{suffix}{{{}}} {value}\n", labels.join(",")));
        }
    }
}

/// Prints microseconds as seconds, exactly.
pub fn seconds(micros: u64) -> String {
    let text = format!("{}.{:06}", micros / 1_000_000, micros % 1_000_000);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

fn escaped(value: &str) -> String {
    value.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n")
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use app_service::service::Histogram;

    use super::super::catalogue::{BUILD, LIVE_STREAMS, WRITE_WAIT};
    use super::*;

    #[test]
    fn a_metric_has_help_type_and_samples() {
        let mut page = Page::default();
        page.single(&LIVE_STREAMS, 3);
        page.begin(&BUILD).sample(&["1\"\\\n"], 1);
        let expected = "# HELP seatwright_live_streams Open streams of changes.\n\
                        # TYPE seatwright_live_streams gauge\n\
                        seatwright_live_streams 3\n\
                        # HELP seatwright_build_info Always 1; the label has the version.\n\
                        # TYPE seatwright_build_info gauge\n\
                        seatwright_build_info{version=\"1\\\"\\\\\\n\"} 1\n";
        assert_eq!(page.into_text(), expected);
    }

    #[test]
    fn a_histogram_has_buckets_sum_and_count() {
        let histogram = Histogram::default();
        histogram.observe(Duration::from_millis(30));
        histogram.observe(Duration::from_secs(20));
        let mut page = Page::default();
        page.begin(&WRITE_WAIT).durations(&[], &histogram.read());
        let text = page.into_text();
        for line in [
            "seatwright_database_write_wait_seconds_bucket{le=\"0.025\"} 0",
            "seatwright_database_write_wait_seconds_bucket{le=\"0.1\"} 1",
            "seatwright_database_write_wait_seconds_bucket{le=\"10\"} 1",
            "seatwright_database_write_wait_seconds_bucket{le=\"+Inf\"} 2",
            "seatwright_database_write_wait_seconds_sum 20.03",
            "seatwright_database_write_wait_seconds_count 2",
        ] {
            assert!(text.lines().any(|found| found == line), "{line}\n{text}");
        }
    }

    #[test]
    fn seconds_are_exact() {
        let micros = [0, 1, 1_000, 500_000, 10_000_000];
        assert_eq!(micros.map(seconds), ["0", "0.000001", "0.001", "0.5", "10"]);
    }
}
