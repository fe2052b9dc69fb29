//! An uploaded picture: the multipart field `file`, held in memory up to a limit.

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest};
use domain::limits::IMAGE_BYTES_MAX;
use futures_util::future::LocalBoxFuture;

use crate::core::error::{ApiResult, Problem};
use crate::core::extract::form::{Form, file_name, missing};

/// An uploaded picture, not yet inspected.
#[derive(Debug)]
pub struct PictureUpload {
    /// The name of the file as sent: a hint for a label, never a path.
    pub file_name: String,
    /// The content of the file.
    pub bytes: Vec<u8>,
}

impl FromRequest for PictureUpload {
    type Error = Problem;
    type Future = LocalBoxFuture<'static, ApiResult<Self>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let form = Form::open(request, payload, IMAGE_BYTES_MAX);
        Box::pin(async move { read(form.await?).await })
    }
}

async fn read(mut form: Form) -> ApiResult<PictureUpload> {
    let mut found = None;
    while let Some(mut field) = form.next().await? {
        if field.name() == Some("file") && found.is_none() {
            found = Some(PictureUpload {
                file_name: file_name(&field).unwrap_or_default(),
                bytes: form.file(&mut field).await?,
            });
        } else {
            form.skip(&mut field).await?;
        }
    }
    found.ok_or_else(|| missing("file", "Choose a picture to upload."))
}
