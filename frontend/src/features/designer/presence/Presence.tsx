/* The parts of presence that the screen shows: the people in its header, and what they do over the plan. */
import { useEffect } from 'react'

import { useDesigner } from '@/canvas/context'
import type { Env } from '@/canvas/env'
import { isDrawing } from '@/canvas/drawing/drawing-action'
import { PresenceOverlay } from '@/canvas/presence/PresenceOverlay'
import { presenceOf } from '@/canvas/presence/presence'
import { startPresence } from '@/canvas/presence/session'
import { FollowFrame } from '@/features/designer/presence/FollowFrame'
import { messages } from '@/features/designer/presence/messages'
import { pointedAt } from '@/features/designer/presence/gestures/laser'

export { PeopleButton } from '@/features/designer/presence/PeopleButton'

/** What the others do over the plan. */
export function OverPlan() {
  return (
    <>
      <PresenceOverlay />
      <FollowFrame />
    </>
  )
}

/** Takes part in the event and shows nothing. */
export function Session() {
  const designer = useDesigner()
  useEffect(() => {
    const stops = [
      startPresence(designer, {
        pointer: () => pointedAt(designer),
        onFollowedLeft: (name) => {
          designer.ports.success(messages.followedLeft(name))
        },
      }),
      announceLaser(designer),
      announceEndOfFollowing(designer),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [designer])
  return null
}

function announceLaser({ interaction, announcer }: Env): () => void {
  return interaction.subscribe((now, before) => {
    const is = isDrawing(now, 'laser')
    if (is !== isDrawing(before, 'laser')) announcer.say(is ? messages.laserOn : messages.laserOff)
  })
}

/** People who pan by keyboard do not see the frame go. */
function announceEndOfFollowing(designer: Env): () => void {
  return presenceOf(designer).state.subscribe(({ followed }, before) => {
    if (before.followed !== undefined && followed === undefined) {
      designer.announcer.say(messages.followingEnded)
    }
  })
}
