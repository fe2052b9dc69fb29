//! The sheet for the kitchen: who eats what at each table, then the numbers that the kitchen cooks by.

use std::fmt::Write as _;

use super::flow::{Cell, Flow};
use super::lists::{by_table, column, or_dash};
use super::{Drawn, Made, PdfError};
use crate::event::Guest;
use crate::kitchen::Totals;

pub(super) fn kitchen(made: &Made<'_>) -> Result<Drawn, PdfError> {
    let mut flow = Flow::new(made, "Kitchen");
    let has_meals = made.export.has_meals();
    let columns = if has_meals {
        vec![
            column("Seat", 0.1),
            column("Guest", 0.34),
            column("Meal", 0.28),
            column("Dietary", 0.28),
        ]
    } else {
        vec![column("Seat", 0.12), column("Guest", 0.48), column("Dietary", 0.4)]
    };
    by_table(&mut flow, made, &columns, |guest| row(guest, has_meals));
    totals(&mut flow, made, has_meals);
    flow.finish()
}

fn row(guest: &Guest, has_meals: bool) -> Vec<Cell> {
    let mut cells = vec![or_dash(guest.seat_label()), Cell::Text(guest.name())];
    if has_meals {
        cells.push(or_dash(&guest.texts.meal));
    }
    cells.push(if guest.texts.dietary.is_empty() {
        or_dash("")
    } else {
        Cell::Strong(guest.texts.dietary.clone())
    });
    cells
}

fn totals(flow: &mut Flow<'_>, made: &Made<'_>, has_meals: bool) {
    let placed = made.export.placed();
    let totals = Totals::from_guests(&placed);
    if has_meals {
        flow.heading("Meals by table", 3.0);
        let rows = made.export.occupied().into_iter().map(|(table, guests)| {
            let at_table = Totals::from_guests(&guests);
            vec![
                Cell::Text(table.label.clone()),
                Cell::Text(listed(&at_table.meals)),
                Cell::Text(listed(&at_table.diets)),
            ]
        });
        flow.table(
            &[column("Table", 0.24), column("Meals", 0.42), column("Dietary", 0.34)],
            rows,
        );
        flow.heading("Meals", 3.0);
        flow.table(
            &[column("Meal", 0.7), column("Count", 0.3)],
            totals.meals.iter().map(counted),
        );
        if !totals.meals_with_diets.is_empty() {
            flow.heading("Meals with dietary needs", 3.0);
            let rows = totals.meals_with_diets.iter().map(|((meal, diet), count)| {
                let texts = [meal.clone(), diet.clone(), count.to_string()];
                Vec::from(texts.map(Cell::Text))
            });
            flow.table(
                &[column("Meal", 0.4), column("Dietary", 0.3), column("Count", 0.3)],
                rows,
            );
        }
    }
    flow.heading("Totals", 3.0);
    flow.table(
        &[column("Dietary", 0.7), column("Count", 0.3)],
        totals.diets.iter().map(counted),
    );
}

fn counted((name, count): &(String, usize)) -> Vec<Cell> {
    vec![Cell::Text(name.clone()), Cell::Text(count.to_string())]
}

/// "4 Braised beef, 2 Trout"
fn listed(counts: &[(String, usize)]) -> String {
    let mut text = String::new();
    for (name, count) in counts {
        let comma = if text.is_empty() { "" } else { ", " };
        let _infallible = write!(text, "{comma}{count} {name}");
    }
    text
}
