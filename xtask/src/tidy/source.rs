//! The sources the checks read: path relative to the root, and text.

use crate::failure::Outcome;
use crate::{files, repo};

/// One text file of the repository.
#[derive(Debug)]
pub(super) struct Source {
    pub(super) path: String,
    pub(super) text: String,
}

impl Source {
    /// A source for a test.
    #[cfg(test)]
    pub(super) fn new(path: &str, text: &str) -> Self {
        Self {
            path: path.to_owned(),
            text: text.to_owned(),
        }
    }

    /// Whether the file is Rust.
    pub(super) fn is_rust(&self) -> bool {
        self.path.ends_with(".rs")
    }

    /// Whether the file is TypeScript.
    pub(super) fn is_typescript(&self) -> bool {
        self.path.ends_with(".ts") || self.path.ends_with(".tsx")
    }

    /// Whether a machine wrote it.
    pub(super) fn is_generated(&self) -> bool {
        self.path.contains(".gen.") || self.path.contains("/generated/") || self.path.ends_with("storage/src/schema.rs")
    }

    /// Whether it holds nothing but tests.
    pub(super) fn is_test(&self) -> bool {
        let name = self.path.rsplit('/').next().unwrap_or_default();
        self.path.contains("/tests/")
            || self.path.contains("/e2e/")
            || name.contains(".test.")
            || ["tests.rs", "property_tests.rs"].contains(&name)
    }

    /// The text before the test module at the end of a Rust file.
    pub(super) fn without_tests(&self) -> &str {
        self.text
            .split_once("\n#[cfg(test)]\nmod ")
            .map_or(&self.text, |(code, _)| code)
    }
}

/// Every Rust and TypeScript file of the repository.
pub(super) fn of_repository() -> Outcome<Vec<Source>> {
    let mut found = Vec::new();
    for folder in ["crates", "xtask", "frontend"] {
        for path in files::walk(&repo::path(folder))? {
            let path = repo::shown(&path);
            let source = Source {
                path,
                text: String::new(),
            };
            if source.is_rust() || source.is_typescript() {
                found.push(Source {
                    text: files::read(&repo::path(&source.path))?,
                    ..source
                });
            }
        }
    }
    Ok(found)
}
