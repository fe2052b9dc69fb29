//! The sentences of a layout: what did not fit and why, and where it differs from the wish.

use domain::plan::{Element, FloorPlan};
use domain::preset::{Arrangement, Layout, Setup};

use super::choose::Choice;
use super::options;
use super::site::Site;
use super::{STANDING_GUESTS, Seating};

/// The least floor per guest, in square feet: theatre seats with their aisles.
const LEAST_FLOOR: f64 = 6.0;
const UNITS_PER_FOOT: f64 = 24.0;
/// The most things to name; readers skip longer lists.
const NAMED: usize = 4;

/// Returns the sentence about seating that stays: head tables, locked tables, tables placed by hand.
pub(super) fn staying(seats: usize) -> String {
    format!(
        "Head tables, locked tables and tables placed by hand stay, with {}.",
        seats_in_words(seats)
    )
}

/// Reports sizes that cannot work in any layout: too little floor for the guests, a table longer than the room.
pub(super) fn measures(kept: &FloorPlan, setup: &Setup) -> Vec<String> {
    let (width, depth) = kept.canvas.room();
    let feet = |units: f64| (units / UNITS_PER_FOOT).round();
    let mut reasons = Vec::new();
    let area = feet(width) * feet(depth);
    let needed = setup.guests.map_or(0.0, f64::from) * LEAST_FLOOR;
    if needed > area {
        let guests = setup.guests.unwrap_or(0);
        reasons.push(format!(
            "{guests} guests need {needed} sq ft at {LEAST_FLOOR} sq ft each; the room has {area} sq ft."
        ));
    }
    let length = |element: &Element| element.width.max(element.height);
    let too_long = kept
        .elements()
        .iter()
        .find(|element| super::is_seating(element) && length(element) > width.max(depth));
    reasons.extend(too_long.map(|element| {
        format!(
            "{} is {} ft long; the room is {} × {} ft.",
            element.label,
            feet(length(element)),
            feet(width),
            feet(depth)
        )
    }));
    reasons
}

/// Returns the result when no block fits at all.
pub(super) fn nothing(setup: &Setup, wished: usize, site: &Site) -> Seating {
    let mut reasons = Vec::new();
    if setup.guests != Some(0) {
        let what = noun(setup, 2);
        reasons.push(format!("No {what} of this size fit on the free floor of the room."));
    }
    reasons.extend(no_exit(site));
    Seating {
        elements: Vec::new(),
        reasons,
        left_out: wished,
    }
}

/// Lists the remarks about a layout.
pub(super) fn list(setup: &Setup, site: &Site, choice: &Choice, elements: &[Element], left_out: usize) -> Vec<String> {
    let mut reasons = Vec::new();
    if left_out > 0 && choice.form.block.seats() > 0 {
        reasons.push(full(setup, elements.len(), left_out));
        reasons.extend(in_the_way(choice));
    }
    reasons.extend(differences(setup, choice));
    reasons.extend(fewer_chairs(setup, choice, elements));
    reasons.extend(no_exit(site));
    reasons
}

/// Lists the remarks about a layout whose tables are closer together than asked.
pub(super) fn closer(setup: &Setup, site: &Site, tables: usize, left_out: usize) -> Vec<String> {
    let mut reasons = Vec::new();
    let what = noun(setup, 2);
    if left_out > 0 {
        reasons.push(format!(
            "{} no seat: even with the {what} as close as aisles allow, the free floor takes {tables} {}.",
            guests_have(left_out),
            noun(setup, tables)
        ));
    } else {
        reasons.push(format!(
            "The {what} are closer together than asked, so that every guest has a seat."
        ));
    }
    reasons.extend(no_exit(site));
    reasons
}

fn guests_have(left_out: usize) -> String {
    if left_out == 1 {
        "1 guest has".to_owned()
    } else {
        format!("{left_out} guests have")
    }
}

