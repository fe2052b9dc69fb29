/* One chair more or less at what is selected, by one key. */
import { CircleMinus, CirclePlus } from 'lucide-react'

import type { Action, Env } from '@/canvas/env'
import { editable } from '@/canvas/edits/selection-box'
import { mostChairs, takesChairs } from '@/canvas/edits/kinds'
import { addChairs } from '@/canvas/edits/set-chairs'

const seated = (designer: Env) => editable(designer).filter(takesChairs)

export const addChair: Action = {
  id: 'add-chair',
  label: 'Add a chair',
  icon: CirclePlus,
  shortcuts: [{ key: '+' }, { key: '=', alias: true }],
  scope: 'plan',
  words: 'more seats',
  enabled: (designer) => seated(designer).some((each) => each.chairs < mostChairs([each])),
  run: (designer) => {
    addChairs(designer, seated(designer), 1)
  },
}

export const removeChair: Action = {
  id: 'remove-chair',
  label: 'Remove a chair',
  icon: CircleMinus,
  shortcuts: [{ key: '-' }],
  scope: 'plan',
  words: 'fewer less seats',
  enabled: (designer) => seated(designer).some((each) => each.chairs > 0),
  run: (designer) => {
    addChairs(designer, seated(designer), -1)
  },
}
