//! The threads of the live feed: one reads what changed for all streams, another tells the servers of one PostgreSQL
//! database whose changes were committed.

use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::Duration;

use actix_web::web::Data;
use app_service::error::Error;
use app_service::live::{self, Bus};
use app_service::service::Service;

use crate::core::clock;
use crate::core::feed::fan_out;
use crate::core::feed::hub::Hub;
use crate::core::log_throttle::LogThrottle;
use crate::core::state::State;

/// How often other servers are heard while there are streams.
const HEAR: Duration = Duration::from_millis(20);
/// How often they are heard without streams.
const HEAR_IDLE: Duration = Duration::from_millis(500);
/// How long changes are collected before others are told.
const COLLECT: Duration = Duration::from_millis(10);
/// How long to wait after the connection to the database is lost.
const RECONNECT: Duration = Duration::from_secs(1);

/// Running threads of the live feed.
pub struct LiveThreads {
    service: Service,
    threads: Vec<JoinHandle<()>>,
}

impl LiveThreads {
    /// Starts to tell changes.
    #[expect(
        clippy::disallowed_methods,
        reason = "the changes are read beside the requests, once for all streams"
    )]
    pub fn start(state: &Data<State>) -> Self {
        let (service, hub) = (state.service.clone(), Arc::clone(&state.live));
        let mut threads = vec![std::thread::spawn(move || fan_out::run(&service, &hub))];
        if state.service.shares_database() {
            let (service, hub) = (state.service.clone(), Arc::clone(&state.live));
            threads.push(std::thread::spawn(move || exchange(&service, &hub)));
        }
        Self {
            service: state.service.clone(),
            threads,
        }
    }

    /// Ends the threads.
    pub fn stop(self) {
        self.service.live_wakeups().close();
        self.service.wakeups_to_tell().close();
        for thread in self.threads {
            // A thread that panicked has ended too.
            let _panic = thread.join();
        }
    }
}

/// Tells and hears until the process stops, over a new connection whenever one is lost.
fn exchange(service: &Service, hub: &Hub) {
    let warning = LogThrottle::default();
    loop {
        let outcome = live::bus(service).and_then(|bus| match bus {
            Some(bus) => exchange_over(bus, service, hub),
            None => Ok(()),
        });
        match outcome {
            Ok(()) => return,
            Err(error) => {
                warning.run(
                    || tracing::warn!(%error, "other servers cannot be told of changes; they find them within seconds"),
                );
            }
        }
        if service.wakeups_to_tell().pause(RECONNECT) {
            return;
        }
    }
}

fn exchange_over(mut bus: Bus, service: &Service, hub: &Hub) -> Result<(), Error> {
    // Something may have been told while there was no connection.
    service.live_wakeups().ring_everyone();
    let to_tell = service.wakeups_to_tell();
    loop {
        let idle = hub.organisations().is_empty();
        let mut woken = to_tell.wait(if idle { HEAR_IDLE } else { HEAR });
        if woken.closing {
            return Ok(());
        }
        if !woken.organisations.is_empty() {
            to_tell.pause(COLLECT);
            woken.organisations.extend(to_tell.wait(Duration::ZERO).organisations);
            bus.tell(&woken.organisations.into_iter().collect::<Vec<_>>())?;
        }
        bus.tell_presence(&hub.crowds.take_to_tell())?;
        let told = bus.hear()?;
        if !told.presence.is_empty() {
            let now = clock::now();
            told.presence.iter().for_each(|text| hub.crowds.hear(text, now));
            service.live_wakeups().ring_presence();
        }
        if told.everyone {
            service.live_wakeups().ring_everyone();
        }
        service.live_wakeups().ring(told.organisations);
    }
}
