//! The facts that the browser needs too: limits and the words of every enumeration. `cargo xtask codegen facts` prints
//! them into TypeScript, so that no number is typed twice.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::account::Role;
use crate::event::EventStatus;
use crate::event::accent::{DEFAULT_ACCENT, NAMED_ACCENTS, Shades};
use crate::guest::status::{GuestStatus, Rsvp, attendance};
use crate::guest::{GuestField, TextKind};
use crate::limits;

/// Returns limits and words as JSON.
pub fn facts() -> Value {
    json!({
        "limits": {
            "idLength": limits::ID_LENGTH,
            "eventNameMax": limits::EVENT_NAME_MAX,
            "eventLineMax": limits::EVENT_LINE_MAX,
            "eventDescriptionMax": limits::EVENT_DESCRIPTION_MAX,
            "eventYearMin": limits::EVENT_YEAR_MIN,
            "eventYearMax": limits::EVENT_YEAR_MAX,
            "guestNameMax": limits::GUEST_NAME_MAX,
            "guestLineMax": limits::GUEST_LINE_MAX,
            "guestTextMax": limits::GUEST_TEXT_MAX,
            "emailMax": limits::EMAIL_MAX,
            "mobileMax": limits::MOBILE_MAX,
            "partyNameMax": limits::PARTY_NAME_MAX,
            "guestsPerEventMax": limits::GUESTS_PER_EVENT_MAX,
            "userNameMax": limits::USER_NAME_MAX,
            "organisationNameMax": limits::ORGANISATION_NAME_MAX,
            "passwordMin": limits::PASSWORD_MIN,
            "passwordMax": limits::PASSWORD_MAX,
            "lookupCodeLength": limits::LOOKUP_CODE_LENGTH,
            "importBytesMax": limits::IMPORT_BYTES_MAX,
            "imageBytesMax": limits::IMAGE_BYTES_MAX,
            "imageQueryMax": limits::IMAGE_QUERY_MAX,
            "imageResultsMax": limits::IMAGE_RESULTS_MAX,
            "planBytesMax": limits::PLAN_BYTES_MAX,
            "snapshotLabelMax": limits::SNAPSHOT_LABEL_MAX,
            "snapshotsPerEventMax": limits::SNAPSHOTS_PER_EVENT_MAX,
            "commandsPerChangeMax": limits::COMMANDS_PER_CHANGE_MAX,
        },
        "layoutInches": {
            "tableSize": limits::TABLE_SIZE_IN,
            "tableDepth": limits::TABLE_DEPTH_IN,
            "chairSize": limits::CHAIR_SIZE_IN,
            "space": limits::SPACE_BETWEEN_IN,
            "aisle": limits::AISLE_IN,
        },
        "namedAccents": NAMED_ACCENTS.map(|(name, colour)| json!({ "name": name, "colour": colour })),
        "defaultShades": default_shades(),
        "eventStatuses": EventStatus::ALL.map(EventStatus::as_str),
        "guestFields": GuestField::ALL.iter().map(|field| guest_field(*field)).collect::<Vec<_>>(),
        "guestTexts": GuestField::ALL.iter().map(|field| (field.definition().name, "")).collect::<BTreeMap<_, _>>(),
        "guestStatuses": GuestStatus::ALL.map(GuestStatus::as_str),
        "rsvps": Rsvp::ALL.map(Rsvp::as_str),
        "attendances": ([true, false].map(attendance)),
        "roles": Role::ALL.map(Role::as_str),
    })
}

fn guest_field(field: GuestField) -> Value {
    let definition = field.definition();
    json!({
        "name": definition.name,
        "label": definition.label,
        "kind": definition.kind.as_str(),
        "max": definition.max,
        "required": matches!(definition.kind, TextKind::Required(_)),
        "searched": definition.searched,
    })
}

/// Returns the shades of events that have chosen no colour.
fn default_shades() -> Value {
    let of_theme = |shades: Shades| {
        json!({
            "fill": shades.fill,
            "onFill": shades.on_fill,
            "ink": shades.ink,
            "soft": shades.soft,
            "line": shades.line,
        })
    };
    let shades = DEFAULT_ACCENT.shades();
    json!({ "light": of_theme(shades.light), "dark": of_theme(shades.dark) })
}
