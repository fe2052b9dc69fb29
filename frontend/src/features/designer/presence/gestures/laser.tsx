/* The laser pointer: others see where the pointer or the arrow keys point, and a trail behind it. */
import { useEditingSession } from '@/canvas/context'
import { drawing, UNSNAPPED, type DraftProps, type Snapping } from '@/canvas/drawing/drawing'
import type { DraftEnv } from '@/canvas/drawing/draft-env'
import type { Env } from '@/canvas/env'
import { end, stay, type Step } from '@/canvas/hand/step'
import type { ToolEvent } from '@/canvas/hand/tool'
import { colourOf } from '@/canvas/presence/colours'
import { LaserTrail } from '@/canvas/presence/LaserTrail'
import { messages } from '@/features/designer/presence/messages'
import type { Point } from '@/plan/types'

export const laser = drawing<Snapping>({
  name: 'laser',
  first: UNSNAPPED,
  step: stepLaser,
  place: (draft) => draft,
  Overlay: OwnLaser,
  hint: messages.laserHint,
})

function stepLaser(draft: Snapping, event: ToolEvent, env: DraftEnv): Step<Snapping> {
  switch (event.kind) {
    case 'down':
    case 'move':
    case 'up':
      return stay({ ...UNSNAPPED, at: event.world })
    case 'nudge': {
      const at = draft.at ?? env.centre()
      return stay({ ...UNSNAPPED, at: { x: at.x + event.dx, y: at.y + event.dy } })
    }
    case 'leave':
      return end()
    default:
      return stay(draft)
  }
}

/** Returns what this page points at: the laser, which keys can move, or the pointer. */
export function pointedAt({ interaction, pointer }: Env): Point | undefined {
  return laser.draftOf(interaction.getState())?.at ?? pointer
}

function OwnLaser({ draft: { at } }: DraftProps<Snapping>) {
  const userId = useEditingSession((state) => state.userId)
  return at === undefined ? null : <LaserTrail at={at} colour={colourOf(userId)} isOwn />
}
