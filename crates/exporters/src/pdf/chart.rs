//! The seating chart: the plan to scale, then the guests of each table.

use super::flow::Flow;
use super::{Drawn, PdfError, plan};
use crate::event::Guest;
use crate::listing::{self, Cell, Column, Listing as _};
use crate::made::Made;
use crate::sections::Sections;

pub(super) fn seating_chart(made: &Made<'_>) -> Result<Drawn, PdfError> {
    let sections = made.sections;
    let has_list = sections.assignments || sections.guests || sections.contacts;
    if !sections.layout && !has_list {
        return Err(PdfError::Sections);
    }
    let mut flow = Flow::empty(made, "Seating chart");
    if sections.layout {
        plan::pages(&mut flow.sheet, made);
    }
    if has_list {
        flow.page();
        let columns = columns(sections, made.export.has_meals());
        if sections.assignments {
            listing::by_table(&mut flow, made, &columns, |guest| cells(guest, sections));
        } else {
            let guests = made.export.coming();
            flow.table(&columns, guests.into_iter().map(|guest| cells(guest, sections)));
        }
    }
    flow.finish()
}

fn columns(sections: Sections, has_meals: bool) -> Vec<Column> {
    let diet = if has_meals { "Meal" } else { "Dietary" };
    let seat = sections.assignments.then_some(("Seat", 0.12));
    let diet = sections.guests.then_some((diet, 0.3));
    let contact = sections.contacts.then_some(("Contact", 0.34));
    let rest = 1.0
        - [seat, diet, contact]
            .iter()
            .flatten()
            .map(|(_, share)| share)
            .sum::<f32>();
    let columns = [seat, Some(("Guest", rest)), diet, contact].into_iter().flatten();
    columns.map(|(heading, share)| Column { heading, share }).collect()
}

fn cells(guest: &Guest, sections: Sections) -> Vec<Cell> {
    let contact = [guest.texts.email.as_str(), &guest.texts.mobile];
    let contact: Vec<&str> = contact.into_iter().filter(|text| !text.is_empty()).collect();
    let cells = [
        sections.assignments.then(|| listing::or_dash(guest.seat_label())),
        Some(Cell::Text(guest.name())),
        sections.guests.then(|| listing::or_dash(&guest.served())),
        sections.contacts.then(|| listing::or_dash(&contact.join(", "))),
    ];
    cells.into_iter().flatten().collect()
}
