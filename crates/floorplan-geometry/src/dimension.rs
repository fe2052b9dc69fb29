//! Hit test for measurement lines.

use domain::plan::FloorPlan;
use domain::plan::bounds::Measurement;

use crate::point::Point;
use crate::polygon;

/// Finds the measurement line nearest to a point, within `tolerance` units.
pub fn at(plan: &FloorPlan, place: Point, tolerance: f64) -> Option<&Measurement> {
    let away = |line: &Measurement| {
        let (from, to) = (
            Point::new(line.start_x, line.start_y),
            Point::new(line.end_x, line.end_y),
        );
        polygon::distance_to_segment(from, to, place)
    };
    plan.measurements
        .iter()
        .map(|line| (line, away(line)))
        .filter(|(_, distance)| *distance <= tolerance)
        .min_by(|(_, a), (_, b)| a.total_cmp(b))
        .map(|(line, _)| line)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_line_within_reach_is_found() {
        let line = |id: &str, y: f64| serde_json::json!({"id": id, "startX": 0, "startY": y, "endX": 100, "endY": y});
        let json = serde_json::json!({"elements": [], "measurements": [line("far", 8.0), line("near", 0.0)]});
        let (plan, _) = FloorPlan::from_json(&json.to_string()).unwrap();
        let found = |y: f64| at(&plan, Point::new(50.0, y), 5.0).map(|line| line.id.as_str());
        assert_eq!(found(3.0), Some("near"));
        assert_eq!(found(5.0), Some("far"));
        assert_eq!(found(14.0), None);
    }
}
