//! The step `dependencies` of `test`: no known vulnerability, no unknown source and no unwanted licence in the lock files.
//!
//! The checks on `xtask/advisories.json` and `deny.toml` always run and need no network. `cargo deny` and `npm audit` run
//! in addition when they can reach their databases; the step prints which sources it used.

mod advisories;
mod audit;
mod licences;
mod lock;

use crate::failure::{Failure, Outcome};
use crate::{console, files, repo, shell};
use advisories::Snapshot;
use lock::Locked;

/// Everything that is wrong is reported before the step fails.
pub(crate) fn check() -> Outcome {
    let snapshot = Snapshot::parse(&files::read(&repo::path("xtask/advisories.json"))?)?;
    let crates = lock::cargo(&files::read(&repo::path("Cargo.lock"))?);
    let packages = lock::npm(&files::read(&repo::path("frontend/package-lock.json"))?)?;
    let mut complaints = against_snapshot(&snapshot, &crates, &packages);
    complaints.extend(licences::check(
        &licences::allowed(&files::read(&repo::path("deny.toml"))?),
        &licences::of_crates(&metadata()?)?,
        &packages,
    ));
    console::step(format_args!(
        "{} crates and {} npm packages against the snapshot of advisories of {}",
        crates.len(),
        packages.len(),
        snapshot.checked
    ));
    complaints.extend(audit::cargo_deny()?);
    complaints.extend(audit::npm(&snapshot)?);
    if complaints.is_empty() {
        Ok(())
    } else {
        Err(Failure::new(format!("dependencies:\n  {}", complaints.join("\n  "))))
    }
}

/// Complaints that need nothing but the repository.
fn against_snapshot(snapshot: &Snapshot, crates: &[Locked], packages: &[Locked]) -> Vec<String> {
    let mut complaints = Vec::new();
    for (name, found) in [("Cargo.lock", crates), ("package-lock.json", packages)] {
        if found.is_empty() {
            complaints.push(format!(
                "{name}: no package was read; adapt xtask/src/dependencies/lock.rs"
            ));
        }
    }
    complaints.extend(snapshot.vulnerable(&snapshot.crates, crates));
    complaints.extend(snapshot.vulnerable(&snapshot.npm, packages));
    complaints.extend(crates.iter().chain(packages).filter_map(lock::foreign_source));
    complaints
}

fn metadata() -> Outcome<String> {
    shell::output(&mut shell::cargo(["metadata", "--format-version=1", "--quiet"]))
}

#[cfg(test)]
mod tests {
    use super::{Snapshot, against_snapshot, lock};
    use crate::{files, repo};

    fn files_of_repository() -> (Snapshot, String, String) {
        let read = |path| files::read(&repo::path(path)).unwrap();
        (
            Snapshot::parse(&read("xtask/advisories.json")).unwrap(),
            read("Cargo.lock"),
            read("frontend/package-lock.json"),
        )
    }

    /// Complaints after a package was set to another version in one of the lock files of this repository.
    fn with_version(package: &str, version: &str) -> Vec<String> {
        let (snapshot, cargo, npm) = files_of_repository();
        let (mut crates, mut packages) = (lock::cargo(&cargo), lock::npm(&npm).unwrap());
        let mut injected = 0;
        for locked in crates.iter_mut().chain(&mut packages) {
            if locked.name == package {
                version.clone_into(&mut locked.version);
                injected += 1;
            }
        }
        assert!(injected > 0, "{package} is in no lock file");
        against_snapshot(&snapshot, &crates, &packages)
    }

    #[test]
    fn the_lock_files_of_this_repository_are_clean() {
        let (snapshot, cargo, npm) = files_of_repository();
        let complaints = against_snapshot(&snapshot, &lock::cargo(&cargo), &lock::npm(&npm).unwrap());
        assert_eq!(complaints, Vec::<String>::new());
    }

    #[test]
    fn an_injected_vulnerable_version_fails_the_step() {
        for (package, version, id) in [
            ("lettre", "0.11.21", "RUSTSEC-2026-0141"),
            ("diesel", "2.3.9", "RUSTSEC-2026-0172"),
            ("quick-xml", "0.40.9", "RUSTSEC-2026-0194"),
            ("react-router", "7.5.1", "GHSA-f46r-rw29-r322"),
            ("js-yaml", "4.1.0", "GHSA-mh29-5h37-fv8m"),
        ] {
            let complaints = with_version(package, version);
            assert!(
                complaints
                    .iter()
                    .any(|complaint| complaint.contains(id) && complaint.contains(version)),
                "{package} {version}: {complaints:?}"
            );
        }
    }

    #[test]
    fn a_vulnerable_version_in_the_text_of_a_lock_file_is_read() {
        let (snapshot, cargo, npm) = files_of_repository();
        let crates = lock::cargo(&format!(
            "{cargo}\n[[package]]\nname = \"h2\"\nversion = \"0.3.27\"\nsource = \"registry+https://github.com/rust-lang/crates.io-index\"\n"
        ));
        let mut npm: serde_json::Value = serde_json::from_str(&npm).unwrap();
        npm["packages"]["node_modules/x/node_modules/js-yaml"] = serde_json::json!({ "version": "4.1.0" });
        let npm = npm.to_string();
        let complaints = against_snapshot(&snapshot, &crates, &lock::npm(&npm).unwrap());
        assert_eq!(complaints.len(), 2, "{complaints:?}");
        assert!(
            complaints[0].starts_with("h2 0.3.27: RUSTSEC-2026-0258"),
            "{complaints:?}"
        );
        assert!(
            complaints[1].starts_with("js-yaml 4.1.0: GHSA-mh29-5h37-fv8m"),
            "{complaints:?}"
        );
    }

    #[test]
    fn a_package_from_elsewhere_is_refused() {
        let (snapshot, cargo, npm) = files_of_repository();
        let crates = cargo.replacen(
            "registry+https://github.com/rust-lang/crates.io-index",
            "git+https://git.example.org/x#0",
            1,
        );
        let mut npm: serde_json::Value = serde_json::from_str(&npm).unwrap();
        npm["packages"]["node_modules/vite"]["resolved"] = "https://npm.example.org/vite.tgz".into();
        let packages = npm.to_string();
        let complaints = against_snapshot(&snapshot, &lock::cargo(&crates), &lock::npm(&packages).unwrap());
        assert_eq!(complaints.len(), 2, "{complaints:?}");
    }

    #[test]
    fn an_empty_lock_file_is_a_complaint() {
        let (snapshot, ..) = files_of_repository();
        assert_eq!(against_snapshot(&snapshot, &[], &[]).len(), 2);
    }
}
