//! A guest list with the decisions about it: the multipart fields `guestFile` or `text`, and `plan`.

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest};
use app_service::guests::import::ImportPlan;
use domain::limits::IMPORT_BYTES_MAX;
use futures_util::future::LocalBoxFuture;

use crate::core::error::{ApiResult, Problem};
use crate::core::extract::form::{Form, file_name, missing};
use crate::guests::dto::import_plan;

/// Bytes of a plan.
const PLAN_BYTES_MAX: usize = 1024 * 1024;

/// A guest list and what the organiser decided about it.
#[derive(Debug, Default)]
pub struct GuidedUpload {
    /// The name of the file as sent: a hint for messages, never a path.
    pub file_name: String,
    /// The content of the file, or the text.
    pub bytes: Vec<u8>,
    /// The text was pasted, and is not a file.
    pub pasted: bool,
    /// The decisions.
    pub plan: ImportPlan,
}

impl FromRequest for GuidedUpload {
    type Error = Problem;
    type Future = LocalBoxFuture<'static, ApiResult<Self>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let form = Form::open_with(request, payload, IMPORT_BYTES_MAX, PLAN_BYTES_MAX);
        Box::pin(async move { read(form.await?).await })
    }
}

async fn read(mut form: Form) -> ApiResult<GuidedUpload> {
    let mut upload = GuidedUpload::default();
    let mut file = false;
    while let Some(mut field) = form.next().await? {
        match field.name() {
            Some("guestFile") if !file => {
                file = true;
                upload.file_name = file_name(&field).unwrap_or_else(|| "guests".to_owned());
                upload.bytes = form.file(&mut field).await?;
            }
            Some("text") if !file => {
                (file, upload.pasted) = (true, true);
                upload.file_name = "Pasted text".to_owned();
                upload.bytes = form.file(&mut field).await?;
            }
            Some("plan") => {
                let json = form
                    .long_text(&mut field, "The plan of the import is too long.")
                    .await?;
                upload.plan = import_plan::ImportPlan::parse(&json)?;
            }
            _ => form.skip(&mut field).await?,
        }
    }
    if !file {
        return Err(missing("guestFile", "Choose a file to import, or paste a list."));
    }
    Ok(upload)
}
