/* Pictures on the plan, and the one below it for tracing. */
import { Images } from 'lucide-react'

import { chunk } from '@/canvas/controls/panel-page'
import { calibratePicture, movePicture } from '@/features/designer/images/tracing/underlay-actions'
import type { Capability } from '@/canvas/capability'

export const images: Capability = {
  panel: {
    name: 'images',
    label: 'Images',
    icon: Images,
    page: chunk(async () => (await import('@/features/designer/images/ImagesPanel')).ImagesPanel),
  },
  actions: [{ section: 'Tools', order: 40, actions: [calibratePicture, movePicture] }],
}
