//! The allow-list of SVG elements, attributes and properties, by name.

/// How an element is treated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    /// It is kept under this name.
    Keep(&'static str),
    /// Its text is the style sheet.
    Style,
    /// It is dropped with everything in it.
    Drop,
    /// The file is refused.
    Script,
}

const ELEMENTS: [&str; 24] = [
    "svg",
    "g",
    "defs",
    "symbol",
    "use",
    "path",
    "rect",
    "circle",
    "ellipse",
    "line",
    "polyline",
    "polygon",
    "text",
    "tspan",
    "image",
    "linearGradient",
    "radialGradient",
    "stop",
    "clipPath",
    "mask",
    "pattern",
    "marker",
    "title",
    "desc",
];

/// Returns how an element of the SVG namespace is treated.
pub(super) fn element(name: &str) -> Fate {
    match name {
        "style" => Fate::Style,
        "script" => Fate::Script,
        // In a picture, a link leads nowhere and a switch has nothing to choose from, so both become groups.
        "a" | "switch" => Fate::Keep("g"),
        _ => ELEMENTS
            .into_iter()
            .find(|known| *known == name)
            .map_or(Fate::Drop, Fate::Keep),
    }
}

/// Returns whether an element draws something by itself.
pub(super) fn is_drawn(name: &str) -> bool {
    matches!(
        name,
        "path" | "rect" | "circle" | "ellipse" | "line" | "polyline" | "polygon" | "image"
    )
}

/// Returns whether an element is drawn only where it is referenced.
pub(super) fn is_definition(name: &str) -> bool {
    matches!(
        name,
        "defs" | "symbol" | "clipPath" | "mask" | "pattern" | "marker" | "linearGradient" | "radialGradient"
    )
}

/// Returns whether the text in an element is kept.
pub(super) fn holds_text(name: &str) -> bool {
    matches!(name, "text" | "tspan" | "title" | "desc")
}

/// What the value of an attribute must look like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Attribute {
    /// Numbers, units, words, path data: nothing that could refer to anything.
    Geometry,
    /// A property of style.
    Property,
    /// The id that other elements refer to.
    Id,
}

const GEOMETRY: [&str; 43] = [
    "x",
    "y",
    "x1",
    "x2",
    "y1",
    "y2",
    "width",
    "height",
    "cx",
    "cy",
    "r",
    "rx",
    "ry",
    "fx",
    "fy",
    "fr",
    "d",
    "points",
    "viewBox",
    "preserveAspectRatio",
    "transform",
    "gradientTransform",
    "gradientUnits",
    "spreadMethod",
    "offset",
    "patternUnits",
    "patternContentUnits",
    "patternTransform",
    "clipPathUnits",
    "maskUnits",
    "maskContentUnits",
    "markerWidth",
    "markerHeight",
    "markerUnits",
    "refX",
    "refY",
    "orient",
    "dx",
    "dy",
    "rotate",
    "textLength",
    "lengthAdjust",
    "pathLength",
];
const PROPERTIES: [&str; 47] = [
    "fill",
    "fill-opacity",
    "fill-rule",
    "stroke",
    "stroke-width",
    "stroke-opacity",
    "stroke-linecap",
    "stroke-linejoin",
    "stroke-miterlimit",
    "stroke-dasharray",
    "stroke-dashoffset",
    "opacity",
    "color",
    "display",
    "visibility",
    "overflow",
    "clip-path",
    "clip-rule",
    "mask",
    "mask-type",
    "marker-start",
    "marker-mid",
    "marker-end",
    "stop-color",
    "stop-opacity",
    "paint-order",
    "vector-effect",
    "shape-rendering",
    "text-rendering",
    "image-rendering",
    "color-interpolation",
    "font-family",
    "font-size",
    "font-style",
    "font-weight",
    "font-stretch",
    "font-variant",
    "text-anchor",
    "dominant-baseline",
    "alignment-baseline",
    "baseline-shift",
    "letter-spacing",
    "word-spacing",
    "text-decoration",
    "writing-mode",
    "direction",
    "unicode-bidi",
];

/// Returns what the value of an attribute without a namespace must look like; `None` when the attribute is dropped.
pub(super) fn attribute(name: &str) -> Option<Attribute> {
    if name == "id" {
        Some(Attribute::Id)
    } else if is_property(name) {
        Some(Attribute::Property)
    } else if GEOMETRY.contains(&name) {
        Some(Attribute::Geometry)
    } else {
        None
    }
}

/// Returns whether a word is an allowed style property.
pub(super) fn is_property(name: &str) -> bool {
    PROPERTIES.contains(&name)
}

/// Returns whether a property can hold a reference that children inherit.
pub(super) fn is_inherited_reference(name: &str) -> bool {
    matches!(name, "fill" | "stroke")
}
