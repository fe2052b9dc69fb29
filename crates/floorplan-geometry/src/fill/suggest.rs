//! Suggestions for seating guests who are left out: more chairs at each table, other tables, a larger room. Each is
//! computed before it is offered.

use std::collections::BTreeMap;

use domain::plan::catalogue::Kind;
use domain::plan::command::Place;
use domain::plan::element::ChairArrangement;
use domain::plan::number::UNITS_PER_INCH;
use domain::plan::{Command, FloorPlan, IdMaker};
use domain::preset::{ChairSize, EDGE_PER_GUEST, LayoutConfig, TableSize, TableType, capacity, table_sizes};
use serde::Serialize;
use serde_json::json;

use super::{Outcome, Present, fill_within};
use crate::index::Placed;

/// Steps of each search; an idea that needs more is dropped.
const STEPS: usize = 12;
/// Depth of the long tables that are offered, in inches.
const LONG_DEPTH: f64 = 30.0;
/// Width of a usual chair, in inches.
const CHAIR: f64 = 18.0;
/// Step by which a room grows, in feet; it grows to at most twice its size.
const ROOM_STEP: f64 = 5.0;
/// The largest side of a room that is offered, in feet.
const ROOM_MAX: f64 = 400.0;
/// Things within this distance of a wall move with it, in units: 2 ft.
const AT_WALL: f64 = 48.0;
const UNITS_PER_FOOT: f64 = 24.0;

/// A change that helps.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Suggestion {
    /// The text of the button: "10 per table: 120 fit".
    pub label: String,
    /// The configuration of the suggestion.
    pub config: LayoutConfig,
    /// The resulting layout; its command also changes the room if the suggestion does.
    pub outcome: Outcome,
}

/// A change that may help.
#[derive(Clone, Debug, PartialEq)]
enum Idea {
    /// Other tables, or other chairs at them.
    Tables(String, LayoutConfig),
    /// A room of this width and depth, in feet.
    Room(f64, f64),
}

/// Returns the number of ideas for a configuration. Each is computed on its own, since that takes a moment.
pub fn count(plan: &FloorPlan, config: &LayoutConfig) -> usize {
    ideas(plan, config).len()
}

/// Computes one idea for the given treatment of existing seating; `None` when it seats at most `seats` guests or cannot
/// be used.
pub fn suggestion(
    plan: &FloorPlan,
    config: &LayoutConfig,
    (present, number, seats): (Present, usize, usize),
    ids: &mut IdMaker,
) -> Option<Suggestion> {
    match ideas(plan, config).into_iter().nth(number)? {
        Idea::Tables(name, config) => {
            let outcome = fill_within(plan, &config.check().ok()?, (present, STEPS), ids);
            let helps = outcome.seats > seats;
            helps.then(|| Suggestion {
                label: format!("{name}: {}", fit(outcome.seats)),
                config,
                outcome,
            })
        }
        Idea::Room(width, height) => {
            let change = resized(plan, width, height);
            let mut larger = plan.clone();
            for command in &change {
                larger.apply(command).ok()?;
            }
            let mut outcome = fill_within(&larger, &config.check().ok()?, (present, STEPS), ids);
            if outcome.left_out > 0 {
                return None;
            }
            if let Command::Batch { commands, .. } = &mut outcome.command {
                commands.splice(0..0, change);
            }
            let label = format!("{width} × {height} ft room: {}", fit(outcome.seats));
            Some(Suggestion {
                label,
                config: config.clone(),
                outcome,
            })
        }
    }
}

fn fit(seats: usize) -> String {
    if seats == 1 {
        "1 fits".to_owned()
    } else {
        format!("{seats} fit")
    }
}

