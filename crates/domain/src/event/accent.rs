//! The colour of an event, and the shades of it that screens, emails and sheets use. Every shade reaches its contrast
//! (WCAG 2.2) for any chosen colour: 4.5:1 for text, 3:1 for lines and filled shapes.

use crate::invalid::Invalid;

mod colour;

use colour::{Hue, Rgb};

/// A chosen colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Accent(Rgb);

/// The colour of events without a chosen one.
pub const DEFAULT_ACCENT: Accent = Accent(Rgb([0xa3, 0x41, 0x2e]));

/// The colours that the dialogs offer by name. The first is [`DEFAULT_ACCENT`].
pub const NAMED_ACCENTS: [(&str, &str); 8] = [
    ("Terracotta", "#a3412e"),
    ("Rose", "#b03a5e"),
    ("Plum", "#7b3f8c"),
    ("Blue", "#2b5ea3"),
    ("Teal", "#1d6f78"),
    ("Forest", "#2f6b45"),
    ("Olive", "#66691f"),
    ("Ochre", "#9a5b13"),
];

/// The shades of one theme as `#rrggbb`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shades {
    /// Filled shapes and buttons, 3:1 against every ground.
    pub fill: String,
    /// Text on `fill`, 4.5:1.
    pub on_fill: String,
    /// Text on every ground and on `soft`, 4.5:1.
    pub ink: String,
    /// A tinted ground.
    pub soft: String,
    /// Lines on every ground and on `soft`, 3:1.
    pub line: String,
}

/// The shades of both themes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AccentShades {
    /// On light grounds and on paper.
    pub light: Shades,
    /// On dark grounds.
    pub dark: Shades,
}

/// A lightness from 0 (black) to 1 (white), and the greatest chroma.
type Tone = (f64, f64);

/// What differs between the themes. A shade starts at its tone and moves towards `limit` until it is legible.
struct Theme {
    /// The ground nearest to the shades in lightness, `--surface-2` of the page.
    ground: Rgb,
    /// The lightness where contrast is greatest.
    limit: f64,
    soft: Tone,
    on_fill: Tone,
    ink: Tone,
    /// Of filled shapes and lines; the chosen colour when absent.
    shape: Option<Tone>,
}

const LIGHT: Theme = Theme {
    ground: Rgb([0xf1, 0xee, 0xe9]),
    limit: 0.0,
    soft: (0.94, 0.022),
    on_fill: (1.0, 0.0),
    ink: (0.41, 0.115),
    shape: None,
};

const DARK: Theme = Theme {
    ground: Rgb([0x27, 0x23, 0x2d]),
    limit: 1.0,
    soft: (0.285, 0.04),
    on_fill: (0.2, 0.04),
    ink: (0.85, 0.065),
    shape: Some((0.78, 0.105)),
};

const TEXT: f64 = 4.5;
const GRAPHICS: f64 = 3.0;

impl Accent {
    /// Reads `#rrggbb`.
    pub fn parse(typed: &str) -> Result<Self, Invalid> {
        let colour = Rgb::parse(typed.trim());
        colour
            .map(Self)
            .ok_or_else(|| Invalid::new("accent", "Choose a colour such as #a3412e."))
    }

    /// Reads an optional colour; blank text means no colour.
    pub(super) fn optional(typed: &str) -> Result<Option<Self>, Invalid> {
        match typed.trim() {
            "" => Ok(None),
            typed => Self::parse(typed).map(Some),
        }
    }

    /// Returns `#rrggbb` in lower case.
    pub fn to_hex(self) -> String {
        self.0.to_hex()
    }

    /// Derives the shades.
    pub fn shades(self) -> AccentShades {
        AccentShades {
            light: LIGHT.shades(self.0),
            dark: DARK.shades(self.0),
        }
    }
}

impl Theme {
    fn shades(&self, chosen: Rgb) -> Shades {
        let hue = Hue::from_colour(chosen);
        let soft = hue.at(self.soft.0, self.soft.1);
        let on_fill = hue.at(self.on_fill.0, self.on_fill.1);
        let grounds = [self.ground, soft];
        let shape = self.shape.unwrap_or((hue.lightness, hue.chroma));
        let fill = self.nearest(&hue, shape, |colour| {
            colour.contrast(on_fill) >= TEXT && grounds.iter().all(|ground| colour.contrast(*ground) >= GRAPHICS)
        });
        let line = self.nearest(&hue, shape, |colour| {
            grounds.iter().all(|ground| colour.contrast(*ground) >= GRAPHICS)
        });
        let ink = self.nearest(&hue, self.ink, |colour| {
            grounds.iter().all(|ground| colour.contrast(*ground) >= TEXT)
        });
        Shades {
            fill: fill.to_hex(),
            on_fill: on_fill.to_hex(),
            ink: ink.to_hex(),
            soft: soft.to_hex(),
            line: line.to_hex(),
        }
    }

    /// Returns the colour that passes nearest to a tone. The one at the limit always passes.
    fn nearest(&self, hue: &Hue, (start, chroma): Tone, passes: impl Fn(Rgb) -> bool) -> Rgb {
        let at = |lightness| hue.at(lightness, chroma);
        if passes(at(start)) {
            return at(start);
        }
        let (mut failing, mut passing) = (start, self.limit);
        for _ in 0..10 {
            let middle = f64::midpoint(failing, passing);
            if passes(at(middle)) {
                passing = middle;
            } else {
                failing = middle;
            }
        }
        at(passing)
    }
}

#[cfg(test)]
mod tests;
