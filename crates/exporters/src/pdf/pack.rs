//! Makes a finished PDF small. krilla writes each tag as an object of its own without compression, which is 8 MB for a list of
//! 10,000 guests. Here all objects but streams and the catalogue go into compressed object streams, and the table of objects
//! becomes a stream as well (ISO 32000-1, 7.5.7 and 7.5.8).

use std::io::Write as _;

use flate2::Compression;
use flate2::write::ZlibEncoder;

/// Objects in one stream. Readers decompress all of them to find one.
const OBJECTS: usize = 250;
/// Bytes of an entry of the table: its kind, an offset or a stream, and the place in that stream.
const ENTRY: usize = 7;
/// The predictor that subtracts the entry above: neighbours differ little.
const UP: u8 = 2;

/// Returns a PDF with packed objects; nothing for a file that is not laid out as krilla does.
pub(super) fn pack(file: &[u8]) -> Option<Vec<u8>> {
    let source = Source::read(file)?;
    let mut packed = Packed::new(file.get(..*source.starts.first()?)?, source.starts.len());
    for number in 1..=source.starts.len() {
        packed.add(number, source.object(number)?);
    }
    packed.finish(source.trailer)
}

/// A file with a plain table of objects, numbered from 1 in the order of the file.
struct Source<'f> {
    file: &'f [u8],
    starts: Vec<usize>,
    end: usize,
    /// The entries of its trailer without the number of objects.
    trailer: &'f [u8],
}

impl<'f> Source<'f> {
    fn read(file: &'f [u8]) -> Option<Self> {
        let tail = file.get(file.len().saturating_sub(64)..)?;
        let start = find(tail, b"startxref\n")?;
        let end = digits(tail.get(start + 10..)?)?;
        let table = file.get(end..)?.strip_prefix(b"xref\n0 ")?;
        let count = digits(table)?;
        let entries = table.get(find(table, b"\n")? + 1..)?;
        let (entries, trailer) = entries.split_at_checked(count * 20)?;
        // The first entry is that of the free objects.
        let starts = entries.chunks_exact(20).skip(1).map(|entry| {
            let is_used = entry.get(17) == Some(&b'n');
            digits(entry).filter(|_| is_used)
        });
        let starts: Vec<usize> = starts.collect::<Option<_>>()?;
        let trailer = trailer.strip_prefix(b"trailer\n<</Size ")?;
        let trailer = trailer.get(find(trailer, b"/")?..find(trailer, b">>\nstartxref")?)?;
        starts.is_sorted().then_some(Self {
            file,
            starts,
            end,
            trailer,
        })
    }

    /// Returns an object without the lines around it.
    fn object(&self, number: usize) -> Option<&'f [u8]> {
        let start = *self.starts.get(number - 1)?;
        let end = self.starts.get(number).copied().unwrap_or(self.end);
        let object = self.file.get(start..end)?.trim_ascii_end().strip_suffix(b"endobj")?;
        object.strip_prefix(format!("{number} 0 obj\n").as_bytes())
    }
}

fn find(text: &[u8], what: &[u8]) -> Option<usize> {
    text.windows(what.len()).position(|window| window == what)
}

/// Reads the number at the beginning of a text.
fn digits(text: &[u8]) -> Option<usize> {
    let end = text.iter().position(|byte| !byte.is_ascii_digit())?;
    std::str::from_utf8(text.get(..end)?).ok()?.parse().ok()
}

/// The file in the making.
struct Packed {
    file: Vec<u8>,
    /// The entries of the table, by number; those of streams of objects follow the others.
    table: Vec<[u8; ENTRY]>,
    /// The objects of the next stream: their numbers and places, and themselves.
    index: String,
    objects: Vec<u8>,
    /// Their numbers.
    waiting: Vec<usize>,
}

impl Packed {
    fn new(head: &[u8], count: usize) -> Self {
        let mut table = vec![entry(0, 0, 0); count + 1];
        if let Some(free) = table.first_mut() {
            *free = entry(0, 0, u16::MAX);
        }
        Self {
            file: head.to_vec(),
            table,
            index: String::new(),
            objects: Vec::new(),
            waiting: Vec::new(),
        }
    }

