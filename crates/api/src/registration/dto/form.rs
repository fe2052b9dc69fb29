//! The registration form on the wire, for organisers and for guests.

use app_service::registration::forms;
use app_service::registration::invites;
use chrono::{DateTime, Utc};
use domain::form::{self, Form};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::core::words::InviteResult;

/// The kind of a field.
#[derive(ToSchema)]
#[schema(rename_all = "lowercase")]
pub enum FormFieldType {
    /// One line.
    Text,
    /// An email address.
    Email,
    /// One of several options.
    Select,
    /// Several lines.
    Textarea,
    /// One box, or with options several of them.
    Checkbox,
}

/// Who answers a field.
#[derive(ToSchema)]
#[schema(rename_all = "lowercase")]
pub enum FormFieldPer {
    /// Each guest.
    Guest,
    /// The party once.
    Party,
}

/// When a field is shown: an earlier field has one of these values.
#[derive(ToSchema)]
#[expect(dead_code, reason = "documents the type of the domain")]
pub struct FormShowIf {
    /// The id of an earlier select or checkbox, or `attending`.
    field: String,
    /// Any of these values; a single box has the value `yes`.
    is: Vec<String>,
}

/// A field of a form.
#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
#[expect(dead_code, reason = "documents the type of the domain")]
pub struct FormField {
    /// 1 to 40 letters, digits, hyphens and underscores.
    id: String,
    #[schema(rename = "type")]
    kind: FormFieldType,
    /// 1 to 200 characters.
    label: String,
    required: bool,
    #[schema(nullable = false)]
    placeholder: Option<String>,
    #[schema(nullable = false)]
    help: Option<String>,
    /// Of a select or checkbox, at most 50.
    #[schema(nullable = false)]
    options: Option<Vec<String>>,
    per: FormFieldPer,
    #[schema(nullable = false)]
    show_if: Option<FormShowIf>,
    /// Whether the answer becomes the meal of the guest; of a question of one's own with one line or options.
    #[schema(nullable = false)]
    is_meal: Option<bool>,
}

/// What holds for registration as a whole.
#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
#[expect(dead_code, reason = "documents the type of the domain")]
pub struct FormSettings {
    /// Whether a guest who attends gets a free seat at once.
    auto_assign_seats: bool,
    /// Whether a guest who attends gets the confirmation with the code.
    #[schema(rename = "sendQRCode")]
    send_qr_code: bool,
    /// False when registration was closed by hand.
    open: bool,
    /// Whether guests beyond the capacity wait for a place.
    waiting_list: bool,
    /// 0 to 10 people whom a guest may bring through the public form.
    plus_ones: u32,
    /// How many guests may attend.
    capacity: Option<i32>,
    /// When registration opens.
    opens_at: Option<DateTime<Utc>>,
}

/// The form of an event as organisers see it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct InvitationForm {
    title: String,
    description: String,
    #[schema(value_type = Vec<FormField>)]
    fields: Vec<form::FormField>,
    #[schema(value_type = FormSettings)]
    settings: form::FormSettings,
    /// 0 while the form was never saved.
    version: i32,
    /// Guests who have answered.
    answers: i64,
    /// Guests who attend, whether they answered or an organiser noted it.
    attending: i64,
    /// The address of the public form.
    link: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    updated_at: Option<DateTime<Utc>>,
    /// Who made the version.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    updated_by: Option<String>,
}

/// A form that is saved.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SaveInvitationForm {
    title: String,
    #[serde(default)]
    description: String,
    #[schema(value_type = Vec<FormField>)]
    fields: Vec<form::FormField>,
    #[serde(default)]
    #[schema(value_type = FormSettings)]
    settings: form::FormSettings,
    /// The version that was edited.
    #[serde(default)]
    pub(crate) version: i32,
}

/// Addresses that are invited, one a line: `ada@example.org` or `Ada Lovelace <ada@example.org>`.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SendInvites {
    /// At most 10,000.
    pub(crate) emails: Vec<String>,
    /// Whether addresses that got an invitation less than 24 hours ago get it again.
    #[serde(default)]
    pub(crate) send_again: bool,
    /// Ignored: links are built from the configured address.
    #[serde(default, rename = "formLink")]
    #[schema(nullable = false)]
    _form_link: Option<String>,
    /// Ignored: the event has a name.
    #[serde(default, rename = "eventName")]
    #[schema(nullable = false)]
    _event_name: Option<String>,
}

/// What became of the invitations.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct InvitesSent {
    sent_count: usize,
    lines: Vec<InviteLine>,
}

/// What became of one line.
#[derive(Serialize, ToSchema)]
pub struct InviteLine {
    /// From 1.
    line: usize,
    email: String,
    result: InviteResult,
    message: String,
}

/// An address that got an invitation.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct InvitedAddress {
    /// In lower case.
    email: String,
    /// When it last got one.
    invited_at: DateTime<Utc>,
}

impl From<(String, DateTime<Utc>)> for InvitedAddress {
    fn from((email, invited_at): (String, DateTime<Utc>)) -> Self {
        Self { email, invited_at }
    }
}

impl From<Vec<invites::Line>> for InvitesSent {
    fn from(lines: Vec<invites::Line>) -> Self {
        let queued = |line: &&invites::Line| line.outcome == invites::Outcome::Queued;
        Self {
            sent_count: lines.iter().filter(queued).count(),
            lines: lines
                .into_iter()
                .map(|line| InviteLine {
                    line: line.number,
                    email: line.email,
                    message: line.outcome.message().to_owned(),
                    result: line.outcome.into(),
                })
                .collect(),
        }
    }
}

impl InvitationForm {
    /// Adds the address at which guests find the form.
    pub fn new(view: forms::FormView, base_url: &str) -> Self {
        let (updated_at, updated_by) = view.updated.unzip();
        Self {
            title: view.form.title,
            description: view.form.description,
            fields: view.form.fields,
            settings: view.form.settings,
            version: view.version,
            answers: view.answers,
            attending: view.attending,
            link: format!("{base_url}/guest-form/{}", view.public_id),
            updated_at,
            updated_by,
        }
    }
}

impl From<SaveInvitationForm> for Form {
    fn from(body: SaveInvitationForm) -> Self {
        Self {
            title: body.title,
            description: body.description,
            fields: body.fields,
            settings: body.settings,
        }
    }
}
