//! Every colour yields legible shades, in both themes.

use proptest::prelude::*;

use super::*;

fn contrast(a: &str, b: &str) -> f64 {
    Rgb::parse(a).unwrap().contrast(Rgb::parse(b).unwrap())
}

/// Page, card and inset ground of each theme, as in the styles of the pages.
const LIGHT_GROUNDS: [&str; 3] = ["#f8f6f3", "#ffffff", "#f1eee9"];
const DARK_GROUNDS: [&str; 3] = ["#141218", "#1d1a22", "#27232d"];

fn check(shades: &Shades, grounds: [&str; 3]) {
    assert!(contrast(&shades.on_fill, &shades.fill) >= TEXT, "{shades:?}");
    for ground in grounds.into_iter().chain([shades.soft.as_str()]) {
        assert!(contrast(&shades.ink, ground) >= TEXT, "ink on {ground}: {shades:?}");
        assert!(
            contrast(&shades.line, ground) >= GRAPHICS,
            "line on {ground}: {shades:?}"
        );
        assert!(
            contrast(&shades.fill, ground) >= GRAPHICS,
            "fill on {ground}: {shades:?}"
        );
    }
}

proptest! {
    #[test]
    fn every_colour_yields_legible_shades(bytes in any::<[u8; 3]>()) {
        let shades = Accent(Rgb(bytes)).shades();
        check(&shades.light, LIGHT_GROUNDS);
        check(&shades.dark, DARK_GROUNDS);
    }

    #[test]
    fn a_colour_is_read_as_it_is_written(bytes in any::<[u8; 3]>()) {
        let accent = Accent(Rgb(bytes));
        prop_assert_eq!(Accent::parse(&accent.to_hex().to_uppercase()), Ok(accent));
    }
}

#[test]
fn black_white_and_pure_colours_yield_legible_shades() {
    for colour in [
        "#000000", "#ffffff", "#ff0000", "#00ff00", "#0000ff", "#ffff00", "#808080",
    ] {
        let shades = Accent::parse(colour).unwrap().shades();
        check(&shades.light, LIGHT_GROUNDS);
        check(&shades.dark, DARK_GROUNDS);
    }
}

#[test]
fn a_named_colour_is_filled_as_chosen_on_light_grounds() {
    assert_eq!(NAMED_ACCENTS[0].1, DEFAULT_ACCENT.to_hex());
    for (name, colour) in NAMED_ACCENTS {
        let fill = Accent::parse(colour).unwrap().shades().light.fill;
        assert_eq!(fill, colour, "{name}");
    }
}

#[test]
fn the_contrast_is_that_of_wcag() {
    assert!((contrast("#000000", "#ffffff") - 21.0).abs() < 1e-9);
    assert!((contrast("#777777", "#ffffff") - 4.478).abs() < 1e-3);
}

#[test]
fn text_that_is_no_colour_is_refused() {
    for typed in ["red", "#fff", "a3412e", "#a3412g", "#a3412e00", "#é3412"] {
        let refused = Accent::parse(typed).unwrap_err();
        assert_eq!(refused.field, "accent", "{typed}");
        assert_eq!(refused.message, "Choose a colour such as #a3412e.");
    }
}
