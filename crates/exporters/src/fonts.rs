//! The fonts of exported files, and texts as glyphs of them: each piece of a text in the first font that has its letters,
//! pieces from left to right as they are seen.

use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};
use std::ops::Range;
use std::rc::Rc;
use std::sync::LazyLock;

use rustybuzz::{Direction, Face, Script, ShapePlan, UnicodeBuffer};
use unicode_bidi::BidiInfo;

/// How heavy letters are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum Weight {
    /// For most texts.
    #[default]
    Regular,
    /// For headings; scripts other than Latin, Greek and Cyrillic have it no heavier.
    Bold,
    /// The display face, for titles and for names on cards; words with letters that it lacks are bold.
    Display,
    /// The text face with serifs; words with letters that it lacks are regular.
    Serif,
}

/// The font files. Latin letters are in the first, bold ones in the second, and those with serifs in the last six.
pub(crate) const FILES: [&[u8]; 15] = [
    include_bytes!("../fonts/NotoSans-Regular.ttf"),
    include_bytes!("../fonts/NotoSans-Bold.ttf"),
    include_bytes!("../fonts/NotoSansHebrew-Regular.ttf"),
    include_bytes!("../fonts/NotoSansArabic-Regular.ttf"),
    include_bytes!("../fonts/NotoSansDevanagari-Regular.ttf"),
    include_bytes!("../fonts/NotoSansThai-Regular.ttf"),
    include_bytes!("../fonts/DroidSansFallbackFull.ttf"),
    include_bytes!("../fonts/NanumGothic-Regular.ttf"),
    include_bytes!("../fonts/NotoEmoji-Regular.ttf"),
    include_bytes!("../fonts/Newsreader-Latin.ttf"),
    include_bytes!("../fonts/Newsreader-LatinExt.ttf"),
    include_bytes!("../fonts/Newsreader-Vietnamese.ttf"),
    include_bytes!("../fonts/NewsreaderText-Latin.ttf"),
    include_bytes!("../fonts/NewsreaderText-LatinExt.ttf"),
    include_bytes!("../fonts/NewsreaderText-Vietnamese.ttf"),
];

const REGULAR: usize = 0;
const BOLD: usize = 1;
/// Its marks lie to the left of where the letter ends, where programs that read files see a blank. So they get the text of a
/// run as a whole.
const THAI: usize = 5;
/// The first file of the display face, and of the text face with serifs. Each has one weight in three files.
const DISPLAY: usize = 9;
const SERIF: usize = 12;

pub(crate) static FACES: LazyLock<Vec<Face<'static>>> =
    LazyLock::new(|| FILES.iter().filter_map(|file| Face::from_slice(file, 0)).collect());

/// A glyph, with lengths in shares of the font size.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Glyph {
    pub(crate) id: u32,
    pub(crate) advance: f32,
    pub(crate) dx: f32,
    pub(crate) dy: f32,
    /// The bytes of the run's text that it shows.
    pub(crate) range: Range<usize>,
}

/// A piece of text in one font.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Run {
    /// An index of [`FILES`].
    pub(crate) font: usize,
    pub(crate) text: String,
    /// From left to right.
    pub(crate) glyphs: Vec<Glyph>,
}

/// A line of text as glyphs.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Line {
    /// From left to right.
    pub(crate) runs: Vec<Run>,
    /// In shares of the font size.
    pub(crate) width: f32,
    /// Letters that no font has; a question mark is in their place.
    pub(crate) missing: BTreeSet<char>,
}

/// Shapes one line of text. Its direction is that of its first letter.
pub(crate) fn shape(text: &str, weight: Weight) -> Line {
    // Embeddings, overrides and isolates of a name would reorder what follows it in the line.
    let shown = text.chars().filter(|c| !is_direction_control(*c));
    let text: String = shown.map(|c| if c.is_control() { ' ' } else { c }).collect();
    let mut line = Line::default();
    let bidi = BidiInfo::new(&text, None);
    for paragraph in &bidi.paragraphs {
        let (levels, ranges) = bidi.visual_runs(paragraph, paragraph.range.clone());
        for range in ranges {
            let rtl = levels.get(range.start).is_some_and(|level| level.is_rtl());
            let Some(piece) = text.get(range) else { continue };
            let mut runs = pieces(piece, weight, &mut line.missing);
            if rtl {
                runs.reverse();
            }
            for (font, piece) in runs {
                line.push(font, piece, rtl);
            }
        }
    }
    line
}

/// Returns the width of a text in shares of the font size.
pub(crate) fn width(text: &str, weight: Weight) -> f32 {
    shape(text, weight).width
}

