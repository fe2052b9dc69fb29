//! The copy of the workspace in which guards can be switched off.

use std::collections::BTreeSet;
use std::path::PathBuf;

use super::SWITCH;
use super::list::{GUARDS, Guard};
use crate::failure::{Failure, Outcome};
use crate::{files, repo, shell};

/// The folder of the crates in the copy.
pub(super) const CRATES: &str = "guarded";

/// What the copy needs of the repository.
const COPIED: &[&str] = &[
    "Cargo.toml",
    "Cargo.lock",
    ".cargo",
    "crates",
    "migrations",
    "xtask",
    "docs",
    "frontend",
];

/// Brings the copy up to date and returns its root. Files that did not change keep their times, so that cargo builds
/// only what changed.
pub(super) fn make() -> Outcome<PathBuf> {
    let root = repo::path("target/guards/workspace");
    let listed = shell::output(
        shell::command("git", &repo::root())
            .args(["ls-files", "--cached", "--others", "--exclude-standard", "--"])
            .args(COPIED),
    )?;
    let mut wanted = BTreeSet::new();
    for path in listed.lines().filter(|path| repo::path(path).is_file()) {
        let content = switchable(path, files::read_bytes(&repo::path(path))?)?;
        let copy = root.join(copied_path(path));
        if files::read_bytes(&copy).ok().as_deref() != Some(content.as_slice()) {
            files::write(&copy, &content)?;
        }
        wanted.insert(copy);
    }
    for stale in files::walk(&root)?.into_iter().filter(|path| !wanted.contains(path)) {
        files::remove_file(&stale)?;
    }
    files::make_dir(&root.join("frontend/dist"))?;
    Ok(root)
}

/// Returns the path of a file in the copy. The crates have another folder there: cargo names what it builds by the path below the
/// root, and code without guards must never be taken for the product's in a shared build folder.
pub(super) fn copied_path(path: &str) -> String {
    path.strip_prefix("crates/")
        .map_or_else(|| path.to_owned(), |below| format!("{CRATES}/{below}"))
}

/// The root's manifest for the copy: the other folder, and no time spent on optimising.
fn manifest(text: &str) -> String {
    text.replace("\"crates/", &format!("\"{CRATES}/"))
        .replace("seating-engine = { opt-level = 3 }\n", "")
        .replace("floorplan-geometry = { opt-level = 2 }\n", "")
}

/// A file with all its guards made switchable, and the switch itself in `domain`, which every crate above it knows.
fn switchable(path: &str, content: Vec<u8>) -> Outcome<Vec<u8>> {
    if path == "Cargo.toml" {
        return Ok(manifest(&String::from_utf8_lossy(&content)).into_bytes());
    }
    let guards: Vec<&Guard> = GUARDS.iter().filter(|guard| guard.file == path).collect();
    if guards.is_empty() && path != "crates/domain/src/lib.rs" {
        return Ok(content);
    }
    let broken = |_| Failure::new(format!("{path} is not UTF-8"));
    let mut text = String::from_utf8(content).map_err(broken)?;
    for guard in guards {
        text = without(guard, &text)?;
    }
    if path == "crates/domain/src/lib.rs" {
        text.push_str(&format!(
            "\n/// Whether a guard is switched off.\npub fn guard_off(name: &str) -> bool {{\n    \
             std::env::var(\"{SWITCH}\").is_ok_and(|off| off == name)\n}}\n"
        ));
    }
    Ok(text.into_bytes())
}

/// The text with one guard made switchable; the guard must be there exactly once.
pub(super) fn without(guard: &Guard, text: &str) -> Outcome<String> {
    match text.matches(guard.find).count() {
        1 => Ok(text.replace(guard.find, guard.replace)),
        found => Err(Failure::new(format!(
            "guard {}: its code is {found} times in {}; adapt xtask/src/guards/list.rs",
            guard.name, guard.file
        ))),
    }
}
