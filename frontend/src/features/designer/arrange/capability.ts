/* Selecting, moving, turning, resizing, aligning and copying objects. */
import { PencilRuler } from 'lucide-react'

import { chunk } from '@/canvas/controls/panel-page'
import { shownWhile } from '@/canvas/controls/shown-while'
import { openedCard } from '@/canvas/store/layer'
import { menu } from '@/features/designer/arrange/menu'
import { panning } from '@/canvas/hand/pan'
import { ALIGN, DISTRIBUTE, FLIP, tidyRows } from '@/features/designer/arrange/arrange'
import { copy, cut, paste } from '@/features/designer/arrange/clipboard'
import {
  clearCanvas,
  deleteSelected,
  duplicate,
  rotateLeft,
  rotateRight,
  selectAll,
  toggleLock,
} from '@/features/designer/arrange/edit'
import { marquee } from '@/features/designer/arrange/gestures/marquee'
import { pressing } from '@/features/designer/arrange/gestures/press'
import { resizing } from '@/features/designer/arrange/gestures/resize'
import { rotating } from '@/features/designer/arrange/gestures/rotate'
import { spreading } from '@/features/designer/arrange/gestures/spread'
import { group, ungroup } from '@/features/designer/arrange/group'
import { ORDER } from '@/features/designer/arrange/order'
import { array, editLabel, moveTo } from '@/features/designer/arrange/write'
import type { Capability } from '@/canvas/capability'
import { loadable } from '@/ui/loadable'

/** The bar below a selection, which is empty while the plan opens. */
const { Part: FloatingBar } = loadable(
  async () => (await import('@/features/designer/arrange/FloatingBar')).FloatingBar,
  { floating: true },
)

export const arrange: Capability = {
  panel: {
    name: 'edit',
    label: 'Edit Tools',
    icon: PencilRuler,
    page: chunk(async () => (await import('@/features/designer/arrange/EditPanel')).EditPanel),
    staysOnSelection: true,
  },
  actions: [
    { section: 'Plan', order: 30, actions: [clearCanvas] },
    {
      section: 'Edit',
      order: 10,
      actions: [selectAll, duplicate, copy, cut, paste, editLabel, deleteSelected],
    },
    { section: 'Edit', order: 50, actions: [toggleLock] },
    { section: 'Edit', order: 70, actions: [group, ungroup] },
    {
      section: 'Arrange',
      order: 10,
      actions: [
        rotateLeft,
        rotateRight,
        ...ORDER,
        ...ALIGN,
        ...DISTRIBUTE,
        tidyRows,
        ...FLIP,
        moveTo,
        array,
      ],
    },
  ],
  gestures: [rotating, resizing, spreading, pressing, panning, marquee],
  toolbar: [
    { group: 'selection', actions: [duplicate, rotateLeft, rotateRight, deleteSelected] },
    { group: 'view', actions: [clearCanvas] },
  ],
  menu,
  parts: {
    plan: [
      FloatingBar,
      shownWhile(
        (state) => openedCard(state) === 'move-to',
        async () => (await import('@/features/designer/arrange/MoveToCard')).MoveToCard,
      ),
      shownWhile(
        (state) => openedCard(state) === 'array',
        async () => (await import('@/features/designer/arrange/ArrayCard')).ArrayCard,
      ),
    ],
  },
}
