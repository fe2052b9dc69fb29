/* The designer's seating follows the guests of the event. */
import { useEffect } from 'react'

import { useGuests } from '@/api/guests'
import type { Designer } from '@/features/planner/designer/designer'

export function useSeatingOfEvent(designer: Designer, eventId: string): void {
  const { data } = useGuests(eventId)
  useEffect(() => {
    if (data !== undefined) designer.showSeating()
  }, [designer, data])
}
