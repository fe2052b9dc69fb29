//! The categories of the palette, their groups and the colours of their kinds.

use serde::Serialize;

/// The category of a kind (names and order of the specification).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Category {
    /// Tables & Seating.
    Tables,
    /// Trade Show.
    Trade,
    /// Entertainment.
    Entertainment,
    /// Food & Beverage.
    Food,
    /// Fire & Safety.
    Safety,
    /// Obstructions & Drapery.
    Obstructions,
    /// Stage.
    Stage,
    /// Doors & Stairs.
    Doors,
    /// Audio & Visual.
    Media,
    /// Admin & Business.
    Admin,
    /// Outdoors.
    Outdoors,
    /// Trash Cans.
    Trash,
    /// Furniture.
    Furniture,
    /// Plants.
    Plants,
    /// Staff & Car.
    Staff,
    /// Holidays.
    Holidays,
    /// Shapes.
    Shapes,
}

/// A group of categories in the palette.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Group {
    /// Essentials.
    Essentials,
    /// Decor & Extras.
    Decor,
    /// Logistics.
    Logistics,
}

impl Category {
    /// Every category in the order of the specification.
    pub const ALL: [Self; 17] = [
        Self::Tables,
        Self::Trade,
        Self::Entertainment,
        Self::Food,
        Self::Safety,
        Self::Obstructions,
        Self::Stage,
        Self::Doors,
        Self::Media,
        Self::Admin,
        Self::Outdoors,
        Self::Trash,
        Self::Furniture,
        Self::Plants,
        Self::Staff,
        Self::Holidays,
        Self::Shapes,
    ];

    /// Returns the heading of the category.
    pub fn label(self) -> &'static str {
        match self {
            Self::Tables => "Tables & Seating",
            Self::Trade => "Trade Show",
            Self::Entertainment => "Entertainment",
            Self::Food => "Food & Beverage",
            Self::Safety => "Fire & Safety",
            Self::Obstructions => "Obstructions & Drapery",
            Self::Stage => "Stage",
            Self::Doors => "Doors & Stairs",
            Self::Media => "Audio & Visual",
            Self::Admin => "Admin & Business",
            Self::Outdoors => "Outdoors",
            Self::Trash => "Trash Cans",
            Self::Furniture => "Furniture",
            Self::Plants => "Plants",
            Self::Staff => "Staff & Car",
            Self::Holidays => "Holidays",
            Self::Shapes => "Shapes",
        }
    }

    /// Returns the group of the category in the palette.
    pub fn group(self) -> Group {
        match self {
            Self::Tables | Self::Stage | Self::Media => Group::Essentials,
            Self::Plants | Self::Obstructions | Self::Furniture | Self::Holidays | Self::Entertainment => Group::Decor,
            Self::Trade
            | Self::Food
            | Self::Safety
            | Self::Doors
            | Self::Admin
            | Self::Outdoors
            | Self::Trash
            | Self::Staff
            | Self::Shapes => Group::Logistics,
        }
    }

    /// Returns the colour tokens of surface and outline that its kinds share.
    pub(super) const fn colours(self) -> (&'static str, &'static str) {
        match self {
            Self::Tables => ("table-fill", "table-stroke"),
            Self::Trade => ("trade-fill", "trade-stroke"),
            Self::Entertainment => ("floor-fill", "floor-stroke"),
            Self::Food => ("food-fill", "food-stroke"),
            Self::Safety => ("safety-fill", "safety-stroke"),
            Self::Obstructions => ("building-fill", "building-stroke"),
            Self::Stage => ("stage-fill", "stage-stroke"),
            Self::Doors => ("door-fill", "door-stroke"),
            Self::Media => ("media-fill", "media-stroke"),
            Self::Admin => ("admin-fill", "admin-stroke"),
            Self::Outdoors => ("outdoor-fill", "outdoor-stroke"),
            Self::Trash => ("trash-fill", "trash-stroke"),
            Self::Furniture => ("furniture-fill", "furniture-stroke"),
            Self::Plants => ("plant-fill", "plant-stroke"),
            Self::Staff => ("staff-fill", "staff-stroke"),
            Self::Holidays => ("holiday-fill", "holiday-stroke"),
            Self::Shapes => ("shape-fill", "shape-stroke"),
        }
    }
}

impl Group {
    /// Returns the heading of the group.
    pub fn label(self) -> &'static str {
        match self {
            Self::Essentials => "Essentials",
            Self::Decor => "Decor & Extras",
            Self::Logistics => "Logistics",
        }
    }
}
