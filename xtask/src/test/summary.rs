//! The table at the end of `test`: what ran, how long it took, what failed.

use std::time::Duration;

/// The first line of the table.
pub(super) const HEADING: &str = "\nstep                  time  result\n";

/// One step that ran.
#[derive(Debug)]
pub(super) struct Row {
    pub(super) name: &'static str,
    pub(super) took: Duration,
    pub(super) failure: Option<String>,
}

/// The table as text, with the time of the whole run in its last line.
pub(super) fn table(rows: &[Row], whole: Duration) -> String {
    let mut text = String::from(HEADING);
    for row in rows {
        let result = row
            .failure
            .as_deref()
            .map_or_else(|| "ok".to_owned(), |failure| format!("FAILED: {failure}"));
        text.push_str(&format!("{:<16}{:>10}  {result}\n", row.name, shown(row.took)));
    }
    text.push_str(&format!("{:<16}{:>10}", "all", shown(whole)));
    text
}

fn shown(took: Duration) -> String {
    let seconds = took.as_secs();
    if seconds < 60 {
        format!("{:.1} s", took.as_secs_f64())
    } else {
        format!("{}:{:02} min", seconds / 60, seconds % 60)
    }
}

#[cfg(test)]
mod tests {
    use super::{Row, table};
    use std::time::Duration;

    #[test]
    fn failed_steps_stand_out_and_long_times_read_as_minutes() {
        let rows = [
            Row {
                name: "fmt",
                took: Duration::from_millis(1234),
                failure: None,
            },
            Row {
                name: "rust",
                took: Duration::from_secs(125),
                failure: Some("`cargo test` ended with 101".to_owned()),
            },
        ];
        let text = table(&rows, Duration::from_secs(127));
        assert!(text.contains("fmt                  1.2 s  ok\n"), "{text}");
        assert!(
            text.contains("rust              2:05 min  FAILED: `cargo test` ended with 101\n"),
            "{text}"
        );
    }
}
