//! The cover of rooms of every kind.

use std::collections::HashSet;

use domain::plan::{FloorPlan, IdMaker};

use super::cover;
use crate::palette::Theme;
use crate::template::templates;

fn hall(id: &str) -> FloorPlan {
    let mut plan = FloorPlan::empty("");
    let template = templates().into_iter().find(|template| template.id == id).unwrap();
    let mut ids = IdMaker::new("V1StGXR8Z5jdHi6BmyT_z").unwrap();
    let outcome = template.apply(&plan, None, &mut ids);
    plan.apply(&outcome.command).unwrap();
    plan
}

#[test]
fn every_template_has_a_cover_of_finite_numbers_that_fits_a_page() {
    for template in templates() {
        let plan = hall(template.id);
        for theme in [Theme::Light, Theme::Dark] {
            let svg = cover(&plan, &HashSet::new(), theme);
            assert!(!svg.contains("NaN") && !svg.contains("inf"), "{}", template.id);
            assert!(svg.len() < 400_000, "{}: {} bytes", template.id, svg.len());
        }
    }
}

#[test]
fn seats_that_are_taken_have_a_colour_of_their_own() {
    let plan = hall("intimate-dinner");
    let free = cover(&plan, &HashSet::new(), Theme::Light);
    let seat = plan.seats().next().unwrap().1.id.clone();
    let taken = cover(&plan, &HashSet::from([seat]), Theme::Light);
    let green = |svg: &str| svg.matches("rgb(18,105,74)").count();
    // Fill and seam of one seat.
    assert_eq!((green(&free), green(&taken)), (0, 2));
}

#[test]
fn an_empty_room_has_a_floor_and_the_walls_behind_it() {
    let svg = cover(&FloorPlan::empty(""), &HashSet::new(), Theme::Light);
    assert!(svg.matches("<path").count() >= 4);
}
