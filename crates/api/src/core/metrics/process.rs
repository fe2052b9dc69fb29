//! What Linux tells about this process; nothing on other systems.

use super::catalogue::{CPU, MEMORY, OPEN_FILES};
use super::text::Page;

/// Ticks per second of the times in `/proc`, the same on every architecture.
const TICKS_PER_SECOND: u64 = 100;

/// Adds memory, open files and processor time, as far as the system tells them.
pub fn write(page: &mut Page) {
    if let Some(bytes) = read("/proc/self/status").as_deref().and_then(resident_bytes) {
        page.single(&MEMORY, bytes);
    }
    if let Ok(files) = std::fs::read_dir("/proc/self/fd") {
        page.single(&OPEN_FILES, files.count());
    }
    if let Some(ticks) = read("/proc/self/stat").as_deref().and_then(cpu_ticks) {
        let micros = ticks.saturating_mul(1_000_000 / TICKS_PER_SECOND);
        page.single(&CPU, super::text::seconds(micros));
    }
}

#[expect(clippy::disallowed_methods, reason = "asks the system about this process")]
fn read(path: &str) -> Option<String> {
    std::fs::read_to_string(path).ok()
}

fn resident_bytes(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.split_whitespace().next()?.parse().ok()?;
    Some(kilobytes * 1024)
}

/// The name of the program is in parentheses and may contain anything.
fn cpu_ticks(stat: &str) -> Option<u64> {
    let (_, fields) = stat.rsplit_once(')')?;
    let mut times = fields.split_whitespace().skip(11);
    let user: u64 = times.next()?.parse().ok()?;
    let system: u64 = times.next()?.parse().ok()?;
    Some(user + system)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_and_times_are_found_in_the_files_of_linux() {
        assert_eq!(resident_bytes("VmPeak:\t 9 kB\nVmRSS:\t  12 kB\n"), Some(12_288));
        let stat = "42 (a) b) S 1 2 3 4 5 6 7 8 9 10 70 30 0 0 20";
        assert_eq!(cpu_ticks(stat), Some(100));
        assert_eq!((resident_bytes(""), cpu_ticks("")), (None, None));
    }
}
