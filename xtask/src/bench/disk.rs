//! The speed of the disk: durable 4 KiB writes a second. Every figure of durable claims depends on it and is shown
//! beside it.

use std::fs::File;
use std::io::{Seek, SeekFrom, Write};
use std::path::Path;
use std::time::Duration;

use crate::clock::Stopwatch;
use crate::failure::{Outcome, While};

const MEASURE_FOR: Duration = Duration::from_secs(2);
const PAGE: [u8; 4096] = [7; 4096];
const PAGES: u64 = 256;

/// `fdatasync` calls a second, each after one page, on the disk of this folder.
pub(super) fn fdatasync_per_second(folder: &Path) -> Outcome<f64> {
    let path = folder.join("fdatasync.bin");
    let mut file = File::create(&path).failed_to(format_args!("create {}", path.display()))?;
    for _ in 0..PAGES {
        file.write_all(&PAGE)
            .failed_to("fill the file to measure the disk with")?;
    }
    file.sync_all().failed_to("sync the file to measure the disk with")?;
    let mut done: u32 = 0;
    let watch = Stopwatch::start();
    while watch.elapsed() < MEASURE_FOR {
        let offset = u64::from(done) % PAGES * 4096;
        file.seek(SeekFrom::Start(offset)).failed_to("seek")?;
        file.write_all(&PAGE).failed_to("write a page")?;
        file.sync_data().failed_to("sync a page")?;
        done += 1;
    }
    Ok(f64::from(done) / watch.elapsed().as_secs_f64())
}
