//! Statements without values that stay prepared: parsing them would cost more than running them.

use diesel::backend::Backend;
use diesel::pg::Pg;
use diesel::prelude::*;
use diesel::query_builder::{AstPass, QueryFragment, QueryId};
use diesel::sqlite::Sqlite;

use crate::core::connection::Connection;
use crate::core::error::Error;

/// Declares a statement.
macro_rules! statement {
    ($(#[$doc:meta])* $name:ident, $sql:literal) => {
        $(#[$doc])*
        #[derive(QueryId)]
        pub(crate) struct $name;

        impl<DB: Backend> QueryFragment<DB> for $name {
            fn walk_ast<'b>(&'b self, mut pass: AstPass<'_, 'b, DB>) -> QueryResult<()> {
                pass.push_sql($sql);
                Ok(())
            }
        }

        impl<C> RunQueryDsl<C> for $name {}
    };
}

statement!(
    /// Begins a job of the writer.
    BeginJob, "SAVEPOINT job"
);
statement!(
    /// Rolls back what a job wrote.
    UndoJob, "ROLLBACK TO job"
);
statement!(
    /// Ends a job.
    EndJob, "RELEASE job"
);
statement!(
    /// Begins a step of a transaction.
    BeginStep, "SAVEPOINT step"
);
statement!(
    /// Ends a step.
    EndStep, "RELEASE SAVEPOINT step"
);

impl Connection {
    /// Runs one of these statements.
    pub(crate) fn run<S>(&mut self, statement: S) -> Result<(), Error>
    where
        S: QueryFragment<Sqlite>
            + QueryFragment<Pg>
            + QueryId
            + RunQueryDsl<SqliteConnection>
            + RunQueryDsl<PgConnection>,
    {
        both!(self, c => statement.execute(c))?;
        Ok(())
    }
}
