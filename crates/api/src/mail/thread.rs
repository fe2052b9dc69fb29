//! The thread of the mail worker: a door, since nothing else in this crate starts one.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use app_service::mail::transport::Transport;
use app_service::mail::worker::Worker;
use app_service::service::Service;

/// How long a mail that is on its way may hold up the end of the process. After that its lease ends by itself.
const STOP_WITHIN: Duration = Duration::from_secs(10);

/// A running mail worker.
pub struct MailThread {
    service: Service,
    ended: Receiver<()>,
}

impl MailThread {
    /// Starts to send.
    #[expect(
        clippy::disallowed_methods,
        reason = "mail is sent beside the requests, on the one thread for it"
    )]
    pub fn start(service: &Service, transport: Arc<dyn Transport>) -> Result<Self, String> {
        let worker =
            Worker::new(service.clone(), transport).map_err(|error| format!("mail cannot be sent: {error}"))?;
        let (end, ended) = channel();
        std::thread::spawn(move || {
            worker.run();
            let _nobody_waits = end.send(());
        });
        Ok(Self {
            service: service.clone(),
            ended,
        })
    }

    /// Stops after the mail that is on its way; what was claimed and not begun is given back.
    pub fn stop(self) {
        self.service.stop_mail();
        let _ended_or_late = self.ended.recv_timeout(STOP_WITHIN);
    }
}
