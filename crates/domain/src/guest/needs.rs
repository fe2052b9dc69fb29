//! What guests eat, taken apart for counting: dishes of a meal, and dietary needs in one spelling.

use crate::fold;

/// Needs that people write in several ways, each with its spellings, folded.
const DIETS: [(&str, &[&str]); 9] = [
    (
        "Vegetarian",
        &[
            "vegetarian",
            "vegetarians",
            "veggie",
            "veg",
            "vegetarisch",
            "vegetarier",
            "vegetarierin",
        ],
    ),
    ("Vegan", &["vegan", "vegans", "plant based", "veganer", "veganerin"]),
    (
        "Gluten-Free",
        &[
            "gluten free",
            "glutenfree",
            "gf",
            "no gluten",
            "coeliac",
            "celiac",
            "glutenfrei",
            "ohne gluten",
            "zoliakie",
        ],
    ),
    (
        "Dairy-Free",
        &[
            "dairy free",
            "no dairy",
            "lactose free",
            "lactose intolerant",
            "no lactose",
            "laktosefrei",
            "ohne laktose",
        ],
    ),
    (
        "Nut Allergy",
        &[
            "nut allergy",
            "nut allergies",
            "nuts",
            "no nuts",
            "nut free",
            "allergic to nuts",
            "nussallergie",
            "keine nusse",
            "ohne nusse",
        ],
    ),
    ("Pescatarian", &["pescatarian", "pescetarian", "pesco", "pescetarisch"]),
    ("Halal", &["halal"]),
    ("Kosher", &["kosher", "koscher"]),
    ("", &["none", "no", "n a", "na", "nothing", "nil", "keine", "nein"]),
];

/// Returns the dishes of a meal, which semicolons separate.
pub fn dishes(meal: &str) -> impl Iterator<Item = &str> {
    meal.split(';').map(str::trim).filter(|dish| !dish.is_empty())
}

/// Returns each need of a text once, in one spelling: "veggie, No nuts" has `Vegetarian` and `Nut Allergy`. Needs that are
/// not known keep their words, with a capital at the beginning.
pub fn diets(dietary: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for part in parts(dietary) {
        let diet = diet(part);
        if !diet.is_empty() && !found.contains(&diet) {
            found.push(diet);
        }
    }
    found
}

fn parts(dietary: &str) -> impl Iterator<Item = &str> {
    let parts = dietary.split([',', ';', '/', '+', '&', '\n']);
    parts
        .flat_map(|part| part.split(" and "))
        .flat_map(|part| part.split(" und "))
        .filter(|part| part.chars().any(char::is_alphanumeric))
}

fn diet(part: &str) -> String {
    let folded = fold::name(&part.replace(['-', '.', '(', ')'], " "));
    let known = DIETS.iter().find(|(_, spellings)| spellings.contains(&folded.as_str()));
    if let Some((name, _)) = known {
        return (*name).to_owned();
    }
    let words = part.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    let mut letters = words.chars();
    letters
        .next()
        .map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn needs_have_one_spelling_and_are_told_apart() {
        for (text, expected) in [
            ("Veggie", &["Vegetarian"][..]),
            ("vegetarian ", &["Vegetarian"]),
            ("No fish, no nuts; kids", &["No fish", "Nut Allergy", "Kids"]),
            ("Vegan and gluten-free", &["Vegan", "Gluten-Free"]),
            ("GF / gluten free", &["Gluten-Free"]),
            ("Keine Nüsse und vegetarisch", &["Nut Allergy", "Vegetarian"]),
            ("no  SHELLFISH", &["No shellfish"]),
            ("None", &[]),
            (" - ", &[]),
            ("", &[]),
        ] {
            assert_eq!(diets(text), expected, "{text}");
        }
    }

    #[test]
    fn dishes_may_have_commas() {
        let meal = "Fish, chips and peas;  Cake ;";
        assert_eq!(dishes(meal).collect::<Vec<_>>(), ["Fish, chips and peas", "Cake"]);
    }
}
