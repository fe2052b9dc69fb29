/* Polls for changes of the plan made elsewhere, also when the page becomes visible. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { refreshSeats } from '@/api/guests'
import { fetchNewerPlan } from '@/api/plan'
import type { Designer } from '@/features/planner/designer/designer'
import { fetchNewer } from '@/features/planner/designer/fetch-newer'
import { poll } from '@/features/planner/hooks/poll'
import { messages } from '@/features/planner/messages'

export function useNewerPlan(designer: Designer, eventId: string): void {
  const cache = useQueryClient()
  useEffect(() => {
    const look = async (agreed = false): Promise<void> => {
      try {
        const ask = (revision: number) => fetchNewerPlan(eventId, revision)
        const outcome = await fetchNewer(designer, ask, agreed)
        if (outcome === 'waits') designer.view.setState({ showNewer: () => void look(true) })
        if (outcome !== 'taken') return
        designer.ports.success(messages.changedElsewhere)
        await refreshSeats(cache, eventId)
      } catch {
        // The save state shows whether the server can be reached.
      }
    }
    const stopLooking = poll(() => {
      // Polling can wait while the person already sees the offer to load changes.
      if (designer.view.getState().showNewer === undefined) void look()
    })
    // A new revision includes all changes made elsewhere.
    const stop = designer.sync.state.subscribe((after, before) => {
      if (after.revision !== before.revision) designer.view.setState({ showNewer: undefined })
    })
    return () => {
      stopLooking()
      stop()
    }
  }, [designer, eventId, cache])
}
