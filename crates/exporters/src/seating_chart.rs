//! The seating chart: one row for each guest, with table and seat.

use std::iter;

use domain::guest::{GuestField, GuestTexts, TextKind};

use crate::csv;

/// One guest of a seating chart. Texts are written as they are; absent is empty.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ChartRow {
    /// The texts of the guest. Contact details are written only when they are chosen, and others only with a column.
    pub texts: GuestTexts,
    /// Table, by the number or label shown on the plan.
    pub table: String,
    /// Seat, by the number or label people see.
    pub seat: String,
    /// What the guest answered to the invitation.
    pub rsvp: String,
    /// Status, in the words of the product.
    pub status: String,
    /// Name of the household or group.
    pub party: String,
    /// The guest's 6-character code.
    pub lookup_code: String,
}

/// What a seating chart holds.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct ChartOptions {
    /// Email addresses and phone numbers; off unless the organiser chooses them.
    pub contact_details: bool,
}

/// What a column shows of a guest.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Column {
    Text(GuestField),
    Table,
    Seat,
    Rsvp,
    Status,
    Party,
    LookupCode,
}

/// The first columns of every file. Their order is fixed: other programs read them by position.
const COLUMNS: [(&str, Column); 12] = [
    ("First Name", Column::Text(GuestField::FirstName)),
    ("Last Name", Column::Text(GuestField::LastName)),
    ("Email", Column::Text(GuestField::Email)),
    ("Mobile", Column::Text(GuestField::Mobile)),
    ("Table", Column::Table),
    ("Seat", Column::Seat),
    ("RSVP", Column::Rsvp),
    ("Status", Column::Status),
    ("Dietary", Column::Text(GuestField::Dietary)),
    ("Special Requests", Column::Text(GuestField::SpecialRequests)),
    ("Party", Column::Party),
    ("Lookup Code", Column::LookupCode),
];

impl Column {
    fn cell(self, row: &ChartRow) -> &str {
        match self {
            Self::Text(field) => row.texts.get(field),
            Self::Table => &row.table,
            Self::Seat => &row.seat,
            Self::Rsvp => &row.rsvp,
            Self::Status => &row.status,
            Self::Party => &row.party,
            Self::LookupCode => &row.lookup_code,
        }
    }

    fn is_contact_detail(self) -> bool {
        let Self::Text(field) = self else { return false };
        matches!(field.definition().kind, TextKind::Email | TextKind::Phone)
    }
}

/// Returns heading and content of each column. Other texts follow the fixed columns; the meal only when a guest has one.
fn columns(rows: &[ChartRow], options: ChartOptions) -> Vec<(&'static str, Column)> {
    let has_meals = rows.iter().any(|row| !row.texts.meal.is_empty());
    let further = GuestField::ALL
        .iter()
        .map(|field| (field.definition(), Column::Text(*field)));
    let further = further
        .filter(|(definition, column)| definition.charted && COLUMNS.iter().all(|(_, known)| known != column))
        .map(|(definition, column)| (definition.label, column));
    let all = COLUMNS.into_iter().chain(further);
    all.filter(|(_, column)| options.contact_details || !column.is_contact_detail())
        .filter(|(_, column)| has_meals || *column != Column::Text(GuestField::Meal))
        .collect()
}

/// Returns a seating chart as CSV: UTF-8 with a byte order mark, CR LF, in the order of the rows.
///
/// Cells that a spreadsheet would run as formulas begin with an apostrophe, which import takes off again.
#[must_use]
pub fn seating_chart_csv(rows: &[ChartRow], options: ChartOptions) -> Vec<u8> {
    let columns = columns(rows, options);
    let headings = columns.iter().map(|(heading, _)| *heading).collect();
    let guests = rows
        .iter()
        .map(|row| columns.iter().map(|(_, column)| column.cell(row)).collect());
    csv::file(iter::once(headings).chain(guests))
}

#[cfg(test)]
mod tests {
    use domain::guest::GuestTexts;
    use expect_test::expect;

    use super::{ChartOptions, ChartRow, seating_chart_csv};

    fn ann() -> ChartRow {
        ChartRow {
            texts: GuestTexts {
                first_name: "Chloé".into(),
                last_name: "=Lee".into(),
                email: "ann@example.com".into(),
                mobile: "+44 7700 900001".into(),
                dietary: "Vegan".into(),
                special_requests: "Near the exit, please".into(),
                ..GuestTexts::default()
            },
            table: "1".into(),
            seat: "A".into(),
            rsvp: "attending".into(),
            status: "assigned".into(),
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
            "\u{feff}First Name,Last Name,Table,Seat,RSVP,Status,Dietary,Special Requests,Party,Lookup Code,Preferred name\r\nChloé,'=Lee,1,A,attending,assigned,Vegan,\"Near the exit, please\",Lee,K7QXM2,\r\n"
        "#]]
        .assert_debug_eq(&chart(ChartOptions::default()));
    }

    #[test]
    fn a_meal_has_a_column_when_someone_has_one() {
        let mut row = ann();
        row.texts.meal = "Braised beef".into();
        let chart = seating_chart_csv(&[ann(), row], ChartOptions::default());
        let chart = String::from_utf8(chart).unwrap();
        assert!(chart.lines().next().unwrap().contains("Meal"), "{chart}");
        assert!(chart.contains("Braised beef"));
        assert!(!self::chart(ChartOptions::default()).contains("Meal"));
    }

    #[test]
    fn chosen_contact_details_stand_beside_the_name() {
        let chart = chart(ChartOptions { contact_details: true });
        assert!(chart.contains("First Name,Last Name,Email,Mobile,Table"));
        assert!(chart.contains("'=Lee,ann@example.com,'+44 7700 900001,1,"));
    }
}
