//! Pictures of plan, snapshots and venue in the file. They become pictures of the organisation, which already has one with
//! the same content or gets a new one.

use std::collections::{BTreeSet, HashMap};

use base64::prelude::{BASE64_STANDARD, Engine as _};
use domain::id::ImageId;
use domain::invalid::Invalid;
use serde::{Deserialize, Serialize};
use storage::plans::images::Origin;

use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::service::{Reading, Service};
use crate::plans::images;

/// How many bytes of pictures a file may hold; a third more as text.
const BYTES_MAX: usize = 24 * 1024 * 1024;
/// Where plans find the pictures of their organisation.
const PREFIX: &str = "/api/images/";

/// A picture.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct FiledPicture {
    id: String,
    name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    origin: Option<FiledOrigin>,
    /// The bytes in base64.
    data: String,
}

/// Where a picture was found, and its attribution.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct FiledOrigin {
    source: String,
    author: String,
    license: String,
}

/// The ids of pictures now, by those in the file.
#[derive(Clone, Default)]
pub(super) struct Renamed(HashMap<String, ImageId>);

impl Renamed {
    /// Returns the present id of a picture.
    pub(super) fn id(&self, filed: &ImageId) -> Option<&ImageId> {
        self.0.get(filed.as_str())
    }

    /// Returns a text whose addresses of pictures name them by their present ids.
    pub(super) fn in_text(&self, text: &str) -> String {
        let mut out = String::with_capacity(text.len());
        let mut parts = text.split(PREFIX);
        out.push_str(parts.next().unwrap_or_default());
        for part in parts {
            out.push_str(PREFIX);
            let (id, rest) = part.split_at(id_length(part));
            out.push_str(self.0.get(id).map_or(id, ImageId::as_str));
            out.push_str(rest);
        }
        out
    }
}

/// Returns the ids of the pictures that a text names.
pub(super) fn named_in(text: &str) -> BTreeSet<ImageId> {
    let parts = text.split(PREFIX).skip(1);
    let ids = parts.map(|part| part.split_at(id_length(part)).0);
    ids.filter_map(|id| ImageId::parse(id).ok()).collect()
}

fn id_length(text: &str) -> usize {
    let is_one = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    text.find(|c| !is_one(c)).unwrap_or(text.len())
}

/// Returns pictures of the organisation. One that is gone is left out, as on the screen.
pub(super) fn read(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    ids: &BTreeSet<ImageId>,
) -> Result<Vec<FiledPicture>, Error> {
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let mut left = BYTES_MAX;
    let mut filed = Vec::new();
    for listed in images::list(r, organiser)? {
        if !ids.contains(&listed.id) {
            continue;
        }
        let (_, bytes) = images::content(r, organiser, &listed.id)?;
        left = left.checked_sub(bytes.len()).ok_or_else(|| {
            let message = "The pictures of this event are larger than the 24 MB that its file may hold. Delete some of them \
                           from the plan or its snapshots.";
            Error::TooLarge(message.to_owned())
        })?;
        filed.push(FiledPicture {
            id: listed.id.to_string(),
            name: listed.name,
            origin: listed.origin.map(|origin| FiledOrigin {
                source: origin.source,
                author: origin.author,
                license: origin.license,
            }),
            data: BASE64_STANDARD.encode(&bytes),
        });
    }
    filed.sort_by(|one, other| one.id.cmp(&other.id));
    Ok(filed)
}

/// Stores the pictures of a file under the rules of uploads, each in a transaction of its own.
pub(super) fn keep(service: &Service, organiser: &Organiser, filed: Vec<FiledPicture>) -> Result<Renamed, Error> {
    let mut renamed = HashMap::with_capacity(filed.len());
    for (number, picture) in filed.into_iter().enumerate() {
        let place = format!("pictures[{number}].data");
        let bytes = BASE64_STANDARD.decode(&picture.data);
        let bytes = bytes.map_err(|_malformed| Invalid::new(place, "This is not base64."))?;
        let origin = picture.origin.map(|origin| Origin {
            source: origin.source,
            author: origin.author,
            license: origin.license,
        });
        let kept = images::keep(service, organiser, &picture.name, origin, &bytes)?;
        renamed.insert(picture.id, kept.id);
    }
    Ok(Renamed(renamed))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_get_the_present_ids_and_other_text_stays() {
        let (old, new) = (ImageId::from_random(&[1; 21]), ImageId::from_random(&[2; 21]));
        let renamed = Renamed(HashMap::from([(old.to_string(), new.clone())]));
        let text = format!("{{\"href\":\"/api/images/{old}\",\"text\":\"/api/images/other and {old}\"}}");
        let expected = format!("{{\"href\":\"/api/images/{new}\",\"text\":\"/api/images/other and {old}\"}}");
        assert_eq!(renamed.in_text(&text), expected);
        let unknown = ImageId::parse("other").unwrap();
        assert_eq!(named_in(&text), BTreeSet::from([old, unknown]));
    }
}
