//! The tree of an SVG, while it is read and after it was cleaned.

/// An element with its attributes and children. Never deeper than `SVG_DEPTH_MAX`.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Element {
    /// The name in the allow-list.
    pub(super) name: &'static str,
    /// Names and values; values are as uploaded until they are cleaned.
    pub(super) attributes: Vec<(String, String)>,
    /// Child elements and texts.
    pub(super) children: Vec<Node>,
}

/// An element or a text.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Node {
    /// An element.
    Element(Element),
    /// A text, with its references resolved.
    Text(String),
}

impl Element {
    /// Returns the value of an attribute.
    pub(super) fn attribute(&self, name: &str) -> Option<&str> {
        let found = self.attributes.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str())
    }

    /// Sets an attribute.
    pub(super) fn set(&mut self, name: &str, value: String) {
        match self.attributes.iter_mut().find(|(known, _)| known == name) {
            Some((_, old)) => *old = value,
            None => self.attributes.push((name.to_owned(), value)),
        }
    }

    /// Returns the elements in it.
    pub(super) fn elements(&self) -> impl Iterator<Item = &Self> {
        self.children.iter().filter_map(|node| match node {
            Node::Element(element) => Some(element),
            Node::Text(_) => None,
        })
    }
}
