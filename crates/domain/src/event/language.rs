//! The languages that guests read: mail, printed cards and the pages for guests.

use crate::words::word_enum;

word_enum! {
    /// A language that guests are addressed in.
    GuestLanguage as "language" {
        /// English.
        En = "en",
        /// German.
        De = "de",
        /// French.
        Fr = "fr",
        /// Spanish.
        Es = "es",
        /// Italian.
        It = "it",
        /// Portuguese.
        Pt = "pt",
        /// Dutch.
        Nl = "nl",
        /// Polish.
        Pl = "pl",
        /// Turkish.
        Tr = "tr",
        /// Arabic.
        Ar = "ar",
        /// Hebrew.
        He = "he",
    }
}

/// A plural category of CLDR. Zero and fractions have none of their own, since only people are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Plural {
    /// One; in French and Portuguese also zero.
    One,
    /// The dual of Arabic and Hebrew.
    Two,
    /// 2 to 4 in Polish, 3 to 10 in Arabic.
    Few,
    /// 5 and more in Polish, 11 to 99 in Arabic.
    Many,
    /// Everything else.
    Other,
}

impl GuestLanguage {
    /// Returns the language as HTML and PDF name it (BCP 47).
    pub fn tag(self) -> &'static str {
        self.as_str()
    }

    /// Returns whether its script runs from right to left.
    pub fn is_right_to_left(self) -> bool {
        match self {
            Self::Ar | Self::He => true,
            Self::En | Self::De | Self::Fr | Self::Es | Self::It | Self::Pt | Self::Nl | Self::Pl | Self::Tr => false,
        }
    }

    /// Returns the plural category of a whole number by the rules of CLDR 46. Millions, which have their own category in
    /// the Romance languages, are left out.
    pub fn plural(self, count: usize) -> Plural {
        match self {
            Self::En | Self::De | Self::Es | Self::It | Self::Nl | Self::Tr => one_or_other(count == 1),
            Self::Fr | Self::Pt => one_or_other(count <= 1),
            Self::Pl => match (count, count % 10, count % 100) {
                (1, ..) => Plural::One,
                (_, 2..=4, 12..=14) => Plural::Many,
                (_, 2..=4, _) => Plural::Few,
                _ => Plural::Many,
            },
            Self::Ar => match (count, count % 100) {
                (1, _) => Plural::One,
                (2, _) => Plural::Two,
                (_, 3..=10) => Plural::Few,
                (_, 11..=99) => Plural::Many,
                _ => Plural::Other,
            },
            Self::He => match count {
                1 => Plural::One,
                2 => Plural::Two,
                _ => Plural::Other,
            },
        }
    }
}

fn one_or_other(is_one: bool) -> Plural {
    if is_one { Plural::One } else { Plural::Other }
}

#[cfg(test)]
mod tests {
    use super::GuestLanguage::{Ar, De, En, Fr, He, Pl, Pt, Tr};
    use super::{GuestLanguage, Plural};

    #[test]
    fn arabic_and_hebrew_run_from_right_to_left() {
        let rtl = GuestLanguage::ALL
            .into_iter()
            .filter(|language| language.is_right_to_left());
        assert_eq!(rtl.map(GuestLanguage::tag).collect::<Vec<_>>(), ["ar", "he"]);
    }

    #[test]
    fn counts_have_the_plural_categories_of_cldr() {
        let counts: [(GuestLanguage, Plural, &[usize]); 18] = [
            (En, Plural::One, &[1]),
            (En, Plural::Other, &[0, 2, 11]),
            (De, Plural::One, &[1]),
            (Tr, Plural::One, &[1]),
            (Fr, Plural::One, &[0, 1]),
            (Fr, Plural::Other, &[2, 21]),
            (Pt, Plural::One, &[0, 1]),
            (Pl, Plural::One, &[1]),
            (Pl, Plural::Few, &[2, 3, 4, 22, 34, 102]),
            (Pl, Plural::Many, &[0, 5, 11, 12, 14, 21, 25, 112]),
            (Ar, Plural::One, &[1]),
            (Ar, Plural::Two, &[2]),
            (Ar, Plural::Few, &[3, 10, 103, 110]),
            (Ar, Plural::Many, &[11, 26, 99, 111]),
            (Ar, Plural::Other, &[100, 101, 102, 200]),
            (He, Plural::One, &[1]),
            (He, Plural::Two, &[2]),
            (He, Plural::Other, &[0, 3, 12, 20]),
        ];
        for (language, category, counts) in counts {
            for count in counts {
                assert_eq!(language.plural(*count), category, "{} {count}", language.tag());
            }
        }
    }
}
