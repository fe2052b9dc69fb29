//! The seating wishes of the wedding.

use domain::id::EventId;
use domain::wish::NewWish;

use crate::actor::Organiser;
use crate::error::Error;
use crate::service::Tx;
use crate::{guests, wishes};

/// Kind, strength and the full names of the guests.
const WISHES: [(&str, &str, &[&str]); 3] = [
    (
        "together",
        "prefer",
        &["Grace Whitfield", "Mei-Ling Wong", "Nadia Rahman"],
    ),
    ("together", "must", &["Rosa Santos", "Miguel Santos"]),
    ("apart", "must", &["Marcus Bell", "Stefan Ilić"]),
];

pub(super) fn add(tx: &mut Tx<'_>, who: &Organiser, event: &EventId) -> Result<(), Error> {
    let listed = guests::list(tx, who, event)?;
    for (kind, strength, names) in WISHES {
        let named = |name: &&str| listed.iter().find(|shown| shown.guest.texts.full_name() == **name);
        let guest_ids = names.iter().filter_map(named).map(|shown| shown.guest.id.to_string());
        let wish = NewWish {
            kind: kind.to_owned(),
            strength: strength.to_owned(),
            guest_ids: guest_ids.collect(),
            ..NewWish::default()
        };
        wishes::create(tx, who, event, wish)?;
    }
    Ok(())
}
