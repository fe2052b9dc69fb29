//! `seatwright seat`: one SWB/1 problem in, one swb-sol/1 solution out, within a wall time.
//! The engine has no clock; it is told here how much of its time is used up.

use std::time::Duration;

use seating_engine::engine::{Budget, Config, Control, Engine};
use seating_engine::swb;

use crate::core::clock;
use crate::process::cli::SeatOptions;
use crate::process::commands::files;

/// Wall time kept back for the last step of the search and for writing the file.
const RESERVE: Duration = Duration::from_millis(20);

/// Solves the problem and writes the solution; one line about the score goes to standard error.
pub fn run(options: &SeatOptions) -> Result<(), String> {
    let budget = Duration::try_from_secs_f64(options.seconds).map_err(|error| error.to_string())?;
    let (start, allowed) = (clock::now(), budget.saturating_sub(RESERVE).as_secs_f64().max(0.001));
    let text = files::read(&options.instance)?;
    let refused = |error: &swb::SwbError| {
        format!(
            "'{}' is not a valid SWB/1 instance: {error}",
            options.instance.display()
        )
    };
    let instance = swb::parse(&text).map_err(|error| refused(&error))?;
    let problem = swb::problem(&instance).map_err(|error| refused(&error))?;
    let engine = Engine::new(
        &problem,
        Config {
            seed: options.seed,
            threads: options.threads,
        },
    );
    let share_used = || clock::now().saturating_duration_since(start).as_secs_f64() / allowed;
    let outcome = engine.solve(Budget::paced(&share_used), &mut |_progress| Control::Continue);
    files::write(&options.out, &swb::solution_json(&instance, &outcome))?;
    let score = outcome.score;
    super::note(&format!(
        "{}: {} unseated, {} violations, cost {}, {} work units",
        instance.name, score.unseated, score.violations, score.cost, outcome.work_units
    ));
    Ok(())
}
