//! The colours of a plan, by token, in the light and the dark theme. Painters in the browser may take them from CSS
//! variables of the same names; files are written with these values.

use serde::Serialize;

/// A set of colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// For print, export and bright rooms.
    #[default]
    Light,
    /// For dark rooms.
    Dark,
    /// The theme of the page that contains the drawing.
    Page,
}

/// One token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Colour {
    /// The name, in kebab case.
    pub token: &'static str,
    /// Its value in the light theme, `#rrggbb`.
    pub light: &'static str,
    /// Its value in the dark theme, `#rrggbb`.
    pub dark: &'static str,
    /// Its value in a page that has a variable of its name.
    #[serde(skip)]
    pub variable: &'static str,
}

macro_rules! colour {
    ($token:literal, $light:literal, $dark:literal) => {
        Colour {
            token: $token,
            light: $light,
            dark: $dark,
            variable: concat!("var(--", $token, ")"),
        }
    };
}

/// Every token that primitives use.
pub const PALETTE: &[Colour] = &[
    colour!("plan-outside", "#ECE8E1", "#100E14"),
    colour!("plan-floor", "#FFFDFA", "#1D1A22"),
    colour!("grid", "#F3EFE8", "#27232D"),
    colour!("grid-major", "#E0DBD3", "#37323F"),
    colour!("text", "#1D1B26", "#F0ECF2"),
    colour!("text-muted", "#5F5A66", "#B4ADBA"),
    colour!("accent", "#4338CA", "#A5B4FC"),
    colour!("on-accent", "#FFFFFF", "#141A33"),
    colour!("info", "#1757C2", "#8CC4FF"),
    colour!("table-fill", "#EFE9DF", "#352F3C"),
    colour!("table-stroke", "#6B6254", "#A79FB2"),
    colour!("chair-free", "#FFFDFA", "#1D1A22"),
    colour!("chair-free-stroke", "#857B6C", "#938B9D"),
    colour!("chair-assigned", "#12694A", "#3FBF8C"),
    colour!("chair-assigned-ink", "#FFFFFF", "#0E1420"),
    colour!("chair-reserved", "#8A5200", "#FBC457"),
    colour!("stage-fill", "#EDE7F8", "#352B4D"),
    colour!("stage-stroke", "#6B4FA3", "#B59CE6"),
    colour!("floor-fill", "#F3EEE4", "#3A3226"),
    colour!("floor-stroke", "#8A6A3B", "#CBA976"),
    colour!("food-fill", "#FCEEDF", "#42301B"),
    colour!("food-stroke", "#9A5B13", "#E8A95C"),
    colour!("door-fill", "#E3F1EA", "#1F3A2F"),
    colour!("door-stroke", "#2F7355", "#7CC7A4"),
    colour!("safety-fill", "#FBE4E1", "#47211F"),
    colour!("safety-stroke", "#B42318", "#FDA29B"),
    colour!("admin-fill", "#E2EEFB", "#1D3350"),
    colour!("admin-stroke", "#2563A8", "#8CC4FF"),
    colour!("plant-fill", "#DDF0DC", "#213B25"),
    colour!("plant-stroke", "#2E7A3B", "#86D093"),
    colour!("building-fill", "#D3CDC3", "#474150"),
    colour!("building-stroke", "#6B6254", "#A79FB2"),
    colour!("trade-fill", "#DFF1F2", "#17383C"),
    colour!("trade-stroke", "#1B6E78", "#74C7D1"),
    colour!("media-fill", "#E5E6EC", "#272B38"),
    colour!("media-stroke", "#454C66", "#A3ABC6"),
    colour!("outdoor-fill", "#E9F0D8", "#2C361C"),
    colour!("outdoor-stroke", "#5C7022", "#B5CC72"),
    colour!("trash-fill", "#EBE7E3", "#322D29"),
    colour!("trash-stroke", "#6E6259", "#B8AA9E"),
    colour!("furniture-fill", "#F6E8E4", "#3F2A26"),
    colour!("furniture-stroke", "#99513F", "#E0A08F"),
    colour!("staff-fill", "#E4E9F7", "#222C4A"),
    colour!("staff-stroke", "#45589C", "#A0B2EC"),
    colour!("holiday-fill", "#FBE3EC", "#452334"),
    colour!("holiday-stroke", "#A8326A", "#F093BE"),
    colour!("shape-fill", "#F6F4F0", "#211D27"),
    colour!("shape-stroke", "#857D72", "#8A8394"),
];

