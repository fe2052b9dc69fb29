//! The formats in which sheets are made.

use domain::invalid::Invalid;

/// The media type of Word documents.
pub(super) const WORD_TYPE: &str = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/// The format of a sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SheetFormat {
    /// To be printed as it is.
    #[default]
    Pdf,
    /// To be changed first.
    Word,
}

impl SheetFormat {
    /// Reads the name of a format.
    pub fn parse(name: &str) -> Result<Self, Invalid> {
        [Self::Pdf, Self::Word]
            .into_iter()
            .find(|format| format.name() == name)
            .ok_or_else(|| Invalid::new("format", "Choose pdf or docx."))
    }

    /// Returns its name, which is also the ending of the file.
    pub fn name(self) -> &'static str {
        match self {
            Self::Pdf => "pdf",
            Self::Word => "docx",
        }
    }

    /// Returns its media type.
    pub(super) fn media_type(self) -> &'static str {
        match self {
            Self::Pdf => "application/pdf",
            Self::Word => WORD_TYPE,
        }
    }
}
