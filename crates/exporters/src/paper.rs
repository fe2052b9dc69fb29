//! Sheets of paper.

/// Points in a millimetre.
pub(crate) const MM: f32 = 72.0 / 25.4;
/// Points in an inch.
pub(crate) const INCH: f32 = 72.0;

/// A size of paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paper {
    /// 210 × 297 mm.
    #[default]
    A4,
    /// 297 × 420 mm.
    A3,
    /// 420 × 594 mm.
    A2,
    /// 594 × 841 mm.
    A1,
    /// 841 × 1189 mm.
    A0,
    /// 8.5 × 11 in.
    Letter,
    /// 8.5 × 14 in.
    Legal,
}

impl Paper {
    /// All sizes, by their names.
    pub const ALL: [(&'static str, Self); 7] = [
        ("A4", Self::A4),
        ("A3", Self::A3),
        ("A2", Self::A2),
        ("A1", Self::A1),
        ("A0", Self::A0),
        ("Letter", Self::Letter),
        ("Legal", Self::Legal),
    ];

    /// Reads a name without regard to case.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        let known = Self::ALL.iter().find(|(known, _)| known.eq_ignore_ascii_case(name));
        known.map(|(_, paper)| *paper)
    }

    /// Returns the name.
    #[must_use]
    pub fn name(self) -> &'static str {
        crate::name_in(&Self::ALL, self)
    }

    /// Width and height of an upright sheet, in points.
    #[must_use]
    pub fn size(self) -> (f32, f32) {
        match self {
            Self::A4 => (210.0 * MM, 297.0 * MM),
            Self::A3 => (297.0 * MM, 420.0 * MM),
            Self::A2 => (420.0 * MM, 594.0 * MM),
            Self::A1 => (594.0 * MM, 841.0 * MM),
            Self::A0 => (841.0 * MM, 1189.0 * MM),
            Self::Letter => (8.5 * INCH, 11.0 * INCH),
            Self::Legal => (8.5 * INCH, 14.0 * INCH),
        }
    }
}
