//! Corridors with bends and necks, and the property that anyone narrower than the width gets everywhere.

use proptest::prelude::*;

use super::*;
use crate::angle::Degrees;
use crate::clearance::Clearance;
use crate::point::Frame;
use crate::room::Room;

fn floor(corners: &[(f64, f64)]) -> Vec<Point> {
    corners.iter().map(|(x, y)| Point::new(*x, *y)).collect()
}

/// Measures a floor as it is, reversed, mirrored, and turned by odd angles; all must agree.
fn width_of(corners: &[(f64, f64)]) -> f64 {
    let floor = floor(corners);
    let measured = width(&floor);
    let back: Vec<Point> = floor.iter().rev().copied().collect();
    let mirrored: Vec<Point> = floor.iter().map(|p| Point::new(-p.x, p.y)).collect();
    assert!((width(&back) - measured).abs() < 0.1, "backwards");
    assert!((width(&mirrored) - measured).abs() < 0.1, "mirrored");
    for turn in [7.3, 45.0, 90.0, 211.0] {
        let turned = width(&turned(&floor, turn));
        assert!(
            (turned - measured).abs() < 0.1,
            "{turned} when turned by {turn}, not {measured}"
        );
    }
    measured
}

fn turned(floor: &[Point], turn: f64) -> Vec<Point> {
    let frame = Frame::new(Point::new(300.0, -40.0), Degrees(turn));
    floor.iter().map(|p| frame.to_plan(*p)).collect()
}

fn near(value: f64, wanted: f64) {
    assert!((value - wanted).abs() < 0.1, "{value} is not {wanted}");
}

#[test]
fn a_straight_floor_is_as_wide_as_the_distance_of_its_long_walls() {
    near(width_of(&[(0.0, 0.0), (500.0, 0.0), (500.0, 88.0), (0.0, 88.0)]), 88.0);
    near(width_of(&[(0.0, 0.0), (88.0, 0.0), (88.0, 88.0), (0.0, 88.0)]), 88.0);
    near(
        width_of(&[(0.0, 0.0), (250.0, 0.0), (500.0, 0.0), (500.0, 88.0), (0.0, 88.0)]),
        88.0,
    );
    assert_eq!(width(&[]), 0.0);
}

#[test]
fn a_bent_floor_is_as_wide_as_its_narrower_leg() {
    let l = |a: f64, b: f64| [(0.0, 0.0), (400.0, 0.0), (400.0, b), (a, b), (a, 300.0), (0.0, 300.0)];
    near(width_of(&l(88.0, 88.0)), 88.0);
    near(width_of(&l(60.0, 88.0)), 60.0);
    near(width_of(&l(120.0, 70.0)), 70.0);
}

#[test]
fn a_branching_floor_is_as_wide_as_its_narrowest_arm() {
    let t = |stem: f64| {
        let (left, right) = (200.0 - stem / 2.0, 200.0 + stem / 2.0);
        let bar = [(0.0, 0.0), (400.0, 0.0), (400.0, 90.0), (right, 90.0)];
        [
            bar.as_slice(),
            &[(right, 300.0), (left, 300.0), (left, 90.0), (0.0, 90.0)],
        ]
        .concat()
    };
    near(width_of(&t(88.0)), 88.0);
    near(width_of(&t(40.0)), 40.0);
    near(width_of(&t(150.0)), 90.0);
}

#[test]
fn the_hollow_of_a_u_is_no_floor() {
    let outer = [(0.0, 0.0), (300.0, 0.0), (300.0, 400.0), (200.0, 400.0)];
    let u = [
        outer.as_slice(),
        &[(200.0, 90.0), (100.0, 90.0), (100.0, 400.0), (0.0, 400.0)],
    ]
    .concat();
    near(width_of(&u), 90.0);
    // Legs near each other: the wall between them is thin, but the floor is not narrow.
    let thin = [
        (0.0, 0.0),
        (210.0, 0.0),
        (210.0, 400.0),
        (110.0, 400.0),
        (110.0, 95.0),
        (100.0, 95.0),
    ];
    near(
        width_of(&[thin.as_slice(), &[(100.0, 400.0), (0.0, 400.0)]].concat()),
        95.0,
    );
}

#[test]
fn the_neck_of_an_s_is_found_between_its_inner_corners() {
    let s = |neck: f64| {
        let lower = [(0.0, 0.0), (200.0, 0.0), (200.0, 100.0 - neck), (400.0, 100.0 - neck)];
        [
            lower.as_slice(),
            &[
                (400.0, 200.0),
                (200.0 - neck, 200.0),
                (200.0 - neck, 100.0),
                (0.0, 100.0),
            ],
        ]
        .concat()
    };
    near(width_of(&s(30.0)), 30.0 * std::f64::consts::SQRT_2);
    let corner = 60.0 * std::f64::consts::SQRT_2;
    near(width_of(&s(60.0)), corner);
    let walls = [
        (0.0, 0.0),
        (300.0, 0.0),
        (300.0, 60.0),
        (340.0, 60.0),
        (340.0, 0.0),
        (700.0, 0.0),
    ];
    let dumbbell = [
        walls.as_slice(),
        &[
            (700.0, 200.0),
            (320.0, 200.0),
            (320.0, 95.0),
            (319.0, 200.0),
            (0.0, 200.0),
        ],
    ];
    near(width_of(&dumbbell.concat()), 35.0);
}

