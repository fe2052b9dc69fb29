//! The styles of a document. People who edit it change a style once for all cells, names or headings.

use docx_rs::{
    AlignmentType, LineSpacing, LineSpacingType, ParagraphProperty, RunFonts, Style, StyleType, Styles, Tab,
    TabValueType,
};
use domain::event::accent::{Accent, DEFAULT_ACCENT};

pub(super) const TITLE: &str = "Title";
pub(super) const HEADING: &str = "Heading1";
pub(super) const COLUMN: &str = "TableHeading";
pub(super) const CELL: &str = "TableText";
pub(super) const LARGE_CELL: &str = "LargeTableText";
pub(super) const SMALL_CELL: &str = "SmallTableText";
pub(super) const HEADER: &str = "Header";
pub(super) const FOOTER: &str = "Footer";
pub(super) const CARD_NAME: &str = "CardName";
pub(super) const CARD_PLACE: &str = "CardPlace";
pub(super) const CARD_MEAL: &str = "CardMeal";
/// The paragraph that Word wants after a table at the end of a document.
pub(super) const END: &str = "End";

/// The size of names on cards, in points, and the greatest one.
pub(super) const NAME_SIZE: f32 = 24.0;

const GREY: &str = "5A5A5A";
const TEXT_FACE: &str = "Calibri";
/// The display face of the product. Few machines have it, so the font table names Georgia for it.
/// The colour of meals and diets, as red, green and blue.
const SERVED_COLOUR: [u8; 3] = [18, 105, 74];
const DISPLAY_FACE: &str = "Newsreader";

/// The fonts and what replaces them, for the programs that open the document.
pub(super) const FONT_TABLE: &str = concat!(
    r#"<?xml version="1.0" encoding="UTF-8" standalone="yes"?>"#,
    r#"<w:fonts xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">"#,
    r#"<w:font w:name="Newsreader"><w:altName w:val="Georgia"/><w:panose1 w:val="02040502050405020303"/>"#,
    r#"<w:charset w:val="00"/><w:family w:val="roman"/><w:pitch w:val="variable"/></w:font>"#,
    r#"<w:font w:name="Calibri"><w:altName w:val="Carlito"/><w:panose1 w:val="020F0502020204030204"/>"#,
    r#"<w:charset w:val="00"/><w:family w:val="swiss"/><w:pitch w:val="variable"/></w:font>"#,
    r#"<w:font w:name="Arial"><w:altName w:val="Liberation Sans"/><w:panose1 w:val="020B0604020202020204"/>"#,
    r#"<w:charset w:val="00"/><w:family w:val="swiss"/><w:pitch w:val="variable"/></w:font>"#,
    r#"</w:fonts>"#,
);

/// The event's colour as text on paper, as six hexadecimal digits.
pub(super) fn ink(accent: Option<&str>) -> String {
    let accent = accent.and_then(|accent| Accent::parse(accent).ok());
    let ink = accent.unwrap_or(DEFAULT_ACCENT).shades().light.ink;
    ink.trim_start_matches('#').to_uppercase()
}

/// The styles, with the colour of headings and where the lines of head and foot end, in twips.
pub(super) fn styles(ink: &str, line_end: usize, is_rtl: bool) -> Styles {
    let text = RunFonts::new().ascii(TEXT_FACE).hi_ansi(TEXT_FACE).cs("Arial");
    let display = RunFonts::new()
        .ascii(DISPLAY_FACE)
        .hi_ansi(DISPLAY_FACE)
        .cs("Times New Roman");
    let all = [
        style(TITLE, "Title", 52).fonts(display.clone()).color(ink).bold(),
        style(HEADING, "heading 1", 32)
            .fonts(display.clone())
            .color(ink)
            .bold()
            .outline_lvl(0),
        style(COLUMN, "Table Heading", 18).bold().color(GREY),
        style(CELL, "Table Text", 21),
        style(LARGE_CELL, "Large Table Text", 28),
        style(SMALL_CELL, "Small Table Text", 18),
        style(HEADER, "header", 18).color(GREY),
        style(FOOTER, "footer", 18).color(GREY),
        style(CARD_NAME, "Card Name", half_points(NAME_SIZE))
            .fonts(display)
            .color(ink)
            .bold()
            .align(AlignmentType::Center),
        style(CARD_PLACE, "Card Place", 22)
            .color(GREY)
            .align(AlignmentType::Center),
        style(CARD_MEAL, "Card Meal", 20)
            .bold()
            .color(hex(SERVED_COLOUR))
            .align(AlignmentType::Center),
        style(END, "End", 2),
    ];
    let mut styles = Styles::new().default_fonts(text).default_size(21);
    for style in all {
        let properties = spaced(&style.style_id, style.paragraph_property.clone(), line_end).bidi(is_rtl);
        styles = styles.add_style(Style {
            paragraph_property: properties,
            ..style
        });
    }
    styles
}

fn style(id: &str, name: &str, half_points: usize) -> Style {
    Style::new(id, StyleType::Paragraph)
        .name(name)
        .based_on("Normal")
        .size(half_points)
}

fn spaced(style: &str, properties: ParagraphProperty, line_end: usize) -> ParagraphProperty {
    let space = |before, after| LineSpacing::new().before(before).after(after);
    match style {
        TITLE => properties.line_spacing(space(0, 200)).keep_next(true),
        HEADING => properties.line_spacing(space(320, 100)).keep_next(true),
        HEADER | FOOTER => properties.add_tab(Tab::new().val(TabValueType::Right).pos(line_end)),
        CARD_NAME => properties.line_spacing(space(0, 80)),
        CARD_MEAL => properties.line_spacing(space(80, 0)),
        END => properties.line_spacing(LineSpacing::new().line(20).line_rule(LineSpacingType::Exact)),
        _ => properties,
    }
}

/// Word counts sizes of letters in half points.
pub(super) fn half_points(points: f32) -> usize {
    let most: u16 = 200;
    let fits = |half: &u16| f32::from(*half) / 2.0 <= points;
    usize::from((2..=most).take_while(fits).last().unwrap_or(2))
}

fn hex([red, green, blue]: [u8; 3]) -> String {
    format!("{red:02X}{green:02X}{blue:02X}")
}
