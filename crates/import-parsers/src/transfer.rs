//! A document on its way from the process that reads it to the server, in pieces of at most one row. The server counts
//! what it receives as it receives it, so its limits hold regardless of what the other process sends.

use serde::{Deserialize, Serialize};

use crate::budget::{Budget, too_much_text};
use crate::grid::{Document, Sheet, SheetRow};
use crate::kind::Kind;
use crate::limits::Limits;
use crate::problem::{Refusal, RowProblem};

/// A part of the outcome of reading a document.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Piece {
    /// The document was refused; nothing follows.
    Refused(Refusal),
    /// A document begins.
    Document(Kind),
    /// A sheet begins.
    Sheet {
        /// Its name.
        name: String,
        /// The organiser has hidden it.
        hidden: bool,
        /// What was wrong while reading it.
        problems: Vec<RowProblem>,
    },
    /// The next row of the last sheet.
    Row(SheetRow),
    /// The document is complete.
    End,
}

/// Returns the pieces of an outcome, in order.
pub fn pieces(outcome: Result<Document, Refusal>) -> impl Iterator<Item = Piece> {
    let (document, refused) = match outcome {
        Ok(document) => (Some(document), None),
        Err(refusal) => (None, Some(Piece::Refused(refusal))),
    };
    let of_document = document.into_iter().flat_map(|document| {
        let sheets = document.sheets.into_iter().flat_map(pieces_of_sheet);
        let begin = std::iter::once(Piece::Document(document.kind));
        begin.chain(sheets).chain(std::iter::once(Piece::End))
    });
    refused.into_iter().chain(of_document)
}

fn pieces_of_sheet(sheet: Sheet) -> impl Iterator<Item = Piece> {
    let head = Piece::Sheet {
        name: sheet.name,
        hidden: sheet.hidden,
        problems: sheet.problems,
    };
    std::iter::once(head).chain(sheet.rows.into_iter().map(Piece::Row))
}

/// Puts the pieces of a document together, within the limits.
#[derive(Debug)]
pub struct Assembly<'l> {
    budget: Budget<'l>,
    document: Option<Document>,
}

impl<'l> Assembly<'l> {
    /// Starts without a piece.
    #[must_use]
    pub fn new(limits: &'l Limits) -> Self {
        Self {
            budget: Budget::new(limits),
            document: None,
        }
    }

    /// Takes the next piece. Returns the document when it is complete.
    ///
    /// # Errors
    /// Returns the [`Refusal`] of the other process, or one of its own when the pieces exceed a limit or do not follow each
    /// other.
    pub fn take(&mut self, piece: Piece) -> Result<Option<Document>, Refusal> {
        match piece {
            Piece::Refused(refusal) => return Err(refusal),
            Piece::Document(kind) => {
                self.document = Some(Document {
                    kind,
                    sheets: Vec::new(),
                });
            }
            Piece::Sheet { name, hidden, problems } => {
                self.budget.add_sheet()?;
                let sheet = Sheet {
                    hidden,
                    problems,
                    ..Sheet::named(&name)
                };
                self.document.as_mut().ok_or_else(disordered)?.sheets.push(sheet);
            }
            Piece::Row(row) => {
                let sheets = self.document.as_mut().map(|document| &mut document.sheets);
                let last = sheets.and_then(|sheets| sheets.last_mut()).ok_or_else(disordered)?;
                last.push(row, &mut self.budget)?;
            }
            Piece::End => return self.document.take().map(Some).ok_or_else(disordered),
        }
        Ok(None)
    }
}

impl Assembly<'_> {
    /// Returns the refusal of a document whose pieces are longer than any within the limits.
    #[must_use]
    pub fn too_long(&self) -> Refusal {
        too_much_text(self.budget.limits)
    }
}

fn disordered() -> Refusal {
    Refusal::damaged("its tables cannot be put together")
}

#[cfg(test)]
mod tests {
    use super::{Assembly, Piece, pieces};
    use crate::grid::{Document, Sheet, SheetRow};
    use crate::kind::Kind;
    use crate::limits::Limits;
    use crate::problem::{Refusal, RefusalCode};

    fn row(number: u32, cells: &[&str]) -> SheetRow {
        SheetRow::new(number, cells.iter().map(|cell| (*cell).to_owned()).collect())
    }

    fn document() -> Document {
        let guests = Sheet {
            rows: vec![row(1, &["Name"]), row(4, &["Ann \"Bo\" Lee", "", "1"])],
            ..Sheet::named("Guests")
        };
        let archive = Sheet {
            hidden: true,
            ..Sheet::named("Archive")
        };
        Document {
            kind: Kind::Xlsx,
            sheets: vec![guests, archive],
        }
    }

    fn sent(outcome: Result<Document, Refusal>, limits: &Limits) -> Result<Document, Refusal> {
        let mut assembly = Assembly::new(limits);
        for piece in pieces(outcome) {
            let text = serde_json::to_string(&piece).unwrap();
            if let Some(document) = assembly.take(serde_json::from_str(&text).unwrap())? {
                return Ok(document);
            }
        }
        panic!("the document has no end");
    }

    #[test]
    fn a_document_and_a_refusal_arrive_as_they_were_sent() {
        assert_eq!(sent(Ok(document()), &Limits::default()), Ok(document()));
        let refusal = Refusal::damaged("it is cut off");
        assert_eq!(sent(Err(refusal.clone()), &Limits::default()), Err(refusal));
    }

    #[test]
    fn what_arrives_is_counted_again() {
        let small = Limits::default();
        for (limits, part) in [
            (Limits { cells: 3, ..small }, "more than 3 cells"),
            (
                Limits {
                    text_bytes: 16,
                    ..small
                },
                "more than 0 MB of text",
            ),
            (Limits { sheets: 1, ..small }, "more than 1 worksheets"),
            (Limits { columns: 2, ..small }, "more than 2 columns"),
        ] {
            let refusal = sent(Ok(document()), &limits).unwrap_err();
            assert_eq!(refusal.code, RefusalCode::TooLarge);
            assert!(refusal.message.contains(part), "{}", refusal.message);
        }
    }

    #[test]
    fn pieces_out_of_order_and_endless_rows_are_refused() {
        let limits = Limits::default();
        for piece in [Piece::Row(row(1, &["a"])), Piece::End] {
            assert_eq!(
                Assembly::new(&limits).take(piece).unwrap_err().code,
                RefusalCode::Damaged
            );
        }
        let cells = vec![r#""""#; 20_000].join(",");
        let text = format!(r#"{{"Row":{{"number":1,"cells":[{cells}],"mark":"none"}}}}"#);
        assert!(serde_json::from_str::<Piece>(&text).is_err());
    }
}
