/* What the capabilities add to one place of the screen. */
import { useDesigner } from '@/canvas/context'
import type { Place } from '@/canvas/env'

export function Parts({ at }: { at: Place }) {
  return useDesigner().installed.parts[at].map((Part, index) => <Part key={index} />)
}
