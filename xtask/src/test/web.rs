//! The steps that need Node: lints, unit tests and build of the frontend, and the two runs against the built binary.

use std::path::PathBuf;

use super::vitest;
use crate::failure::Outcome;
use crate::product::{self, Server, TempDir};
use crate::{codegen, console, files, frontend, repo, shell, tools, wasm};

/// Generated sources are up to date.
pub(super) fn codegen() -> Outcome {
    codegen::check()
}

/// ESLint, Prettier, dependency-cruiser and the compiler; all of them run before the first failure counts.
pub(super) fn lint() -> Outcome {
    frontend::install()?;
    wasm::build()?;
    let outcomes = ["lint", "format", "deps", "typecheck"].map(|script| {
        console::step(format_args!("npm run {script}"));
        shell::run(&mut shell::npm_script(script))
    });
    outcomes.into_iter().collect()
}

/// Vitest, with the built WebAssembly package.
pub(super) fn unit() -> Outcome {
    frontend::install()?;
    wasm::build()?;
    vitest::run()
}

/// The production build with its size budgets.
pub(super) fn build() -> Outcome {
    frontend::install()?;
    wasm::build()?;
    frontend::build()?;
    frontend::check_sizes()
}

/// The calls of the specification, good and bad, against the binary on an empty database.
pub(super) fn http() -> Outcome {
    let binary = binary_under_test()?;
    let folder = TempDir::new("http")?;
    let address = product::free_address()?;
    // The script tries wrong passwords by the dozen, which the limits would slow down.
    let mut serve = product::serve_quietly(&binary, folder.path(), &address);
    let server = Server::start(serve.args(["--rate-limits", "off"]), &address)?;
    shell::run(
        shell::command("node", &repo::root())
            .arg("xtask/load/http-path.mjs")
            .env("BASE", server.base()),
    )
}

/// Signing in through a certified provider on the loopback.
pub(super) fn oidc() -> Outcome {
    let binary = binary_under_test()?;
    let folder = TempDir::new("oidc")?;
    let (address, provider) = (product::free_address()?, product::free_address()?);
    let issuer = format!("http://{provider}");
    let mut serve = product::serve_quietly(&binary, folder.path(), &address);
    serve
        .args(["--oidc-issuer", &issuer, "--oidc-client-id", "seatwright"])
        .args(["--rate-limits", "off"])
        .env("SEATWRIGHT_OIDC_CLIENT_SECRET", "a secret of the loopback");
    let server = Server::start(&mut serve, &address)?;
    shell::run(
        shell::command("node", &repo::root())
            .arg("xtask/oidc/journeys.mjs")
            .env("BASE", server.base())
            .env("ISSUER", issuer),
    )
}

/// The journeys of Playwright; the binary is started by Playwright's configuration.
pub(super) fn e2e() -> Outcome {
    let chromium = tools::chromium()?;
    let binary = binary_under_test()?;
    let folder = TempDir::in_memory("e2e")?;
    let mut script = shell::npm_script("e2e");
    // Traces of failures lie in a folder of this command, so that a run at the next desk does not sweep them away.
    script
        .arg("--")
        .arg("--output")
        .arg(repo::path("target/under-test/e2e"));
    shell::run(
        script
            .env("SEATWRIGHT_BIN", binary)
            .env("CHROMIUM", chromium)
            .env("TMPDIR", folder.path())
            .env("CI", "1"),
    )
}

/// Builds the binary and sets a copy aside, so that a build folder shared with another clone cannot replace it under way.
fn binary_under_test() -> Outcome<PathBuf> {
    product::build()?;
    let aside = repo::path("target/under-test/seatwright");
    let fresh = aside.with_extension("new");
    files::copy(&repo::dev_binary(), &fresh)?;
    files::rename(&fresh, &aside)?;
    Ok(aside)
}
