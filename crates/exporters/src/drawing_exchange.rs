//! The plan as a DXF drawing for venues and stage builders: inches, y upwards, one layer per kind of thing. The file is of
//! release 12, which every CAD program reads.

use domain::plan::catalogue::Figure;
use domain::plan::{Element, FloorPlan};
use floorplan_geometry::index::Placed;
use floorplan_geometry::outline::Outline;
use floorplan_geometry::point::Point;

/// Plan units in an inch.
const UNITS_PER_INCH: f64 = 2.0;
/// Height of labels, in inches.
const LABEL_HEIGHT: f64 = 6.0;

const LAYERS: [(&str, u8); 5] = [("ROOM", 7), ("TABLES", 5), ("CHAIRS", 8), ("OBJECTS", 3), ("TEXT", 7)];

/// Returns the plan as a DXF file.
#[must_use]
pub fn plan_dxf(plan: &FloorPlan) -> Vec<u8> {
    let (width, height) = plan.canvas.room();
    let mut drawing = Drawing {
        out: String::new(),
        room_height: height,
    };
    drawing.header(width, height);
    drawing.pair(0, "SECTION");
    drawing.pair(2, "ENTITIES");
    let corners = [(0.0, 0.0), (width, 0.0), (width, height), (0.0, height)];
    drawing.closed("ROOM", &corners.map(|(x, y)| Point { x, y }));
    let order = plan.drawing_order();
    let elements = order.iter().filter_map(|place| plan.elements().get(*place));
    for element in elements.filter(|element| !element.hidden) {
        drawing.element(element);
    }
    drawing.pair(0, "ENDSEC");
    drawing.pair(0, "EOF");
    drawing.out.into_bytes()
}

struct Drawing {
    out: String,
    /// In units; y is turned about it.
    room_height: f64,
}

impl Drawing {
    fn pair(&mut self, code: u16, value: &str) {
        self.out += &format!("{code:>3}\r\n{value}\r\n");
    }

    fn number(&mut self, code: u16, value: f64) {
        let rounded = (value * 1e6).round() / 1e6;
        self.pair(code, &format!("{rounded:?}"));
    }

    fn header(&mut self, width: f64, height: f64) {
        self.pair(0, "SECTION");
        self.pair(2, "HEADER");
        self.pair(9, "$ACADVER");
        self.pair(1, "AC1009");
        self.pair(9, "$INSUNITS");
        self.pair(70, "1");
        for (name, (x, y)) in [("$EXTMIN", (0.0, 0.0)), ("$EXTMAX", (width, height))] {
            self.pair(9, name);
            self.number(10, x / UNITS_PER_INCH);
            self.number(20, y / UNITS_PER_INCH);
        }
        self.pair(0, "ENDSEC");
        self.pair(0, "SECTION");
        self.pair(2, "TABLES");
        self.line_types();
        self.pair(0, "TABLE");
        self.pair(2, "LAYER");
        self.pair(70, &LAYERS.len().to_string());
        for (name, colour) in LAYERS {
            self.pair(0, "LAYER");
            self.pair(2, name);
            self.pair(70, "0");
            self.pair(62, &colour.to_string());
            self.pair(6, "CONTINUOUS");
        }
        self.pair(0, "ENDTAB");
        self.pair(0, "ENDSEC");
    }

    fn line_types(&mut self) {
        self.pair(0, "TABLE");
        self.pair(2, "LTYPE");
        self.pair(70, "1");
        self.pair(0, "LTYPE");
        self.pair(2, "CONTINUOUS");
        self.pair(70, "0");
        self.pair(3, "Solid line");
        self.pair(72, "65");
        self.pair(73, "0");
        self.number(40, 0.0);
        self.pair(0, "ENDTAB");
    }

    fn element(&mut self, element: &Element) {
        let seats = !element.chairs.is_empty();
        let layer = if seats { "TABLES" } else { "OBJECTS" };
        let placed = Placed::of(element);
        let is_chair = element.kind.figure == Figure::Chair;
        if !is_chair {
            self.outline(layer, element);
        }
        for chair in &placed.chairs {
            self.closed("CHAIRS", &chair.corners());
        }
        let label = element.title();
        if !label.is_empty() && !is_chair {
            self.text(&label, placed.bounds.centre());
        }
    }

    fn outline(&mut self, layer: &str, element: &Element) {
        if element.kind.figure == Figure::Round {
            let middle = Point {
                x: element.x + element.width / 2.0,
                y: element.y + element.height / 2.0,
            };
            self.start("CIRCLE", layer);
            self.place(middle);
            self.number(40, element.width / 2.0 / UNITS_PER_INCH);
            return;
        }
        self.closed(layer, &Outline::of(element).polygon());
    }

    fn start(&mut self, entity: &str, layer: &str) {
        self.pair(0, entity);
        self.pair(8, layer);
    }

    fn place(&mut self, Point { x, y }: Point) {
        self.number(10, x / UNITS_PER_INCH);
        self.number(20, (self.room_height - y) / UNITS_PER_INCH);
        self.number(30, 0.0);
    }

    fn closed(&mut self, layer: &str, corners: &[Point]) {
        self.start("POLYLINE", layer);
        self.pair(66, "1");
        for code in [10, 20, 30] {
            self.number(code, 0.0);
        }
        self.pair(70, "1");
        for corner in corners {
            self.start("VERTEX", layer);
            self.place(*corner);
        }
        self.start("SEQEND", layer);
    }

    fn text(&mut self, text: &str, middle: Point) {
        self.start("TEXT", "TEXT");
        self.place(middle);
        self.number(40, LABEL_HEIGHT);
        self.pair(1, &escaped(text));
        self.pair(72, "1");
        self.number(11, middle.x / UNITS_PER_INCH);
        self.number(21, (self.room_height - middle.y) / UNITS_PER_INCH);
        self.number(31, 0.0);
        self.pair(73, "2");
    }
}

/// Everything beyond ASCII is written as `\U+XXXX`, since release 12 has no encoding of its own.
fn escaped(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars().filter(|c| !c.is_control()) {
        if c.is_ascii() {
            out.push(c);
            continue;
        }
        let mut units = [0; 2];
        for unit in c.encode_utf16(&mut units) {
            out += &format!("\\U+{unit:04X}");
        }
    }
    out
}
