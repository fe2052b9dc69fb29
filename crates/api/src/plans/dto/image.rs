//! Pictures on the wire.

use app_service::plans::images::{self, Drawing, ImageView};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::core::image_providers::Photo;

/// A picture of the organisation.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Image {
    id: String,
    /// Where it is fetched, as plans name it.
    #[schema(example = "/api/images/V1StGXR8_Z5jdHi6B-myT")]
    url: String,
    /// What is left of the file's name.
    name: String,
    /// `svg`, `png`, `jpeg` or `gif`.
    image_type: String,
    /// Pixels as it is shown.
    width: f64,
    /// Pixels as it is shown.
    height: f64,
    /// Width by height.
    aspect_ratio: f64,
    /// How many bytes are kept.
    byte_count: i64,
    created_at: DateTime<Utc>,
    /// The provider it was found at; absent for uploads.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    source: Option<String>,
    /// Who made it, when it was found at a provider.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    author: Option<String>,
    /// What may be done with it, when it was found at a provider.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    license: Option<String>,
}

/// A picture that a search found, by its source and its id there.
#[derive(Deserialize, ToSchema)]
pub struct FoundImage {
    /// `library`, or the provider.
    pub(crate) source: String,
    /// Its id there.
    pub(crate) id: String,
}

/// What a search found.
#[derive(Serialize, ToSchema)]
pub struct ImageResults {
    pub(crate) photos: Vec<ImageResult>,
}

/// A picture that a search found.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ImageResult {
    /// Names it at its source.
    id: String,
    /// A small picture of it, on this server.
    url: String,
    /// The picture itself, on this server; for one of a provider the small one, until it is taken over.
    full_url: String,
    /// What it shows.
    description: String,
    /// Who made it.
    author: String,
    width: f64,
    height: f64,
    /// Width by height.
    aspect_ratio: f64,
    /// What may be done with it.
    license: String,
    /// `vector` or `photo`.
    #[serde(rename = "type")]
    kind: String,
    /// `library`, or the provider.
    source: String,
    /// The drawing itself, for vectors.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    svg_content: Option<String>,
}

impl From<ImageView> for Image {
    fn from(view: ImageView) -> Self {
        let (source, author, license) = match view.origin {
            Some(origin) => (Some(origin.source), Some(origin.author), Some(origin.license)),
            None => (None, None, None),
        };
        Self {
            url: images::address(&view.id),
            id: view.id.into(),
            name: view.name,
            image_type: view.kind.as_str().to_owned(),
            width: view.width,
            height: view.height,
            aspect_ratio: view.width / view.height,
            byte_count: view.byte_count,
            created_at: view.created_at,
            source,
            author,
            license,
        }
    }
}

impl From<&Drawing> for ImageResult {
    fn from(drawing: &Drawing) -> Self {
        let (set, name) = (drawing.set, &drawing.name);
        let url = format!("/api/images/library/{}/{name}.svg", set.id);
        let side = f64::from(drawing.size);
        Self {
            id: format!("{}/{name}", set.id),
            full_url: url.clone(),
            url,
            description: drawing.title.clone(),
            author: set.author.to_owned(),
            width: side,
            height: side,
            aspect_ratio: 1.0,
            license: set.licence.to_owned(),
            kind: "vector".to_owned(),
            source: "library".to_owned(),
            svg_content: Some(drawing.svg()),
        }
    }
}

impl From<Photo> for ImageResult {
    fn from(photo: Photo) -> Self {
        let url = format!("/api/images/preview/{}/{}", photo.source, photo.id);
        Self {
            full_url: url.clone(),
            url,
            description: photo.description,
            author: photo.author,
            width: photo.width,
            height: photo.height,
            aspect_ratio: photo.width / photo.height,
            license: photo.license,
            kind: "photo".to_owned(),
            source: photo.source.to_owned(),
            svg_content: None,
            id: photo.id,
        }
    }
}
