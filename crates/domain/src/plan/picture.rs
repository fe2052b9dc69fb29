//! The content of a picture: SVG text stored in the plan, or the address of an image.
//!
//! Only two kinds of address are allowed. A path below `/api/images/` is an image of this server, which has checked it.
//! An `https` address is an image on another site; if the page may not load it, a placeholder is shown. Everything else
//! would do more than show a picture: another path of ours is a request in the name of the person who opens the plan,
//! `http` can be tampered with in transit, `data` grows the plan past its limits, and `javascript` and `file` are
//! obviously unsafe.

use serde::Serialize;

use super::error::ValueError;
use super::field::Fields;
use super::number::{ASPECT_RATIO, IMAGE_URL_MAX, SVG_BYTES_MAX};

/// Fields whose invalid value is refused, not dropped, when a person adds an element or a program sends a whole plan.
pub const FIELDS: [&str; 2] = ["svgContent", "imageUrl"];

/// Text that a drawing in a plan must not contain once character references are decoded. A name may have a namespace
/// prefix, and a style sheet may escape any letter with a backslash.
const REFUSED: [&str; 8] = [
    "<!doctype",
    "<!entity",
    "<script",
    ":script",
    "<foreignobject",
    ":foreignobject",
    "@import",
    "\\",
];

/// References within a drawing. Nesting this few multiplies the drawn content by a few hundred at most.
const REFERENCES_MAX: usize = 16;

/// The path of images on this server.
const OWN_IMAGES: &str = "/api/images/";

/// The content of a picture.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Picture {
    /// The drawing itself. It is only ever shown as an image, which runs no script and loads nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub svg_content: Option<String>,
    /// The address of the image; takes precedence over `svg_content`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub image_url: Option<String>,
    /// The kind of image, for example `svg`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub image_type: Option<String>,
    /// Width divided by height.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub aspect_ratio: Option<f64>,
    /// Whether the organiser uploaded it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub is_user_uploaded: Option<bool>,
}

impl Picture {
    /// Reads the fields of a picture; `None` without any.
    pub(super) fn read(fields: &mut Fields<'_>) -> Result<Option<Box<Self>>, ValueError> {
        let picture = Self {
            svg_content: read_svg(fields),
            image_url: read_url(fields),
            image_type: fields.text("imageType"),
            aspect_ratio: fields.ranged("aspectRatio", ASPECT_RATIO)?,
            is_user_uploaded: fields.flag("isUserUploaded"),
        };
        Ok((picture != Self::default()).then(|| Box::new(picture)))
    }

    /// Returns a URL for showing the picture.
    pub fn href(&self) -> Option<String> {
        let drawn = || self.svg_content.as_deref().map(data_url);
        self.image_url.clone().or_else(drawn)
    }
}

fn read_svg(fields: &mut Fields<'_>) -> Option<String> {
    let text = fields.block("svgContent", SVG_BYTES_MAX)?;
    match check_svg(&text) {
        Ok(()) => Some(text),
        Err(reason) => {
            fields.note("svgContent", reason);
            None
        }
    }
}

/// Returns an error if a plan cannot carry the text as a drawing. An uploaded picture is parsed and rebuilt; the text
/// in a plan is shown as it is, on every screen that opens the plan, so it has to be plain.
fn check_svg(text: &str) -> Result<(), &'static str> {
    if !text.contains("<svg") {
        return Err("must be an SVG drawing");
    }
    let letters = spelled_out(text).to_ascii_lowercase();
    let mut references = letters.split("href").skip(1).chain(letters.split("url(").skip(1));
    let plain = !REFUSED.iter().any(|refused| letters.contains(refused));
    if plain && references.clone().count() <= REFERENCES_MAX && references.all(stays_inside) {
        Ok(())
    } else {
        Err(
            "must be a plain drawing, without scripts and with few references, all within it; upload it as a picture instead",
        )
    }
}

/// Decodes numeric character references of visible ASCII characters.
fn spelled_out(text: &str) -> String {
    let mut parts = text.split("&#");
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let spelled = part
            .split_once(';')
            .and_then(|(digits, rest)| Some((letter(digits)?, rest)));
        match spelled {
            Some((letter, rest)) => {
                out.push(letter);
                out.push_str(rest);
            }
            None => {
                out.push_str("&#");
                out.push_str(part);
            }
        }
    }
    out
}

/// Decodes the digits of a reference, such as `117` or `x75`.
fn letter(digits: &str) -> Option<char> {
    let number = match digits.strip_prefix('x') {
        Some(hex) => u8::from_str_radix(hex, 16),
        None => digits.parse(),
    };
    Some(char::from(number.ok()?)).filter(char::is_ascii_graphic)
}

/// Returns whether the target after `href` or `url(` is a part of the same drawing.
fn stays_inside(rest: &str) -> bool {
    let quote = ['"', '\''];
    let target = rest.trim_start().trim_start_matches('=').trim_start();
    target
        .strip_prefix(quote)
        .unwrap_or(target)
        .trim_start()
        .starts_with('#')
}

fn read_url(fields: &mut Fields<'_>) -> Option<String> {
    let text = fields.block("imageUrl", IMAGE_URL_MAX)?;
    match check_url(&text) {
        Ok(()) => Some(text),
        Err(reason) => {
            fields.note("imageUrl", reason);
            None
        }
    }
}

