//! Identifiers: newtypes over 21 random characters, so that one kind of id cannot be passed for another.
//! The random bytes come from the caller; this module only spells them.

use chrono::{DateTime, Utc};

use crate::invalid::Invalid;
use crate::limits::{ID_LENGTH, ID_MAX_LENGTH};

/// The 64 characters an id may hold; six bits of each random byte choose one.
pub(crate) const ALPHABET: &[u8; 64] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_-";

/// Characters that spell an instant: 48 bits.
const TIME_LENGTH: usize = 8;

/// Spells random bytes as an id of [`ID_LENGTH`] characters.
pub fn spell(random: &[u8; ID_LENGTH]) -> String {
    random
        .iter()
        .filter_map(|byte| ALPHABET.get(usize::from(byte & 63)))
        .map(|c| char::from(*c))
        .collect()
}

/// Spells an instant in milliseconds since 1970 and the rest of the random bytes as an id of [`ID_LENGTH`] characters.
/// Ids made in sequence are adjacent in an index, so that writing many rows changes few of its pages. Do not use such
/// an id where it must be unguessable: only 13 characters are random.
pub fn spell_timed(at: DateTime<Utc>, random: &[u8; ID_LENGTH]) -> String {
    let mut bytes = *random;
    let millis = at.timestamp_millis().to_be_bytes();
    let mut bits = millis
        .iter()
        .skip(2)
        .fold(0_u64, |bits, byte| bits << 8 | u64::from(*byte));
    for byte in bytes.iter_mut().take(TIME_LENGTH).rev() {
        *byte = bits.to_le_bytes()[0] & 63;
        bits >>= 6;
    }
    spell(&bytes)
}

/// Returns whether a text has the form of an id: 1 to 64 characters of the alphabet.
pub fn is_well_formed(text: &str) -> bool {
    !text.is_empty() && text.len() <= ID_MAX_LENGTH && text.bytes().all(|byte| ALPHABET.contains(&byte))
}

/// Checks a text from outside before it becomes an id.
pub fn check(field: &str, text: &str) -> Result<(), Invalid> {
    if is_well_formed(text) {
        Ok(())
    } else {
        Err(Invalid::new(field, "This is not a valid id."))
    }
}

