//! The threads that run jobs. They share the room for long work with the calls that people wait for.

use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use actix_web::rt::System;
use actix_web::web::Data;
use app_service::jobs::worker::Worker;
use app_service::service::Service;

use crate::state::State;

/// How long running jobs may hold up the end of the process. What they did is taken back at the next start otherwise.
const STOP_TIMEOUT: Duration = Duration::from_secs(10);

/// Running job workers.
pub struct JobThreads {
    service: Service,
    /// Ends when the last worker has ended.
    ended: Receiver<()>,
}

impl JobThreads {
    /// Reports jobs that an earlier process left behind, and starts to work.
    #[expect(
        clippy::disallowed_methods,
        reason = "jobs run beside the requests, on as many threads as long work may have"
    )]
    pub fn start(state: &Data<State>) -> Result<Self, String> {
        let service = &state.service;
        let failed = |error| format!("jobs cannot be run: {error}");
        service.interrupt_jobs().map_err(failed)?;
        let (end, ended) = channel();
        for _ in 0..state.long_work.thread_count() {
            let worker = Worker::new(service.clone()).map_err(failed)?;
            let (state, end) = (state.clone(), end.clone());
            std::thread::spawn(move || {
                let system = System::new();
                worker.run(|| system.block_on(state.long_work.admit_job()));
                drop(end);
            });
        }
        Ok(Self {
            service: service.clone(),
            ended,
        })
    }

    /// Stops. Running jobs take back what they did and end as interrupted.
    pub fn stop(self) {
        self.service.stop_jobs();
        let _ended_or_late = self.ended.recv_timeout(STOP_TIMEOUT);
    }
}
