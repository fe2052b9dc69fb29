//! Layouts, templates and presets: the JavaScript API that generates seating from parameters or replaces a whole plan.

use domain::plan::catalogue::{Figure, Kind};
use domain::plan::element::ChairArrangement;
use domain::plan::{Command, IdMaker, Note, PlanSummary};
use domain::preset::{self, Arrangement, EDGE_PER_GUEST, Layout, LayoutConfig, QUICK_SIZES, TableSize, TableType};
use floorplan_geometry::fill::{self, Present};
use floorplan_geometry::point::Point;
use floorplan_geometry::saved_state;
use floorplan_geometry::section::Section;
use floorplan_geometry::start::{self, Wish};
use floorplan_geometry::{arrangement, template};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::{PlanSession, out, read};

#[wasm_bindgen]
impl PlanSession {
    /// Computes a layout; `present` says whether existing seating is adjusted, replaced or cleared.
    #[wasm_bindgen(js_name = applyLayoutCommand)]
    pub fn apply_layout_command(&self, config: JsValue, present: &str, id_base: &str) -> Result<JsValue, JsError> {
        self.layout(config, named(present), id_base)
    }

    /// Returns the number of suggestions for seating guests whom a configuration leaves out.
    #[wasm_bindgen(js_name = layoutIdeas)]
    pub fn layout_ideas(&self, config: JsValue) -> Result<usize, JsError> {
        Ok(fill::suggestion_count(self.session.plan(), &read(config)?))
    }

    /// Computes one of these suggestions; undefined when it seats no more than `seats`.
    #[wasm_bindgen(js_name = layoutSuggestion)]
    pub fn layout_suggestion(
        &self,
        config: JsValue,
        present: &str,
        number: usize,
        seats: usize,
        id_base: &str,
    ) -> Result<JsValue, JsError> {
        let config: LayoutConfig = read(config)?;
        let mut ids = IdMaker::new(id_base)?;
        match fill::suggestion(self.session.plan(), &config, (named(present), number, seats), &mut ids) {
            Some(suggestion) => out(&suggestion),
            None => Ok(JsValue::UNDEFINED),
        }
    }

    /// Returns the command that replaces the room and elements with a template; the default is the wedding reception.
    #[wasm_bindgen(js_name = templateCommand)]
    pub fn template_command(&self, id: Option<String>, config: JsValue, id_base: &str) -> Result<JsValue, JsError> {
        let template = template::template_or_default(id.as_deref())
            .ok_or_else(|| JsError::new(&format!("template \"{}\" is not known", id.unwrap_or_default())))?;
        let config: Option<LayoutConfig> = if config.is_undefined() { None } else { read(config)? };
        let setup = config.map(|config| config.check()).transpose()?;
        out(&template.apply(self.session.plan(), setup.as_ref(), &mut IdMaker::new(id_base)?))
    }

    /// Returns the drawing of one table with its chairs, centred on (0, 0).
    #[wasm_bindgen(js_name = arrangementPreview)]
    pub fn arrangement_preview(&self, config: JsValue) -> Result<JsValue, JsError> {
        let config: LayoutConfig = read(config)?;
        out(&arrangement::preview(&config.check()?))
    }

    /// Returns the command that adds a section of theatre seats, with the centre of its first row at a point.
    #[wasm_bindgen(js_name = sectionCommand)]
    pub fn section_command(&self, section: JsValue, at: JsValue, id_base: &str) -> Result<JsValue, JsError> {
        let (section, at): (Section, Point) = (read(section)?, read(at)?);
        out(&section.command(at, &mut IdMaker::new(id_base)?)?)
    }

    /// Returns the command that replaces this document with another; throws when it cannot be opened.
    #[wasm_bindgen(js_name = replaceCommand)]
    pub fn replace_command(&self, state_json: &str) -> Result<JsValue, JsError> {
        let (other, notes) = saved_state::from_json(state_json)?;
        out(&Replacement {
            command: self.session.plan().replaced_by(&other),
            summary: other.summary(),
            notes,
        })
    }

    /// Returns counts and the room size of the plan.
    pub fn summary(&self) -> Result<JsValue, JsError> {
        out(&self.session.plan().summary())
    }

    fn layout(&self, config: JsValue, present: Present, id_base: &str) -> Result<JsValue, JsError> {
        let config: LayoutConfig = read(config)?;
        let mut ids = IdMaker::new(id_base)?;
        out(&fill::fill(self.session.plan(), &config.check()?, present, &mut ids))
    }
}

