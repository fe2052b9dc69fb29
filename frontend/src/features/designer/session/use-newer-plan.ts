/* Shows changes of the plan that are made elsewhere. */
import { useEffect, useState } from 'react'

import { onLiveChange, useLiveEvent, useLiveState } from '@/api/live'
import { fetchNewerPlan } from '@/api/plan'
import type { Env } from '@/canvas/env'
import { followPlan, type PlanFollower } from '@/features/designer/session/follow-plan'

export function useNewerPlan(designer: Env, eventId: string): void {
  const [follower, setFollower] = useState<PlanFollower>()
  const feed = useLiveState()
  useLiveEvent(eventId)
  useEffect(() => {
    const following = followPlan(designer, (revision) => fetchNewerPlan(eventId, revision))
    const stopListening = onLiveChange(({ kind, eventId: changed, version }) => {
      if (kind === 'reload') following.told(null)
      if (kind === 'plan' && changed === eventId) following.told(version)
    })
    setFollower(following)
    return () => {
      stopListening()
      following.stop()
    }
  }, [designer, eventId])
  useEffect(() => {
    if (feed === 'live') follower?.retry()
  }, [follower, feed])
}
