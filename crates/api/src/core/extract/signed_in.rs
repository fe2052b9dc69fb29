//! Checks whether a request comes from a signed-in user before much of it is read.

use actix_web::HttpRequest;
use actix_web::web::Data;
use domain::id::OrganisationId;

use crate::core::blocking;
use crate::core::caller::Caller;
use crate::core::error::{ApiResult, Problem};
use crate::core::state::State;

/// Looks up the session of a request and returns its organisation. The use case checks again, since the session may end
/// in the meantime.
pub(super) fn signed_in(request: &HttpRequest) -> impl Future<Output = ApiResult<OrganisationId>> + use<> {
    let caller = Caller::from_request(request);
    let state = request.app_data::<Data<State>>().cloned();
    async move {
        let state = state.ok_or_else(|| Problem::internal("the application has no state"))?;
        blocking::read(&state, caller?, |_, organiser| Ok(organiser.organisation_id().clone())).await
    }
}
