//! Search: compares each word of the query with the words of each drawing and ranks drawings by how well they match.
//! Returns the drawings that match all words, or else those that match the most.

use super::words::{self, Words};
use super::{Drawing, SETS, all};

/// Points for a title that equals the query.
const WHOLE: u32 = 1_000;
/// Points for a query word that matches this part of a drawing.
const TITLE: u32 = 100;
const OTHER: u32 = 50;
const TITLE_START: u32 = 40;
const TITLE_END: u32 = 30;
const OTHER_START: u32 = 15;
/// The share of the points that a synonym scores, in tenths.
const SAME_TENTHS: u32 = 7;
/// The fewest letters with which a word also matches the end of longer ones ("chair" in "armchair").
const END_MIN: usize = 4;

/// Returns at most `limit` drawings that match a query, best first.
pub fn search(query: &str, limit: usize) -> Vec<&'static Drawing> {
    let asked: Vec<Asked> = words::cut(query).into_iter().map(Asked::from_word).collect();
    let mut found: Vec<Found> = all().iter().filter_map(|drawing| Found::by(&asked, drawing)).collect();
    let most = found.iter().map(|found| found.agreed).max().unwrap_or_default();
    found.retain(|found| found.agreed == most);
    found.sort_by(|a, b| b.points.cmp(&a.points).then_with(|| a.order().cmp(&b.order())));
    found.into_iter().take(limit).map(|found| found.drawing).collect()
}

/// A word of the query with its synonyms.
struct Asked {
    word: String,
    same: Vec<String>,
}

impl Asked {
    fn from_word(word: String) -> Self {
        let same = words::same(&word).collect();
        Self { word, same }
    }

    fn points(&self, words: &Words) -> u32 {
        let same = self.same.iter().map(|word| points(word, words) * SAME_TENTHS / 10);
        same.chain([points(&self.word, words)]).max().unwrap_or_default()
    }
}

/// Returns the points of a word for a drawing.
fn points(word: &str, words: &Words) -> u32 {
    let longer = |end: &str| word.len() >= END_MIN && end.ends_with(word);
    let ranks: [(u32, bool); 5] = [
        (TITLE, words.title.iter().any(|known| known == word)),
        (OTHER, words.others.iter().any(|known| known == word)),
        (TITLE_START, words.title.iter().any(|known| known.starts_with(word))),
        (TITLE_END, words.title.iter().any(|known| longer(known))),
        (
            OTHER_START,
            words
                .others
                .iter()
                .any(|known| known.starts_with(word) || longer(known)),
        ),
    ];
    ranks
        .into_iter()
        .find(|(_, agrees)| *agrees)
        .map_or(0, |(points, _)| points)
}

struct Found {
    drawing: &'static Drawing,
    agreed: usize,
    points: u32,
}

impl Found {
    fn by(asked: &[Asked], drawing: &'static Drawing) -> Option<Self> {
        let points: Vec<u32> = asked.iter().map(|asked| asked.points(&drawing.words)).collect();
        let agreed = points.iter().filter(|points| **points > 0).count();
        let title = &drawing.words.title;
        let whole = asked.len() == title.len() && asked.iter().zip(title).all(|(asked, word)| asked.word == *word);
        let points = points.iter().sum::<u32>() + if whole { WHOLE } else { 0 };
        (agreed > 0).then_some(Self {
            drawing,
            agreed,
            points,
        })
    }

    /// Orders drawings with equal points: short titles first, then the preferred set, then alphabetically.
    fn order(&self) -> (usize, Option<usize>, &'static str) {
        let set = SETS.iter().position(|set| set == self.drawing.set);
        (self.drawing.words.title.len(), set, &self.drawing.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(query: &str) -> Vec<&'static str> {
        search(query, 20)
            .into_iter()
            .map(|drawing| drawing.name.as_str())
            .collect()
    }

    #[test]
    fn chairs_come_first_when_chairs_are_asked_for() {
        for query in ["chair", "Chairs", "CHAIR", "Stuhl", "stühle chair"] {
            assert_eq!(names(query).first(), Some(&"chair"), "{query}: {:?}", names(query));
        }
        let all = names("chair");
        assert!(all.contains(&"armchair") && all.contains(&"rocking-chair"), "{all:?}");
    }

    #[test]
    fn the_beginning_of_a_word_and_words_that_mean_the_same_are_enough() {
        assert!(names("microph").iter().any(|name| name.contains("microphone")));
        assert!(
            names("sofa").iter().any(|name| name.contains("couch")),
            "{:?}",
            names("sofa")
        );
        assert!(names("Möbel").contains(&"chair"), "{:?}", names("Möbel"));
        assert!(!names("wc").is_empty() && !names("bar").is_empty());
    }

    #[test]
    fn all_words_count_and_the_most_when_no_drawing_has_all() {
        assert!(!names("wedding cake chair").is_empty());
        assert_eq!(names("potted plant").first(), Some(&"potted-plant"));
        let couch = names("couch lamp");
        assert_eq!(couch.first(), Some(&"couch-and-lamp"), "{couch:?}");
    }

    #[test]
    fn what_nothing_shows_gives_nothing() {
        assert!(names("zzzzqq").is_empty());
        assert!(names("").is_empty());
        assert!(names(" ,.;").is_empty());
    }

    #[test]
    fn no_more_than_asked_for_are_answered_always_in_the_same_order() {
        assert_eq!(search("a", 7).len(), 7);
        assert_eq!(names("flower"), names("flower"));
    }
}
