//! `GET /api/organisation`

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::person::Person;

#[actix_web::test]
async fn a_new_organisation_has_the_name_of_its_owner_and_no_contact() {
    let ann = Person::signed_up(&TestApp::start().await, "ann").await;
    let settings = ann.get("/api/organisation").await.ok(200);
    let user = ann.get("/api/auth/user").await.ok(200);
    assert_eq!(settings["id"], user["organisation"]["id"]);
    assert_eq!(
        (&settings["name"], &settings["senderName"], &settings["contactEmail"]),
        (&json!("ann"), &json!(""), &json!(""))
    );
    assert_eq!(settings["mail"]["mode"], "files");
}