impl Line {
    fn push(&mut self, font: usize, text: String, rtl: bool) {
        let Some(face) = FACES.get(font) else { return };
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(&text);
        buffer.guess_segment_properties();
        buffer.set_direction(if rtl {
            Direction::RightToLeft
        } else {
            Direction::LeftToRight
        });
        let shaped = rustybuzz::shape_with_plan(face, &shape_plan(font, face, &buffer), buffer);
        let em = f32::from(u16::try_from(face.units_per_em()).unwrap_or(1000));
        #[expect(
            clippy::as_conversions,
            clippy::cast_precision_loss,
            reason = "lengths of glyphs are small numbers"
        )]
        let share = |units: i32| units as f32 / em;
        let ends = cluster_ends(shaped.glyph_infos().iter().map(|info| info.cluster), text.len());
        let glyphs = shaped.glyph_infos().iter().zip(shaped.glyph_positions());
        let glyphs: Vec<Glyph> = glyphs
            .map(|(info, position)| {
                let start = usize::try_from(info.cluster).unwrap_or_default();
                let end = ends.range(start + 1..).next().copied().unwrap_or(text.len());
                let range = if font == THAI { 0..text.len() } else { start..end };
                Glyph {
                    id: info.glyph_id,
                    advance: share(position.x_advance),
                    dx: share(position.x_offset),
                    dy: share(position.y_offset),
                    range,
                }
            })
            .collect();
        self.width += glyphs.iter().map(|glyph| glyph.advance).sum::<f32>();
        self.runs.push(Run { font, text, glyphs });
    }
}

thread_local! {
    /// Making a plan takes longer than shaping a word with it. There are as many as fonts have scripts.
    static PLANS: RefCell<HashMap<(usize, bool, Script), Rc<ShapePlan>>> = RefCell::default();
}

/// Returns how a font shapes a piece of this script and direction.
fn shape_plan(font: usize, face: &Face<'_>, piece: &UnicodeBuffer) -> Rc<ShapePlan> {
    let (direction, script) = (piece.direction(), piece.script());
    PLANS.with_borrow_mut(|plans| {
        let plan = plans.entry((font, direction == Direction::RightToLeft, script));
        let plan = plan.or_insert_with(|| Rc::new(ShapePlan::new(face, direction, Some(script), None, &[])));
        Rc::clone(plan)
    })
}

/// Where clusters begin, which is where those before them end.
fn cluster_ends(starts: impl Iterator<Item = u32>, length: usize) -> BTreeSet<usize> {
    let mut ends: BTreeSet<usize> = starts.filter_map(|start| usize::try_from(start).ok()).collect();
    ends.insert(length);
    ends
}

/// Cuts a text into pieces of one font each. Marks and joiners stay with the letter before them.
fn pieces(text: &str, weight: Weight, missing: &mut BTreeSet<char>) -> Vec<(usize, String)> {
    let mut pieces: Vec<(usize, String)> = Vec::new();
    for word in text.split_inclusive(' ') {
        let weight = weight_of(word, weight);
        for c in word.chars() {
            let last = pieces.last().map(|(font, _)| *font);
            let (font, shown) = match choose(c, weight, last) {
                Some(font) => (font, c),
                None if is_invisible(c) => continue,
                None => {
                    missing.insert(c);
                    (latin(weight), '?')
                }
            };
            match pieces.last_mut() {
                Some((open, piece)) if *open == font => piece.push(shown),
                _ => pieces.push((font, shown.to_string())),
            }
        }
    }
    pieces
}

fn has(font: usize, c: char) -> bool {
    FACES.get(font).is_some_and(|face| face.glyph_index(c).is_some())
}

/// The files that have the letters of a weight.
fn own_files(weight: Weight) -> Range<usize> {
    match weight {
        Weight::Regular => REGULAR..BOLD,
        Weight::Bold => BOLD..BOLD + 1,
        Weight::Display => DISPLAY..SERIF,
        Weight::Serif => SERIF..FILES.len(),
    }
}

/// The weight of a word: one letter without serifs among others with them looks like a mistake, so the whole word has none.
fn weight_of(word: &str, weight: Weight) -> Weight {
    let fallback = match weight {
        Weight::Regular | Weight::Bold => return weight,
        Weight::Display => Weight::Bold,
        Weight::Serif => Weight::Regular,
    };
    let is_lacking = |c: char| !own_files(weight).any(|font| has(font, c)) && has(latin(fallback), c);
    if word.chars().any(is_lacking) { fallback } else { weight }
}

/// The font of a letter: that of the letter before where it may stay, otherwise the first one that has it.
fn choose(c: char, weight: Weight, last: Option<usize>) -> Option<usize> {
    if (joins(c) || c == ' ')
        && let Some(font) = last.filter(|font| has(*font, c))
    {
        return Some(font);
    }
    own_files(weight).chain(BOLD..DISPLAY).find(|font| has(*font, c))
}

fn latin(weight: Weight) -> usize {
    own_files(weight).start
}

/// Whether a character belongs to the letter before it: marks, joiners, variation selectors.
fn joins(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{591}'..='\u{5c7}' | '\u{610}'..='\u{61a}' | '\u{64b}'..='\u{65f}'
        | '\u{93a}'..='\u{94f}' | '\u{e31}'..='\u{e3a}' | '\u{e47}'..='\u{e4e}' | '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}'
        | '\u{1f3fb}'..='\u{1f3ff}' | '\u{20d0}'..='\u{20ff}')
}

