//! Reads the well-formed HTML that [`super::sanitise`] wrote into a tree. Text stays encoded.

/// An element or a piece of text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Node {
    Element(Element),
    /// Text as it is written in HTML.
    Text(String),
}

#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(super) struct Element {
    pub(super) tag: String,
    /// The link of `a`, or the address of `img`, encoded.
    pub(super) address: String,
    /// The `alt` of `img`, encoded.
    pub(super) alt: String,
    pub(super) is_button: bool,
    pub(super) children: Vec<Node>,
}

pub(super) fn parse(html: &str) -> Vec<Node> {
    let mut open = vec![Element::default()];
    let mut rest = html;
    while let Some((text, after)) = rest.split_once('<') {
        push(&mut open, Node::Text(text.to_owned()));
        let (inside, tail) = split_tag(after);
        rest = tail;
        if inside.starts_with('/') {
            close(&mut open);
            continue;
        }
        let element = element(inside);
        if matches!(element.tag.as_str(), "br" | "hr" | "img") {
            push(&mut open, Node::Element(element));
        } else {
            open.push(element);
        }
    }
    push(&mut open, Node::Text(rest.to_owned()));
    while open.len() > 1 {
        close(&mut open);
    }
    open.pop().map(|root| root.children).unwrap_or_default()
}

/// Splits behind the `>` that is not inside quotes.
fn split_tag(text: &str) -> (&str, &str) {
    let mut quoted = false;
    for (at, c) in text.char_indices() {
        match c {
            '"' => quoted = !quoted,
            '>' if !quoted => {
                return (
                    text.get(..at).unwrap_or_default(),
                    text.get(at + 1..).unwrap_or_default(),
                );
            }
            _ => {}
        }
    }
    (text, "")
}

fn element(inside: &str) -> Element {
    let (tag, mut rest) = inside.split_once(' ').unwrap_or((inside, ""));
    let mut element = Element {
        tag: tag.to_owned(),
        ..Element::default()
    };
    while let Some((name, after)) = rest.split_once("=\"") {
        let (value, tail) = after.split_once('"').unwrap_or((after, ""));
        match name.trim() {
            "href" | "src" => value.clone_into(&mut element.address),
            "alt" => value.clone_into(&mut element.alt),
            "class" => element.is_button = value.split_whitespace().any(|class| class == "button"),
            _ => {}
        }
        rest = tail;
    }
    element
}

fn push(open: &mut [Element], node: Node) {
    if node != Node::Text(String::new())
        && let Some(innermost) = open.last_mut()
    {
        innermost.children.push(node);
    }
}

fn close(open: &mut Vec<Element>) {
    if open.len() > 1
        && let Some(element) = open.pop()
    {
        push(open, Node::Element(element));
    }
}

/// Reads encoded text.
pub(super) fn decoded(html: &str) -> String {
    html.replace("&nbsp;", "\u{a0}")
        .replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&amp;", "&")
}
