/* The sample plan as a picture, loaded after the page itself. */
import { sampleAssigned, samplePlan, sampleSeat } from '@/features/landing/sample-plan'
import { PlanSvg } from '@/plan/PlanSvg'

/** Renders the plan to fill its place. */
export function SamplePlan() {
  return (
    <PlanSvg
      plan={samplePlan}
      label="A floor plan drawn in Seatwright: eleven round tables and a long table around a dance floor, a stage and a bar; most seats are taken."
      assignedSeats={sampleAssigned}
      highlightSeat={sampleSeat}
      className="absolute inset-0 size-full p-2 md:p-4"
    />
  )
}
