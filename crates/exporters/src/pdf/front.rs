//! The front of a card in each design: the name, the place at the table, and the meal with its mark.

use super::drawing;
use super::look::{Lines, Look};
use super::marks;
use super::sheet::{Part, PartId, Sheet, Style};
use super::text::{ASCENT, LINE, fit, lines_height};
use crate::card::{SAFE, place_of, served_of};
use crate::design::Design;
use crate::event::Guest;
use crate::fonts::{Weight, width};
use crate::made::Made;
use crate::meals::{MealMark, MealMarks};

/// Cards from this height on have an ornament.
const ORNAMENT_FROM: f32 = 130.0;
/// The shares of the height that the first name may take, the best one first.
const FIRST_NAME_SHARES: [f32; 3] = [0.62, 0.45, 0.3];
/// The smallest facts on a card.
const FACT_LEAST: f32 = 6.2;

/// A rectangle: left, top, width and height.
pub(super) type Rect = (f32, f32, f32, f32);

/// What the front of a card says.
pub(super) struct Front<'g> {
    pub(super) guest: &'g Guest,
    place: String,
    served: Option<(Option<MealMark>, String)>,
}

impl<'g> Front<'g> {
    pub(super) fn new(made: &Made<'_>, guest: &'g Guest, marks: &MealMarks) -> Self {
        let served = served_of(guest).filter(|_| made.style.meals);
        Self {
            guest,
            place: place_of(made.export, guest),
            served: served.map(|text| (marks.of_guest(guest), text)),
        }
    }

    /// First and last name below each other in a box, or both in one line of the plain design.
    fn name(&self, look: &Look, height: f32, (room, most): (f32, f32)) -> Lines {
        let mut lines = Lines::default();
        let texts = &self.guest.texts;
        if look.design == Design::Plain {
            let size = (height * 0.15).clamp(11.0, 22.0);
            lines.add(&self.guest.name(), Style::bold(size), (room, most));
            return lines;
        }
        let (share, last) = match look.design {
            Design::Classic => (0.2, look.text(0.0).weight),
            Design::Modern | Design::Plain => (0.165, Weight::Regular),
        };
        let greatest = (height * share).clamp(17.0, 40.0);
        // A long family name takes its room from the first name, rather than losing its end.
        for first in FIRST_NAME_SHARES {
            lines = Lines::default();
            let size = lines.add(&texts.first_name, look.name(greatest), (room, most * first));
            if texts.last_name.is_empty() {
                return lines;
            }
            let above = lines.lines.len();
            let style = Style {
                size: (size * 0.52).max(7.5),
                weight: last,
                colour: look.palette.deep,
            };
            let left = (most - lines.height).max(style.size * LINE);
            lines.add(&texts.last_name, style, (room, left));
            let shown = lines.lines.iter().skip(above).map(|(text, ..)| text.as_str());
            if letters(shown) >= letters([texts.last_name.as_str()]) {
                break;
            }
        }
        lines
    }
}

/// Counts what is neither a blank nor a hyphen, which lines may lose or gain.
fn letters<'t>(texts: impl IntoIterator<Item = &'t str>) -> usize {
    let all = texts.into_iter().flat_map(str::chars);
    all.filter(|c| !c.is_whitespace() && *c != '-').count()
}

/// Draws the front of a card into its rectangle.
pub(super) fn draw(sheet: &mut Sheet, look: &Look, front: &Front<'_>, card: Rect, safe: f32) {
    if look.design == Design::Plain {
        return plain(sheet, look, front, card, safe);
    }
    let (x, y, width, height) = card;
    let inside = (x + safe, y + safe, width - 2.0 * safe, height - 2.0 * safe);
    let foot = foot(sheet, look, front, inside, height);
    let area = (inside.0, inside.1, inside.2, inside.3 - foot - height * 0.02);
    match look.design {
        Design::Classic => classic(sheet, look, front, area, height),
        Design::Modern | Design::Plain => modern(sheet, look, front, area, height),
    }
}

fn classic(sheet: &mut Sheet, look: &Look, front: &Front<'_>, (x, y, width, height): Rect, card: f32) {
    let middle = x + width / 2.0;
    let sprig = if card >= ORNAMENT_FROM { card * 0.27 } else { 0.0 };
    let ornament = if sprig > 0.0 {
        drawing::sprig_height(sprig) + card * 0.02
    } else {
        0.0
    };
    let lines = front.name(look, card, (width, height - ornament));
    let top = y + (height - lines.height - ornament).max(0.0) / 2.0;
    if sprig > 0.0 {
        drawing::sprig(sheet, (middle, top), sprig, &look.palette);
    }
    let part = sheet.part(PartId::ROOT, Part::Paragraph);
    for (text, style, baseline) in &lines.lines {
        sheet.centred((middle, top + ornament + baseline), text, *style, Some(part));
    }
}

