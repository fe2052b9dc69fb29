//! Maps and ways on the wire, in metres from the corner of the venue, or of the room without one. They are public, so they
//! name tables and never guests.

use app_service::finding::seat_routes::{self, Blocked, EntranceSign as Sign, Side, StepKind};
use serde::Serialize;
use utoipa::ToSchema;

use crate::core::words::AccessLevel;

/// The way to a seat, and the map it is laid over.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SeatRoute {
    map: RouteMap,
    /// Absent (`null`) for a guest with a table only.
    seat: Option<RoutePlace>,
    table: RouteTable,
    entrances: Vec<RouteEntrance>,
    /// Absent (`null`) when there is no route.
    route: Option<ShownRoute>,
    /// Why there is no route.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    blocked: Option<RouteBlocked>,
    /// The route of the other kind, where it differs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    alternative: Option<RouteAlternative>,
}

/// The map that a way is laid over. Its drawing is an answer of its own.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RouteMap {
    /// Changes with the drawing; `version` of the call that answers it.
    version: String,
    width: f64,
    height: f64,
    has_venue: bool,
}

/// A place in metres.
#[derive(Serialize, ToSchema)]
pub struct RoutePlace {
    x: f64,
    y: f64,
}

/// A table with its place in metres.
#[derive(Serialize, ToSchema)]
pub struct RouteTable {
    x: f64,
    y: f64,
    label: String,
    number: Option<u32>,
}

/// An entrance with its place in metres.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RouteEntrance {
    id: String,
    name: String,
    x: f64,
    y: f64,
    access_level: AccessLevel,
    /// Whether this guest may use it.
    usable: bool,
}

/// A way.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShownRoute {
    entrance_id: String,
    entrance_name: String,
    /// Metres.
    distance: f64,
    minutes: f64,
    /// Steps of a person who walks.
    steps: u32,
    /// Its corners, each as x and y.
    path: Vec<[f64; 2]>,
    waypoints: Vec<RouteWaypoint>,
    directions: Vec<RouteDirection>,
    step_free: bool,
}

/// A place on the way where something is to be done.
#[derive(Serialize, ToSchema)]
pub struct RouteWaypoint {
    kind: WaypointKind,
    x: f64,
    y: f64,
    /// Metres walked before.
    at: f64,
}

/// What is to be done at a place.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum WaypointKind {
    /// Come in.
    Enter,
    /// Walk on.
    Continue,
    /// Turn.
    Turn,
    /// The seat.
    Arrive,
}

/// One sentence of the directions.
#[derive(Serialize, ToSchema)]
pub struct RouteDirection {
    kind: DirectionKind,
    landmark: Option<RouteLandmark>,
    side: Option<RouteSide>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    ordinal: Option<RouteOrdinal>,
    /// Metres to the next one.
    distance: f64,
}

/// What is to be done.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DirectionKind {
    /// Come in.
    Enter,
    /// Walk on.
    Continue,
    /// Turn to the left.
    TurnLeft,
    /// Turn to the right.
    TurnRight,
    /// The seat.
    Arrive,
}

/// What people see from the way.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RouteLandmark {
    /// The kind of the object, as in the plan.
    kind: &'static str,
    label: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    table_number: Option<u32>,
}

/// Where a landmark is.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum RouteSide {
    /// On the left.
    Left,
    /// On the right.
    Right,
    /// In front.
    Ahead,
}

/// Which of several tables a landmark is.
#[derive(Serialize, ToSchema)]
pub struct RouteOrdinal {
    /// 1 for the first.
    nth: usize,
    /// `round` or `table`: what is counted.
    kind: &'static str,
    /// What the count begins after.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    after: Option<String>,
}

/// Why there is no route.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum RouteBlocked {
    /// No entrance is open to the guest.
    NoEntrance,
    /// Steps are in the way.
    Step,
    /// Everywhere it is too narrow.
    TooNarrow,
}

/// The way of the other kind.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RouteAlternative {
    step_free: bool,
    /// Metres.
    distance: f64,
    /// Flights of steps on it.
    steps: u32,
}

