//! The threads that send mail, one per connection, and the one that fires schedules.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use app_service::mail::scheduler;
use app_service::mail::worker::Worker;
use app_service::service::Service;

use super::Sender;
use crate::process::background::give_way;

/// How long a mail being sent may delay the end of the process. After that its lease expires.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(10);

/// Running mail workers.
pub struct MailThread {
    service: Service,
    ended: Receiver<()>,
}

impl MailThread {
    /// Starts to send.
    #[expect(
        clippy::disallowed_methods,
        reason = "mail is sent beside the requests, on threads of its own"
    )]
    pub fn start(service: &Service, sender: Sender) -> Result<Self, String> {
        let Sender {
            transport,
            connections,
            dkim,
        } = sender;
        let worker = Worker::with_connections(service.clone(), transport, connections)
            .map_err(|error| format!("mail cannot be sent: {error}"))?;
        let worker = Arc::new(worker.signing(dkim));
        // Disconnected when the last thread has ended.
        let (end, ended) = channel();
        for _ in 0..connections {
            let (worker, end) = (Arc::clone(&worker), end.clone());
            std::thread::spawn(move || {
                give_way();
                worker.run();
                drop(end);
            });
        }
        let schedules = service.clone();
        std::thread::spawn(move || {
            scheduler::run(&schedules);
            drop(end);
        });
        Ok(Self {
            service: service.clone(),
            ended,
        })
    }

    /// Stops after the mails that are on their way; what was claimed and not begun is given back.
    pub fn stop(self) {
        self.service.stop_mail();
        let _ended_or_late = self.ended.recv_timeout(SHUTDOWN_TIMEOUT);
    }
}
