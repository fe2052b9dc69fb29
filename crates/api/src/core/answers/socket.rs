//! Socket options of each connection, so that an unread answer ends with its connection.

use std::any::Any;
use std::time::Duration;

use actix_web::rt::net::TcpStream;

/// How long a client may stop reading an answer, unless the operator sets another time.
pub const TIMEOUT: Duration = Duration::from_secs(30);

/// Bytes that the system buffers for a slow client, not counting those in transit.
#[cfg(any(target_os = "linux", target_os = "android"))]
const UNSENT_MAX: u32 = 128 * 1024;

/// Ends a connection when its client has taken none of the bytes that wait for it for `timeout`. actix has no such
/// deadline, and a body is not asked for more while the buffer of its connection is full, so the system has to do it.
#[cfg(any(target_os = "linux", target_os = "android"))]
pub fn limit(io: &dyn Any, timeout: Duration) {
    let Some(stream) = io.downcast_ref::<TcpStream>() else {
        return;
    };
    let socket = socket2::SockRef::from(stream);
    // Both fail only for a connection that is closed already.
    let _closed = socket.set_tcp_user_timeout(Some(timeout));
    let _closed = socket.set_tcp_notsent_lowat(UNSENT_MAX);
}

/// Other systems know no such deadline; what all answers hold is bounded there too.
#[cfg(not(any(target_os = "linux", target_os = "android")))]
pub fn limit(_io: &dyn Any, _timeout: Duration) {}
