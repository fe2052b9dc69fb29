//! `seatwright layout`: one SWR/1 instance in, one swr-sol/1 solution out.

use std::time::Duration;

use floorplan_geometry::layout::{solve, swr};

use crate::core::clock;
use crate::process::cli::LayoutOptions;
use crate::process::commands::files;

/// Seats the hall and writes the solution; one line about the time goes to standard error.
pub fn run(options: &LayoutOptions) -> Result<(), String> {
    let text = files::read(&options.instance)?;
    let hall = swr::parse(&text).map_err(|error| {
        format!(
            "'{}' is not a valid SWR/1 instance: {error}",
            options.instance.display()
        )
    })?;
    let start = clock::now();
    let limit = Duration::from_secs_f64(options.seconds);
    let passed = || clock::now().saturating_duration_since(start);
    let layout = solve(&hall, || passed() < limit);
    files::write(&options.out, &swr::solution_json(&layout))?;
    super::note(&format!(
        "{}: {} seats in {:.0} ms",
        hall.name,
        layout.seats(),
        passed().as_secs_f64() * 1000.0
    ));
    Ok(())
}
