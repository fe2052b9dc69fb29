//! What the page shows of this machine: the disk, and the files of backups.

use crate::core::backups;
use crate::core::backups::LocalBackup;
use crate::core::backups::record::Record;
use crate::core::disk::{self, DiskSpace};
use crate::core::state::State;

/// What was found on the machine.
pub(crate) struct Machine {
    /// The room on the disk of the data folder, where the system tells it.
    pub(crate) disk: Option<DiskSpace>,
    /// The backups in the data folder, the newest first; `None` when the folder cannot be read.
    pub(crate) backups: Option<Vec<LocalBackup>>,
    /// How the last copies and drills ended.
    pub(crate) record: Record,
}

impl Machine {
    /// Looks. Blocks.
    pub(crate) fn look(state: &State) -> Self {
        let config = &state.config;
        let record = Record::load(&config.data);
        Self {
            disk: disk::space(&config.data),
            backups: backups::local(&config.backup_folder(), &record).ok(),
            record,
        }
    }
}
