//! Work that keeps a thread for itself.

use tokio::sync::oneshot;

use crate::core::error::{ApiResult, Problem};

/// Runs work on a thread of its own; there are as many as there are admissions.
pub(crate) async fn on_thread<T: Send + 'static>(
    name: &str,
    work: impl FnOnce() -> T + Send + 'static,
) -> ApiResult<T> {
    let (sender, receiver) = oneshot::channel();
    let thread = std::thread::Builder::new().name(name.to_owned());
    let started = thread.spawn(move || {
        // The client may have disconnected; what was written stays.
        let _gone = sender.send(work());
    });
    started.map_err(|error| Problem::internal(format!("start a thread: {error}")))?;
    receiver
        .await
        .map_err(|_panicked| Problem::internal("a use case panicked"))
}
