//! Which parts of an SVG are kept and which are refused. Each hostile file appears here in its smallest form.

use std::fmt::Write as _;

use proptest::prelude::*;

use super::*;

mod hostile;

fn svg(inside: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" viewBox=\"0 0 10 10\">{inside}</svg>"
    )
}

fn kept(inside: &str) -> String {
    let picture = read(svg(inside).as_bytes()).unwrap_or_else(|refusal| panic!("{inside}: {refusal:?}"));
    let text = String::from_utf8(picture.bytes).unwrap();
    let (_, after) = text.split_once('>').unwrap();
    after.strip_suffix("</svg>").unwrap_or_default().to_owned()
}

fn refused(text: &str) -> Refusal {
    read(text.as_bytes()).expect_err(text)
}

const SHAPE: &str = "<path d=\"M0 0h1\"/>";

#[test]
fn a_drawing_is_written_anew_as_it_was() {
    let drawing =
        "<g fill=\"#fff\" transform=\"rotate(45)\"><path d=\"M0 0h1\"/><text x=\"1\">Müller &amp; Söhne</text></g>";
    assert_eq!(kept(drawing), drawing);
    let again = kept(&kept(drawing));
    assert_eq!(again, drawing);
}

#[test]
fn size_and_view_box_are_always_written() {
    let picture =
        read(b"<svg xmlns='http://www.w3.org/2000/svg' width='20' height='10'><path d='M0 0'/></svg>").unwrap();
    assert_eq!((picture.width, picture.height), (20.0, 10.0));
    let text = String::from_utf8(picture.bytes).unwrap();
    assert!(
        text.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"20\" height=\"10\" viewBox=\"0 0 20 10\">")
    );
}

#[test]
fn what_editors_add_is_dropped_in_silence() {
    for extra in [
        "<!-- made by hand -->",
        "<metadata><rdf:RDF xmlns:rdf='r'/></metadata>",
        "<foreignObject><body xmlns='http://www.w3.org/1999/xhtml'><script>alert(1)</script></body></foreignObject>",
        "<animate attributeName='href' values='javascript:alert(1)'/>",
        "<set attributeName='onload' to='alert(1)'/>",
        "<filter id='f'><feImage href='http://evil.example/x.png'/></filter>",
        "<style>@import url(http://evil.example/x.css); .a{fill:url(//evil.example)}</style>",
        "<iframe src='http://evil.example'/>",
        "<x:path xmlns:x='urn:other' d='M0 0'/>",
        "<?xml-stylesheet href='http://evil.example/x.css'?>",
        "<image/>",
        "<use/>",
    ] {
        assert_eq!(kept(&format!("{extra}{SHAPE}")), SHAPE, "{extra}");
    }
    for attribute in [
        "xmlns:i='i' i:export-filename='/home/ann/x.png'",
        "data-name='a'",
        "fill='url(http://evil.example/x)'",
        "style='background:url(http://evil.example/x)'",
        "filter='url(#f)'",
        "xml:base='http://evil.example/'",
        "d2='javascript:alert(1)'",
        "transform='url(http://evil.example/x)'",
        "id='a b'",
        "style='content:none'",
    ] {
        assert_eq!(kept(&format!("<path {attribute} d='M0 0h1'/>")), SHAPE, "{attribute}");
    }
}

#[test]
fn links_and_switches_become_groups() {
    let link = "<a href='http://example.org'><path d='M0 0h1'/></a>";
    assert_eq!(kept(link), format!("<g>{SHAPE}</g>"));
}

#[test]
fn quotes_of_a_value_stay_inside_of_it() {
    let quoted = "<text font-family='\"Times\", serif'>x</text>";
    assert_eq!(kept(quoted), "<text font-family=\"&quot;Times&quot;, serif\">x</text>");
}

#[test]
fn names_and_values_without_end_are_dropped() {
    for name in ["id", "font-family"] {
        let attribute = format!("<path {name}='{}' d='M0 0h1'/>", "a".repeat(1_001));
        assert_eq!(kept(&attribute), SHAPE, "{name}");
    }
}

