//! One row's cells to one or two guests, with what was wrong in the cells.

use std::borrow::Cow;

use domain::guest::{GuestField, GuestTexts, TextKind};

use crate::draft::{Companions, Question, QuestionCode, RowDraft, Status};
use crate::field::Field;
use crate::grid::SheetRow;
use crate::limits::{LONG_TEXT, SHORT_TEXT};
use crate::name::{Named, Person, from_full, might_be_name, plus_ones, split_titles};
use crate::problem::{ProblemCode, Severity};
use crate::value::{self, cap, clean};
use crate::words::Word;

/// Column, code, message and severity of something wrong in a cell.
type CellProblem = (usize, ProblemCode, String, Severity);

/// The cells of a row by their meaning.
#[derive(Debug, Default)]
pub(super) struct Guest<'r> {
    texts: GuestTexts,
    whole: Cow<'r, str>,
    middle: Cow<'r, str>,
    suffix: Cow<'r, str>,
    plus_one: Cow<'r, str>,
    title: Cow<'r, str>,
    table: String,
    seat: String,
    party: Cow<'r, str>,
    tags: Vec<String>,
    status: Option<Status>,
    pub(super) problems: Vec<CellProblem>,
}

impl<'r> Guest<'r> {
    /// Reads and cleans the imported cells of a row.
    pub(super) fn read(row: &'r SheetRow, imported: &[(usize, Field)]) -> Self {
        let mut guest = Self::default();
        for &(column, field) in imported {
            let raw = row.cell(column);
            if raw.is_empty() {
                continue;
            }
            let cleaned = clean(raw);
            if cleaned.hidden {
                let message = "invisible characters were removed".to_owned();
                guest
                    .problems
                    .push((column, ProblemCode::HiddenCharactersRemoved, message, Severity::Note));
            }
            let text = guest.cut(column, field, cleaned.text);
            if !text.is_empty() && (cleaned.literal || !is_nothing(field, &text)) {
                guest.take(column, field, text);
            }
        }
        guest
    }

