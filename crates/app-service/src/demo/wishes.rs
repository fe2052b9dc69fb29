//! The seating wishes of the wedding.

use domain::id::EventId;
use domain::wish::NewWish;

use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::service::Tx;
use crate::guests;
use crate::seating::wishes;

/// Kind, strength and the full names of the guests, with the table or place they are about.
const WISHES: [(&str, &str, &[&str], &str); 9] = [
    (
        "together",
        "prefer",
        &["Grace Whitfield", "Mei-Ling Wong", "Nadia Rahman"],
        "",
    ),
    ("together", "must", &["Rosa Santos", "Miguel Santos"], ""),
    ("apart", "must", &["Marcus Bell", "Stefan Ilić"], ""),
    ("next-to", "prefer", &["Hannah Weiss", "Josephine Adeyemi"], ""),
    ("far", "prefer", &["Beatrix Achterberg", "Cornelis Visser"], "music"),
    ("near", "prefer", &["Hugo Martens"], "bar"),
    ("at-table", "prefer", &["Rev. Judith Amos"], "table-2"),
    ("host", "must", &["Karin Lindqvist"], "table-1"),
    ("minimum", "prefer", &[], "4"),
];

pub(super) fn add(tx: &mut Tx<'_>, organiser: &Organiser, event: &EventId) -> Result<(), Error> {
    let listed = guests::list(tx, organiser, event)?;
    for (kind, strength, names, about) in WISHES {
        let named = |name: &&str| listed.iter().find(|shown| shown.guest.texts.full_name() == **name);
        let guest_ids = names.iter().filter_map(named).map(|shown| shown.guest.id.to_string());
        let about_if = |kinds: &[&str]| kinds.contains(&kind).then(|| about.to_owned());
        let wish = NewWish {
            kind: kind.to_owned(),
            strength: strength.to_owned(),
            guest_ids: guest_ids.collect(),
            table_id: about_if(&["at-table", "host"]),
            landmark: about_if(&["near", "far"]),
            count: about.parse().ok(),
            ..NewWish::default()
        };
        wishes::create(tx, organiser, event, wish)?;
    }
    Ok(())
}
