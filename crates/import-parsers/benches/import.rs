//! Speed of the import, in rows: header, names, values, everything between bytes and drafts.

use std::fmt::Write;
use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use import_parsers::{InProcess, Limits, TextOnly, read_with};

const ROWS: u64 = 50_000;

fn separate_names() -> String {
    let mut text = String::from("First Name,Last Name,Email,Mobile,Table,Seat,Dietary,Special Requests\r\n");
    for row in 0..ROWS {
        let (table, seat) = (row / 10 + 1, row % 10 + 1);
        let _ = writeln!(
            text,
            "Chloé,van der Berg,chloe.{row}@example.com,+44 7700 {row:06},{table},{seat},Gluten-Free,\"Near the exit, please\"\r"
        );
    }
    text
}

fn whole_names() -> String {
    let mut text = String::from("Guest;E-Mail;Tisch\n");
    for row in 0..ROWS {
        let _ = writeln!(
            text,
            "Dr. Ana María de la Cruz;ana.{row}@example.com;Tisch {}",
            row / 10 + 1
        );
    }
    text
}

fn import(criterion: &mut Criterion) {
    let limits = Limits {
        rows: 100_000,
        bytes: 64 * 1024 * 1024,
        ..Limits::default()
    };
    let mut group = criterion.benchmark_group("csv");
    group.throughput(Throughput::Elements(ROWS)).sample_size(10);
    for (name, text) in [("separate names", separate_names()), ("whole names", whole_names())] {
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                read_with("list.csv", black_box(text.as_bytes()), &limits, &TextOnly).map(|import| import.rows.len())
            });
        });
    }
    group.finish();
}

/// The same 300 guests in each format.
#[expect(clippy::disallowed_methods, reason = "a bench reads its samples")]
fn documents(criterion: &mut Criterion) {
    let limits = Limits::default();
    let mut group = criterion.benchmark_group("documents");
    group.throughput(Throughput::Elements(300)).sample_size(10);
    for name in [
        "openpyxl.xlsx",
        "libreoffice.xls",
        "python-docx.docx",
        "libreoffice.doc",
    ] {
        let path = format!("{}/tests/samples/gen300-{name}", env!("CARGO_MANIFEST_DIR"));
        let Ok(bytes) = std::fs::read(path) else { continue };
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                read_with(name, black_box(&bytes), &limits, &InProcess::default()).map(|import| import.rows.len())
            });
        });
    }
    group.finish();
}

criterion_group!(benches, import, documents);
criterion_main!(benches);
