//! The pictograms on boxes and discs: lines in a box from -1 to 1 on both axes, drawn to the size of the element.
//! `M x y` moves to a point, `L x y` draws a line, `Q cx cy x y` a curve, `O x y r` a circle whose radius is a share of
//! the shorter half side, `R x0 y0 x1 y1` a box, `Z` closes the path.

use super::path::Path;

/// The lines of the kinds that are drawn with a pictogram.
#[rustfmt::skip]
const PICTOGRAMS: &[(&str, &str)] = &[
    ("arrow", "M -0.8 0 L 0.8 0 M 0.5 -0.6 L 0.8 0 L 0.5 0.6"),
    ("armchair", "M -0.6 0.9 L -0.6 -0.5 L 0.6 -0.5 L 0.6 0.9 M -0.6 0.9 L 0.6 0.9"),
    ("balloons", "O -0.3 -0.2 0.35 O 0.35 -0.3 0.3 O 0.05 0.2 0.35 M 0.05 0.55 Q 0.15 0.75 0 0.95"),
    ("banner-stand", "M -0.9 0.5 L 0.9 0.5 M 0 0.5 L 0 -0.6"),
    ("bench", "M -0.9 -0.35 L 0.9 -0.35 M -0.9 0.2 L 0.9 0.2 M -0.9 0.6 L 0.9 0.6"),
    ("bookshelf", "M -0.5 -1 L -0.5 1 M 0 -1 L 0 1 M 0.5 -1 L 0.5 1"),
    ("booth", "M -1 1 L -1 -1 L 1 -1 L 1 1 R -0.7 0.3 0.7 0.6 R -0.85 -0.85 0.85 -0.7"),
    ("brochure-rack", "M -1 -0.4 L 1 -0.4 M -1 0.2 L 1 0.2 M 0 -1 L 0 1"),
    ("cake-table", "O 0 0 0.6 O 0 0 0.35 O 0 0 0.1"),
    ("camera", "R -0.6 -0.1 0.6 0.7 M -0.25 -0.1 L -0.4 -0.7 L 0.4 -0.7 L 0.25 -0.1"),
    ("car", "R -0.75 -0.85 0.75 0.85 M -0.6 -0.4 Q 0 -0.6 0.6 -0.4 L 0.55 -0.15 L -0.55 -0.15 Z M -0.55 0.45 L 0.55 0.45 L 0.6 0.65 L -0.6 0.65 Z"),
    ("carving-station", "O -0.3 0 0.5 M 0.3 -0.5 L 0.3 0.5 M 0.5 -0.5 L 0.5 0.5 M 0.3 0 L 0.5 0"),
    ("casino-table", "M -0.85 -0.7 L 0.85 -0.7 Q 0.8 0.6 0 0.7 Q -0.8 0.6 -0.85 -0.7 O -0.4 0.1 0.14 O 0 0.25 0.14 O 0.4 0.1 0.14"),
    ("ceremony-arch", "R -0.95 -0.6 -0.75 0.6 R 0.75 -0.6 0.95 0.6 M -0.75 -0.2 Q 0 0.9 0.75 -0.2 M -0.75 0.1 Q 0 1.3 0.75 0.1"),
    ("christmas-tree", "M 0 -0.9 L 0.24 -0.3 L 0.88 -0.28 L 0.38 0.12 L 0.55 0.73 L 0 0.38 L -0.55 0.73 L -0.38 0.12 L -0.88 -0.28 L -0.24 -0.3 Z O 0 0 0.15"),
    ("circle", ""),
    ("coat-rack", "M -0.9 0 L 0.9 0 M -0.6 -0.6 L -0.6 0.6 M -0.2 -0.6 L -0.2 0.6 M 0.2 -0.6 L 0.2 0.6 M 0.6 -0.6 L 0.6 0.6"),
    ("coffee-station", "M -0.5 -0.3 L -0.5 0.5 L 0 0.5 L 0 -0.3 Z M 0 -0.1 Q 0.25 0.1 0 0.3 O 0.55 0 0.35"),
    ("coffee-table", "R -0.85 -0.7 0.85 0.7"),
    ("defibrillator", "M -0.8 0.1 L -0.3 0.1 L -0.1 -0.7 L 0.15 0.7 L 0.3 0.1 L 0.8 0.1"),
    ("desk", "R -0.85 0.1 -0.25 0.85 M -0.1 -0.4 L 0.5 -0.4 L 0.5 0.1 L -0.1 0.1 Z"),
    ("display-case", "R -0.9 -0.7 0.9 0.7 M -0.9 -0.7 L 0.9 0.7"),
    ("dumpster", "M -1 0 L 1 0 M -0.7 -0.6 L -0.2 -0.6 M 0.2 -0.6 L 0.7 -0.6"),
    ("elevator", "M 0 -1 L 0 1 M -0.6 0.15 L -0.35 -0.25 L -0.1 0.15 Z M 0.1 -0.15 L 0.35 0.25 L 0.6 -0.15 Z"),
    ("fire-alarm", "O 0 0 0.7 O 0 0 0.3"),
    ("fire-extinguisher", "M -0.3 0.75 L -0.3 -0.2 Q -0.3 -0.45 0 -0.45 Q 0.3 -0.45 0.3 -0.2 L 0.3 0.75 Z M 0 -0.45 L 0 -0.75 L 0.5 -0.6"),
    ("fire-hose", "O 0 0 0.8 O 0 0 0.4 M 0.28 0.4 L 0.8 0.7"),
    ("fire-pit", "O 0 0 0.65 M 0 -0.5 Q 0.45 0 0 0.4 Q -0.45 0 0 -0.5"),
    ("first-aid", "M -0.2 -0.7 L 0.2 -0.7 L 0.2 -0.2 L 0.7 -0.2 L 0.7 0.2 L 0.2 0.2 L 0.2 0.7 L -0.2 0.7 L -0.2 0.2 L -0.7 0.2 L -0.7 -0.2 L -0.2 -0.2 Z"),
    ("flip-chart", "R -0.7 -0.8 0.7 0.1 M -0.4 0.1 L -0.6 0.9 M 0.4 0.1 L 0.6 0.9"),
    ("floor-lamp", "O 0 0 0.65 O 0 0 0.2"),
    ("flower-stand", "O 0 0 0.2 O 0 -0.45 0.24 O 0.43 -0.14 0.24 O 0.26 0.36 0.24 O -0.26 0.36 0.24 O -0.43 -0.14 0.24"),
    ("fountain", "O 0 0 0.75 O 0 0 0.2 M 0 -0.2 Q 0.1 -0.5 0.4 -0.5 M 0 -0.2 Q -0.1 -0.5 -0.4 -0.5"),
    ("gazebo", "M -0.7 -0.7 L 0.7 0.7 M -0.7 0.7 L 0.7 -0.7 M 0 -1 L 0 1 M -1 0 L 1 0 O 0 0 0.15"),
    ("gift-table", "R -0.35 -0.5 0.35 0.6 M 0 -0.5 L 0 0.6 M -0.35 0.05 L 0.35 0.05 M 0 -0.5 Q -0.2 -0.9 -0.25 -0.6 Q -0.2 -0.45 0 -0.5 M 0 -0.5 Q 0.2 -0.9 0.25 -0.6 Q 0.2 -0.45 0 -0.5"),
    ("grand-piano", "M -0.9 0.9 L -0.9 -0.1 Q -0.85 -0.9 -0.3 -0.9 Q 0.15 -0.85 0.2 -0.2 Q 0.3 0.2 0.9 0.3 L 0.9 0.9 Z M -0.9 0.6 L 0.9 0.6"),
    ("grill", "R -0.6 -0.7 0.6 0.7 M -0.3 -0.7 L -0.3 0.7 M 0 -0.7 L 0 0.7 M 0.3 -0.7 L 0.3 0.7"),
    ("hedge", "M -0.9 0 Q -0.75 -0.8 -0.6 0 Q -0.45 -0.8 -0.3 0 Q -0.15 -0.8 0 0 Q 0.15 -0.8 0.3 0 Q 0.45 -0.8 0.6 0 Q 0.75 -0.8 0.9 0"),
    ("information-desk", "O 0 -0.45 0.14 M 0 -0.1 L 0 0.6 M -0.08 0.6 L 0.08 0.6"),
    ("island-booth", "R -0.9 -0.9 0.9 0.9 R -0.3 -0.3 0.3 0.3 M -0.9 -0.9 L -0.6 -0.6 M 0.9 -0.9 L 0.6 -0.6 M -0.9 0.9 L -0.6 0.6 M 0.9 0.9 L 0.6 0.6"),
    ("lighting-truss", "M -1 0.5 L -0.6 -0.5 L -0.2 0.5 L 0.2 -0.5 L 0.6 0.5 L 1 -0.5"),
    ("microphone", "O 0 0 0.35 M 0 0.35 L 0 0.85"),
    ("mixing-desk", "M -0.7 -0.6 L -0.7 0.6 M -0.35 -0.6 L -0.35 0.6 M 0 -0.6 L 0 0.6 M 0.35 -0.6 L 0.35 0.6 M 0.7 -0.6 L 0.7 0.6 O -0.7 0.1 0.12 O -0.35 -0.25 0.12 O 0 0.3 0.12 O 0.35 -0.1 0.12 O 0.7 0.2 0.12"),
    ("ottoman", "O 0 0 0.7 O 0 0 0.08"),
    ("parasol", "M 0 -1 L 0 1 M -1 0 L 1 0 M -0.7 -0.7 L 0.7 0.7 M -0.7 0.7 L 0.7 -0.7 O 0 0 0.1"),
    ("parking-space", "M -0.15 0.3 L -0.15 -0.3 L 0.1 -0.3 Q 0.35 -0.3 0.35 -0.12 Q 0.35 0.05 0.1 0.05 L -0.15 0.05"),
    ("patio-heater", "O 0 0 0.6 O 0 0 0.25 M 0 -0.6 L 0 -0.9 M 0 0.6 L 0 0.9 M -0.6 0 L -0.9 0 M 0.6 0 L 0.9 0"),
    ("photo-booth", "R -0.5 -0.4 0.5 0.5 O 0 0.05 0.3 M -0.2 -0.4 L -0.12 -0.6 L 0.12 -0.6 L 0.2 -0.4"),
    ("planter", "R -0.9 -0.6 0.9 0.6 O -0.55 0 0.4 O 0 0 0.4 O 0.55 0 0.4"),
    ("podium", "M -0.8 -0.6 L 0.8 -0.6 L 0.5 0.7 L -0.5 0.7 Z"),
    ("pool-table", "R -0.88 -0.8 0.88 0.8 O -0.88 -0.8 0.1 O 0 -0.8 0.1 O 0.88 -0.8 0.1 O -0.88 0.8 0.1 O 0 0.8 0.1 O 0.88 0.8 0.1"),
    ("portable-toilet", "R -0.35 0.2 0.35 0.75 M -0.35 0.2 Q -0.4 -0.6 0 -0.6 Q 0.4 -0.6 0.35 0.2"),
    ("present-pile", "R -0.8 0 0.1 0.8 M -0.35 0 L -0.35 0.8 R 0 -0.7 0.8 0 M 0.4 -0.7 L 0.4 0"),
    ("projector", "R -0.7 -0.3 0.7 0.6 O 0 0.15 0.3 M -0.2 -0.3 L -0.4 -0.9 M 0.2 -0.3 L 0.4 -0.9"),
    ("pumpkin", "M 0 -0.6 Q -0.5 0 0 0.7 M 0 -0.6 Q 0.5 0 0 0.7 M 0 -0.6 L 0.1 -0.9"),
    ("ramp", "M 0 0.8 L 0 -0.7 M -0.4 -0.5 L 0 -0.7 L 0.4 -0.5"),
    ("recycling-bin", "M -0.5 0.4 L 0 -0.6 L 0.5 0.4 Z"),
    ("riser", "M -1 -0.33 L 1 -0.33 M -1 0.33 L 1 0.33"),
    ("room-divider", "M -0.9 0.4 L -0.45 -0.4 L 0 0.4 L 0.45 -0.4 L 0.9 0.4"),
    ("rug", "R -0.9 -0.85 0.9 0.85 R -0.75 -0.65 0.75 0.65"),
    ("runway", "M 0 -0.85 L 0 0.85 M -1 0.9 L 1 0.9"),
    ("screen", "M -0.95 0 L 0.95 0"),
    ("security", "M 0 -0.8 L 0.7 -0.5 Q 0.7 0.4 0 0.85 Q -0.7 0.4 -0.7 -0.5 Z"),
    ("side-table", "O 0 0 0.75"),
    ("snowman", "O 0 0.3 0.5 O 0 -0.4 0.35 O -0.12 -0.45 0.05 O 0.12 -0.45 0.05"),
    ("sofa", "M -0.8 0.85 L -0.8 -0.4 L 0.8 -0.4 L 0.8 0.85 M 0 -0.4 L 0 0.85"),
    ("speaker", "O 0 0.25 0.45 O 0 -0.55 0.2"),
    ("staff", "O 0 -0.3 0.4 M -0.75 0.85 Q -0.7 0.2 0 0.2 Q 0.7 0.2 0.75 0.85"),
    ("television", "M -0.9 0.3 L 0.9 0.3 M -0.4 -0.6 L 0.4 -0.6"),
    ("tent", "M -1 -1 L 1 1 M -1 1 L 1 -1 O 0 0 0.08"),
    ("trash-can", "O 0 0 0.7 M -0.35 0 L 0.35 0"),
    ("van", "R -0.85 -0.95 0.85 0.95 M -0.7 -0.65 L 0.7 -0.65 L 0.65 -0.45 L -0.65 -0.45 Z M -0.85 -0.35 L 0.85 -0.35"),
    ("water-station", "M 0 -0.7 Q 0.6 0.1 0.4 0.4 Q 0 0.9 -0.4 0.4 Q -0.6 0.1 0 -0.7"),
    ("whiteboard", "M -0.9 0.3 L 0.9 0.3 M -0.2 -0.5 L 0.2 -0.5"),
    ("window", "M -1 0 L 1 0"),
];

