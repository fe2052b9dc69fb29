//! `rolling`: restarts two servers behind `HAProxy` under load; `docs/deploy/rolling_restart.py` counts what fails.

use crate::failure::{Failure, Outcome};
use crate::flags::Flags;
use crate::test::Cluster;
use crate::{product, repo, shell, tools};

const DATABASE: &str = "seatwright_rolling";

/// `cargo xtask rolling [--binary PATH]`.
pub(crate) fn run(mut flags: Flags) -> Outcome {
    let binary = flags.value("--binary")?.map(|path| repo::path(&path));
    flags.finish()?;
    let [python, _haproxy, psql] = [
        tools::program("python3", "python3")?,
        tools::program("haproxy", "haproxy")?,
        tools::program("psql", "postgresql-client")?,
    ];
    let binary = match binary {
        Some(binary) => binary,
        None => {
            product::build()?;
            repo::dev_binary()
        }
    };
    let cluster = Cluster::start()?;
    let url = named(cluster.url(), DATABASE)
        .ok_or_else(|| Failure::new("TEST_POSTGRES_URL must name the database `postgres`"))?;
    let sql = |text: &str| shell::run(shell::command(&psql, &repo::root()).args([cluster.url(), "-qc", text]));
    let drop = format!("DROP DATABASE IF EXISTS {DATABASE} WITH (FORCE)");
    sql(&drop)?;
    sql(&format!(
        "CREATE DATABASE {DATABASE} TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C' LC_CTYPE 'C'"
    ))?;
    let mut script = shell::command(python, &repo::root());
    script.arg("docs/deploy/rolling_restart.py").arg("--binary").arg(binary);
    let outcome = shell::run(script.args(["--database", &url]));
    sql(&drop)?;
    outcome
}

/// The address of another database of the same cluster.
fn named(url: &str, database: &str) -> Option<String> {
    let (before, after) = url.split_once("/postgres?")?;
    Some(format!("{before}/{database}?{after}"))
}

#[cfg(test)]
mod tests {
    use super::named;

    #[test]
    fn another_database_keeps_the_other_parameters() {
        let url = named("postgresql:///postgres?host=/run/pg&user=postgres", "x").unwrap();
        assert_eq!(url, "postgresql:///x?host=/run/pg&user=postgres");
        assert_eq!(named("postgresql://host/seats", "x"), None);
    }
}
