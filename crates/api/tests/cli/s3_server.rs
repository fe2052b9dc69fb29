//! Storage that speaks as much of S3 as copies of backups need. It checks signatures and hashes by itself.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

pub(crate) const ACCESS_KEY: &str = "AKIDEXAMPLE";
pub(crate) const SECRET_KEY: &str = "wJalrXUtnFEMI+EXAMPLEKEY";
pub(crate) const BUCKET: &str = "copies";

type Objects = Arc<Mutex<BTreeMap<String, (Vec<u8>, String)>>>;

/// A running server with one bucket. It ends with the process.
pub(crate) struct S3Server {
    address: SocketAddr,
    objects: Objects,
}

struct Request {
    method: String,
    path: String,
    query: String,
    headers: BTreeMap<String, String>,
    body: Vec<u8>,
}

struct Answer {
    status: &'static str,
    headers: String,
    body: Vec<u8>,
}

impl Answer {
    fn new(status: &'static str, body: &str) -> Self {
        Self {
            status,
            headers: String::new(),
            body: body.as_bytes().to_vec(),
        }
    }

    fn refusal(status: &'static str, code: &str) -> Self {
        Self::new(status, &format!("<Error><Code>{code}</Code></Error>"))
    }
}

impl S3Server {
    #[expect(clippy::disallowed_methods, reason = "serves beside the test")]
    pub(crate) fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let server = Self {
            address: listener.local_addr().unwrap(),
            objects: Objects::default(),
        };
        let objects = Arc::clone(&server.objects);
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                serve(stream.unwrap(), &objects);
            }
        });
        server
    }

    pub(crate) fn endpoint(&self) -> String {
        format!("http://{}", self.address)
    }

    pub(crate) fn names(&self) -> Vec<String> {
        self.objects.lock().unwrap().keys().cloned().collect()
    }

    pub(crate) fn put(&self, key: &str) {
        let object = (b"old".to_vec(), hexadecimal(&Sha256::digest(b"old")));
        self.objects.lock().unwrap().insert(key.to_owned(), object);
    }

    pub(crate) fn damage(&self) {
        for (bytes, _) in self.objects.lock().unwrap().values_mut() {
            bytes.fill(0);
        }
    }
}

fn serve(stream: TcpStream, objects: &Objects) {
    let mut reader = BufReader::new(stream.try_clone().unwrap());
    let Some(request) = read(&mut reader) else { return };
    let is_head = request.method == "HEAD";
    let answer = check(&request).unwrap_or_else(|| handle(&request, objects));
    let length = answer.body.len();
    let mut out = format!(
        "HTTP/1.1 {}\r\ncontent-length: {length}\r\nconnection: close\r\n{}\r\n",
        answer.status, answer.headers
    )
    .into_bytes();
    if !is_head {
        out.extend_from_slice(&answer.body);
    }
    let mut stream = stream;
    drop(stream.write_all(&out));
}

fn read(reader: &mut impl BufRead) -> Option<Request> {
    let mut line = String::new();
    reader.read_line(&mut line).ok()?;
    let mut words = line.split_whitespace().map(str::to_owned);
    let (method, target) = (words.next()?, words.next()?);
    let mut headers = BTreeMap::new();
    loop {
        let mut line = String::new();
        reader.read_line(&mut line).ok()?;
        let Some((name, value)) = line.trim_end().split_once(':') else {
            break;
        };
        headers.insert(name.to_lowercase(), value.trim().to_owned());
    }
    let length = headers.get("content-length").map_or(0, |value| value.parse().unwrap());
    let mut body = vec![0; length];
    reader.read_exact(&mut body).ok()?;
    let (path, query) = target.split_once('?').unwrap_or((&target, ""));
    Some(Request {
        method,
        path: path.to_owned(),
        query: query.to_owned(),
        headers,
        body,
    })
}

/// Returns the refusal of a request that is not signed as it should be.
fn check(request: &Request) -> Option<Answer> {
    let header = |name: &str| request.headers.get(name).cloned().unwrap_or_default();
    let authorization = header("authorization");
    let part = |name: &str| {
        let (_, rest) = authorization.split_once(&format!("{name}=")).unwrap();
        rest.split(',').next().unwrap().to_owned()
    };
    let (credential, names) = (part("Credential"), part("SignedHeaders"));
    let (key, scope) = credential.split_once('/').unwrap();
    if key != ACCESS_KEY {
        return Some(Answer::refusal("403 Forbidden", "InvalidAccessKeyId"));
    }
    let signed: String = names.split(';').fold(String::new(), |mut text, name| {
        writeln!(text, "{name}:{}", header(name)).unwrap();
        text
    });
    let body_sha256 = header("x-amz-content-sha256");
    let Request {
        method, path, query, ..
    } = request;
    let canonical = format!("{method}\n{path}\n{query}\n{signed}\n{names}\n{body_sha256}");
    let text = format!(
        "AWS4-HMAC-SHA256\n{}\n{scope}\n{}",
        header("x-amz-date"),
        hexadecimal(&Sha256::digest(canonical.as_bytes()))
    );
    let key = scope
        .split('/')
        .fold(format!("AWS4{SECRET_KEY}").into_bytes(), |key, part| mac(&key, part));
    if part("Signature") != hexadecimal(&mac(&key, &text)) {
        return Some(Answer::refusal("403 Forbidden", "SignatureDoesNotMatch"));
    }
    let is_whole = body_sha256 == hexadecimal(&Sha256::digest(&request.body));
    (!is_whole).then(|| Answer::refusal("400 Bad Request", "XAmzContentSHA256Mismatch"))
}

fn handle(request: &Request, objects: &Objects) -> Answer {
    let mut objects = objects.lock().unwrap();
    let Some(path) = request.path.strip_prefix(&format!("/{BUCKET}")) else {
        return Answer::refusal("404 Not Found", "NoSuchBucket");
    };
    let key = path.trim_start_matches('/').to_owned();
    match request.method.as_str() {
        "GET" if key.is_empty() => list(request, &objects),
        "PUT" => {
            let sha256 = request.headers.get("x-amz-meta-sha256").cloned().unwrap_or_default();
            objects.insert(key, (request.body.clone(), sha256));
            Answer::new("200 OK", "")
        }
        "DELETE" => {
            objects.remove(&key);
            Answer::new("204 No Content", "")
        }
        _ => match objects.get(&key) {
            Some((body, sha256)) => Answer {
                status: "200 OK",
                headers: format!("x-amz-meta-sha256: {sha256}\r\n"),
                body: body.clone(),
            },
            None => Answer::refusal("404 Not Found", "NoSuchKey"),
        },
    }
}

fn list(request: &Request, objects: &BTreeMap<String, (Vec<u8>, String)>) -> Answer {
    let prefix = request.query.split("prefix=").nth(1).unwrap().replace("%2F", "/");
    let mut xml = "<ListBucketResult><IsTruncated>false</IsTruncated>".to_owned();
    for (key, (body, _)) in objects.iter().filter(|(key, _)| key.starts_with(&prefix)) {
        write!(
            xml,
            "<Contents><Key>{key}</Key><LastModified>2026-04-10T03:00:01.000Z</LastModified><Size>{}</Size></Contents>",
            body.len()
        )
        .unwrap();
    }
    xml.push_str("</ListBucketResult>");
    Answer::new("200 OK", &xml)
}

fn mac(key: &[u8], text: &str) -> Vec<u8> {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).unwrap();
    mac.update(text.as_bytes());
    mac.finalize().into_bytes().to_vec()
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").unwrap();
        text
    })
}
