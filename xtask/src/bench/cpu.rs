//! CPU time of a process and its children, as Linux counts it.

use std::path::Path;

use crate::failure::{Failure, Outcome};
use crate::files;

/// One tick of `/proc/PID/stat` on every Linux that runs on ordinary hardware.
const MICROSECONDS_PER_TICK: u32 = 10_000;

/// Microseconds of user and system time the process and its direct children have used.
pub(super) fn microseconds(pid: u32) -> Outcome<f64> {
    let own = ticks(&files::read(Path::new(&format!("/proc/{pid}/stat")))?)?;
    let children = files::read_if_there(Path::new(&format!("/proc/{pid}/task/{pid}/children"))).unwrap_or_default();
    let mut all = own;
    for child in children.split_whitespace() {
        if let Some(stat) = files::read_if_there(Path::new(&format!("/proc/{child}/stat"))) {
            all += ticks(&stat)?;
        }
    }
    Ok(f64::from(all) * f64::from(MICROSECONDS_PER_TICK))
}

/// User plus system ticks: fields 14 and 15, counted behind the name, which may hold blanks.
fn ticks(stat: &str) -> Outcome<u32> {
    let fields = stat
        .rsplit_once(')')
        .map(|(_, rest)| rest.split_whitespace())
        .into_iter()
        .flatten();
    let times: Vec<u32> = fields.skip(11).take(2).filter_map(|field| field.parse().ok()).collect();
    match times.as_slice() {
        [user, system] => Ok(user + system),
        _ => Err(Failure::new(format!("unreadable process times: {stat}"))),
    }
}

#[cfg(test)]
mod tests {
    use super::{microseconds, ticks};

    #[test]
    fn a_name_with_blanks_and_brackets_does_not_shift_the_fields() {
        let stat = "42 (a (b) c) S 1 2 3 4 5 6 7 8 9 10 250 50 0 0 20 0";
        assert_eq!(ticks(stat).unwrap(), 300);
    }

    #[test]
    fn the_times_of_this_process_are_readable_and_a_broken_line_is_refused() {
        assert!(microseconds(std::process::id()).unwrap() >= 0.0);
        assert!(ticks("42 (a) S 1").is_err());
    }
}
