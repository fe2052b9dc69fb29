/* The properties of what is selected. */
import { SlidersHorizontal } from 'lucide-react'

import { chunk } from '@/canvas/controls/panel-page'
import { soonShownWhile } from '@/canvas/controls/shown-while'
import { editedElement } from '@/canvas/store/layer'
import type { Capability } from '@/canvas/capability'

export const properties: Capability = {
  panel: {
    name: 'properties',
    label: 'Properties',
    icon: SlidersHorizontal,
    page: chunk(
      async () => (await import('@/features/designer/properties/PropertiesPanel')).PropertiesPanel,
    ),
  },
  parts: {
    plan: [
      soonShownWhile(
        (state) => editedElement(state) !== undefined,
        async () => (await import('@/features/designer/properties/QuickEditor')).QuickEditor,
      ),
    ],
  },
}
