//! Seats social golfer cases and reports repeats, bound and time: `rounds [SECONDS [TABLES-SIZE-ROUNDS ...]]`. A `u`
//! after a case makes every second table two seats larger and the others two smaller. A measuring tool for the engine.
#![expect(clippy::disallowed_methods, reason = "a measuring tool reads the clock")]
#![expect(clippy::print_stdout, reason = "a measuring tool reports on standard output")]

use std::error::Error;
use std::time::Instant;

use seating_engine::engine::{Budget, Control};
use seating_engine::rounds::{RoundsDraft, seat};

/// Cases of the social golfer problem, then sizes of events, some with more guests at a table than tables.
const CASES: &str = "4-3-4 5-3-7 5-4-5 5-5-6 6-3-8 6-4-6 6-4-7 6-5-6 6-6-3 7-3-9 7-3-10 7-4-7 7-4-9 7-5-7 7-6-7 7-7-8 \
    8-3-10 8-3-11 8-4-9 8-4-10 8-5-8 8-6-8 8-7-8 8-8-9 9-3-13 9-4-9 9-5-9 9-6-9 9-9-10 10-3-13 10-3-14 10-4-9 10-4-11 \
    10-5-8 10-5-9 10-6-7 10-7-5 10-8-4 10-9-3 10-10-3 \
    25-8-6 25-10-6 12-5-10 20-10-6 6-10-6 9-7-6 12-6-8 10-6-6 10-6-8 10-8-6u 500-10-8 500-10-8u";

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let limit: f64 = arguments.first().map_or(Ok(60.0), |seconds| seconds.parse())?;
    let named = arguments.get(1..).unwrap_or_default().join(" ");
    let cases = if named.is_empty() { CASES } else { &named };
    for case in cases.split_whitespace() {
        let numbers: Result<Vec<usize>, _> = case.trim_end_matches('u').split('-').map(str::parse).collect();
        let [tables, size, rounds] = *numbers?.as_slice() else {
            return Err("a case is TABLES-SIZE-ROUNDS".into());
        };
        let started = Instant::now();
        let uneven = if case.ends_with('u') { 2 } else { 0 };
        let seats: Vec<usize> = (0..tables)
            .map(|table| size - uneven + table % 2 * 2 * uneven)
            .collect();
        let task = RoundsDraft::uniform(seats.iter().sum(), &seats, rounds).build()?;
        let share_used = || started.elapsed().as_secs_f64() / limit;
        let plan = seat(&task, 1, Budget::paced(&share_used), &mut |_| Control::Continue);
        println!(
            "{case}: {} repeats, bound {}, proved {}, {:?}, {} work units, {:.2?}",
            plan.repeats,
            plan.bound.repeats,
            plan.proved,
            plan.method,
            plan.work_units,
            started.elapsed()
        );
    }
    Ok(())
}
