/* Details of the open chair: who sits there, with Unassign, or a picker for who shall. */
import { Armchair, UserRound, X } from 'lucide-react'
import { useCallback, useEffect, useRef } from 'react'

import { Button } from '@/ui/Button'
import { focusPlan } from '@/features/planner/focus-plan'
import { nameOf } from '@/features/planner/describe'
import {
  useDesigner,
  useInteraction,
  useSeating,
  useView,
} from '@/features/planner/designer/context'
import { useSeatActions } from '@/features/planner/seat-actions'
import { fullName, type PlannerGuest } from '@/features/planner/seating'
import { toScreen } from '@/features/planner/store/camera'
import { focusSeat } from '@/features/planner/store/selection'
import { GuestPicker } from '@/features/planner/canvas/overlay/GuestPicker'
import { useOpenSeat, type OpenSeat } from '@/features/planner/canvas/overlay/use-open-seat'

const WIDTH = 288
const HEIGHT = 352

export function ChairCard() {
  const open = useOpenSeat()
  const idle = useInteraction((state) => state.kind === 'idle' || state.kind === 'pressing')
  if (open === undefined || !idle) return null
  return <Card key={open.seat.id} open={open} />
}

function Card({ open }: { readonly open: OpenSeat }) {
  const designer = useDesigner()
  const compact = useView((state) => state.compact)
  const guest = useSeating((state) => state.bySeat.get(open.seat.id))
  const place = useCardPlace(open)
  const card = useRef<HTMLDivElement>(null)
  const picking = useView((state) => state.picking)

  useEffect(() => {
    if (picking && guest !== undefined) card.current?.querySelector('button')?.focus()
  }, [picking, guest])

  const close = useCallback((): void => {
    designer.view.setState({ picking: false })
    designer.selection.setState({ seat: undefined })
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
      aria-label={`Chair details, ${nameOf(open.element)}, seat ${open.seat.label}`}
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
      {guest === undefined ? (
        <GuestPicker
          key={open.seat.id}
          open={open}
          onDone={() => {
            goOn(designer, open)
          }}
          onCancel={close}
        />
      ) : (
        <Seated guest={guest} />
      )}
    </div>
  )
}

/** After a guest sat down, the next free chair of the table is open. */
function goOn(designer: ReturnType<typeof useDesigner>, open: OpenSeat): void {
  const { bySeat } = designer.seating.getState()
  const { seats } = open.element
  const at = seats.findIndex((seat) => seat.id === open.seat.id)
  const next = [...seats.slice(at + 1), ...seats.slice(0, at)].find((seat) => !bySeat.has(seat.id))
  if (next === undefined) {
    designer.view.setState({ picking: false })
    designer.selection.setState({ seat: undefined })
  } else {
    focusSeat(designer.selection, open.element.id, next.id)
    designer.view.setState({ picking: false })
  }
  focusPlan()
}

function Seated({ guest }: { readonly guest: PlannerGuest }) {
  const { unassign } = useSeatActions()
  const facts = [guest.company, guest.party, guest.dietary, guest.mobile].filter(
    (fact): fact is string => fact !== undefined && fact !== '',
  )
  return (
    <div className="p-3">
      <div className="flex items-center gap-3">
        <span className="grid size-9 shrink-0 place-items-center rounded-full bg-chair-assigned text-chair-assigned-ink">
          <UserRound aria-hidden className="size-4" strokeWidth={1.75} />
        </span>
        <div className="min-w-0">
          <p className="truncate text-sm font-medium">{fullName(guest)}</p>
          {facts.length > 0 && <p className="text-xs text-muted">{facts.join(' · ')}</p>}
        </div>
      </div>
      <Button
        size="sm"
        className="mt-3 w-full"
        onClick={() => {
          void unassign(guest).then(focusPlan)
        }}
      >
        Unassign
      </Button>
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
