/* The catalogue of objects, and placing them. */
import { Shapes } from 'lucide-react'

import { ObjectsPanel } from '@/features/designer/objects/ObjectsPanel'
import { PLACE } from '@/features/designer/objects/place-actions'
import type { Capability } from '@/canvas/capability'

export const objects: Capability = {
  panel: {
    name: 'objects',
    label: 'Objects',
    icon: Shapes,
    // It comes with the screen, since it is open at first.
    page: { Part: ObjectsPanel, preload: () => undefined },
  },
  actions: [{ section: 'Place', order: 10, actions: PLACE }],
}
