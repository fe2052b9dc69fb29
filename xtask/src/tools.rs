//! What must be installed beside Rust and Node. As root on Debian a missing tool is installed, and we say so;
//! otherwise the failure names the remedy.

use std::path::{Path, PathBuf};

use crate::failure::{Failure, Outcome};
use crate::{console, environment, files, repo, shell};

/// The folder of PostgreSQL's server programs (`initdb`, `postgres`), newest version first.
pub(crate) fn postgres() -> Outcome<PathBuf> {
    if let Some(found) = find_postgres()? {
        return Ok(found);
    }
    install("postgresql", "PostgreSQL's initdb and postgres")?;
    find_postgres()?
        .ok_or_else(|| Failure::new("the package postgresql brought no initdb; set TEST_POSTGRES_URL instead"))
}

/// Whether [`postgres`] would find the programs without installing anything.
#[cfg(test)]
pub(crate) fn has_postgres() -> bool {
    find_postgres().is_ok_and(|found| found.is_some())
}

/// The browser for the journeys and pictures.
pub(crate) fn chromium() -> Outcome<PathBuf> {
    let names = ["chromium", "chromium-browser", "google-chrome"];
    if let Some(set) = environment::variable("CHROMIUM") {
        return Ok(PathBuf::from(set));
    }
    if let Some(found) = names.iter().find_map(|name| in_path(name)) {
        return Ok(found);
    }
    install("chromium", "Chromium")?;
    in_path("chromium")
        .ok_or_else(|| Failure::new("the package chromium brought no `chromium`; set CHROMIUM to a browser"))
}

/// Fonts for the scripts of the demo's names, without which pictures show empty boxes.
pub(crate) fn fonts() -> Outcome {
    const LANGUAGES: [(&str, &str); 4] = [
        ("ar", "fonts-noto-core"),
        ("he", "fonts-noto-core"),
        ("hi", "fonts-noto-core"),
        ("zh", "fonts-noto-cjk"),
    ];
    let list = program("fc-list", "fontconfig")?;
    for (language, package) in LANGUAGES {
        let fonts = shell::output(shell::command(&list, &repo::root()).arg(format!(":lang={language}")))?;
        if fonts.trim().is_empty() {
            install(package, &format!("a font for the language `{language}`"))?;
        }
    }
    Ok(())
}

/// A program of this name, installed from the Debian package of the given name when missing.
pub(crate) fn program(name: &str, package: &str) -> Outcome<PathBuf> {
    if let Some(found) = in_path(name) {
        return Ok(found);
    }
    install(package, name)?;
    in_path(name).ok_or_else(|| Failure::new(format!("the package {package} brought no `{name}`")))
}

/// Checks that Node and npm are there; they cannot be installed automatically in the right version.
pub(crate) fn node() -> Outcome {
    for name in ["node", "npm"] {
        if in_path(name).is_none() {
            return Err(Failure::new(format!(
                "`{name}` is missing: install Node 20.19 or newer from https://nodejs.org"
            )));
        }
    }
    Ok(())
}

/// The compiler's parts for WebAssembly; added through rustup when missing.
pub(crate) fn wasm_target() -> Outcome {
    const TARGET: &str = "wasm32-unknown-unknown";
    let sysroot = shell::output(shell::command("rustc", &repo::root()).args(["--print", "sysroot"]))?;
    if Path::new(sysroot.trim()).join("lib/rustlib").join(TARGET).is_dir() {
        return Ok(());
    }
    console::step(format_args!(
        "rustup target add {TARGET} (the browser's part of the plan is WebAssembly)"
    ));
    if in_path("rustup").is_none() {
        return Err(Failure::new(format!(
            "the Rust target {TARGET} is missing and there is no rustup to add it with"
        )));
    }
    shell::run(shell::command("rustup", &repo::root()).args(["target", "add", TARGET]))
}

/// Whether we may install packages.
pub(crate) fn is_root() -> bool {
    shell::output(shell::command("id", &repo::root()).arg("-u")).is_ok_and(|id| id.trim() == "0")
}

fn install(package: &str, what: &str) -> Outcome {
    let line = format!("apt-get install --yes --no-install-recommends {package}");
    if !is_root() || in_path("apt-get").is_none() {
        return Err(Failure::new(format!(
            "{what} is missing: install it, on Debian with `sudo {line}`"
        )));
    }
    console::step(format_args!("{what} is missing: {line}"));
    shell::run(apt().args(["update", "--quiet"]))?;
    shell::run(apt().args(["install", "--yes", "--quiet", "--no-install-recommends", package]))
}

fn apt() -> std::process::Command {
    let mut apt = shell::command("apt-get", &repo::root());
    apt.env("DEBIAN_FRONTEND", "noninteractive");
    apt
}

fn find_postgres() -> Outcome<Option<PathBuf>> {
    let beside = in_path("initdb").and_then(|path| path.parent().map(Path::to_owned));
    if let Some(beside) = beside.filter(|folder| folder.join("postgres").is_file()) {
        return Ok(Some(beside));
    }
    let mut versions = files::list(Path::new("/usr/lib/postgresql"))?;
    versions.sort_by_key(|path| version_of(path));
    Ok(versions
        .into_iter()
        .rev()
        .map(|version| version.join("bin"))
        .find(|bin| bin.join("initdb").is_file()))
}

fn version_of(path: &Path) -> u32 {
    path.file_name()
        .and_then(|name| name.to_str())
        .and_then(|name| name.parse().ok())
        .unwrap_or(0)
}

fn in_path(name: &str) -> Option<PathBuf> {
    let path = environment::variable("PATH")?;
    std::env::split_paths(&path)
        .map(|folder| folder.join(name))
        .find(|candidate| candidate.is_file())
}

#[cfg(test)]
mod tests {
    use super::{in_path, version_of};
    use std::path::Path;

    #[test]
    fn programs_are_found_in_the_path_and_missing_ones_are_not() {
        assert!(in_path("sh").is_some());
        assert!(in_path("no-such-program").is_none());
    }

    #[test]
    fn the_newest_postgresql_is_the_greatest_number_and_not_the_last_word() {
        assert!(version_of(Path::new("/usr/lib/postgresql/15")) > version_of(Path::new("/usr/lib/postgresql/9")));
    }
}