fn full(setup: &Setup, tables: usize, left_out: usize) -> String {
    let guests = guests_have(left_out);
    format!(
        "{guests} no seat: at this size and spacing the free floor takes {tables} {}.",
        noun(setup, tables)
    )
}

fn in_the_way(choice: &Choice) -> Option<String> {
    let names: Vec<&str> = choice.in_the_way.iter().map(String::as_str).collect();
    let (shown, others) = names.split_at(names.len().min(NAMED));
    let (last, first) = shown.split_last()?;
    let others = match others.len() {
        0 => String::new(),
        1 => " and 1 other thing".to_owned(),
        number => format!(" and {number} other things"),
    };
    let list = match (first, others.is_empty()) {
        ([], _) => (*last).to_owned(),
        (_, true) => format!("{} and {last}", first.join(", ")),
        (_, false) => shown.join(", "),
    };
    Some(format!("Kept free: {list}{others}."))
}

fn differences(setup: &Setup, choice: &Choice) -> Vec<String> {
    let mut reasons = Vec::new();
    let form = &choice.form;
    for (what, wished, stands) in [
        ("Rows", setup.row_gap, form.row_gap),
        ("Columns", setup.column_gap, form.column_gap),
    ] {
        if stands > wished + 0.01 {
            let inches = (stands / 2.0).floor();
            reasons.push(format!(
                "{what} are {inches} in apart, so that people can get to their seats."
            ));
        }
    }
    let joined = matches!(setup.layout, Layout::UShape | Layout::HollowSquare)
        || matches!(setup.arrangement, Arrangement::UShape | Arrangement::Hollow);
    let tables = !matches!(setup.layout, Layout::Theater | Layout::TradeShow | Layout::Conference);
    if joined && tables && !options::joins(setup) {
        reasons.push("The tables are rectangular, because other shapes cannot be pushed together.".to_owned());
    }
    reasons
}

fn fewer_chairs(setup: &Setup, choice: &Choice, elements: &[Element]) -> Vec<String> {
    let mut reasons = Vec::new();
    let at_tables = choice.form.block.parts.iter().map(|part| part.chairs);
    let most = at_tables.clone().max().unwrap_or(0);
    let asked = usize::try_from(setup.chairs).unwrap_or(0);
    if setup.chairs == 0 && setup.layout != Layout::Theater {
        let standing = if setup.guests.is_some() {
            format!("; there is one for every {STANDING_GUESTS} standing guests")
        } else {
            String::new()
        };
        reasons.push(format!("Tables without chairs seat no one{standing}."));
    } else if most < asked && setup.layout != Layout::Theater {
        reasons.push(format!(
            "{} fit at each table in this arrangement.",
            chairs_in_words(most)
        ));
    }
    let least = elements.iter().map(|element| element.chairs.len()).min().unwrap_or(0);
    let usual = at_tables.min().unwrap_or(0);
    if least < usual && setup.layout != Layout::Theater {
        let is_last = elements.last().is_some_and(|last| last.chairs.len() == least);
        let which = if is_last { "The last" } else { "One" };
        reasons.push(format!("{which} table has {}.", chairs_in_words(least)));
    }
    reasons
}

fn no_exit(site: &Site) -> Option<String> {
    let sentence = "The room has no entrance, door or emergency exit yet, so no way out was kept free.";
    (!site.has_exit).then(|| sentence.to_owned())
}

fn noun(setup: &Setup, number: usize) -> &'static str {
    match (setup.layout, number) {
        (Layout::Theater, 1) => "row",
        (Layout::Theater, _) => "rows",
        (Layout::TradeShow, 1) => "booth",
        (Layout::TradeShow, _) => "booths",
        (_, 1) => "table",
        (_, _) => "tables",
    }
}

fn seats_in_words(seats: usize) -> String {
    if seats == 1 {
        "1 seat".to_owned()
    } else {
        format!("{seats} seats")
    }
}

fn chairs_in_words(chairs: usize) -> String {
    if chairs == 1 {
        "1 chair".to_owned()
    } else {
        format!("{chairs} chairs")
    }
}
