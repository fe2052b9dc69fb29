//! Who receives a mail: a group, one guest, or the guests that an organiser chose.

use std::collections::BTreeSet;

use crate::guest::status::Rsvp;
use crate::id::GuestId;
use crate::invalid::Invalid;
use crate::limits::MAIL_GUESTS_MAX;
use crate::text;
use crate::words::word_enum;

word_enum! {
    /// A group of guests that mail goes to.
    Segment as "recipientType" on the wire RecipientSegment {
        /// Every guest.
        All = "all",
        /// Those who attend.
        ConfirmedOnly = "confirmed_only",
        /// Those who have not answered or do not know yet.
        Pending = "pending",
        /// Those who do not come.
        Declined = "declined",
        /// Those who have a seat.
        Assigned = "assigned",
        /// Those who attend and have no seat.
        Unassigned = "unassigned",
        /// Those whose seat is another one than the last mail said.
        SeatChanged = "seat_changed",
        /// Those who got no invitation yet and have not declined.
        NotInvited = "not_invited",
    }
}

/// The word for mail to one guest.
const ONE_GUEST: &str = "guest";

/// The word for mail to the guests that an organiser chose.
const CHOSEN_GUESTS: &str = "guests";

/// Who receives a mail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Recipients {
    /// A group.
    Segment(Segment),
    /// One guest.
    Guest(GuestId),
    /// The guests that an organiser chose.
    Guests(BTreeSet<GuestId>),
}

/// What of a guest decides who receives mail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Addressee<'a> {
    /// The guest.
    pub id: &'a GuestId,
    /// The answer.
    pub rsvp: Rsvp,
    /// The seat, if there is one.
    pub seat: Option<&'a str>,
    /// The seat that the last mail named, if one did.
    pub told_seat: Option<&'a str>,
    /// Whether an invitation was sent to the guest.
    pub is_invited: bool,
}

impl Segment {
    /// Returns whether a guest belongs to the group.
    pub fn includes(self, guest: &Addressee<'_>) -> bool {
        match self {
            Self::All => true,
            Self::ConfirmedOnly => guest.rsvp == Rsvp::Attending,
            Self::Pending => matches!(guest.rsvp, Rsvp::NoAnswer | Rsvp::Maybe),
            Self::Declined => guest.rsvp == Rsvp::Declined,
            Self::Assigned => guest.seat.is_some(),
            Self::Unassigned => guest.rsvp == Rsvp::Attending && guest.seat.is_none(),
            Self::SeatChanged => match (guest.seat, guest.told_seat) {
                (Some(seat), Some(told)) => seat != told,
                // Who was never told a seat has no old one to be wrong about, and who lost it has none to be told.
                _ => false,
            },
            Self::NotInvited => !guest.is_invited && guest.rsvp != Rsvp::Declined,
        }
    }
}

impl Recipients {
    /// Reads what a request names: a word, and the guests that belong to it.
    pub fn read(word: &str, guest: Option<&str>, guests: &[String]) -> Result<Self, Invalid> {
        match word {
            ONE_GUEST => {
                let guest = guest.ok_or_else(|| Invalid::new("guestId", "Choose a guest."))?;
                GuestId::parse(guest).map(Self::Guest)
            }
            CHOSEN_GUESTS => Self::chosen(guests),
            segment => Segment::parse(segment).map(Self::Segment),
        }
    }

    fn chosen(guests: &[String]) -> Result<Self, Invalid> {
        if guests.is_empty() {
            return Err(Invalid::new("guestIds", "Choose at least one guest."));
        }
        if guests.len() > MAIL_GUESTS_MAX {
            let most = text::with_commas(MAIL_GUESTS_MAX.try_into().unwrap_or(u64::MAX));
            let message = format!("Choose at most {most} guests, or send to a group.");
            return Err(Invalid::new("guestIds", message));
        }
        let guests: Result<BTreeSet<GuestId>, Invalid> = guests.iter().map(|guest| GuestId::parse(guest)).collect();
        Ok(Self::Guests(
            guests.map_err(|problem| Invalid::new("guestIds", problem.message))?,
        ))
    }

