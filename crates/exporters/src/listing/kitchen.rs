//! The sheet for the kitchen: who eats what at each table, then the numbers that the kitchen cooks by.

use std::fmt::Write as _;

use domain::guest::needs::diets;
use domain::guest::status::Rsvp;

use super::{Cell, Listing, by_table, column, or_dash};
use crate::event::Guest;
use crate::kitchen::Totals;
use crate::made::Made;
use crate::meals::{MealMark, MealMarks, is_way_of_eating};

pub(crate) fn kitchen(to: &mut impl Listing, made: &Made<'_>) {
    let has_meals = made.export.has_meals();
    let marks = made.meal_marks();
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
    by_table(to, made, &columns, |guest| row(guest, &marks, has_meals));
    if let Some(note) = without_table(made) {
        to.paragraph(&note);
    }
    totals(to, made, has_meals);
}

/// Says how many who attend have no table, so that the kitchen does not take the totals for everyone.
fn without_table(made: &Made<'_>) -> Option<String> {
    let attends = |guest: &&Guest| guest.table.is_none() && guest.rsvp == Rsvp::Attending.as_str();
    match made.export.guests.iter().filter(attends).count() {
        0 => None,
        1 => Some("1 guest who attends has no table yet and is not counted.".to_owned()),
        count => Some(format!(
            "{count} guests who attend have no table yet and are not counted."
        )),
    }
}

fn row(guest: &Guest, marks: &MealMarks, has_meals: bool) -> Vec<Cell> {
    let mut cells = vec![or_dash(guest.seat_label()), Cell::Text(guest.name())];
    let (meal, dietary) = (&guest.texts.meal, &guest.texts.dietary);
    if has_meals {
        cells.push(marked(meal, marks.of_guest(guest).filter(|_| !meal.is_empty())));
    }
    let diets = diets(dietary);
    let mark = diets.first().and_then(|diet| marks.of_meal(diet));
    cells.push(if dietary.is_empty() {
        or_dash("")
    } else if !diets.iter().all(|diet| is_way_of_eating(diet)) {
        Cell::Alert(dietary.clone())
    } else if has_meals {
        Cell::Strong(dietary.clone())
    } else {
        marked(dietary, mark)
    });
    cells
}

/// A text behind its mark; without a mark, the text or a dash.
fn marked(text: &str, mark: Option<MealMark>) -> Cell {
    mark.map_or_else(|| or_dash(text), |mark| Cell::Meal(mark, text.to_owned()))
}

fn totals(to: &mut impl Listing, made: &Made<'_>, has_meals: bool) {
    let placed = made.export.placed();
    let totals = Totals::from_guests(&placed);
    // Marks are of dishes where there are dishes.
    let (marks, none) = (made.meal_marks(), MealMarks::default());
    if has_meals {
        to.heading("Meals by table");
        let rows = made.export.occupied().into_iter().map(|(table, guests)| {
            let at_table = Totals::from_guests(&guests);
            vec![
                Cell::Text(table.label.clone()),
                Cell::Text(listed(&at_table.meals)),
                Cell::Text(listed(&at_table.diets)),
            ]
        });
        to.table(
            &[column("Table", 0.24), column("Meals", 0.42), column("Dietary", 0.34)],
            rows,
        );
        to.heading("Meals");
        to.table(
            &[column("Meal", 0.7), column("Count", 0.3)],
            totals.meals.iter().map(|row| counted(row, &marks)),
        );
        if !totals.meals_with_diets.is_empty() {
            to.heading("Meals with dietary needs");
            let rows = totals.meals_with_diets.iter().map(|((meal, diet), count)| {
                let texts = [meal.clone(), diet.clone(), count.to_string()];
                Vec::from(texts.map(Cell::Text))
            });
            to.table(
                &[column("Meal", 0.4), column("Dietary", 0.3), column("Count", 0.3)],
                rows,
            );
        }
    }
    to.heading("Totals");
    to.table(
        &[column("Dietary", 0.7), column("Count", 0.3)],
        totals
            .diets
            .iter()
            .map(|row| counted(row, if has_meals { &none } else { &marks })),
    );
}

fn counted((name, count): &(String, usize), marks: &MealMarks) -> Vec<Cell> {
    vec![marked(name, marks.of_meal(name)), Cell::Text(count.to_string())]
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