fn modern(sheet: &mut Sheet, look: &Look, front: &Front<'_>, (x, y, width, height): Rect, card: f32) {
    let gap = card * 0.055;
    let thick = (card * 0.016).clamp(1.4, 3.0);
    let lines = front.name(look, card, (width, height - gap - thick));
    let top = y + (height - lines.height - gap - thick).max(0.0) / 2.0;
    let part = sheet.part(PartId::ROOT, Part::Paragraph);
    for (text, style, baseline) in &lines.lines {
        let at = (begin(look, (x, width), text, *style), top + baseline);
        sheet.text(at, text, *style, Some(part));
    }
    let rule = card * 0.24;
    let left = if look.is_rtl { x + width - rule } else { x };
    let rect = (left, top + lines.height + gap, rule, thick);
    sheet.rect(rect, Some(look.palette.ink), None);
}

/// Where a line begins in a box: at its left, or so that it ends at its right in a script from right to left.
fn begin(look: &Look, (left, room): (f32, f32), text: &str, style: Style) -> f32 {
    if look.is_rtl {
        left + room - width(text, style.weight) * style.size
    } else {
        left
    }
}

/// Table and seat at one side of the foot and the meal at the other, or below each other. Returns the height.
fn foot(sheet: &mut Sheet, look: &Look, front: &Front<'_>, (x, y, room, height): Rect, card: f32) -> f32 {
    let bottom = y + height;
    let greatest = (card * 0.055).clamp(FACT_LEAST, 9.0);
    let place_width = width(&front.place, Weight::Regular);
    let meal_width = front.served.as_ref().map_or(0.0, |(mark, text)| {
        width(text, Weight::Regular) + mark.map_or(0.0, |_| MARK + MARK_GAP)
    });
    let size = (room / (place_width + meal_width + 1.2)).min(greatest);
    if size >= FACT_LEAST {
        let fact = look.fact(size);
        let baseline = bottom - size * 0.3;
        let part = sheet.part(PartId::ROOT, Part::Paragraph);
        let at = begin(look, (x, room), &front.place, fact);
        sheet.text((at, baseline), &front.place, fact, Some(part));
        if let Some((mark, text)) = &front.served {
            let left = if look.is_rtl { x } else { x + room - meal_width * size };
            served(sheet, look, (*mark, text), (left, baseline), size);
        }
        return size * LINE;
    }
    // Both at once would be too small: the meal gets a line of its own.
    let size = greatest.min(8.0);
    let mut y = bottom;
    if let Some((mark, text)) = &front.served {
        let marked = mark.map_or(0.0, |_| (MARK + MARK_GAP) * size);
        let fitted = fit(text, Weight::Regular, size, (room - marked, size * LINE));
        let line = fitted.lines.first().map_or("", String::as_str);
        let wide = width(line, Weight::Regular) * fitted.size + mark.map_or(0.0, |_| (MARK + MARK_GAP) * fitted.size);
        let left = if look.is_rtl { x + room - wide } else { x };
        served(sheet, look, (*mark, line), (left, y - fitted.size * 0.3), fitted.size);
        y -= fitted.size * LINE;
    }
    let fitted = fit(&front.place, Weight::Regular, size, (room, height * 0.24));
    let part = sheet.part(PartId::ROOT, Part::Paragraph);
    let block = lines_height(fitted.lines.len(), fitted.size);
    let fact = look.fact(fitted.size);
    for (line, number) in fitted.lines.iter().zip(0_u16..) {
        let baseline = y - block + fitted.size * (f32::from(number) * LINE + ASCENT);
        let at = begin(look, (x, room), line, fact);
        sheet.text((at, baseline), line, fact, Some(part));
    }
    bottom - y + block
}

/// The side of a mark and the gap behind it, in shares of the size of its words.
const MARK: f32 = 1.5;
const MARK_GAP: f32 = 0.35;

/// Writes the meal behind its mark, from a left side on.
fn served(
    sheet: &mut Sheet,
    look: &Look,
    (mark, text): (Option<MealMark>, &str),
    (x, baseline): (f32, f32),
    size: f32,
) {
    let style = Style {
        colour: look.text(size).colour,
        ..look.fact(size)
    };
    let side = MARK * size;
    let mut left = x;
    if let Some(mark) = mark {
        marks::draw(
            sheet,
            mark,
            (x, baseline - size * 0.36 - side / 2.0),
            side,
            look.palette.deep,
        );
        left += side + MARK_GAP * size;
    }
    let part = sheet.part(PartId::ROOT, Part::Paragraph);
    sheet.text((left, baseline), text, style, Some(part));
}

