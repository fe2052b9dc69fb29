//! The browser's copy of the plan: `crates/browser` compiled to WebAssembly and wrapped for the frontend.
//! The result is built, never committed. Cargo knows whether the sources changed; the wrapping is skipped when its output did not.

use std::hash::{DefaultHasher, Hash, Hasher};

use wasm_bindgen_cli_support::Bindgen;

use crate::failure::{Outcome, While};
use crate::flags::Flags;
use crate::{console, files, frontend, repo, shell, tools};

const OUT: &str = "frontend/src/generated/wasm";

/// `cargo xtask wasm`.
pub(crate) fn run(flags: Flags) -> Outcome {
    flags.finish()?;
    build()
}

/// Builds and wraps the package for development and tests where anything changed.
pub(crate) fn build() -> Outcome {
    build_profile("wasm-dev")
}

/// Builds and wraps the package for the released binary where anything changed.
pub(crate) fn build_for_release() -> Outcome {
    build_profile("wasm")
}

fn build_profile(profile: &str) -> Outcome {
    tools::wasm_target()?;
    frontend::make_stub()?;
    console::step("wasm: cargo build --package browser");
    let words = [
        "build",
        "--quiet",
        "--package",
        "browser",
        "--target",
        "wasm32-unknown-unknown",
        "--profile",
        profile,
    ];
    shell::run(&mut shell::cargo(words))?;
    let folder = repo::cargo_target().join("wasm32-unknown-unknown").join(profile);
    let input = folder.join("browser.wasm");
    let out = repo::path(OUT);
    let stamp = out.join(".stamp");
    let fresh = stamp_of(&files::read_bytes(&input)?);
    if files::read_if_there(&stamp).as_deref() == Some(&fresh) && out.join("browser_bg.wasm").is_file() {
        return Ok(());
    }
    console::step(format_args!("wasm: wrap into {OUT}"));
    Bindgen::new()
        .input_path(&input)
        .web(true)
        .and_then(|bindgen| {
            bindgen
                .typescript(true)
                .out_name("browser")
                .remove_name_section(true)
                .generate(&out)
        })
        .failed_to("wrap browser.wasm; are wasm-bindgen and wasm-bindgen-cli-support of one version in Cargo.lock?")?;
    files::write(&stamp, fresh)
}

/// What the wrapping depends on: the compiled bytes and this program, which holds the wrapper.
fn stamp_of(wasm: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    wasm.hash(&mut hasher);
    include_str!("../Cargo.toml").hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

#[cfg(test)]
mod tests {
    use super::stamp_of;

    #[test]
    fn one_changed_byte_gives_another_stamp() {
        assert_eq!(stamp_of(b"wasm"), stamp_of(b"wasm"));
        assert_ne!(stamp_of(b"wasm"), stamp_of(b"wasn"));
    }
}
