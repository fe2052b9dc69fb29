//! The load bench: durable seat claims over 64 connections, product and yardstick in turns, on this disk and on one
//! that is 3 ms slower. Prints every round, the medians and the ratios.

use std::path::{Path, PathBuf};

use super::disk;
use super::sides::{self, Side};
use super::wrk::{self, Measured};
use crate::failure::{Failure, Outcome};
use crate::{console, dist, files, repo, tools};

/// What to measure, and how long.
#[derive(Debug)]
pub(super) struct Plan {
    pub(super) rounds: u32,
    pub(super) seconds: u32,
    /// The product to measure; without one it is built first.
    pub(super) binary: Option<PathBuf>,
}

/// Runs the bench, or says why it cannot.
pub(super) fn run(plan: &Plan) -> Outcome {
    let perf = repo::root().join("../shared/perf");
    if !perf.join("yardstick/server.mjs").is_file() {
        console::say(format_args!(
            "load bench skipped: the yardstick is not at {}",
            perf.display()
        ));
        return Ok(());
    }
    tools::program("wrk", "wrk")?;
    tools::program("cc", "build-essential")?;
    tools::node()?;
    let work = repo::path("target/bench");
    files::make_dir(&work)?;
    let program = plan.binary.clone().map_or_else(dist::build, Ok)?;
    let sides = [sides::product(&work, program)?, sides::yardstick(&work, &perf)?];
    let slow = sides::slow_disk(&work, &perf)?;
    console::say(format_args!(
        "\nthis disk: {:.0} fdatasync/s of 4 KiB",
        disk::fdatasync_per_second(&work)?
    ));
    compare("this disk", &sides, None, plan)?;
    compare("3 ms slower disk", &sides, Some(&slow), plan)?;
    console::say(format_args!(
        "this disk, again: {:.0} fdatasync/s of 4 KiB",
        disk::fdatasync_per_second(&work)?
    ));
    Ok(())
}

fn compare(disk: &str, sides: &[Side; 2], preload: Option<&Path>, plan: &Plan) -> Outcome {
    let [product, yardstick] = sides;
    console::say(format_args!(
        "\ndurable seat claims, 64 connections, synchronous=FULL, {disk}\n{HEAD}"
    ));
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for round in 1..=plan.rounds {
        // Each side goes first in turn: the second one finds a warmer machine.
        let measure = |side: &Side, rounds: &mut Vec<Measured>| -> Outcome {
            let measured = wrk::claim_seats(&side.start(preload)?, plan.seconds, &side.claims, &side.cookie)?;
            console::say(row(&format!("{} {round}", side.name), &measured));
            rounds.push(measured);
            Ok(())
        };
        if round % 2 == 1 {
            measure(product, &mut ours)?;
            measure(yardstick, &mut theirs)?;
        } else {
            measure(yardstick, &mut theirs)?;
            measure(product, &mut ours)?;
        }
    }
    let (Some(ours), Some(theirs)) = (wrk::median(&ours), wrk::median(&theirs)) else {
        return Err(Failure::new("no round was measured"));
    };
    console::say(row("product median", &ours));
    console::say(row("yardstick median", &theirs));
    console::say(ratios(&ours, &theirs));
    Ok(())
}

const HEAD: &str = "                        req/s    p50 ms    p99 ms  CPU us/req";

fn row(name: &str, one: &Measured) -> String {
    format!(
        "{name:<20}{:>9.0}{:>10.2}{:>10.2}{:>12.0}",
        one.requests_per_second, one.p50_ms, one.p99_ms, one.cpu_us_per_request
    )
}

fn ratios(ours: &Measured, theirs: &Measured) -> String {
    format!(
        "product : yardstick = {:.1} x the requests a second, {:.2} x the CPU per request, {:.2} x the p99",
        ours.requests_per_second / theirs.requests_per_second,
        ours.cpu_us_per_request / theirs.cpu_us_per_request,
        ours.p99_ms / theirs.p99_ms
    )
}

#[cfg(test)]
mod tests {
    use super::{HEAD, Measured, ratios, row};

    #[test]
    fn rows_stand_below_their_head_and_ratios_are_ours_to_theirs() {
        let ours = Measured {
            requests_per_second: 6_000.0,
            p50_ms: 10.0,
            p99_ms: 20.0,
            cpu_us_per_request: 80.0,
        };
        let theirs = Measured {
            requests_per_second: 300.0,
            p50_ms: 200.0,
            p99_ms: 400.0,
            cpu_us_per_request: 320.0,
        };
        assert_eq!(row("product 1", &ours).len(), HEAD.len());
        let text = ratios(&ours, &theirs);
        assert!(
            text.contains("20.0 x the requests") && text.contains("0.25 x the CPU") && text.contains("0.05 x the p99")
        );
    }
}
