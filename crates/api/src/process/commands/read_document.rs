//! `seatwright read-document`: reads one document from standard input and writes its tables to standard output, as lines of
//! JSON.
//! Only [`crate::process::document_reader`] calls it. The process gives itself limits first, since the file may be hostile.

use std::io::{BufWriter, Read, Write};

use import_parsers::{Document, InProcess, Limits, Reader, Refusal, pieces};

/// Reads the document within the limits.
pub fn run() -> Result<(), String> {
    limits::set()?;
    let limits = Limits::default();
    let mut bytes = Vec::new();
    // One byte more than allowed is enough to refuse it.
    let most = u64::try_from(limits.bytes).unwrap_or(u64::MAX).saturating_add(1);
    std::io::stdin()
        .lock()
        .take(most)
        .read_to_end(&mut bytes)
        .map_err(|error| format!("cannot read the document: {error}"))?;
    let outcome = InProcess { limits }.read(&bytes);
    write(outcome).map_err(|error| format!("cannot write the tables: {error}"))
}

fn write(outcome: Result<Document, Refusal>) -> std::io::Result<()> {
    let mut output = BufWriter::new(std::io::stdout().lock());
    for piece in pieces(outcome) {
        serde_json::to_writer(&mut output, &piece)?;
        output.write_all(b"\n")?;
    }
    output.flush()
}

#[cfg(unix)]
mod limits {
    use rustix::process::{Resource, Rlimit, setrlimit};

    const ADDRESS_SPACE: u64 = 512 * 1024 * 1024;
    const PROCESSOR_SECONDS: u64 = 5;

    /// Memory and processor time, and no files, dumps or further processes.
    pub(super) fn set() -> Result<(), String> {
        for (resource, most) in [
            (Resource::As, ADDRESS_SPACE),
            (Resource::Cpu, PROCESSOR_SECONDS),
            (Resource::Core, 0),
            (Resource::Fsize, 0),
            (Resource::Nofile, 0),
            (Resource::Nproc, 0),
        ] {
            let limit = Rlimit {
                current: Some(most),
                maximum: Some(most),
            };
            setrlimit(resource, limit).map_err(|error| format!("cannot limit the process: {error}"))?;
        }
        Ok(())
    }
}

#[cfg(not(unix))]
mod limits {
    /// Sets no limits on this platform; the parent's wall time limit still applies.
    pub(super) fn set() -> Result<(), String> {
        Ok(())
    }
}
