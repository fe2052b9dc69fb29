//! What a layout is made from: the words of the setup panel (`words`), its numbers and their limits (`config`), trade
//! sizes of tables (`sizes`), and the presets that come with the product.
//!
//! People enter inches here, as tables and chairs are sold; a checked [`Setup`] holds plan units.

use serde::Serialize;

mod config;
mod sizes;
mod words;

pub use config::{ChairSize, LayoutConfig, Setup};
pub use sizes::{EDGE_PER_GUEST, QUICK_SIZES, QuickSize, TableSize, capacity, table_sizes};
pub use words::{Arrangement, ChairType, Layout, TableType};

/// A named configuration of the setup panel.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Preset {
    /// Names it in storage and in the picker's value.
    pub id: &'static str,
    /// What people read.
    pub label: &'static str,
    /// What it sets.
    pub config: LayoutConfig,
}

/// Returns the default and the four built-in presets (specification, section 9), the default first.
pub fn presets() -> Vec<Preset> {
    let round = LayoutConfig::default();
    vec![
        Preset {
            id: "default",
            label: "Default",
            config: round.clone(),
        },
        Preset {
            id: "wedding-reception",
            label: "Wedding Reception",
            config: LayoutConfig {
                chairs_per_table: 10.0,
                ..round.clone()
            },
        },
        Preset {
            id: "corporate-meeting",
            label: "Corporate Meeting",
            config: LayoutConfig {
                table_type: "rectangle".to_owned(),
                table_size: 96.0,
                chair_type: "banquet".to_owned(),
                chairs_per_table: 12.0,
                arrangement_type: "boardroom".to_owned(),
                space_between_rows: 48.0,
                space_between_columns: 48.0,
                ..round.clone()
            },
        },
        Preset {
            id: "classroom-training",
            label: "Classroom Training",
            config: LayoutConfig {
                table_type: "rectangle".to_owned(),
                chair_type: "folding".to_owned(),
                chairs_per_table: 2.0,
                arrangement_type: "classroom".to_owned(),
                layout: "classroom".to_owned(),
                space_between_rows: 48.0,
                space_between_columns: 24.0,
                ..round.clone()
            },
        },
        Preset {
            id: "cocktail-party",
            label: "Cocktail Party",
            config: LayoutConfig {
                table_size: 48.0,
                chair_type: "ghost".to_owned(),
                chairs_per_table: 0.0,
                layout: "staggered".to_owned(),
                space_between_rows: 96.0,
                space_between_columns: 96.0,
                ..round
            },
        },
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Type, size, chair, chairs, arrangement and spacing, as the specification lists them.
    fn listed(config: &LayoutConfig) -> String {
        format!(
            "{} {}, {}, {} chairs, {}, {}/{}",
            config.table_type,
            config.table_size,
            config.chair_type,
            config.chairs_per_table,
            config.arrangement_type,
            config.space_between_rows,
            config.space_between_columns
        )
    }

    #[test]
    fn presets_are_those_of_the_specification_and_can_be_used() {
        let presets = presets();
        let lines: Vec<String> = presets
            .iter()
            .map(|preset| format!("{}: {}", preset.label, listed(&preset.config)))
            .collect();
        assert_eq!(
            lines,
            [
                "Default: round 72, chiavari, 8 chairs, full, 72/72",
                "Wedding Reception: round 72, chiavari, 10 chairs, full, 72/72",
                "Corporate Meeting: rectangle 96, banquet, 12 chairs, boardroom, 48/48",
                "Classroom Training: rectangle 72, folding, 2 chairs, classroom, 48/24",
                "Cocktail Party: round 48, ghost, 0 chairs, full, 96/96",
            ]
        );
        for preset in presets {
            assert!(preset.config.check().is_ok(), "{}", preset.label);
        }
        let size = LayoutConfig::default().chair_size;
        assert_eq!((size.width, size.height), (24.0, 24.0));
    }
}
