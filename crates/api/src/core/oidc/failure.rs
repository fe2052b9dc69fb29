//! Why a sign-in at the provider did not work.

/// The reason, for the log. It never holds a code or a token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure(pub String);

/// Names a step and the chain of its causes.
pub(super) fn failed(step: &str, error: &dyn std::error::Error) -> Failure {
    let mut text = format!("{step}: {error}");
    let mut cause = error.source();
    while let Some(error) = cause {
        text.push_str(&format!(": {error}"));
        cause = error.source();
    }
    Failure(text)
}
