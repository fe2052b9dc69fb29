//! Pictures of the product in a real browser, for the eye and for the landing page, driven by scripts in `xtask/`.

use crate::failure::Outcome;
use crate::flags::Flags;
use crate::product::{self, Server, TempDir};
use crate::{console, files, repo, shell, tools};

/// `cargo xtask shots`: every screen of the demo data, two sizes, light and dark, with a contact sheet.
/// With `--only NAME` only the screens whose names begin with it; with `--landing` the pictures that the landing page shows, into its sources.
pub(crate) fn run(mut flags: Flags) -> Outcome {
    let landing = flags.switch("--landing");
    let only = flags.value("--only")?.unwrap_or_default();
    flags.finish()?;
    if landing {
        return with_browser("xtask/shots/landing.mjs", &only);
    }
    let out = repo::path("target/shots");
    files::remove_dir(&out)?;
    files::make_dir(&out)?;
    with_browser("xtask/shots/screens.mjs", &only)?;
    console::say(format_args!("{}/index.html", repo::shown(&out)));
    Ok(())
}

fn with_browser(script: &str, only: &str) -> Outcome {
    let chromium = tools::chromium()?;
    tools::fonts()?;
    product::build()?;
    let folder = TempDir::new("browser")?;
    let address = product::free_address()?;
    let mut serve = product::serve_quietly(&repo::dev_binary(), folder.path(), &address);
    let server = Server::start(serve.args(["--demo", "--rate-limits", "off"]), &address)?;
    let mut node = shell::command("node", &repo::root());
    node.arg(script).env("BASE", server.base()).env("ONLY", only);
    shell::run(node.env("CHROMIUM", chromium))
}
