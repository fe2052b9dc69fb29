//! Which paragraph styles are headings or list items. The names of the built-in styles are English in every language of Word; their ids are not.

use std::collections::HashSet;

use crate::problem::Refusal;
use crate::reader::package::Package;
use crate::reader::xml::{Node, attribute, walk};

/// The ids of the styles that matter.
#[derive(Default)]
pub(super) struct Styles {
    headings: HashSet<String>,
    items: HashSet<String>,
}

impl Styles {
    /// Reads the style part. All XML parts must be valid: a broken one means a broken file, also where it is not needed.
    pub(super) fn read(package: &mut Package<'_>) -> Result<Self, Refusal> {
        let mut styles = Self::default();
        for part in package.xml_parts("word/") {
            let Some(xml) = package.text(&part)? else { continue };
            let is_style_part = part.ends_with("styles.xml");
            let mut id = String::new();
            walk(&xml, &part, |node| {
                if let (Node::Open(tag), true) = (node, is_style_part) {
                    match tag.local_name().as_ref() {
                        "style" => id = attribute(&tag, "styleId").unwrap_or_default(),
                        "name" => styles.name(&id, &attribute(&tag, "val").unwrap_or_default()),
                        "numPr" => drop(styles.items.insert(id.clone())),
                        _ => {}
                    }
                }
            })?;
        }
        Ok(styles)
    }

    fn name(&mut self, id: &str, name: &str) {
        let name = name.to_ascii_lowercase();
        if name.starts_with("heading ") || name == "title" || name == "subtitle" {
            self.headings.insert(id.to_owned());
        } else if name.starts_with("list bullet") || name.starts_with("list number") {
            self.items.insert(id.to_owned());
        }
    }

    pub(super) fn is_heading(&self, id: &str) -> bool {
        self.headings.contains(id)
    }

    pub(super) fn is_item(&self, id: &str) -> bool {
        self.items.contains(id)
    }
}
