/* Names over the 3D view: of what is under the pointer, beside it, and of what is selected, at the bottom. */
import { useEffect, useState, type RefObject } from 'react'

import { chipText, nameOf, seatText } from '@/canvas/text/describe'
import { usePlanState, useSeating, useSelection, useView } from '@/canvas/context'
import { usePrefs } from '@/canvas/hooks/use-prefs'
import { count } from '@/canvas/text/messages'
import type { RoomScene } from '@/features/designer/view3d/room-scene'

/** Screen pixels between the pointer and the name. */
const BESIDE = 14
const CHIP =
  'pointer-events-none absolute max-w-80 truncate rounded-full bg-text px-2.5 py-0.5 text-xs font-medium text-bg tabular-nums shadow-float'

export function HoverName({
  region,
  scene,
}: {
  readonly region: RefObject<HTMLElement | null>
  readonly scene: RoomScene
}) {
  const hover = useView((state) => state.hover)
  const element = usePlanState((state) =>
    hover === undefined ? undefined : state.elements.get(hover),
  )
  const seating = useSeating((state) => state)
  const at = usePointer(region)
  if (element === undefined || at === undefined) return null
  const seat = element.seats.find(({ id }) => id === scene.hoveredSeat)
  const text =
    seat === undefined ? nameOf(element) : `${nameOf(element)} · ${seatText(seat, seating)}`
  return (
    <div aria-hidden className={CHIP} style={{ left: at.x + BESIDE, top: at.y + BESIDE }}>
      {text}
    </div>
  )
}

export function SelectedName() {
  const ids = useSelection((state) => state.ids)
  const seatId = useSelection((state) => state.seat)
  const elements = usePlanState((state) => state.elements)
  const seating = useSeating((state) => state)
  usePrefs((prefs) => prefs.units)
  const [id] = ids
  const element = id === undefined ? undefined : elements.get(id)
  if (element === undefined) return null
  const seat = element.seats.find((each) => each.id === seatId)
  const one =
    seat === undefined ? chipText(element) : `${nameOf(element)} · ${seatText(seat, seating)}`
  return (
    <div className={`${CHIP} bottom-3 left-1/2 -translate-x-1/2`}>
      {ids.length === 1 ? one : count(ids.length, 'object')}
    </div>
  )
}

/** Where the mouse is over the region. */
function usePointer(
  region: RefObject<HTMLElement | null>,
): { readonly x: number; readonly y: number } | undefined {
  const [at, setAt] = useState<{ x: number; y: number }>()
  useEffect(() => {
    const element = region.current
    if (element === null) return undefined
    const move = (event: PointerEvent): void => {
      const box = element.getBoundingClientRect()
      setAt({ x: event.clientX - box.left, y: event.clientY - box.top })
    }
    element.addEventListener('pointermove', move)
    return () => {
      element.removeEventListener('pointermove', move)
    }
  }, [region])
  return at
}
