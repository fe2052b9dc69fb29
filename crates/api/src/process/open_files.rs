//! The limit on open files of the process. Each connection needs one.

/// Raises the soft limit to the hard one where the system lets it, and returns the limit that holds then.
#[cfg(unix)]
pub fn raise_limit() -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    let limit = getrlimit(Resource::Nofile);
    let raised = Rlimit {
        current: limit.maximum,
        maximum: limit.maximum,
    };
    let now = match setrlimit(Resource::Nofile, raised) {
        Ok(()) => limit.maximum,
        // Some systems announce a higher limit than they grant.
        Err(_refused) => limit.current,
    };
    now.and_then(|files| usize::try_from(files).ok()).unwrap_or(usize::MAX)
}

/// Systems without such a limit.
#[cfg(not(unix))]
pub fn raise_limit() -> usize {
    usize::MAX
}
