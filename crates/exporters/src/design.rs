//! How sheets for guests look: the design, the colour of letters and lines, and whether cards tell the meal.

use domain::event::accent::{Accent, DEFAULT_ACCENT};

/// A design of the sheets that guests see.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Design {
    /// Letters with serifs, an ornament and a double frame.
    #[default]
    Classic,
    /// Letters without serifs and one strong line.
    Modern,
    /// Black letters without serifs, for any printer.
    Plain,
}

impl Design {
    /// All designs, by their names.
    pub const ALL: [(&'static str, Self); 3] = [
        ("classic", Self::Classic),
        ("modern", Self::Modern),
        ("plain", Self::Plain),
    ];

    /// Reads a name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        crate::named(&Self::ALL, name)
    }

    /// Returns the name.
    #[must_use]
    pub fn name(self) -> &'static str {
        crate::name_in(&Self::ALL, self)
    }
}

/// The colour of names, headings and ornaments.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum InkColour {
    /// That of the event.
    #[default]
    Event,
    /// A warm red.
    Terracotta,
    /// A dark green.
    Green,
    /// A dark blue.
    Blue,
    /// A dark brown.
    Brown,
}

impl InkColour {
    /// All colours, by their names.
    pub const ALL: [(&'static str, Self); 5] = [
        ("event", Self::Event),
        ("terracotta", Self::Terracotta),
        ("green", Self::Green),
        ("blue", Self::Blue),
        ("brown", Self::Brown),
    ];

    /// Reads a name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        crate::named(&Self::ALL, name)
    }

    /// Returns the name.
    #[must_use]
    pub fn name(self) -> &'static str {
        crate::name_in(&Self::ALL, self)
    }

    /// The colour as `#rrggbb`; that of the event has none of its own.
    fn hex(self) -> Option<&'static str> {
        match self {
            Self::Event => None,
            Self::Terracotta => Some("#a3412e"),
            Self::Green => Some("#2f5d50"),
            Self::Blue => Some("#3b4a7a"),
            Self::Brown => Some("#6b4a2b"),
        }
    }
}

/// What is chosen for the sheets that guests see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SheetStyle {
    /// The design.
    pub design: Design,
    /// The colour; the plain design is black.
    pub colour: InkColour,
    /// Whether cards show the meal.
    pub meals: bool,
}

impl Default for SheetStyle {
    fn default() -> Self {
        Self {
            design: Design::default(),
            colour: InkColour::default(),
            meals: true,
        }
    }
}

/// The shades of a colour on white paper, as red, green and blue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Palette {
    /// Headings, lines and ornaments; 4.5:1 on white.
    pub(crate) ink: [u8; 3],
    /// Names, darker.
    pub(crate) deep: [u8; 3],
    /// Second lines and leaves.
    pub(crate) tint: [u8; 3],
    /// Grounds of leaves.
    pub(crate) soft: [u8; 3],
}

impl Palette {
    pub(crate) const BLACK: Self = Self {
        ink: [0, 0, 0],
        deep: [0, 0, 0],
        tint: [140, 140, 140],
        soft: [220, 220, 220],
    };

    /// Derives the shades of a chosen colour, or of the event's. A colour that is too light for letters is darkened.
    pub(crate) fn new(colour: InkColour, of_event: Option<&str>) -> Self {
        let hex = colour.hex().or(of_event);
        let accent = hex.and_then(|hex| Accent::parse(hex).ok()).unwrap_or(DEFAULT_ACCENT);
        let shades = accent.shades().light;
        let ink = rgb(&shades.fill);
        Self {
            ink,
            deep: rgb(&shades.ink),
            tint: on_white(ink, 48),
            soft: on_white(ink, 26),
        }
    }
}

/// Reads `#rrggbb`.
fn rgb(hex: &str) -> [u8; 3] {
    let part = |from: usize| {
        let digits = hex.get(from..from + 2).unwrap_or_default();
        u8::from_str_radix(digits, 16).unwrap_or_default()
    };
    [part(1), part(3), part(5)]
}

/// Mixes a colour with white; `share` is the percentage of the colour.
fn on_white(colour: [u8; 3], share: u16) -> [u8; 3] {
    colour.map(|part| {
        let mixed = (u16::from(part) * share + 255 * (100 - share)) / 100;
        u8::try_from(mixed).unwrap_or(u8::MAX)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[expect(clippy::disallowed_methods, reason = "a test needs no equal bits")]
    fn luminance(colour: [u8; 3]) -> f64 {
        let linear = colour.map(|part| {
            let part = f64::from(part) / 255.0;
            if part <= 0.040_45 {
                part / 12.92
            } else {
                ((part + 0.055) / 1.055).powf(2.4)
            }
        });
        let [red, green, blue] = linear;
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    #[test]
    fn letters_reach_their_contrast_on_white_in_every_colour() {
        let chosen = InkColour::ALL.into_iter().map(|(_, colour)| Palette::new(colour, None));
        let of_events = ["#ffee00", "#ffffff", "#7fd4ff", "#000000"];
        let of_events = of_events.map(|hex| Palette::new(InkColour::Event, Some(hex)));
        for palette in chosen.chain(of_events) {
            for colour in [palette.ink, palette.deep] {
                assert!(1.05 / (luminance(colour) + 0.05) >= 4.5, "{palette:?}");
            }
        }
    }

    #[test]
    fn a_chosen_colour_comes_before_that_of_the_event() {
        assert_eq!(Palette::new(InkColour::Event, None).ink, [0xa3, 0x41, 0x2e]);
        assert_eq!(Palette::new(InkColour::Event, Some("#2f5d50")).ink, [0x2f, 0x5d, 0x50]);
        assert_eq!(Palette::new(InkColour::Blue, Some("#2f5d50")).ink, [0x3b, 0x4a, 0x7a]);
    }
}
