//! Makes sure that `frontend/dist` exists, so that a clean clone compiles before the frontend was built.
//! The page it writes says what to do; it never overwrites a real build.

use std::path::Path;

const STUB: &str = "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>Seatwright</title></head>\
<body><p>The frontend is not built yet: run <code>cargo xtask build</code>.</p></body></html>\n";

#[expect(
    clippy::disallowed_methods,
    reason = "a build script works on files and is told where by Cargo"
)]
fn main() -> std::io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    // A file that is missing makes Cargo run this again, so a deleted folder comes back.
    println!("cargo::rerun-if-changed=../../frontend/dist/index.html");
    let Some(manifest) = std::env::var_os("CARGO_MANIFEST_DIR") else {
        return Err(std::io::Error::other("Cargo did not name the folder of the crate"));
    };
    let dist = Path::new(&manifest).join("../../frontend/dist");
    let index = dist.join("index.html");
    if !index.exists() {
        std::fs::create_dir_all(&dist)?;
        std::fs::write(&index, STUB)?;
    }
    Ok(())
}
