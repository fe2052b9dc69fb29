//! QR codes on the wire.

use app_service::finding::qr_codes::QrPictures;
use serde::Serialize;
use utoipa::ToSchema;

/// A link as a QR code.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QrCode {
    /// A PNG as a data URL.
    qr_code: String,
    /// The same as an SVG.
    svg: String,
}

impl From<QrPictures> for QrCode {
    fn from(pictures: QrPictures) -> Self {
        Self {
            qr_code: pictures.png_data_url(),
            svg: pictures.svg,
        }
    }
}