    fn add(&mut self, number: usize, object: &[u8]) {
        let object = object.trim_ascii_end();
        // Simple readers look for language and tags in the catalogue without looking into streams.
        if object.ends_with(b"endstream") || object.starts_with(b"<</Type/Catalog") {
            self.write(number, object);
            return;
        }
        self.index += &format!("{number} {} ", self.objects.len());
        self.objects.extend_from_slice(object);
        self.objects.push(b'\n');
        self.waiting.push(number);
        if self.waiting.len() == OBJECTS {
            self.flush();
        }
    }

    /// Writes an object and notes where.
    fn write(&mut self, number: usize, object: &[u8]) {
        let place = self.file.len();
        if let Some(noted) = self.table.get_mut(number) {
            *noted = entry(1, place, 0);
        }
        self.file.extend_from_slice(format!("{number} 0 obj\n").as_bytes());
        self.file.extend_from_slice(object);
        self.file.extend_from_slice(b"\nendobj\n\n");
    }

    /// Writes a stream as a new object, with compression; `entries` are those of its dictionary.
    fn write_stream(&mut self, entries: &str, content: &[u8]) {
        let number = self.table.len();
        self.table.push(entry(0, 0, 0));
        let content = deflated(content);
        let head = format!("<<{entries}/Filter/FlateDecode/Length {}>>\nstream\n", content.len());
        self.write(number, &[head.as_bytes(), &content, b"\nendstream"].concat());
    }

    /// Writes the stream of the objects that wait for it.
    fn flush(&mut self) {
        let stream = self.table.len();
        for (index, number) in (0..).zip(self.waiting.drain(..)) {
            if let Some(noted) = self.table.get_mut(number) {
                *noted = entry(2, stream, index);
            }
        }
        let index = std::mem::take(&mut self.index);
        let objects = std::mem::take(&mut self.objects);
        let count = index.split_ascii_whitespace().count() / 2;
        let entries = format!("/Type/ObjStm/N {count}/First {}", index.len());
        self.write_stream(&entries, &[index.as_bytes(), &objects].concat());
    }

    /// Writes the table and returns the file.
    fn finish(mut self, trailer: &[u8]) -> Option<Vec<u8>> {
        if !self.waiting.is_empty() {
            self.flush();
        }
        let place = self.file.len();
        // The table lists itself.
        let own = [entry(1, place, 0)];
        let entries = self.table.iter().chain(&own);
        let mut above = [0; ENTRY];
        let mut content = Vec::new();
        for entry in entries {
            content.push(UP);
            content.extend(entry.iter().zip(above).map(|(byte, above)| byte.wrapping_sub(above)));
            above = *entry;
        }
        let trailer = std::str::from_utf8(trailer).ok()?;
        let count = self.table.len() + 1;
        self.write_stream(
            &format!("/Type/XRef/Size {count}/W[1 4 2]/DecodeParms<</Predictor 12/Columns {ENTRY}>>{trailer}"),
            &content,
        );
        self.file
            .extend_from_slice(format!("startxref\n{place}\n%%EOF").as_bytes());
        Some(self.file)
    }
}

/// An entry of the table, with its numbers in big-endian order.
fn entry(kind: u8, place: usize, index: u16) -> [u8; ENTRY] {
    let [a, b, c, d] = u32::try_from(place).unwrap_or_default().to_be_bytes();
    let [e, f] = index.to_be_bytes();
    [kind, a, b, c, d, e, f]
}

