//! Searching the library that every binary carries. It needs no network and no database.

use domain::invalid::Invalid;
use domain::limits::{IMAGE_QUERY_MAX, IMAGE_RESULTS, IMAGE_RESULTS_MAX};
use domain::text;
use pictures::library::{self, Drawing};

use crate::core::error::{Error, Noun};

/// What is looked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Query {
    /// The words.
    pub words: String,
    /// How many pictures are wanted, 1 to [`IMAGE_RESULTS_MAX`].
    pub limit: usize,
}

/// Checks what a person typed, and how many pictures are wanted.
pub fn query(words: &str, limit: Option<&str>) -> Result<Query, Error> {
    let words = text::required_line("query", words, IMAGE_QUERY_MAX, "Enter what to look for.")?;
    let limit = match limit {
        None => IMAGE_RESULTS,
        Some(text) => text
            .parse()
            .ok()
            .filter(|limit| (1..=IMAGE_RESULTS_MAX).contains(limit))
            .ok_or_else(|| Invalid::new("per_page", format!("Choose 1 to {IMAGE_RESULTS_MAX} pictures.")))?,
    };
    Ok(Query { words, limit })
}

/// Returns the drawings of the library that agree best.
pub fn search(query: &Query) -> Vec<&'static Drawing> {
    library::search(&query.words, query.limit)
}

/// Returns a drawing of the library.
pub fn drawing(set: &str, name: &str) -> Result<&'static Drawing, Error> {
    library::get(set, name).ok_or(Error::NotFound(Noun::Image))
}

/// Returns who made the library and under which licences.
pub fn licences() -> &'static str {
    library::LICENCES
}
