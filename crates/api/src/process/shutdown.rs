//! What a signal starts. SIGTERM first makes the server unready and leaves a balancer `--drain` seconds to notice, while
//! requests are served as before; then streams and listeners close, and running requests finish.

use std::sync::atomic::Ordering;
use std::sync::{Arc, OnceLock};
use std::time::Instant;

use actix_web::dev::ServerHandle;
use actix_web::rt;
use actix_web::rt::time::timeout;
use actix_web::web::Data;
use tokio::signal::unix::{Signal, SignalKind, signal};

use crate::core::clock;
use crate::core::state::State;

/// How the process is asked to stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Request {
    /// SIGTERM, from a service manager.
    Drain,
    /// SIGINT, from a person at a terminal who waits for it.
    Stop,
    /// SIGQUIT: running requests are cut off.
    Quit,
}

/// The first request to stop.
#[derive(Debug)]
pub(super) struct Asked {
    /// The name of the signal.
    pub(super) signal: &'static str,
    /// Whether the server served on for a while, unready.
    pub(super) drains: bool,
    /// When it came.
    pub(super) at: Instant,
}

impl Request {
    /// Returns the name of the signal.
    fn signal(self) -> &'static str {
        match self {
            Self::Drain => "SIGTERM",
            Self::Stop => "SIGINT",
            Self::Quit => "SIGQUIT",
        }
    }
}

/// The signals that end the process.
struct Signals {
    terminate: Signal,
    interrupt: Signal,
    quit: Signal,
}

impl Signals {
    fn new() -> std::io::Result<Self> {
        Ok(Self {
            terminate: signal(SignalKind::terminate())?,
            interrupt: signal(SignalKind::interrupt())?,
            quit: signal(SignalKind::quit())?,
        })
    }

    async fn next(&mut self) -> Request {
        tokio::select! {
            _ = self.terminate.recv() => Request::Drain,
            _ = self.interrupt.recv() => Request::Stop,
            _ = self.quit.recv() => Request::Quit,
        }
    }
}

/// Stops the server when a signal asks for it. A second signal ends the drain.
/// Returns where the first signal is noted.
pub(super) fn on_signals(state: &Data<State>, server: ServerHandle) -> Result<Arc<OnceLock<Asked>>, String> {
    let mut signals = Signals::new().map_err(|error| format!("signals cannot be received: {error}"))?;
    let asked = Arc::<OnceLock<Asked>>::default();
    let noted = Arc::clone(&asked);
    let (drain, state) = (state.config.drain, Data::clone(state));
    rt::spawn(async move {
        let mut request = signals.next().await;
        let asked = Asked {
            signal: request.signal(),
            drains: request == Request::Drain && !drain.is_zero(),
            at: clock::now(),
        };
        let drains = asked.drains;
        // The first signal is the only one that gets here.
        let _first = noted.set(asked);
        state.stopping.store(true, Ordering::Relaxed);
        if drains {
            tracing::info!(seconds = drain.as_secs(), "draining");
            if let Ok(second) = timeout(drain, signals.next()).await {
                request = second;
            }
        }
        // The server waits for its requests, and a stream is one without an end.
        Arc::clone(&state.live).close();
        server.stop(request != Request::Quit).await;
    });
    Ok(asked)
}
