//! Pieces of text to lines, and lines to cells where the gaps are wide.

use unicode_normalization::UnicodeNormalization;

use super::page::Run;
use crate::reader::blocks::Block;

/// Text without a wide gap in it.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Segment {
    pub(super) left: f32,
    pub(super) right: f32,
    pub(super) text: String,
}

/// One line of a page.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Line {
    pub(super) baseline: f32,
    pub(super) segments: Vec<Segment>,
}

/// Gaps in parts of the font size: from here on a blank, and from here on another cell.
const BLANK: f32 = 0.15;
const CELL: f32 = 1.0;
/// Baselines of one line differ by less than this part of the font size.
const SAME_LINE: f32 = 0.4;

impl Line {
    pub(super) fn into_block(self) -> Block {
        let texts: Vec<String> = self.segments.into_iter().map(|segment| segment.text).collect();
        Block::Line {
            text: texts.join("\t"),
            heading: false,
            item: false,
        }
    }
}

/// Returns the lines of a page, from top to bottom.
pub(super) fn of(mut runs: Vec<Run>) -> Vec<Line> {
    runs.sort_by(|a, b| b.baseline.total_cmp(&a.baseline));
    let mut lines = Vec::new();
    let mut rest = runs.as_slice();
    while let Some(first) = rest.first() {
        let same = |run: &Run| first.baseline - run.baseline < SAME_LINE * first.size.max(1.0);
        let end = rest.iter().position(|run| !same(run)).unwrap_or(rest.len());
        let (line, below) = rest.split_at(end.max(1));
        lines.push(Line {
            baseline: first.baseline,
            segments: segments(line),
        });
        rest = below;
    }
    lines
}

/// Joins the runs of a line where they touch or are a word apart.
fn segments(runs: &[Run]) -> Vec<Segment> {
    let mut runs: Vec<&Run> = runs.iter().collect();
    runs.sort_by(|a, b| a.left.total_cmp(&b.left));
    let mut segments: Vec<Segment> = Vec::new();
    for run in runs {
        match segments.last_mut() {
            Some(last) if run.left - last.right < CELL * run.size => {
                if run.left - last.right > BLANK * run.size {
                    last.text.push(' ');
                }
                last.text.push_str(&run.text);
                last.right = last.right.max(run.right);
            }
            _ => segments.push(Segment {
                left: run.left,
                right: run.right,
                text: run.text.clone(),
            }),
        }
    }
    for segment in &mut segments {
        segment.text = logical(segment.text.trim());
    }
    segments.retain(|segment| !segment.text.is_empty());
    segments
}

/// Brings text from the order on the page into reading order, and shaped letters and ligatures to plain ones.
fn logical(text: &str) -> String {
    let mut turned = String::with_capacity(text.len());
    // Right-to-left words with the signs between them, and signs that may turn out to be between two of them.
    let (mut words, mut between) = (Vec::new(), Vec::new());
    for c in text.nfkc() {
        if is_right_to_left(c) {
            words.append(&mut between);
            words.push(c);
        } else if !words.is_empty() && !c.is_alphanumeric() {
            between.push(c);
        } else {
            turned.extend(words.drain(..).rev());
            turned.extend(between.drain(..));
            turned.push(c);
        }
    }
    turned.extend(words.into_iter().rev());
    turned.extend(between);
    turned
}

/// Letters and marks of Hebrew, Arabic and the scripts related to them.
fn is_right_to_left(c: char) -> bool {
    matches!(c, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::{Run, logical, of};

    fn run(left: f32, baseline: f32, text: &str) -> Run {
        Run {
            left,
            right: left + 40.0,
            baseline,
            size: 10.0,
            text: text.to_owned(),
        }
    }

    #[test]
    fn runs_become_lines_and_wide_gaps_part_cells() {
        let lines = of(vec![
            run(0.0, 100.0, "below"),
            run(100.0, 200.4, "b@c.d"),
            run(43.0, 200.0, "Lee"),
            run(0.0, 200.0, "Ann"),
        ]);
        let texts: Vec<Vec<String>> = lines
            .into_iter()
            .map(|line| line.segments.into_iter().map(|segment| segment.text).collect())
            .collect();
        assert_eq!(texts, [vec!["Ann Lee", "b@c.d"], vec!["below"]]);
    }

    #[test]
    fn hebrew_and_arabic_come_back_in_reading_order() {
        assert_eq!(logical("ןהכ"), "כהן");
        assert_eq!(logical("Ann ןהכ (1)"), "Ann כהן (1)");
        assert_eq!(logical("ריאמ ןהכ"), "כהן מאיר");
        assert_eq!(logical("ﬁne"), "fine");
    }
}