/// Returns an error if a text is not an allowed address of a picture.
pub(super) fn check_url(text: &str) -> Result<(), String> {
    if text.len() > IMAGE_URL_MAX {
        return Err(format!("must be at most {IMAGE_URL_MAX} characters"));
    }
    let own = text.strip_prefix(OWN_IMAGES).is_some_and(is_own_path);
    let elsewhere = text.strip_prefix("https://").is_some_and(is_rest_of_address);
    if own || elsewhere {
        Ok(())
    } else {
        Err(format!("must begin with {OWN_IMAGES} or https://"))
    }
}

/// Names and folders, without parent segments.
fn is_own_path(rest: &str) -> bool {
    let harmless = |c: char| c.is_ascii_alphanumeric() || "-_.".contains(c);
    let part = |part: &str| !part.is_empty() && !part.starts_with('.') && part.chars().all(harmless);
    rest.split('/').all(part)
}

/// A host, then anything that needs no escaping in an attribute.
fn is_rest_of_address(rest: &str) -> bool {
    let harmless = |c: char| c.is_ascii_graphic() && !"\"'<>\\^`{|}".contains(c);
    rest.starts_with(|c: char| c.is_ascii_alphanumeric()) && rest.chars().all(harmless)
}

/// Encodes SVG text as a data URL.
fn data_url(svg: &str) -> String {
    let mut url = String::with_capacity(svg.len() + svg.len() / 2);
    url += "data:image/svg+xml,";
    for byte in svg.bytes() {
        if byte.is_ascii_alphanumeric() || b"-_.~!*()=:/;,+".contains(&byte) {
            url.push(char::from(byte));
        } else {
            url += &format!("%{byte:02X}");
        }
    }
    url
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_images_and_https_are_addresses_of_pictures() {
        for good in [
            "/api/images/abc_DEF-123",
            "/api/images/library/tabler/chair.svg",
            "https://images.example.org/a/b.png?w=80&h=%20#x",
        ] {
            assert_eq!(check_url(good), Ok(()), "{good}");
        }
        for bad in [
            "",
            "/api/images/",
            "/api/images/../events",
            "/api/images//a",
            "/api/images/a?b=c",
            "/api/events/e1",
            "//example.org/a.png",
            "http://example.org/a.png",
            "https://",
            "https:///etc/passwd",
            "https://example.org/\"onload=\"x",
            "https://example.org/a b",
            "javascript:alert(1)",
            "data:image/png;base64,AAAA",
            "file:///etc/passwd",
            "blob:https://example.org/1",
        ] {
            assert!(check_url(bad).is_err(), "{bad}");
        }
        assert!(check_url(&format!("https://example.org/{}", "a".repeat(IMAGE_URL_MAX))).is_err());
    }

    #[test]
    fn a_plan_carries_only_plain_drawings() {
        let drawing =
            |inside: &str| format!("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'>{inside}</svg>");
        let gradient = "<linearGradient id='g'><stop offset='0'/></linearGradient><path fill='url(#g)' d='M0 0h1'/>";
        let clip = "<g clip-path=\"url( #c )\"/><clipPath id=\"c\"/><use href = \"#a\"/><use xlink:href='#a'/>";
        let words = "<text>Caf&#233; &#8211; Anna&#39;s &#x1F382; &#;</text><use href='&#35;a'/>";
        for good in ["<!-- drawn by hand --><path d='M0 0h1'/>", gradient, clip, words] {
            assert_eq!(check_svg(&drawing(good)), Ok(()), "{good}");
        }
        for bad in [
            "<image href='file:///etc/passwd'/>",
            "<image xlink:href='/tmp/hall.png'/>",
            "<use HREF='https://example.org/#a'/>",
            "<path fill='url(https://example.org/#a)'/>",
            "<SCRIPT>alert(1)</SCRIPT>",
            "<foreignObject><p/></foreignObject>",
            "<style>@import 'a.css'</style>",
            "<path fill='&#117;&#x72;&#x6C;(https://example.org/#a)'/>",
            "<path fill='\\75rl(#a)'/>",
            "<s:script xmlns:s='http://www.w3.org/2000/svg'/>",
            "<s:foreignObject xmlns:s='http://www.w3.org/2000/svg'/>",
            &"<path fill='&#0117;rl(#a)'/>".repeat(17),
            &"<use href='#a'/>".repeat(17),
            &"<path fill='url(#a)'/>".repeat(17),
        ] {
            let refusal = check_svg(&drawing(bad)).unwrap_err();
            assert!(refusal.contains("upload it as a picture"), "{bad}");
        }
        let laughs = format!("<!DOCTYPE svg [<!ENTITY a 'ha'>]>{}", drawing("<text>&a;</text>"));
        assert!(check_svg(&laughs).is_err());
        assert_eq!(check_svg("<html>"), Err("must be an SVG drawing"));
    }

    #[test]
    fn a_drawing_is_shown_as_an_image_and_its_address_before_it() {
        let mut picture = Picture {
            svg_content: Some("<svg a=\"é#\"/>".to_owned()),
            ..Picture::default()
        };
        assert_eq!(
            picture.href().as_deref(),
            Some("data:image/svg+xml,%3Csvg%20a=%22%C3%A9%23%22/%3E")
        );
        picture.image_url = Some("/api/images/a".to_owned());
        assert_eq!(picture.href().as_deref(), Some("/api/images/a"));
        assert_eq!(Picture::default().href(), None);
    }
}
