//! Recipients of an email, and emails to many guests.

use app_service::mail::campaigns::{self, CampaignView};
use app_service::mail::recipients_of::{self, RecipientCount};
use chrono::{DateTime, Utc};
use domain::id::TemplateId;
use domain::invalid::Invalid;
use domain::mail::{Recipients, Segment};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::words::{CampaignState, RecipientSegment, RecipientType};

/// Which recipients are counted.
#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct RecipientQuery {
    #[serde(rename = "type")]
    pub(crate) kind: Option<String>,
    pub(crate) guest_id: Option<String>,
    pub(crate) template_id: Option<String>,
}

/// Who is meant by an email, before it is sent.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CountRecipients {
    #[serde(default)]
    #[schema(value_type = RecipientType)]
    recipient_type: String,
    /// The guest of `guest`.
    #[serde(default)]
    #[schema(nullable = false)]
    guest_id: Option<String>,
    /// The guests of `guests`: at most 1,000.
    #[serde(default)]
    guest_ids: Vec<String>,
    /// The template: an invitation goes to an address once in 24 hours.
    #[serde(default)]
    #[schema(nullable = false)]
    template_id: Option<String>,
    /// Whether an invitation goes to such addresses again.
    #[serde(default)]
    send_again: bool,
}

impl TryFrom<CountRecipients> for recipients_of::RecipientQuery {
    type Error = Invalid;

    fn try_from(body: CountRecipients) -> Result<Self, Invalid> {
        let template = body.template_id.as_deref();
        Ok(Self {
            recipients: Recipients::read(&body.recipient_type, body.guest_id.as_deref(), &body.guest_ids)?,
            template: template.map(TemplateId::parse).transpose()?,
            sends_again: body.send_again,
        })
    }
}

impl From<RecipientQuery> for CountRecipients {
    fn from(query: RecipientQuery) -> Self {
        Self {
            recipient_type: query.kind.unwrap_or_default(),
            guest_id: query.guest_id,
            template_id: query.template_id,
            ..Self::default()
        }
    }
}

/// Guests who are left out.
#[derive(Serialize, ToSchema)]
pub struct LeftOut {
    count: usize,
    /// The names of at most three of them.
    names: Vec<String>,
}

/// Who would receive an email now.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EmailRecipients {
    #[serde(rename = "type")]
    kind: RecipientType,
    /// Guests who are meant.
    matching: usize,
    /// Mails that would be sent.
    receiving: usize,
    without_address: LeftOut,
    suppressed: LeftOut,
    /// Guests whose address got an invitation less than 24 hours ago, when the email is one.
    invited_recently: LeftOut,
    /// Guests whose address another one has, who receives the mail.
    shared_address: usize,
    without_seat: usize,
}

/// How many guests a group has.
#[derive(Serialize, ToSchema)]
pub struct SegmentCount {
    #[serde(rename = "type")]
    segment: RecipientSegment,
    matching: usize,
}

/// How many guests each group has.
#[derive(Serialize, ToSchema)]
pub struct RecipientSegments {
    segments: Vec<SegmentCount>,
}

/// Those who would receive an email, or without `type` the size of each group.
#[derive(Serialize, ToSchema)]
#[serde(untagged)]
pub enum RecipientAnswer {
    /// Of one group or guest.
    One(EmailRecipients),
    /// Of all groups.
    All(RecipientSegments),
}

impl EmailRecipients {
    /// Shows those who would receive an email.
    pub fn new(recipients: &Recipients, count: RecipientCount) -> Self {
        Self {
            kind: recipients.into(),
            matching: count.matching,
            receiving: count.receiving,
            without_address: count.without_address.into(),
            suppressed: count.suppressed.into(),
            invited_recently: count.invited_recently.into(),
            shared_address: count.shared_address,
            without_seat: count.without_seat,
        }
    }
}

impl RecipientAnswer {
    /// Shows the size of each group.
    pub fn all(segments: Vec<(Segment, usize)>) -> Self {
        let count = |(segment, matching): (Segment, usize)| SegmentCount { segment, matching };
        Self::All(RecipientSegments {
            segments: segments.into_iter().map(count).collect(),
        })
    }
}

impl From<recipients_of::LeftOut> for LeftOut {
    fn from(left_out: recipients_of::LeftOut) -> Self {
        Self {
            count: left_out.count,
            names: left_out.names,
        }
    }
}

/// What is sent to whom.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SendEmails {
    #[serde(default)]
    template_id: String,
    #[serde(default)]
    #[schema(value_type = RecipientType)]
    recipient_type: String,
    /// The guest of `guest`.
    #[serde(default)]
    #[schema(nullable = false)]
    guest_id: Option<String>,
    /// The guests of `guests`: at most 1,000.
    #[serde(default)]
    guest_ids: Vec<String>,
    /// Whether an invitation also goes to addresses that got one less than 24 hours ago.
    #[serde(default)]
    send_again: bool,
    /// Local time of the event such as `2027-06-01T10:00`; at once when absent.
    #[serde(default)]
    #[schema(nullable = false)]
    start_at: Option<String>,
}

impl From<SendEmails> for campaigns::SendEmails {
    fn from(body: SendEmails) -> Self {
        Self {
            template: body.template_id,
            recipients: body.recipient_type,
            guest: body.guest_id,
            guests: body.guest_ids,
            sends_again: body.send_again,
            start_at: body.start_at,
        }
    }
}

/// An email to many guests.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Campaign {
    id: String,
    template_id: String,
    template_name: String,
    /// With its variables.
    subject: String,
    recipient_type: RecipientType,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    schedule_id: Option<String>,
    state: CampaignState,
    /// Guests whom it is meant for.
    total: i32,
    /// Mails that wait, those not yet in the outbox included.
    pending: i64,
    sent: i64,
    failed: i64,
    /// Guests who get no mail of it.
    skipped: i32,
    /// When it starts, or has started.
    started_at: DateTime<Utc>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    finished_at: Option<DateTime<Utc>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    started_by: Option<String>,
    /// Mails per minute, if that is limited.
    per_minute: Option<u32>,
    /// An estimate.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    ends_at: Option<DateTime<Utc>>,
}

impl From<CampaignView> for Campaign {
    fn from(view: CampaignView) -> Self {
        let campaign = view.campaign;
        Self {
            id: campaign.id.into(),
            template_id: campaign.template.into(),
            template_name: campaign.template_name,
            subject: campaign.subject,
            recipient_type: (&campaign.recipients).into(),
            schedule_id: campaign.schedule.map(String::from),
            state: campaign.state,
            total: campaign.total,
            pending: view.pending,
            sent: view.sent,
            failed: view.failed,
            skipped: campaign.skipped,
            started_at: campaign.run_at,
            finished_at: campaign.finished_at,
            started_by: campaign.started_by,
            per_minute: view.per_minute,
            ends_at: view.ends_at,
        }
    }
}

/// An email to many guests that was started.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CampaignStarted {
    #[serde(flatten)]
    campaign: Campaign,
    /// Mails that will be sent.
    sent_count: usize,
}

impl CampaignStarted {
    /// Shows a campaign with how many mails it will send.
    pub fn new(view: CampaignView, sent_count: usize) -> Self {
        Self {
            campaign: view.into(),
            sent_count,
        }
    }
}
