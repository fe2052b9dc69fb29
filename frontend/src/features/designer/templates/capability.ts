/* Templates, and seating set up from one. */
import { LayoutTemplate } from 'lucide-react'

import { chunk } from '@/canvas/controls/panel-page'
import type { Capability } from '@/canvas/capability'

export const templates: Capability = {
  panel: {
    name: 'templates',
    label: 'Templates',
    icon: LayoutTemplate,
    page: chunk(
      async () => (await import('@/features/designer/templates/TemplatesPanel')).TemplatesPanel,
    ),
  },
}
