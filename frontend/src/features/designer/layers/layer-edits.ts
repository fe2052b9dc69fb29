/* What can be done to layers, each as one undoable edit. */
import type { ElementView } from '@/plan/types'
import type { Env } from '@/canvas/env'
import { nameOf } from '@/canvas/text/describe'
import { levelsAfterMove } from '@/features/designer/layers/z-order'

type Mark = 'hidden' | 'locked'

const VERBS: Readonly<Record<Mark, readonly [on: string, off: string]>> = {
  hidden: ['Hide', 'Show'],
  locked: ['Lock', 'Unlock'],
}

/** `Hide Table 3`, `Unlock Plants`: what a press would do to these. */
export function markLabel(mark: Mark, all: readonly ElementView[], name: string): string {
  const [on, off] = VERBS[mark]
  return `${isMarked(mark, all) ? off : on} ${name}`
}

/** Whether all of them are hidden, or locked. */
export function isMarked(mark: Mark, all: readonly ElementView[]): boolean {
  return all.every((element) => element[mark])
}

export function toggleMark(
  designer: Env,
  mark: Mark,
  all: readonly ElementView[],
  name: string,
): void {
  const on = !isMarked(mark, all)
  const changes = all
    .filter((element) => element[mark] !== on)
    .map(({ id }) => ({ id, set: { [mark]: on } }))
  designer.editing.run({
    kind: 'batch',
    label: markLabel(mark, all, name),
    commands: [{ kind: 'properties', changes }],
  })
}

/** Puts an object directly above another in the drawing, or under it. */
export function moveLayer(
  designer: Env,
  id: string,
  place: { readonly above: string } | { readonly under: string },
): void {
  const { elements, order } = designer.plan.state.getState()
  const levels = order.flatMap((each) => elements.get(each) ?? [])
  const element = elements.get(id)
  const below = 'above' in place ? place.above : lowerNeighbour(order, place.under, id)
  const changed = levelsAfterMove(levels, id, below)
  if (element === undefined || changed.length === 0) return
  designer.editing.run({
    kind: 'batch',
    label: `Reorder ${nameOf(element)}`,
    commands: [
      {
        kind: 'properties',
        changes: changed.map(({ id: each, zIndex }) => ({ id: each, set: { zIndex } })),
      },
    ],
  })
}

/** What lies directly under an object when the moved one is thought away; null when nothing does. */
function lowerNeighbour(order: readonly string[], id: string, moved: string): string | null {
  const others = order.filter((each) => each !== moved)
  return others[others.indexOf(id) - 1] ?? null
}

/** Gives an object a name for lists; without one it is called by its label again. */
export function renameLayer(designer: Env, element: ElementView, name: string): void {
  const given = name.trim()
  const plain = given === '' || given === nameOf({ ...element, name: '' })
  if (given === nameOf(element)) return
  designer.editing.run({
    kind: 'batch',
    label: `Rename ${nameOf(element)}`,
    commands: [
      { kind: 'properties', changes: [{ id: element.id, set: { name: plain ? null : given } }] },
    ],
  })
}
