//! What every sheet is made from, as PDF and as a Word document.

use std::collections::HashSet;

use domain::event::GuestLanguage;
use domain::mail::dates;

use crate::card::CardStock;
use crate::design::{Design, Palette, SheetStyle};
use crate::event::{EventExport, Guest, Table};
use crate::meals::MealMarks;
use crate::paper::Paper;
use crate::sections::Sections;
use crate::sheets::SheetRequest;

/// The language of sheets for staff.
pub(crate) const STAFF_LANGUAGE: GuestLanguage = GuestLanguage::En;

/// An event and how its sheet is asked for.
pub(crate) struct Made<'e> {
    pub(crate) export: &'e EventExport,
    pub(crate) paper: Paper,
    pub(crate) sections: Sections,
    pub(crate) style: SheetStyle,
    /// What place cards are printed on.
    pub(crate) stock: CardStock,
    /// When it is printed, on the clocks of the event.
    printed: String,
    only: Option<&'e HashSet<String>>,
    /// The only page that is drawn, counted from 0; all pages when absent.
    pub(crate) page: Option<usize>,
}

impl<'e> Made<'e> {
    pub(crate) fn new(export: &'e EventExport, request: SheetRequest<'e>, page: Option<usize>) -> Self {
        Self {
            export,
            paper: request.paper,
            sections: request.sections,
            style: request.style,
            stock: request.stock,
            printed: request.printed.to_owned(),
            only: request.only,
            page,
        }
    }

    /// The colours of sheets for guests.
    pub(crate) fn palette(&self) -> Palette {
        match self.style.design {
            Design::Plain => Palette::BLACK,
            Design::Classic | Design::Modern => Palette::new(self.style.colour, self.export.record.accent.as_deref()),
        }
    }

    /// The marks of the meals of all guests, so that one that is printed again keeps its mark.
    pub(crate) fn meal_marks(&self) -> MealMarks {
        MealMarks::new(&self.export.guests)
    }

    /// The guests whose cards are printed.
    pub(crate) fn cards(&self) -> Vec<&'e Guest> {
        let mut guests = self.export.placed();
        guests.retain(|guest| self.is_wanted(&guest.id));
        guests
    }

    /// The tables whose lists are printed, with their guests.
    pub(crate) fn occupied(&self) -> Vec<(&'e Table, Vec<&'e Guest>)> {
        let mut tables = self.export.occupied();
        tables.retain(|(table, _)| self.is_wanted(&table.id));
        tables
    }

    /// The tables whose signs are printed.
    pub(crate) fn signs(&self) -> impl Iterator<Item = &'e Table> {
        let tables = self.export.tables.iter();
        tables.filter(|table| self.is_wanted(&table.id))
    }

    fn is_wanted(&self, subject: &str) -> bool {
        self.only.is_none_or(|only| only.contains(subject))
    }

    /// When it is printed, in words.
    pub(crate) fn printed_in(&self, language: GuestLanguage) -> String {
        if language == STAFF_LANGUAGE {
            return self.printed.clone();
        }
        let zone = self.export.event.zone.parse().unwrap_or_default();
        let made = self.export.made_at;
        format!(
            "{}, {}",
            dates::date(made, zone, language),
            dates::time(made, zone, language)
        )
    }

    /// The title of the file.
    pub(crate) fn title(&self, title: &str) -> String {
        format!("{}: {title}", self.export.event.name)
    }
}
