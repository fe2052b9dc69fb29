/* What the page does for the designer while it is open: small screens, going offline, leaving, restored seats. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { refreshSeating } from '@/api/guests'
import type { Designer } from '@/features/planner/designer/designer'
import type { SeatActions } from '@/features/planner/seat-actions'

const COMPACT = '(max-width: 767.98px)'

export function useDesignerLife(designer: Designer, eventId: string, seats: SeatActions): void {
  useCompact(designer)
  useFlushing(designer)
  useRestoredSeats(designer, eventId, seats)
}

function useCompact(designer: Designer): void {
  useEffect(() => {
    const query = window.matchMedia(COMPACT)
    const follow = (): void => {
      designer.view.setState({ compact: query.matches })
    }
    follow()
    query.addEventListener('change', follow)
    return () => {
      query.removeEventListener('change', follow)
    }
  }, [designer])
}

function useFlushing(designer: Designer): void {
  useEffect(() => {
    const retry = (): void => {
      designer.sync.retry()
    }
    const hidden = (): void => {
      if (document.visibilityState === 'hidden') retry()
    }
    window.addEventListener('online', retry)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      window.removeEventListener('online', retry)
      document.removeEventListener('visibilitychange', hidden)
    }
  }, [designer])
}

/**
 * Guests whose chairs were deleted and come back by undo are seated again.
 * Once the server has unseated guests, the list of guests is read anew.
 */
function useRestoredSeats(designer: Designer, eventId: string, seats: SeatActions): void {
  const cache = useQueryClient()
  const { restore } = seats
  useEffect(() => {
    const stops = [
      designer.plan.onChange((change) => {
        if (change.kind === 'all') return
        const back = change.change.addedSeats.flatMap((seatId) => {
          const guestId = designer.editing.unseated.get(seatId)
          return guestId === undefined ? [] : [{ guestId, seatId }]
        })
        if (back.length > 0) void restore(back)
      }),
      designer.sync.state.subscribe(({ save }) => {
        if (save !== 'saved' || !designer.editing.guestsChanged) return
        designer.editing.guestsChanged = false
        void refreshSeating(cache, eventId)
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [designer, eventId, restore, cache])
}
