/* Following a person from the list. */
import { showMode } from '@/canvas/actions/toggle-3d'
import type { Env } from '@/canvas/env'
import { followPerson, presenceOf } from '@/canvas/presence/presence'
import { messages } from '@/features/designer/presence/messages'

/** Shows the drawing, since the camera of the 3D view is another one. */
export function follow(designer: Env, userId: string, name: string): void {
  showMode(designer, '2d')
  followPerson(presenceOf(designer), userId)
  designer.announcer.say(messages.following(name))
}
