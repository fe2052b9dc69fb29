/* The properties of what is selected. */
import { SlidersHorizontal } from 'lucide-react'

import { chunkWithFields } from '@/canvas/controls/panel-page'
import { soonShownWhile } from '@/canvas/controls/shown-while'
import { editedElement } from '@/canvas/store/layer'
import type { Capability, LoadFields } from '@/canvas/capability'

export const properties = (loadFields: LoadFields): Capability => ({
  panel: {
    name: 'properties',
    label: 'Properties',
    icon: SlidersHorizontal,
    page: chunkWithFields(
      async () => (await import('@/features/designer/properties/PropertiesPanel')).PropertiesPanel,
      loadFields,
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
})
