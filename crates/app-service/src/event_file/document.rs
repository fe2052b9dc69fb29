//! The file as it is sent; nothing in it is checked yet. `exporters::event_json` writes it.

use serde::Deserialize;
use serde_json::Value;

use super::answers::FiledAnswer;
use super::check_ins::FiledEntry;
use super::form::FiledForm;
use super::mail::{FiledSchedule, FiledTemplate};
use super::people::{FiledAgreement, FiledRecord, FiledWaiting};
use super::pictures::FiledPicture;
use super::snapshots::FiledSnapshot;
use super::translations::FiledTranslation;

/// The file with a complete event.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct EventFile {
    pub(super) format: String,
    pub(super) version: u32,
    pub(super) event: FiledEvent,
    pub(super) plan: Value,
    pub(super) parties: Vec<FiledParty>,
    pub(super) guests: Vec<FiledGuest>,
    pub(super) seat_assignments: Vec<FiledSeat>,
    #[serde(default)]
    pub(super) tags: Vec<FiledTag>,
    #[serde(default)]
    pub(super) venue: Option<FiledVenue>,
    #[serde(default)]
    pub(super) wishes: Vec<FiledWish>,
    #[serde(default)]
    pub(super) form: Option<FiledForm>,
    #[serde(default)]
    pub(super) answers: Vec<FiledAnswer>,
    #[serde(default)]
    pub(super) waiting_list: Vec<FiledWaiting>,
    #[serde(default)]
    pub(super) templates: Vec<FiledTemplate>,
    #[serde(default)]
    pub(super) schedules: Vec<FiledSchedule>,
    #[serde(default)]
    pub(super) translations: Vec<FiledTranslation>,
    /// Absent in files of version 1, which only say whether a guest has arrived.
    #[serde(default)]
    pub(super) check_ins: Option<Vec<FiledEntry>>,
    #[serde(default)]
    pub(super) snapshots: Vec<FiledSnapshot>,
    #[serde(default)]
    pub(super) pictures: Vec<FiledPicture>,
}

/// The facts of the event.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct FiledEvent {
    pub(super) name: String,
    pub(super) date: String,
    #[serde(default)]
    pub(super) end_date: Option<String>,
    pub(super) zone: String,
    #[serde(default)]
    pub(super) venue: String,
    #[serde(default)]
    pub(super) description: String,
    #[serde(default)]
    pub(super) contact: String,
    #[serde(default)]
    pub(super) status: Option<String>,
    #[serde(default)]
    pub(super) rsvp_deadline: Option<String>,
    #[serde(default)]
    pub(super) accent: Option<String>,
    #[serde(default)]
    pub(super) retention_until: Option<String>,
    #[serde(default)]
    pub(super) find_mode: Option<String>,
    #[serde(default)]
    pub(super) language: Option<String>,
}

#[derive(Clone, Debug, Deserialize)]
pub(super) struct FiledParty {
    pub(super) id: String,
    pub(super) name: String,
    #[serde(default)]
    pub(super) agreement: FiledAgreement,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct FiledGuest {
    pub(super) id: String,
    pub(super) first_name: String,
    #[serde(default)]
    pub(super) last_name: String,
    #[serde(default)]
    pub(super) preferred_name: String,
    #[serde(default)]
    pub(super) email: String,
    #[serde(default)]
    pub(super) mobile: String,
    #[serde(default)]
    pub(super) company: String,
    #[serde(default)]
    pub(super) meal: String,
    #[serde(default)]
    pub(super) dietary: String,
    #[serde(default)]
    pub(super) special_requests: String,
    #[serde(default)]
    pub(super) notes: String,
    #[serde(default)]
    pub(super) additional_info: String,
    #[serde(default)]
    pub(super) rsvp: Option<String>,
    #[serde(default)]
    pub(super) arrived: bool,
    #[serde(default)]
    pub(super) vip: bool,
    #[serde(default)]
    pub(super) wheelchair: bool,
    #[serde(default)]
    pub(super) tags: Vec<String>,
    #[serde(default)]
    pub(super) lookup_code: String,
    #[serde(default)]
    pub(super) party_id: Option<String>,
    #[serde(default)]
    pub(super) table_id: Option<String>,
    #[serde(default)]
    pub(super) plus_one_of: Option<String>,
    #[serde(default)]
    pub(super) record: FiledRecord,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct FiledSeat {
    pub(super) guest_id: String,
    pub(super) seat_id: String,
    #[serde(default)]
    pub(super) by: Option<String>,
}

#[derive(Clone, Debug, Deserialize)]
pub(super) struct FiledTag {
    pub(super) name: String,
    #[serde(default)]
    pub(super) colour: Option<String>,
}

#[derive(Clone, Debug, Deserialize)]
pub(super) struct FiledVenue {
    pub(super) name: String,
    pub(super) width: f64,
    pub(super) height: f64,
    pub(super) scale: f64,
    pub(super) room: FiledPlace,
    #[serde(default)]
    pub(super) picture: Option<FiledTracing>,
    pub(super) entrances: Vec<FiledEntrance>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
pub(super) struct FiledPlace {
    pub(super) x: f64,
    pub(super) y: f64,
}

/// The picture under the venue.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct FiledTracing {
    pub(super) id: String,
    pub(super) opacity: f64,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct FiledEntrance {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) kind: String,
    pub(super) capacity: i64,
    pub(super) access_level: String,
    pub(super) is_active: bool,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct FiledWish {
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
    /// The name of a tag of the file.
    #[serde(default)]
    pub(super) tag: Option<String>,
    #[serde(default)]
    pub(super) count: Option<u32>,
}
