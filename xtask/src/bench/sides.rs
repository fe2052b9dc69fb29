//! The two sides of the load bench, seeded alike: one event, 10,000 guests, 10,000 seats, every other guest seated.
//! The yardstick is a server in JavaScript that lives beside the repository; it is copied to `target`, since its folder is not ours.

use std::path::{Path, PathBuf};

use crate::failure::{Failure, Outcome};
use crate::product::{self, Server};
use crate::{console, files, repo, shell};

const GUESTS: u32 = 10_000;

/// One server to measure.
#[derive(Debug)]
pub(super) struct Side {
    pub(super) name: &'static str,
    /// `GUEST SEAT SEAT` per line: each guest moves between two seats that no other guest claims.
    pub(super) claims: PathBuf,
    /// The cookie header of the organiser.
    pub(super) cookie: String,
    program: PathBuf,
    data: PathBuf,
}

impl Side {
    /// Starts the server; a library to preload slows its disk down.
    pub(super) fn start(&self, preload: Option<&Path>) -> Outcome<Server> {
        let address = product::free_address()?;
        let mut command = if self.name == "product" {
            product::serve_quietly(&self.program, &self.data, &address)
        } else {
            let port = address.rsplit(':').next().unwrap_or_default().to_owned();
            let folder = self.program.parent().map_or_else(repo::root, Path::to_owned);
            let mut node = shell::command("node", &folder);
            node.arg(&self.program)
                .arg(port)
                .arg(&self.data)
                .arg("1")
                .env("SYNC", "FULL");
            node.env("GUESTS", GUESTS.to_string());
            node
        };
        if let Some(library) = preload {
            command.env("LD_PRELOAD", library).env("SLOWDISK_US", "3000");
        }
        Server::start(&mut command, &address)
    }
}

/// The product as it is distributed, seeded through its own API.
pub(super) fn product(work: &Path, program: PathBuf) -> Outcome<Side> {
    let mut side = Side {
        name: "product",
        claims: work.join("product-claims.txt"),
        cookie: String::new(),
        program,
        data: work.join("product-data"),
    };
    files::remove_dir(&side.data)?;
    files::make_dir(&side.data)?;
    console::step(format_args!("seed the product with {GUESTS} guests"));
    let server = side.start(None)?;
    let cookie = work.join("product-cookie.txt");
    let mut seed = shell::command("node", &repo::root());
    seed.arg("xtask/load/seed.mjs")
        .env("BASE", server.base())
        .env("GUESTS", GUESTS.to_string());
    shell::run(seed.env("CLAIMS", &side.claims).env("COOKIE_FILE", &cookie))?;
    files::read(&cookie)?.trim().clone_into(&mut side.cookie);
    Ok(side)
}

/// The yardstick, which seeds itself.
pub(super) fn yardstick(work: &Path, perf: &Path) -> Outcome<Side> {
    let folder = work.join("yardstick");
    for name in ["server.mjs", "package.json", "package-lock.json"] {
        files::write(
            &folder.join(name),
            files::read_bytes(&perf.join("yardstick").join(name))?,
        )?;
    }
    if !folder
        .join("node_modules/better-sqlite3/build/Release/better_sqlite3.node")
        .is_file()
    {
        console::step("npm ci (yardstick)");
        shell::run(shell::command("npm", &folder).args(["ci", "--no-audit", "--no-fund"]))?;
    }
    let claims: String = (0..GUESTS)
        .step_by(4)
        .map(|guest| format!("g{guest:020} {} {}\n", yardstick_seat(guest), yardstick_seat(guest + 2)))
        .collect();
    let side = Side {
        name: "yardstick",
        claims: work.join("yardstick-claims.txt"),
        cookie: "sid=s3cret-session-token-for-benchmark".to_owned(),
        program: folder.join("server.mjs"),
        data: work.join("yardstick.db"),
    };
    for stale in ["yardstick.db", "yardstick.db-wal", "yardstick.db-shm"] {
        files::remove_file(&work.join(stale))?;
    }
    files::write(&side.claims, claims)?;
    console::step(format_args!("seed the yardstick with {GUESTS} guests"));
    drop(side.start(None)?);
    Ok(side)
}

/// The library that makes every sync take 3 ms longer.
pub(super) fn slow_disk(work: &Path, perf: &Path) -> Outcome<PathBuf> {
    let library = work.join("slowdisk.so");
    let source = perf.join("slowdisk/slowdisk.c");
    if !source.is_file() {
        return Err(Failure::new(format!("{} is missing", source.display())));
    }
    let mut cc = shell::command("cc", work);
    shell::run(
        cc.args(["-O2", "-shared", "-fPIC", "-o"])
            .arg(&library)
            .arg(source)
            .arg("-ldl"),
    )?;
    Ok(library)
}

fn yardstick_seat(number: u32) -> String {
    format!("t{}-chair-{}", number / 8, number % 8)
}

#[cfg(test)]
mod tests {
    use super::yardstick_seat;

    #[test]
    fn the_yardsticks_seats_are_eight_to_a_table() {
        assert_eq!(yardstick_seat(0), "t0-chair-0");
        assert_eq!(yardstick_seat(9_998), "t1249-chair-6");
    }
}
