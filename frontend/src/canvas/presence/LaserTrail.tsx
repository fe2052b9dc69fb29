/* A laser pointer over the plan, inside an SVG: a glowing dot and what is left of its way. */
import { useRef } from 'react'

import { STRETCHES, trailPaths } from '@/canvas/presence/trail'
import { useGlide } from '@/canvas/presence/use-glide'
import { toScreen } from '@/plan/camera/camera'
import type { Point } from '@/plan/types'

/** Until the first frame. */
const OUT_OF_SIGHT = 'translate(-99 -99)'

type Props = {
  at: Point
  colour: string
  /** The pointer of this page. */
  isOwn?: boolean
}

export function LaserTrail({ at, colour, isOwn = false }: Props) {
  const dot = useRef<SVGGElement>(null)
  const trail = useRef<SVGGElement>(null)
  useGlide({
    at,
    jumps: isOwn,
    hasTrail: true,
    draw: (view, camera) => {
      const { x, y } = toScreen(camera, view.at)
      dot.current?.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)})`)
      const paths = trailPaths(view.trail, view.now, camera)
      const lines = trail.current?.children ?? []
      for (const [index, line] of [...lines].entries()) {
        line.setAttribute('d', paths[index % STRETCHES.length] ?? '')
      }
    },
  })
  return (
    <g data-laser style={{ color: colour }} stroke="currentColor" fill="none">
      <g ref={trail} strokeLinejoin="round">
        {STRETCHES.map((opacity) => (
          <path key={opacity} strokeWidth={11} opacity={opacity * 0.35} />
        ))}
        {STRETCHES.map((opacity) => (
          <path key={opacity} strokeWidth={4} opacity={opacity} />
        ))}
      </g>
      <g ref={dot} transform={OUT_OF_SIGHT} stroke="none" fill="currentColor">
        <circle r={9} opacity={0.3} />
        <circle r={4.5} />
      </g>
    </g>
  )
}
