//! `seatwright export` beside a running server.

use std::fs;

use super::client::Client;
use super::process::Process;
use super::seatwright;

#[test]
fn one_file_of_each_kind_goes_into_a_folder() {
    let server = Process::start(1_024, &["--rate-limits", "off"]);
    let client = Client::with_event(&server);
    let data = server.data().to_str().unwrap();
    let out = server.data().join("files");
    let folder = out.to_str().unwrap();
    let words = [
        "export",
        "--data",
        data,
        "--event",
        &client.event,
        "--kind",
        "all",
        "--out",
        folder,
    ];
    let output = seatwright(&words);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let mut names: Vec<String> = fs::read_dir(&out)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    let of = |name: &str, ending: &str| names.contains(&format!("{name}-{}.{ending}", client.event));
    assert!(
        of("guests", "csv") && of("event", "xlsx") && of("kitchen", "pdf"),
        "{names:?}"
    );
    assert!(of("guest-list", "docx") && of("floor-plan", "svg"), "{names:?}");
    assert_eq!(names.len(), 17, "{names:?}");

    let cards = seatwright(&[words.as_slice(), &["--paper", "A3"]].concat());
    let reasons = String::from_utf8(cards.stderr).unwrap();
    assert_eq!(cards.status.code(), Some(1), "{reasons}");
    assert!(
        reasons.contains("place-cards: Cards cannot be printed on this paper")
            && reasons.ends_with("seatwright: 2 of the files could not be made\n"),
        "{reasons}"
    );
}
