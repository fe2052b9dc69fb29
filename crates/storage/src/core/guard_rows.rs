//! [`domain::guard!`] for the conditions of queries.

/// Marks a condition that rows must meet. In ordinary builds this is the condition and nothing else.
#[cfg(not(guards))]
macro_rules! guard_rows {
    ($name:literal => $condition:expr) => {
        $condition
    };
}

/// Marks a condition that every row meets while the guard is switched off.
#[cfg(guards)]
macro_rules! guard_rows {
    ($name:literal => $condition:expr) => {
        diesel::BoolExpressionMethods::or(
            $condition,
            diesel::IntoSql::into_sql::<diesel::sql_types::Bool>(domain::guard::is_off($name)),
        )
    };
}
