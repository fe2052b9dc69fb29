/* The distance that an arrow key moves things. */
import type { KeyPress } from '@/canvas/hand/key-press'

/** Plan units: a foot and ten feet; with Alt half an inch and five inches, the steps of the other editor. */
const STEP = { normal: 24, far: 240, fine: 1, fineFar: 10 } as const

const DIRECTION: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Returns the distance of an arrow key; undefined for other keys. */
export function arrowStep(
  press: KeyPress,
): { readonly dx: number; readonly dy: number } | undefined {
  const arrow = press.ctrlKey || press.metaKey ? undefined : DIRECTION[press.key]
  if (arrow === undefined) return undefined
  const step = stepOf(press)
  return { dx: arrow.x * step, dy: arrow.y * step }
}

function stepOf({ altKey, shiftKey }: KeyPress): number {
  if (altKey) return shiftKey ? STEP.fineFar : STEP.fine
  return shiftKey ? STEP.far : STEP.normal
}
