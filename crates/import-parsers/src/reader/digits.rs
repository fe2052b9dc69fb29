//! Number formats that show a digit at each place, such as "0000000000" or "00000 000000". They keep the leading zeros of
//! phone numbers, which a workbook stores as plain numbers.

/// Longer formats show numbers as they are.
const LONGEST: usize = 40;
/// Fewer places than this show a count or a price, whose signs say nothing about a phone number.
const FEWEST_WITH_SIGNS: usize = 6;

/// A number format of digits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct DigitFormat(Vec<Piece>);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Piece {
    /// A digit, 0 where the number has none.
    Digit,
    /// A digit where the number has one.
    OptionalDigit,
    Sign(char),
}

impl DigitFormat {
    /// Parses the part for positive numbers; `None` for a format that shows anything but digits and signs between them.
    pub(super) fn parse(code: &str) -> Option<Self> {
        if code.len() > LONGEST {
            return None;
        }
        let mut pieces = Vec::new();
        let mut characters = code.chars();
        while let Some(character) = characters.next() {
            match character {
                ';' => break,
                '0' => pieces.push(Piece::Digit),
                '#' => pieces.push(Piece::OptionalDigit),
                '\\' => pieces.push(Piece::Sign(characters.next()?)),
                '"' => pieces.extend(characters.by_ref().take_while(|quoted| *quoted != '"').map(Piece::Sign)),
                ' ' | '-' | '(' | ')' | '+' => pieces.push(Piece::Sign(character)),
                _ => return None,
            }
        }
        let digits = pieces.iter().filter(|piece| **piece == Piece::Digit).count();
        let places = pieces.iter().filter(|piece| !matches!(piece, Piece::Sign(_))).count();
        let has_signs = places < pieces.len();
        (digits > 1 && (!has_signs || places >= FEWEST_WITH_SIGNS)).then_some(Self(pieces))
    }

    /// Returns a whole number as the format shows it; `None` for other numbers.
    pub(super) fn show(&self, number: f64) -> Option<String> {
        if number < 0.0 || number.fract() != 0.0 {
            return None;
        }
        let number = format!("{number:.0}");
        let mut digits = number.chars().rev().peekable();
        let first_place = self.0.iter().position(|piece| !matches!(piece, Piece::Sign(_)))?;
        let mut shown = Vec::new();
        for (at, piece) in self.0.iter().enumerate().rev() {
            match piece {
                Piece::Digit => shown.push(digits.next().unwrap_or('0')),
                Piece::OptionalDigit => shown.extend(digits.next()),
                Piece::Sign(sign) => shown.push(*sign),
            }
            if at == first_place {
                shown.extend(digits.by_ref());
            }
        }
        Some(shown.into_iter().rev().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::DigitFormat;

    fn show(format: &str, number: f64) -> Option<String> {
        DigitFormat::parse(format)?.show(number)
    }

    #[test]
    fn formats_of_digits_keep_leading_zeros_and_signs() {
        let number = 7_700_900_002.0;
        assert_eq!(show("00000000000", number).unwrap(), "07700900002");
        assert_eq!(show("00000\\ 000000", number).unwrap(), "07700 900002");
        assert_eq!(show("\"+\"00 0000000000", 447_700_900_002.0).unwrap(), "+44 7700900002");
        assert_eq!(show("0000;-0000", 7.0).unwrap(), "0007");
        assert_eq!(show("0000", 123_456.0).unwrap(), "123456");
    }

    #[test]
    fn other_formats_and_numbers_stay_as_they_are() {
        for format in [
            "General",
            "0",
            "0.00",
            "#,##0",
            "yyyy-mm-dd",
            "00 %",
            "00-00",
            "[Red]0000",
        ] {
            assert_eq!(DigitFormat::parse(format), None, "{format}");
        }
        assert_eq!(show("0000", 1.5), None);
        assert_eq!(show("0000", -3.0), None);
    }
}
