//! The thread that sweeps: it does so at the start, and ends when it is asked to.

use api::housekeeping::HousekeepingThread;
use storage::scratch;

use crate::support::app::TestApp;
use crate::support::world::World;

#[actix_web::test]
async fn what_has_ended_goes_at_the_start_with_its_traces_and_the_thread_ends_when_asked() {
    let app = TestApp::start().await;
    let (gone, kept) = (World::of(&app, "ann").await, World::of(&app, "ben").await);
    let mut conn = app.connect();
    let long_ago = format!(
        "UPDATE events SET deleted_at = '2020-01-01 00:00:00' WHERE id = '{}'",
        gone.event
    );
    scratch::execute(&mut conn, &long_ago).unwrap();
    let traces = || {
        let (bytes, event) = (app.database_bytes(), gone.event.as_bytes());
        bytes.windows(event.len()).filter(|window| *window == event).count()
    };
    assert!(traces() > 0);
    // The first sweep is over before the thread looks whether it should end.
    HousekeepingThread::start(app.use_cases()).stop();
    assert_eq!(traces(), 0, "in the database and its log");
    let mut left = |column: &str, of: &str| scratch::stored(&mut conn, column, of).unwrap();
    assert_eq!(
        [("id", "events"), ("event_id", "guests")].map(|(c, t)| left(c, t).len()),
        [1, 1]
    );
    assert_eq!(kept.guests().await.len(), 1);
}
