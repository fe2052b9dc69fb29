/* Removal of an aisle, on the plan as in the list. */
import type { Env } from '@/canvas/env'
import { setAisles } from '@/canvas/edits/outlines'
import { clearChosen } from '@/canvas/store/chosen'

export function removeAisle(designer: Env, index: number): void {
  const { aisles } = designer.plan.state.getState().surroundings
  clearChosen(designer.view, 'aisle')
  designer.editing.run(setAisles(aisles.toSpliced(index, 1), 'Delete aisle'))
}