    /// Returns the word that is sent.
    pub fn word(&self) -> &'static str {
        match self {
            Self::Segment(segment) => segment.as_str(),
            Self::Guest(_) => ONE_GUEST,
            Self::Guests(_) => CHOSEN_GUESTS,
        }
    }

    /// Returns what is stored: the word, and the guests, with blanks between them.
    pub fn stored(&self) -> String {
        let mut stored = self.word().to_owned();
        for guest in self.guests() {
            stored.push(' ');
            stored.push_str(guest.as_str());
        }
        stored
    }

    /// Reads what is stored.
    pub fn from_stored(stored: &str) -> Result<Self, Invalid> {
        let (word, guests) = stored.split_once(' ').unwrap_or((stored, ""));
        let guests: Vec<String> = guests.split_whitespace().map(str::to_owned).collect();
        Self::read(word, guests.first().map(String::as_str), &guests)
    }

    /// The guests who are named; groups name none.
    fn guests(&self) -> impl Iterator<Item = &GuestId> {
        let (one, chosen) = match self {
            Self::Segment(_) => (None, None),
            Self::Guest(guest) => (Some(guest), None),
            Self::Guests(guests) => (None, Some(guests)),
        };
        one.into_iter().chain(chosen.into_iter().flatten())
    }

    /// Returns whether a guest receives the mail.
    pub fn includes(&self, guest: &Addressee<'_>) -> bool {
        match self {
            Self::Segment(segment) => segment.includes(guest),
            Self::Guest(id) => guest.id == id,
            Self::Guests(ids) => ids.contains(guest.id),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_segment_has_the_guests_that_its_word_says() {
        let id = GuestId::parse("g1").unwrap();
        let guest = |rsvp, seat, told_seat| Addressee {
            id: &id,
            rsvp,
            seat,
            told_seat,
            is_invited: true,
        };
        let segments = |guest: Addressee<'_>| {
            let includes = |segment: &Segment| segment.includes(&guest);
            Segment::ALL
                .into_iter()
                .filter(includes)
                .map(Segment::as_str)
                .collect::<Vec<_>>()
        };
        assert_eq!(segments(guest(Rsvp::NoAnswer, None, None)), ["all", "pending"]);
        assert_eq!(segments(guest(Rsvp::Maybe, None, Some("s1"))), ["all", "pending"]);
        assert_eq!(segments(guest(Rsvp::Declined, None, None)), ["all", "declined"]);
        let attending = |seat, told| segments(guest(Rsvp::Attending, seat, told));
        assert_eq!(attending(None, None), ["all", "confirmed_only", "unassigned"]);
        assert_eq!(attending(Some("s1"), None), ["all", "confirmed_only", "assigned"]);
        assert_eq!(attending(Some("s1"), Some("s1")), ["all", "confirmed_only", "assigned"]);
        assert_eq!(
            attending(Some("s2"), Some("s1")),
            ["all", "confirmed_only", "assigned", "seat_changed"]
        );
        let uninvited = |rsvp| Addressee {
            is_invited: false,
            ..guest(rsvp, None, None)
        };
        assert!(Segment::NotInvited.includes(&uninvited(Rsvp::Attending)));
        assert!(!Segment::NotInvited.includes(&uninvited(Rsvp::Declined)));
    }

    #[test]
    fn recipients_are_stored_and_read_back() {
        let ids = |ids: &[&str]| ids.iter().map(|id| (*id).to_owned()).collect::<Vec<String>>();
        let guest = Recipients::read("guest", Some("g1"), &[]).unwrap();
        let chosen = Recipients::read("guests", None, &ids(&["g2", "g1", "g2"])).unwrap();
        assert_eq!(chosen.stored(), "guests g1 g2");
        for recipients in [guest, chosen, Recipients::Segment(Segment::SeatChanged)] {
            assert_eq!(Recipients::from_stored(&recipients.stored()), Ok(recipients));
        }
        let refused = |word: &str, guests: &[String]| Recipients::read(word, None, guests).unwrap_err().field;
        assert_eq!(refused("guest", &[]), "guestId");
        assert_eq!(refused("guests", &[]), "guestIds");
        assert_eq!(refused("guests", &ids(&["no id"])), "guestIds");
        assert_eq!(
            refused("guests", &vec!["g1".to_owned(); MAIL_GUESTS_MAX + 1]),
            "guestIds"
        );
        assert_eq!(refused("everyone", &[]), "recipientType");
    }
}