/// Resolves a token to its value; a custom colour stays as it is.
pub fn resolve(paint: &str, theme: Theme) -> &str {
    match PALETTE.iter().find(|colour| colour.token == paint) {
        Some(found) => match theme {
            Theme::Light => found.light,
            Theme::Dark => found.dark,
            Theme::Page => found.variable,
        },
        None => paint,
    }
}

/// Returns dark or white ink, the one with more contrast on a custom colour; `None` when the colour is not written as
/// `#rgb` or `#rrggbb`.
pub fn ink_on(colour: &str) -> Option<&'static str> {
    let luminance = luminance(colour)?;
    let (black, white) = ((luminance + 0.05) / 0.063, 1.05 / (luminance + 0.05));
    Some(if black >= white { "#16202E" } else { "#FFFFFF" })
}

/// The relative luminance of WCAG 2, 0 to 1.
fn luminance(colour: &str) -> Option<f64> {
    let digits = colour.strip_prefix('#')?;
    let step = match digits.len() {
        3 => 1,
        6 => 2,
        _ => return None,
    };
    let channel = |place: usize| {
        let part = digits.get(place * step..(place + 1) * step)?;
        let value = f64::from(u8::from_str_radix(part, 16).ok()?) / if step == 1 { 15.0 } else { 255.0 };
        Some(if value <= 0.040_45 {
            value / 12.92
        } else {
            libm::pow((value + 0.055) / 1.055, 2.4)
        })
    };
    Some(0.2126 * channel(0)? + 0.7152 * channel(1)? + 0.0722 * channel(2)?)
}

#[cfg(test)]
mod tests {
    use domain::plan::catalogue::CATALOGUE;

    use super::*;

    fn contrast(a: &str, b: &str) -> f64 {
        let (a, b) = (luminance(a).unwrap() + 0.05, luminance(b).unwrap() + 0.05);
        a.max(b) / a.min(b)
    }

    #[test]
    fn every_kind_stands_out_from_the_floor_and_its_words_can_be_read() {
        for theme in [Theme::Light, Theme::Dark] {
            let value = |token| resolve(token, theme);
            for entry in CATALOGUE {
                assert!(
                    contrast(value(entry.border_color), value("plan-floor")) >= 3.0,
                    "{} {theme:?}",
                    entry.kind
                );
                if entry.color != "none" {
                    assert!(
                        contrast(value("text"), value(entry.color)) >= 4.5,
                        "{} {theme:?}",
                        entry.kind
                    );
                }
            }
            assert!(contrast(value("chair-free-stroke"), value("plan-floor")) >= 3.0);
            assert!(contrast(value("chair-assigned"), value("plan-floor")) >= 3.0);
            assert!(contrast(value("chair-assigned-ink"), value("chair-assigned")) >= 4.5);
        }
    }

    #[test]
    fn ink_follows_the_chosen_colour() {
        assert_eq!(ink_on("#ffffff"), Some("#16202E"));
        assert_eq!(ink_on("#123"), Some("#FFFFFF"));
        assert_eq!(ink_on("rebeccapurple"), None);
        assert_eq!(ink_on("#zzzzzz"), None);
    }

    #[test]
    fn every_token_is_there_once() {
        for entry in CATALOGUE {
            for token in [entry.color, entry.border_color] {
                assert!(
                    token == "none" || PALETTE.iter().filter(|colour| colour.token == token).count() == 1,
                    "{token}"
                );
            }
        }
    }
}
