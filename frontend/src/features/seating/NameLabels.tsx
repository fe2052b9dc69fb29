/* The names at the table that is looked at: the selected one, the one of the open chair, or the one under the pointer. */
import { useMemo } from 'react'
import { useStore } from 'zustand'

import type { Box, ElementView, Point } from '@/plan/types'
import { nameOf } from '@/canvas/text/describe'
import { fullName } from '@/guests/names'
import { useDesigner, usePlanState, useSeating, useSelection, useView } from '@/canvas/context'
import { seatingWith, shownSeats, tableOfSeat } from '@/canvas/seats/seating'
import { PlanOverlay, useSeatPlaces } from '@/features/seating/PlanOverlay'
import { LABEL_HEIGHT, nameLabels } from '@/features/seating/name-labels'
import { toScreen, type Camera, type Size } from '@/plan/camera/camera'
import { uprightBox } from '@/canvas/shapes/placed'

/** Half a chair, in plan units. */
const CHAIR = 14
/** Screen pixels between a chair and its name. */
const GAP = 8
/** Of the name on a table. */
const NAME_HEIGHT = 20
const LETTER = 7
/** Taken chairs up to which a table shows its names; those of a hall full of rows would cover it. */
const CHAIRS_MAX = 40

export function NameLabels() {
  const designer = useDesigner()
  const camera = useView((state) => state.camera)
  const size = useView((state) => state.size)
  const elements = usePlanState((state) => state.elements)
  const table = useLookedAt()
  const seating = useSeating((state) => state)
  const proposal = useStore(designer.seatProposal)
  const places = useSeatPlaces()
  const labels = useMemo(() => {
    if (table === undefined) return []
    const { bySeat } = seatingWith(seating, shownSeats(proposal))
    const chairs = table.seats.flatMap(({ id }) => {
      const [guest, place] = [bySeat.get(id), places.get(id)]
      if (guest === undefined || place === undefined) return []
      return [{ seatId: id, name: fullName(guest), at: toScreen(camera, place) }]
    })
    if (chairs.length > CHAIRS_MAX) return []
    const box = uprightBox(table)
    const centre = toScreen(camera, middleOf(box))
    if (!isInView(centre, size)) return []
    const tables = [...elements.values()].filter(({ seats }) => seats.length > 0)
    const taken = tables.map((each) => nameBox(each, camera)).filter((name) => isInView(name, size))
    const onScreen = {
      centre,
      halfWidth: (box.width / 2) * camera.zoom,
      halfHeight: (box.height / 2) * camera.zoom,
      reach: CHAIR * camera.zoom + GAP,
    }
    return nameLabels(onScreen, chairs, { ...size, taken })
  }, [camera, elements, places, proposal, seating, size, table])
  if (labels.length === 0) return null
  return (
    <PlanOverlay>
      {labels.map(({ seatId, at, x, y, width }) => (
        <line
          key={seatId}
          x1={at.x}
          y1={at.y}
          x2={x + width / 2}
          y2={y + LABEL_HEIGHT / 2}
          className="stroke-border-strong"
        />
      ))}
      {labels.map(({ seatId, name, x, y, width }) => (
        <g key={seatId} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          <rect
            width={width}
            height={LABEL_HEIGHT}
            rx={6}
            className="fill-surface stroke-border-strong"
          />
          <text
            x={width / 2}
            y={LABEL_HEIGHT / 2}
            dy="0.35em"
            textAnchor="middle"
            className="fill-text text-xs"
          >
            {name}
          </text>
        </g>
      ))}
    </PlanOverlay>
  )
}

function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 }
}

function isInView({ x, y }: Point, { width, height }: Size): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= height
}

/** About where the name of a table is painted, with the note under it. */
function nameBox(table: ElementView, camera: Camera): Box {
  const { x, y } = toScreen(camera, middleOf(table))
  const width = Math.min(table.width * camera.zoom, nameOf(table).length * LETTER)
  return { x: x - width / 2, y: y - NAME_HEIGHT / 2, width, height: 1.5 * NAME_HEIGHT }
}

function useLookedAt() {
  const hover = useView((state) => state.hover)
  const seat = useSelection((state) => state.seat)
  const selected = useSelection(({ ids }) => (ids.length === 1 ? ids[0] : undefined))
  const id = hover ?? (seat === undefined ? selected : tableOfSeat(seat))
  return usePlanState(({ elements }) => {
    const element = id === undefined ? undefined : elements.get(id)
    return element !== undefined && element.seats.length > 0 ? element : undefined
  })
}
