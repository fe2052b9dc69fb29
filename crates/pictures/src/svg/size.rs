//! The size of an SVG: its width and height, or those of its view box. Afterwards the element has all three.

use domain::limits::SVG_SIDE_MAX;

use super::tree::Element;
use crate::refusal::Refusal;

/// The default size in browsers.
const DEFAULT: (f64, f64) = (300.0, 150.0);

/// The greatest ratio of one side to the other.
const RATIO_MAX: f64 = 1_000.0;

/// Returns the size in CSS pixels and writes it, with a view box, into the element.
pub(super) fn settle(root: &mut Element) -> Result<(f64, f64), Refusal> {
    let side = |name: &str| root.attribute(name).and_then(length);
    let view_box = root.attribute("viewBox").and_then(view_box);
    let ratio = view_box.map(|[_, _, width, height]| width / height);
    let (width, height) = match (side("width"), side("height"), ratio) {
        (Some(width), Some(height), _) => (width, height),
        (Some(width), None, Some(ratio)) => (width, width / ratio),
        (None, Some(height), Some(ratio)) => (height * ratio, height),
        (None, None, Some(_)) => view_box.map_or(DEFAULT, |[_, _, width, height]| (width, height)),
        (width, height, None) => (width.unwrap_or(DEFAULT.0), height.unwrap_or(DEFAULT.1)),
    };
    let fits = |side: f64| side.is_finite() && side > 0.0 && side <= SVG_SIDE_MAX;
    if !fits(width) || !fits(height) || !(1.0 / RATIO_MAX..=RATIO_MAX).contains(&(width / height)) {
        return Err(Refusal::Damaged);
    }
    let view = view_box.unwrap_or([0.0, 0.0, width, height]);
    root.set("width", width.to_string());
    root.set("height", height.to_string());
    root.set("viewBox", view.map(|number| number.to_string()).join(" "));
    Ok((width, height))
}

/// Parses four numbers of which the last two are greater than 0.
fn view_box(text: &str) -> Option<[f64; 4]> {
    let numbers: Vec<f64> = text
        .split(|c: char| c == ',' || c.is_whitespace())
        .filter(|part| !part.is_empty())
        .map(|part| part.parse().ok())
        .collect::<Option<_>>()?;
    let numbers: [f64; 4] = numbers.try_into().ok()?;
    let [_, _, width, height] = numbers;
    let fits = numbers.iter().all(|number: &f64| number.abs() <= SVG_SIDE_MAX) && width > 0.0 && height > 0.0;
    fits.then_some(numbers)
}

/// Parses a length in CSS pixels; percentages and relative units are ignored.
fn length(text: &str) -> Option<f64> {
    let text = text.trim();
    let unit = text.trim_start_matches(|c: char| c.is_ascii_digit() || ".+-eE".contains(c));
    let number: f64 = text.strip_suffix(unit)?.parse().ok()?;
    let pixels = match unit {
        "" | "px" => 1.0,
        "pt" => 4.0 / 3.0,
        "pc" => 16.0,
        "mm" => 96.0 / 25.4,
        "cm" => 96.0 / 2.54,
        "in" => 96.0,
        _ => return None,
    };
    Some(number * pixels)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn size(attributes: &[(&str, &str)]) -> Result<(f64, f64), Refusal> {
        let mut root = Element::default();
        attributes
            .iter()
            .for_each(|(name, text)| root.set(name, (*text).to_owned()));
        settle(&mut root)
    }

    #[test]
    fn the_size_is_what_browsers_would_take() {
        assert_eq!(size(&[("width", "40"), ("height", "20px")]), Ok((40.0, 20.0)));
        assert_eq!(size(&[("width", "25.4mm"), ("height", "1in")]), Ok((96.0, 96.0)));
        assert_eq!(size(&[("viewBox", "0 0 32,16")]), Ok((32.0, 16.0)));
        assert_eq!(size(&[("width", "100%"), ("viewBox", "0 0 32 16")]), Ok((32.0, 16.0)));
        assert_eq!(size(&[("width", "1em"), ("viewBox", "0 0 32 16")]), Ok((32.0, 16.0)));
        assert_eq!(size(&[("height", "8"), ("viewBox", "0 0 32 16")]), Ok((16.0, 8.0)));
        assert_eq!(size(&[]), Ok(DEFAULT));
        assert_eq!(size(&[("viewBox", "0 0 0 5")]), Ok(DEFAULT));
    }

    #[test]
    fn sizes_that_no_picture_has_are_refused() {
        for width in ["0", "-4", "1e308", "1e9"] {
            assert_eq!(
                size(&[("width", width), ("height", "4")]),
                Err(Refusal::Damaged),
                "{width}"
            );
        }
        for (width, height) in [("1e9", "1e9"), ("10000", "9")] {
            let refused = size(&[("width", width), ("height", height)]);
            assert_eq!(refused, Err(Refusal::Damaged), "{width} by {height}");
        }
        assert_eq!(size(&[("viewBox", "0 0 NaN inf")]), Ok(DEFAULT));
    }
}
