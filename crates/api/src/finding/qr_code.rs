//! `GET /api/qr-code`: a link of this installation as a QR code.

use app_service::finding::qr_codes;
use serde::Deserialize;

use crate::core::prelude::*;
use crate::finding::dto::qr_code::QrCode;

/// What becomes a code.
#[derive(Deserialize)]
pub(crate) struct Wanted {
    #[serde(default)]
    text: String,
    size: Option<String>,
}

/// Draws a link of this installation as a QR code, as PNG and as SVG.
#[utoipa::path(
    tag = "guests",
    params(
        ("text" = String, Query, description = "A link or a path of this installation, at most 500 characters."),
        ("size" = Option<i64>, Query, description = "Pixels of a side, 64 to 1000; 200 when absent."),
    ),
    responses(
        (status = 200, description = "The code.", body = QrCode),
        (status = 400, description = "`invalid`"),
    ),
)]
#[get("/api/qr-code")]
pub(crate) async fn get_qr_code(
    state: Data<State>,
    caller: Caller,
    InQuery(wanted): InQuery<Wanted>,
) -> ApiResult<Json<QrCode>> {
    let drawn = blocking::run(&state, caller, move |service, _who| {
        qr_codes::draw(service, &wanted.text, wanted.size.as_deref())
    });
    Ok(Json(drawn.await?.into()))
}
