/* What lies above what. */
import { BringToFront, MoveDown, MoveUp, SendToBack, type LucideIcon } from 'lucide-react'

import type { Action, Shortcut } from '@/canvas/env'
import { editable } from '@/canvas/edits/selection-box'
import { runEdit } from '@/canvas/edits/run-edit'

function order(
  to: 'front' | 'back' | 'forward' | 'backward',
  label: string,
  icon: LucideIcon,
  shortcut: Shortcut,
): Action {
  return {
    id: `order-${to}`,
    label,
    icon,
    shortcuts: [shortcut],
    scope: 'plan',
    words: 'layer z-order stack above below',
    enabled: (designer) => editable(designer).length > 0,
    run: (designer) => {
      const ids = editable(designer).map((element) => element.id)
      runEdit(designer, designer.plan.session().orderCommand(ids, to))
    },
  }
}

export const ORDER: readonly Action[] = [
  order('front', 'Bring to front', BringToFront, { key: ']', mod: true }),
  order('forward', 'Bring forward', MoveUp, { key: ']' }),
  order('backward', 'Send backward', MoveDown, { key: '[' }),
  order('back', 'Send to back', SendToBack, { key: '[', mod: true }),
]
