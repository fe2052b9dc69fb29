//! The eight event templates: a room to scale with everything in it, which seats the guests it states.
//!
//! Each has its own file that lists its contents; `kit` turns that into elements. With a configuration of the setup
//! panel the room and its fixtures stay, and `fill` does the seating.

use std::collections::BTreeMap;

use domain::plan::command::Added;
use domain::plan::{Command, Element, FloorPlan, IdMaker};
use domain::preset::{LayoutConfig, Setup};
use serde::Serialize;
use serde_json::json;

use crate::fill::{self, Outcome, Seating};

mod banquet;
mod classroom;
mod cocktail;
mod conference;
mod corporate;
mod graduation;
mod intimate;
mod kit;
#[cfg(test)]
mod property_tests;
#[cfg(test)]
mod tests;
mod wedding;

use kit::Content;

/// An entry of the template picker.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Template {
    /// Its id.
    pub id: &'static str,
    /// Its name for people.
    pub label: &'static str,
    /// One sentence about its contents.
    pub description: &'static str,
    /// Its room.
    pub venue: Venue,
    /// Guests that it seats at least.
    pub guest_count: u32,
    /// Whether it is listed as popular.
    pub popular: bool,
    /// Its configuration in the setup panel.
    pub config: LayoutConfig,
    #[serde(skip)]
    content: fn() -> Content,
}

/// The room of a template.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Venue {
    /// Width, in feet.
    pub width: f64,
    /// Depth, in feet.
    pub height: f64,
    /// The name of the room.
    pub name: &'static str,
}

/// Returns the templates in the order of the specification.
pub fn templates() -> Vec<Template> {
    let mut all = vec![
        wedding::template(),
        corporate::template(),
        classroom::template(),
        conference::template(),
        cocktail::template(),
        banquet::template(),
        intimate::template(),
        graduation::template(),
    ];
    for template in &mut all {
        template.config.guests = Some(f64::from(template.guest_count));
    }
    all
}

/// The template of an event without a type of its own (specification 2, section 3).
pub const DEFAULT: &str = "wedding-reception";

/// Finds a template, or the default one when none is named.
pub fn template_or_default(id: Option<&str>) -> Option<Template> {
    template(id.unwrap_or(DEFAULT))
}

/// Finds a template.
pub fn template(id: &str) -> Option<Template> {
    templates().into_iter().find(|template| template.id == id)
}

impl Template {
    /// Computes the command that replaces room and elements of a plan: with the template's own seating, or with seating
    /// for its guests according to a setup.
    pub fn apply(&self, plan: &FloorPlan, setup: Option<&Setup>, ids: &mut IdMaker) -> Outcome {
        let content = (self.content)();
        let mut elements = content.fixtures(ids);
        let wished = setup.and_then(|setup| setup.guests).unwrap_or(self.guest_count);
        let seating = match setup {
            None => Seating {
                elements: content.seating(ids),
                ..Seating::default()
            },
            Some(setup) => self.filled(&elements, setup, wished, ids),
        };
        elements.extend(seating.elements);
        let seated: Vec<&Element> = elements.iter().filter(|element| fill::is_seating(element)).collect();
        let (tables, seats) = (seated.len(), seated.iter().map(|element| element.chairs.len()).sum());
        Outcome {
            command: self.command(plan, elements),
            tables,
            seats,
            wished: Some(wished),
            left_out: usize::try_from(wished).unwrap_or(0).saturating_sub(seats),
            reasons: seating.reasons,
        }
    }

    /// Seats the guests who are not at the head table.
    fn filled(&self, fixtures: &[Element], setup: &Setup, wished: u32, ids: &mut IdMaker) -> Seating {
        let mut room = FloorPlan::empty(self.label);
        (room.canvas.venue_width, room.canvas.venue_height) = (self.venue.width, self.venue.height);
        let elements = fixtures.iter().cloned().map(Added::from).collect();
        // The ids are fresh, so the command cannot be refused.
        drop(room.apply(&Command::Add { elements }));
        let setup = Setup {
            guests: Some(wished),
            ..setup.clone()
        };
        let staying = room.seats().count();
        let mut seating = fill::seat(&room, &setup, staying, ids);
        kit::colour_by_thirds(&mut seating.elements, room.canvas.room().0);
        seating
    }

    fn command(&self, plan: &FloorPlan, elements: Vec<Element>) -> Command {
        let mut commands = Vec::new();
        if !plan.elements().is_empty() {
            let ids = plan.elements().iter().map(|element| element.id.clone()).collect();
            commands.push(Command::Remove { ids });
        }
        let room = [
            ("venueWidth", json!(self.venue.width)),
            ("venueHeight", json!(self.venue.height)),
            ("bounds", json!(null)),
            ("aisles", json!(null)),
            ("measurements", json!(null)),
        ];
        commands.push(Command::Canvas {
            set: BTreeMap::from(room.map(|(field, value)| (field.to_owned(), value))),
        });
        commands.push(Command::Add {
            elements: elements.into_iter().map(Added::from).collect(),
        });
        Command::Batch {
            commands,
            label: Some(format!("Apply template {}", self.label)),
        }
    }
}
