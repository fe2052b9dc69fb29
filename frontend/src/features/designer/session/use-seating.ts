/* The designer's seating follows the guests of the event. */
import { useEffect } from 'react'

import { useGuests } from '@/api/guests'
import type { Env } from '@/canvas/env'

export function useSeatingOfEvent(designer: Env, eventId: string): void {
  const { data } = useGuests(eventId)
  useEffect(() => {
    if (data !== undefined) designer.showSeating()
  }, [designer, data])
}
