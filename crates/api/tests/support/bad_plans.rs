//! Invalid plans that must never be stored, as JSON text, because no JSON library would write some of them.

use serde_json::{Value, json};

/// One document and how it is refused.
pub(crate) struct BadPlan {
    /// What is wrong with it.
    pub(crate) name: &'static str,
    /// The raw body of the request.
    pub(crate) text: String,
    pub(crate) status: u16,
    pub(crate) code: &'static str,
    /// What the message says.
    pub(crate) says: &'static str,
}

/// All of them.
pub(crate) fn bad_plans() -> Vec<BadPlan> {
    let mut all = numbers();
    all.extend(sizes());
    all.extend(shapes());
    all.extend(pictures());
    all.extend(names());
    all
}

fn refused(name: &'static str, document: &Value, says: &'static str) -> BadPlan {
    BadPlan {
        name,
        text: document.to_string(),
        status: 422,
        code: "plan_refused",
        says,
    }
}

fn malformed(name: &'static str, text: String, says: &'static str) -> BadPlan {
    BadPlan {
        name,
        text,
        status: 400,
        code: "malformed_json",
        says,
    }
}

fn too_large(name: &'static str, document: &Value, says: &'static str) -> BadPlan {
    BadPlan {
        name,
        text: document.to_string(),
        status: 413,
        code: "too_large",
        says,
    }
}

/// A plan of one table with one more field.
fn table(field: &str, value: &str) -> String {
    format!(r#"{{"elements":[{{"id":"t1","type":"round","{field}":{value}}}]}}"#)
}

fn numbers() -> Vec<BadPlan> {
    let far = json!({ "elements": [{ "id": "t1", "type": "round", "x": 1e308 }] });
    let wide = json!({ "elements": [{ "id": "t1", "type": "round", "width": -1e308 }] });
    let turned = json!({ "elements": [{ "id": "t1", "type": "round", "rotation": 1e300 }] });
    vec![
        malformed("a number that is none", table("x", "NaN"), "not valid JSON"),
        refused(
            "a number that JavaScript could not print",
            &json!({ "elements": [{ "id": "t1", "type": "round", "x": null }] }),
            "x must be a finite number",
        ),
        malformed("an endless number", table("y", "Infinity"), "not valid JSON"),
        malformed("a negative endless number", table("y", "-Infinity"), "not valid JSON"),
        malformed("a number beyond all numbers", table("width", "1e999"), "out of range"),
        refused("a coordinate at the edge of numbers", &far, "x must be between"),
        refused("a width at the edge of numbers", &wide, "width must be between"),
        refused("an angle at the edge of numbers", &turned, "rotation must be between"),
    ]
}

fn sizes() -> Vec<BadPlan> {
    let elements = |count: usize| -> Vec<Value> {
        let plant = |n| json!({ "id": format!("p{n}"), "type": "plant" });
        (0..count).map(plant).collect()
    };
    let chairs: Vec<Value> = (0..5_000)
        .map(|n| json!({ "id": format!("t{n}"), "type": "round", "chairs": 100 }))
        .collect();
    let padding = "x".repeat(10 * 1024 * 1024);
    vec![
        refused(
            "20,001 elements",
            &json!({ "elements": elements(20_001) }),
            "it has 20001 elements; the limit is 20000",
        ),
        too_large(
            "half a million chairs",
            &json!({ "elements": chairs }),
            "limited to 40000 seats",
        ),
        too_large("10 MB", &json!({ "elements": [], "note": padding }), "limited to 10 MB"),
        refused(
            "a field of 1 MB",
            &json!({ "elements": [], "note": "x".repeat(1024 * 1024) }),
            "note",
        ),
    ]
}

fn shapes() -> Vec<BadPlan> {
    let corners = |count: usize| vec![json!({ "x": 1.5, "y": 2.5 }); count];
    let deep = format!("{}1{}", "[".repeat(100_000), "]".repeat(100_000));
    let irregular = |count| json!({ "elements": [], "bounds": { "shape": "irregular", "points": corners(count) } });
    let aisles = json!({ "elements": [], "aisles": vec![json!({ "points": corners(3) }); 2_001] });
    vec![
        refused(
            "an unknown kind",
            &json!({ "elements": [{ "id": "t1" }] }),
            "type is missing",
        ),
        refused("an outline of 1,001 corners", &irregular(1_001), "1001 corners"),
        too_large("an outline of 100,000 corners", &irregular(100_000), "100000 corners"),
        refused("2,001 aisles", &aisles, "it has 2001 aisles"),
        malformed(
            "100,000 lists in each other",
            format!(r#"{{"elements":[],"note":{deep}}}"#),
            "recursion limit",
        ),
        refused(
            "a newer version",
            &json!({ "version": "1.0.1", "elements": [] }),
            "newer version",
        ),
        refused("no list of elements", &json!({ "elements": "none" }), "elements"),
        refused("no document", &json!([]), "Invalid floor plan file"),
    ]
}

fn pictures() -> Vec<BadPlan> {
    let shows = |field: &str, value: &str| json!({ "elements": [{ "id": "p", "type": "vector-image", field: value }] });
    let level = |n: u32| format!("<g id='a{n}'>{}</g>", format!("<use href='#a{}'/>", n - 1).repeat(10));
    let uses: String = (1..=30).map(level).collect();
    let bomb = format!("<svg><path id='a0' d='M0 0h1'/>{uses}</svg>");
    let local = "<svg><image href='file:///etc/passwd'/></svg>";
    let says = "element \"p\": svgContent must be a plain drawing";
    vec![
        refused("uses of uses of uses", &shows("svgContent", &bomb), says),
        refused("a drawing that names a local file", &shows("svgContent", local), says),
        refused(
            "a drawing that is a page",
            &shows("svgContent", "<!DOCTYPE html><script>alert(1)</script>"),
            "svgContent must be an SVG drawing",
        ),
        refused(
            "a picture that is a local file",
            &shows("imageUrl", "file:///etc/passwd"),
            "imageUrl must begin with /api/images/ or https://",
        ),
        refused(
            "a picture that is another call",
            &shows("imageUrl", "/api/images/../events"),
            "imageUrl must begin with /api/images/ or https://",
        ),
    ]
}

fn names() -> Vec<BadPlan> {
    let of = |id: &Value| json!({ "elements": [{ "id": "a", "type": "round" }, { "id": id, "type": "round" }] });
    vec![
        refused(
            "an id that could be a path",
            &of(&json!("../../etc/passwd")),
            "elements[1]: id \"../../etc/passwd\" is not a valid id",
        ),
        refused("an id that is a list", &of(&json!(["b"])), "elements[1]: id"),
        refused(
            "an id that is taken",
            &of(&json!("a")),
            "elements[1]: id \"a\" belongs to another element",
        ),
        refused(
            "an element that is none",
            &json!({ "elements": [7] }),
            "elements[0]: element must be an object",
        ),
    ]
}
