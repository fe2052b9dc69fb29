//! Which chairs people can reach at all. This depends only on connected floors, so it is much cheaper than a route to
//! each chair.

use std::collections::{BTreeMap, HashSet};

use domain::plan::{Chair, Element, FloorPlan};
use domain::seat::SeatId;

use super::end::Ends;
use super::site::Site;
use super::{Profile, Routes, radius};

/// Unreachable seats in a plan without a venue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Lacking {
    /// Seats that cannot be reached.
    pub seats: usize,
    /// Tables and rows without a step-free way to any of their seats.
    pub tables: usize,
}

impl Lacking {
    /// Counts the unreachable seats of a plan.
    pub fn from_plan(plan: &FloorPlan) -> Self {
        let routes = Routes::new(Site::from_plan(plan, None).hall);
        let mut tables: BTreeMap<Option<usize>, bool> = BTreeMap::new();
        for (chair, is_step_free) in routes.hall().chairs.iter().zip(routes.reached(Profile::StepFree)) {
            *tables.entry(chair.table).or_default() |= is_step_free;
        }
        Self {
            seats: routes.reached(Profile::Walking).into_iter().filter(|is| !is).count(),
            tables: tables.into_values().filter(|is| !is).count(),
        }
    }
}

/// Returns the seats for guests in wheelchairs: the marked chairs with a step-free way. Without any, every seat with a
/// step-free way and a neighbouring seat for a companion.
pub fn wheelchair_places(plan: &FloorPlan) -> HashSet<SeatId> {
    let site = Site::from_plan(plan, None);
    let seats = site.seats;
    let reached = Routes::new(site.hall).reached(Profile::StepFree);
    let is_reached = |chair: &&Chair| {
        let index = seats.get(chair.id.as_str());
        index.and_then(|index| reached.get(*index)) == Some(&true)
    };
    let chairs = || plan.seats().map(|(_, chair)| chair);
    let marked = || chairs().filter(|chair| chair.is_handicap_accessible);
    let ids = |chairs: &mut dyn Iterator<Item = &Chair>| chairs.map(|chair| chair.id.clone()).collect();
    let places: HashSet<SeatId> = ids(&mut marked().filter(is_reached));
    if !places.is_empty() {
        return places;
    }
    let beside_others = plan.elements().iter().filter(|element| element.chairs.len() > 1);
    let free: HashSet<SeatId> = ids(&mut beside_others.flat_map(Element::seats).filter(is_reached));
    if free.is_empty() { ids(&mut marked()) } else { free }
}

impl Routes {
    /// Returns, for each chair of the hall, whether guests can reach it from an entrance that is open to everyone.
    pub fn reached(&self, profile: Profile) -> Vec<bool> {
        let mesh = self.mesh(profile, true);
        let open = self.entrances_for(None, false);
        let floors: Vec<u32> = self
            .doors(mesh, radius(profile), &open)
            .map(|(_, door)| mesh.triangle(door.triangle).floor)
            .collect();
        let chairs = self.hall.chairs.iter().zip(0..);
        chairs
            .map(|(chair, number)| {
                Ends::new(mesh, chair.corners, number).any(|triangle| floors.contains(&mesh.triangle(triangle).floor))
            })
            .collect()
    }
}
