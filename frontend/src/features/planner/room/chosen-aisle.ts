/* Removal of an aisle, on the plan as in the list. */
import type { Env } from '@/features/planner/env'
import { setAisles } from '@/features/planner/room/outlines'
import { clearChosen } from '@/features/planner/store/chosen'

export function removeAisle(designer: Env, index: number): void {
  const { aisles } = designer.plan.state.getState().surroundings
  clearChosen(designer.view, 'aisle')
  designer.editing.run(setAisles(aisles.toSpliced(index, 1), 'Delete aisle'))
}
