//! The languages in which mail is written.

/// A language of mail.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// English, also for languages without texts.
    #[default]
    English,
    /// German.
    German,
}

/// What the common layout says.
pub(crate) struct LayoutWords {
    pub(crate) tagline: &'static str,
    pub(crate) copy_link: &'static str,
}

impl Language {
    /// Reads `en` or `de`; everything else is English.
    pub fn parse(tag: &str) -> Self {
        match tag {
            "de" => Self::German,
            _ => Self::English,
        }
    }

    /// Returns the language as HTML names it.
    pub fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
        }
    }

    pub(crate) fn words(self) -> LayoutWords {
        match self {
            Self::English => LayoutWords {
                tagline: "Seatwright, seating for events",
                copy_link: "Or copy this link into your browser:",
            },
            Self::German => LayoutWords {
                tagline: "Seatwright, Sitzplätze für Veranstaltungen",
                copy_link: "Oder kopieren Sie diesen Link in Ihren Browser:",
            },
        }
    }
}
