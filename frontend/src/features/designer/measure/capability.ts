/* Measurement lines. */
import { Ruler } from 'lucide-react'

import { chunk } from '@/canvas/controls/panel-page'
import {
  deleteLine,
  measureTool,
  toggleMeasuring,
} from '@/features/designer/measure/measure-actions'
import type { Capability } from '@/canvas/capability'

export const measure: Capability = {
  panel: {
    name: 'measure',
    label: 'Line Measurement',
    icon: Ruler,
    page: chunk(
      async () => (await import('@/features/designer/measure/MeasurePanel')).MeasurePanel,
    ),
    staysOnSelection: true,
  },
  actions: [
    { section: 'Edit', order: 20, actions: [deleteLine] },
    { section: 'Tools', order: 20, actions: [measureTool, toggleMeasuring] },
  ],
}
