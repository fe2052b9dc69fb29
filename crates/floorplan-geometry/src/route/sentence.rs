//! Directions as English sentences.

use super::Route;
use super::directions::{Landmark, Ordinal, Step, StepKind};
use super::hall::{Hall, Thing};
use super::landmark::Side;

const NUMBERS: [&str; 9] = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
];

/// Returns the sentence of each step of a route.
pub fn english(hall: &Hall, route: &Route) -> Vec<String> {
    let entrance = hall
        .entrances
        .get(route.entrance)
        .map_or("", |entrance| entrance.name.as_str());
    route.steps.iter().map(|step| sentence(hall, step, entrance)).collect()
}

fn sentence(hall: &Hall, step: &Step, entrance: &str) -> String {
    let seen = step
        .landmark
        .as_ref()
        .and_then(|landmark| Some((landmark, hall.things.get(landmark.thing)?)));
    let start = match step.kind {
        StepKind::Enter if entrance.is_empty() => "Enter".to_owned(),
        StepKind::Enter => format!("Enter at {}", with_article(entrance)),
        StepKind::Continue => "Continue".to_owned(),
        StepKind::TurnLeft => "Turn left".to_owned(),
        StepKind::TurnRight => "Turn right".to_owned(),
        StepKind::Arrive => "Your seat is".to_owned(),
    };
    let Some((landmark, thing)) = seen else {
        return match step.kind {
            StepKind::Continue => "Continue straight on.".to_owned(),
            StepKind::Arrive => "Your seat is here.".to_owned(),
            _ => format!("{start}."),
        };
    };
    let name = named(hall, landmark, thing);
    match (step.kind, side(landmark.side)) {
        (StepKind::Arrive, None) => format!("{start} straight ahead, at {name}."),
        (StepKind::Arrive, Some(side)) => format!("{start} on your {side}, at {name}."),
        (StepKind::Enter, None) => format!("{start} and walk towards {name}."),
        (StepKind::Continue, Some(side)) => format!("{start} past {name} on your {side}."),
        (_, None) => format!("{start} towards {name}."),
        (_, Some(side)) => format!("{start}, with {name} on your {side}."),
    }
}

fn side(side: Side) -> Option<&'static str> {
    match side {
        Side::Left => Some("left"),
        Side::Right => Some("right"),
        Side::Ahead => None,
    }
}

/// Returns the name of a landmark: "Table 12, the third round table after the stage," or "the bar".
fn named(hall: &Hall, landmark: &Landmark, thing: &Thing) -> String {
    let name = if thing.kind == "table" {
        thing.label.trim().to_owned()
    } else {
        with_article(thing.label.trim())
    };
    match landmark.ordinal.and_then(|ordinal| counted(hall, ordinal)) {
        Some(counted) => format!("{name} (the {counted})"),
        None => name,
    }
}

fn counted(hall: &Hall, ordinal: Ordinal) -> Option<String> {
    let number = NUMBERS.get(ordinal.nth.checked_sub(1)?)?;
    let table = if ordinal.round { "round table" } else { "table" };
    let after = ordinal.after.and_then(|after| hall.things.get(after));
    let after = after.map_or(String::new(), |after| {
        format!(" after {}", with_article(after.label.trim()))
    });
    Some(format!("{number} {table}{after}"))
}

/// Adds the article: "Bar" becomes "the bar"; names with further capitals, such as "DJ booth", keep them.
fn with_article(label: &str) -> String {
    let mut letters = label.chars();
    match (letters.next(), letters.next()) {
        (Some(first), Some(second)) if second.is_lowercase() => {
            let lower: String = first.to_lowercase().collect();
            format!("the {lower}{}", label.get(first.len_utf8()..).unwrap_or_default())
        }
        _ => format!("the {label}"),
    }
}