fn named(present: &str) -> Present {
    match present {
        "adjusted" => Present::Adjusted,
        "cleared" => Present::Cleared,
        _ => Present::Replaced,
    }
}

/// The event templates.
#[wasm_bindgen(skip_typescript)]
pub fn templates() -> Result<JsValue, JsError> {
    out(&template::templates())
}

/// Returns one of the three starting plans for a kind of event; undefined when the kind or the number is unknown.
#[wasm_bindgen(skip_typescript, js_name = startPlan)]
pub fn start_plan(wish: JsValue, number: usize, id_base: &str) -> Result<JsValue, JsError> {
    let wish: Wish = read(wish)?;
    match start::start_plan(&wish, number, id_base) {
        Some(plan) => out(&plan),
        None => Ok(JsValue::UNDEFINED),
    }
}

/// The default and the built-in presets.
#[wasm_bindgen(skip_typescript)]
pub fn presets() -> Result<JsValue, JsError> {
    out(&preset::presets())
}

/// The ways to arrange tables in the room.
#[wasm_bindgen(skip_typescript)]
pub fn layouts() -> Result<JsValue, JsError> {
    let word = |layout: &Layout| Word::new(layout.as_str(), layout.label());
    out(&Layout::ALL.iter().map(word).collect::<Vec<_>>())
}

/// The ways to seat people around tables.
#[wasm_bindgen(skip_typescript)]
pub fn arrangements() -> Result<JsValue, JsError> {
    let word = |arrangement: &Arrangement| Word::new(arrangement.as_str(), arrangement.label());
    out(&Arrangement::ALL.iter().map(word).collect::<Vec<_>>())
}

/// The types of chairs.
#[wasm_bindgen(skip_typescript, js_name = chairTypes)]
pub fn chair_types() -> Result<JsValue, JsError> {
    let word = |chair: &preset::ChairType| Word::new(chair.as_str(), chair.label());
    out(&preset::ChairType::ALL.iter().map(word).collect::<Vec<_>>())
}

/// The shapes of tables.
#[wasm_bindgen(skip_typescript, js_name = tableTypes)]
pub fn table_types() -> Result<JsValue, JsError> {
    let word = |table: &TableType| Word::new(table.as_str(), table.label());
    out(&TableType::ALL.iter().map(word).collect::<Vec<_>>())
}

/// Trade sizes per table type.
#[wasm_bindgen(skip_typescript, js_name = tableSizes)]
pub fn table_sizes() -> Result<JsValue, JsError> {
    let sizes = |table: &TableType| TypeSizes {
        kind: table.as_str(),
        label: table.label(),
        sizes: preset::table_sizes(*table),
    };
    out(&TableType::ALL.iter().map(sizes).collect::<Vec<_>>())
}

/// The sizes S, M, L and XL.
#[wasm_bindgen(skip_typescript, js_name = quickSizes)]
pub fn quick_sizes() -> Result<JsValue, JsError> {
    out(&QUICK_SIZES)
}

/// Returns how many guests fit at a table; lengths in units. `arrangement` is a word of the setup panel or of an
/// element.
#[wasm_bindgen(skip_typescript)]
pub fn capacity(kind: &str, width: f64, height: f64, arrangement: &str, edge_per_guest: Option<f64>) -> u32 {
    let edge = edge_per_guest.unwrap_or(EDGE_PER_GUEST);
    Kind::parse(kind).map_or(0, |kind| {
        let arrangement = match arrangement {
            "crescent" => ChairArrangement::Crescent,
            "half" => ChairArrangement::Half,
            "one-side" => ChairArrangement::OneSide,
            "classroom" if kind.figure == Figure::Rectangle => ChairArrangement::OneSide,
            "classroom" => ChairArrangement::Half,
            _ => ChairArrangement::Full,
        };
        preset::capacity(kind, width, height, arrangement, edge)
    })
}

#[derive(Serialize)]
struct Word {
    id: &'static str,
    label: &'static str,
}

impl Word {
    fn new(id: &'static str, label: &'static str) -> Self {
        Self { id, label }
    }
}

#[derive(Serialize)]
struct TypeSizes {
    #[serde(rename = "type")]
    kind: &'static str,
    label: &'static str,
    sizes: &'static [TableSize],
}

#[derive(Serialize)]
struct Replacement {
    command: Command,
    summary: PlanSummary,
    notes: Vec<Note>,
}
