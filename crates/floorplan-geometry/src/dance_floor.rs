//! The panels of a dance floor, as many in the plan as in the room.

/// The smallest side of a panel, in units: 3 ft. Rented floors come in panels of 3 and 4 ft.
const PANEL: f64 = 72.0;
/// Most panels along one side.
const PANELS_MAX: f64 = 39.0;

/// Returns the number of panels along a length in units: odd and at least 3, so that no joint runs through the label in
/// the middle.
pub(crate) fn panels(length: f64) -> f64 {
    let pairs = ((length / PANEL - 1.0) / 2.0).floor();
    (pairs * 2.0 + 1.0).clamp(3.0, PANELS_MAX)
}

#[cfg(test)]
mod tests {
    use super::panels;

    #[test]
    fn no_joint_runs_through_the_middle_of_a_floor() {
        let feet = [1.0, 6.0, 9.0, 12.0, 15.0, 16.0, 20.0, 21.0, 1_000.0];
        assert_eq!(
            feet.map(|side| panels(side * 24.0)),
            [3.0, 3.0, 3.0, 3.0, 5.0, 5.0, 5.0, 7.0, 39.0]
        );
    }
}
