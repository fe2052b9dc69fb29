/* The properties of what is selected. */
import { SlidersHorizontal } from 'lucide-react'

import { chunk } from '@/canvas/controls/panel-page'
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
}