fn plain(sheet: &mut Sheet, look: &Look, front: &Front<'_>, (x, y, width, height): Rect, safe: f32) {
    let middle = x + width / 2.0;
    let room = width - 2.0 * safe.max(SAFE);
    let lines = front.name(look, height, (room, height * 0.5));
    let top = y + safe + (height * 0.58 - safe - lines.height).max(0.0) / 2.0;
    let part = sheet.part(PartId::ROOT, Part::Paragraph);
    for (text, style, baseline) in &lines.lines {
        sheet.centred((middle, top + baseline), text, *style, Some(part));
    }
    let size = (height * 0.1).min(11.0);
    let place = fit(&front.place, Weight::Regular, size, (room, height * 0.16));
    let part = sheet.part(PartId::ROOT, Part::Paragraph);
    for (line, number) in place.lines.iter().zip(0_u16..) {
        let baseline = y + height * 0.62 + place.size * (f32::from(number) * LINE + ASCENT);
        sheet.centred((middle, baseline), line, look.fact(place.size), Some(part));
    }
    if let Some((mark, text)) = &front.served {
        let size = (height * 0.09).min(10.0);
        let fitted = fit(text, Weight::Regular, size, (room - 2.0 * size, size * LINE));
        let line = fitted.lines.first().map_or("", String::as_str);
        let marked = mark.map_or(0.0, |_| (MARK + MARK_GAP) * fitted.size);
        let wide = crate::fonts::width(line, Weight::Regular) * fitted.size + marked;
        let at = (middle - wide / 2.0, y + height * 0.79 + fitted.size * ASCENT);
        served(sheet, look, (*mark, line), at, fitted.size);
    }
}

/// Draws the name turned by 180° into the other half of a tent, for those who sit opposite.
pub(super) fn back(sheet: &mut Sheet, look: &Look, front: &Front<'_>, (x, y, width, height): Rect, safe: f32) {
    let room = width - 2.0 * safe;
    let lines = front.name(look, height, (room, height - 2.0 * safe));
    let bottom = y + f32::midpoint(height, lines.height);
    for (text, style, baseline) in &lines.lines {
        let half = crate::fonts::width(text, style.weight) * style.size / 2.0;
        // The beginning of a turned line is at its other side.
        let middle = match (look.design, look.is_rtl) {
            (Design::Modern, false) => x + width - safe - half,
            (Design::Modern, true) => x + safe + half,
            (Design::Classic | Design::Plain, _) => x + width / 2.0,
        };
        sheet.turned((middle, bottom - baseline), text, *style);
    }
}

/// Draws a badge: the event, the name as large as it can be, the company and the table.
pub(super) fn badge(
    sheet: &mut Sheet,
    look: &Look,
    front: &Front<'_>,
    event: &str,
    (x, y, width, height): Rect,
    safe: f32,
) {
    let (x, width) = (x + safe, width - 2.0 * safe);
    let middle = x + width / 2.0;
    let least = width.min(height);
    let mut head = Lines::default();
    head.add(
        event,
        look.text((least * 0.07).clamp(7.0, 12.0)),
        (width, height * 0.14),
    );
    let mut foot = Lines::default();
    foot.add(
        &front.place,
        look.fact((least * 0.075).clamp(8.0, 13.0)),
        (width, height * 0.14),
    );
    let mut name = Lines::default();
    let texts = &front.guest.texts;
    let room = height - 2.0 * safe - head.height - foot.height - height * 0.1;
    let size = name.add(&texts.first_name, look.name(least * 0.24), (width, room * 0.5));
    let last = Style {
        colour: look.palette.deep,
        ..look.text(size * 0.6)
    };
    if !texts.last_name.is_empty() {
        name.add(&texts.last_name, last, (width, room * 0.25));
    }
    if !texts.company.is_empty() {
        name.skip(least * 0.03);
        name.add(
            &texts.company,
            look.fact((least * 0.08).clamp(8.0, 14.0)),
            (width, room * 0.2),
        );
    }
    let rule = y + safe + head.height + height * 0.02;
    let bottom = y + height - safe - foot.height;
    let strong = if look.design == Design::Modern { 2.4 } else { 0.8 };
    sheet.rule((x, rule), (x + width, rule), look.palette.ink, strong);
    let top = rule + (bottom - rule - name.height) / 2.0;
    for (lines, top) in [(&name, top), (&head, y + safe), (&foot, bottom)] {
        let part = sheet.part(PartId::ROOT, Part::Paragraph);
        for (text, style, baseline) in &lines.lines {
            sheet.centred((middle, top + baseline), text, *style, Some(part));
        }
    }
}
