//! `dist`: one stripped release binary with the precompressed frontend inside, always at `target/dist/seatwright`.

use std::path::PathBuf;

use crate::failure::Outcome;
use crate::flags::Flags;
use crate::{console, files, frontend, repo, shell, wasm};

/// `cargo xtask dist`.
pub(crate) fn run(flags: Flags) -> Outcome {
    flags.finish()?;
    let binary = build()?;
    console::say(format_args!(
        "{} ({:.1} MB)",
        repo::shown(&binary),
        megabytes(files::size(&binary)?)
    ));
    Ok(())
}

/// Builds everything and returns where the binary is.
pub(crate) fn build() -> Outcome<PathBuf> {
    frontend::install()?;
    wasm::build_for_release()?;
    frontend::build_for_release()?;
    console::step("cargo build --release (seatwright)");
    shell::run(&mut shell::cargo([
        "build",
        "--release",
        "--workspace",
        "--exclude",
        "xtask",
        "--bin",
        "seatwright",
        // PostgreSQL over TLS; compiling OpenSSL takes minutes, so only the released binary has it.
        "--features",
        "api/postgres-tls",
    ]))?;
    let built = repo::cargo_target().join("release/seatwright");
    let dist = repo::dist_binary();
    // A running copy cannot be overwritten, but it can be replaced.
    let fresh = dist.with_extension("new");
    files::copy(&built, &fresh)?;
    shell::run(shell::command("strip", &repo::root()).arg(&fresh))?;
    files::rename(&fresh, &dist)?;
    Ok(dist)
}

/// Shows bytes as megabytes.
pub(crate) fn megabytes(bytes: u64) -> f64 {
    // Kilobytes fit a u32 up to four terabytes.
    f64::from(u32::try_from(bytes / 1024).unwrap_or(u32::MAX)) / 1024.0
}
