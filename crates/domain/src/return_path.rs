//! Where a browser may go after signing in: a screen of this site, however a browser or a proxy interprets the text.
//! `frontend/src/lib/return-path.ts` holds the same rule; both are tested with `fixtures/redirects.json`.

/// Maximum length of a return path in bytes.
const MAX_LENGTH: usize = 2_000;

/// Returns the text if it is the path of one of our screens, optionally with a query and a fragment.
///
/// The path itself is plain: letters, digits, `-._~` and single slashes. So it contains nothing that readers decode,
/// drop or resolve differently: no `//` and `/\` (another host), no dot segments (`/x/..//host` becomes `//host`), no
/// percent signs (`%2F`, `%09`), no look-alike slashes. Paths under `/api` are not screens.
pub fn checked(text: &str) -> Option<&str> {
    let path = text.split(['?', '#']).next().unwrap_or_default();
    let readable = text.len() <= MAX_LENGTH && !text.chars().any(|c| c == '\\' || c.is_control());
    crate::guard!("identity return path" => readable && is_screen(path)).then_some(text)
}

fn is_screen(path: &str) -> bool {
    let Some(below) = path.strip_prefix('/') else {
        return false;
    };
    // A single trailing slash is ignored.
    let below = below.strip_suffix('/').unwrap_or(below);
    let mut segments = below.split('/');
    path == "/" || (!below.starts_with("api/") && below != "api" && segments.all(is_plain))
}

fn is_plain(segment: &str) -> bool {
    let plain = segment
        .bytes()
        .all(|byte| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte));
    plain && !["", ".", ".."].contains(&segment)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(serde::Deserialize)]
    struct Redirects {
        own: Vec<String>,
        foreign: Vec<String>,
    }

    fn redirects() -> Redirects {
        serde_json::from_str(include_str!("../fixtures/redirects.json")).unwrap()
    }

    #[test]
    fn screens_of_this_site_are_followed() {
        for own in redirects().own {
            assert_eq!(checked(&own), Some(own.as_str()));
        }
        let longest = format!("/{}", "a".repeat(MAX_LENGTH - 1));
        assert_eq!(checked(&longest), Some(longest.as_str()));
    }

    #[test]
    fn at_least_sixty_ways_to_another_site_are_refused() {
        let foreign = redirects().foreign;
        assert!(foreign.len() >= 60, "only {} payloads", foreign.len());
        for foreign in foreign {
            assert_eq!(checked(&foreign), None, "{foreign:?}");
        }
        assert_eq!(checked(&format!("/{}", "a".repeat(MAX_LENGTH))), None);
    }
}
