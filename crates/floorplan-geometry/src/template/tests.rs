//! Each applied template: who gets a seat, what the checks report, and how it looks.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use domain::plan::{Command, FloorPlan, IdMaker};
use domain::preset::LayoutConfig;
use expect_test::{expect, expect_file};

use super::{Template, template_or_default, templates};
use crate::checks;
use crate::fill::{self, Present};
use crate::route::Lacking;
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
    assert_eq!(lines, listed);
    for template in templates() {
        assert!(
            !template.description.is_empty() && !template.venue.name.is_empty(),
            "{}",
            template.id
        );
    }
}

#[test]
fn a_wedding_reception_is_the_layout_of_an_event_without_a_type() {
    let id = |wanted: Option<&str>| template_or_default(wanted).map(|template| template.id);
    assert_eq!(id(None), Some("wedding-reception"));
    assert_eq!(id(Some("graduation")), Some("graduation"));
    assert_eq!(id(Some("unknown")), None);
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

/// The stated number, a fifth less and a tenth more: seated, or everyone has a seat with a suggestion.
#[test]
fn every_template_seats_fewer_and_more_guests_or_offers_what_seats_them() {
    let mut lines = Vec::new();
    for template in templates() {
        let plan = applied(&template);
        let stated = template.guest_count;
        for guests in [stated, stated - stated / 5, stated + stated.div_ceil(10)] {
            let config = LayoutConfig {
                guests: Some(f64::from(guests)),
                ..template.config.clone()
            };
            let setup = config.check().unwrap();
            let mut ids = IdMaker::new("a1StGXR8Z5jdHi6BmyT_z").unwrap();
            let outcome = fill::fill(&plan, &setup, Present::Adjusted, &mut ids);
            let seats = after(&plan, &outcome.command).seats().count();
            let help = (outcome.left_out > 0).then(|| {
                let ideas = 0..fill::suggestion_count(&plan, &config);
                let mut worked_out = ideas.filter_map(|idea| {
                    fill::suggestion(&plan, &config, (Present::Adjusted, idea, outcome.seats), &mut ids)
                });
                let best = worked_out.find(|each| each.outcome.left_out == 0);
                best.unwrap_or_else(|| panic!("{}: nothing seats {guests}", template.id))
            });
            let Some(help) = help else {
                assert!(
                    seats >= usize::try_from(guests).unwrap(),
                    "{} for {guests}",
                    template.id
                );
                lines.push(format!("{} for {guests}: {seats} seats", template.id));
                continue;
            };
            let seats = after(&plan, &help.outcome.command).seats().count();
            assert!(
                seats >= usize::try_from(guests).unwrap(),
                "{} for {guests}",
                template.id
            );
            lines.push(format!("{} for {guests}: {seats} seats, {}", template.id, help.label));
        }
    }
    expect![[r#"
        wedding-reception for 150: 154 seats
        wedding-reception for 120: 122 seats
        wedding-reception for 165: 170 seats, 70 × 50 ft room: 170 fit
        corporate-dinner for 80: 84 seats
        corporate-dinner for 64: 66 seats
        corporate-dinner for 88: 90 seats
        classroom for 60: 60 seats
        classroom for 48: 48 seats
        classroom for 66: 66 seats
        conference for 20: 20 seats
        conference for 16: 20 seats
        conference for 22: 22 seats, 45 × 30 ft room: 22 fit
        cocktail-party for 100: 100 seats
        cocktail-party for 80: 80 seats
        cocktail-party for 110: 110 seats, 65 × 50 ft room: 110 fit
        banquet-hall for 250: 250 seats
        banquet-hall for 200: 200 seats
        banquet-hall for 275: 282 seats, Long tables of 8 ft × 30 in: 282 fit
        intimate-dinner for 24: 24 seats
        intimate-dinner for 20: 20 seats
        intimate-dinner for 27: 27 seats, 45 × 30 ft room: 27 fit
        graduation for 300: 301 seats
        graduation for 240: 242 seats
        graduation for 330: 330 seats"#]]
    .assert_eq(&lines.join("\n"));
}

fn after(plan: &FloorPlan, command: &Command) -> FloorPlan {
    let mut after = plan.clone();
    after.apply(command).unwrap();
    assert_eq!(checks::check_code(&after), []);
    after
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

/// Returns the contents of a template: kinds with their chairs in catalogue order, with counts.
fn inventory(plan: &FloorPlan) -> String {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for element in plan.elements() {
        let seats = match element.chairs.len() {
            0 => String::new(),
            seats => format!(" of {seats}"),
        };
        *counts.entry(format!("{}{seats}", element.kind)).or_default() += 1;
    }
    let lines: Vec<String> = counts.iter().map(|(what, count)| format!("{count} {what}")).collect();
    lines.join(", ")
}

#[test]
fn every_template_holds_what_its_kind_of_event_needs() {
    let lines: Vec<String> = templates()
        .iter()
        .map(|template| format!("{}: {}", template.id, inventory(&applied(template))))
        .collect();
    expect![[r#"
        wedding-reception: 1 bar, 1 cake-table, 1 dance-floor, 1 dj-booth, 2 emergency-exit, 1 entrance, 1 head-table of 10, 18 round of 8
        corporate-dinner: 1 bar, 1 buffet, 1 double-door, 1 entrance, 1 podium, 15 rectangle of 6, 1 screen, 1 stage
        classroom: 1 desk, 1 emergency-exit, 1 entrance, 1 flip-chart, 1 plant, 32 rectangle of 2, 1 screen, 1 whiteboard
        conference: 1 buffet, 1 entrance, 1 oval of 20, 2 plant, 1 screen, 1 whiteboard
        cocktail-party: 2 bar, 1 check-in-table, 1 coat-rack, 1 dj-booth, 2 emergency-exit, 1 entrance, 26 high-top of 4
        banquet-hall: 2 bar, 2 buffet, 1 dj-booth, 2 emergency-exit, 1 entrance, 1 head-table of 10, 24 round of 10, 1 stage
        intimate-dinner: 1 buffet, 1 entrance, 4 plant, 6 square of 4
        graduation: 2 emergency-exit, 1 entrance, 1 podium, 1 ramp, 1 screen, 1 stage, 1 stage-steps, 10 theatre-row of 14, 1 theatre-row of 8, 20 theatre-row of 9"#]].assert_eq(&lines.join("\n"));
}

#[test]
fn zones_are_purple_blue_and_green() {
    for template in templates() {
        let plan = applied(&template);
        let zones: BTreeSet<(&str, &str, &str)> = plan
            .elements()
            .iter()
            .filter_map(|element| {
                Some((
                    element.zone.as_deref()?,
                    element.color.as_deref()?,
                    element.border_color.as_deref()?,
                ))
            })
            .collect();
        let purple_blue_green = [
            ("A", "#E9D8FD", "#7C3AED"),
            ("B", "#D6E8FF", "#2563EB"),
            ("C", "#D3F3DF", "#15803D"),
        ];
        assert!(
            zones.iter().all(|zone| purple_blue_green.contains(zone)),
            "{}: {zones:?}",
            template.id
        );
        assert!(!zones.is_empty(), "{}", template.id);
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
    let before = plan.to_json().unwrap();
    let outcome = templates[6].apply(&plan, None, &mut IdMaker::new("another_base_21_chars").unwrap());
    let back = plan.apply(&outcome.command).unwrap().inverse;
    assert_eq!((plan.canvas.venue_width, plan.tables().count()), (30.0, 6));
    plan.apply(&back).unwrap();
    assert_eq!(plan.to_json().unwrap(), before);
}

#[test]
fn every_seat_of_a_template_has_a_way_and_every_table_a_step_free_one() {
    for template in templates() {
        assert_eq!(
            Lacking::from_plan(&applied(&template)),
            Lacking::default(),
            "{}",
            template.id
        );
    }
}
