//! Solves an SWB/1 file and writes swb-sol/1: `swb INSTANCE SECONDS THREADS SEED OUT`. With a `c` before the
//! seconds they are processor seconds of the first thread (Linux), so that a busy machine disturbs less.
//! A measuring tool for the engine; the product's own command is `seatwright seat`.
#![expect(clippy::disallowed_methods, reason = "a measuring tool reads files and the clock")]
#![expect(clippy::print_stdout, reason = "a measuring tool reports on standard output")]

use std::error::Error;
use std::time::{Duration, Instant};

use seating_engine::engine::{Budget, Config, Control, Engine};
use seating_engine::preflight::preflight;
use seating_engine::swb;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [file, seconds, threads, seed, out] = arguments.as_slice() else {
        return Err("usage: swb INSTANCE SECONDS THREADS SEED OUT".into());
    };
    let started = Instant::now();
    let cpu = seconds.starts_with('c');
    let limit = Duration::from_secs_f64(seconds.trim_start_matches('c').parse()?);
    let clock = || {
        if cpu {
            let t = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
            Duration::from_nanos(t.split(' ').next().and_then(|x| x.parse().ok()).unwrap_or(0))
        } else {
            started.elapsed()
        }
    };
    let instance = swb::parse(&std::fs::read_to_string(file)?)?;
    let problem = swb::problem(&instance)?;
    let known = preflight(&problem);
    let proved = started.elapsed();
    let share_used = || clock().as_secs_f64() / limit.as_secs_f64();
    let config = Config {
        seed: seed.parse()?,
        threads: threads.parse()?,
    };
    let mut kept = None;
    let outcome = Engine::new(&problem, config).solve(Budget::paced(&share_used), &mut |news| {
        if news.score.unseated == 0 && news.score.violations == 0 && kept.is_none() {
            kept = Some(started.elapsed());
        }
        Control::Continue
    });
    let took = started.elapsed();
    std::fs::write(out, swb::solution_json(&instance, &outcome))?;
    let score = outcome.score;
    println!(
        "{} U{} V{} S{} (proved U{} V{}, {} work units, rounds {:?}, preflight {proved:.1?}, all kept after {kept:.1?}, {took:.2?})",
        instance.name,
        score.unseated,
        score.violations,
        score.cost,
        known.min_unseated,
        known.min_hard,
        outcome.work_units,
        outcome.rounds
    );
    Ok(())
}
