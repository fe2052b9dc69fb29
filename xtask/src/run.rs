//! `run` and `build`: from a fresh clone to a server that answers, without any other step.

use crate::failure::Outcome;
use crate::flags::Flags;
use crate::product::{self, Server};
use crate::{console, repo};

/// `cargo xtask run [--demo] [--listen ADDR] [--data DIR]`.
pub(crate) fn run(mut flags: Flags) -> Outcome {
    let demo = flags.switch("--demo");
    let listen = flags.value("--listen")?.unwrap_or_else(|| "127.0.0.1:8080".to_owned());
    let data = repo::root().join(flags.value("--data")?.unwrap_or_else(|| "data".to_owned()));
    flags.finish()?;
    product::build()?;
    let mut command = product::serve(&repo::dev_binary(), &data, &listen);
    if demo {
        command.arg("--demo");
    }
    let mut server = Server::start(&mut command, &listen)?;
    console::say(format_args!(
        "\nSeatwright is at {} (data in {}); Ctrl-C stops it.",
        server.base(),
        repo::shown(&data)
    ));
    server.wait()
}

/// `cargo xtask build`.
pub(crate) fn build(flags: Flags) -> Outcome {
    flags.finish()?;
    product::build()?;
    console::say(format_args!("built {}", repo::shown(&repo::dev_binary())));
    Ok(())
}