#[test]
fn style_sheets_become_attributes() {
    let drawing = "<style>.a{fill:#f00;stroke:url(#s)}</style><path class='a' style='fill: blue' d='M0 0h1'/>";
    let styled = kept(drawing);
    assert_eq!(styled, "<path d=\"M0 0h1\" fill=\"blue\" stroke=\"url(#s)\"/>");
}

#[test]
fn scripts_and_event_handlers_are_refused() {
    for hostile in [
        "<script>alert(1)</script>",
        "<svg:script xmlns:svg='http://www.w3.org/2000/svg'/>",
        "<g onload='alert(1)'/>",
        "<path ONCLICK='x'/>",
        "<a href='javascript:alert(1)'><path d='M0 0'/></a>",
        "<a xlink:href=' java&#10;script:alert(1)'><path d='M0 0'/></a>",
        "<use href='JavaScript:alert(1)'/>",
    ] {
        assert_eq!(
            refused(&svg(&format!("{hostile}{SHAPE}"))),
            Refusal::SvgScript,
            "{hostile}"
        );
    }
    assert_eq!(
        refused("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"),
        Refusal::SvgScript
    );
}

#[test]
fn references_to_files_and_addresses_are_refused() {
    for hostile in [
        "<image href='file:///etc/passwd'/>",
        "<image href='/tmp/local.png'/>",
        "<image xlink:href='local.png'/>",
        "<image href='http://169.254.169.254/latest'/>",
        "<image href='//evil.example/x.png'/>",
        "<use href='other.svg#a'/>",
        "<use xlink:href='http://evil.example/x.svg#a'/>",
        "<linearGradient href='x.svg#g'/>",
        "<pattern href='data:image/svg+xml,x'/>",
    ] {
        assert_eq!(
            refused(&svg(&format!("{hostile}{SHAPE}"))),
            Refusal::SvgOutside,
            "{hostile}"
        );
    }
}

#[test]
fn embedded_pictures_are_small_raster_ones_or_refused() {
    let gif = "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
    let image = |uri: &str| format!("<image href=\"{uri}\"/>");
    let right = image(&format!("data:image/gif;base64,{gif}"));
    assert_eq!(kept(&right), right);
    // The declared type is ignored.
    assert_eq!(kept(&image(&format!("data:image/svg+xml;base64,{gif}"))), right);
    for hostile in [
        "data:image/svg+xml;base64,PHN2Zy8+",
        "data:text/html,<b>",
        "data:image/png;base64,????",
        "data:image/png,abc",
        "data:",
        "data:image/png;base64,PGh0bWw+",
    ] {
        assert_eq!(
            refused(&svg(&image(hostile).replace("<b>", "b"))),
            Refusal::SvgEmbedded,
            "{hostile}"
        );
    }
    // 50,000 × 50,000 pixels, announced in a header.
    let bomb = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAw1AAAMNQCAYAAAAAAAAA";
    assert_eq!(refused(&svg(&image(bomb))), Refusal::Pixels(50_000, 50_000));
}

#[test]
fn entities_are_refused_and_a_document_type_without_them_is_dropped() {
    let laughs = "<!DOCTYPE svg [<!ENTITY a 'ha'><!ENTITY b '&a;&a;&a;'>]>";
    assert_eq!(
        refused(&format!("{laughs}{}", svg("<text>&b;</text>"))),
        Refusal::SvgEntities
    );
    assert_eq!(refused(&format!("{laughs}{}", svg(SHAPE))), Refusal::SvgEntities);
    let file = "<!DOCTYPE svg [<!ENTITY x SYSTEM 'file:///etc/passwd'>]>";
    assert_eq!(
        refused(&format!("{file}{}", svg("<text>&x;</text>"))),
        Refusal::SvgEntities
    );
    assert_eq!(refused(&svg("<text>&nbsp;x</text>")), Refusal::SvgEntities);
    assert_eq!(refused(&svg("<path d='&x;'/>")), Refusal::SvgEntities);
    let plain = "<?xml version='1.0'?><!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd'>";
    assert!(read(format!("{plain}{}", svg(SHAPE)).as_bytes()).is_ok());
    assert_eq!(
        kept("<text>&lt;b&gt; &#65;&#x1F600;</text>"),
        "<text>&lt;b&gt; A😀</text>"
    );
}

