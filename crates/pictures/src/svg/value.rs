//! Which values are allowed. Each function returns the value as written to the output, or `None` when it is refused.

/// Bytes of the longest id that is kept.
const ID_MAX: usize = 200;
/// Bytes of the longest property value that is kept.
const PROPERTY_MAX: usize = 1_000;
/// The functions that a property may call, besides `url` with an id of the same file.
const FUNCTIONS: [&str; 4] = ["rgb", "rgba", "hsl", "hsla"];

/// Numbers, units, words and lists of them, without quotes, colons, slashes or markup characters.
pub(super) fn geometry(value: &str) -> Option<String> {
    let fits = |c: char| c.is_ascii_alphanumeric() || c.is_ascii_whitespace() || ".,+-%()".contains(c);
    value.chars().all(fits).then(|| value.trim().to_owned())
}

/// An id that other elements can refer to.
pub(super) fn id(value: &str) -> Option<String> {
    let value = value.trim();
    let fits = |c: char| c.is_alphanumeric() || "_.:-".contains(c);
    (!value.is_empty() && value.len() <= ID_MAX && value.chars().all(fits)).then(|| value.to_owned())
}

/// A reference to something in the same file: `#name`.
pub(super) fn local_reference(value: &str) -> Option<String> {
    value.trim().strip_prefix('#').and_then(id)
}

/// The value of a property: words, numbers, colours, quoted font names, `url(#name)`.
pub(super) fn property(value: &str) -> Option<String> {
    let value = value.trim();
    if value.is_empty() || value.len() > PROPERTY_MAX {
        return None;
    }
    let mut written = String::new();
    let mut rest = value;
    while let Some((before, after)) = rest.split_once('(') {
        let (inside, behind) = after.split_once(')')?;
        let word = before.rsplit(|c: char| !c.is_ascii_alphanumeric() && c != '-').next()?;
        if word.eq_ignore_ascii_case("url") {
            let name = local_reference(inside.trim().trim_matches(['"', '\'']))?;
            written.push_str(plain(before)?);
            written.push_str(&format!("(#{name})"));
        } else if FUNCTIONS.iter().any(|known| word.eq_ignore_ascii_case(known)) {
            written.push_str(plain(before)?);
            written.push_str(&format!("({})", plain(inside)?));
        } else {
            return None;
        }
        rest = behind;
    }
    written.push_str(plain(rest)?);
    Some(written)
}

/// The id that a property value refers to.
pub(super) fn referred(value: &str) -> Option<&str> {
    let (_, after) = value.split_once("url(#")?;
    after.split_once(')').map(|(name, _)| name)
}

fn plain(text: &str) -> Option<&str> {
    let fits = |c: char| c.is_alphanumeric() || c == ' ' || ".,+-%#_'\"".contains(c);
    text.chars().all(fits).then_some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn properties_name_nothing_outside_of_the_file() {
        for good in [
            "red",
            "#12ab",
            "rgb(1, 2, 3)",
            "url(#a) none",
            "'Times New Roman', serif",
            "1.5px",
            "currentColor",
        ] {
            assert_eq!(property(good).as_deref(), Some(good), "{good}");
        }
        assert_eq!(property("url( '#a' )").as_deref(), Some("url(#a)"));
        for bad in [
            "url(http://evil.example/x)",
            "url(a.svg#b)",
            "url(#a",
            "URL(//evil)",
            "u\\72l(#a)",
            "image-set('x' 1x)",
            "expression(alert(1))",
            "red;fill:url(x)",
            "var(--x)",
            "@import",
            "</style>",
            "/**/red",
            "",
        ] {
            assert_eq!(property(bad), None, "{bad}");
        }
    }

    #[test]
    fn geometry_is_numbers_and_words() {
        assert!(geometry("M0,0 L10-5e3 z").is_some() && geometry("rotate(45 1 1)").is_some());
        for bad in ["url(#a)", "javascript:1", "a/b", "1;2", "<", "&"] {
            assert_eq!(geometry(bad), None, "{bad}");
        }
    }
}
