//! The table of the metrics. The page and the table in docs/operating.md are made from it.

/// What a metric measures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MetricKind {
    /// A number that only grows.
    Counter,
    /// A number that changes.
    Gauge,
    /// Durations in buckets.
    Histogram,
}

impl MetricKind {
    /// Returns the word of the text format.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Counter => "counter",
            Self::Gauge => "gauge",
            Self::Histogram => "histogram",
        }
    }
}

/// One metric.
#[derive(Debug)]
pub struct Metric {
    /// The name.
    pub name: &'static str,
    /// What it measures.
    pub kind: MetricKind,
    /// The names of its labels.
    pub labels: &'static [&'static str],
    /// What it means, in one sentence.
    pub help: &'static str,
}

/// Declares each metric and the list of all.
macro_rules! metrics {
    ($($constant:ident: $kind:ident $name:literal $labels:tt, $help:literal;)+) => {
        $(
            #[doc = $help]
            pub const $constant: Metric = Metric {
                name: $name,
                kind: MetricKind::$kind,
                labels: &$labels,
                help: $help,
            };
        )+

        /// All metrics, in the order of the page.
        pub const METRICS: &[Metric] = &[$($constant),+];
    };
}

metrics! {
    BUILD: Gauge "seatwright_build_info" ["version"], "Always 1; the label has the version.";
    REQUESTS: Counter "seatwright_http_requests_total" ["method", "route", "status"], "Requests that were answered, by method, route template and class of the status.";
    LATENCY: Histogram "seatwright_http_request_duration_seconds" ["method", "route"], "Time until the head of the answer was ready.";
    CONNECTIONS: Gauge "seatwright_http_connections" [], "Open connections.";
    CONNECTIONS_ACCEPTED: Counter "seatwright_http_connections_accepted_total" [], "Connections that were accepted.";
    CONNECTIONS_REFUSED: Counter "seatwright_http_connections_refused_total" [], "Connections that were closed because their address held too many.";
    LIVE_STREAMS: Gauge "seatwright_live_streams" [], "Open streams of changes.";
    LONG_WORK_REFUSED: Counter "seatwright_long_work_refused_total" [], "Long calls that were refused because others were running.";
    HEAVY_READS_REFUSED: Counter "seatwright_heavy_reads_refused_total" [], "Reads of lists and plans that were refused because others were running.";
    RATE_LIMITS_HIT: Counter "seatwright_rate_limit_hits_total" ["limit"], "Attempts that found their rate limit used up.";
    SEATS_CLAIMED: Counter "seatwright_seats_claimed_total" [], "Seats that organisers gave to a guest, one at a time.";
    SEATS_REFUSED: Counter "seatwright_seats_refused_total" [], "Requests that were refused because a seat had another guest.";
    POOL_SIZE: Gauge "seatwright_database_readers" [], "Connections to the database for reads.";
    POOL_IDLE: Gauge "seatwright_database_readers_idle" [], "Connections for reads that are free.";
    POOL_WAITING: Gauge "seatwright_database_reads_waiting" [], "Reads that wait for a connection.";
    WRITES_WAITING: Gauge "seatwright_database_writes_waiting" [], "Writes that wait for the writer.";
    WRITE_WAIT: Histogram "seatwright_database_write_wait_seconds" [], "Time that writes waited before they ran.";
    TRANSACTIONS: Histogram "seatwright_database_transaction_seconds" [], "Time of write transactions with their commit; with SQLite one carries many writes.";
    JOBS_QUEUED: Gauge "seatwright_jobs_queued" [], "Jobs in the database that wait.";
    JOBS_RUNNING: Gauge "seatwright_jobs_running" [], "Jobs in the database that run, on any server.";
    JOBS_ENDED: Counter "seatwright_jobs_ended_total" ["kind", "outcome"], "Jobs that ran on this server and ended.";
    MAIL_QUEUED: Gauge "seatwright_mail_queued" [], "Mails in the database that have not gone yet.";
    MAIL_OLDEST: Gauge "seatwright_mail_oldest_waiting_seconds" [], "How long the oldest of them has waited; 0 when none waits.";
    MAIL_SENT: Counter "seatwright_mail_sent_total" [], "Mails that this server sent, or wrote to files.";
    MAIL_FAILED: Counter "seatwright_mail_failed_total" [], "Mails that this server gave up on.";
    EXPORTS: Counter "seatwright_exports_total" [], "Files of events that were made.";
    EXPORT_BYTES: Counter "seatwright_export_bytes_total" [], "Bytes of these files.";
    START_TIME: Gauge "process_start_time_seconds" [], "When the process started, in seconds since 1970.";
    MEMORY: Gauge "process_resident_memory_bytes" [], "Resident memory; on Linux only.";
    OPEN_FILES: Gauge "process_open_fds" [], "Open files and connections; on Linux only.";
    CPU: Counter "process_cpu_seconds_total" [], "Processor time of the process; on Linux only.";
}

/// Returns the table for the documentation.
pub fn markdown() -> String {
    let mut table = "| metric | type | labels | meaning |\n|---|---|---|---|\n".to_owned();
    for metric in METRICS {
        let labels: Vec<String> = metric.labels.iter().map(|label| format!("`{label}`")).collect();
        table.push_str(&format!(
            "| `{}` | {} | {} | {} |\n",
            metric.name,
            metric.kind.as_str(),
            labels.join(", "),
            metric.help
        ));
    }
    table
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn names_are_unique_and_only_counters_end_in_total() {
        let names: BTreeSet<&str> = METRICS.iter().map(|metric| metric.name).collect();
        assert_eq!(names.len(), METRICS.len());
        for metric in METRICS {
            let is_counter = metric.kind == MetricKind::Counter;
            assert_eq!(metric.name.ends_with("_total"), is_counter, "{}", metric.name);
        }
    }
}
