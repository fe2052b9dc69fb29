//! Properties of templates: for every setup, a template never has overlaps, leaves its room or blocks a way.

use domain::plan::{FloorPlan, IdMaker};
use domain::preset::{Arrangement, ChairSize, Layout, LayoutConfig, TableType};
use proptest::prelude::*;

use super::templates;
use crate::checks;

prop_compose! {
    /// Every configuration that the setup panel accepts, from the smallest values to the largest.
    fn config()(
        table in 0..TableType::ALL.len(), size in 12.0..=240.0_f64, depth in prop::option::of(12.0..=240.0_f64),
        chair in 12.0..=36.0_f64, chairs in 0..=20_u32, layout in 0..Layout::ALL.len(), arrangement in 0..Arrangement::ALL.len(),
        rows in 0.0..=240.0_f64, columns in 0.0..=240.0_f64, aisle in 44.0..=240.0_f64,
    ) -> LayoutConfig {
        LayoutConfig {
            table_type: TableType::ALL[table].as_str().to_owned(),
            table_size: size.round(),
            table_depth: depth.map(f64::round),
            chair_size: ChairSize { width: chair.round(), height: chair.round() },
            chairs_per_table: f64::from(chairs),
            layout: Layout::ALL[layout].as_str().to_owned(),
            arrangement_type: Arrangement::ALL[arrangement].as_str().to_owned(),
            space_between_rows: rows.round(),
            space_between_columns: columns.round(),
            aisle: aisle.round(),
            ..LayoutConfig::default()
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn a_template_with_any_setup_has_no_problem(which in 0..8_usize, config in config()) {
        let template = &templates()[which];
        let mut plan = FloorPlan::empty("");
        let mut ids = IdMaker::new("V1StGXR8Z5jdHi6BmyT_z").unwrap();
        let outcome = template.apply(&plan, Some(&config.check().unwrap()), &mut ids);
        plan.apply(&outcome.command).unwrap();
        prop_assert_eq!(checks::check_code(&plan), vec![], "{}", template.id);
        prop_assert_eq!(plan.seats().count(), outcome.seats);
        let asked = f64::from(template.guest_count);
        // The last table may have free chairs.
        prop_assert!(u32::try_from(outcome.seats).map(f64::from).unwrap() < asked + config.chairs_per_table.max(1.0));
    }
}
