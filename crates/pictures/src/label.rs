//! The name of an uploaded file as a label for people. It never becomes a path.

use domain::limits::IMAGE_NAME_MAX;

/// The label of a picture without a usable name.
const NAMELESS: &str = "Picture";

/// Keeps the readable part of a file name: after the last slash, without invisible characters and leading dots, at most
/// [`IMAGE_NAME_MAX`] characters.
pub fn clean(file_name: &str) -> String {
    let last = file_name.rsplit(['/', '\\']).next().unwrap_or_default();
    of(last.trim().trim_start_matches('.'))
}

/// Keeps the readable part of a text that names a picture.
pub fn of(text: &str) -> String {
    let visible: String = text
        .chars()
        .filter(|c| domain::text::is_visible(*c))
        .take(IMAGE_NAME_MAX)
        .collect();
    let label = visible.trim();
    if label.is_empty() { NAMELESS } else { label }.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_becomes_its_last_part() {
        assert_eq!(clean("../../etc/passwd"), "passwd");
        assert_eq!(clean("C:\\Users\\ann\\hall.png"), "hall.png");
        assert_eq!(clean("saal grün.svg"), "saal grün.svg");
    }

    #[test]
    fn invisible_characters_and_leading_dots_go() {
        assert_eq!(clean("ha\0ll\r\n\u{202E}gnp.exe"), "hallgnp.exe");
        assert_eq!(clean("..."), NAMELESS);
        assert_eq!(clean(""), NAMELESS);
        assert_eq!(clean("a/../"), NAMELESS);
        assert_eq!(clean(".htaccess"), "htaccess");
    }

    #[test]
    fn a_long_name_is_cut() {
        assert_eq!(clean(&"ä".repeat(500)).chars().count(), IMAGE_NAME_MAX);
    }
}
