/* The parts about sending, loaded when they are first shown. */
import { createElement } from 'react'
import { loadable } from '@/ui/loadable'
import { Skeletons } from '@/ui/Skeleton'

const pending = createElement(Skeletons, { rows: 6 })

export const sendPanel = loadable(
  async () => (await import('@/features/emails/send/SendPanel')).SendPanel,
  { pending },
)

export const runPanel = loadable(
  async () => (await import('@/features/emails/send/run/RunPanel')).RunPanel,
  { pending },
)

/** What is on its way, and seats that changed; the panel below it does not wait. */
export const sendNotices = loadable(
  async () => (await import('@/features/emails/send/SendNotices')).SendNotices,
)

export const previewDialog = loadable(
  async () => (await import('@/features/emails/send/PreviewDialog')).PreviewDialog,
  { floating: true },
)