#[test]
fn uses_that_multiply_are_refused_without_being_expanded() {
    let mut bomb = String::from("<g id='a0'><path d='M0 0h1'/></g>");
    for level in 1..=30 {
        let below = format!("<use href='#a{}'/>", level - 1);
        write!(bomb, "<g id='a{level}'>{}</g>", below.repeat(10)).unwrap();
    }
    assert_eq!(refused(&svg(&bomb)), Refusal::SvgComplex);
    assert_eq!(
        refused(&svg(&format!("<defs>{bomb}</defs><use href='#a30'/>"))),
        Refusal::SvgComplex
    );
    let few = "<g id='a'><path d='M0 0h1'/></g><use href='#a'/><use href='#a' x='5'/>";
    assert_eq!(kept(few), few.replace('\'', "\""));
}

#[test]
fn circles_of_references_are_refused() {
    for circle in [
        "<g id='a'><use href='#a'/></g>",
        "<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>",
        "<pattern id='p'><rect fill='url(#p)'/></pattern>",
        "<mask id='m' mask='url(#m)'><rect mask='url(#m)'/></mask>",
    ] {
        assert_eq!(
            refused(&svg(&format!("{circle}{SHAPE}"))),
            Refusal::SvgComplex,
            "{circle}"
        );
    }
}

#[test]
fn patterns_masks_and_markers_that_multiply_are_refused() {
    let mut patterns = String::from("<pattern id='p0'><path d='M0 0h1'/></pattern>");
    let mut masks = String::from("<mask id='m0'><path d='M0 0h1'/></mask>");
    for level in 1..=20 {
        let below = level - 1;
        let shapes = format!("<rect fill='url(#p{below})'/>").repeat(10);
        write!(patterns, "<pattern id='p{level}'>{shapes}</pattern>").unwrap();
        let shapes = format!("<rect mask='url(#m{below})'/>").repeat(10);
        write!(masks, "<mask id='m{level}'>{shapes}</mask>").unwrap();
    }
    assert_eq!(
        refused(&svg(&format!("{patterns}<rect fill='url(#p20)'/>"))),
        Refusal::SvgComplex
    );
    assert_eq!(
        refused(&svg(&format!("{masks}<rect mask='url(#m20)'/>"))),
        Refusal::SvgComplex
    );
    let corners = "h1".repeat(5_000);
    let marker = format!(
        "<marker id='k'>{}</marker><path marker-mid='url(#k)' d='M0 0{corners}'/>",
        SHAPE.repeat(50)
    );
    assert_eq!(refused(&svg(&marker)), Refusal::SvgComplex);
    assert_eq!(
        kept(&format!("<g marker-mid='url(#k)'>{SHAPE}</g>")),
        format!("<g>{SHAPE}</g>")
    );
}

#[test]
fn depth_and_number_of_elements_are_limited() {
    let nested = |depth: usize| svg(&format!("{}{SHAPE}{}", "<g>".repeat(depth), "</g>".repeat(depth)));
    assert!(read(nested(62).as_bytes()).is_ok());
    assert_eq!(refused(&nested(63)), Refusal::SvgComplex);
    assert_eq!(refused(&nested(100_000)), Refusal::SvgComplex);
    assert_eq!(refused(&svg(&"<g/>".repeat(50_000))), Refusal::SvgComplex);
    let attributes: String = (0..151).map(|n| format!(" a{n}=''")).collect();
    assert_eq!(refused(&svg(&format!("<path{attributes}/>"))), Refusal::SvgComplex);
    let chain: String = (1..2_000)
        .map(|n| format!("<g id='c{n}'><use href='#c{}'/></g>", n + 1))
        .collect();
    assert_eq!(refused(&svg(&chain)), Refusal::SvgComplex);
}

