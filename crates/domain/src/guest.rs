//! Guests: validation, the three separate states (answer, seat, arrival), and the status word derived from them.

use crate::id::{EventId, GuestId};
use crate::invalid::Invalid;
use crate::lookup_code::LookupCode;
use crate::party::{self, Party};

pub mod change;
mod field;
pub mod needs;
pub mod status;

use chrono::{DateTime, Utc};
pub use field::{FieldDefinition, GuestField, GuestTexts, TextKind};
use status::{GuestStatus, Rsvp, RsvpBy};

/// A guest of one event. Seat and table assignments are separate rows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guest {
    /// Names the guest.
    pub id: GuestId,
    /// The event the guest is invited to.
    pub event_id: EventId,
    /// Name, contact and wishes.
    pub texts: GuestTexts,
    /// What the guest answered.
    pub rsvp: Rsvp,
    /// When and from whom the answer came; `None` until there is one.
    pub answered: Option<(DateTime<Utc>, RsvpBy)>,
    /// Whether the guest deserves special attention.
    pub vip: bool,
    /// Whether the guest uses a wheelchair.
    pub wheelchair: bool,
    /// When the guest came onto the list.
    pub added_at: DateTime<Utc>,
    /// Whether the guest has arrived.
    pub arrived: bool,
    /// The guests this one answers and sits with.
    pub party: Option<Party>,
    /// A table chosen without a seat.
    pub table_id: Option<String>,
    /// The code on the invitation.
    pub lookup_code: LookupCode,
}

impl Guest {
    /// Sets the answer, and when it differs from the one before, when it came and from whom.
    pub fn answer(&mut self, rsvp: Rsvp, by: RsvpBy, now: DateTime<Utc>) {
        if rsvp != self.rsvp {
            self.rsvp = rsvp;
            self.answered = (rsvp != Rsvp::NoAnswer).then_some((now, by));
        }
    }
}

/// The input for a new guest, not yet validated.
#[derive(Clone, Debug, Default)]
pub struct NewGuest {
    /// The texts as typed.
    pub texts: GuestTexts,
    /// A status word; pending when absent.
    pub status: Option<String>,
    /// An RSVP word; derived from the status when absent.
    pub rsvp: Option<String>,
    /// The name of a party; it is created when the event has none of that name.
    pub party: Option<String>,
    /// Whether the guest deserves special attention.
    pub vip: bool,
    /// Whether the guest uses a wheelchair.
    pub wheelchair: bool,
    /// The ids of tags.
    pub tags: Vec<String>,
    /// The id of the guest who brings this one.
    pub plus_one_of: Option<String>,
}

/// A validated guest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuestDraft {
    /// The validated texts.
    pub texts: GuestTexts,
    /// The answer, from the RSVP word or else from the status.
    pub rsvp: Rsvp,
    /// Whether the guest has arrived, from the status.
    pub arrived: bool,
    /// The name of the party, if any.
    pub party: Option<String>,
    /// Whether the guest deserves special attention.
    pub vip: bool,
    /// Whether the guest uses a wheelchair.
    pub wheelchair: bool,
}

impl NewGuest {
    /// Checks every field.
    pub fn check(self) -> Result<GuestDraft, Invalid> {
        let status = self
            .status
            .as_deref()
            .map(GuestStatus::parse)
            .transpose()?
            .unwrap_or(GuestStatus::Pending);
        let (rsvp, arrived) = status.states();
        let rsvp = self.rsvp.as_deref().map_or(Ok(rsvp), Rsvp::parse)?;
        let party = self.party.as_deref().map(party::name).transpose()?.flatten();
        Ok(GuestDraft {
            texts: self.texts.checked()?,
            rsvp,
            arrived,
            party,
            vip: self.vip,
            wheelchair: self.wheelchair,
        })
    }
}

macro_rules! define_patch {
    ($($member:ident $Variant:ident,)*) => {
        /// A change of a guest; absent fields stay as they are.
        #[derive(Clone, Debug, Default, PartialEq, Eq)]
        pub struct GuestPatch {
            $(
                #[doc = concat!("The new text of [`GuestField::", stringify!($Variant), "`].")]
                pub $member: Option<String>,
            )*
            /// A status word; sets the matching states.
            pub status: Option<String>,
            /// An RSVP word.
            pub rsvp: Option<String>,
            /// An attendance word: `arrived` or `not-arrived`.
            pub attendance: Option<String>,
            /// A party name; inner `None` or blank leaves the party.
            pub party: Option<Option<String>>,
            /// A table; inner `None` removes the guest from the table and the seat.
            pub table_id: Option<Option<String>>,
            /// A seat; inner `None` removes the guest from the seat.
            pub seat_id: Option<Option<String>>,
            /// Whether the guest deserves special attention.
            pub vip: Option<bool>,
            /// Whether the guest uses a wheelchair.
            pub wheelchair: Option<bool>,
            /// The ids of the tags that replace those of the guest.
            pub tags: Option<Vec<String>>,
            /// The id of the guest who brings this one; inner `None` clears it.
            pub plus_one_of: Option<Option<String>>,
        }

        impl GuestPatch {
            /// Applies the texts of the patch and checks the result.
            pub fn texts(&self, old: &GuestTexts) -> Result<GuestTexts, Invalid> {
                let patched = GuestTexts {
                    $($member: self.$member.as_ref().unwrap_or(&old.$member).clone(),)*
                };
                patched.checked()
            }

            /// Sets the new text of a field.
            pub fn set_text(&mut self, field: GuestField, text: String) {
                match field {
                    $(GuestField::$Variant => self.$member = Some(text),)*
                }
            }
        }
    };
}
crate::guest_texts!(define_patch);

