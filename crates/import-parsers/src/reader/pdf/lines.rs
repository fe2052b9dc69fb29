//! Pieces of text to lines, and lines to cells where the gaps are wide.

use unicode_normalization::UnicodeNormalization;

use super::page::Run;
use crate::header;
use crate::list::has_marker;
use crate::reader::blocks::Block;

/// Text without a wide gap in it.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Segment {
    pub(super) left: f32,
    pub(super) right: f32,
    pub(super) size: f32,
    pub(super) text: String,
}

/// One line of a page.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Line {
    pub(super) baseline: f32,
    pub(super) segments: Vec<Segment>,
}

/// Gaps as a multiple of the font size: from the first one on, a blank; from the second one on, another cell.
const BLANK: f32 = 0.15;
const CELL: f32 = 1.0;
/// Runs that begin within this distance, in points, are aligned; a column or a tab stop needs `FEWEST_ALIGNED` of them.
const ALIGNED: f32 = 0.6;
const FEWEST_ALIGNED: usize = 3;
/// Maximum number of texts in a line with tabs; a line with more is a drawing.
const MOST_TABS: usize = 20;
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
    let mut lines: Vec<Vec<&Run>> = Vec::new();
    let mut rest = runs.as_slice();
    while let Some(first) = rest.first() {
        let same = |run: &Run| first.baseline - run.baseline < SAME_LINE * first.size.max(1.0);
        let end = rest.iter().position(|run| !same(run)).unwrap_or(rest.len());
        let (line, below) = rest.split_at(end.max(1));
        let mut line: Vec<&Run> = line.iter().collect();
        line.sort_by(|a, b| a.left.total_cmp(&b.left));
        lines.push(line);
        rest = below;
    }
    let stops = stops(&lines);
    let parted: Vec<Vec<Segment>> = lines.iter().map(|runs| segments(runs, &stops)).collect();
    let usual = usual_count(&lines, &parted);
    let line = |(runs, parted): (Vec<&Run>, Vec<Segment>)| Line {
        baseline: runs.iter().map(|run| run.baseline).fold(f32::MIN, f32::max),
        segments: if Some(runs.len()) == usual && parted.len() < runs.len() && are_apart(&runs) {
            runs.iter().flat_map(|run| segments(&[*run], &[])).collect()
        } else {
            parted
        },
    };
    lines.into_iter().zip(parted).map(line).collect()
}

/// How many texts most lines with several have, if each is one run. A line with that many runs has them as well, although a
/// gap before a tab stop is small.
fn usual_count(lines: &[Vec<&Run>], parted: &[Vec<Segment>]) -> Option<usize> {
    let times = |count: usize| parted.iter().filter(|segments| segments.len() == count).count();
    let most = (2..=MOST_TABS).max_by_key(|count| times(*count))?;
    let pairs = lines.iter().zip(parted).filter(|(_, segments)| segments.len() == most);
    let whole = pairs.filter(|(runs, _)| runs.len() == most).count();
    (whole >= FEWEST_ALIGNED && whole * 5 >= times(most) * 4).then_some(most)
}

fn are_apart(runs: &[&Run]) -> bool {
    let mut pairs = runs.iter().zip(runs.iter().skip(1));
    pairs.all(|(before, run)| run.left - before.right > BLANK * run.size)
}

/// Where columns and tab stops begin: several lines have a run that begins there, at least one of them after a wide gap.
/// A long text before such a place leaves no gap.
fn stops(lines: &[Vec<&Run>]) -> Vec<f32> {
    let pairs = lines.iter().flat_map(|line| line.iter().zip(line.iter().skip(1)));
    let mut starts: Vec<(f32, bool)> = pairs
        .map(|(before, run)| (run.left, run.left - before.right >= CELL * run.size))
        .collect();
    starts.sort_by(|(a, _), (b, _)| a.total_cmp(b));
    let mut stops = Vec::new();
    let mut rest = starts.as_slice();
    while let Some((first, _)) = rest.first() {
        let end = rest.partition_point(|(left, _)| *left - first < ALIGNED);
        let (aligned, after) = rest.split_at(end.max(1));
        if aligned.len() >= FEWEST_ALIGNED && aligned.iter().any(|(_, is_wide)| *is_wide) {
            stops.push(*first);
        }
        rest = after;
    }
    stops
}

/// Joins the runs of a line where they touch or are a word apart, but not across the start of a column.
fn segments(runs: &[&Run], stops: &[f32]) -> Vec<Segment> {
    let begins_column = |run: &Run| {
        let at = stops.partition_point(|stop| *stop <= run.left);
        let stop = at.checked_sub(1).and_then(|at| stops.get(at));
        stop.is_some_and(|stop| run.left - stop < ALIGNED)
    };
    let mut segments: Vec<Segment> = Vec::new();
    for run in runs {
        match segments.last_mut() {
            Some(last) if run.left - last.right < CELL * run.size && !begins_column(run) => {
                if run.left - last.right > BLANK * run.size {
                    last.text.push(' ');
                }
                last.text.push_str(&run.text);
                last.right = last.right.max(run.right);
            }
            _ => segments.push(Segment {
                left: run.left,
                right: run.right,
                size: run.size,
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

/// More points than the height of any page.
const BELOW: f32 = 100_000.0;

/// Puts the right half of a page under its left half where both are lists, or tables with the same headings.
pub(super) fn without_page_columns(lines: Vec<Line>) -> Vec<Line> {
    let Some(gutter) = list_gutter(&lines).or_else(|| table_gutter(&lines)) else {
        return lines;
    };
    let (mut left, mut right) = (Vec::new(), Vec::new());
    for line in lines {
        let at = line.segments.partition_point(|segment| segment.left < gutter);
        let mut segments = line.segments;
        let after = segments.split_off(at);
        for (side, baseline, segments) in [
            (&mut left, line.baseline, segments),
            (&mut right, line.baseline - BELOW, after),
        ] {
            if !segments.is_empty() {
                side.push(Line { baseline, segments });
            }
        }
    }
    left.append(&mut right);
    left
}

/// Points between the left edges of two columns of a page, at least.
const COLUMN: f32 = 100.0;

/// Where the second column of numbered or bulleted items begins.
fn list_gutter(lines: &[Line]) -> Option<f32> {
    let segments = || lines.iter().flat_map(|line| &line.segments);
    let items: Vec<f32> = segments()
        .filter(|segment| has_marker(&segment.text))
        .map(|item| item.left)
        .collect();
    let left = items.iter().copied().reduce(f32::min)?;
    let right: Vec<f32> = items.iter().copied().filter(|item| *item > left + COLUMN).collect();
    let gutter = right.iter().copied().reduce(f32::min)? - 1.0;
    let is_crossed = segments().any(|segment| segment.left < gutter && segment.right > gutter);
    let is_list = items.len() * 2 > lines.len() && right.len() * 4 > items.len();
    (is_list && right.len() >= FEWEST_ALIGNED && !is_crossed).then_some(gutter)
}

/// Where the headings of a table begin again in the same line.
fn table_gutter(lines: &[Line]) -> Option<f32> {
    lines.iter().find_map(|line| {
        let (left, right) = line.segments.split_at(line.segments.len() / 2);
        let texts = |half: &[Segment]| half.iter().map(|segment| segment.text.clone()).collect::<Vec<_>>();
        let repeats = !left.is_empty() && texts(left) == texts(right);
        let names_guests = left.iter().any(|segment| header::meaning(&segment.text).is_some());
        right
            .first()
            .filter(|_| repeats && names_guests)
            .map(|first| first.left)
    })
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
