//! JSON in its canonical form (RFC 8785): keys in the order of their UTF-16 units, no blanks, shortest numbers. Two exports of
//! the same event are equal byte by byte.

use serde_json::{Number, Value};

/// Returns a value in its canonical form, without a line feed at the end.
pub(crate) fn canonical(value: &Value) -> String {
    let mut out = String::new();
    write(value, &mut out);
    out
}

fn write(value: &Value, out: &mut String) {
    match value {
        Value::Null => out.push_str("null"),
        Value::Bool(true) => out.push_str("true"),
        Value::Bool(false) => out.push_str("false"),
        Value::Number(number) => out.push_str(&number_text(number)),
        Value::String(text) => write_text(text, out),
        Value::Array(items) => {
            out.push('[');
            for (index, item) in items.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                write(item, out);
            }
            out.push(']');
        }
        Value::Object(fields) => {
            let mut fields: Vec<_> = fields.iter().collect();
            fields.sort_by(|(one, _), (other, _)| one.encode_utf16().cmp(other.encode_utf16()));
            out.push('{');
            for (index, (key, item)) in fields.into_iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                write_text(key, out);
                out.push(':');
                write(item, out);
            }
            out.push('}');
        }
    }
}

fn write_text(text: &str, out: &mut String) {
    out.push('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\u{8}' => out.push_str("\\b"),
            '\t' => out.push_str("\\t"),
            '\n' => out.push_str("\\n"),
            '\u{c}' => out.push_str("\\f"),
            '\r' => out.push_str("\\r"),
            c if c < ' ' => out.push_str(&format!("\\u{:04x}", u32::from(c))),
            c => out.push(c),
        }
    }
    out.push('"');
}

/// The shortest text that reads back as the same number, in the notation of ECMAScript.
fn number_text(number: &Number) -> String {
    let Some(float) = number.as_f64().filter(|_| number.is_f64()) else {
        return number.to_string();
    };
    if float == 0.0 {
        return "0".to_owned();
    }
    let size = float.abs();
    if (1e-6..1e21).contains(&size) {
        return format!("{float}");
    }
    let text = format!("{float:e}");
    if size < 1.0 { text } else { text.replace('e', "e+") }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::canonical;

    #[test]
    fn keys_are_sorted_by_their_utf16_units() {
        let value = json!({"\u{20ac}": 1, "\r": 2, "\u{fb33}": 3, "1": 4, "\u{1f600}": 5, "\u{80}": 6, "\u{f6}": 7});
        let text = canonical(&value);
        assert_eq!(
            text,
            "{\"\\r\":2,\"1\":4,\"\u{80}\":6,\"ö\":7,\"€\":1,\"😀\":5,\"\u{fb33}\":3}"
        );
    }

    #[test]
    fn numbers_are_as_short_as_those_of_ecmascript() {
        let value = json!([1.0, -0.0, 0.5, 1e21, 1e-7, 123_456_789_012_345_680_000.0, 42, 0.000_001]);
        assert_eq!(
            canonical(&value),
            "[1,0,0.5,1e+21,1e-7,123456789012345680000,42,0.000001]"
        );
    }
}