fn ideas(plan: &FloorPlan, config: &LayoutConfig) -> Vec<Idea> {
    let mut ideas = Vec::new();
    if config.guests.is_none() {
        return ideas;
    }
    let is_at_tables = !["theater", "trade-show"].contains(&config.layout.as_str());
    if let Some(table) = TableType::parse(&config.table_type).filter(|_| is_at_tables) {
        let sizes = table_sizes(table);
        let own = sizes
            .iter()
            .find(|size| size.size == config.table_size && is_depth(size, config));
        let most = most_per_table(config);
        let usual = own.map_or(most, |own| own.chairs).min(most);
        let more = |chairs: &u32| f64::from(*chairs) > config.chairs_per_table;
        ideas.extend([usual, most].into_iter().filter(more).take(1).map(|chairs| {
            let chairs_per_table = f64::from(chairs);
            Idea::Tables(
                format!("{chairs} per table"),
                LayoutConfig {
                    chairs_per_table,
                    ..config.clone()
                },
            )
        }));
        if config.chair_size.width > CHAIR || config.chair_size.height > CHAIR {
            let chair_size = ChairSize {
                width: config.chair_size.width.min(CHAIR),
                height: config.chair_size.height.min(CHAIR),
            };
            ideas.push(Idea::Tables(
                "18 in chairs".to_owned(),
                LayoutConfig {
                    chair_size,
                    ..config.clone()
                },
            ));
        }
        let others = sizes
            .iter()
            .rev()
            .filter(|size| size.chairs >= 4 && size.size != config.table_size);
        ideas.extend(
            others
                .take(2)
                .map(|size| Idea::Tables(format!("{} tables for {}", size.label, size.chairs), with(config, size))),
        );
        if table == TableType::Round {
            let long = table_sizes(TableType::Rectangle)
                .iter()
                .filter(|size| size.depth == Some(LONG_DEPTH))
                .max_by(|a, b| a.size.total_cmp(&b.size));
            ideas.extend(long.map(|size| {
                let config = LayoutConfig {
                    table_type: TableType::Rectangle.as_str().to_owned(),
                    ..with(config, size)
                };
                Idea::Tables(format!("Long tables of {}", size.label), config)
            }));
        }
    }
    if plan.bounds.is_none() {
        let (width, height) = (plan.canvas.venue_width, plan.canvas.venue_height);
        let grown = |side: f64, share: f64| ((side * share) / ROOM_STEP).ceil() * ROOM_STEP;
        let shares = [1.15, 1.35, 1.6, 2.0];
        let rooms = shares.map(|share| (grown(width, share), grown(height, share)));
        ideas.extend(
            rooms
                .into_iter()
                .filter(|(width, height)| *width <= ROOM_MAX && *height <= ROOM_MAX)
                .map(|(width, height)| Idea::Room(width, height)),
        );
    }
    ideas
}

/// Returns the number of guests that fit at one table of a configuration.
fn most_per_table(config: &LayoutConfig) -> u32 {
    let (width, depth) = (config.table_size, config.table_depth.unwrap_or(config.table_size));
    let units = |inches: f64| inches * UNITS_PER_INCH;
    Kind::parse(&config.table_type).map_or(0, |kind| {
        capacity(kind, units(width), units(depth), ChairArrangement::Full, EDGE_PER_GUEST)
    })
}

fn is_depth(size: &TableSize, config: &LayoutConfig) -> bool {
    config.table_depth.is_none() || size.depth == config.table_depth
}

fn with(config: &LayoutConfig, size: &TableSize) -> LayoutConfig {
    LayoutConfig {
        table_size: size.size,
        table_depth: size.depth,
        chairs_per_table: f64::from(size.chairs),
        ..config.clone()
    }
}

/// Enlarges the room; things at its right and lower walls move with them.
fn resized(plan: &FloorPlan, width: f64, height: f64) -> Vec<Command> {
    let (old_width, old_height) = plan.canvas.room();
    let (dx, dy) = (width * UNITS_PER_FOOT - old_width, height * UNITS_PER_FOOT - old_height);
    let moves: Vec<Place> = plan
        .elements()
        .iter()
        .filter(|element| !element.locked && !super::is_seating(element))
        .filter_map(|element| {
            let bounds = Placed::from_element(element).bounds;
            let aside = if bounds.x1 > old_width - AT_WALL { dx } else { 0.0 };
            let down = if bounds.y1 > old_height - AT_WALL { dy } else { 0.0 };
            (aside != 0.0 || down != 0.0).then(|| Place {
                id: element.id.clone(),
                x: element.x + aside,
                y: element.y + down,
            })
        })
        .collect();
    let set = BTreeMap::from([
        ("venueWidth".to_owned(), json!(width)),
        ("venueHeight".to_owned(), json!(height)),
    ]);
    let mut commands = vec![Command::Canvas { set }];
    if !moves.is_empty() {
        commands.push(Command::Move { moves });
    }
    commands
}
