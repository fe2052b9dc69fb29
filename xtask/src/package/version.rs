//! The version of the workspace, as Cargo and as Debian write it.

use crate::failure::{Failure, Outcome};
use crate::{files, repo};

/// A semantic version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Version(String);

impl Version {
    /// Reads the version of the workspace from `Cargo.toml`.
    pub(super) fn of_workspace() -> Outcome<Self> {
        Self::in_manifest(&files::read(&repo::path("Cargo.toml"))?)
            .ok_or_else(|| Failure::new("Cargo.toml has no version in [workspace.package]"))
    }

    /// A version below all releases, for an upgrade to this one.
    pub(super) fn before_all() -> Self {
        Self("0.0.1".to_owned())
    }

    fn in_manifest(text: &str) -> Option<Self> {
        let (_, section) = text.split_once("[workspace.package]")?;
        let section = section.split_once("\n[").map_or(section, |(section, _)| section);
        let value = section.lines().find_map(|line| line.strip_prefix("version = \""))?;
        Some(Self(value.trim_end().trim_end_matches('"').to_owned()))
    }

    /// As in `Cargo.toml`.
    pub(super) fn cargo(&self) -> &str {
        &self.0
    }

    /// As Debian sorts it: a pre-release comes before its release.
    pub(super) fn debian(&self) -> String {
        self.0.replacen('-', "~", 1)
    }

    /// Refuses a version of which `docs/changes.md` says nothing.
    pub(super) fn must_be_described(&self) -> Outcome {
        let changes = files::read(&repo::path("docs/changes.md"))?;
        let (release, _) = self.0.split_once('-').unwrap_or((&self.0, ""));
        if changes.lines().any(|line| line.strip_prefix("## ") == Some(release)) {
            return Ok(());
        }
        Err(Failure::new(format!("docs/changes.md has no section `## {release}`")))
    }
}

#[cfg(test)]
mod tests {
    use super::Version;

    #[test]
    fn the_version_of_the_workspace_is_that_of_its_own_section() {
        let manifest = "[a]\nversion = \"9\"\n[workspace.package]\nversion = \"1.2.0-rc.1\"\n[b]\nversion = \"8\"\n";
        let version = Version::in_manifest(manifest).unwrap();
        assert_eq!((version.cargo(), &*version.debian()), ("1.2.0-rc.1", "1.2.0~rc.1"));
        assert_eq!(
            Version::in_manifest("[workspace.package]\n[b]\nversion = \"8\"\n"),
            None
        );
    }

    #[test]
    fn the_present_version_is_described() {
        Version::of_workspace().unwrap().must_be_described().unwrap();
        assert!(Version::before_all().must_be_described().is_err());
    }
}
