//! The threads that run jobs. They share the room for long work with the calls that people wait for.

use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use actix_web::rt::Runtime;
use actix_web::rt::time::timeout;
use actix_web::web::Data;
use app_service::jobs::worker::{JobRoom, Worker};
use app_service::service::Service;
use tokio::sync::OwnedSemaphorePermit;

use crate::core::state::State;

/// How long running jobs may hold up the end of the process. What they did is taken back at the next start otherwise.
const STOP_TIMEOUT: Duration = Duration::from_secs(10);

/// How long a worker waits for room before it looks whether its job has to stop. Less than the lease of a job.
const ROOM_TIMEOUT: Duration = Duration::from_secs(20);

/// The room of one worker among long work.
struct Room {
    state: Data<State>,
    held: Mutex<Option<OwnedSemaphorePermit>>,
}

impl JobRoom for Room {
    fn enter(&self) -> bool {
        let admitted = Runtime::new()
            .map(|runtime| runtime.block_on(async { timeout(ROOM_TIMEOUT, self.state.long_work.admit_job()).await }));
        let permit = match admitted {
            Ok(Ok(permit)) => permit,
            Ok(Err(_elapsed)) => None,
            Err(error) => {
                tracing::error!(cause = %error, "a job cannot wait for room");
                std::thread::sleep(ROOM_TIMEOUT);
                None
            }
        };
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        *held = permit;
        held.is_some()
    }

    fn leave(&self) {
        *self.held.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }
}

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
            let room = Room {
                state: state.clone(),
                held: Mutex::new(None),
            };
            let worker = Worker::new(service.clone()).map_err(failed)?.with_room(Arc::new(room));
            let end = end.clone();
            std::thread::spawn(move || {
                worker.run();
                drop(end);
            });
        }
        Ok(Self {
            service: service.clone(),
            ended,
        })
    }

    /// Stops. Running jobs roll back and end as interrupted.
    pub fn stop(self) {
        self.service.stop_jobs();
        let _ended_or_late = self.ended.recv_timeout(STOP_TIMEOUT);
    }
}
