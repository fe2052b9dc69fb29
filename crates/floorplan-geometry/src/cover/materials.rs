//! The colours of the picture: materials as in the 3D view, by day (light) and in the evening (dark).

use crate::palette::{self, Theme};

/// Token, light and dark. The page has the same values for its 3D view in `three/tokens.css`.
const MATERIALS: &[(&str, &str, &str)] = &[
    // Tables carry linen.
    ("table-fill", "#f4efe6", "#c6c8d2"),
    ("solid-cushion", "#f6f1e6", "#b9b2a6"),
    ("solid-wood", "#a9784a", "#84603f"),
    ("solid-metal", "#c3c8cf", "#8e96a6"),
    ("solid-dark", "#3a3d45", "#23262f"),
    ("solid-white", "#fbfbfa", "#c9cdd8"),
    ("solid-gold", "#d5ab57", "#c09648"),
    ("solid-glass", "#dcebf5", "#8fb0cc"),
    ("solid-canopy", "#fffdf6", "#9aa6c4"),
    ("solid-leaf", "#6fa35f", "#4e7d4b"),
    ("solid-needle", "#3f7550", "#2f5c43"),
    ("solid-pot", "#c98f6b", "#96684d"),
    ("solid-flower", "#e58aa5", "#c76f8f"),
    ("solid-water", "#8cc7e6", "#4d86ad"),
    ("solid-fire", "#f28a3c", "#ff9a4d"),
    ("solid-lamp", "#ffe9b8", "#ffdf9e"),
    ("solid-screen", "#dfeaff", "#a9c4ff"),
    ("solid-skin", "#d9a583", "#b98a6d"),
    ("solid-felt", "#3f8a66", "#2f7352"),
];

/// Resolves a token to its colour; a custom colour stays as it is.
pub(super) fn resolve(paint: &str, theme: Theme) -> &str {
    match MATERIALS.iter().find(|(token, ..)| *token == paint) {
        Some((_, _, dark)) if theme == Theme::Dark => dark,
        Some((_, light, _)) => light,
        None => palette::resolve(paint, theme),
    }
}
