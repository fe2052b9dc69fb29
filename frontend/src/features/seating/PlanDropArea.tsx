/* The plan in the middle of the seat assignment: guests are dropped on its chairs and tables. */
import { useState, type ReactNode } from 'react'
import { useDrop, type XYCoord } from 'react-dnd'

import type { Point } from '@/plan/types'
import { draggedGuest } from '@/canvas/hand/drag-guest'
import { useDesigner, useInteraction } from '@/canvas/context'
import type { Env } from '@/canvas/env'
import { runDrop, dropAt, markDrop } from '@/canvas/edits/seat-drops'
import { PLAN_REGION } from '@/canvas/focus/focus-plan'
import { GUEST, type DraggedGuests } from '@/features/seating/Draggable'
import type { Drop } from '@/canvas/seats/drop'
import { DraggedName } from '@/features/seating/DraggedName'
import { DropMark } from '@/features/seating/DropMark'
import { BrokenLayer } from '@/features/seating/BrokenLayer'
import { ColourChoice } from '@/features/seating/ColourChoice'
import { GroupLayer } from '@/features/seating/GroupLayer'
import { GroupLegend } from '@/features/seating/GroupLegend'
import { HandBar } from '@/features/seating/HandBar'
import { HintLayer } from '@/features/seating/HintLayer'
import { NameLabels } from '@/features/seating/NameLabels'
import { PartyQuestion } from '@/features/seating/PartyQuestion'
import { ProposalBar } from '@/features/seating/ProposalBar'
import { ProposalLayer } from '@/features/seating/ProposalLayer'
import type { ColourBy } from '@/features/seating/seat-groups'
import { SeatingZoom } from '@/features/seating/SeatingZoom'
import { TableNotes } from '@/features/seating/TableNotes'
import { useHand } from '@/features/seating/use-seat-advisor'
import { useSeatGroups } from '@/features/seating/use-seat-groups'
import type { Proposed } from '@/features/seating/use-proposed'
import { toWorld } from '@/plan/camera/camera'

type PartyDrop = Extract<Drop, { kind: 'party' }>

type Props = {
  plan: ReactNode
  proposed: Proposed | undefined
}

export function PlanDropArea({ plan, proposed }: Props) {
  const designer = useDesigner()
  const [asked, setAsked] = useState<PartyDrop>()
  const [by, setBy] = useState<ColourBy>('wishes')
  const groups = useSeatGroups(by)
  // The hints are on the chairs while guests are in hand.
  const isGrouped = useHand().length === 0 && by !== 'wishes'
  const legend = isGrouped ? <GroupLegend {...{ by, groups }} /> : undefined
  const dragging = useInteraction((active) => draggedGuest(active) !== undefined)
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
        else runDrop(designer, dropped)
      },
    }),
    [designer],
  )
  return (
    <div className="flex min-w-0 flex-1 flex-col">
      {proposed === undefined ? (
        <HandBar legend={legend} />
      ) : (
        <ProposalBar proposed={proposed} legend={legend} />
      )}
      <div
        ref={(element) => {
          drop(element)
        }}
        data-float-area
        className="relative min-h-0 flex-1"
      >
        {plan}
        <TableNotes proposed={proposed} />
        {isGrouped && <GroupLayer groups={groups} />}
        {!isGrouped && proposed === undefined && <BrokenLayer />}
        {!isGrouped && proposed !== undefined && <ProposalLayer proposed={proposed} />}
        {proposed === undefined && <HintLayer />}
        {(over || dragging) && <DropMark />}
        <DraggedName />
        {!over && !dragging && <NameLabels />}
        <SeatingZoom />
        <ColourChoice value={by} onChange={setBy} />
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
function planPlace(designer: Env, at: XYCoord | null): Point | undefined {
  const box = document.getElementById(PLAN_REGION)?.getBoundingClientRect()
  if (at === null || box === undefined) return undefined
  return toWorld(designer.view.getState().camera, { x: at.x - box.left, y: at.y - box.top })
}
