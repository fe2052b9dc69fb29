//! The words of the setup panel (specification, section 3: enumerations), with their labels.

/// Declares an enumeration of words with a wire id and a label.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$word_doc:meta])* $word:ident = $id:literal, $label:literal;)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name {
            $($(#[$word_doc])* $word,)+
        }

        impl $name {
            /// Every word, in the order of the picker.
            pub const ALL: &'static [Self] = &[$(Self::$word,)+];

            /// Returns the wire id of the word.
            pub fn as_str(self) -> &'static str {
                match self {
                    $(Self::$word => $id,)+
                }
            }

            /// Returns the label of the word.
            pub fn label(self) -> &'static str {
                match self {
                    $(Self::$word => $label,)+
                }
            }

            /// Finds a word by its id.
            pub fn parse(text: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|word| word.as_str() == text)
            }

            /// Lists the ids, for an error message about an unknown one.
            pub fn listed() -> String {
                let ids: Vec<&str> = Self::ALL.iter().map(|word| word.as_str()).collect();
                ids.join(", ")
            }
        }
    };
}

words! {
    /// The shape of the tables; each is a kind of the catalogue.
    TableType {
        /// Round.
        Round = "round", "Round";
        /// Rectangle.
        Rectangle = "rectangle", "Rectangle";
        /// Square.
        Square = "square", "Square";
        /// Oval.
        Oval = "oval", "Oval";
        /// A quarter of a ring.
        Serpentine = "serpentine", "Serpentine";
        /// Half a round table.
        HalfMoon = "half-moon", "Half Moon";
        /// A small high table.
        HighTop = "high-top", "High Top";
    }
}

words! {
    /// The look of the chairs.
    ChairType {
        /// Chiavari.
        Chiavari = "chiavari", "Chiavari";
        /// Ghost.
        Ghost = "ghost", "Ghost";
        /// Banquet.
        Banquet = "banquet", "Banquet";
        /// Folding.
        Folding = "folding", "Folding";
        /// Cross-back.
        CrossBack = "cross-back", "Cross Back";
        /// Bar stool.
        BarStool = "bar-stool", "Bar Stool";
    }
}

words! {
    /// Where people sit around the tables, and which tables are joined.
    Arrangement {
        /// All around each table.
        Full = "full", "Full Circle";
        /// Two thirds around, open towards the front.
        Crescent = "crescent", "Staggered/Crescent";
        /// On the half of each table that faces the front.
        Half = "half", "Half Circle";
        /// Along both long sides and at the ends.
        Boardroom = "boardroom", "Boardroom";
        /// On one side of each table, facing the front.
        Classroom = "classroom", "Classroom";
        /// All around each table, with rows and columns aligned in every layout.
        Grid = "grid", "Grid Layout";
        /// Tables joined into U shapes.
        UShape = "u-shape", "U-Shape";
        /// Tables joined around an empty centre.
        Hollow = "hollow", "Hollow Square";
    }
}

words! {
    /// The arrangement of the tables in the room.
    Layout {
        /// Each row is offset by half a table.
        Staggered = "staggered", "Staggered";
        /// Rows and columns.
        Aligned = "aligned", "Aligned";
        /// Rows that face the front, in two blocks with an aisle between.
        Classroom = "classroom", "Classroom";
        /// Tables joined into long ones.
        Conference = "conference", "Conference";
        /// Rows of chairs without tables.
        Theater = "theater", "Theater";
        /// Booths back to back along aisles.
        TradeShow = "trade-show", "Trade Show";
        /// One large U, open to the front.
        UShape = "u-shape", "U-Shape";
        /// One large square around an empty centre.
        HollowSquare = "hollow-square", "Hollow Square";
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::catalogue::Kind;

    #[test]
    fn every_table_type_is_a_table_of_the_catalogue() {
        for table in TableType::ALL {
            assert!(Kind::parse(table.as_str()).unwrap().is_table(), "{}", table.as_str());
        }
    }

    #[test]
    fn words_are_those_of_the_specification() {
        for table in ["round", "rectangle", "square", "oval", "serpentine", "half-moon"] {
            assert!(TableType::parse(table).is_some(), "{table}");
        }
        for chair in ["chiavari", "ghost", "banquet", "folding", "cross-back", "bar-stool"] {
            assert!(ChairType::parse(chair).is_some(), "{chair}");
        }
        let arrangements = Arrangement::ALL.iter().map(|word| (word.as_str(), word.label()));
        assert_eq!(
            arrangements.collect::<Vec<_>>(),
            [
                ("full", "Full Circle"),
                ("crescent", "Staggered/Crescent"),
                ("half", "Half Circle"),
                ("boardroom", "Boardroom"),
                ("classroom", "Classroom"),
                ("grid", "Grid Layout"),
                ("u-shape", "U-Shape"),
                ("hollow", "Hollow Square"),
            ]
        );
        assert_eq!(
            Layout::listed(),
            "staggered, aligned, classroom, conference, theater, trade-show, u-shape, hollow-square"
        );
    }

    #[test]
    fn words_are_found_by_their_ids_only() {
        assert_eq!((Arrangement::ALL.len(), Layout::ALL.len()), (8, 8));
        assert_eq!(Layout::parse("hollow-square"), Some(Layout::HollowSquare));
        assert_eq!(Layout::parse("Hollow Square"), None);
        assert_eq!(
            ChairType::listed(),
            "chiavari, ghost, banquet, folding, cross-back, bar-stool"
        );
    }
}
