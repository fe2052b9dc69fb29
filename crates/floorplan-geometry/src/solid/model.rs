//! Models of elements: a few bodies each, in shares of the element's box, so that they scale with it.
//! x and y run from -1 to 1 as in the pictograms (front is at y = 1), z from 0 at the ground to 1 at the height of the
//! kind.

use std::borrow::Cow;

use domain::plan::Element;

use super::{Finish, Form};
use crate::scene::Paint;

mod fixtures;
mod furniture;
mod outdoors;

/// The material of a body.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Material {
    /// The surface colour of the element: chosen by the organiser, or that of the catalogue.
    Surface,
    /// The outline colour of the element.
    Edge,
    Wood,
    Metal,
    Dark,
    White,
    Gold,
    Glass,
    Canopy,
    Leaf,
    Needle,
    Pot,
    Flower,
    Water,
    Fire,
    Lamp,
    Screen,
    Skin,
    Felt,
}

impl Material {
    /// Returns the colour and finish.
    pub(super) fn resolve(self, element: &Element) -> (Paint, Finish) {
        let own = |chosen: &Option<String>, token: &'static str| {
            let paint = chosen.clone().map_or(Cow::Borrowed(token), Cow::Owned);
            (paint, Finish::Matte)
        };
        match self {
            Self::Surface => own(&element.color, element.kind.color),
            Self::Edge => own(&element.border_color, element.kind.border_color),
            _ => {
                let (token, finish) = self.material();
                (Cow::Borrowed(token), finish)
            }
        }
    }

    /// Returns the token and finish of a material with a fixed colour.
    pub(super) fn material(self) -> (&'static str, Finish) {
        match self {
            Self::Surface => ("solid-cushion", Finish::Matte),
            Self::Edge => ("solid-wood", Finish::Matte),
            Self::Wood => ("solid-wood", Finish::Matte),
            Self::Metal => ("solid-metal", Finish::Glossy),
            Self::Dark => ("solid-dark", Finish::Glossy),
            Self::White => ("solid-white", Finish::Matte),
            Self::Gold => ("solid-gold", Finish::Glossy),
            Self::Glass => ("solid-glass", Finish::Clear),
            Self::Canopy => ("solid-canopy", Finish::Clear),
            Self::Leaf => ("solid-leaf", Finish::Matte),
            Self::Needle => ("solid-needle", Finish::Matte),
            Self::Pot => ("solid-pot", Finish::Matte),
            Self::Flower => ("solid-flower", Finish::Matte),
            Self::Water => ("solid-water", Finish::Clear),
            Self::Fire => ("solid-fire", Finish::Glowing),
            Self::Lamp => ("solid-lamp", Finish::Glowing),
            Self::Screen => ("solid-screen", Finish::Glowing),
            Self::Skin => ("solid-skin", Finish::Matte),
            Self::Felt => ("solid-felt", Finish::Matte),
        }
    }
}

/// One body of a model: ranges in shares of the box.
#[derive(Clone, Copy, Debug)]
pub(super) struct Piece {
    pub(super) form: Form,
    pub(super) x: (f64, f64),
    pub(super) y: (f64, f64),
    pub(super) z: (f64, f64),
    pub(super) ink: Material,
}

/// A model and the kinds that use it.
pub(super) type Model = (&'static [&'static str], &'static [Piece]);

/// Builds a body from the shares of its box: left, right, back, front, below, above.
#[expect(
    clippy::too_many_arguments,
    reason = "a row of a table: six numbers that are read as one box"
)]
pub(super) const fn piece(form: Form, x0: f64, x1: f64, y0: f64, y1: f64, z0: f64, z1: f64, ink: Material) -> Piece {
    Piece {
        form,
        x: (x0, x1),
        y: (y0, y1),
        z: (z0, z1),
        ink,
    }
}

/// The body of kinds without a model of their own.
const PLAIN: &[Piece] = &[piece(Form::Block, -1.0, 1.0, -1.0, 1.0, 0.0, 1.0, Material::Surface)];
const PLAIN_ROUND: &[Piece] = &[piece(Form::Drum, -1.0, 1.0, -1.0, 1.0, 0.0, 1.0, Material::Surface)];

/// Returns the bodies of a kind.
pub(super) fn of(kind: &str, round: bool) -> &'static [Piece] {
    let models = furniture::MODELS.iter().chain(fixtures::MODELS).chain(outdoors::MODELS);
    let found = models.into_iter().find(|(kinds, _)| kinds.contains(&kind));
    match found {
        Some((_, pieces)) => pieces,
        None if round => PLAIN_ROUND,
        None => PLAIN,
    }
}

/// Returns every kind that a model names, for the test that each is in the catalogue.
#[cfg(test)]
pub(super) fn kinds() -> impl Iterator<Item = &'static str> {
    let models = furniture::MODELS.iter().chain(fixtures::MODELS).chain(outdoors::MODELS);
    models.flat_map(|(kinds, _)| kinds.iter().copied())
}
