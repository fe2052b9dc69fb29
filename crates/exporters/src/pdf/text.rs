//! Lines of text: breaking them to a width, and making them smaller until they fit.

use crate::fonts::{Weight, width};

/// Height of a line in shares of the font size.
pub(super) const LINE: f32 = 1.32;
/// From the top of a line to its baseline, in shares of the font size.
pub(super) const ASCENT: f32 = 1.05;
/// The smallest size that is printed, in points.
pub(super) const SMALLEST: f32 = 6.0;

/// Breaks a text into lines of at most this width, in shares of the font size. A word that is wider is broken anywhere,
/// without a hyphen: it may be a code or a name.
pub(super) fn wrap(text: &str, weight: Weight, most: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut line = String::new();
    for word in text.split_whitespace() {
        let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
        if width(&longer, weight) <= most {
            line = longer;
            continue;
        }
        if !line.is_empty() {
            lines.push(std::mem::take(&mut line));
        }
        line = broken(word, weight, most, &mut lines);
    }
    if !line.is_empty() || lines.is_empty() {
        lines.push(line);
    }
    lines
}

/// Breaks a word; all but its last piece go to `lines`.
fn broken(word: &str, weight: Weight, most: f32, lines: &mut Vec<String>) -> String {
    let mut rest = String::new();
    for cluster in clusters(word) {
        if !rest.is_empty() && width(&format!("{rest}{cluster}"), weight) > most {
            lines.push(std::mem::take(&mut rest));
        }
        rest.push_str(cluster);
    }
    rest
}

/// A letter with the marks that belong to it, roughly.
fn clusters(word: &str) -> impl Iterator<Item = &str> {
    let is_start = |c: char| c.is_alphanumeric() || c.is_ascii_punctuation();
    let starts: Vec<usize> = word.char_indices().filter(|(at, c)| *at == 0 || is_start(*c)).map(|(at, _)| at).collect();
    let ends: Vec<usize> = starts.iter().skip(1).copied().chain([word.len()]).collect();
    starts.into_iter().zip(ends).filter_map(|(from, to)| word.get(from..to))
}

/// A text in lines of a size at which they fit into a box.
pub(super) struct Fitted {
    pub(super) size: f32,
    pub(super) lines: Vec<String>,
}

/// Finds the greatest size, from `size` down, at which a text fits into the box; at the smallest one lines are left out.
pub(super) fn fit(text: &str, weight: Weight, size: f32, (box_width, box_height): (f32, f32)) -> Fitted {
    let mut size = size;
    loop {
        let lines = wrap(text, weight, box_width / size);
        if lines_height(lines.len(), size) <= box_height {
            return Fitted { size, lines };
        }
        if size <= SMALLEST {
            let room = (1..lines.len()).take_while(|count| lines_height(count + 1, size) <= box_height).count() + 1;
            return Fitted {
                size,
                lines: lines.into_iter().take(room).collect(),
            };
        }
        size = (size * 0.92).max(SMALLEST);
    }
}

/// The height of lines in points.
pub(super) fn lines_height(count: usize, size: f32) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX)) * LINE * size
}

#[cfg(test)]
mod tests {
    use super::{Weight, fit, wrap};

    #[test]
    fn words_stay_whole_while_they_fit() {
        assert_eq!(wrap("one two three", Weight::Regular, 4.5), ["one two", "three"]);
        assert_eq!(wrap("", Weight::Regular, 4.0), [""]);
    }

    #[test]
    fn a_word_without_blanks_is_broken_and_nothing_is_lost() {
        let word = "X".repeat(200);
        let lines = wrap(&word, Weight::Bold, 10.0);
        assert!(lines.len() > 8);
        assert_eq!(lines.concat(), word);
    }

    #[test]
    fn a_long_name_is_made_smaller_until_it_fits() {
        let fitted = fit(&"Maximiliane Theodora ".repeat(9), Weight::Bold, 24.0, (240.0, 90.0));
        assert!(fitted.size < 12.0, "{}", fitted.size);
        assert_eq!(fitted.lines.join(" ").split(' ').count(), 18);
    }
}