#[test]
fn one_rule_for_many_elements_does_not_become_gigabytes() {
    let font = "a".repeat(900);
    let sheet = format!("<style>path{{font-family:{font};stroke-dasharray:{font}}}</style>");
    assert_eq!(
        refused(&svg(&format!("{sheet}{}", SHAPE.repeat(10_000)))),
        Refusal::SvgComplex
    );
    let classes = "a ".repeat(2_000);
    let many = format!(
        "<style>.a{{fill:red}}</style>{}",
        format!("<path class='{classes}' d='M0 0'/>").repeat(600)
    );
    assert_eq!(refused(&svg(&many)), Refusal::SvgComplex);
}

#[test]
fn what_shows_nothing_is_refused() {
    for nothing in [
        "",
        "<g/>",
        "<defs><path d='M0 0'/></defs>",
        "<foreignObject/>",
        "<text> </text>",
        "<title>x</title>",
        "<g display='none'><path d='M0 0'/></g>",
        "<use href='#gone'/>",
    ] {
        assert_eq!(refused(&svg(nothing)), Refusal::SvgEmpty, "{nothing}");
    }
}

#[test]
fn what_is_no_svg_is_another_kind_of_file() {
    for other in [
        "",
        "hello",
        "<!DOCTYPE html><html><body onload='alert(1)'>",
        "<html><svg xmlns='http://www.w3.org/2000/svg'/></html>",
        "<svg xmlns='urn:other'/>",
        "{\"a\":1}",
        "<?xml version='1.0'?><plist/>",
        "<",
    ] {
        assert_eq!(refused(other), Refusal::Kind, "{other}");
    }
    assert_eq!(read(b"\xFF\xFE<\0s\0v\0g\0"), Err(Refusal::Kind));
}

#[test]
fn a_broken_svg_is_unreadable() {
    for broken in [
        "<svg xmlns='http://www.w3.org/2000/svg'><g></svg>",
        "<svg xmlns='http://www.w3.org/2000/svg'><path d=></svg>",
        "<svg xmlns='http://www.w3.org/2000/svg'><path d='M0' d='M1'/></svg>",
        "<svg xmlns='http://www.w3.org/2000/svg'><path",
        "<svg xmlns='http://www.w3.org/2000/svg'><path d='M0'/>",
    ] {
        assert_eq!(refused(broken), Refusal::SvgUnreadable, "{broken}");
    }
    assert_eq!(refused(&format!("{}{}", svg(SHAPE), svg(SHAPE))), Refusal::Kind);
}

proptest! {
    #[test]
    fn no_bytes_bring_the_reader_down(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        let _ = crate::upload::read(&bytes);
    }

    #[test]
    fn no_markup_brings_the_reader_down_or_leaves_anything_that_runs(
        parts in proptest::collection::vec(prop::sample::select(PARTS), 0..30)
    ) {
        if let Ok(picture) = read(svg(&parts.concat()).as_bytes()) {
            let text = String::from_utf8(picture.bytes.clone()).unwrap();
            for word in ["<script", " onload", "http://e", "file:", "<!", "foreignObject", "<style"] {
                prop_assert!(!text.contains(word), "{}: {}", word, text);
            }
            // Reading and writing the output again changes nothing.
            prop_assert_eq!(read(&picture.bytes).unwrap().bytes, picture.bytes);
        }
    }
}

const PARTS: &[&str] = &[
    "<g>",
    "</g>",
    "<path d='M0 0'/>",
    "<path style='fill:url(http://e)' d='M1 1'/>",
    "<use href='#a'/>",
    "<g id='a'>",
    "<text>",
    "</text>",
    "&amp;",
    "&lt;script",
    "<![CDATA[<script>]]>",
    "<style>",
    "</style>",
    "path{fill:red}",
    "<foreignObject>",
    "</foreignObject>",
    "<image href='file:///x'/>",
    "x",
    "<!--",
    "-->",
    "<defs>",
    "</defs>",
    "<g fill='url(#a)'>",
    "<path onload='x'/>",
];
