//! Email templates, their preview and their test.

use app_service::mail::preview::{Draft, Preview};
use app_service::mail::templates::{self, NewTemplate, Template, TemplatePatch};
use chrono::{DateTime, Utc};
use domain::id::EventId;
use domain::mail::TemplateText;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::words::TemplateType;

/// A template.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EmailTemplate {
    id: String,
    event_id: String,
    name: String,
    template_type: TemplateType,
    subject: String,
    /// Simple HTML with variables in double braces.
    html_content: String,
    /// The plain text; made from the HTML when empty.
    text_content: String,
    /// The variables in use.
    variables: Vec<String>,
    /// Whether it is the one that is used for its kind.
    is_default: bool,
    /// Whether it may be sent.
    is_active: bool,
    /// Grows with each change.
    version: i32,
    created_at: DateTime<Utc>,
    updated_at: DateTime<Utc>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    archived_at: Option<DateTime<Utc>>,
    /// Whether it says what the product's own template says.
    is_original: bool,
}

impl EmailTemplate {
    /// Shows a template of an event.
    pub fn new(event: &EventId, template: Template) -> Self {
        Self {
            id: template.id.into(),
            event_id: event.to_string(),
            template_type: template.kind,
            variables: template.text.variables(),
            is_original: templates::is_original(template.kind, &template.text),
            name: template.name,
            subject: template.text.subject,
            html_content: template.text.html,
            text_content: template.text.plain,
            is_default: template.is_default,
            is_active: template.is_active,
            version: template.version,
            created_at: template.created_at,
            updated_at: template.updated_at,
            archived_at: template.archived_at,
        }
    }
}

/// A template that is created.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NewEmailTemplate {
    #[serde(default)]
    name: String,
    #[serde(default)]
    #[schema(value_type = TemplateType)]
    template_type: String,
    #[serde(default)]
    subject: String,
    #[serde(default)]
    html_content: String,
    #[serde(default)]
    #[schema(nullable = false)]
    text_content: Option<String>,
    /// Ignored: the variables in use follow from the text.
    #[serde(default, rename = "variables")]
    #[schema(nullable = false)]
    _variables: Option<Vec<String>>,
    #[serde(default)]
    #[schema(nullable = false)]
    is_default: Option<bool>,
    #[serde(default)]
    #[schema(nullable = false)]
    is_active: Option<bool>,
}

impl From<NewEmailTemplate> for NewTemplate {
    fn from(body: NewEmailTemplate) -> Self {
        Self {
            name: body.name,
            kind: body.template_type,
            text: TemplateText {
                subject: body.subject,
                html: body.html_content,
                plain: body.text_content.unwrap_or_default(),
            },
            is_default: body.is_default.unwrap_or(false),
            is_active: body.is_active,
        }
    }
}

/// A change of a template; absent fields stay as they are.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EmailTemplatePatch {
    /// The version that was edited.
    #[serde(default)]
    version: i32,
    #[serde(default)]
    #[schema(nullable = false)]
    name: Option<String>,
    #[serde(default)]
    #[schema(value_type = Option<TemplateType>, nullable = false)]
    template_type: Option<String>,
    #[serde(default)]
    #[schema(nullable = false)]
    subject: Option<String>,
    #[serde(default)]
    #[schema(nullable = false)]
    html_content: Option<String>,
    #[serde(default)]
    #[schema(nullable = false)]
    text_content: Option<String>,
    /// Ignored: the variables in use follow from the text.
    #[serde(default, rename = "variables")]
    #[schema(nullable = false)]
    _variables: Option<Vec<String>>,
    #[serde(default)]
    #[schema(nullable = false)]
    is_default: Option<bool>,
    #[serde(default)]
    #[schema(nullable = false)]
    is_active: Option<bool>,
    #[serde(default)]
    #[schema(nullable = false)]
    archived: Option<bool>,
    /// Whether it says again what the product's own template says.
    #[serde(default)]
    #[schema(nullable = false)]
    restore_default: Option<bool>,
}

impl From<EmailTemplatePatch> for TemplatePatch {
    fn from(body: EmailTemplatePatch) -> Self {
        Self {
            version: body.version,
            name: body.name,
            kind: body.template_type,
            subject: body.subject,
            html: body.html_content,
            plain: body.text_content,
            is_default: body.is_default,
            is_active: body.is_active,
            archived: body.archived,
            restore_default: body.restore_default.unwrap_or(false),
        }
    }
}

/// A text that is shown before it is saved.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EmailDraft {
    #[serde(default)]
    subject: String,
    #[serde(default)]
    html_content: String,
    #[serde(default)]
    text_content: String,
    #[serde(default)]
    #[schema(value_type = TemplateType)]
    template_type: String,
    /// Whose values are used; when absent the first guest who attends and has an address.
    #[serde(default)]
    #[schema(nullable = false)]
    guest_id: Option<String>,
}

impl From<EmailDraft> for Draft {
    fn from(body: EmailDraft) -> Self {
        Self {
            text: TemplateText {
                subject: body.subject,
                html: body.html_content,
                plain: body.text_content,
            },
            kind: body.template_type,
            guest: body.guest_id,
        }
    }
}

/// A text that is sent as a test.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EmailTest {
    #[serde(flatten)]
    pub(crate) draft: EmailDraft,
    /// The verified address of a member of the organisation.
    #[serde(default)]
    pub(crate) to: String,
}

/// A test that is on its way.
#[derive(Serialize, ToSchema)]
pub struct EmailTestSent {
    pub(crate) recipient: String,
}

/// The guest whose values a preview shows.
#[derive(Serialize, ToSchema)]
pub struct PreviewGuest {
    id: String,
    name: String,
    email: String,
}

/// A text as a guest would get it; the links in it are samples.
#[derive(Serialize, ToSchema)]
pub struct EmailPreview {
    subject: String,
    /// A complete document, with its pictures inside.
    html: String,
    text: String,
    /// Nothing when the event has no guests and the values are samples.
    guest: Option<PreviewGuest>,
}

impl From<Preview> for EmailPreview {
    fn from(preview: Preview) -> Self {
        Self {
            subject: preview.subject,
            html: preview.html,
            text: preview.text,
            guest: preview.guest.map(|(id, name, email)| PreviewGuest {
                id: id.into(),
                name,
                email,
            }),
        }
    }
}
