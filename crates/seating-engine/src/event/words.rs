//! Wishes in sentences for organisers.

use domain::plan::Element;
use domain::wish::{Wish, WishKind, WishObject, WishStrength};

use super::Event;
use super::sides::names;

/// Names that a sentence spells out; the others are counted.
const NAMED: usize = 3;

/// Returns a wish as a sentence: "Anna Berg must sit near the bar."
pub fn wish_text(event: &Event<'_>, wish: &Wish) -> String {
    let names = names(event, &wish.guests);
    let organiser = join(&names);
    let must = wish.strength == WishStrength::Must;
    let are = if names.len() == 1 { "sits" } else { "sit" };
    let sit = if must { "must sit" } else { are };
    let text = match wish.kind {
        WishKind::Together => format!("{organiser} {sit} together"),
        // A single party is kept apart from itself.
        WishKind::Apart if names.len() == 1 && must => format!("No two of {organiser} may share a table"),
        WishKind::Apart if names.len() == 1 => format!("The guests of {organiser} sit at different tables"),
        WishKind::Apart if must => format!("{organiser} must not share a table"),
        WishKind::Apart => format!("{organiser} sit at different tables"),
        WishKind::NextTo => match names.as_slice() {
            [one, other] => format!("{one} {} next to {other}", if must { "must sit" } else { "sits" }),
            _ => format!("{organiser} {sit} side by side"),
        },
        WishKind::Far if must => format!("{organiser} must not sit near {}", place(event, wish)),
        WishKind::Far => format!("{organiser} {are} away from {}", place(event, wish)),
        WishKind::Near => format!("{organiser} {sit} near {}", place(event, wish)),
        WishKind::AtZone => format!("{organiser} {sit} in {}", place(event, wish)),
        WishKind::AtTable => format!("{organiser} {sit} at {}", place(event, wish)),
        WishKind::Host if names.len() == 1 => format!("{organiser} hosts {}", place(event, wish)),
        WishKind::Host => format!("{organiser} host {}", place(event, wish)),
        WishKind::Mix => format!("{} are spread over the tables", place(event, wish)),
        WishKind::Gather => format!("{} sit together", place(event, wish)),
        WishKind::Balanced => "Tables have about the same number of guests".to_owned(),
        WishKind::Minimum => format!("A table that is used has at least {}", place(event, wish)),
        WishKind::Lock => format!("{} stays as it is", capitalised(&place(event, wish))),
    };
    let is_gentle = !must && wish.kind.can_be_rule() && !matches!(wish.kind, WishKind::Lock | WishKind::Host);
    if is_gentle { format!("{text} if possible") } else { text }
}

/// Returns where a wish has its guests sit: "at Table 3", "near the bar".
pub(super) fn seat_words(event: &Event<'_>, wish: &Wish) -> String {
    let relation = match wish.kind {
        WishKind::Near => "near",
        WishKind::Far => "away from",
        WishKind::AtZone => "in",
        _ => "at",
    };
    format!("{relation} {}", place(event, wish))
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters
        .next()
        .map(|first| first.to_uppercase().chain(letters).collect())
        .unwrap_or_default()
}

fn place(event: &Event<'_>, wish: &Wish) -> String {
    match &wish.object {
        Some(WishObject::Table(id)) => table(event, id),
        Some(WishObject::Zone(zone)) => format!("zone {zone}"),
        Some(WishObject::Landmark(landmark)) => landmark.phrase().to_owned(),
        Some(WishObject::Company(company)) => format!("People from {company}"),
        Some(WishObject::Tag(tag)) => {
            let mut tags = event.guests.iter().flat_map(|guest| &guest.tags);
            let name = tags.find(|each| each.id == *tag).map(|tag| tag.name.as_str());
            format!("Guests tagged {}", name.unwrap_or("with a tag that no guest has"))
        }
        Some(WishObject::Count(count)) => format!("{count} guests"),
        None => "Colleagues".to_owned(),
    }
}

/// Returns what people call a table.
pub(super) fn table(event: &Event<'_>, id: &str) -> String {
    let found = event.plan.elements().iter().find(|element| element.id.as_str() == id);
    found.map_or_else(|| "a removed table".to_owned(), Element::title)
}

/// Joins words: "Ada", "Ada and Ben", "Ada, Ben and Cleo", "Ada, Ben, Cleo and 2 more".
pub fn join(words: &[&str]) -> String {
    match words {
        [] => "No one".to_owned(),
        [only] => (*only).to_owned(),
        [first @ .., last] if words.len() <= NAMED => format!("{} and {last}", first.join(", ")),
        _ => {
            let (shown, rest) = words.split_at(NAMED);
            format!("{} and {} more", shown.join(", "), rest.len())
        }
    }
}