/// Characters that embed, override or isolate the direction of what follows.
fn is_direction_control(c: char) -> bool {
    matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Returns whether a character is invisible, so that it is not missed when no font has it.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{2065}' | '\u{206a}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::{FACES, FILES, Weight, shape, width};

    fn fonts(text: &str) -> Vec<usize> {
        shape(text, Weight::Regular).runs.iter().map(|run| run.font).collect()
    }

    #[test]
    fn every_font_can_be_read() {
        assert_eq!(FACES.len(), FILES.len());
    }

    #[test]
    fn each_script_has_its_font_and_no_letter_is_missing() {
        assert_eq!(fonts("Nguyễn Щукин"), [0]);
        assert_eq!(fonts("שָׁלוֹם"), [2]);
        assert_eq!(fonts("王小明"), [6]);
        assert_eq!(fonts("Anna 🎉"), [0, 8]);
        let names = [
            "ليلى حداد",
            "प्रिया",
            "สมชาย น้ำใส",
            "さくら 田中",
            "민수 김",
            "Rosa 👩‍👩‍👧",
            "Flag 🇦🇹",
        ];
        for name in names {
            assert!(shape(name, Weight::Bold).missing.is_empty(), "{name}");
        }
    }

    #[test]
    fn titles_are_in_the_display_face_and_letters_that_it_lacks_in_another() {
        let fonts = |text: &str| -> Vec<usize> {
            let line = shape(text, Weight::Display);
            line.runs.iter().map(|run| run.font).collect()
        };
        assert_eq!(fonts("Anna & Ben"), [9]);
        assert_eq!(fonts("Łódź"), [10, 9, 10]);
        assert_eq!(fonts("Щукин"), [1]);
        assert_eq!(fonts("חתונה"), [2]);
        assert_eq!(fonts("Nguyễn Anh"), [9, 11, 9]);
    }

    #[test]
    fn a_word_with_a_letter_that_the_serif_face_lacks_is_regular_as_a_whole() {
        let fonts = |text: &str| -> Vec<usize> {
            let line = shape(text, Weight::Serif);
            line.runs.iter().map(|run| run.font).collect()
        };
        assert_eq!(fonts("Anna Ǧamāl"), [12, 0]);
        assert_eq!(fonts("ليلى Haddad").len(), 2);
        assert!(fonts("ليلى Haddad").contains(&12));
    }

    #[test]
    fn right_to_left_text_runs_from_right_to_left_around_numbers() {
        let line = shape("محمد 42", Weight::Regular);
        let texts: Vec<&str> = line.runs.iter().map(|run| run.text.trim()).collect();
        assert_eq!(texts, ["42", "محمد"]);
        let arabic = line.runs.last().unwrap();
        let starts: Vec<usize> = arabic.glyphs.iter().map(|glyph| glyph.range.start).collect();
        assert!(starts.is_sorted_by(|one, other| one >= other), "{starts:?}");
    }

    /// The letters of a line from left to right, as a reader sees them.
    fn seen(text: &str) -> String {
        let line = shape(text, Weight::Regular);
        let glyphs = line
            .runs
            .iter()
            .flat_map(|run| run.glyphs.iter().map(|glyph| &run.text[glyph.range.clone()]));
        glyphs.collect()
    }

    #[test]
    fn mixed_scripts_and_digits_are_drawn_in_visual_order() {
        for (text, drawn) in [
            ("שלום 123 abc", "abc 123 םולש"),
            ("abc שלום 123", "abc 123 םולש"),
            ("שלום 12:30", "12:30 םולש"),
            ("Ann (שלום) 12", "Ann (םולש) 12"),
            ("כהן, Ann", "Ann ,ןהכ"),
            ("حسن 123 abc", "abc 123 نسح"),
            ("حسن ١٢٣", "١٢٣ نسح"),
            ("Table 5 · حسن כהן", "Table 5 · ןהכ نسح"),
        ] {
            assert_eq!(seen(text), drawn, "{text}");
        }
    }

    #[test]
    fn a_bidi_control_in_a_text_reorders_nothing_and_is_not_copied() {
        let controls = ('\u{202A}'..='\u{202E}').chain('\u{2066}'..='\u{2069}');
        for control in controls {
            let text = format!("Ann {control}12 34 · Table 5");
            assert_eq!(seen(&text), "Ann 12 34 · Table 5", "{}", control.escape_unicode());
            let name = format!("שלום {control}12 34");
            assert_eq!(seen(&name), seen("שלום 12 34"), "{}", control.escape_unicode());
        }
    }

    #[test]
    fn arabic_letters_are_joined() {
        let alone = width("ل", Weight::Regular);
        assert!(width("للل", Weight::Regular) < 3.0 * alone);
    }

    #[test]
    fn a_letter_that_no_font_has_is_named() {
        let line = shape("a𐎀b", Weight::Regular);
        assert_eq!(line.missing.iter().collect::<String>(), "𐎀");
        assert_eq!(line.runs.len(), 1);
    }
}
