//! Style sheets as drawing programs write them: rules for a class, an id or an element name. Their declarations become
//! attributes of the elements, and the sheet itself is dropped. Other CSS is ignored.

use std::collections::HashMap;

use super::allowed;
use super::tree::Element;
use super::value;
use crate::refusal::Refusal;

/// Declarations applied to all elements together, at most.
const APPLIED_MAX: usize = 1_000_000;

/// A property and its value.
type Declaration = (String, String);

/// The rules of a file by selector, and how many declarations were applied.
pub(super) struct Sheet {
    rules: HashMap<String, Vec<Declaration>>,
    applied: usize,
}

impl Sheet {
    /// Reads the text of all style sheets of a file.
    pub(super) fn read(text: &str) -> Self {
        let mut rules: HashMap<String, Vec<Declaration>> = HashMap::new();
        for (selectors, body) in blocks(&without_comments(text)) {
            let declarations = declarations(body);
            for selector in selectors
                .split(',')
                .map(str::trim)
                .filter(|selector| is_simple(selector))
            {
                let known = rules.entry(selector.to_owned()).or_default();
                known.extend(declarations.iter().cloned());
            }
        }
        Self { rules, applied: 0 }
    }

    /// Returns the declarations for an element, weakest first: element name, class, id, its own `style`.
    pub(super) fn of(&mut self, element: &Element) -> Result<Vec<Declaration>, Refusal> {
        let mut found = Vec::new();
        let mut add = |selector: &str| found.extend(self.rules.get(selector).into_iter().flatten().cloned());
        add("*");
        add(element.name);
        for class in element.attribute("class").unwrap_or_default().split_whitespace() {
            add(&format!(".{class}"));
        }
        if let Some(id) = element.attribute("id") {
            add(&format!("#{}", id.trim()));
        }
        if let Some(own) = element.attribute("style") {
            found.extend(declarations(&without_comments(own)));
        }
        self.applied += found.len();
        if self.applied > APPLIED_MAX {
            return Err(Refusal::SvgComplex);
        }
        Ok(found)
    }
}

/// Reads `name: value; …` and keeps the allowed declarations.
fn declarations(body: &str) -> Vec<Declaration> {
    let declaration = |line: &str| {
        let (name, text) = line.split_once(':')?;
        let name = name.trim().to_ascii_lowercase();
        let text = text.trim().trim_end_matches("!important").trim();
        allowed::is_property(&name).then(|| Some((name, value::property(text)?)))?
    };
    body.split(';').filter_map(declaration).collect()
}

/// Returns whether a selector is a class, an id, an element name or `*`; combinations are ignored.
fn is_simple(selector: &str) -> bool {
    let name = selector.strip_prefix(['.', '#']).unwrap_or(selector);
    selector == "*" || (!name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || c == '-' || c == '_'))
}

/// Splits a sheet into selectors and bodies. At-rules are dropped, with their block or up to their `;`.
fn blocks(text: &str) -> Vec<(&str, &str)> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some((head, after)) = rest.split_once('{') {
        // Text before a `;` outside a block is an at-rule without a block, such as an import.
        let selectors = head.rsplit(';').next().unwrap_or_default().trim();
        let end = closing(after);
        let (body, behind) = after.split_at_checked(end).unwrap_or((after, ""));
        if !selectors.starts_with('@') {
            found.push((selectors, body));
        }
        rest = behind.get(1..).unwrap_or_default();
    }
    found
}

/// Returns the end of the open block.
fn closing(text: &str) -> usize {
    let mut depth = 1_u32;
    for (at, c) in text.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return at;
        }
    }
    text.len()
}

fn without_comments(text: &str) -> String {
    let mut kept = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("/*") {
        kept.push_str(before);
        rest = after.split_once("*/").map_or("", |(_, behind)| behind);
    }
    kept + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_for_classes_ids_and_kinds_are_read_and_others_passed_over() {
        let sheet = "@import url(x); @media print { .a { fill: red } } .a, #b{fill:#fff;stroke : url(#p)} g .a{fill:blue} \
                     path{display:none !important; behavior:url(x)} .c{fill:url(http://x)}";
        let sheet = Sheet::read(sheet);
        let of = |selector: &str| sheet.rules.get(selector).cloned().unwrap_or_default();
        let fill = ("fill".to_owned(), "#fff".to_owned());
        assert_eq!(of(".a"), [fill.clone(), ("stroke".to_owned(), "url(#p)".to_owned())]);
        assert_eq!(of("#b").first(), Some(&fill));
        assert_eq!(of("path"), [("display".to_owned(), "none".to_owned())]);
        assert_eq!(of(".c"), []);
        assert_eq!(sheet.rules.len(), 4);
    }

    #[test]
    fn a_sheet_that_never_ends_is_read_to_its_end() {
        assert_eq!(blocks("a{b{c"), [("a", "b{c")]);
        assert_eq!(without_comments("a/*b*/c/*"), "ac");
    }
}
