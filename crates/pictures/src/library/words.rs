//! Words as people type them: folded, split, and with plurals reduced to the singular.

/// The words of a drawing, ready to be compared.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Words {
    /// The words of its title.
    pub(super) title: Vec<String>,
    /// Other words for it.
    pub(super) others: Vec<String>,
}

impl Words {
    pub(super) fn new(title: &str, others: &str) -> Self {
        let title = cut(title);
        let mut others = cut(others);
        others.sort_unstable();
        others.dedup();
        others.retain(|word| !title.contains(word));
        Self { title, others }
    }
}

/// Words that people use for a plan, and the library's word for each.
const SAME: [(&str, &str); 36] = [
    ("sofa", "couch"),
    ("couch", "sofa"),
    ("settee", "sofa"),
    ("toilet", "restroom"),
    ("wc", "restroom"),
    ("bathroom", "restroom"),
    ("washroom", "restroom"),
    ("loo", "restroom"),
    ("bar", "cocktail"),
    ("drinks", "cocktail"),
    ("catering", "food"),
    ("buffet", "food"),
    ("stage", "theater"),
    ("theatre", "theater"),
    ("podium", "stage"),
    ("lectern", "podium"),
    ("dj", "headphone"),
    ("band", "guitar"),
    ("mic", "microphone"),
    ("speaker", "loudspeaker"),
    ("lift", "elevator"),
    ("accessible", "wheelchair"),
    ("exit", "door"),
    ("entrance", "door"),
    ("parking", "car"),
    ("smoking", "cigarette"),
    ("plant", "potted"),
    ("tree", "evergreen"),
    ("stuhl", "chair"),
    ("tisch", "table"),
    ("buhne", "stage"),
    ("pflanze", "plant"),
    ("tur", "door"),
    ("treppe", "stair"),
    ("blume", "flower"),
    ("kerze", "candle"),
];

/// Returns the synonyms of a normalised word.
pub(super) fn same(word: &str) -> impl Iterator<Item = String> {
    let found = SAME.iter().filter(move |(said, _)| singular(said) == word);
    found.map(|(_, meant)| singular(meant)).collect::<Vec<_>>().into_iter()
}

/// Splits a text into folded words in the singular.
pub(super) fn cut(text: &str) -> Vec<String> {
    let folded = domain::fold::name(text).replace('ß', "ss");
    let words = folded
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty());
    words.map(singular).collect()
}

/// Reduces an English plural to the singular: "chairs", "glasses", "candies", not "glass" and "bus".
fn singular(word: &str) -> String {
    let long = word.chars().count() > 3;
    if let Some(stem) = word.strip_suffix("ies").filter(|stem| stem.chars().count() > 1) {
        return format!("{stem}y");
    }
    for end in ["sses", "shes", "ches", "xes", "zes"] {
        if word.ends_with(end) {
            return word.strip_suffix("es").unwrap_or(word).to_owned();
        }
    }
    let kept = ["ss", "us", "is"].iter().any(|end| word.ends_with(end));
    match word.strip_suffix('s').filter(|_| long && !kept) {
        Some(stem) => stem.to_owned(),
        None => word.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plural_case_and_accents_make_no_difference() {
        for (typed, word) in [
            ("Chairs", "chair"),
            ("glasses", "glass"),
            ("boxes", "box"),
            ("candies", "candy"),
            ("benches", "bench"),
            ("bus", "bus"),
            ("gas", "gas"),
            ("MÖBEL", "mobel"),
            ("Straße", "strasse"),
            ("tables", "table"),
        ] {
            assert_eq!(cut(typed), [word], "{typed}");
        }
    }

    #[test]
    fn a_text_is_cut_at_everything_that_is_no_letter() {
        assert_eq!(cut("couch-and_lamp, (red)"), ["couch", "and", "lamp", "red"]);
        assert_eq!(cut("  ,;"), Vec::<String>::new());
    }
}
