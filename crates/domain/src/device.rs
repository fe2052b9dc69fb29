//! A short description of a browser, for the list of sessions: "Firefox on Linux". It is for display only.

use crate::limits::DEVICE_MAX;

/// Mark in a `User-Agent` and the browser it means. Many browsers name others too, so the first match counts.
const BROWSERS: [(&str, &str); 13] = [
    ("Edg/", "Edge"),
    ("EdgA/", "Edge"),
    ("EdgiOS/", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Vivaldi/", "Vivaldi"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("HeadlessChrome/", "Chrome"),
    ("CriOS/", "Chrome"),
    ("Chromium/", "Chromium"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
];

/// Mark in a `User-Agent` and the system it means; telephones also name the system they descend from.
const SYSTEMS: [(&str, &str); 8] = [
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "macOS"),
    ("Linux", "Linux"),
    ("X11", "Unix"),
];

/// Shown when the browser is unknown.
pub const UNKNOWN: &str = "Unknown device";

/// Summarises a `User-Agent`: browser and system, one of them, the name of a program, or [`UNKNOWN`].
pub fn summary(user_agent: &str) -> String {
    let named = |marks: &[(&str, &'static str)]| {
        let mark = marks.iter().find(|(mark, _)| user_agent.contains(mark));
        mark.map(|(_, name)| *name)
    };
    match (named(&BROWSERS), named(&SYSTEMS)) {
        (Some(browser), Some(system)) => format!("{browser} on {system}"),
        (Some(browser), None) => browser.to_owned(),
        (None, Some(system)) => format!("A browser on {system}"),
        (None, None) => program(user_agent).unwrap_or_else(|| UNKNOWN.to_owned()),
    }
}

/// The first product of a program's `User-Agent`, as in `curl/8.5.0`.
fn program(user_agent: &str) -> Option<String> {
    let word = user_agent.split(['/', ' ']).next()?;
    let plain: String = word
        .chars()
        .filter(|c| c.is_ascii_alphanumeric() || *c == '-')
        .take(DEVICE_MAX)
        .collect();
    (!plain.is_empty() && plain != "Mozilla").then_some(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_and_systems_are_told_apart() {
        let cases = [
            (
                "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
                "Firefox on Linux",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
                "Chrome on Windows",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0",
                "Edge on Windows",
            ),
            (
                "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15",
                "Safari on macOS",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1",
                "Safari on iPhone",
            ),
            (
                "Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1",
                "Chrome on iPad",
            ),
            (
                "Mozilla/5.0 (Linux; Android 16; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36",
                "Samsung Internet on Android",
            ),
            (
                "Mozilla/5.0 (Android 16; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0",
                "Firefox on Android",
            ),
            (
                "Mozilla/5.0 (X11; CrOS x86_64 16181.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
                "Chrome on ChromeOS",
            ),
            (
                "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36",
                "Chrome on Linux",
            ),
            ("curl/8.5.0", "curl"),
            ("python-requests/2.32", "python-requests"),
            ("Mozilla/5.0 (Windows NT 10.0)", "A browser on Windows"),
            ("Mozilla/5.0", UNKNOWN),
            ("", UNKNOWN),
            ("<script>alert(1)</script>", "scriptalert1"),
            ("\u{0}\u{202e}", UNKNOWN),
        ];
        for (user_agent, shown) in cases {
            assert_eq!(summary(user_agent), shown, "{user_agent}");
        }
    }

    #[test]
    fn a_summary_is_short_whatever_was_sent() {
        for user_agent in ["x".repeat(100_000), format!("Firefox/ Linux {}", "y".repeat(100_000))] {
            assert!(summary(&user_agent).chars().count() <= DEVICE_MAX);
        }
    }
}
