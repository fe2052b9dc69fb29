//! Values sent by JavaScript: guests, wishes, and the limits of a search.

use domain::guest::status::Rsvp;
use domain::id::{GuestId, WishId};
use domain::seat::SeatId;
use domain::wish::{NewWish, Wish};
use seating_engine::event::{EventGuest, EventTag};
use serde::Deserialize;

/// A guest as sent by JavaScript.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct GuestIn {
    pub(super) id: GuestId,
    pub(super) name: String,
    pub(super) rsvp: String,
    #[serde(default)]
    pub(super) party: Option<String>,
    #[serde(default)]
    pub(super) party_name: String,
    #[serde(default)]
    pub(super) party_apart: bool,
    #[serde(default)]
    pub(super) host: Option<GuestId>,
    #[serde(default)]
    pub(super) company: String,
    #[serde(default)]
    pub(super) tags: Vec<TagIn>,
    #[serde(default)]
    pub(super) wheelchair: bool,
    #[serde(default)]
    pub(super) seat: Option<SeatId>,
    #[serde(default)]
    pub(super) by_hand: bool,
    #[serde(default)]
    pub(super) table: Option<String>,
}

#[derive(Debug, Deserialize)]
pub(super) struct TagIn {
    pub(super) id: String,
    pub(super) name: String,
}

/// A wish as sent by JavaScript.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct WishIn {
    pub(super) id: WishId,
    pub(super) kind: String,
    pub(super) strength: String,
    pub(super) guest_ids: Vec<String>,
    #[serde(default)]
    pub(super) table_id: Option<String>,
    #[serde(default)]
    pub(super) zone: Option<String>,
    #[serde(default)]
    pub(super) landmark: Option<String>,
    #[serde(default)]
    pub(super) company: Option<String>,
    #[serde(default)]
    pub(super) tag_id: Option<String>,
    #[serde(default)]
    pub(super) count: Option<u32>,
}

#[derive(Debug, Deserialize)]
pub(super) struct EventIn {
    pub(super) guests: Vec<GuestIn>,
    pub(super) wishes: Vec<WishIn>,
}

/// The limits of a search.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub(crate) struct SearchWish {
    pub(super) move_seated: bool,
    pub(super) move_hand: bool,
    pub(super) only_attending: bool,
    pub(super) split_parties: bool,
    pub(super) max_moves: Option<usize>,
    /// Milliseconds.
    pub(super) time: f64,
    pub(super) seed: u64,
}

pub(super) fn guest(guest: GuestIn) -> EventGuest {
    EventGuest {
        id: guest.id,
        name: guest.name,
        rsvp: Rsvp::parse(&guest.rsvp).unwrap_or(Rsvp::NoAnswer),
        party: guest.party,
        party_name: guest.party_name,
        party_apart: guest.party_apart,
        host: guest.host,
        company: guest.company,
        tags: guest
            .tags
            .into_iter()
            .map(|TagIn { id, name }| EventTag { id, name })
            .collect(),
        wheelchair: guest.wheelchair,
        seat: guest.seat,
        by_hand: guest.by_hand,
        table: guest.table,
    }
}

pub(super) fn wish(wish: WishIn) -> Option<Wish> {
    let checked = NewWish {
        kind: wish.kind,
        strength: wish.strength,
        guest_ids: wish.guest_ids,
        table_id: wish.table_id,
        zone: wish.zone,
        landmark: wish.landmark,
        company: wish.company,
        tag_id: wish.tag_id,
        count: wish.count,
    };
    let checked = checked.check().ok()?;
    let guests = checked.guest_ids.iter().map(|id| GuestId::parse(id));
    Some(Wish {
        id: wish.id,
        kind: checked.kind,
        strength: checked.strength,
        guests: guests.collect::<Result<_, _>>().ok()?,
        object: checked.object,
    })
}