impl GuestPatch {
    /// Returns whether the patch marks an arrival and does nothing else: the one change that door staff may make.
    pub fn only_marks_arrival(&self) -> bool {
        let rest = Self {
            status: None,
            attendance: None,
            ..self.clone()
        };
        let checks_in = self
            .status
            .as_deref()
            .map(|word| word == GuestStatus::CheckedIn.as_str());
        let says_something = checks_in.is_some() || self.attendance.is_some();
        says_something && checks_in.unwrap_or(true) && rest == Self::default()
    }

    /// Applies status, RSVP and attendance words to the stored states; RSVP and attendance override the status.
    pub fn states(&self, rsvp: Rsvp, arrived: bool) -> Result<(Rsvp, bool), Invalid> {
        let status = self.status.as_deref().map(GuestStatus::parse).transpose()?;
        let (mut rsvp, mut arrived) = status.map_or((rsvp, arrived), GuestStatus::states);
        if let Some(word) = &self.rsvp {
            rsvp = Rsvp::parse(word)?;
        }
        if let Some(word) = &self.attendance {
            arrived = status::parse_attendance(word)?;
        }
        Ok((rsvp, arrived))
    }
}

/// Splits a name typed in one field: the first word is the first name, the rest the last name.
pub fn split_full_name(typed: &str) -> (String, String) {
    let typed = typed.trim();
    match typed.split_once(char::is_whitespace) {
        Some((first, last)) => (first.to_owned(), last.trim().to_owned()),
        None => (typed.to_owned(), String::new()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(first: &str) -> GuestTexts {
        GuestTexts {
            first_name: first.to_owned(),
            ..GuestTexts::default()
        }
    }

    #[test]
    fn a_single_word_is_a_first_name() {
        assert_eq!(split_full_name(" Cher "), ("Cher".to_owned(), String::new()));
        assert_eq!(
            split_full_name("Ludwig van  Beethoven"),
            ("Ludwig".to_owned(), "van  Beethoven".to_owned())
        );
    }

    #[test]
    fn a_guest_needs_a_first_name_only() {
        assert!(
            NewGuest {
                texts: named("Cher"),
                ..NewGuest::default()
            }
            .check()
            .is_ok()
        );
        let refused = NewGuest {
            texts: named(" "),
            ..NewGuest::default()
        }
        .check()
        .unwrap_err();
        assert_eq!(
            (refused.field.as_str(), refused.message.as_str()),
            ("firstName", "First name is required")
        );
    }

    #[test]
    fn each_wrong_field_is_named() {
        let bad = |change: fn(&mut GuestTexts)| {
            let mut texts = named("Ann");
            change(&mut texts);
            NewGuest {
                texts,
                ..NewGuest::default()
            }
            .check()
            .unwrap_err()
            .field
        };
        assert_eq!(bad(|t| t.last_name = "x".repeat(201)), "lastName");
        assert_eq!(bad(|t| t.email = "ann".to_owned()), "email");
        assert_eq!(bad(|t| t.mobile = "\u{0}".to_owned()), "mobile");
        assert_eq!(bad(|t| t.notes = "x".repeat(2_001)), "notes");
        assert_eq!(bad(|t| t.dietary = "a\nb".to_owned()), "dietary");
    }

    #[test]
    fn a_patch_leaves_absent_fields_alone() {
        let old = GuestTexts {
            notes: "Speaks first".to_owned(),
            ..named("Ann")
        };
        let patch = GuestPatch {
            last_name: Some("Lee".to_owned()),
            ..GuestPatch::default()
        };
        let new = patch.texts(&old).unwrap();
        assert_eq!(
            (new.full_name().as_str(), new.notes.as_str()),
            ("Ann Lee", "Speaks first")
        );
    }

    #[test]
    fn a_patch_only_marks_an_arrival_when_it_has_no_other_field() {
        let patch = |status: Option<&str>, attendance: Option<&str>| GuestPatch {
            status: status.map(str::to_owned),
            attendance: attendance.map(str::to_owned),
            ..GuestPatch::default()
        };
        assert!(patch(Some("checked-in"), None).only_marks_arrival());
        assert!(patch(None, Some("arrived")).only_marks_arrival());
        assert!(patch(None, Some("not-arrived")).only_marks_arrival());
        assert!(patch(Some("checked-in"), Some("arrived")).only_marks_arrival());
        assert!(!patch(None, None).only_marks_arrival());
        for other in ["pending", "confirmed", "assigned", "cancelled", ""] {
            assert!(!patch(Some(other), None).only_marks_arrival(), "{other}");
            assert!(!patch(Some(other), Some("arrived")).only_marks_arrival(), "{other}");
        }
        let more = GuestPatch {
            notes: Some(String::new()),
            ..patch(None, Some("arrived"))
        };
        assert!(!more.only_marks_arrival());
        let seat = GuestPatch {
            seat_id: Some(None),
            ..patch(None, Some("arrived"))
        };
        assert!(!seat.only_marks_arrival());
    }

    #[test]
    fn finer_words_win_over_the_status_word() {
        let patch = GuestPatch {
            status: Some("confirmed".to_owned()),
            rsvp: Some("maybe".to_owned()),
            ..GuestPatch::default()
        };
        assert_eq!(patch.states(Rsvp::NoAnswer, true).unwrap(), (Rsvp::Maybe, false));
    }
}
