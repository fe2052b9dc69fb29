//! One measurement: `wrk` against a server, and what the server's process spent on it.

use std::collections::BTreeMap;
use std::path::Path;

use super::cpu;
use crate::failure::{Failure, Outcome};
use crate::product::Server;
use crate::{repo, shell};

/// What one run of `wrk` gave.
#[derive(Clone, Copy, Debug)]
pub(super) struct Measured {
    pub(super) requests_per_second: f64,
    pub(super) p50_ms: f64,
    pub(super) p99_ms: f64,
    pub(super) cpu_us_per_request: f64,
}

/// Claims seats for some seconds over 64 connections. Any answer but 2xx fails the bench: an error is cheap to send.
pub(super) fn claim_seats(server: &Server, seconds: u32, claims: &Path, cookie: &str) -> Outcome<Measured> {
    let before = cpu::microseconds(server.id())?;
    let mut wrk = shell::command("wrk", &repo::root());
    wrk.args(["-t1", "-c64", "--timeout", "10s", "-s", "xtask/load/claims.lua"])
        .arg(format!("-d{seconds}s"));
    let printed = shell::output(wrk.arg(server.base()).env("CLAIMS", claims).env("COOKIE", cookie))?;
    let spent = cpu::microseconds(server.id())? - before;
    let result = read(&printed)?;
    let field = |name: &str| {
        result
            .get(name)
            .copied()
            .ok_or_else(|| Failure::new(format!("wrk told no {name}: {printed}")))
    };
    let (requests, refused, broken) = (field("reqs")?, field("non2xx")?, field("sockerr")?);
    if requests == 0.0 || refused > 0.0 || broken > 0.0 {
        let counts = format!("{requests} answers, {refused} of them errors, {broken} broken connections");
        return Err(Failure::new(format!(
            "{} answered wrongly under load: {counts}",
            server.base()
        )));
    }
    Ok(Measured {
        requests_per_second: field("rps")?,
        p50_ms: field("p50_ms")?,
        p99_ms: field("p99_ms")?,
        cpu_us_per_request: spent / requests,
    })
}

/// The numbers of the line that `claims.lua` prints at the end.
fn read(printed: &str) -> Outcome<BTreeMap<String, f64>> {
    let line = printed.lines().find_map(|line| line.strip_prefix("RESULT "));
    let line = line.ok_or_else(|| Failure::new(format!("wrk printed no result:\n{printed}")))?;
    let pairs = line.split_whitespace().filter_map(|pair| pair.split_once('='));
    Ok(pairs
        .filter_map(|(name, value)| Some((name.to_owned(), value.parse().ok()?)))
        .collect())
}

/// The median of each figure over the rounds.
pub(super) fn median(rounds: &[Measured]) -> Option<Measured> {
    let middle = |figure: fn(&Measured) -> f64| {
        let mut values: Vec<f64> = rounds.iter().map(figure).collect();
        values.sort_by(f64::total_cmp);
        values.get(values.len() / 2).copied()
    };
    Some(Measured {
        requests_per_second: middle(|one| one.requests_per_second)?,
        p50_ms: middle(|one| one.p50_ms)?,
        p99_ms: middle(|one| one.p99_ms)?,
        cpu_us_per_request: middle(|one| one.cpu_us_per_request)?,
    })
}

#[cfg(test)]
mod tests {
    use super::{Measured, median, read};

    #[test]
    fn the_result_line_is_found_among_the_words_of_wrk() {
        let printed = "Running 6s test\nRESULT reqs=120 rps=20 p50_ms=1.50 p99_ms=9.00 non2xx=0 sockerr=0\n";
        let result = read(printed).unwrap();
        assert_eq!(result.get("p50_ms"), Some(&1.5));
        assert!(read("Running 6s test\n").is_err());
    }

    #[test]
    fn the_median_is_taken_figure_by_figure() {
        let round = |value: f64| Measured {
            requests_per_second: value,
            p50_ms: -value,
            p99_ms: value,
            cpu_us_per_request: value,
        };
        let median = median(&[round(3.0), round(1.0), round(2.0)]).unwrap();
        assert_eq!((median.requests_per_second, median.p50_ms), (2.0, -2.0));
    }
}
