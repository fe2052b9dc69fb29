//! An uploaded picture: the multipart field `file`, held in memory up to a limit.

use actix_multipart::Multipart;
use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest};
use domain::limits::IMAGE_BYTES_MAX;
use futures_util::StreamExt;
use futures_util::future::LocalBoxFuture;

use super::upload::{AROUND_THE_FILE, TOO_LARGE, broken, collect, file_name, missing};
use crate::error::{ApiResult, Problem};
use crate::extract::body::check_length;

/// A picture as sent; nothing is known of it yet.
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
        let checked = check_length(request, IMAGE_BYTES_MAX + AROUND_THE_FILE, TOO_LARGE);
        let multipart = Multipart::new(request.headers(), payload.take());
        Box::pin(async move {
            checked?;
            read(multipart).await
        })
    }
}

async fn read(mut multipart: Multipart) -> ApiResult<PictureUpload> {
    let mut found = None;
    while let Some(field) = multipart.next().await {
        let mut field = field.map_err(|error| broken(&error))?;
        if field.name() == Some("file") && found.is_none() {
            found = Some(PictureUpload {
                file_name: file_name(&field).unwrap_or_default(),
                bytes: collect(&mut field, IMAGE_BYTES_MAX, TOO_LARGE).await?,
            });
        } else {
            collect(&mut field, AROUND_THE_FILE, TOO_LARGE).await?;
        }
    }
    found.ok_or_else(|| missing("file", "Choose a picture to upload."))
}
