/* The plan in the middle of the seat assignment: guests are dropped on its chairs and tables. */
import { useState } from 'react'
import { useDrop, type XYCoord } from 'react-dnd'

import type { Point } from '@/plan/types'
import { Canvas } from '@/features/planner/canvas/Canvas'
import { useDesigner, useInteraction } from '@/features/planner/designer/context'
import type { Designer } from '@/features/planner/designer/designer'
import { carryOutDrop, dropAt, markDrop } from '@/features/planner/designer/seat-drops'
import { PLAN_REGION } from '@/features/planner/focus-plan'
import { GUEST, type DraggedGuests } from '@/features/planner/seats/dragged'
import type { Drop } from '@/features/planner/seats/drop'
import { DropMark } from '@/features/planner/seats/DropMark'
import { BrokenLayer } from '@/features/planner/seats/BrokenLayer'
import { HandBar } from '@/features/planner/seats/HandBar'
import { HintLayer } from '@/features/planner/seats/HintLayer'
import { NameLabels } from '@/features/planner/seats/NameLabels'
import { PartyQuestion } from '@/features/planner/seats/PartyQuestion'
import { ProposalBar } from '@/features/planner/seats/ProposalBar'
import { ProposalLayer } from '@/features/planner/seats/ProposalLayer'
import { SeatingZoom } from '@/features/planner/seats/SeatingZoom'
import { TableNotes } from '@/features/planner/seats/TableNotes'
import type { Proposed } from '@/features/planner/seats/use-proposed'
import { toWorld } from '@/features/planner/store/camera'

type PartyDrop = Extract<Drop, { kind: 'party' }>

export function PlanDropArea({ proposed }: { readonly proposed: Proposed | undefined }) {
  const designer = useDesigner()
  const [asked, setAsked] = useState<PartyDrop>()
  const dragging = useInteraction((state) => state.kind === 'seating')
  const [{ over }, drop] = useDrop<DraggedGuests, unknown, { over: boolean }>(
    () => ({
      accept: GUEST,
      collect: (monitor) => ({ over: monitor.isOver() }),
      hover: (_, monitor) => {
        markDrop(designer, planPlace(designer, monitor.getClientOffset()))
      },
      drop: ({ guestIds }, monitor) => {
        markDrop(designer, undefined)
        const dropped = dropAt(designer, guestIds, planPlace(designer, monitor.getClientOffset()))
        if (dropped.kind === 'party') setAsked(dropped)
        else carryOutDrop(designer, dropped)
      },
    }),
    [designer],
  )
  return (
    <div className="flex min-w-0 flex-1 flex-col">
      {proposed === undefined ? <HandBar /> : <ProposalBar proposed={proposed} />}
      <div
        ref={(element) => {
          drop(element)
        }}
        className="relative min-h-0 flex-1"
      >
        <Canvas />
        <TableNotes proposed={proposed} />
        {proposed === undefined && <BrokenLayer />}
        {proposed === undefined ? <HintLayer /> : <ProposalLayer proposed={proposed} />}
        {(over || dragging) && <DropMark />}
        {!over && !dragging && <NameLabels />}
        <SeatingZoom />
      </div>
      {asked !== undefined && (
        <PartyQuestion
          asked={asked}
          onAnswer={(guests) => {
            setAsked(undefined)
            void designer.seats.seatTogether(
              guests.flatMap((guest, index) => {
                const seatId = asked.seats[index]
                return seatId === undefined ? [] : [{ guestId: guest.id, seatId }]
              }),
            )
          }}
          onClose={() => {
            setAsked(undefined)
          }}
        />
      )}
    </div>
  )
}

/** The plan's point under a point of the window. */
function planPlace(designer: Designer, at: XYCoord | null): Point | undefined {
  const box = document.getElementById(PLAN_REGION)?.getBoundingClientRect()
  if (at === null || box === undefined) return undefined
  return toWorld(designer.view.getState().camera, { x: at.x - box.left, y: at.y - box.top })
}
