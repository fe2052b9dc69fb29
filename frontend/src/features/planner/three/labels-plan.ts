/* Which labels are shown: those of the things nearest to the eye, and none from far away. Pure values. */
import type { Solid } from '@/plan/types'
import type { Place } from '@/features/planner/three/orbit'

export interface Label extends Place {
  readonly id: string
  readonly text: string
}

/** Labels that are shown at once, at most. */
export const LABELS_MAX = 48
/** Sixty feet. */
const READABLE = 60 * 24
/** How far above a thing its label hangs: 14 in. */
const ABOVE = 28

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

/** The labels near enough to be read, the nearest first. */
export function readableLabels(labels: readonly Label[], eye: Place): Label[] {
  return labels
    .map((label) => ({
      label,
      distance: Math.hypot(label.x - eye.x, label.y - eye.y, label.z - eye.z),
    }))
    .filter(({ distance }) => distance < READABLE)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, LABELS_MAX)
    .map(({ label }) => label)
}
