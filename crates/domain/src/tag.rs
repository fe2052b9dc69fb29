//! Tags: short words with a colour that an organisation gives to guests, the same ones over all of its events.

use crate::fold;
use crate::id::TagId;
use crate::invalid::Invalid;
use crate::limits::TAG_NAME_MAX;
use crate::text;
use crate::words::word_enum;

word_enum! {
    /// The colour of a tag; the screens choose shades that are legible in both themes.
    TagColour as "colour" {
        /// Grey.
        Grey = "grey",
        /// Red.
        Red = "red",
        /// Amber.
        Amber = "amber",
        /// Green.
        Green = "green",
        /// Teal.
        Teal = "teal",
        /// Blue.
        Blue = "blue",
        /// Violet.
        Violet = "violet",
        /// Pink.
        Pink = "pink",
    }
}

/// A tag of an organisation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// Names the tag.
    pub id: TagId,
    /// What people call it, for example "Bride's side".
    pub name: String,
    /// Its colour.
    pub colour: TagColour,
}

impl Tag {
    /// Returns the name as it is compared: two tags of an organisation never share one.
    pub fn folded(&self) -> String {
        fold::name(&self.name)
    }
}

/// Reads the name of a tag.
pub fn name(typed: &str) -> Result<String, Invalid> {
    text::required_line("name", typed, TAG_NAME_MAX, "Give the tag a name.")
}
