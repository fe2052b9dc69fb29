//! The thread of the housekeeping: once at the start, then every hour, beside the requests.

use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use app_service::housekeeping;
use app_service::service::Service;

const EVERY: Duration = Duration::from_secs(60 * 60);

/// A running housekeeping.
pub struct HousekeepingThread {
    /// Dropped to wake the thread for its end.
    stop: Sender<()>,
    thread: JoinHandle<()>,
}

impl HousekeepingThread {
    /// Starts to sweep.
    #[expect(
        clippy::disallowed_methods,
        reason = "what has ended is swept beside the requests, on the one thread for it"
    )]
    pub fn start(service: &Service) -> Self {
        let (stop, stopped) = channel();
        let service = service.clone();
        let thread = std::thread::spawn(move || sweep_hourly(&service, &stopped, EVERY));
        Self { stop, thread }
    }

    /// Stops after the sweep that is under way.
    pub fn stop(self) {
        drop(self.stop);
        let _panicked_and_logged = self.thread.join();
    }
}

fn sweep_hourly(service: &Service, stopped: &Receiver<()>, every: Duration) {
    loop {
        if let Err(error) = housekeeping::run(service) {
            // What stays behind is tried again with the next sweep.
            tracing::error!(cause = ?error, "the housekeeping failed");
        }
        if stopped.recv_timeout(every) != Err(RecvTimeoutError::Timeout) {
            return;
        }
    }
}
