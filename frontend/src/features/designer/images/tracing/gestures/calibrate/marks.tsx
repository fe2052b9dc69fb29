/* The marks of a line over the tracing picture. */
import type { Point } from '@/plan/types'

/** Screen pixels: long enough to be visible, with a gap that leaves the exact point in sight. */
const ARM = 18
const GAP = 3

type LineProps = { from: Point; to: Point }

/** A bright edge keeps the line in sight on any picture. */
export function BrightLine({ from, to }: LineProps) {
  const ends = { x1: from.x, y1: from.y, x2: to.x, y2: to.y }
  return (
    <>
      <line {...ends} className="stroke-plan-floor" strokeWidth={4} />
      <line {...ends} strokeWidth={2} />
    </>
  )
}

type EndProps = { at: Point; held: boolean }

export function EndMark({ at, held }: EndProps) {
  return (
    <>
      <circle cx={at.x} cy={at.y} r={7} strokeWidth={2} className="fill-plan-floor/60" />
      <circle cx={at.x} cy={at.y} r={held ? 3 : 1.5} strokeWidth={0} className="fill-guide" />
    </>
  )
}

type CrossHairProps = { at: Point }

export function CrossHair({ at: { x, y } }: CrossHairProps) {
  const arms = [
    [x - ARM, y, x - GAP, y],
    [x + GAP, y, x + ARM, y],
    [x, y - ARM, x, y - GAP],
    [x, y + GAP, x, y + ARM],
  ]
  const path = arms.map((arm) => `M${arm.slice(0, 2).join(' ')}L${arm.slice(2).join(' ')}`).join('')
  return (
    <>
      <path d={path} className="stroke-plan-floor" strokeWidth={4} />
      <path d={path} strokeWidth={1.5} />
    </>
  )
}
