//! Files of other builds, which their servers keep in the database: pages of two builds are open during a rolling upgrade, and
//! for a while after any upgrade.

use std::collections::BTreeSet;
use std::sync::Arc;

use actix_web::http::header::ACCEPT_ENCODING;
use actix_web::web::Bytes;
use actix_web::{HttpRequest, HttpResponse};
use app_service::build_files::{self, BuildFile};
use app_service::error::Error;
use app_service::service::Service;

use super::{Found, is_compressed, send, text, unpack};
use crate::core::assets::{Assets, HASHED};
use crate::core::blocking;
use crate::core::error::ApiResult;
use crate::core::extract::accept_encoding::accepts;
use crate::core::state::State;

/// Characters of the hash in a name.
const HASH: usize = 8;
/// Characters of the longest name that is looked for.
const NAME_MAX: usize = 100;
const GZIP: &str = "gzip";

/// The files that the build of this server keeps for others.
pub struct BuildFiles {
    assets: Arc<dyn Assets>,
    /// Without the compressed forms.
    paths: Vec<String>,
}

impl BuildFiles {
    /// Lists the files of a build.
    pub fn of(assets: Arc<dyn Assets>) -> Self {
        let hashed = assets.hashed();
        let plain = |path: &String| {
            let end = [".br", ".gz"].into_iter().find_map(|end| path.strip_suffix(end));
            end.unwrap_or(path).to_owned()
        };
        let paths: BTreeSet<String> = hashed.iter().map(plain).filter(|path| is_hashed(path)).collect();
        Self {
            assets,
            paths: paths.into_iter().collect(),
        }
    }

    /// Stores what is missing and renews the rest. Blocks.
    pub fn keep(&self, service: &Service) -> Result<(), Error> {
        build_files::keep(service, &self.paths, |path| self.file(path))
    }

    /// Every client takes gzip, so one form is enough.
    fn file(&self, path: &str) -> Option<BuildFile> {
        let packed = self.assets.get(&format!("{path}.gz")).map(|asset| (GZIP, asset));
        let (encoding, asset) = packed.or_else(|| Some(("", self.assets.get(path)?)))?;
        Some(BuildFile {
            encoding: encoding.to_owned(),
            content: asset.content.to_vec(),
        })
    }
}

/// Answers a file of another build. Returns nothing when none has it; a path that no build can have does not reach the
/// database.
pub async fn answer(state: &State, request: &HttpRequest) -> ApiResult<Option<HttpResponse>> {
    let path = request.path().trim_start_matches('/').to_owned();
    if !is_hashed(&path) {
        return Ok(None);
    }
    let wanted = path.clone();
    let file = blocking::read_public(state, move |r| build_files::find(r, &wanted)).await?;
    let found = file.and_then(|file| found(request, &path, file));
    Ok(found.map(|found| send(request, &path, found)))
}

fn found(request: &HttpRequest, path: &str, file: BuildFile) -> Option<Found> {
    let is_packed = file.encoding == GZIP;
    let content = Bytes::from(file.content);
    if is_packed && !accepts(text(request, &ACCEPT_ENCODING), GZIP) {
        return Some(Found {
            tag: format!("\"{path}-unpacked\""),
            encoding: None,
            body: unpack(&content)?,
        });
    }
    Some(Found {
        tag: format!("\"{path}\""),
        encoding: is_packed.then_some(GZIP),
        body: content,
    })
}

/// Returns whether a path is `assets/NAME-HASH.EXT`, as the build names files.
fn is_hashed(path: &str) -> bool {
    let name = path.strip_prefix(HASHED).filter(|name| name.len() <= NAME_MAX);
    let Some((stem, end)) = name.and_then(|name| name.rsplit_once('.')) else {
        return false;
    };
    let is_plain = |text: &str| {
        text.bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || b"._-".contains(&byte))
    };
    let dash = stem.len().checked_sub(HASH + 1).and_then(|at| stem.get(at..=at));
    is_plain(stem) && is_plain(end) && !end.is_empty() && !is_compressed(path) && dash == Some("-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_with_a_hash_are_looked_for() {
        for path in ["assets/index-Ab12Cd34.js", "assets/a.b-c-_-2Cd3_4.woff2"] {
            assert!(is_hashed(path), "{path}");
        }
        let long = format!("assets/{}-Ab12Cd34.js", "x".repeat(NAME_MAX));
        for path in [
            "assets/index.js",
            "assets/index-Ab12Cd34",
            "assets/index-Ab12Cd34.js.gz",
            "assets/x/index-Ab12Cd34.js",
            "assets/ind%x-Ab12Cd34.js",
            "index-Ab12Cd34.js",
            "assets/-Ab1.js",
            &long,
        ] {
            assert!(!is_hashed(path), "{path}");
        }
    }
}
