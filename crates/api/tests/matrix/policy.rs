//! Who may call what: one row per route. A route without a row fails the test, and so does a row without a route.

use domain::account::Role;

/// Who gets through. Everybody else is told so, and changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum May {
    /// Anybody, signed in or not.
    Anyone,
    /// Every member, whatever the role: reading, and everything about one's own account.
    Members,
    /// Owners and planners.
    Planners,
    /// Owners.
    Owners,
    /// Visitors of the sandbox.
    Sandbox,
}

impl May {
    /// Tells whether a member of this role gets through.
    pub(super) fn includes(self, role: Role) -> bool {
        match self {
            Self::Anyone | Self::Members => true,
            Self::Planners => matches!(role, Role::Owner | Role::Planner),
            Self::Owners => role == Role::Owner,
            Self::Sandbox => false,
        }
    }
}

/// Returns the rule of a route.
pub(super) fn of(name: &str) -> May {
    let row = POLICY.iter().find(|(route, _)| *route == name);
    row.unwrap_or_else(|| panic!("{name} has no row in tests/matrix/policy.rs: who may call it?"))
        .1
}

/// The rules.
pub(super) const POLICY: &[(&str, May)] = &[
    ("GET /api/auth/oidc/callback", May::Anyone),
    ("GET /api/auth/sessions", May::Members),
    ("DELETE /api/auth/sessions", May::Members),
    ("DELETE /api/auth/sessions/{sessionId}", May::Members),
    ("GET /api/auth/user", May::Members),
    ("PATCH /api/auth/user", May::Members),
    ("POST /api/auth/change-email", May::Members),
    ("POST /api/auth/change-password", May::Members),
    ("POST /api/auth/delete-account", May::Members),
    ("POST /api/auth/forgot-password", May::Anyone),
    ("POST /api/auth/organisation", May::Members),
    ("POST /api/auth/reset-password", May::Anyone),
    ("POST /api/auth/send-verification", May::Members),
    ("POST /api/auth/sign-in", May::Anyone),
    ("POST /api/auth/sign-out", May::Anyone),
    ("POST /api/auth/sign-up", May::Anyone),
    ("POST /api/auth/verify-email", May::Anyone),
    ("GET /api/events", May::Members),
    ("POST /api/events", May::Planners),
    ("GET /api/events/{eventId}", May::Members),
    ("PATCH /api/events/{eventId}", May::Planners),
    ("DELETE /api/events/{eventId}", May::Planners),
    ("GET /api/events/{eventId}/activity", May::Members),
    ("POST /api/events/{eventId}/archive", May::Planners),
    ("POST /api/events/{eventId}/auto-assign", May::Planners),
    ("POST /api/events/{eventId}/duplicate", May::Planners),
    ("GET /api/events/{eventId}/export-seating", May::Members),
    ("GET /api/events/{eventId}/floor-plan", May::Members),
    ("PUT /api/events/{eventId}/floor-plan", May::Planners),
    ("POST /api/events/{eventId}/floor-plan/commands", May::Planners),
    (
        "GET /api/events/{eventId}/floor-plan/commands/{commandId}",
        May::Members,
    ),
    ("GET /api/events/{eventId}/guests", May::Members),
    ("POST /api/events/{eventId}/guests", May::Planners),
    ("POST /api/events/{eventId}/restore", May::Planners),
    ("GET /api/events/{eventId}/seat-assignments", May::Members),
    ("POST /api/events/{eventId}/seat-assignments", May::Planners),
    ("POST /api/events/{eventId}/seat-assignments/swap", May::Planners),
    ("POST /api/events/{eventId}/seat-assignments/restore", May::Planners),
    ("POST /api/events/{eventId}/unarchive", May::Planners),
    ("GET /api/floor-plans", May::Members),
    ("POST /api/guests/import-file", May::Planners),
    ("DELETE /api/guests/{guestId}", May::Planners),
    // Door staff may mark an arrival, which is tested on its own; the body here is another one.
    ("PATCH /api/guests/{guestId}", May::Planners),
    ("POST /api/guests/{guestId}/assign-seat", May::Planners),
    ("POST /api/guests/{guestId}/unassign-seat", May::Planners),
    ("GET /api/images", May::Members),
    ("POST /api/images", May::Planners),
    ("POST /api/images/from-search", May::Planners),
    ("GET /api/images/preview/{source}/{photo}", May::Members),
    // Drawings that everybody may have.
    ("GET /api/images/library/licences.txt", May::Anyone),
    ("GET /api/images/library/{set}/{name}.svg", May::Anyone),
    ("GET /api/images/search", May::Members),
    ("GET /api/images/{imageId}", May::Members),
    ("DELETE /api/images/{imageId}", May::Planners),
    // Whoever holds the link and is signed in.
    ("POST /api/invitations/accept", May::Members),
    ("POST /api/invitations/look-up", May::Anyone),
    ("GET /api/login", May::Anyone),
    ("GET /api/logout", May::Anyone),
    ("GET /api/mailbox", May::Owners),
    ("GET /api/mailbox/{mailId}", May::Owners),
    ("POST /api/mailbox/{mailId}/retry", May::Owners),
    ("GET /api/openapi.json", May::Anyone),
    ("GET /api/organisation", May::Members),
    ("PATCH /api/organisation", May::Owners),
    ("GET /api/organisation/invitations", May::Owners),
    ("POST /api/organisation/invitations", May::Owners),
    ("DELETE /api/organisation/invitations/{invitationId}", May::Owners),
    ("POST /api/organisation/invitations/{invitationId}/resend", May::Owners),
    ("GET /api/organisation/members", May::Members),
    // Anybody may leave, which is tested on its own.
    ("DELETE /api/organisation/members/{userId}", May::Owners),
    ("PATCH /api/organisation/members/{userId}", May::Owners),
    ("POST /api/sandbox", May::Anyone),
    ("POST /api/sandbox/keep", May::Sandbox),
    ("POST /api/sandbox/reset", May::Sandbox),
    ("DELETE /api/seat-assignments/{assignmentId}", May::Planners),
    ("GET /api/seat-lookup/{code}", May::Anyone),
    ("GET /api/site", May::Anyone),
    ("GET /api/snapshots", May::Members),
    ("POST /api/snapshots", May::Planners),
    ("GET /api/snapshots/{filename}", May::Members),
    ("DELETE /api/snapshots/{filename}", May::Planners),
    ("GET /api/tables/{eventId}", May::Members),
    ("GET /healthz", May::Anyone),
    ("GET /readyz", May::Anyone),
];
