//! The frontend's packages and its built files: installed when the lock changed, built by Vite, compressed once here so
//! that the server never compresses a file during a request.

use crate::failure::Outcome;
use crate::{console, files, repo, shell, tools};

/// Installs the packages when they are missing or older than the lock file.
pub(crate) fn install() -> Outcome {
    tools::node()?;
    let lock = files::modified(&repo::path("frontend/package-lock.json"));
    let installed = files::modified(&repo::path("frontend/node_modules/.package-lock.json"));
    if lock.is_some() && installed >= lock {
        return Ok(());
    }
    console::step("npm ci (frontend)");
    let mut npm = shell::command("npm", &repo::path("frontend"));
    shell::run(npm.args(["ci", "--no-audit", "--no-fund", "--prefer-offline"]))
}

/// Builds `frontend/dist` with the drawn pages, and the `.br` and `.gz` siblings of its files.
pub(crate) fn build() -> Outcome {
    render()?;
    precompress(&[])
}

/// Builds `frontend/dist` as a released binary embeds it: assets in their compressed forms only.
pub(crate) fn build_for_release() -> Outcome {
    render()?;
    precompress(&["--replace"])
}

fn render() -> Outcome {
    console::step("frontend: vite build");
    let mut vite = shell::command("node", &repo::path("frontend"));
    shell::run(vite.args(["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"]))?;
    console::step("frontend: pages for visitors");
    shell::run(shell::command("node", &repo::path("frontend")).arg("scripts/prerender.mjs"))
}

fn precompress(options: &[&str]) -> Outcome {
    console::step("frontend: precompress");
    shell::run(
        shell::command("node", &repo::root())
            .arg("xtask/precompress.mjs")
            .arg("frontend/dist")
            .args(options),
    )
}

/// Fails when what a page loads first is over its budget.
pub(crate) fn check_sizes() -> Outcome {
    shell::run(shell::command("node", &repo::path("frontend")).arg("scripts/check-sizes.mjs"))
}

/// Builds `frontend/dist` when one of its sources is newer.
pub(crate) fn build_if_stale() -> Outcome {
    let mut sources = files::walk(&repo::path("frontend/src"))?;
    sources.extend(files::walk(&repo::path("frontend/public"))?);
    sources.extend(
        ["index.html", "guest.html", "package-lock.json", "vite.config.ts"]
            .map(|name| repo::path("frontend").join(name)),
    );
    let newest = sources.iter().filter_map(|path| files::modified(path)).max();
    let built = files::modified(&repo::path("frontend/dist/index.html"));
    if built.is_some() && built >= newest {
        Ok(())
    } else {
        build()
    }
}

/// Makes `frontend/dist` exist, since the server's build embeds it even when it is empty.
pub(crate) fn make_stub() -> Outcome {
    files::make_dir(&repo::path("frontend/dist"))
}
