//! Who else on the machine can read the data.

use std::net::TcpListener;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Stdio};

use super::process::{Folder, Process};

fn mode(path: &Path) -> u32 {
    path.metadata().unwrap().permissions().mode() & 0o777
}

#[test]
fn a_new_data_folder_and_its_database_belong_to_the_user_of_the_process() {
    let server = Process::start(1_024, &[]);
    let data = server.data();
    for (name, expected) in [
        ("", 0o700),
        ("seatwright.db", 0o600),
        ("seatwright.db-wal", 0o600),
        ("seatwright.db-shm", 0o600),
        ("secret.key", 0o600),
    ] {
        let mode = mode(&data.join(name));
        assert_eq!(mode, expected, "{name}: {mode:o}");
    }
}

#[test]
fn a_database_that_others_can_read_is_refused_with_what_to_do() {
    let folder = Folder::new();
    std::fs::DirBuilder::new().create(folder.path()).unwrap();
    let file = folder.path().join("seatwright.db");
    drop(std::fs::File::create(&file).unwrap());
    for open in [0o640, 0o604] {
        std::fs::set_permissions(&file, PermissionsExt::from_mode(open)).unwrap();
        let told = refused(folder.path());
        assert!(told.contains(&format!("chmod 600 '{}'", file.display())), "{told}");
    }
}

#[test]
fn a_secret_key_that_others_can_read_or_that_is_another_one_is_refused() {
    let folder = Folder::new();
    std::fs::DirBuilder::new().create(folder.path()).unwrap();
    assert!(
        refused(folder.path()).contains("cannot listen"),
        "the first start makes a key"
    );
    let key = folder.path().join("secret.key");
    std::fs::set_permissions(&key, PermissionsExt::from_mode(0o640)).unwrap();
    let told = refused(folder.path());
    assert!(told.contains(&format!("chmod 600 '{}'", key.display())), "{told}");
    std::fs::set_permissions(&key, PermissionsExt::from_mode(0o600)).unwrap();
    assert!(refused(folder.path()).contains("cannot listen"), "the next one uses it");
    std::fs::rename(&key, folder.path().join("kept.key")).unwrap();
    let told = refused(folder.path());
    assert!(
        told.contains("another secret key") && told.contains("SEATWRIGHT_SECRET_KEY"),
        "{told}"
    );
    std::fs::rename(folder.path().join("kept.key"), &key).unwrap();
    assert!(refused(folder.path()).contains("cannot listen"), "the key was restored");
}

#[expect(clippy::disallowed_methods, reason = "starts the binary under test")]
fn refused(data: &Path) -> String {
    // A server that accepts the database fails to listen, instead of serving for ever.
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_seatwright"))
        .args(["serve", "--listen", &taken.local_addr().unwrap().to_string(), "--data"])
        .arg(data)
        .stdin(Stdio::null())
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    String::from_utf8(output.stderr).unwrap()
}
