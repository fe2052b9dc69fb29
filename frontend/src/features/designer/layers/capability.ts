/* The order of objects from top to bottom. */
import { Layers } from 'lucide-react'

import { chunk } from '@/canvas/controls/panel-page'
import type { Capability } from '@/canvas/capability'

export const layers: Capability = {
  panel: {
    name: 'layers',
    label: 'Layers',
    icon: Layers,
    page: chunk(async () => (await import('@/features/designer/layers/LayersPanel')).LayersPanel),
    staysOnSelection: true,
  },
}
