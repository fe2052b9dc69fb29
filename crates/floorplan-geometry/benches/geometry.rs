//! The parts of the geometry that run for each frame or each export, at 1,000 tables of ten.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use domain::plan::{Command, ElementId, FloorPlan, IdMaker};
use domain::preset::LayoutConfig;
use floorplan_geometry::chairs;
use floorplan_geometry::checks;
use floorplan_geometry::fill::{self, Present};
use floorplan_geometry::index::PlanIndex;
use floorplan_geometry::point::Point;
use floorplan_geometry::scene;
use floorplan_geometry::snap::{self, SnapOptions};
use floorplan_geometry::svg;

/// 40 columns by 25 rows of round tables, as in a large hall.
fn hall() -> FloorPlan {
    let table = |n: u32| {
        let (x, y) = (n % 40 * 220 + 100, n / 40 * 220 + 100);
        format!(
            r#"{{"id":"t{n}","type":"round","x":{x},"y":{y},"width":144,"height":144,"chairs":10,"tableNumber":{n}}}"#
        )
    };
    let tables: Vec<String> = (0..1000).map(table).collect();
    let text = format!(
        r#"{{"canvas":{{"venueWidth":400,"venueHeight":250}},"elements":[{}]}}"#,
        tables.join(",")
    );
    FloorPlan::from_json(&text).map_or_else(|_| FloorPlan::empty(""), |(plan, _)| plan)
}

fn geometry(criterion: &mut Criterion) {
    let plan = hall();
    let index = PlanIndex::from_plan(&plan);
    let json = plan.to_json().unwrap_or_default();
    let fifty: Vec<ElementId> = plan
        .elements()
        .iter()
        .take(50)
        .map(|element| element.id.clone())
        .collect();
    let options = SnapOptions {
        grid: Some(24.0),
        tolerance: 6.0,
    };
    criterion.bench_function("chairs of 1000 tables", |b| {
        b.iter(|| {
            plan.elements()
                .iter()
                .map(|table| chairs::layout(black_box(table)).len())
                .sum::<usize>()
        });
    });
    criterion.bench_function("hit test", |b| {
        let mut n = 0_u32;
        b.iter(|| {
            n = (n + 37) % 8000;
            index.hit(&plan, black_box(Point::new(f64::from(n), f64::from(n % 5000))), 4.0)
        });
    });
    criterion.bench_function("open 1000 tables", |b| {
        b.iter(|| FloorPlan::from_json(black_box(&json)).map(|(plan, _)| PlanIndex::from_plan(&plan)));
    });
    criterion.bench_function("scene of 1000 tables", |b| {
        b.iter(|| {
            plan.elements()
                .iter()
                .map(|table| scene::primitives(black_box(table)).len())
                .sum::<usize>()
        });
    });
    criterion.bench_function("svg of 1000 tables", |b| {
        b.iter(|| svg::plan(black_box(&plan), &svg::Options::default()));
    });
    criterion.bench_function("snap 50 of 1000 tables", |b| {
        b.iter(|| snap::snap_move(&plan, &index, black_box(&fifty), 3.0, 4.0, options));
    });
    criterion.bench_function("check 1000 tables", |b| {
        let with_exit = json.replacen(
            r#""elements":["#,
            r#""elements":[{"id":"out","type":"entrance","x":4700,"y":5950,"rotation":180},"#,
            1,
        );
        let plan = FloorPlan::from_json(&with_exit).map_or_else(|_| plan.clone(), |(plan, _)| plan);
        b.iter(|| checks::check(black_box(&plan)));
    });
    let room_json = r#"{"canvas":{"venueWidth":160,"venueHeight":140},"elements":[
        {"id":"in","type":"entrance","x":1848,"y":3312,"rotation":180},{"id":"s","type":"stage","x":1680,"y":20,"width":480,"height":120}]}"#;
    let room = FloorPlan::from_json(room_json).map_or_else(|_| FloorPlan::empty(""), |(plan, _)| plan);
    let thousand = LayoutConfig {
        guests: Some(1000.0),
        ..LayoutConfig::default()
    };
    let tight = LayoutConfig {
        table_size: 60.0,
        space_between_rows: 24.0,
        space_between_columns: 24.0,
        ..thousand.clone()
    };
    let aisle = r#"{"points":[{"x":100,"y":300},{"x":3700,"y":300},{"x":3700,"y":400},{"x":200,"y":400},{"x":200,"y":3300},{"x":100,"y":3300}]}"#;
    let bent = room_json.replacen(r#""elements""#, &format!(r#""aisles":[{aisle}],"elements""#), 1);
    let bent = FloorPlan::from_json(&bent).map_or_else(|_| FloorPlan::empty(""), |(plan, _)| plan);
    for (name, room, config) in [
        ("fill a room for 1000", &room, thousand.clone()),
        ("fill a room tightly for 1000", &room, tight),
        ("fill a room around a bent aisle for 1000", &bent, thousand),
    ] {
        let (Ok(setup), Ok(ids)) = (config.check(), IdMaker::new("V1StGXR8Z5jdHi6BmyT_z")) else {
            continue;
        };
        criterion.bench_function(name, |b| {
            b.iter(|| fill::fill(black_box(room), &setup, Present::Replaced, &mut ids.clone()));
        });
    }
    criterion.bench_function("move and undo 50 of 1000 tables", |b| {
        let (mut plan, mut index) = (plan.clone(), index.clone());
        let moves = fifty
            .iter()
            .map(|id| domain::plan::command::Place {
                id: id.clone(),
                x: 7.0,
                y: 9.0,
            })
            .collect();
        let command = Command::Move { moves };
        b.iter(|| {
            let Ok(there) = plan.apply(&command) else { return };
            index.update(&plan, &there);
            let Ok(back) = plan.apply(&there.inverse) else { return };
            index.update(&plan, &back);
        });
    });
}

criterion_group!(benches, geometry);
criterion_main!(benches);
