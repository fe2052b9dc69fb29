//! Tries a package: `packaging/debian/try.sh` installs it in a copy of this machine's file system, which is removed afterwards.

use std::path::Path;

use super::deb::{self, Compression};
use super::version::Version;
use crate::failure::{Failure, Outcome};
use crate::product::TempDir;
use crate::{console, repo, shell, tools};

/// Installs the package over an older one, and removes and purges it.
pub(super) fn run(binary: &Path, package: &Path) -> Outcome {
    if !tools::is_root() {
        return Err(Failure::new("--try needs root, to mount and to install"));
    }
    let [unshare, _ip, _curl] = [
        tools::program("unshare", "util-linux")?,
        tools::program("ip", "iproute2")?,
        tools::program("curl", "curl")?,
    ];
    let folder = TempDir::new("package-trial")?;
    let older = deb::build(binary, &Version::before_all(), Compression::Fast, folder.path())?;
    console::step("install, upgrade, roll back, remove and purge in a copy of the file system");
    let mut script = shell::command(unshare, &repo::root());
    // Mounts, network and processes of its own: the package may use its port, and nothing outlives the trial.
    script
        .args(["--mount", "--net", "--pid", "--fork", "--kill-child", "sh"])
        .arg(repo::path("packaging/debian/try.sh"))
        .arg(folder.path())
        .args([&older, package]);
    shell::run(&mut script)
}
