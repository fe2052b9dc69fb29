//! Threads whose work no one waits for.

/// How far below the threads of requests: such a thread gets about a tenth of what one of them gets of a busy processor.
#[cfg(target_os = "linux")]
const NICENESS: i32 = 10;

/// Leaves a busy processor to the requests. Holds for the calling thread and those that it starts; does nothing where
/// threads have no priority of their own.
pub(crate) fn give_way() {
    // On Linux the call is about the thread; elsewhere it would be about the process.
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, NICENESS) {
        tracing::warn!(%error, "background work shares the processor equally with requests");
    }
}
