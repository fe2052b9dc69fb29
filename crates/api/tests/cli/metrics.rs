//! The metrics and the log of the binary, from the outside.

use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use api::core::metrics::catalogue::{self, METRICS, MetricKind};
use serde_json::Value;

use crate::client::Client;
use crate::fails;
use crate::process::{Folder, Process};

const HERE: Ipv4Addr = Ipv4Addr::LOCALHOST;

/// A folder with a log in JSON.
struct JsonLog {
    _folder: Folder,
    file: PathBuf,
}

impl JsonLog {
    fn new() -> Self {
        let folder = Folder::new();
        std::fs::DirBuilder::new()
            .recursive(true)
            .create(folder.path())
            .unwrap();
        let file = folder.path().join("log");
        Self { _folder: folder, file }
    }

    #[expect(clippy::disallowed_methods, reason = "reads the log of the binary under test")]
    fn text(&self) -> String {
        std::fs::read_to_string(&self.file).unwrap()
    }

    fn lines(&self) -> Vec<Value> {
        let text = self.text();
        let line = |line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
        text.lines().map(line).collect()
    }

    fn line(&self, message: &str) -> Value {
        let lines = self.lines();
        let found = lines.iter().find(|line| line["message"] == message);
        found.unwrap_or_else(|| panic!("{message}: {lines:?}")).clone()
    }
}

fn page_of(address: SocketAddr) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(
        stream,
        "GET /metrics HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n"
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    assert!(head.contains("content-type: text/plain; version=0.0.4"), "{head}");
    body.to_owned()
}

/// Asks `promtool`, where it is installed.
#[expect(
    clippy::disallowed_methods,
    reason = "starts a tool that checks what the binary prints"
)]
fn check_with_promtool(page: &str) {
    let tool = Path::new("/usr/bin/promtool");
    if !tool.exists() {
        return;
    }
    let mut check = Command::new(tool)
        .args(["check", "metrics"])
        .stdin(Stdio::piped())
        .stderr(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    check.stdin.take().unwrap().write_all(page.as_bytes()).unwrap();
    let output = check.wait_with_output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && said.is_empty(), "{said}\n{page}");
}

#[test]
fn the_page_has_every_metric_and_no_id() {
    let log = JsonLog::new();
    let options = ["--metrics-listen", "127.0.0.1:0", "--log-format", "json"];
    let server = Process::start_logged(&log.file, &options);
    let client = Client::with_event(&server);
    let event = format!("/api/events/{}", client.event);
    assert!(client.send("GET", &event, "").starts_with("HTTP/1.1 200"));
    server.ask(HERE, "GET /api/metrics", "");
    let address = log.line("started")["metrics"].as_str().unwrap().parse().unwrap();
    let page = page_of(address);
    for line in [
        "seatwright_http_requests_total{method=\"POST\",route=\"/api/events\",status=\"2xx\"} 1",
        "seatwright_http_requests_total{method=\"GET\",route=\"/api/events/{eventId}\",status=\"2xx\"} 1",
        "seatwright_http_requests_total{method=\"GET\",route=\"unmatched\",status=\"4xx\"} 1",
        "seatwright_http_request_duration_seconds_count{method=\"POST\",route=\"/api/events\"} 1",
        "seatwright_rate_limit_hits_total{limit=\"sign-in-address\"} 0",
        "seatwright_jobs_ended_total{kind=\"import\",outcome=\"failed\"} 0",
        "seatwright_jobs_queued 0",
    ] {
        assert!(page.lines().any(|found| found == line), "{line}\n{page}");
    }
    for metric in METRICS {
        let suffix = if metric.kind == MetricKind::Histogram {
            "_count"
        } else {
            ""
        };
        let name = format!("{}{suffix}", metric.name);
        let is_on_linux = metric.name.starts_with("process_") && metric.name != "process_start_time_seconds";
        let is_there = page
            .lines()
            .any(|line| line.split([' ', '{']).next() == Some(name.as_str()));
        assert!(
            is_there || (is_on_linux && cfg!(not(target_os = "linux"))),
            "{name}\n{page}"
        );
    }
    assert!(!page.contains(&client.event) && !page.contains("ann@"), "{page}");
    check_with_promtool(&page);
}

#[test]
fn the_address_of_visitors_is_refused_for_metrics() {
    let words = [
        "serve",
        "--data",
        "d",
        "--listen",
        "127.0.0.1:9",
        "--metrics-listen",
        "127.0.0.1:9",
    ];
    fails(&words, 2, "--metrics-listen needs an address or a port of its own");
}

#[test]
fn the_access_log_names_templates_and_no_ids() {
    let log = JsonLog::new();
    let mut server = Process::start_logged(&log.file, &["--log-format", "json", "--access-log", "on"]);
    let client = Client::with_event(&server);
    let event = client.event.clone();
    client.send("GET", &format!("/api/events/{event}/guests?search=secret"), "");
    server.terminate();
    server.wait();
    let started = log.line("started");
    assert_eq!(started["database"], "sqlite");
    assert_eq!(started["listen"], server.address.to_string());
    assert_eq!(started["version"], env!("CARGO_PKG_VERSION"));
    let stopped = log.line("stopped");
    assert_eq!(
        (&stopped["signal"], &stopped["drained"]),
        (&"SIGTERM".into(), &false.into())
    );
    let lines = log.lines();
    let line = lines
        .iter()
        .find(|line| line["route"] == "/api/events/{eventId}/guests");
    let line = line.unwrap_or_else(|| panic!("{lines:?}"));
    assert_eq!((&line["target"], &line["level"]), (&"access".into(), &"INFO".into()));
    assert_eq!((&line["method"], &line["status"]), (&"GET".into(), &200.into()));
    assert!(
        line["millis"].is_u64() && line["request_id"].is_string() && line["timestamp"].is_string(),
        "{line}"
    );
    let text = log.text();
    let has = |part: &str| text.contains(part);
    assert!(!has(&event) && !has("secret") && !has("ann@"), "{text}");
}

#[test]
fn a_log_in_a_file_has_no_colours() {
    let log = JsonLog::new();
    let _server = Process::start_logged(&log.file, &[]);
    let text = log.text();
    assert!(
        text.contains("seatwright: started") && !text.contains('\u{1b}'),
        "{text}"
    );
    assert!(!text.contains("access"), "{text}");
}

/// The table between the marks, which `UPDATE_EXPECT=1` writes.
#[test]
#[expect(clippy::disallowed_methods, reason = "reads and updates the documentation")]
fn the_documentation_lists_the_metrics() {
    let page = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/operating.md"));
    let text = std::fs::read_to_string(&page).unwrap();
    let begin = text.find("<!-- metrics").unwrap();
    let begin = begin + text[begin..].find('\n').unwrap() + 1;
    let end = text.find("<!-- end of metrics -->").unwrap();
    let table = catalogue::markdown();
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(&page, format!("{}{table}{}", &text[..begin], &text[end..])).unwrap();
        return;
    }
    assert_eq!(&text[begin..end], table, "run this test with UPDATE_EXPECT=1");
}
