//! The seating chart: one row for each guest, with table and seat.

use std::iter;

use crate::csv;

/// One guest of a seating chart. Texts are written as they are; absent is empty.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ChartRow {
    /// First name.
    pub first: String,
    /// Last name.
    pub last: String,
    /// E-mail address; written only with contact details.
    pub email: String,
    /// Phone number; written only with contact details.
    pub mobile: String,
    /// Table, by the number or label shown on the plan.
    pub table: String,
    /// Seat, by the number or label people see.
    pub seat: String,
    /// What the guest answered to the invitation.
    pub rsvp: String,
    /// Status, in the words of the product.
    pub status: String,
    /// Dietary needs.
    pub dietary: String,
    /// Special requests.
    pub special_requests: String,
    /// Name of the household or group.
    pub party: String,
    /// The guest's 6-character code.
    pub lookup_code: String,
}

/// What a seating chart holds.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct ChartOptions {
    /// E-mail addresses and phone numbers; off unless the organiser chooses them.
    pub contact_details: bool,
}

/// A column: its heading, whether it is a contact detail, and its cell in a row.
type Column = (&'static str, bool, fn(&ChartRow) -> &str);

const COLUMNS: [Column; 12] = [
    ("First Name", false, |row| &row.first),
    ("Last Name", false, |row| &row.last),
    ("Email", true, |row| &row.email),
    ("Mobile", true, |row| &row.mobile),
    ("Table", false, |row| &row.table),
    ("Seat", false, |row| &row.seat),
    ("RSVP", false, |row| &row.rsvp),
    ("Status", false, |row| &row.status),
    ("Dietary", false, |row| &row.dietary),
    ("Special Requests", false, |row| &row.special_requests),
    ("Party", false, |row| &row.party),
    ("Lookup Code", false, |row| &row.lookup_code),
];

/// Returns a seating chart as CSV: UTF-8 with a byte order mark, CR LF, in the order of the rows.
///
/// Cells that a spreadsheet would run as formulas begin with an apostrophe, which import takes off again.
#[must_use]
pub fn seating_chart_csv(rows: &[ChartRow], options: ChartOptions) -> Vec<u8> {
    let columns = || {
        COLUMNS
            .iter()
            .filter(|(_, contact, _)| options.contact_details || !contact)
    };
    let headings = columns().map(|(heading, _, _)| *heading).collect();
    let guests = rows.iter().map(|row| columns().map(|(_, _, cell)| cell(row)).collect());
    csv::file(iter::once(headings).chain(guests))
}

#[cfg(test)]
mod tests {
    use expect_test::expect;

    use super::{ChartOptions, ChartRow, seating_chart_csv};

    fn ann() -> ChartRow {
        ChartRow {
            first: "Chloé".into(),
            last: "=Lee".into(),
            email: "ann@example.com".into(),
            mobile: "+44 7700 900001".into(),
            table: "1".into(),
            seat: "A".into(),
            rsvp: "attending".into(),
            status: "assigned".into(),
            dietary: "Vegan".into(),
            special_requests: "Near the exit, please".into(),
            party: "Lee".into(),
            lookup_code: "K7QXM2".into(),
        }
    }

    fn chart(options: ChartOptions) -> String {
        String::from_utf8(seating_chart_csv(&[ann()], options)).unwrap()
    }

    #[test]
    fn contact_details_are_left_out_unless_chosen() {
        expect![[r#"
            "\u{feff}First Name,Last Name,Table,Seat,RSVP,Status,Dietary,Special Requests,Party,Lookup Code\r\nChloé,'=Lee,1,A,attending,assigned,Vegan,\"Near the exit, please\",Lee,K7QXM2\r\n"
        "#]]
        .assert_debug_eq(&chart(ChartOptions::default()));
    }

    #[test]
    fn chosen_contact_details_stand_beside_the_name() {
        let chart = chart(ChartOptions { contact_details: true });
        assert!(chart.contains("First Name,Last Name,Email,Mobile,Table"));
        assert!(chart.contains("'=Lee,ann@example.com,'+44 7700 900001,1,"));
    }
}
