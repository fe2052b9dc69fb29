//! Another office program, which reads our files and writes them in formats that tests understand.

#![expect(clippy::disallowed_methods, reason = "another program reads files and writes files")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Returns whether all these programs can be started; says so when one cannot.
pub(crate) fn are_installed(programs: &[&str]) -> bool {
    let missing = programs
        .iter()
        .find(|name| Command::new(name).arg("-v").output().is_err());
    if let Some(name) = missing {
        eprintln!("{name} is not installed");
    }
    missing.is_none()
}

/// Makes a folder for the files of a test, below `OFFICE_FILES` if it is set.
pub(crate) fn folder(name: &str) -> PathBuf {
    let parent = std::env::var_os("OFFICE_FILES").map_or_else(std::env::temp_dir, PathBuf::from);
    let folder = parent.join(format!("seatwright-{name}"));
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Writes files into a folder and has them converted there; `format` is what `--convert-to` takes.
pub(crate) fn convert(folder: &Path, format: &str, files: &[(String, &[u8])]) {
    let mut office = Command::new("soffice");
    let profile = format!("-env:UserInstallation=file://{}/profile", folder.display());
    office
        .args([&profile, "--headless", "--convert-to", format, "--outdir"])
        .arg(folder);
    for (name, bytes) in files {
        let path = folder.join(name);
        fs::write(&path, bytes).unwrap();
        office.arg(path);
    }
    let output = office.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// Reads a file that the program has written.
pub(crate) fn read(path: &Path) -> Vec<u8> {
    fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Returns the text of a PDF as it lies on its pages.
pub(crate) fn pdf_text(path: &Path) -> String {
    let output = Command::new("pdftotext").arg("-layout").arg(path).arg("-").output();
    let output = output.unwrap();
    assert!(output.status.success(), "{}", path.display());
    String::from_utf8(output.stdout).unwrap()
}
