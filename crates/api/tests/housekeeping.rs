//! The thread that sweeps: it does so at the start, and ends when it is asked to.

use api::housekeeping::HousekeepingThread;
use app_service::service::Service;
use storage::{DatabaseUrl, scratch};

use crate::support::app::TestApp;
use crate::support::database::Database;
use crate::support::world::World;

#[actix_web::test]
async fn what_has_ended_goes_at_the_start_and_the_thread_ends_when_asked() {
    let database = Database::sqlite();
    let url = database.url();
    let app = TestApp::on(database).await;
    let (gone, kept) = (World::of(&app, "ann").await, World::of(&app, "ben").await);
    let mut conn = scratch::connect(&DatabaseUrl::parse(&url).unwrap()).unwrap();
    let long_ago = format!(
        "UPDATE events SET deleted_at = '2020-01-01 00:00:00' WHERE id = '{}'",
        gone.event
    );
    scratch::execute(&mut conn, &long_ago).unwrap();
    // The first sweep is over before the thread looks whether it should end.
    HousekeepingThread::start(&Service::open(&url).unwrap()).stop();
    let mut left = |column: &str, of: &str| scratch::stored(&mut conn, column, of).unwrap();
    assert_eq!(
        [("id", "events"), ("event_id", "guests")].map(|(c, t)| left(c, t).len()),
        [1, 1]
    );
    assert_eq!(kept.guests().await.len(), 1);
}
