/* Where the designer's questions appear. A dialog's code comes after the screen, before anybody is likely to be asked. */
import { useStore } from 'zustand'

import { loadable } from '@/ui/loadable'
import { useDesigner } from '@/features/planner/designer/context'
import { usePlanFocusAfter } from '@/features/planner/hooks/use-plan-focus-after'
import { usePreload } from '@/features/planner/hooks/use-preload'

const dialog = loadable(
  async () => (await import('@/features/planner/components/QuestionDialog')).QuestionDialog,
  { floating: true },
)

export function Questions() {
  const designer = useDesigner()
  const asked = useStore(designer.dialogs.state, (state) => state.asked)
  usePlanFocusAfter(asked !== undefined)
  usePreload(dialog.preload)
  return asked === undefined ? null : <dialog.Part {...asked} />
}