#[test]
fn a_floor_that_narrows_is_as_wide_as_at_its_narrow_end() {
    let narrow = width_of(&[(0.0, 0.0), (500.0, -30.0), (500.0, 130.0), (0.0, 100.0)]);
    // The disc that touches the end wall has its centre a little inside.
    assert!((100.0..107.0).contains(&narrow), "{narrow}");
}

#[test]
fn cut_corners_and_round_ends_do_not_make_a_floor_narrow() {
    let cut = [
        (0.0, 10.0),
        (10.0, 0.0),
        (490.0, 0.0),
        (500.0, 4.0),
        (500.0, 88.0),
        (20.0, 88.0),
        (0.0, 80.0),
    ];
    near(width_of(&cut), 88.0);
    let slanted = [(0.0, 0.0), (500.0, 0.0), (588.0, 88.0), (88.0, 88.0)];
    near(width_of(&slanted), 88.0);
    let bow = |middle: f64, from: f64| {
        (0..=24).map(move |step| {
            let (sin, cos) = libm::sincos((from + 7.5 * f64::from(step)).to_radians());
            (middle + 44.0 * cos, 44.0 + 44.0 * sin)
        })
    };
    let round: Vec<(f64, f64)> = bow(444.0, -90.0).chain(bow(44.0, 90.0)).collect();
    let measured = width_of(&round);
    assert!((86.0..88.1).contains(&measured), "{measured}");
}

#[test]
fn a_curved_floor_keeps_its_width() {
    let bow = |radius: f64| {
        (0..=30)
            .map(move |step| libm::sincos(f64::from(step) * 0.09))
            .map(move |(s, c)| (radius * c, radius * s))
    };
    let inner: Vec<(f64, f64)> = bow(200.0).collect();
    let ring: Vec<(f64, f64)> = bow(290.0).chain(inner.into_iter().rev()).collect();
    let measured = width_of(&ring);
    assert!((89.0..90.1).contains(&measured), "{measured}");
}

#[test]
fn a_form_without_facing_walls_is_as_wide_as_the_largest_disc_in_it() {
    near(width_of(&[(0.0, 0.0), (400.0, 0.0), (0.0, 300.0)]), 200.0);
}

#[test]
fn a_step_that_nobody_sees_is_no_neck() {
    let step = [
        (0.0, 0.0),
        (120.0, 0.0),
        (120.0, 90.0),
        (60.0, 90.0),
        (60.0, 89.99),
        (0.0, 89.99),
    ];
    near(width_of(&step), 89.99);
}

/// A hall of columns with a floor and a ceiling each, every one open to the next.
fn hall() -> impl Strategy<Value = Vec<Point>> {
    let column = (60.0..160.0_f64, 0.0..90.0_f64, 130.0..240.0_f64);
    (prop::collection::vec(column, 2..7), 0.0..360.0_f64).prop_map(|(columns, turn)| {
        let (mut x, mut upper, mut lower) = (0.0, Vec::new(), Vec::new());
        for (wide, low, high) in columns {
            upper.extend([Point::new(x, low), Point::new(x + wide, low)]);
            lower.extend([Point::new(x, high), Point::new(x + wide, high)]);
            x += wide;
        }
        lower.reverse();
        turned(&[upper, lower].concat(), turn)
    })
}

/// Returns whether all places with at least `room` around them are connected. On the way there may be two cells of the
/// grid less: towards a corner the places with room end in a tip, whose last cells may not touch.
fn in_one_piece(corners: &[Point], room: f64) -> bool {
    let bounds = Rect::around_points(corners.iter().copied()).unwrap();
    let clearance = Clearance::new(
        &Room {
            corners: corners.to_vec(),
            bounds,
        },
        &[],
    );
    let wide = clearance.places_in(bounds, room);
    let first: Vec<Point> = wide.first().copied().into_iter().collect();
    let reach = clearance.reach(&first, room - 2.0 * clearance.cell(), f64::INFINITY);
    wide.iter().all(|place| reach.reaches(*place))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn whoever_is_narrower_gets_everywhere_and_the_narrowest_place_is_real(corners in hall()) {
        let measured = width(&corners);
        prop_assert!(in_one_piece(&corners, measured / 2.0 - 1.0), "{measured}");
        // The narrowest part has room for that much.
        prop_assert!(measured <= largest_disc(&corners) + 0.2, "{measured}");
        prop_assert!(measured >= 30.0, "columns share 40 units at least: {measured}");
    }
}
