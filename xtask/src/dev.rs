//! `dev`: the server on a seeded database and Vite in front of it, both reloading.
//! Rust sources are watched by their times: a change rebuilds the server, and the WebAssembly package when it is concerned.

use std::path::Path;
use std::time::{Duration, SystemTime};

use crate::failure::{Failure, Outcome};
use crate::flags::Flags;
use crate::product::{self, Server};
use crate::shell::{self, Background};
use crate::{clock, console, files, frontend, repo, wasm};

const LOOK_EVERY: Duration = Duration::from_millis(500);

/// Folders whose changes concern the browser's copy of the plan.
const IN_BROWSER: &[&str] = &[
    "crates/browser",
    "crates/domain",
    "crates/floorplan-geometry",
    "crates/seating-engine",
];

/// `cargo xtask dev [--listen ADDR]`: ADDR is Vite's; the server behind it takes a free port.
pub(crate) fn run(mut flags: Flags) -> Outcome {
    let listen = flags.value("--listen")?.unwrap_or_else(|| "127.0.0.1:5173".to_owned());
    flags.finish()?;
    frontend::install()?;
    wasm::build()?;
    product::build_binary()?;
    let address = product::free_address()?;
    let mut server = Some(start_server(&address)?);
    let mut vite = start_vite(&listen, &address)?;
    console::say(format_args!(
        "\nSeatwright for development: http://{listen} (server at http://{address}); Ctrl-C ends both."
    ));
    let mut seen = newest("crates")?.max(newest("migrations")?);
    let mut seen_in_browser = newest_of(IN_BROWSER)?;
    loop {
        clock::pause(LOOK_EVERY);
        vite.still_runs()?;
        let now = newest("crates")?.max(newest("migrations")?);
        if now == seen {
            continue;
        }
        seen = now;
        let in_browser = newest_of(IN_BROWSER)?;
        if in_browser != seen_in_browser {
            seen_in_browser = in_browser;
            report(wasm::build());
        }
        match product::build_binary() {
            Ok(()) => {
                drop(server.take());
                server = report(start_server(&address));
            }
            failed => drop(report(failed)),
        }
    }
}

/// In development a failure is shown and the next change tries again.
fn report<T>(outcome: Outcome<T>) -> Option<T> {
    outcome.map_err(|failure: Failure| console::complain(failure)).ok()
}

fn start_server(address: &str) -> Outcome<Server> {
    let data = repo::path("target/dev-data");
    files::make_dir(&data)?;
    let server = Server::start(
        product::serve(&repo::dev_binary(), &data, address).arg("--demo"),
        address,
    )?;
    console::step(format_args!("server at {}", server.base()));
    Ok(server)
}

fn start_vite(listen: &str, server: &str) -> Outcome<Background> {
    let (host, port) = listen
        .rsplit_once(':')
        .ok_or_else(|| Failure::new(format!("--listen {listen}: HOST:PORT expected")))?;
    let mut vite = shell::command("node", &repo::path("frontend"));
    vite.args([
        "node_modules/vite/bin/vite.js",
        "--host",
        host,
        "--port",
        port,
        "--strictPort",
    ]);
    Background::start(vite.env("SEATWRIGHT_URL", format!("http://{server}")))
}

fn newest(folder: &str) -> Outcome<Option<SystemTime>> {
    let sources = files::walk(&repo::path(folder))?;
    Ok(sources
        .iter()
        .filter(|path| is_source(path))
        .filter_map(|path| files::modified(path))
        .max())
}

fn newest_of(folders: &[&str]) -> Outcome<Option<SystemTime>> {
    folders
        .iter()
        .map(|folder| newest(folder))
        .try_fold(None, |newest, next| Ok(newest.max(next?)))
}

fn is_source(path: &Path) -> bool {
    path.extension()
        .is_some_and(|extension| ["rs", "toml", "sql"].iter().any(|kind| extension == *kind))
}

#[cfg(test)]
mod tests {
    use super::{IN_BROWSER, newest, newest_of};

    #[test]
    fn the_watched_folders_hold_sources() {
        assert!(newest("crates").unwrap().is_some());
        for folder in IN_BROWSER {
            assert!(
                newest(folder).unwrap().is_some(),
                "{folder} holds no source; is the list stale?"
            );
        }
        assert!(newest("crates").unwrap() >= newest_of(IN_BROWSER).unwrap());
    }
}
