//! `package`: the Debian package with the released binary, at `target/dist/seatwright_VERSION_ARCH.deb`. With `--try` it is
//! installed, upgraded, rolled back, removed and purged in a copy of this machine's file system.

mod control;
mod deb;
mod manual;
mod trial;
mod version;

use crate::clock::Stopwatch;
use crate::failure::Outcome;
use crate::flags::Flags;
use crate::{console, dist, files, repo};
use deb::Compression;
use version::Version;

/// `cargo xtask package [--binary PATH] [--try]`.
pub(crate) fn run(mut flags: Flags) -> Outcome {
    let binary = flags.value("--binary")?.map(|path| repo::path(&path));
    let is_tried = flags.switch("--try");
    flags.finish()?;
    let version = Version::of_workspace()?;
    version.must_be_described()?;
    let binary = match binary {
        Some(binary) => binary,
        None => dist::build()?,
    };
    let watch = Stopwatch::start();
    let package = deb::build(&binary, &version, Compression::Small, &repo::path("target/dist"))?;
    console::say(format_args!(
        "{} ({:.1} MB) in {:.0} s",
        repo::shown(&package),
        dist::megabytes(files::size(&package)?),
        watch.elapsed().as_secs_f64()
    ));
    if is_tried {
        trial::run(&binary, &package)?;
    }
    Ok(())
}
