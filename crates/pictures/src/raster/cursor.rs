//! Reads bytes in order; a premature end means that the file is damaged.

use crate::refusal::Refusal;

/// A position in the bytes of a file.
pub(super) struct Cursor<'a> {
    rest: &'a [u8],
}

impl<'a> Cursor<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        Self { rest: bytes }
    }

    /// Takes the next `count` bytes.
    pub(super) fn take(&mut self, count: usize) -> Result<&'a [u8], Refusal> {
        let (taken, rest) = self.rest.split_at_checked(count).ok_or(Refusal::Damaged)?;
        self.rest = rest;
        Ok(taken)
    }

    pub(super) fn byte(&mut self) -> Result<u8, Refusal> {
        self.array().map(|[byte]| byte)
    }

    /// Takes a big-endian number of two bytes.
    pub(super) fn u16_be(&mut self) -> Result<u16, Refusal> {
        self.array().map(u16::from_be_bytes)
    }

    /// Takes a little-endian number of two bytes.
    pub(super) fn u16_le(&mut self) -> Result<u16, Refusal> {
        self.array().map(u16::from_le_bytes)
    }

    /// Takes a big-endian number of four bytes.
    pub(super) fn u32_be(&mut self) -> Result<u32, Refusal> {
        self.array().map(u32::from_be_bytes)
    }

    pub(super) fn is_at_end(&self) -> bool {
        self.rest.is_empty()
    }

    /// Returns the remaining bytes.
    pub(super) fn rest(&self) -> &'a [u8] {
        self.rest
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], Refusal> {
        let (taken, rest) = self.rest.split_first_chunk().ok_or(Refusal::Damaged)?;
        self.rest = rest;
        Ok(*taken)
    }
}
