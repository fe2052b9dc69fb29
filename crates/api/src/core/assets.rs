//! The files of a build.

use std::borrow::Cow;

use actix_web::web::Bytes;
use rust_embed::RustEmbed;

/// Files below this path have a hash of their content in the name, so copies may be cached forever.
pub const HASHED: &str = "assets/";

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../frontend/dist"]
struct Dist;

/// A file.
#[derive(Clone, Debug)]
pub struct Asset {
    /// Its bytes.
    pub content: Bytes,
    /// The first characters of the hash of its bytes.
    pub hash: String,
}

/// Where the files of a build are.
pub trait Assets: Send + Sync {
    /// Returns a file.
    fn get(&self, path: &str) -> Option<Asset>;

    /// Returns the paths of the files whose content never changes.
    fn hashed(&self) -> Vec<String>;
}

/// The files in this binary.
pub struct Embedded;

impl Assets for Embedded {
    fn get(&self, path: &str) -> Option<Asset> {
        let file = Dist::get(path)?;
        let hash = file.metadata.sha256_hash();
        Some(Asset {
            hash: hash.iter().take(12).map(|byte| format!("{byte:02x}")).collect(),
            // In release builds the bytes lie in the binary and are not copied.
            content: match file.data {
                Cow::Borrowed(data) => Bytes::from_static(data),
                Cow::Owned(data) => Bytes::from(data),
            },
        })
    }

    /// Debug builds read the files from disk, where another build may replace them.
    fn hashed(&self) -> Vec<String> {
        if cfg!(debug_assertions) {
            return Vec::new();
        }
        let paths = Dist::iter().filter(|path| path.starts_with(HASHED));
        paths.map(Cow::into_owned).collect()
    }
}
