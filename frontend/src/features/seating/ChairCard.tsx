/* Details of the open chair, in a card beside it. */
import { Armchair, X } from 'lucide-react'
import { useCallback, useEffect, useRef } from 'react'

import { Button } from '@/ui/Button'
import { closeChair } from '@/canvas/actions/close-top'
import { focusPlan } from '@/canvas/focus/focus-plan'
import { placeText } from '@/guests/places'
import { nameOf } from '@/canvas/text/describe'
import { useDesigner, useInteraction, useSeating, useView } from '@/canvas/context'
import { toScreen } from '@/plan/camera/camera'
import { ChairBody } from '@/features/seating/ChairBody'
import { useOpenSeat, type OpenSeat } from '@/canvas/viewport/overlay/use-open-seat'
import { isPickingGuest } from '@/canvas/store/layer'

const WIDTH = 288
const HEIGHT = 352

export function ChairCard() {
  const open = useOpenSeat()
  const idle = useInteraction((active) => active.looksIdle)
  const beside = useView(
    ({ surface, compact }) => surface.kind === 'seating' || (compact && surface.kind === 'edit'),
  )
  // The seat assignment shows the chair in a column of its own, a small screen in its sheet.
  if (open === undefined || !idle || beside) return null
  return <Card key={open.seat.id} open={open} />
}

function Card({ open }: { readonly open: OpenSeat }) {
  const designer = useDesigner()
  const compact = useView((state) => state.compact)
  const guest = useSeating((state) => state.bySeat.get(open.seat.id))
  const place = useCardPlace(open)
  const card = useRef<HTMLDivElement>(null)
  const picking = useView(isPickingGuest)

  useEffect(() => {
    if (picking && guest !== undefined) card.current?.querySelector('button')?.focus()
  }, [picking, guest])

  const close = useCallback((): void => {
    closeChair(designer)
    focusPlan()
  }, [designer])

  useEffect(() => {
    const element = card.current
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close()
    }
    element?.addEventListener('keydown', onKeyDown)
    return () => {
      element?.removeEventListener('keydown', onKeyDown)
    }
  }, [close])

  return (
    <div
      ref={card}
      role="group"
      aria-label={`Chair details, ${placeText(nameOf(open.element), open.seat.label)}`}
      className={
        compact
          ? 'absolute inset-x-2 bottom-16 z-20 animate-pop-in rounded-card border border-border bg-surface shadow-float'
          : 'absolute z-20 animate-pop-in rounded-card border border-border bg-surface shadow-float'
      }
      style={compact ? undefined : { ...place, width: WIDTH }}
    >
      <div className="flex items-center gap-2 border-b border-border py-2 pr-2 pl-3">
        <Armchair aria-hidden className="size-4 shrink-0 text-muted" strokeWidth={1.75} />
        <h2 className="min-w-0 flex-1 truncate text-sm font-semibold">
          {nameOf(open.element)}, seat {open.seat.label}
        </h2>
        <Button variant="ghost" size="icon-sm" aria-label="Close chair details" onClick={close}>
          <X aria-hidden />
        </Button>
      </div>
      <ChairBody open={open} onCancel={close} />
    </div>
  )
}

/** Beside the chair, inside the view. */
function useCardPlace(open: OpenSeat): { left: number; top: number } {
  const camera = useView((state) => state.camera)
  const size = useView((state) => state.size)
  const at = toScreen(camera, open.place)
  const reach = 30 * camera.zoom + 12
  const right = at.x + reach
  const left = right + WIDTH > size.width ? Math.max(8, at.x - reach - WIDTH) : right
  const top = Math.max(8, Math.min(at.y - 40, size.height - HEIGHT))
  return { left, top }
}
