//! Files that are being made, on the wire.

use app_service::jobs;
use serde::Serialize;
use utoipa::ToSchema;

use crate::exports::dto::FileKind;
use crate::jobs::dto::Job;

/// A file that is being made.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ExportUnderWay {
    #[schema(value_type = FileKind)]
    kind: String,
    /// The format, of sheets that are not PDF: `docx`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    format: Option<String>,
    job: Job,
}

impl From<jobs::ExportUnderWay> for ExportUnderWay {
    fn from(under_way: jobs::ExportUnderWay) -> Self {
        Self {
            kind: under_way.kind,
            format: under_way.options.format,
            job: under_way.job.into(),
        }
    }
}
