//! Each template as it is applied: who sits, what the checks say, how it looks.

use std::collections::HashSet;

use domain::plan::{FloorPlan, IdMaker};
use expect_test::expect_file;

use super::{Template, templates};
use crate::checks;
use crate::svg::{self, Options};

const BASE: &str = "V1StGXR8Z5jdHi6BmyT_z";

fn applied(template: &Template) -> FloorPlan {
    let mut plan = FloorPlan::empty("Plan");
    let outcome = template.apply(&plan, None, &mut IdMaker::new(BASE).unwrap());
    assert_eq!(
        (outcome.left_out, outcome.reasons.as_slice()),
        (0, [].as_slice()),
        "{}",
        template.id
    );
    plan.apply(&outcome.command).unwrap();
    assert_eq!(outcome.seats, plan.seats().count());
    plan
}

#[test]
fn templates_are_those_of_the_specification() {
    let lines: Vec<String> = templates()
        .iter()
        .map(|t| {
            let popular = if t.popular { ", popular" } else { "" };
            format!(
                "{}: {}, {}x{}, {}{popular}",
                t.id, t.label, t.venue.width, t.venue.height, t.guest_count
            )
        })
        .collect();
    let listed = [
        "wedding-reception: Wedding Reception, 60x40, 150, popular",
        "corporate-dinner: Corporate Dinner, 50x35, 80, popular",
        "classroom: Training Room, 45x30, 60",
        "conference: Board Meeting, 35x25, 20",
        "cocktail-party: Cocktail Party, 55x40, 100, popular",
        "banquet-hall: Banquet Hall, 80x50, 250",
        "intimate-dinner: Intimate Dinner, 30x20, 24",
        "graduation: Graduation, 70x45, 300",
    ];
    // The graduation needs rows of chairs.
    let number = if crate::arrangement::has_rows() { 8 } else { 7 };
    assert_eq!(lines, listed[..number]);
}

#[test]
fn every_template_seats_its_guests_and_has_no_problem() {
    for template in templates() {
        let plan = applied(&template);
        let seats = plan.seats().count();
        assert!(
            seats >= usize::try_from(template.guest_count).unwrap(),
            "{}: {seats} seats",
            template.id
        );
        let problems = checks::check(&plan);
        assert!(problems.is_empty(), "{}: {problems:#?}", template.id);
        assert_eq!(
            (plan.canvas.venue_width, plan.canvas.venue_height),
            (template.venue.width, template.venue.height)
        );
    }
}

#[test]
fn every_template_looks_as_it_was_drawn() {
    for template in templates() {
        let options = Options {
            title: Some(template.label.to_owned()),
            ..Options::default()
        };
        let drawing = svg::plan(&applied(&template), &options);
        expect_file![format!("../../snapshots/templates/{}.svg", template.id)].assert_eq(&drawing);
    }
}

#[test]
fn ids_are_fresh_and_every_seat_is_there_once() {
    for template in templates() {
        let plan = applied(&template);
        let ids: HashSet<&str> = plan.elements().iter().map(|element| element.id.as_str()).collect();
        assert_eq!(ids.len(), plan.elements().len());
        assert!(ids.iter().all(|id| id.len() == 21 && *id != BASE));
        let seats: HashSet<&str> = plan.seats().map(|(_, chair)| chair.id.as_str()).collect();
        assert_eq!(seats.len(), plan.seats().count());
    }
}

#[test]
fn a_template_replaces_what_was_there_and_undo_brings_it_back() {
    let templates = templates();
    let mut plan = applied(&templates[0]);
    let before = plan.to_json();
    let outcome = templates[6].apply(&plan, None, &mut IdMaker::new("another_base_21_chars").unwrap());
    let back = plan.apply(&outcome.command).unwrap().inverse;
    assert_eq!((plan.canvas.venue_width, plan.tables().count()), (30.0, 6));
    plan.apply(&back).unwrap();
    assert_eq!(plan.to_json(), before);
}
