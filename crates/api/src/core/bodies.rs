//! The limits of every request body: how long it may take to arrive, and how much memory all bodies may hold together.
//! The payload itself is wrapped, before any extractor sees it, so that no extractor can forget a limit.

use actix_web::web::Bytes;
use futures_util::{Stream, StreamExt};

use crate::core::error::{ApiResult, Problem};

pub mod budget;
pub mod capped;
pub mod refusal;
pub(crate) mod stream;
pub mod timeout;

/// Reads a body or a part of one up to a limit. `too_large` is the sentence for what is longer, and `refuse` makes the
/// answer to one that broke off.
pub async fn collect<S, E>(
    stream: &mut S,
    limit: usize,
    too_large: &str,
    refuse: impl Fn(&E, &str) -> Problem,
) -> ApiResult<Vec<u8>>
where
    S: Stream<Item = Result<Bytes, E>> + Unpin,
{
    let mut bytes = Vec::new();
    while let Some(chunk) = stream.next().await {
        let chunk = chunk.map_err(|error| refuse(&error, too_large))?;
        if bytes.len().saturating_add(chunk.len()) > limit {
            return Err(Problem::too_large(too_large));
        }
        bytes.extend_from_slice(&chunk);
    }
    Ok(bytes)
}
