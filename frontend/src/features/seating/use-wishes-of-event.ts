/* The seat advisor follows the wishes and parties of the event while guests are seated. */
import { useEffect } from 'react'

import { useParties } from '@/api/parties'
import type { PartyEntry, Wish } from '@/api/schema'
import { useWishes } from '@/api/wishes'
import { useDesigner, useEditingSession } from '@/canvas/context'

const NO_WISHES: readonly Wish[] = []
const NO_PARTIES: readonly PartyEntry[] = []

export function useWishesOfEvent(): void {
  const { seatAdvisor } = useDesigner()
  const eventId = useEditingSession((state) => state.eventId)
  const { data: wishes = NO_WISHES } = useWishes(eventId)
  const { data: parties = NO_PARTIES } = useParties(eventId)
  useEffect(() => {
    const loose = parties.filter(({ seating }) => seating === 'apart-allowed').map(({ id }) => id)
    seatAdvisor.wishes.setState({ wishes, loose: new Set(loose) }, true)
  }, [seatAdvisor, wishes, parties])
}
