//! The numbers that a kitchen cooks by: dishes, dietary needs, and how many of each dish go to guests with a need.

use std::collections::BTreeMap;

use domain::guest::needs::{diets, dishes};

use crate::event::Guest;

/// What a group of guests eats. Rows are in the order of their names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Totals {
    /// Dishes.
    pub(crate) meals: Vec<(String, usize)>,
    /// Dietary needs; a guest with two counts in both.
    pub(crate) diets: Vec<(String, usize)>,
    /// Dishes of guests with a need, by dish and need.
    pub(crate) meals_with_diets: Vec<((String, String), usize)>,
}

impl Totals {
    /// Counts what guests eat. Dishes that differ in case alone are one.
    pub(crate) fn from_guests(guests: &[&Guest]) -> Self {
        let mut meals = Tally::default();
        let mut needs = Tally::default();
        let mut both = Tally::default();
        for guest in guests {
            let of_guest = diets(&guest.texts.dietary);
            for dish in dishes(&guest.texts.meal) {
                meals.add(dish.to_lowercase(), || dish.to_owned());
                for diet in &of_guest {
                    let name = || (dish.to_owned(), diet.clone());
                    both.add(format!("{}\t{diet}", dish.to_lowercase()), name);
                }
            }
            for diet in of_guest {
                needs.add(diet.clone(), || diet.clone());
            }
        }
        Self {
            meals: meals.rows(),
            diets: needs.rows(),
            meals_with_diets: both.rows(),
        }
    }
}

/// Counts by key; a row has the first name that came with its key.
struct Tally<N>(BTreeMap<String, (N, usize)>);

impl<N> Default for Tally<N> {
    fn default() -> Self {
        Self(BTreeMap::new())
    }
}

impl<N> Tally<N> {
    fn add(&mut self, key: String, name: impl FnOnce() -> N) {
        self.0.entry(key).or_insert_with(|| (name(), 0)).1 += 1;
    }

    fn rows(self) -> Vec<(N, usize)> {
        self.0.into_values().collect()
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use domain::guest::GuestTexts;
    use domain::guest::status::GuestStatus;

    use super::*;

    pub(crate) fn guest(meal: &str, dietary: &str) -> Guest {
        Guest {
            id: String::new(),
            texts: GuestTexts {
                meal: meal.to_owned(),
                dietary: dietary.to_owned(),
                ..GuestTexts::default()
            },
            status: GuestStatus::Pending,
            rsvp: String::new(),
            waiting_position: None,
            arrived: false,
            vip: false,
            wheelchair: false,
            tags: Vec::new(),
            party: None,
            table: None,
            seat: None,
            lookup_code: String::new(),
        }
    }

    #[test]
    fn dishes_and_needs_are_counted_apart_and_together() {
        let guests = [
            guest("Risotto", "veggie, no nuts"),
            guest("risotto; Cake", ""),
            guest("", "Vegetarian"),
        ];
        let totals = Totals::from_guests(&guests.iter().collect::<Vec<_>>());
        let row = |name: &str, count| (name.to_owned(), count);
        assert_eq!(totals.meals, [row("Cake", 1), row("Risotto", 2)]);
        assert_eq!(totals.diets, [row("Nut Allergy", 1), row("Vegetarian", 2)]);
        let pair = |diet: &str| (("Risotto".to_owned(), diet.to_owned()), 1);
        assert_eq!(totals.meals_with_diets, [pair("Nut Allergy"), pair("Vegetarian")]);
    }
}
