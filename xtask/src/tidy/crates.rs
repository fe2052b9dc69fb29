//! The borders between the crates, as data: who may know whom. A new dependency is a decision, and this table is where it is taken.

/// One crate of the workspace and what it may depend on directly, besides `serde`, `serde_json`, `thiserror` and `chrono`.
#[derive(Debug)]
pub(super) struct Border {
    pub(super) name: &'static str,
    /// Whether it must stay free of input, output, runtimes and databases, down to the leaves.
    pub(super) pure: bool,
    /// Crates of this workspace.
    pub(super) ours: &'static [&'static str],
    /// Crates of others.
    pub(super) others: &'static [&'static str],
}

/// What every crate may use: values in, values out.
pub(super) const EVERYWHERE: &[&str] = &["chrono", "chrono-tz", "serde", "serde_json", "thiserror"];

/// What no pure crate may reach, by name; a trailing star matches any ending.
pub(super) const IMPURE: &[&str] = &[
    "actix-*",
    "diesel*",
    "hyper*",
    "libsqlite3-sys",
    "mio",
    "native-tls",
    "openssl*",
    "pq-sys",
    "reqwest",
    "rustls*",
    "socket2",
    "tokio*",
];

/// The table itself, from the pure to the outermost.
pub(super) const BORDERS: &[Border] = &[
    Border {
        name: "domain",
        pure: true,
        ours: &[],
        others: &["libm", "unicode-normalization", "utoipa"],
    },
    Border {
        name: "floorplan-geometry",
        pure: true,
        ours: &["domain"],
        others: &["libm", "spade"],
    },
    Border {
        name: "seating-engine",
        pure: true,
        ours: &["domain", "floorplan-geometry"],
        others: &["libm", "rand"],
    },
    Border {
        name: "import-parsers",
        pure: true,
        ours: &["domain"],
        others: &[
            "calamine",
            "csv-core",
            "encoding_rs",
            "lopdf",
            "quick-xml",
            "unicode-normalization",
            "zip",
        ],
    },
    Border {
        name: "signing",
        pure: true,
        ours: &[],
        others: &["rsa", "sha2"],
    },
    Border {
        name: "mailer",
        pure: true,
        ours: &["domain", "signing"],
        others: &[
            "ammonia",
            "base64",
            "ed25519-dalek",
            "idna",
            "lettre",
            "mail-parser",
            "mrml",
            "png",
            "qrcode",
            "sha2",
            "tiny-skia",
        ],
    },
    Border {
        name: "exporters",
        pure: true,
        ours: &["domain", "floorplan-geometry", "signing"],
        others: &[
            "base64",
            "cms",
            "csv",
            "docx-rs",
            "der",
            "krilla",
            "png",
            "qrcode",
            "resvg",
            "rust_xlsxwriter",
            "rustybuzz",
            "sha1",
            "sha2",
            "unicode-bidi",
            "x509-cert",
            "zip",
        ],
    },
    Border {
        name: "browser",
        pure: true,
        ours: &["domain", "floorplan-geometry", "seating-engine"],
        others: &["js-sys", "serde-wasm-bindgen", "wasm-bindgen"],
    },
    Border {
        name: "pictures",
        pure: true,
        ours: &["domain"],
        others: &["base64", "flate2", "quick-xml"],
    },
    Border {
        name: "storage",
        pure: false,
        ours: &["domain"],
        others: &[
            "diesel",
            "diesel_migrations",
            "flate2",
            "libsqlite3-sys",
            "openssl-sys",
            "pq-sys",
            "r2d2",
            "sha2",
        ],
    },
    Border {
        name: "app-service",
        pure: false,
        ours: &[
            "domain",
            "exporters",
            "floorplan-geometry",
            "import-parsers",
            "mailer",
            "pictures",
            "seating-engine",
            "storage",
        ],
        others: &[
            "argon2",
            "base64",
            "chacha20poly1305",
            "getrandom",
            "hmac",
            "lettre",
            "percent-encoding",
            "rustls",
            "sha2",
            "tracing",
            "url",
            "webpki-roots",
        ],
    },
    Border {
        name: "api",
        pure: false,
        // The commands `import-check`, `route` and `seat` show the three pure crates alone, without database and session.
        ours: &[
            "app-service",
            "domain",
            "floorplan-geometry",
            "import-parsers",
            "seating-engine",
        ],
        others: &[
            "actix-multipart",
            "actix-session",
            "actix-web",
            "anyhow",
            "base64",
            "flate2",
            "futures-util",
            "getrandom",
            "lexopt",
            "maud",
            "mimalloc",
            "openidconnect",
            "rust-embed",
            "mime_guess",
            "rustix",
            "serde_path_to_error",
            "socket2",
            "tokio",
            "tracing",
            "tracing-subscriber",
            "url",
            "utoipa",
            "utoipa-actix-web",
        ],
    },
    Border {
        name: "test-support",
        pure: false,
        ours: &["app-service", "domain", "storage"],
        others: &["socket2"],
    },
    Border {
        name: "xtask",
        pure: false,
        ours: &[],
        others: &["signal-hook", "wasm-bindgen-cli-support"],
    },
];
