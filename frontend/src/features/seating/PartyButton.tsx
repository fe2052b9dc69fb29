/* The heading of a party that waits for seats, which can be dragged to the plan as well. */
import { GripVertical } from 'lucide-react'

import { Draggable } from '@/features/seating/Draggable'
import { PartyChoice } from '@/features/seating/PartyChoice'

export function PartyButton({ name }: { readonly name: string }) {
  return (
    <PartyChoice
      name={name}
      sign={<GripVertical aria-hidden className="size-3.5 shrink-0" />}
      wrap={(heading, guestIds) => <Draggable guestIds={guestIds}>{heading}</Draggable>}
    />
  )
}
