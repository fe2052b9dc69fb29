//! Builds a Debian package with `dpkg-deb` from the binary and the files in `packaging/debian`.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::control::{self, Facts};
use super::manual;
use super::version::Version;
use crate::failure::{Failure, Outcome};
use crate::product::TempDir;
use crate::{environment, files, repo, shell, tools};

/// Files as they are, and where they go.
const FILES: &[(&str, &str)] = &[
    (
        "packaging/debian/seatwright.service",
        "usr/lib/systemd/system/seatwright.service",
    ),
    ("packaging/debian/seatwright.toml", "etc/seatwright/seatwright.toml"),
    ("packaging/debian/copyright", "usr/share/doc/seatwright/copyright"),
    ("docs/changes.md", "usr/share/doc/seatwright/changes.md"),
];

/// What dpkg runs before and after it changes files.
const SCRIPTS: &[&str] = &["postinst", "prerm", "postrm"];

/// Texts that Debian wants compressed.
const COMPRESSED: &[&str] = &[
    "usr/share/doc/seatwright/changes.md",
    "usr/share/doc/seatwright/changelog",
    "usr/share/man/man1/seatwright.1",
];

/// How hard the package is compressed.
#[derive(Clone, Copy, Debug)]
pub(super) enum Compression {
    /// For people who download it.
    Small,
    /// For a trial: a tenth of the time, and half as large again.
    Fast,
}

impl Compression {
    fn words(self) -> [&'static str; 2] {
        match self {
            Self::Small => ["-Zxz", "-z6"],
            Self::Fast => ["-Zgzip", "-z1"],
        }
    }
}

/// Builds the package and returns where it is. The same commit gives the same bytes.
pub(super) fn build(binary: &Path, version: &Version, compression: Compression, out: &Path) -> Outcome<PathBuf> {
    tools::program("dpkg-shlibdeps", "dpkg-dev")?;
    let folder = TempDir::new("package")?;
    let tree = folder.path().join("tree");
    let time = Time::of_commit()?;
    let program = tree.join("usr/bin/seatwright");
    files::copy(binary, &program)?;
    shell::run(shell::command("strip", &tree).arg("--strip-unneeded").arg(&program))?;
    for (from, to) in FILES {
        files::copy(&repo::path(from), &tree.join(to))?;
    }
    texts(&tree, version, &time)?;
    about(folder.path(), &tree, version)?;
    set_modes(&tree)?;

    let architecture = output("dpkg", &["--print-architecture"], &tree)?;
    let package = out.join(format!("seatwright_{}_{architecture}.deb", version.debian()));
    files::make_dir(out)?;
    let mut pack = shell::command("dpkg-deb", folder.path());
    pack.env("SOURCE_DATE_EPOCH", &time.epoch)
        .arg("--root-owner-group")
        .args(compression.words())
        .arg("--build")
        .args([&tree, &package]);
    shell::output(&mut pack)?;
    Ok(package)
}

/// The manual page and the changelog.
fn texts(tree: &Path, version: &Version, time: &Time) -> Outcome {
    let program = tree.join("usr/bin/seatwright");
    let help = |words: &[&str]| shell::output(shell::command(&program, tree).args(words));
    let page = manual::page(
        &help(&["--help"])?,
        &help(&["serve", "--help"])?,
        version.cargo(),
        &time.show("+%F")?,
    );
    files::write(&tree.join("usr/share/man/man1/seatwright.1"), page)?;
    let changelog = control::changelog(version, &time.show("-R")?);
    files::write(&tree.join("usr/share/doc/seatwright/changelog"), changelog)?;
    // Without name and time of the file, which change with each build.
    shell::run(shell::command("gzip", tree).arg("-9n").args(COMPRESSED))
}

/// The folder `DEBIAN`: fields, scripts, sums, and the files that operators edit.
fn about(folder: &Path, tree: &Path, version: &Version) -> Outcome {
    let about = tree.join("DEBIAN");
    let facts = facts(folder, tree)?;
    files::write(&about.join("control"), control::control(version, &facts))?;
    files::write(&about.join("conffiles"), "/etc/seatwright/seatwright.toml\n")?;
    for script in SCRIPTS {
        files::copy(&repo::path("packaging/debian").join(script), &about.join(script))?;
    }
    let sums = output("sh", &["-c", "find usr -type f | LC_ALL=C sort | xargs md5sum"], tree)?;
    files::write(&about.join("md5sums"), sums + "\n")
}

fn facts(folder: &Path, tree: &Path) -> Outcome<Facts> {
    // dpkg-shlibdeps runs only in the source of a package.
    files::write(
        &folder.join("debian/control"),
        "Source: seatwright\n\nPackage: seatwright\nArchitecture: any\n",
    )?;
    let mut shlibdeps = shell::command("dpkg-shlibdeps", folder);
    let printed = shell::output(shlibdeps.arg("-O").arg("-e").arg(tree.join("usr/bin/seatwright")))?;
    let libraries =
        control::libraries(&printed).ok_or_else(|| Failure::new(format!("dpkg-shlibdeps printed: {printed}")))?;
    let size = output("du", &["-sk", "--apparent-size", "."], tree)?;
    let installed_kib = size.split_whitespace().next().and_then(|kib| kib.parse().ok());
    Ok(Facts {
        architecture: output("dpkg", &["--print-architecture"], tree)?,
        installed_kib: installed_kib.ok_or_else(|| Failure::new(format!("du printed: {size}")))?,
        libraries,
    })
}

fn set_modes(tree: &Path) -> Outcome {
    shell::run(shell::command("chmod", tree).args(["-R", "u=rwX,go=rX", "."]))?;
    shell::run(shell::command("chmod", tree).args(["0644", "DEBIAN/control", "DEBIAN/conffiles", "DEBIAN/md5sums"]))?;
    shell::run(shell::command("chmod", &tree.join("DEBIAN")).arg("0755").args(SCRIPTS))?;
    shell::run(shell::command("chmod", tree).args(["0755", "usr/bin/seatwright"]))
}

/// When the packaged commit was made, so that packages can be built again.
struct Time {
    /// Seconds since 1970.
    epoch: String,
}

impl Time {
    fn of_commit() -> Outcome<Self> {
        let epoch = match environment::variable("SOURCE_DATE_EPOCH") {
            Some(epoch) => epoch,
            None => output(
                "git",
                &["-c", "safe.directory=*", "log", "-1", "--format=%ct"],
                &repo::root(),
            )?,
        };
        Ok(Self { epoch })
    }

    fn show(&self, format: &str) -> Outcome<String> {
        let mut date: Command = shell::command("date", &repo::root());
        date.env("LC_ALL", "C")
            .args(["-u", "-d", &format!("@{}", self.epoch), format]);
        Ok(shell::output(&mut date)?.trim().to_owned())
    }
}

fn output(program: &str, words: &[&str], folder: &Path) -> Outcome<String> {
    Ok(shell::output(shell::command(program, folder).args(words))?
        .trim()
        .to_owned())
}
