//! Speed of the engine's parts on the committed small instance, and of rounds.

#![expect(clippy::expect_used, reason = "a benchmark of broken input is not worth having")]

use criterion::{Criterion, criterion_group, criterion_main};
use seating_engine::engine::{Budget, Config, Control, Engine};
use seating_engine::preflight::preflight;
use seating_engine::{rounds, score, swb};

const DINNER: &str = include_str!("../instances/dinner-24.json");

fn engine(criterion: &mut Criterion) {
    let instance = swb::parse(DINNER).expect("the committed instance is sound");
    let problem = swb::problem(&instance).expect("the committed instance is sound");
    let solve = |work| Engine::new(&problem, Config::default()).solve(Budget::work(work), &mut |_| Control::Continue);
    criterion.bench_function("swb/parse", |bench| bench.iter(|| swb::parse(DINNER)));
    criterion.bench_function("preflight", |bench| bench.iter(|| preflight(&problem)));
    criterion.bench_function("solve/50k work units", |bench| bench.iter(|| solve(50_000)));
    let plan = solve(10_000).seat;
    criterion.bench_function("score/full", |bench| bench.iter(|| score::score(&problem, &plan)));
}

fn rounds(criterion: &mut Criterion) {
    for (name, tables, size, number) in [("10 x 6, 6 rounds", 10, 6, 6), ("25 x 8, 6 rounds", 25, 8, 6)] {
        let draft = rounds::RoundsDraft::uniform(tables * size, &vec![size; tables], number);
        let task = draft.build().expect("a sound series of rounds");
        let seat = || rounds::seat(&task, 1, Budget::default(), &mut |_| Control::Continue);
        criterion.bench_function(&format!("rounds/{name}"), |bench| bench.iter(seat));
    }
}

criterion_group!(benches, engine, rounds);
criterion_main!(benches);
