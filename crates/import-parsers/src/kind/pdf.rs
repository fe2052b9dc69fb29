//! What can be said of a PDF without reading its pages: locked, cut off, running in circles, or without any text.

use std::collections::HashMap;

use crate::kind::bytes::{find, find_last};
use crate::kind::{Kind, damaged, locked};
use crate::problem::{Refusal, RefusalCode};

/// The header may stand behind some bytes of a mail or web server.
const HEADER_REACH: usize = 1024;
/// Page tree nodes that are looked at; longer files are left to a real reader.
const MOST_NODES: usize = 5_000;

/// Tells whether the bytes are a PDF.
pub(super) fn is_pdf(bytes: &[u8]) -> bool {
    bytes
        .get(..HEADER_REACH.min(bytes.len()))
        .is_some_and(|head| find(head, b"%PDF-", 0).is_some())
}

/// Refuses PDFs that no reader could take a list from.
pub(super) fn inspect(bytes: &[u8]) -> Result<Kind, Refusal> {
    if find_last(bytes, b"startxref").is_none() {
        return Err(damaged("it ends too early"));
    }
    if names_encryption(bytes) {
        return Err(locked("PDF"));
    }
    let pages = page_tree(bytes);
    if runs_in_circles(&pages) {
        return Err(damaged("its pages contain each other"));
    }
    // Objects may hide in compressed streams; only without those are all fonts in sight.
    if find(bytes, b"/ObjStm", 0).is_none() && find(bytes, b"/Font", 0).is_none() {
        return Err(without_text(find(bytes, b"/Image", 0).is_some()));
    }
    Ok(Kind::Pdf)
}

/// `/Encrypt 52 0 R` or an `/Encrypt << … >>` of the trailer.
fn names_encryption(bytes: &[u8]) -> bool {
    let mut from = 0;
    while let Some(at) = find(bytes, b"/Encrypt", from) {
        let behind = bytes.get(at + 8..).unwrap_or_default().trim_ascii_start();
        if behind.starts_with(b"<<") || behind.first().is_some_and(u8::is_ascii_digit) {
            return true;
        }
        from = at + 8;
    }
    false
}

fn without_text(images: bool) -> Refusal {
    if images {
        Refusal::new(
            RefusalCode::Scanned,
            "This PDF is a scan: it holds a picture of a list and no text. Export the list as CSV, or type it in.",
        )
    } else {
        Refusal::new(
            RefusalCode::NoGuests,
            "No guests found: this PDF holds no text and no list.",
        )
    }
}

/// The children of each object with a `/Kids` list, as far as objects stand open in the file.
fn page_tree(bytes: &[u8]) -> HashMap<u32, Vec<u32>> {
    let mut tree: HashMap<u32, Vec<u32>> = HashMap::new();
    let mut from = 0;
    while let Some(at) = find(bytes, b"/Kids", from) {
        from = at + 5;
        if tree.len() >= MOST_NODES {
            break;
        }
        if let (Some(owner), Some(kids)) = (owner(bytes, at), references(bytes, from)) {
            tree.insert(owner, kids);
        }
    }
    tree
}

/// The number of the object whose dictionary stands at an offset: the last "n g obj" before it.
fn owner(bytes: &[u8], at: usize) -> Option<u32> {
    const REACH: usize = 4096;
    let before = bytes.get(at.saturating_sub(REACH)..at)?;
    let head = before.get(..find_last(before, b" obj")?)?;
    let mut words = head
        .rsplit(|byte| byte.is_ascii_whitespace())
        .filter(|word| !word.is_empty());
    let _generation = words.next()?;
    number(words.next()?)
}

/// The objects of a list "[ 3 0 R 4 0 R ]".
fn references(bytes: &[u8], at: usize) -> Option<Vec<u32>> {
    const LONGEST: usize = 64 * 1024;
    let rest = bytes.get(at..)?.trim_ascii_start().strip_prefix(b"[")?;
    let rest = rest.get(..LONGEST.min(rest.len()))?;
    let list = rest.get(..rest.iter().position(|byte| *byte == b']')?)?;
    let words: Vec<&[u8]> = list
        .split(u8::is_ascii_whitespace)
        .filter(|word| !word.is_empty())
        .collect();
    Some(
        words
            .chunks(3)
            .filter_map(|reference| number(reference.first()?))
            .collect(),
    )
}

fn number(word: &[u8]) -> Option<u32> {
    std::str::from_utf8(word).ok()?.parse().ok()
}

/// Looks for a page node that is its own ancestor, without recursion.
fn runs_in_circles(tree: &HashMap<u32, Vec<u32>>) -> bool {
    let mut parents: HashMap<u32, usize> = HashMap::new();
    for kid in tree.values().flatten().filter(|kid| tree.contains_key(kid)) {
        *parents.entry(*kid).or_default() += 1;
    }
    // Nodes without an open parent are taken away until none is left; what stays runs in circles.
    let mut free: Vec<u32> = tree
        .keys()
        .copied()
        .filter(|node| !parents.contains_key(node))
        .collect();
    let mut taken = 0;
    while let Some(node) = free.pop() {
        taken += 1;
        for kid in tree.get(&node).into_iter().flatten() {
            if let Some(open) = parents.get_mut(kid) {
                *open = open.saturating_sub(1);
                if *open == 0 {
                    free.push(*kid);
                }
            }
        }
    }
    taken < tree.len()
}
