/* The chip below the selection: name and size, or position and rotation during a gesture. */
import { chipText } from '@/canvas/text/describe'
import { useInteraction, usePlanState, useSelection, useView } from '@/canvas/context'
import { useSelectionBox } from '@/canvas/viewport/use-selection-box'
import { count } from '@/canvas/text/messages'
import { usePrefs } from '@/canvas/hooks/use-prefs'
import { toScreen } from '@/plan/camera/camera'

/** Screen pixels between the selection and the chip, past its chairs. */
const GAP = 10
const CHAIR_REACH = 44

export function Chip() {
  const camera = useView((state) => state.camera)
  const size = useView((state) => state.size)
  const text = useChipText()
  const reach = useHasSeats() ? CHAIR_REACH : 0
  const box = useSelectionBox()
  if (text === undefined || box === undefined) return null
  const below = toScreen(camera, { x: box.x + box.width / 2, y: box.y + box.height })
  const top = below.y + reach * camera.zoom + GAP
  if (top < 0 || top > size.height + GAP) return null
  return (
    <div
      className="pointer-events-none absolute max-w-80 -translate-x-1/2 truncate rounded-full bg-text px-2.5 py-0.5 text-xs font-medium text-bg tabular-nums shadow-float"
      style={{
        left: Math.min(Math.max(below.x, 80), Math.max(80, size.width - 80)),
        top: Math.min(top, size.height - 28),
      }}
    >
      {text}
    </div>
  )
}

/** Returns whether the selection has chairs, which may be below it. */
function useHasSeats(): boolean {
  const ids = useSelection((state) => state.ids)
  return usePlanState((state) => ids.some((id) => (state.elements.get(id)?.seats.length ?? 0) > 0))
}

function useChipText(): string | undefined {
  usePrefs((prefs) => prefs.units)
  const ids = useSelection((state) => state.ids)
  const seat = useSelection((state) => state.seat)
  const active = useInteraction((state) => state)
  const elements = usePlanState((state) => state.elements)
  const [id] = ids
  // The card beside the plan says the same.
  const seating = useView((state) => state.surface.kind === 'seating')
  const first = id === undefined ? undefined : elements.get(id)
  if (first === undefined || seat !== undefined || seating) return undefined
  if (!active.looksIdle) return active.chip({ ids, first })
  if (ids.length === 1) return chipText(first)
  const seats = ids.reduce((sum, each) => sum + (elements.get(each)?.seats.length ?? 0), 0)
  const objects = count(ids.length, 'object')
  return seats === 0 ? objects : `${objects} · ${count(seats, 'seat')}`
}