    fn cut(&mut self, column: usize, field: Field, text: Cow<'r, str>) -> Cow<'r, str> {
        let most = match field {
            // A need that is too long refuses the row later; cutting it here could lose an allergy.
            Field::DIETARY => LONG_TEXT,
            Field::Text(field) => field.definition().max,
            _ => SHORT_TEXT,
        };
        let (kept, was_cut) = cap(&text, most);
        if !was_cut {
            return text;
        }
        let message = format!("the text is longer than {most} characters and was shortened");
        self.problems
            .push((column, ProblemCode::TextCut, message, Severity::Warning));
        Cow::Owned(kept.to_owned())
    }

    fn take(&mut self, column: usize, field: Field, text: Cow<'r, str>) {
        match field {
            Field::FullName => first_filled(&mut self.whole, text),
            Field::Middle => first_filled(&mut self.middle, text),
            Field::Suffix => first_filled(&mut self.suffix, text),
            Field::Title => first_filled(&mut self.title, text),
            Field::PlusOne => first_filled(&mut self.plus_one, text),
            Field::Party => first_filled(&mut self.party, text),
            Field::Tags => self.take_tags(&text),
            Field::EMAIL => self.take_email(column, &text),
            Field::MOBILE => self.take_mobile(column, &text),
            Field::DIETARY => join(&mut self.texts.dietary, value::dietary(&text)),
            Field::MEAL => join(&mut self.texts.meal, &text),
            Field::Text(field) => self.take_text(field, &text),
            Field::Table if self.table.is_empty() => value::place(&text, Word::Table).clone_into(&mut self.table),
            Field::Seat if self.seat.is_empty() => value::place(&text, Word::Seat).clone_into(&mut self.seat),
            Field::Status => self.take_status(column, &text),
            Field::Table | Field::Seat | Field::Ignored => {}
        }
    }

    /// Long texts of several columns are joined; of short ones the clearest column counts.
    fn take_text(&mut self, field: GuestField, text: &str) {
        let slot = self.texts.get_mut(field);
        if field.definition().kind == TextKind::Lines {
            join(slot, text);
        } else if slot.is_empty() {
            text.clone_into(slot);
        }
    }

    fn take_tags(&mut self, text: &str) {
        let tags = text.split([',', ';', '|']).map(str::trim);
        for tag in tags.filter(|tag| !tag.is_empty()) {
            if !self.tags.iter().any(|known| known == tag) {
                self.tags.push(tag.to_owned());
            }
        }
    }

    fn take_email(&mut self, column: usize, text: &str) {
        if !self.texts.email.is_empty() {
            return;
        }
        let (address, problem) = value::email(text);
        address.clone_into(&mut self.texts.email);
        let message = match problem {
            None => return,
            Some(ProblemCode::EmailSeveral) => format!("\"{text}\" contains several addresses; the first was kept"),
            Some(_) => format!("\"{text}\" is not an email address; it was kept in the notes"),
        };
        self.problems.push((
            column,
            problem.unwrap_or(ProblemCode::EmailInvalid),
            message,
            Severity::Warning,
        ));
    }

    fn take_mobile(&mut self, column: usize, text: &str) {
        if self.texts.mobile.is_empty() && value::is_shortened_number(text) {
            let message = format!("a spreadsheet has shortened this number to \"{text}\"");
            self.problems
                .push((column, ProblemCode::NumberShortened, message, Severity::Warning));
        }
        self.take_text(GuestField::Mobile, text);
    }

    fn take_status(&mut self, column: usize, text: &str) {
        match value::status(text) {
            Ok(status) => self.status = self.status.or(status),
            Err(()) => {
                let message = format!("\"{text}\" was not understood; the guest is imported without an answer");
                self.problems
                    .push((column, ProblemCode::StatusUnknown, message, Severity::Note));
            }
        }
    }

    /// Returns the guests of the row: none without a name, two for a couple.
    pub(super) fn into_drafts(self, row: u32) -> Vec<RowDraft> {
        let asked = self.asked();
        let named = self.named();
        let Named {
            people,
            question,
            remark,
            plus_ones,
        } = named;
        let mut drafts: Vec<RowDraft> = Vec::with_capacity(people.len());
        let couple = people.len() > 1;
        for person in people {
            let mut draft = if drafts.is_empty() {
                self.own_values()
            } else {
                self.shared_values()
            };
            draft.row = row;
            draft.texts.first_name = join_words(&person.first, if drafts.is_empty() { &self.middle } else { "" });
            draft.texts.last_name = join_words(&person.last, &self.suffix);
            draft.title = if person.title.is_empty() && drafts.is_empty() {
                self.title.to_string()
            } else {
                person.title
            };
            draft.question = question.map(|code| ask(code, &asked));
            if couple && draft.party.is_empty() {
                draft.party.clone_from(&asked);
            }
            drafts.push(draft);
        }
        if let Some(draft) = drafts.first_mut() {
            draft.companions.unnamed = plus_ones;
            self.add_remark(draft, &remark);
            self.add_plus_one(draft);
        }
        drafts
    }

    fn asked(&self) -> String {
        if self.whole.is_empty() {
            join_words(&self.texts.first_name, &self.texts.last_name)
        } else {
            self.whole.to_string()
        }
    }

    fn named(&self) -> Named {
        if self.texts.first_name.is_empty() && self.texts.last_name.is_empty() {
            return if self.whole.is_empty() {
                Named::default()
            } else {
                from_full(&self.whole)
            };
        }
        if let Some(couple) = self.couple_in_first() {
            return couple;
        }
        let (title, first) = split_titles(&self.texts.first_name);
        let person = Person {
            title: title.into(),
            first: first.into(),
            last: self.texts.last_name.clone(),
        };
        Named {
            people: vec![person],
            ..Named::default()
        }
    }

    /// "Ben & Chloe" in the column of first names, the last name beside it.
    fn couple_in_first(&self) -> Option<Named> {
        let first = &self.texts.first_name;
        let joined = first.contains([' ', '&', '+']) && might_be_name(&first.replace(['&', '+'], " "));
        if !joined || !might_be_name(&self.texts.last_name) {
            return None;
        }
        let named = from_full(&join_words(&self.texts.first_name, &self.texts.last_name));
        (named.question == Some(QuestionCode::Couple)).then_some(named)
    }

    fn own_values(&self) -> RowDraft {
        RowDraft {
            texts: self.texts.clone(),
            seat: self.seat.clone(),
            ..self.shared_values()
        }
    }

    /// Returns the values that both of a couple share, dietary needs among them: an extra question beats a missed
    /// allergy.
    fn shared_values(&self) -> RowDraft {
        RowDraft {
            table: self.table.clone(),
            texts: GuestTexts {
                meal: self.texts.meal.clone(),
                dietary: self.texts.dietary.clone(),
                company: self.texts.company.clone(),
                ..GuestTexts::default()
            },
            party: self.party.to_string(),
            tags: self.tags.clone(),
            status: self.status,
            ..RowDraft::default()
        }
    }

    fn add_remark(&self, draft: &mut RowDraft, remark: &str) {
        if remark.is_empty() {
            return;
        }
        if draft.texts.dietary.is_empty() && value::dietary(remark) != remark {
            value::dietary(remark).clone_into(&mut draft.texts.dietary);
        } else {
            join(&mut draft.texts.notes, remark);
        }
    }

    /// Returns the companions that their column names or counts.
    fn companions(&self) -> Companions {
        let text = self.plus_one.as_ref();
        let says_yes = value::status(text) == Ok(Some(Status::Confirmed));
        if let Some(unnamed) = plus_ones(text).or(says_yes.then_some(1)) {
            return Companions {
                unnamed,
                ..Companions::default()
            };
        }
        if !might_be_name(text) {
            return Companions::default();
        }
        let people = from_full(text).people.into_iter();
        let named = people.map(|person| GuestTexts {
            first_name: person.first,
            last_name: person.last,
            ..GuestTexts::default()
        });
        Companions {
            unnamed: 0,
            named: named.collect(),
        }
    }

    /// Reads the column for companions: each one it names is asked about, and no guest is invented.
    fn add_plus_one(&self, draft: &mut RowDraft) {
        let says_none = matches!(value::status(&self.plus_one), Ok(None | Some(Status::Cancelled)));
        if !says_none {
            draft.companions = self.companions();
        }
        if draft.question.is_none() && !says_none {
            let name = join_words(&draft.texts.first_name, &draft.texts.last_name);
            draft.question = Some(ask(QuestionCode::PlusOne, &format!("{name} + {}", self.plus_one)));
        }
    }
}

fn is_nothing(field: Field, text: &str) -> bool {
    match field {
        Field::FIRST | Field::LAST | Field::FullName | Field::Status => value::is_sign_placeholder(text),
        _ => value::is_placeholder(text),
    }
}

fn first_filled<'r>(slot: &mut Cow<'r, str>, text: Cow<'r, str>) {
    if slot.is_empty() {
        *slot = text;
    }
}

fn join(slot: &mut String, text: &str) {
    if !slot.is_empty() && !text.is_empty() {
        slot.push_str("; ");
    }
    slot.push_str(text);
}

fn join_words(first: &str, second: &str) -> String {
    let space = if first.is_empty() || second.is_empty() { "" } else { " " };
    format!("{first}{space}{second}")
}

fn ask(code: QuestionCode, text: &str) -> Question {
    let message = match code {
        QuestionCode::Couple => format!("\"{text}\" names more than one guest. Each became a guest of the same party."),
        QuestionCode::PlusOne => format!("\"{text}\" mentions a companion who has no row. Who is it?"),
        QuestionCode::SingleWord => format!("\"{text}\" is one word. It was read as a first name."),
        QuestionCode::LoneName => format!("\"{text}\" is alone in its row."),
    };
    Question {
        code,
        text: text.to_owned(),
        message,
    }
}
