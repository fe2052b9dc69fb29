//! Lines of text: breaking them to a width, and making them smaller until they fit.

use crate::fonts::{Weight, width};

/// Height of a line in shares of the font size.
pub(crate) const LINE: f32 = 1.32;
/// From the top of a line to its baseline, in shares of the font size.
pub(crate) const ASCENT: f32 = 1.05;
/// The smallest size that is printed, in points.
pub(crate) const SMALLEST: f32 = 6.0;
/// Down to this size words stay whole rather than large.
const WHOLE_WORDS: f32 = 9.0;

/// A text whose words were measured once, so that it can be laid out at many widths.
pub(crate) struct Words {
    words: Vec<(String, f32)>,
    blank: f32,
    weight: Weight,
}

impl Words {
    pub(crate) fn new(text: &str, weight: Weight) -> Self {
        let words = text
            .split_whitespace()
            .map(|word| (word.to_owned(), width(word, weight)));
        Self {
            words: words.collect(),
            blank: width(" ", weight),
            weight,
        }
    }

    /// The width of the longest word, in shares of the font size.
    pub(crate) fn longest(&self) -> f32 {
        self.words.iter().map(|(_, width)| *width).fold(0.0, f32::max)
    }

    /// The width of the text in one line, in shares of the font size.
    pub(crate) fn one_line(&self) -> f32 {
        let blanks = u16::try_from(self.words.len().saturating_sub(1)).unwrap_or(u16::MAX);
        self.words.iter().map(|(_, width)| *width).sum::<f32>() + self.blank * f32::from(blanks)
    }

    /// The width of the longest part of a word between hyphens, in shares of the font size.
    pub(crate) fn longest_part(&self) -> f32 {
        let parts = self.words.iter().map(|(word, whole)| {
            let parts: Vec<&str> = word.split_inclusive('-').collect();
            if parts.len() < 2 {
                return *whole;
            }
            parts
                .into_iter()
                .map(|part| width(part, self.weight))
                .fold(0.0, f32::max)
        });
        parts.fold(0.0, f32::max)
    }

    /// Breaks the text into lines of at most this width, in shares of the font size. A word that is wider is broken at its
    /// hyphens where that is enough, and anywhere else without a hyphen: it may be a code or a name.
    pub(crate) fn lines(&self, most: f32) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        let mut line = String::new();
        let mut used = 0.0;
        for (word, width) in &self.words {
            if !line.is_empty() && used + self.blank + width <= most {
                line.push(' ');
                line.push_str(word);
                used += self.blank + width;
                continue;
            }
            if !line.is_empty() {
                lines.push(std::mem::take(&mut line));
            }
            if *width <= most {
                line.clone_from(word);
                used = *width;
            } else {
                (line, used) = self.broken(word, most, &mut lines);
            }
        }
        if !line.is_empty() || lines.is_empty() {
            lines.push(line);
        }
        lines
    }

    /// Breaks a word; all but its last piece go to `lines`.
    fn broken(&self, word: &str, most: f32, lines: &mut Vec<String>) -> (String, f32) {
        let between_hyphens: Vec<&str> = word.split_inclusive('-').collect();
        let fit = |part: &&str| width(part, self.weight) <= most;
        let parts = if between_hyphens.iter().all(fit) {
            between_hyphens
        } else {
            clusters(word).collect()
        };
        let mut rest = String::new();
        let mut used = 0.0;
        for part in parts {
            let width = width(part, self.weight);
            if !rest.is_empty() && used + width > most {
                lines.push(std::mem::take(&mut rest));
                used = 0.0;
            }
            rest.push_str(part);
            used += width;
        }
        (rest, used)
    }
}

/// Breaks a text into lines of at most this width, in shares of the font size.
pub(crate) fn wrap(text: &str, weight: Weight, most: f32) -> Vec<String> {
    Words::new(text, weight).lines(most)
}

/// A letter with the marks that belong to it, roughly.
fn clusters(word: &str) -> impl Iterator<Item = &str> {
    let is_start = |c: char| c.is_alphanumeric() || c.is_ascii_punctuation();
    let starts: Vec<usize> = word
        .char_indices()
        .filter(|(at, c)| *at == 0 || is_start(*c))
        .map(|(at, _)| at)
        .collect();
    let ends: Vec<usize> = starts.iter().skip(1).copied().chain([word.len()]).collect();
    starts.into_iter().zip(ends).filter_map(|(from, to)| word.get(from..to))
}

/// A text in lines of a size at which they fit into a box.
pub(crate) struct Fitted {
    pub(crate) size: f32,
    pub(crate) lines: Vec<String>,
}

/// Finds the greatest size, from `size` down, at which a text fits into the box; at the smallest one lines are left out.
pub(crate) fn fit(text: &str, weight: Weight, size: f32, (box_width, box_height): (f32, f32)) -> Fitted {
    let words = Words::new(text, weight);
    let longest = words.longest();
    let mut size = size;
    loop {
        let breaks_words = longest * size > box_width && size > WHOLE_WORDS;
        if !breaks_words {
            let lines = words.lines(box_width / size);
            if lines_height(lines.len(), size) <= box_height {
                return Fitted { size, lines };
            }
            if size <= SMALLEST {
                let fits = |count: &usize| lines_height(count + 1, size) <= box_height;
                let room = (1..lines.len()).take_while(fits).count() + 1;
                return Fitted {
                    size,
                    lines: lines.into_iter().take(room).collect(),
                };
            }
        }
        size = (size * 0.92).max(SMALLEST);
    }
}

/// The height of lines in points.
pub(crate) fn lines_height(count: usize, size: f32) -> f32 {
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
    fn a_double_name_is_broken_at_its_hyphen() {
        let lines = wrap("Anna Meyer-Lüdenscheidt", Weight::Regular, 8.0);
        assert_eq!(lines, ["Anna", "Meyer-", "Lüdenscheidt"]);
    }

    #[test]
    fn a_long_name_is_made_smaller_until_it_fits() {
        let fitted = fit(&"Maximiliane Theodora ".repeat(9), Weight::Bold, 24.0, (240.0, 90.0));
        assert!(fitted.size < 12.0, "{}", fitted.size);
        assert_eq!(fitted.lines.join(" ").split(' ').count(), 18);
    }

    #[test]
    fn a_word_is_made_smaller_before_it_is_broken() {
        let fitted = fit("Hottentottenstottertrottel", Weight::Bold, 22.0, (200.0, 80.0));
        assert_eq!(fitted.lines.len(), 1);
    }
}
