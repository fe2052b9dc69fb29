//! Places of a room that guests want to be near to or far from.

use crate::fold;
use crate::plan::Element;
use crate::plan::catalogue::Category;
use crate::words::word_enum;

word_enum! {
    /// A kind of place in the room.
    Landmark as "landmark" {
        /// A stage, runway or lectern.
        Stage = "stage",
        /// The head table.
        HeadTable = "head-table",
        /// A dance floor.
        DanceFloor = "dance-floor",
        /// A DJ, a band or loudspeakers.
        Music = "music",
        /// A bar.
        Bar = "bar",
        /// Buffets and stations with food.
        Buffet = "buffet",
        /// The kitchen.
        Kitchen = "kitchen",
        /// Toilets.
        Toilets = "toilets",
        /// Where guests come in.
        Entrance = "entrance",
        /// An exit.
        Exit = "exit",
    }
}

impl Landmark {
    /// Returns whether an element is such a place: by its kind, or by the label of a stage, shape or text.
    pub fn is(self, element: &Element) -> bool {
        if self == Self::HeadTable {
            return element.is_head_table();
        }
        if self.kinds().contains(&element.kind.as_str()) {
            return true;
        }
        let says_what_it_is = matches!(element.kind.category, Category::Shapes | Category::Stage);
        says_what_it_is && {
            let title = fold::name(&element.title());
            self.words()
                .iter()
                .any(|word| title.split(' ').any(|part| part == *word))
        }
    }

    /// Returns the place as the end of a sentence: "near the bar".
    pub fn phrase(self) -> &'static str {
        match self {
            Self::Stage => "the stage",
            Self::HeadTable => "the head table",
            Self::DanceFloor => "the dance floor",
            Self::Music => "the music",
            Self::Bar => "the bar",
            Self::Buffet => "the buffet",
            Self::Kitchen => "the kitchen",
            Self::Toilets => "the toilets",
            Self::Entrance => "the entrance",
            Self::Exit => "an exit",
        }
    }

    fn kinds(self) -> &'static [&'static str] {
        match self {
            Self::Stage => &["stage", "podium", "runway"],
            Self::HeadTable | Self::Kitchen => &[],
            Self::DanceFloor => &["dance-floor"],
            Self::Music => &["dj-booth", "grand-piano", "speaker"],
            Self::Bar => &["bar"],
            Self::Buffet => &[
                "buffet",
                "dessert-table",
                "carving-station",
                "coffee-station",
                "water-station",
            ],
            Self::Toilets => &["portable-toilet"],
            Self::Entrance => &["entrance"],
            Self::Exit => &["emergency-exit", "door", "double-door", "entrance"],
        }
    }

    /// The folded words in a label that identify the place.
    fn words(self) -> &'static [&'static str] {
        match self {
            Self::HeadTable => &[],
            Self::Stage => &["stage", "podium"],
            Self::DanceFloor => &["dance"],
            Self::Music => &["band", "dj", "music", "orchestra"],
            Self::Bar => &["bar"],
            Self::Buffet => &["buffet", "food"],
            Self::Kitchen => &["kitchen", "catering"],
            Self::Toilets => &["toilet", "toilets", "restroom", "restrooms", "wc"],
            Self::Entrance => &["entrance"],
            Self::Exit => &["exit"],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::catalogue::Kind;

    fn element(kind: &str, label: &str) -> Element {
        let mut element = Element::new(crate::plan::ElementId::parse("e1").unwrap(), kind).unwrap();
        if !label.is_empty() {
            element.label = label.to_owned();
        }
        element
    }

    #[test]
    fn a_place_is_known_by_its_kind_or_by_the_label_of_a_shape() {
        for (landmark, kind, label, expected) in [
            (Landmark::Bar, "bar", "Gin corner", true),
            (Landmark::Bar, "shape", "Cocktail bar", true),
            (Landmark::Bar, "shape", "Barrels", false),
            (Landmark::Music, "stage", "Band", true),
            (Landmark::Kitchen, "shape", "Kitchen", true),
            (Landmark::Kitchen, "round", "Kitchen", false),
            (Landmark::HeadTable, "head-table", "", true),
            (Landmark::Exit, "door", "", true),
        ] {
            assert_eq!(
                landmark.is(&element(kind, label)),
                expected,
                "{landmark:?} {kind} {label}"
            );
        }
    }

    #[test]
    fn every_kind_of_a_landmark_is_in_the_catalogue() {
        for landmark in Landmark::ALL {
            for kind in landmark.kinds() {
                assert_eq!(Kind::parse(kind).map(Kind::as_str), Some(*kind), "{landmark:?}");
            }
        }
    }
}
