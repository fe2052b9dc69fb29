//! Which of several servers on one database sweeps, and which makes the daily backup. A SQLite file has one server, which
//! does both.

use std::time::Duration;

use chrono::{DateTime, Days, NaiveTime, TimeDelta, Utc};
use storage::housekeeping::leases as rows;

use super::{CleanupReport, ClockWatch, run_if_proven};
use crate::core::error::Error;
use crate::core::random::id_bytes;
use crate::core::service::Service;

const SWEEP: &str = "sweep";
const BACKUP: &str = "backup";
/// Time after which another server sweeps in the place of one that died. Extended every half minute.
const SWEEP_LEASE: TimeDelta = TimeDelta::minutes(5);
/// Time after which another server makes the backup that one did not finish.
const BACKUP_LEASE: TimeDelta = TimeDelta::hours(2);
/// How long after midnight the server that made the last backup has the first try, so that backups stay in one folder.
const BACKUP_PRIORITY: TimeDelta = TimeDelta::hours(3);

/// The leases of one server.
pub struct Leases {
    service: Service,
    owner: String,
}

impl Leases {
    /// Names the server; it holds no lease yet.
    pub fn new(service: &Service) -> Result<Self, Error> {
        Ok(Self {
            owner: domain::id::spell(&id_bytes(service.random())?),
            service: service.clone(),
        })
    }

    /// Takes or extends the lease of the server that sweeps; call it every half minute. Returns whether it is this one.
    pub fn sweeps(&self) -> Result<bool, Error> {
        self.take(SWEEP, self.service.now() + SWEEP_LEASE)
    }

    /// Lets another server sweep at once.
    pub fn resign(&self) -> Result<(), Error> {
        self.release(SWEEP)
    }

    /// Sweeps like [`run_if_proven`], unless another server does.
    pub fn sweep(&self, watch: &mut ClockWatch, uptime: Duration) -> Result<Option<CleanupReport>, Error> {
        if self.sweeps()? {
            run_if_proven(&self.service, watch, uptime)
        } else {
            Ok(None)
        }
    }

    /// Takes the lease of the backup of today. Returns false when another server makes it or has made it.
    pub fn begin_backup(&self) -> Result<bool, Error> {
        self.take(BACKUP, self.service.now() + BACKUP_LEASE)
    }

    /// Keeps other servers from making another backup today.
    pub fn end_backup(&self) -> Result<(), Error> {
        self.take(BACKUP, next_midnight(self.service.now()) + BACKUP_PRIORITY)
            .map(drop)
    }

    /// Leaves the backup of today to any server.
    pub fn fail_backup(&self) -> Result<(), Error> {
        self.release(BACKUP)
    }

    fn take(&self, name: &'static str, until: DateTime<Utc>) -> Result<bool, Error> {
        if !self.service.shares_database() {
            return Ok(true);
        }
        let owner = self.owner.clone();
        self.service.write(move |tx| {
            let now = tx.now;
            Ok(rows::take(tx.conn, name, &owner, until, now)?)
        })
    }

    fn release(&self, name: &'static str) -> Result<(), Error> {
        if !self.service.shares_database() {
            return Ok(());
        }
        let owner = self.owner.clone();
        self.service.write(move |tx| Ok(rows::release(tx.conn, name, &owner)?))
    }
}

fn next_midnight(now: DateTime<Utc>) -> DateTime<Utc> {
    let tomorrow = now.date_naive() + Days::new(1);
    tomorrow.and_time(NaiveTime::MIN).and_utc()
}