fn deflated(content: &[u8]) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
    // Writing to memory cannot fail.
    let _written = encoder.write_all(content);
    encoder.finish().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::io::Read as _;

    use flate2::read::ZlibDecoder;

    use super::{ENTRY, OBJECTS, find, pack};

    /// A file with a plain table.
    fn plain(objects: &[String]) -> Vec<u8> {
        let mut file = b"%PDF-1.7\n\n".to_vec();
        let mut table = format!("xref\n0 {}\n0000000000 65535 f\r\n", objects.len() + 1);
        for (number, object) in (1..).zip(objects) {
            table += &format!("{:010} 00000 n\r\n", file.len());
            file.extend(format!("{number} 0 obj\n{object}\nendobj\n\n").bytes());
        }
        let (start, size) = (file.len(), objects.len() + 1);
        let trailer = format!("trailer\n<</Size {size}/Root 1 0 R>>\nstartxref\n{start}\n%%EOF");
        file.extend(table.bytes().chain(trailer.bytes()));
        file
    }

    fn inflated(content: &[u8]) -> Vec<u8> {
        let mut bytes = Vec::new();
        ZlibDecoder::new(content).read_to_end(&mut bytes).unwrap();
        bytes
    }

    /// The stream that begins at an offset.
    fn stream(file: &[u8], at: usize) -> Vec<u8> {
        let object = &file[at..];
        inflated(&object[find(object, b"\nstream\n").unwrap() + 8..])
    }

    /// The objects of a packed file, read by its table.
    fn objects(file: &[u8]) -> BTreeMap<usize, String> {
        let tail = String::from_utf8_lossy(&file[file.len() - 40..]).into_owned();
        let start = tail.split("startxref\n").nth(1).unwrap().lines().next().unwrap();
        let mut above = [0_u8; ENTRY];
        let mut entries = Vec::new();
        for row in stream(file, start.parse().unwrap()).chunks(ENTRY + 1) {
            above
                .iter_mut()
                .zip(&row[1..])
                .for_each(|(byte, up)| *byte = byte.wrapping_add(*up));
            let place = u32::from_be_bytes(above[1..5].try_into().unwrap());
            entries.push((above[0], usize::try_from(place).unwrap(), usize::from(above[6])));
        }
        let read = |(number, (kind, place, index)): (usize, &(u8, usize, usize))| match kind {
            1 => Some((
                number,
                String::from_utf8_lossy(&file[*place..]).lines().nth(1)?.to_owned(),
            )),
            2 => {
                let packed = String::from_utf8(stream(file, entries[*place].1)).unwrap();
                let mut numbers = packed.lines().next().unwrap().split_ascii_whitespace();
                assert_eq!(numbers.nth(index * 2).unwrap(), number.to_string());
                let objects = packed.split_once("<<").unwrap().1;
                Some((
                    number,
                    format!("<<{}", objects.split("\n<<").nth(*index).unwrap().trim_end()),
                ))
            }
            _ => None,
        };
        entries.iter().enumerate().filter_map(read).collect()
    }

    #[test]
    fn objects_are_found_in_their_streams_and_streams_stay_as_they_are() {
        let small = |number: usize| format!("<</Type/StructElem/S/TD/P {number} 0 R>>");
        let mut source: Vec<String> = (0..OBJECTS + 5).map(small).collect();
        source[3] = "<</Length 4>>\nstream\nBT ET\nendstream".to_owned();
        let file = plain(&source);
        let packed = pack(&file).unwrap();
        assert!(packed.len() < file.len() / 3, "{} of {}", packed.len(), file.len());
        assert!(find(&packed, b"/Root 1 0 R").is_some());
        let found = objects(&packed);
        for (number, object) in (1..).zip(&source) {
            assert_eq!(Some(found[&number].as_str()), object.lines().next());
        }
    }

    #[test]
    fn a_file_that_is_laid_out_otherwise_is_left_alone() {
        let file = plain(&["<</Type/Catalog>>".to_owned()]);
        assert!(pack(&file).is_some());
        assert_eq!(pack(b"%PDF-1.7"), None);
        assert_eq!(pack(&file[..file.len() - 30]), None);
        let moved = String::from_utf8(file).unwrap().replace("1 0 obj", "2 0 obj");
        assert_eq!(pack(moved.as_bytes()), None);
    }
}
