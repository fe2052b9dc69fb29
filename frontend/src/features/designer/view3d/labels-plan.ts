/* Which labels are shown: those of the things nearest to the eye, and none from far away. Pure values. */
import type { Solid } from '@/plan/types'
import { FIELD_OF_VIEW, type Place } from '@/features/designer/view3d/orbit'

export interface Label extends Place {
  readonly id: string
  readonly text: string
}

export interface ShownLabel extends Label {
  /** In plan units. */
  readonly height: number
}

/** Labels that are shown at once, at most. */
export const LABELS_MAX = 48
/** A hundred and twenty feet. */
const READABLE = 120 * 24
/** How far above a thing its label begins: 9 in. */
const ABOVE = 18
/** Height of a label in the room: 13 in. */
const HEIGHT = 26
/** CSS pixels that a label is high on the screen, however far or near it is. */
const ON_SCREEN = { min: 16, max: 26 } as const

/** The labels of everything that has words on it. */
export function labelsOf(solids: Iterable<Solid>): Label[] {
  const labels: Label[] = []
  for (const solid of solids) {
    const text = solid.label.trim()
    if (text === '') continue
    const y = solid.ground + solid.rise + ABOVE
    labels.push({ id: solid.id, text, x: solid.x, y, z: solid.y })
  }
  return labels
}

/** The labels near enough to be read, the nearest first. `viewHeight` is the view's in CSS pixels. */
export function readableLabels(
  labels: readonly Label[],
  eye: Place,
  viewHeight: number,
): ShownLabel[] {
  return labels
    .map((label) => ({
      label,
      distance: Math.hypot(label.x - eye.x, label.y - eye.y, label.z - eye.z),
    }))
    .filter(({ distance }) => distance < READABLE)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, LABELS_MAX)
    .map(({ label, distance }) => ({ ...label, height: heightAt(distance, viewHeight) }))
}

/** As high as a sign in the room would be, within what can be read and hides nothing. */
function heightAt(distance: number, viewHeight: number): number {
  const pixel = (2 * Math.tan(FIELD_OF_VIEW / 2) * distance) / Math.max(viewHeight, 1)
  return Math.min(ON_SCREEN.max * pixel, Math.max(ON_SCREEN.min * pixel, HEIGHT))
}