/// Draws the pictogram of a kind into a box of these half sides, centred `down` units below the centre of the path's
/// frame; adds nothing for a kind without a pictogram.
pub(super) fn draw(path: Path<'_>, kind: &str, half_width: f64, half_height: f64, down: f64) -> String {
    let scale = Scale {
        half_width,
        half_height,
        down,
    };
    let found = PICTOGRAMS.iter().find(|(name, _)| *name == kind);
    let mut words = found.map_or("", |(_, lines)| lines).split_ascii_whitespace();
    let mut path = path;
    while let Some(word) = words.next() {
        path = scale.step(path, word, &mut words);
    }
    path.finish()
}

struct Scale {
    half_width: f64,
    half_height: f64,
    down: f64,
}

impl Scale {
    fn step<'w, 'f>(&self, path: Path<'f>, word: &str, words: &mut impl Iterator<Item = &'w str>) -> Path<'f> {
        let mut number = || words.next().and_then(|word| word.parse::<f64>().ok()).unwrap_or(0.0);
        let mut place = || (number() * self.half_width, number() * self.half_height + self.down);
        match word {
            "M" => {
                let (x, y) = place();
                path.move_to(x, y)
            }
            "L" => {
                let (x, y) = place();
                path.line_to(x, y)
            }
            "Q" => {
                let ((control_x, control_y), (x, y)) = (place(), place());
                path.curve_to(control_x, control_y, x, y)
            }
            "R" => {
                let ((x0, y0), (x1, y1)) = (place(), place());
                path.rectangle(x0, y0, x1, y1)
            }
            "O" => {
                let (x, y) = place();
                path.circle(x, y, number() * self.half_width.min(self.half_height))
            }
            _ => path.close(),
        }
    }
}

