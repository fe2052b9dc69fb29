//! `seatwright route`: one SWN/1 instance in, one swn-sol/1 solution out.

use floorplan_geometry::route::{Profile, Routes, swn};

use crate::core::clock;
use crate::process::cli::RouteOptions;
use crate::process::commands::files;

/// Answers the questions and writes the solution; one line about the time goes to standard error.
pub fn run(options: &RouteOptions) -> Result<(), String> {
    let text = files::read(&options.instance)?;
    let instance = swn::parse(&text).map_err(|error| {
        format!(
            "'{}' is not a valid SWN/1 instance: {error}",
            options.instance.display()
        )
    })?;
    let swn::Instance { name, hall, queries } = instance;
    let milliseconds = |since| clock::now().saturating_duration_since(since).as_secs_f64() * 1000.0;
    let start = clock::now();
    let routes = Routes::new(hall);
    routes.prepare(Profile::Walking);
    routes.prepare(Profile::StepFree);
    let built = milliseconds(start);
    let (mut answers, mut slowest) = (Vec::with_capacity(queries.len()), 0.0_f64);
    for (id, query) in &queries {
        let start = clock::now();
        let found = routes.route(query);
        slowest = slowest.max(milliseconds(start));
        answers.push(swn::answer(routes.hall(), id, &found));
    }
    files::write(&options.out, &swn::solution_json(&name, answers))?;
    super::note(&format!(
        "{name}: {} queries, plan in {built:.1} ms, slowest query {slowest:.2} ms",
        queries.len()
    ));
    Ok(())
}
