//! A PostgreSQL cluster for one run of the tests: its own folder, in memory if it can be, a unix socket in it, no TCP port, gone afterwards.
//! PostgreSQL refuses to run as root, so root starts it as the user `postgres` of Debian's package.

use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use crate::clock::{self, Stopwatch};
use crate::failure::{Failure, Outcome, While};
use crate::product::TempDir;
use crate::shell::{self, Background};
use crate::{console, environment, files, tools};

const PATIENCE: Duration = Duration::from_secs(60);

/// A running cluster, or the one `TEST_POSTGRES_URL` names.
#[derive(Debug)]
pub(crate) struct Cluster {
    url: String,
    // Dropped in this order: the server ends before its folder goes.
    _server: Option<Background>,
    _folder: Option<TempDir>,
}

impl Cluster {
    /// Starts a cluster and waits until it takes connections.
    pub(crate) fn start() -> Outcome<Self> {
        if let Some(url) = environment::variable("TEST_POSTGRES_URL") {
            console::step("PostgreSQL: the one of TEST_POSTGRES_URL");
            return Ok(Self {
                url,
                _server: None,
                _folder: None,
            });
        }
        let programs = tools::postgres()?;
        console::step(format_args!(
            "PostgreSQL: an ephemeral cluster of {}",
            programs.display()
        ));
        let folder = TempDir::in_memory("pg")?;
        let user = if tools::is_root() { Some(user_postgres()?) } else { None };
        if let Some((uid, gid)) = user {
            chown(folder.path(), Some(uid), Some(gid)).failed_to("give the folder of the cluster to postgres")?;
        }
        let data = folder.path().join("data");
        let mut initdb = program(&programs, "initdb", folder.path(), user);
        initdb
            .arg("-D")
            .arg(&data)
            .args(["-U", "postgres", "-A", "trust", "-E", "UTF8"]);
        shell::output(initdb.args(["--locale=C.UTF-8", "--no-sync", "--no-instructions"]))?;
        let mut postgres = program(&programs, "postgres", folder.path(), user);
        postgres
            .arg("-D")
            .arg(&data)
            .arg("-k")
            .arg(folder.path())
            .args(["-h", "", "-F"]);
        postgres.args([
            "-c",
            "full_page_writes=off",
            "-c",
            "synchronous_commit=off",
            "-c",
            "max_connections=200",
            // Its statistics would change query plans, which tests look at, from run to run.
            "-c",
            "autovacuum=off",
            "-c",
            "max_wal_size=256MB",
        ]);
        postgres.args(["-c", "log_min_messages=fatal", "-c", "log_min_error_statement=panic"]);
        let mut server = Background::start(&mut postgres)?;
        wait_for(&data, &mut server)?;
        let url = format!("postgresql:///postgres?host={}&user=postgres", folder.path().display());
        Ok(Self {
            url,
            _server: Some(server),
            _folder: Some(folder),
        })
    }

    /// The address of a database whose user may create others; a unix socket, so clusters never clash.
    pub(crate) fn url(&self) -> &str {
        &self.url
    }
}

fn program(programs: &Path, name: &str, folder: &Path, user: Option<(u32, u32)>) -> Command {
    let mut command = shell::command(programs.join(name), folder);
    if let Some((uid, gid)) = user {
        command.uid(uid).gid(gid);
    }
    command.env("LC_ALL", "C.UTF-8");
    command
}

/// Waits until the server has written `ready` into its lock file, the sign that `pg_ctl` waits for too.
fn wait_for(data: &Path, server: &mut Background) -> Outcome {
    let lock = data.join("postmaster.pid");
    let waiting = Stopwatch::start();
    while !files::read_if_there(&lock).is_some_and(|text| text.lines().any(|line| line.trim() == "ready")) {
        server.still_runs()?;
        if waiting.elapsed() > PATIENCE {
            return Err(Failure::new(format!("PostgreSQL was not ready within {PATIENCE:?}")));
        }
        clock::pause(Duration::from_millis(20));
    }
    Ok(())
}

fn user_postgres() -> Outcome<(u32, u32)> {
    let users = files::read(Path::new("/etc/passwd"))?;
    ids_of("postgres", &users)
        .or_else(|| ids_of("nobody", &users))
        .ok_or_else(|| Failure::new("PostgreSQL must not run as root and there is no user `postgres` to run it as"))
}

/// User and group number of a name in the text of `/etc/passwd`.
fn ids_of(name: &str, users: &str) -> Option<(u32, u32)> {
    let line = users.lines().find(|line| line.split(':').next() == Some(name))?;
    let mut fields = line.split(':').skip(2);
    Some((fields.next()?.parse().ok()?, fields.next()?.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::{Cluster, ids_of};
    use crate::{console, repo, shell, tools};

    #[test]
    fn a_user_is_found_by_its_whole_name() {
        let users = "postgresql:x:1:2::/:/bin/sh\npostgres:x:110:115:PostgreSQL:/var/lib/postgresql:/bin/bash\n";
        assert_eq!(ids_of("postgres", users), Some((110, 115)));
        assert_eq!(ids_of("nobody", users), None);
    }

    #[test]
    fn a_cluster_answers_without_a_password_and_is_gone_afterwards() {
        if !tools::has_postgres() {
            return console::say("skipped: PostgreSQL's initdb is not installed");
        }
        let cluster = Cluster::start().unwrap();
        let query =
            |sql: &str| shell::output(shell::command("psql", &repo::root()).args([cluster.url(), "-XAtc", sql]));
        query("CREATE DATABASE one").unwrap();
        assert_eq!(
            query("SELECT count(*) FROM pg_database WHERE datname = 'one'")
                .unwrap()
                .trim(),
            "1"
        );
        let url = cluster.url().to_owned();
        drop(cluster);
        let folder = url
            .split("host=")
            .nth(1)
            .and_then(|rest| rest.split('&').next())
            .unwrap();
        assert!(!std::path::Path::new(folder).exists(), "{folder} is left behind");
    }
}
