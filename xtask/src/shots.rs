//! Pictures and drags in a real browser, driven by scripts in `xtask/`: `shots` for the eye, the drag bench for the frame budget.

use crate::failure::Outcome;
use crate::flags::Flags;
use crate::product::{self, Server, TempDir};
use crate::{console, files, repo, shell, tools};

/// `cargo xtask shots`: every screen of the demo data, two sizes, light and dark, with a contact sheet.
/// With `--landing` only the pictures that the landing page shows, into its sources.
pub(crate) fn run(mut flags: Flags) -> Outcome {
    let landing = flags.switch("--landing");
    flags.finish()?;
    if landing {
        return with_browser("xtask/landing.mjs", &["--demo"]);
    }
    let out = repo::path("target/shots");
    files::remove_dir(&out)?;
    files::make_dir(&out)?;
    with_browser("xtask/shots.mjs", &["--demo"])?;
    console::say(format_args!("{}/index.html", repo::shown(&out)));
    Ok(())
}

/// Drags one table of a plan of 300 in the browser and prints what a frame cost.
pub(crate) fn drag_bench() -> Outcome {
    with_browser("xtask/load/drag.mjs", &[])
}

fn with_browser(script: &str, serve_words: &[&str]) -> Outcome {
    let chromium = tools::chromium()?;
    product::build()?;
    let folder = TempDir::new("browser")?;
    let address = product::free_address()?;
    let mut serve = product::serve_quietly(&repo::dev_binary(), folder.path(), &address);
    let server = Server::start(serve.args(["--rate-limits", "off"]).args(serve_words), &address)?;
    let mut node = shell::command("node", &repo::root());
    shell::run(node.arg(script).env("BASE", server.base()).env("CHROMIUM", chromium))
}
