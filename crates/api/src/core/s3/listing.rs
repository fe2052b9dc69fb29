//! What S3 answers in XML. Of the answers only a few elements with plain texts are read: names of backups, sizes, times and
//! codes contain nothing that XML escapes.

use chrono::{DateTime, Utc};

use super::S3Error;

/// A stored file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Object {
    /// The name, without the folder.
    pub name: String,
    /// Its size.
    pub bytes: u64,
    /// When it was stored.
    pub stored_at: DateTime<Utc>,
}

/// Reads the objects of a folder. A list with a further page is refused: copies are removed by whole lists only.
pub(super) fn parse(xml: &str, folder: &str) -> Result<Vec<Object>, S3Error> {
    if !xml.contains("<ListBucketResult") {
        return Err(S3Error::Answer("it is not a list of objects"));
    }
    if element(xml, "IsTruncated") == Some("true") {
        return Err(S3Error::Answer("the folder has more than 1,000 backups"));
    }
    xml.split("<Contents>")
        .skip(1)
        .map(|contents| object(contents, folder).ok_or(S3Error::Answer("an object is not described")))
        .collect()
}

fn object(xml: &str, folder: &str) -> Option<Object> {
    let stored_at = DateTime::parse_from_rfc3339(element(xml, "LastModified")?).ok()?;
    Some(Object {
        name: element(xml, "Key")?.strip_prefix(folder)?.to_owned(),
        bytes: element(xml, "Size")?.parse().ok()?,
        stored_at: stored_at.to_utc(),
    })
}

/// Returns the text of the first element of a name.
pub(super) fn element<'a>(xml: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = xml.split_once(&format!("<{name}>"))?;
    let (text, _) = rest.split_once(&format!("</{name}>"))?;
    Some(text.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: &str = "<?xml version=\"1.0\"?><ListBucketResult xmlns=\"http://s3.amazonaws.com/doc/2006-03-01/\">\
        <Name>b</Name><Prefix>seats/seatwright-</Prefix><IsTruncated>false</IsTruncated>\
        <Contents><Key>seats/seatwright-2026-04-10.backup</Key><LastModified>2026-04-10T03:00:01.000Z</LastModified>\
        <ETag>&quot;x&quot;</ETag><Size>12</Size></Contents></ListBucketResult>";

    #[test]
    fn a_list_names_objects_without_their_folder() {
        let objects = parse(LIST, "seats/").unwrap();
        assert_eq!(
            objects,
            [Object {
                name: "seatwright-2026-04-10.backup".to_owned(),
                bytes: 12,
                stored_at: "2026-04-10T03:00:01Z".parse().unwrap(),
            }]
        );
    }

    #[test]
    fn a_list_that_goes_on_or_is_something_else_is_refused() {
        assert!(parse(&LIST.replace("false", "true"), "seats/").is_err());
        assert!(parse("<html></html>", "seats/").is_err());
        assert!(parse(&LIST.replace("<Size>12", "<Size>x"), "seats/").is_err());
    }
}
