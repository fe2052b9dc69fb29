/* The objects as a tree. */
import { ListTree } from 'lucide-react'

import { preloadOutline } from '@/features/designer/outline/Outline'
import type { Capability } from '@/canvas/capability'

export const outline: Capability = {
  panel: {
    name: 'outline',
    label: 'Outline',
    icon: ListTree,
    // The outline itself is drawn beside the pages, since it stays in the page when hidden.
    page: { Part: () => null, preload: preloadOutline },
    forViewers: true,
    staysOnSelection: true,
  },
}