#[cfg(test)]
mod tests {
    use domain::plan::catalogue::{CATALOGUE, Figure};

    use super::*;

    #[test]
    fn every_kind_that_is_drawn_with_a_pictogram_has_one_and_only_those() {
        for entry in CATALOGUE {
            let needs = matches!(entry.figure, Figure::Picture | Figure::Disc | Figure::Booth);
            let number = PICTOGRAMS.iter().filter(|(kind, _)| *kind == entry.kind).count();
            assert_eq!(number, usize::from(needs), "{}", entry.kind);
        }
        for (kind, _) in PICTOGRAMS {
            assert!(CATALOGUE.iter().any(|entry| entry.kind == *kind), "{kind} is no kind");
        }
    }

    #[test]
    fn pictograms_are_spelled_right_and_stay_in_their_box() {
        for (kind, lines) in PICTOGRAMS {
            let words: Vec<&str> = lines.split_ascii_whitespace().collect();
            let mut rest = words.as_slice();
            while let Some((word, others)) = rest.split_first() {
                let count = match *word {
                    "M" | "L" => 2,
                    "O" => 3,
                    "Q" | "R" => 4,
                    "Z" => 0,
                    _ => panic!("{kind}: '{word}' is no step"),
                };
                let numbers: Vec<f64> = others[..count].iter().map(|n| n.parse().unwrap()).collect();
                let control = usize::from(*word == "Q") * 2;
                assert!(
                    numbers[control..].iter().all(|n| n.abs() <= 1.0),
                    "{kind}: {word} {numbers:?}"
                );
                rest = &others[count..];
            }
        }
    }
}