/// Declares an id newtype: `id_type!(EventId, "eventId", "Names one event.")`.
macro_rules! id_type {
    ($name:ident, $field:literal, $doc:literal) => {
        #[doc = $doc]
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(String);

        impl $name {
            /// Spells 21 random bytes as an id.
            pub fn from_random(random: &[u8; $crate::limits::ID_LENGTH]) -> Self {
                Self($crate::id::spell(random))
            }

            /// Spells an instant and random bytes as an id; see [`spell_timed`]($crate::id::spell_timed).
            pub fn timed(at: chrono::DateTime<chrono::Utc>, random: &[u8; $crate::limits::ID_LENGTH]) -> Self {
                Self($crate::id::spell_timed(at, random))
            }

            /// Reads an id from outside: 1 to 64 characters of `A–Z a–z 0–9 _ -`.
            pub fn parse(text: &str) -> Result<Self, $crate::invalid::Invalid> {
                $crate::id::check($field, text)?;
                Ok(Self(text.to_owned()))
            }

            /// Returns the id as text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl TryFrom<String> for $name {
            type Error = $crate::invalid::Invalid;

            fn try_from(text: String) -> Result<Self, $crate::invalid::Invalid> {
                $crate::id::check($field, &text)?;
                Ok(Self(text))
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> String {
                id.0
            }
        }
    };
}
pub(crate) use id_type;

id_type!(UserId, "userId", "Names one user account.");
id_type!(
    OrganisationId,
    "organisationId",
    "Names one organisation: the owner of every row."
);
id_type!(EventId, "eventId", "Names one event.");
id_type!(GuestId, "guestId", "Names one guest of one event.");
id_type!(
    PartyId,
    "partyId",
    "Names one party: guests who answer and sit together."
);
id_type!(
    AnswerConfirmationId,
    "confirmationId",
    "Names one answer or registration that waits for its confirmation by mail."
);
id_type!(ExportId, "exportId", "Names one file that was made of an event.");
id_type!(ImportId, "importId", "Names one import of a guest list.");
id_type!(
    BatchId,
    "batchId",
    "Names one action that changed guests, so that it can be taken back as a whole."
);
id_type!(ChangeId, "changeId", "Names one entry in the history of a guest.");
id_type!(TagId, "tagId", "Names one tag of an organisation.");
id_type!(RoomId, "roomId", "Names one room of an event.");
id_type!(SittingId, "sittingId", "Names one sitting of an event.");
id_type!(WishId, "wishId", "Names one seating wish of an event.");
id_type!(AssignmentId, "id", "Names one seat assignment; a move gets a new one.");
id_type!(
    SessionId,
    "sessionId",
    "Names one session of a user, so that it can be listed and revoked."
);
id_type!(
    CommandId,
    "commandId",
    "Names one change sent by a browser, so that a repeat is recognised."
);
id_type!(InvitationId, "invitationId", "Names one invitation to an organisation.");
id_type!(ActivityId, "activityId", "Names one entry of an event's activity log.");
id_type!(MailId, "mailId", "Names one mail of the outbox.");
id_type!(TemplateId, "templateId", "Names one email template of an event.");
id_type!(ScheduleId, "scheduleId", "Names one email schedule of an event.");
id_type!(
    CampaignId,
    "campaignId",
    "Names one email to many guests: a press of Send, or a run of a schedule."
);
id_type!(ImageId, "imageId", "Names one picture of an organisation.");
id_type!(JobId, "jobId", "Names one job of an organisation.");
id_type!(ClientId, "clientId", "Names one window of a browser that shows a plan.");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn random_bytes_spell_21_characters_of_the_alphabet() {
        let id = EventId::from_random(&[255; ID_LENGTH]);
        assert_eq!(id.as_str(), "-".repeat(21));
        assert_eq!(EventId::from_random(&[64; ID_LENGTH]).as_str(), "0".repeat(21));
        assert!(EventId::parse(id.as_str()).is_ok());
    }

    #[test]
    fn timed_ids_differ_in_their_first_eight_characters_by_time_only() {
        let at = |millis| DateTime::from_timestamp_millis(millis).unwrap();
        let id = |millis, random| AssignmentId::timed(at(millis), &[random; ID_LENGTH]).to_string();
        assert_eq!(id(0, 7), format!("00000000{}", "7".repeat(13)));
        assert_eq!(id(65, 8), format!("00000011{}", "8".repeat(13)));
        let (one, next) = (id(1_790_000_000_000, 1), id(1_790_000_000_001, 0));
        assert!(one < next, "{one} {next}");
        assert_eq!(one.len(), ID_LENGTH);
    }

    #[test]
    fn ids_of_other_lengths_up_to_64_are_read() {
        assert!(GuestId::parse("g00000000000000000001").is_ok());
        assert!(GuestId::parse("e1").is_ok());
        assert!(GuestId::parse(&"a".repeat(64)).is_ok());
    }

    #[test]
    fn ids_with_foreign_characters_or_lengths_are_refused() {
        for text in ["", " ", "a b", "../x", "é", "a\0", &"a".repeat(65)] {
            assert!(GuestId::parse(text).is_err(), "{text:?}");
        }
        assert!(serde_json::from_str::<EventId>("\"a/b\"").is_err());
    }

    #[test]
    fn ids_travel_as_plain_strings() {
        let id = EventId::parse("e1").unwrap();
        assert_eq!(serde_json::to_string(&id).unwrap(), "\"e1\"");
        assert_eq!(serde_json::from_str::<EventId>("\"e1\"").unwrap(), id);
    }
}
