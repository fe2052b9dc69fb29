//! The plan as a DXF drawing for venues and stage builders: inches, y upwards, one layer per kind of thing. The file is of
//! release 2007, the first whose texts are UTF-8 (`skeleton` writes what such a file has around its drawing).

mod skeleton;

use domain::plan::catalogue::Figure;
use domain::plan::{Element, FloorPlan};
use floorplan_geometry::index::Placed;
use floorplan_geometry::outline::Outline;
use floorplan_geometry::point::Point;
use skeleton::Writer;

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
        file: Writer::default(),
        room_height: height,
    };
    drawing
        .file
        .head((width / UNITS_PER_INCH, height / UNITS_PER_INCH), &LAYERS);
    let corners = [(0.0, 0.0), (width, 0.0), (width, height), (0.0, height)];
    drawing.closed("ROOM", &corners.map(|(x, y)| Point { x, y }));
    let order = plan.drawing_order();
    let elements = order.iter().filter_map(|place| plan.elements().get(*place));
    for element in elements.filter(|element| !element.hidden) {
        drawing.element(element);
    }
    drawing.file.tail();
    drawing.file.out.into_bytes()
}

struct Drawing {
    file: Writer,
    /// In units; y is turned about it.
    room_height: f64,
}

impl Drawing {
    fn element(&mut self, element: &Element) {
        let seats = !element.chairs.is_empty();
        let layer = if seats { "TABLES" } else { "OBJECTS" };
        let placed = Placed::from_element(element);
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
            self.file.entity("CIRCLE", layer, "AcDbCircle");
            self.place((10, 20, 30), middle);
            self.file.number(40, element.width / 2.0 / UNITS_PER_INCH);
            return;
        }
        self.closed(layer, &Outline::from_element(element).polygon());
    }

    fn place(&mut self, (x_code, y_code, z_code): (u16, u16, u16), Point { x, y }: Point) {
        self.file.number(x_code, x / UNITS_PER_INCH);
        self.file.number(y_code, (self.room_height - y) / UNITS_PER_INCH);
        self.file.number(z_code, 0.0);
    }

    fn closed(&mut self, layer: &str, corners: &[Point]) {
        self.file.entity("LWPOLYLINE", layer, "AcDbPolyline");
        self.file.pair(90, &corners.len().to_string());
        self.file.pair(70, "1");
        for Point { x, y } in corners {
            self.file.number(10, x / UNITS_PER_INCH);
            self.file.number(20, (self.room_height - y) / UNITS_PER_INCH);
        }
    }

    fn text(&mut self, text: &str, middle: Point) {
        self.file.entity("TEXT", "TEXT", "AcDbText");
        self.place((10, 20, 30), middle);
        self.file.number(40, LABEL_HEIGHT);
        let line: String = text.chars().filter(|c| !c.is_control()).collect();
        self.file.pair(1, &line);
        self.file.pair(72, "1");
        self.place((11, 21, 31), middle);
        self.file.pair(100, "AcDbText");
        self.file.pair(73, "2");
    }
}
