//! Which mark each meal of an event has. Meals are the dishes of guests, and diets where a guest has no dish.

use std::collections::{BTreeMap, BTreeSet};

use domain::fold;
use domain::guest::needs::{diets, dishes};

use crate::event::Guest;

/// The mark of a meal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum MealMark {
    Child,
    Vegan,
    Vegetarian,
    Fish,
    Poultry,
    Meat,
    /// A shape without a meaning of its own, by its number from 0.
    Neutral(usize),
}

/// Beginnings of words that tell a meal, folded. A meal has the first mark with such a word: meat with
/// vegetables is meat.
const STEMS: [(MealMark, &[&str]); 6] = [
    (
        MealMark::Child,
        &[
            "child", "kid", "kind", "enfant", "nino", "bambin", "crianca", "dziec", "cocuk",
        ],
    ),
    (MealMark::Vegan, &["vegan", "wegan", "tofu"]),
    (
        MealMark::Fish,
        &[
            "fish",
            "fisch",
            "poisson",
            "pescado",
            "pescatarian",
            "pesce",
            "peixe",
            "trout",
            "forelle",
            "truite",
            "salmon",
            "lachs",
            "saumon",
            "seabass",
            "bass",
            "bream",
            "halibut",
            "zander",
            "cod",
            "tuna",
            "prawn",
        ],
    ),
    (
        MealMark::Poultry,
        &[
            "chicken", "poultry", "duck", "turkey", "goose", "guinea", "huhn", "hahnchen", "ente", "gans", "poulet",
            "canard", "pollo", "frango", "kip", "kurczak", "tavuk",
        ],
    ),
    (
        MealMark::Meat,
        &[
            "beef", "steak", "veal", "lamb", "pork", "venison", "rind", "kalb", "lamm", "schwein", "boeuf", "ternera",
            "manzo", "vitello", "carne", "rund", "wolowin",
        ],
    ),
    (
        MealMark::Vegetarian,
        &[
            "veg",
            "vegetar",
            "vegetable",
            "veggie",
            "wegetar",
            "risotto",
            "gnocchi",
            "mushroom",
            "pilz",
            "gemuse",
            "aubergine",
        ],
    ),
];

/// The marks of all meals of an event. No two meals have the same one while there are enough.
#[derive(Clone, Debug, Default)]
pub(crate) struct MealMarks(BTreeMap<String, MealMark>);

impl MealMarks {
    /// Gives each meal its mark: to dishes in the order of their names, then to the diets of guests without a dish.
    pub(crate) fn new(guests: &[Guest]) -> Self {
        let mut meals: Vec<(bool, String)> = guests
            .iter()
            .filter_map(|guest| Some((guest.texts.meal.trim().is_empty(), key(&meal_of(guest)?))))
            .collect();
        meals.sort();
        let mut marks = BTreeMap::new();
        let mut taken = BTreeSet::new();
        let mut neutral = 0;
        for (_, meal) in meals {
            if marks.contains_key(&meal) {
                continue;
            }
            let own = drawn(&meal).filter(|mark| taken.insert(*mark));
            let mark = own.unwrap_or_else(|| {
                neutral += 1;
                MealMark::Neutral(neutral - 1)
            });
            marks.insert(meal, mark);
        }
        Self(marks)
    }

    /// The mark of what a guest eats.
    pub(crate) fn of_guest(&self, guest: &Guest) -> Option<MealMark> {
        self.of_meal(&meal_of(guest)?)
    }

    /// The mark of a meal.
    pub(crate) fn of_meal(&self, meal: &str) -> Option<MealMark> {
        self.0.get(&key(meal)).copied()
    }
}

/// The first dish of a guest, or the first diet of one without a dish.
pub(crate) fn meal_of(guest: &Guest) -> Option<String> {
    let dish = dishes(&guest.texts.meal).next().map(str::to_owned);
    dish.or_else(|| diets(&guest.texts.dietary).into_iter().next())
}

fn key(meal: &str) -> String {
    meal.to_lowercase()
}

/// The mark that shows what the words of a meal say.
fn drawn(meal: &str) -> Option<MealMark> {
    let folded = fold::name(meal);
    let words: Vec<&str> = folded.split(|c: char| !c.is_alphanumeric()).collect();
    let says = |stem: &&str| words.iter().any(|word| begins(word, stem));
    let found = STEMS.iter().find(|(_, stems)| stems.iter().any(says));
    found.map(|(mark, _)| *mark)
}

/// Whether a word begins with a stem. A short stem is the whole word, as kidneys are not for kids.
fn begins(word: &str, stem: &str) -> bool {
    word.strip_prefix(stem)
        .is_some_and(|rest| stem.len() > 3 || matches!(rest, "" | "s"))
}

/// Whether a diet is a way of eating rather than something to leave out.
pub(crate) fn is_way_of_eating(diet: &str) -> bool {
    matches!(diet, "Vegetarian" | "Vegan" | "Pescatarian" | "Kids" | "Kid" | "Child")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marks(meals: &[&str]) -> MealMarks {
        let guests: Vec<Guest> = meals
            .iter()
            .map(|meal| crate::kitchen::tests::guest(meal, ""))
            .collect();
        MealMarks::new(&guests)
    }

    #[test]
    fn meals_have_the_mark_that_their_words_tell() {
        for (meal, mark) in [
            ("Braised beef", MealMark::Meat),
            ("Rinderbraten", MealMark::Meat),
            ("Trout with almonds", MealMark::Fish),
            ("Sea bass", MealMark::Fish),
            ("Vegetarian", MealMark::Vegetarian),
            ("Wild mushroom risotto", MealMark::Vegetarian),
            ("Vegan curry", MealMark::Vegan),
            ("Kids: chicken nuggets", MealMark::Child),
            ("Hähnchenbrust", MealMark::Poultry),
            ("Steak and kidney pie", MealMark::Meat),
            ("Pizza", MealMark::Neutral(0)),
        ] {
            assert_eq!(marks(&[meal]).of_meal(meal), Some(mark), "{meal}");
        }
    }

    #[test]
    fn no_two_meals_share_a_mark() {
        let marks = marks(&["Lamb", "beef", "Beef", "Soup", "Pie"]);
        assert_eq!(marks.of_meal("BEEF"), Some(MealMark::Meat));
        assert_eq!(marks.of_meal("Lamb"), Some(MealMark::Neutral(0)));
        assert_eq!(marks.of_meal("Pie"), Some(MealMark::Neutral(1)));
        assert_eq!(marks.of_meal("Soup"), Some(MealMark::Neutral(2)));
    }

    #[test]
    fn dishes_choose_their_marks_before_diets() {
        let guests = [("", "Pescatarian"), ("Sea bass", ""), ("", "Vegan")];
        let guests = guests.map(|(meal, diet)| crate::kitchen::tests::guest(meal, diet));
        let marks = MealMarks::new(&guests);
        assert_eq!(marks.of_meal("Sea bass"), Some(MealMark::Fish));
        assert_eq!(marks.of_meal("Pescatarian"), Some(MealMark::Neutral(0)));
        assert_eq!(marks.of_meal("Vegan"), Some(MealMark::Vegan));
    }

    #[test]
    fn the_diet_is_the_meal_of_a_guest_without_a_dish() {
        let guest = crate::kitchen::tests::guest("", "veggie, no nuts");
        let marks = MealMarks::new(std::slice::from_ref(&guest));
        assert_eq!(marks.of_guest(&guest), Some(MealMark::Vegetarian));
        let nothing = crate::kitchen::tests::guest("", "none");
        assert_eq!(marks.of_guest(&nothing), None);
    }
}
