/* Where the designer's questions appear. A dialog's code comes after the screen, before anybody is likely to be asked. */
import { useStore } from 'zustand'

import { loadable } from '@/ui/loadable'
import { useDesigner } from '@/canvas/context'
import { usePlanFocusAfter } from '@/canvas/hooks/use-plan-focus-after'
import { usePreload } from '@/canvas/hooks/use-preload'

const dialog = loadable(
  async () => (await import('@/features/designer/screen/QuestionDialog')).QuestionDialog,
  { floating: true },
)

export function Questions() {
  const designer = useDesigner()
  const asked = useStore(designer.dialogs.state, (state) => state.asked)
  usePlanFocusAfter(asked !== undefined)
  usePreload(dialog.preload)
  return asked === undefined ? null : <dialog.Part {...asked} />
}
