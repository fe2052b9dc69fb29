/* While guests are in hand: what each free seat is worth to them, and which tables have room. */
import { useMemo } from 'react'

import type { ElementView } from '@/plan/types'
import { isRound, outlinePoints } from '@/canvas/viewport/overlay/shapes'
import { usePlanState, useView } from '@/canvas/context'
import { tableOfSeat } from '@/canvas/seats/seating'
import { hintMarks, type Fit } from '@/features/seating/hint-marks'
import { PlanOverlay, useSeatPlaces } from '@/features/seating/PlanOverlay'
import { useHints } from '@/features/seating/use-seat-advisor'
import { toScreen, type Camera } from '@/plan/camera/camera'

/** Screen pixels. */
const RADIUS = 12
/** A zoom below which numbers would cover the chairs beside them. */
const NUMBERED_ZOOM = 0.35

const look: Readonly<Record<Fit, { circle: string; text: string }>> = {
  best: { circle: 'fill-accent stroke-accent', text: 'fill-on-accent' },
  fits: { circle: 'fill-surface stroke-accent', text: 'fill-accent' },
  breaks: { circle: 'fill-surface stroke-danger', text: 'fill-danger' },
}

export function HintLayer() {
  const hints = useHints()
  const camera = useView((state) => state.camera)
  const under = useView((state) => state.drop?.element)
  const elements = usePlanState((state) => state.elements)
  const marks = useMemo(() => hintMarks([...hints.values()], under), [hints, under])
  const places = useSeatPlaces()
  if (marks.length === 0) return null
  const glowing = new Set(
    marks.flatMap(({ hint, fit }) => (fit === 'best' ? [tableOfSeat(hint.seats[0] ?? '')] : [])),
  )
  const isNumbered = camera.zoom >= NUMBERED_ZOOM
  return (
    <PlanOverlay>
      {[...glowing].map((id) => {
        const element = elements.get(id)
        return element === undefined ? null : <Glow key={id} element={element} camera={camera} />
      })}
      {marks.map(({ hint, fit, text }) => {
        const place = places.get(hint.seats[0] ?? '')
        if (place === undefined) return null
        const at = toScreen(camera, place)
        return (
          <g key={place.id}>
            <circle
              cx={at.x}
              cy={at.y}
              r={isNumbered && text !== '' ? RADIUS : RADIUS / 3}
              className={look[fit].circle}
              strokeWidth={1.5}
            />
            {isNumbered && text !== '' && (
              <text
                x={at.x}
                y={at.y}
                dy="0.35em"
                textAnchor="middle"
                className={`text-xs font-semibold ${look[fit].text}`}
              >
                {text}
              </text>
            )}
          </g>
        )
      })}
    </PlanOverlay>
  )
}

/** A light around a table with the best seats. */
function Glow({ element, camera }: { readonly element: ElementView; readonly camera: Camera }) {
  const look = { className: 'fill-none stroke-accent opacity-50', strokeWidth: 6 }
  if (!isRound(element.kind)) {
    return <polygon points={outlinePoints(element, camera, 4)} strokeLinejoin="round" {...look} />
  }
  const centre = toScreen(camera, {
    x: element.x + element.width / 2,
    y: element.y + element.height / 2,
  })
  return (
    <ellipse
      cx={centre.x}
      cy={centre.y}
      rx={(element.width / 2) * camera.zoom + 4}
      ry={(element.height / 2) * camera.zoom + 4}
      {...look}
    />
  )
}
