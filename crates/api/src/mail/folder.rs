//! Mail into files, one `.eml` per mail and named by its id, for machines without a mail server. A file is there
//! completely or not at all, also after a power cut. Only the user of the process may read the folder, since links in
//! mail open accounts.

use std::fs::{DirBuilder, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use app_service::mail::mailbox;
use app_service::mail::transport::{Failure, OutgoingEmail, Transport};
use app_service::service::Service;
use app_service::settings::MailMode;
use domain::id::MailId;

/// A folder of mail.
#[derive(Clone, Debug)]
pub struct Files {
    folder: PathBuf,
}

impl Files {
    /// Opens the folder, and makes it when missing.
    pub fn open(folder: &Path) -> Result<Self, String> {
        let mut builder = DirBuilder::new();
        builder.recursive(true);
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        builder
            .create(folder)
            .map_err(|error| format!("the mail folder '{}' cannot be created: {error}", folder.display()))?;
        Ok(Self {
            folder: folder.to_owned(),
        })
    }

    fn write(&self, parcel: &OutgoingEmail<'_>) -> io::Result<()> {
        let draft = draft(&self.folder, parcel.id);
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(&draft)?;
        file.write_all(parcel.message)?;
        file.sync_all()?;
        std::fs::rename(&draft, path(&self.folder, parcel.id))?;
        // The new name is durable once the folder is.
        File::open(&self.folder)?.sync_all()
    }
}

impl Transport for Files {
    fn mode(&self) -> MailMode {
        MailMode::Files
    }

    fn deliver(&self, parcel: &OutgoingEmail<'_>) -> Result<(), Failure> {
        self.write(parcel)
            .map_err(|error| Failure::Transient(format!("The file cannot be written: {error}")))
    }
}

/// Reads the message of a mail; `None` when its file is gone.
#[expect(clippy::disallowed_methods, reason = "mail is read back where it was written")]
pub fn read(folder: &Path, id: &MailId) -> Option<Vec<u8>> {
    std::fs::read(path(folder, id)).ok()
}

/// Removes the files of mails that the outbox no longer has, and returns how many. They are compared with the outbox and not
/// removed by its writers, so a crash between both leaves nothing behind for good.
pub fn remove_gone(service: &Service, folder: &Path) -> Result<usize, String> {
    let files = match folder.read_dir() {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(0),
        files => files.map_err(|error| error.to_string())?,
    };
    let ids = files.filter_map(|file| mail_of(&file.ok()?.path())).collect();
    let gone = mailbox::gone(service, ids).map_err(|error| error.to_string())?;
    let mut removed = 0;
    for id in &gone {
        for file in [path(folder, id), draft(folder, id)] {
            match remove(&file) {
                Ok(()) => removed += 1,
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                Err(error) => return Err(error.to_string()),
            }
        }
    }
    Ok(removed)
}

#[expect(clippy::disallowed_methods, reason = "mail is removed where it was written")]
fn remove(file: &Path) -> io::Result<()> {
    std::fs::remove_file(file)
}

/// Returns the mail of a file; `None` for a file that this module did not write.
fn mail_of(file: &Path) -> Option<MailId> {
    let is_mail = matches!(file.extension()?.to_str()?, "eml" | "part");
    is_mail.then_some(())?;
    MailId::parse(file.file_stem()?.to_str()?).ok()
}

fn draft(folder: &Path, id: &MailId) -> PathBuf {
    folder.join(format!("{id}.part"))
}

/// An id holds no character that means something in a path.
fn path(folder: &Path, id: &MailId) -> PathBuf {
    folder.join(format!("{id}.eml"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> PathBuf {
        std::env::temp_dir().join(format!("seatwright-eml-{name}-{}", std::process::id()))
    }

    fn deliver(files: &Files, id: &MailId, message: &[u8]) -> Result<(), Failure> {
        files.deliver(&OutgoingEmail {
            id,
            from: "a@example.org",
            to: "b@example.org",
            message,
        })
    }

    #[test]
    fn a_mail_becomes_one_file_and_nothing_else_is_left() {
        let folder = folder("one");
        let files = Files::open(&folder).unwrap();
        let id = MailId::parse("m1").unwrap();
        for message in [&b"first"[..], b"the same mail once more"] {
            deliver(&files, &id, message).unwrap();
            assert_eq!(read(&folder, &id).as_deref(), Some(message));
        }
        let names: Vec<_> = folder
            .read_dir()
            .unwrap()
            .map(|entry| entry.unwrap().file_name())
            .collect();
        assert_eq!(names, ["m1.eml"]);
        assert_eq!(read(&folder, &MailId::parse("m2").unwrap()), None);
        std::fs::remove_dir_all(&folder).unwrap();
    }

    #[cfg(unix)]
    #[test]
    fn nobody_else_on_the_machine_can_read_mail() {
        use std::os::unix::fs::PermissionsExt;
        let folder = folder("mode");
        let files = Files::open(&folder).unwrap();
        let id = MailId::parse("m1").unwrap();
        deliver(&files, &id, b"x").unwrap();
        let mode = |path: &Path| path.metadata().unwrap().permissions().mode() & 0o777;
        assert_eq!((mode(&folder), mode(&path(&folder, &id))), (0o700, 0o600));
        std::fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_folder_that_is_gone_is_worth_another_try() {
        let folder = folder("gone");
        let files = Files::open(&folder).unwrap();
        std::fs::remove_dir_all(&folder).unwrap();
        let refused = deliver(&files, &MailId::parse("m1").unwrap(), b"x");
        assert!(matches!(refused, Err(Failure::Transient(_))), "{refused:?}");
    }
}
