//! The bodies in the room and their places.

use domain::plan::catalogue::{CATALOGUE, Kind};
use domain::plan::{Element, ElementId, FloorPlan};

use super::*;

fn plan(elements: &str) -> FloorPlan {
    let json =
        format!(r#"{{"version":"1.0.0","canvas":{{"venueWidth":40,"venueHeight":30}},"elements":[{elements}]}}"#);
    FloorPlan::from_json(&json).unwrap().0
}

fn solids(plan: &FloorPlan) -> Vec<Solid> {
    let made = plan
        .elements()
        .iter()
        .map(|element| solid(plan, element, &Placed::from_element(element)));
    made.flatten().collect()
}

fn only(elements: &str) -> Solid {
    solids(&plan(elements)).remove(0)
}

fn forms(solid: &Solid) -> Vec<Form> {
    solid.parts.iter().map(|part| part.form).collect()
}

#[test]
fn every_kind_but_words_and_chairs_has_a_body_of_positive_size() {
    for entry in CATALOGUE {
        let element = Element::new(ElementId::parse("a").unwrap(), entry.kind).unwrap();
        let made = solid(&FloorPlan::empty("p"), &element, &Placed::from_element(&element)).unwrap();
        let bodiless = matches!(
            entry.figure,
            Figure::Text | Figure::Chair | Figure::Row | Figure::CurvedRow
        );
        assert_eq!(made.parts.is_empty(), bodiless, "{}", entry.kind);
        for part in &made.parts {
            assert!(
                part.width > 0.0 && part.depth > 0.0 && part.height > 0.0 && part.z >= -4.0,
                "{}: {part:?}",
                entry.kind
            );
        }
        assert_eq!(
            made.chairs.len(),
            usize::try_from(entry.chairs).unwrap(),
            "{}",
            entry.kind
        );
    }
}

#[test]
fn what_stands_is_about_as_high_as_the_catalogue_says() {
    for entry in CATALOGUE {
        let element = Element::new(ElementId::parse("a").unwrap(), entry.kind).unwrap();
        let made = solid(&FloorPlan::empty("p"), &element, &Placed::from_element(&element)).unwrap();
        let highest = made.parts.iter().map(|part| part.z + part.height).fold(0.0, f64::max);
        let (least, most) = (made.rise * 0.85, made.rise * 1.35 + 60.0);
        let standing = entry.rise_in >= 6.0 && !made.parts.is_empty();
        assert!(
            !standing || (least..=most).contains(&highest),
            "{} is {highest} of {}",
            entry.kind,
            made.rise
        );
    }
}

#[test]
fn every_model_is_of_a_kind_in_the_catalogue_and_none_is_there_twice() {
    let mut seen = std::collections::HashSet::new();
    for kind in model::kinds() {
        assert_eq!(Kind::parse(kind).map(Kind::as_str), Some(kind));
        assert!(seen.insert(kind), "{kind} has two models");
    }
}

#[test]
fn tables_wear_the_cloth_of_their_shape() {
    for (kind, form) in [
        ("round", Form::RoundCloth),
        ("oval", Form::RoundCloth),
        ("rectangle", Form::BoxCloth),
        ("square", Form::BoxCloth),
        ("half-moon", Form::HalfMoon),
        ("serpentine", Form::Prism),
        ("high-top", Form::StretchCloth),
    ] {
        let made = only(&format!(r#"{{"id":"t","type":"{kind}","x":100,"y":100}}"#));
        assert_eq!(forms(&made).first(), Some(&form), "{kind}");
        let body = made.parts.first().unwrap();
        assert!(body.z <= 2.0, "the cloth of a {kind} table ends near the floor");
    }
}

#[test]
fn a_serpentine_table_brings_its_outline_within_its_box() {
    let made = only(r#"{"id":"t","type":"serpentine","x":100,"y":100,"rotation":30}"#);
    let outline = &made.parts.first().unwrap().outline;
    assert!(outline.len() > 8);
    assert!(
        outline.iter().flatten().all(|share| (-1.01..=1.01).contains(share)),
        "{outline:?}"
    );
}

#[test]
fn chairs_stand_where_the_plan_has_them_and_take_the_type_of_their_table() {
    let plan = plan(r#"{"id":"t","type":"round","x":100,"y":100,"chairType":"ghost","chairs":3}"#);
    let element = plan.elements().first().unwrap();
    let placed = Placed::from_element(element);
    let made = solid(&plan, element, &placed).unwrap();
    let stand: Vec<_> = made
        .chairs
        .iter()
        .map(|c| (c.seat.to_string(), c.x, c.y, c.model))
        .collect();
    let wanted: Vec<_> = placed
        .chairs
        .iter()
        .map(|c| (c.id.to_string(), number::round(c.cx), number::round(c.cy), "ghost"))
        .collect();
    assert_eq!(stand, wanted);
}

#[test]
fn an_unknown_type_of_chair_becomes_the_usual_one_for_the_table() {
    for (kind, model) in [("round", "banquet"), ("high-top", "bar-stool")] {
        let made = only(&format!(r#"{{"id":"t","type":"{kind}","chairType":"throne"}}"#));
        assert_eq!(made.chairs.first().unwrap().model, model);
    }
    assert_eq!(chair_models().len(), CHAIR_MODELS.len());
    assert!(chair_models().iter().all(|chair| CHAIR_MODELS.contains(&chair.model)));
}

#[test]
fn every_chair_has_a_seat_that_shows_who_sits_there() {
    for chair in chair_models() {
        for parts in [&chair.near, &chair.far] {
            assert!(parts.iter().any(|part| part.seat), "{}", chair.model);
            assert!(parts.iter().any(|part| !part.seat), "{}", chair.model);
        }
    }
}

#[test]
fn colours_are_tokens_until_the_organiser_chooses_some() {
    let plain = only(r#"{"id":"t","type":"square"}"#);
    assert_eq!(plain.parts.first().unwrap().paint, "table-fill");
    let chosen = only(r##"{"id":"t","type":"square","color":"#aa3355"}"##);
    assert_eq!(chosen.parts.first().unwrap().paint, "#aa3355");
}

#[test]
fn what_stands_on_a_stage_is_as_much_higher() {
    let stage = r#"{"id":"s","type":"stage","x":100,"y":100,"width":200,"height":100}"#;
    let on = r#"{"id":"p","type":"podium","x":160,"y":130}"#;
    let beside = r#"{"id":"q","type":"podium","x":400,"y":130}"#;
    let made = solids(&plan(&format!("{stage},{on},{beside}")));
    let ground: Vec<_> = made
        .iter()
        .map(|solid| (solid.id.to_string(), solid.ground, solid.carries))
        .collect();
    assert_eq!(
        ground,
        [
            ("s".into(), 0.0, true),
            ("p".into(), 48.0, false),
            ("q".into(), 0.0, false)
        ]
    );
    assert_eq!(made[1].parts.first().unwrap().z, 48.0);
}

#[test]
fn what_is_hidden_is_not_built() {
    assert_eq!(solids(&plan(r#"{"id":"t","type":"round","hidden":true}"#)), []);
}

#[test]
fn walls_follow_the_room_with_the_floor_to_their_right() {
    let made = shell(&plan(""));
    assert_eq!(made.walls.len(), 4);
    for wall in &made.walls {
        let (from, to) = (Point::new(wall.x1, wall.y1), Point::new(wall.x2, wall.y2));
        let middle = Point::new(480.0, 360.0);
        assert!(from.to(to).cross(from.to(middle)) > 0.0, "{wall:?}");
    }
}

#[test]
fn a_door_that_touches_a_wall_opens_it() {
    let made = shell(&plan(r#"{"id":"d","type":"door","x":300,"y":0}"#));
    let top: Vec<_> = made
        .walls
        .iter()
        .filter(|wall| wall.y1 == 0.0 && wall.y2 == 0.0)
        .collect();
    let spans: Vec<_> = top.iter().map(|wall| (wall.x1, wall.x2, wall.low, wall.high)).collect();
    assert_eq!(
        spans,
        [
            (0.0, 300.0, 0.0, 216.0),
            (300.0, 372.0, 168.0, 216.0),
            (372.0, 960.0, 0.0, 216.0)
        ]
    );
}

#[test]
fn a_window_leaves_the_wall_below_it() {
    let made = shell(&plan(r#"{"id":"w","type":"window","x":300,"y":0}"#));
    assert!(made.walls.iter().any(|wall| wall.low == 0.0 && wall.high < 100.0));
}

#[test]
fn a_door_in_the_middle_of_the_room_opens_no_wall() {
    let made = shell(&plan(r#"{"id":"d","type":"door","x":300,"y":300}"#));
    assert_eq!(made.walls.len(), 4);
}

#[test]
fn a_door_in_a_corner_opens_only_the_wall_along_which_it_lies() {
    let made = shell(&plan(r#"{"id":"d","type":"door","x":0,"y":0}"#));
    let open: Vec<_> = made.walls.iter().filter(|wall| wall.low > 0.0).collect();
    assert_eq!(open.len(), 1);
    assert_eq!((open[0].y1, open[0].y2), (0.0, 0.0));
}

#[test]
fn a_mirrored_slope_rises_to_the_other_side() {
    let plain = only(r#"{"id":"r","type":"ramp","x":100,"y":100,"rotation":30}"#);
    let mirrored = only(r#"{"id":"r","type":"ramp","x":100,"y":100,"rotation":30,"flipY":true}"#);
    let slope = |made: &Solid| {
        made.parts
            .iter()
            .find(|part| part.form == Form::Wedge)
            .unwrap()
            .rotation
    };
    assert_eq!(slope(&plain), 30.0);
    assert_eq!(slope(&mirrored), 210.0);
}

#[test]
fn a_reserved_chair_says_so() {
    let made = only(
        r#"{"id":"t","type":"round","chairs":1,"chairPositions":[{"id":"t-chair-1","seatNumber":1,"seatLabel":"A","seatStatus":"reserved"}]}"#,
    );
    assert_eq!(made.chairs.first().unwrap().status, SeatStatus::Reserved);
}

#[test]
fn a_row_carries_its_own_name_and_not_that_of_its_kind() {
    let label = |more: &str| only(&format!(r#"{{"id":"r","type":"theatre-row","x":10,"y":20{more}}}"#)).label;
    assert_eq!(label(r#","sectionName":"Stalls","rowName":"C""#), "C");
    assert_eq!(label(r#","label":"Choir""#), "Choir");
    assert_eq!(label(r#","label":"Theatre row""#), "");
}
