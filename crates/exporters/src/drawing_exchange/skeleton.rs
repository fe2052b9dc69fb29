//! What a DXF file has around its drawing: header, tables of layers and styles, blocks and the dictionary. Source: the DXF
//! reference of `AutoCAD` 2007 (AC1021).

/// A file in the making.
#[derive(Default)]
pub(super) struct Writer {
    pub(super) out: String,
    handles: u32,
    model: String,
}

impl Writer {
    /// Writes a code and its value.
    pub(super) fn pair(&mut self, code: u16, value: &str) {
        self.out += &format!("{code:>3}\r\n{value}\r\n");
    }

    /// The same for a length, rounded to a millionth.
    pub(super) fn number(&mut self, code: u16, value: f64) {
        let rounded = (value * 1e6).round() / 1e6;
        self.pair(code, &format!("{rounded:?}"));
    }

    /// Begins an entity of the drawing; the pairs of its class follow.
    pub(super) fn entity(&mut self, kind: &str, layer: &str, class: &str) {
        let (handle, owner) = (self.handle(), self.model.clone());
        self.pair(0, kind);
        self.pair(5, &handle);
        self.pair(330, &owner);
        self.pair(100, "AcDbEntity");
        self.pair(8, layer);
        self.pair(100, class);
    }

    fn handle(&mut self) -> String {
        self.handles += 1;
        // The handle 1 and those below 16 are left to readers.
        format!("{:X}", self.handles + 15)
    }

    /// Writes everything before the drawing. `extent` is width and height in inches.
    pub(super) fn head(&mut self, extent: (f64, f64), layers: &[(&str, u8)]) {
        self.header(extent);
        self.section("CLASSES");
        self.pair(0, "ENDSEC");
        self.section("TABLES");
        self.table("VPORT", 0, |_, _| {});
        self.table("LTYPE", 3, |file, owner| {
            for (name, text) in [("ByBlock", ""), ("ByLayer", ""), ("Continuous", "Solid line")] {
                file.record("LTYPE", owner, "AcDbLinetypeTableRecord", name);
                file.pair(3, text);
                file.pair(72, "65");
                file.pair(73, "0");
                file.number(40, 0.0);
            }
        });
        self.table("LAYER", layers.len() + 1, |file, owner| {
            for (name, colour) in [("0", 7)].iter().chain(layers) {
                file.record("LAYER", owner, "AcDbLayerTableRecord", name);
                file.pair(62, &colour.to_string());
                file.pair(6, "Continuous");
            }
        });
        self.table("STYLE", 1, |file, owner| {
            file.record("STYLE", owner, "AcDbTextStyleTableRecord", "Standard");
            file.number(40, 0.0);
            file.number(41, 1.0);
            file.number(50, 0.0);
            file.pair(71, "0");
            file.number(42, 2.5);
            file.pair(3, "arial.ttf");
            file.pair(4, "");
        });
        self.table("VIEW", 0, |_, _| {});
        self.table("UCS", 0, |_, _| {});
        self.table("APPID", 1, |file, owner| {
            file.record("APPID", owner, "AcDbRegAppTableRecord", "ACAD");
        });
        self.table("DIMSTYLE", 0, |_, _| {});
        let spaces = self.block_records();
        self.pair(0, "ENDSEC");
        self.blocks(&spaces);
        self.section("ENTITIES");
    }

    /// Writes everything after the drawing.
    pub(super) fn tail(&mut self) {
        self.pair(0, "ENDSEC");
        self.section("OBJECTS");
        let (root, groups) = (self.handle(), self.handle());
        self.dictionary(&root, "0");
        self.pair(3, "ACAD_GROUP");
        self.pair(350, &groups);
        self.dictionary(&groups, &root);
        self.pair(0, "ENDSEC");
        self.pair(0, "EOF");
    }

    fn header(&mut self, (width, height): (f64, f64)) {
        self.section("HEADER");
        for (name, code, value) in [
            ("$ACADVER", 1, "AC1021"),
            ("$DWGCODEPAGE", 3, "ANSI_1252"),
            ("$INSUNITS", 70, "1"),
            ("$MEASUREMENT", 70, "0"),
            ("$HANDSEED", 5, "FFFFFF"),
        ] {
            self.pair(9, name);
            self.pair(code, value);
        }
        for (name, (x, y)) in [("$EXTMIN", (0.0, 0.0)), ("$EXTMAX", (width, height))] {
            self.pair(9, name);
            self.number(10, x);
            self.number(20, y);
            self.number(30, 0.0);
        }
        self.pair(0, "ENDSEC");
    }

    fn section(&mut self, name: &str) {
        self.pair(0, "SECTION");
        self.pair(2, name);
    }

    fn table(&mut self, name: &str, count: usize, records: impl FnOnce(&mut Self, &str)) {
        let handle = self.handle();
        self.pair(0, "TABLE");
        self.pair(2, name);
        self.pair(5, &handle);
        self.pair(330, "0");
        self.pair(100, "AcDbSymbolTable");
        self.pair(70, &count.to_string());
        if name == "DIMSTYLE" {
            self.pair(100, "AcDbDimStyleTable");
        }
        records(self, &handle);
        self.pair(0, "ENDTAB");
    }

    fn record(&mut self, kind: &str, owner: &str, class: &str, name: &str) {
        let handle = self.handle();
        self.pair(0, kind);
        self.pair(5, &handle);
        self.pair(330, owner);
        self.pair(100, "AcDbSymbolTableRecord");
        self.pair(100, class);
        self.pair(2, name);
        self.pair(70, "0");
    }

    /// Writes the records of model and paper space; returns their names and handles.
    fn block_records(&mut self) -> [(&'static str, String); 2] {
        let spaces = ["*Model_Space", "*Paper_Space"].map(|name| (name, self.handle()));
        self.table("BLOCK_RECORD", spaces.len(), |file, owner| {
            for (name, handle) in &spaces {
                file.pair(0, "BLOCK_RECORD");
                file.pair(5, handle);
                file.pair(330, owner);
                file.pair(100, "AcDbSymbolTableRecord");
                file.pair(100, "AcDbBlockTableRecord");
                file.pair(2, name);
            }
        });
        self.model.clone_from(&spaces[0].1);
        spaces
    }

    fn blocks(&mut self, spaces: &[(&str, String)]) {
        self.section("BLOCKS");
        for (name, record) in spaces {
            for (kind, class) in [("BLOCK", "AcDbBlockBegin"), ("ENDBLK", "AcDbBlockEnd")] {
                let handle = self.handle();
                self.pair(0, kind);
                self.pair(5, &handle);
                self.pair(330, record);
                self.pair(100, "AcDbEntity");
                self.pair(8, "0");
                self.pair(100, class);
                if kind == "BLOCK" {
                    self.pair(2, name);
                    self.pair(70, "0");
                    for code in [10, 20, 30] {
                        self.number(code, 0.0);
                    }
                    self.pair(3, name);
                    self.pair(1, "");
                }
            }
        }
        self.pair(0, "ENDSEC");
    }

    fn dictionary(&mut self, handle: &str, owner: &str) {
        self.pair(0, "DICTIONARY");
        self.pair(5, handle);
        self.pair(330, owner);
        self.pair(100, "AcDbDictionary");
        self.pair(281, "1");
    }
}