/// What is printed for an entrance.
#[derive(Serialize, ToSchema)]
pub struct EntranceSign {
    id: String,
    name: String,
    /// The address of the QR code.
    url: String,
}

impl From<Sign> for EntranceSign {
    fn from(sign: Sign) -> Self {
        Self {
            id: sign.id,
            name: sign.name,
            url: sign.url,
        }
    }
}

impl From<seat_routes::SeatRoute> for SeatRoute {
    fn from(answer: seat_routes::SeatRoute) -> Self {
        Self {
            map: RouteMap {
                version: answer.map_version,
                width: answer.width,
                height: answer.height,
                has_venue: answer.has_venue,
            },
            seat: answer.seat.map(|(x, y)| RoutePlace { x, y }),
            table: RouteTable {
                x: answer.table.at.0,
                y: answer.table.at.1,
                label: answer.table.label,
                number: answer.table.number,
            },
            entrances: answer.entrances.into_iter().map(RouteEntrance::from).collect(),
            route: answer.route.map(ShownRoute::from),
            blocked: answer.blocked.map(|blocked| match blocked {
                Blocked::NoEntrance => RouteBlocked::NoEntrance,
                Blocked::Step => RouteBlocked::Step,
                Blocked::TooNarrow => RouteBlocked::TooNarrow,
            }),
            alternative: answer.alternative.map(|other| RouteAlternative {
                step_free: other.step_free,
                distance: other.distance,
                steps: other.steps,
            }),
        }
    }
}

impl From<seat_routes::ShownEntrance> for RouteEntrance {
    fn from(entrance: seat_routes::ShownEntrance) -> Self {
        Self {
            id: entrance.id,
            name: entrance.name,
            x: entrance.at.0,
            y: entrance.at.1,
            access_level: entrance.access,
            usable: entrance.usable,
        }
    }
}

impl From<seat_routes::ShownRoute> for ShownRoute {
    fn from(route: seat_routes::ShownRoute) -> Self {
        Self {
            entrance_id: route.entrance_id,
            entrance_name: route.entrance_name,
            distance: route.distance,
            minutes: route.minutes,
            steps: route.steps,
            path: route.path.into_iter().map(|(x, y)| [x, y]).collect(),
            waypoints: route.waypoints.into_iter().map(RouteWaypoint::from).collect(),
            directions: route.directions.into_iter().map(RouteDirection::from).collect(),
            step_free: route.step_free,
        }
    }
}

impl From<seat_routes::Waypoint> for RouteWaypoint {
    fn from(waypoint: seat_routes::Waypoint) -> Self {
        Self {
            kind: match waypoint.kind {
                StepKind::Enter => WaypointKind::Enter,
                StepKind::Continue => WaypointKind::Continue,
                StepKind::TurnLeft | StepKind::TurnRight => WaypointKind::Turn,
                StepKind::Arrive => WaypointKind::Arrive,
            },
            x: waypoint.place.0,
            y: waypoint.place.1,
            at: waypoint.at,
        }
    }
}

impl From<seat_routes::Direction> for RouteDirection {
    fn from(direction: seat_routes::Direction) -> Self {
        let landmark = direction.landmark;
        let ordinal = landmark.as_ref().and_then(|landmark| landmark.ordinal.clone());
        Self {
            kind: match direction.kind {
                StepKind::Enter => DirectionKind::Enter,
                StepKind::Continue => DirectionKind::Continue,
                StepKind::TurnLeft => DirectionKind::TurnLeft,
                StepKind::TurnRight => DirectionKind::TurnRight,
                StepKind::Arrive => DirectionKind::Arrive,
            },
            side: landmark.as_ref().map(|landmark| match landmark.side {
                Side::Left => RouteSide::Left,
                Side::Right => RouteSide::Right,
                Side::Ahead => RouteSide::Ahead,
            }),
            ordinal: ordinal.map(|(nth, is_round, after)| RouteOrdinal {
                nth,
                kind: if is_round { "round" } else { "table" },
                after,
            }),
            landmark: landmark.map(|landmark| RouteLandmark {
                kind: landmark.kind,
                label: landmark.label,
                table_number: landmark.table_number,
            }),
            distance: direction.distance,
        }
    }
}
