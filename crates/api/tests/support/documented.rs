//! The operations of the OpenAPI document, to compare answers with what it says.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use serde_json::Value;

static OPERATIONS: LazyLock<Vec<Documented>> = LazyLock::new(read_operations);

/// An operation as the document describes it.
pub(crate) struct Documented {
    /// For example `POST`.
    pub(crate) method: String,
    /// For example `/api/events/{eventId}`.
    pub(crate) path: String,
    /// The content type of its body, if any.
    pub(crate) body: Option<String>,
    /// The names of the parameters in its query.
    pub(crate) query: Vec<String>,
    statuses: BTreeSet<u16>,
}

/// Returns the operations of the document.
pub(crate) fn operations() -> &'static [Documented] {
    &OPERATIONS
}

/// Demands that the document tells a status of the operation that was called. It does not tell 500 of each.
#[track_caller]
pub(crate) fn must_tell(method: &str, path: &str, status: u16) {
    let called = OPERATIONS
        .iter()
        .filter(|operation| operation.is_called_by(method, path));
    // A literal segment wins over a parameter.
    if let Some(operation) = called.min_by_key(|operation| operation.path.matches('{').count()) {
        assert!(
            status == 500 || operation.answers(status),
            "the OpenAPI document does not tell {status} of {}",
            operation.name()
        );
    }
}

fn read_operations() -> Vec<Documented> {
    let document: Value = serde_json::from_str(&api::openapi::pretty()).unwrap();
    let paths = document["paths"].as_object().unwrap();
    let of_path = |(path, item): (&String, &Value)| -> Vec<Documented> {
        let operations = item.as_object().unwrap().iter();
        operations
            .map(|(method, operation)| Documented::new(method, path, operation))
            .collect()
    };
    paths.iter().flat_map(of_path).collect()
}

impl Documented {
    fn new(method: &str, path: &str, operation: &Value) -> Self {
        let parameters = operation["parameters"].as_array().into_iter().flatten();
        let query = parameters.filter(|parameter| parameter["in"] == "query");
        let content = operation["requestBody"]["content"].as_object();
        Self {
            method: method.to_uppercase(),
            path: path.to_owned(),
            body: content.and_then(|content| content.keys().next().cloned()),
            query: query
                .map(|parameter| parameter["name"].as_str().unwrap().to_owned())
                .collect(),
            statuses: operation["responses"]
                .as_object()
                .unwrap()
                .keys()
                .map(|status| status.parse().unwrap())
                .collect(),
        }
    }

    /// For example `GET /api/events/{eventId}`.
    pub(crate) fn name(&self) -> String {
        format!("{} {}", self.method, self.path)
    }

    fn is_called_by(&self, method: &str, path: &str) -> bool {
        let (own, asked): (Vec<&str>, Vec<&str>) = (self.path.split('/').collect(), path.split('/').collect());
        let fits = |(own, asked): (&&str, &&str)| own.contains('{') || own == asked;
        self.method == method && own.len() == asked.len() && own.iter().zip(&asked).all(fits)
    }

    /// Returns whether the document lists a status for the operation.
    pub(crate) fn answers(&self, status: u16) -> bool {
        self.statuses.contains(&status)
    }
}
