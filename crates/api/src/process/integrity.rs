//! When the database file is checked for damage: once a day.

use std::thread::JoinHandle;

use app_service::failures;
use app_service::housekeeping::integrity::Check;
use app_service::service::Service;
use chrono::NaiveDate;

use crate::process::background::give_way;

/// The checks of a process.
#[derive(Default)]
pub(super) struct IntegrityChecks {
    /// Whether the server has run for an hour: a start has more urgent work.
    is_settled: bool,
    last: Option<NaiveDate>,
    running: Option<JoinHandle<()>>,
}

impl IntegrityChecks {
    /// Starts a check when the last one was on another day. Call it every hour, first right after the start.
    #[expect(
        clippy::disallowed_methods,
        reason = "reading a large file must not delay the other housekeeping or the end of the process"
    )]
    pub(super) fn start_due(&mut self, service: &Service) {
        let today = service.now().date_naive();
        let is_running = self.running.as_ref().is_some_and(|check| !check.is_finished());
        if !std::mem::replace(&mut self.is_settled, true) || is_running || self.last == Some(today) {
            return;
        }
        self.last = Some(today);
        let Some(check) = Check::of(service) else { return };
        self.running = Some(std::thread::spawn(move || {
            give_way();
            if let Err(error) = check.run() {
                failures::log("the database file cannot be checked", &error);
            }
        }));
    }
}
