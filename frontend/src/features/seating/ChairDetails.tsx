/* The open chair in a column of its own: who sits there, unassigning, swapping, or a picker for who shall sit there. */
import { Armchair, ArrowLeftRight, X } from 'lucide-react'
import { useState, type ReactNode } from 'react'

import { fullName } from '@/guests/names'
import { placeText } from '@/guests/places'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Tooltip } from '@/ui/Tooltip'
import { closeChair } from '@/canvas/actions/close-top'
import { ChairBody } from '@/features/seating/ChairBody'
import { GuestPicker } from '@/features/seating/GuestPicker'
import { useOpenSeat, type OpenSeat } from '@/canvas/viewport/overlay/use-open-seat'
import { nameOf } from '@/canvas/text/describe'
import { useDesigner, useSeating, useSelection, useView } from '@/canvas/context'
import { select } from '@/canvas/store/selection'
import { focusPlan } from '@/canvas/focus/focus-plan'
import { announce } from '@/canvas/text/messages'
import { useLockReason } from '@/features/seating/use-seat-advisor'
import { WhyHere } from '@/features/seating/WhyHere'
import { pickUp } from '@/canvas/store/hand'
import { closeLayer } from '@/canvas/store/layer'

export function ChairDetails() {
  const designer = useDesigner()
  const seat = useSelection((state) => state.seat)
  const open = useOpenSeat()
  const locked = useLockReason(open?.element)
  if (seat === undefined) return null
  const close = (): void => {
    closeChair(designer)
    focusPlan()
  }
  const name = open === undefined ? 'Chair' : placeText(nameOf(open.element), open.seat.label)
  return (
    <section
      aria-label={`Chair details, ${name}`}
      className="flex min-h-0 flex-1 flex-col overflow-y-auto"
    >
      <div className="flex items-center gap-2 border-b border-border py-2 pr-2 pl-3">
        <Armchair aria-hidden className="size-4 shrink-0 text-muted" strokeWidth={1.75} />
        <h2 className="min-w-0 flex-1 truncate text-sm font-semibold">{name}</h2>
        <Button variant="ghost" size="icon-sm" aria-label="Close chair details" onClick={close}>
          <X aria-hidden />
        </Button>
      </div>
      {open === undefined ? (
        <EmptyState level={3} title="Chair not found" text="It is no longer part of this plan." />
      ) : (
        <>
          <ChairBody key={open.seat.id} {...{ open, locked }} onCancel={close}>
            <Move {...{ open, locked }} />
            <Swap {...{ open, locked }} />
          </ChairBody>
          <Why seat={open.seat.id} />
          <div className="border-t border-border p-3">
            <Button
              size="sm"
              className="w-full"
              onClick={() => {
                closeLayer(designer.view, 'guest-picker')
                select(designer.selection, [open.element.id])
                designer.selection.setState({ seat: undefined })
              }}
            >
              Show the table
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

function Why({ seat }: { readonly seat: string }): ReactNode {
  const guest = useSeating((state) => state.bySeat.get(seat))
  return guest === undefined ? null : <WhyHere key={guest.id} guest={guest} />
}

interface LockableProps {
  readonly open: OpenSeat
  /** Why who sits there cannot be changed. */
  readonly locked: string | undefined
}

/** Takes the guest in hand on a small screen; elsewhere guests are dragged from chair to chair. */
function Move({ open, locked }: LockableProps): ReactNode {
  const designer = useDesigner()
  const guest = useSeating((state) => state.bySeat.get(open.seat.id))
  const compact = useView((state) => state.compact)
  if (guest === undefined || !compact) return null
  return (
    <Tooltip inactive={locked}>
      <Button
        size="sm"
        className="mt-2 w-full"
        onClick={() => {
          pickUp(designer.view, [guest.id])
          designer.announcer.say(announce.assignOn(fullName(guest)))
          focusPlan()
        }}
      >
        Move
      </Button>
    </Tooltip>
  )
}

/** Another guest takes this chair; who sits here takes theirs. */
function Swap({ open, locked }: LockableProps): ReactNode {
  const sitting = useSeating((state) => state.bySeat.get(open.seat.id)?.id)
  const [choosing, setChoosing] = useState(false)
  return choosing && locked === undefined ? (
    <div className="-mx-2 mt-2">
      <GuestPicker
        open={open}
        swapFor={sitting}
        onDone={() => {
          setChoosing(false)
          focusPlan()
        }}
        onCancel={() => {
          setChoosing(false)
        }}
      />
    </div>
  ) : (
    <Tooltip inactive={locked}>
      <Button
        size="sm"
        className="mt-2 w-full"
        onClick={() => {
          setChoosing(true)
        }}
      >
        <ArrowLeftRight aria-hidden />
        Swap with…
      </Button>
    </Tooltip>
  )
}
