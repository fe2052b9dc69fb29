/* Tells the sync of changes of the plan that are made elsewhere. */
import { useEffect } from 'react'

import { onLiveChange, useLiveEvent, useLiveState } from '@/api/live'
import type { Env } from '@/canvas/env'

export function useNewerPlan({ sync }: Env, eventId: string): void {
  const feed = useLiveState()
  useLiveEvent(eventId)
  useEffect(
    () =>
      onLiveChange(({ kind, eventId: changed, version }) => {
        if (kind === 'reload') sync.told(null)
        if (kind === 'plan' && changed === eventId) sync.told(version)
      }),
    [sync, eventId],
  )
  useEffect(() => {
    if (feed === 'live') sync.retry()
  }, [sync, feed])
}
