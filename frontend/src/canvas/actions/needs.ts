/* What is missing while an action cannot be done, for those who look for it. */
import type { Action } from '@/canvas/env'

const NEEDS: readonly (readonly [ids: RegExp, need: string])[] = [
  [/^(align-|tidy$|group$)/, 'Select two or more objects that are not locked.'],
  [/^distribute-/, 'Select three or more objects that are not locked.'],
  [/^ungroup$/, 'Select a group.'],
  [/^(zoom-selection|lock)$/, 'Select something.'],
  [/^label$/, 'Select one object that is not locked.'],
  [/^undo$/, 'There is nothing to undo.'],
  [/^redo$/, 'There is nothing to redo.'],
  [/^clear$/, 'The room is already empty.'],
  [/^show-all$/, 'Nothing is hidden.'],
  [/^renumber$/, 'There are no tables yet.'],
  [/^delete-line$/, 'Select a measurement line.'],
  [/^delete-aisle$/, 'Click an aisle on the plan.'],
  [/^laser$/, 'Switch to the 2D plan.'],
  [/-picture$/, 'Add a tracing picture in the Images panel first.'],
]

/** Says it in one sentence. Most actions want something selected. */
export function needOf({ id }: Action): string {
  const need = NEEDS.find(([ids]) => ids.test(id))?.[1]
  return need ?? 'Select something that is not locked.'
}
