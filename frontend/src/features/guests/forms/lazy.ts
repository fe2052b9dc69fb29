/* The tab of guest forms, loaded when it is first opened. */
import { Skeletons } from '@/ui/Skeleton'
import { loadable } from '@/ui/loadable'
import { createElement } from 'react'

export const guestForms = loadable(
  async () => (await import('@/features/guests/forms/GuestForms')).GuestForms,
  { pending: createElement(Skeletons, { rows: 6 }) },
)

/** Asks before the page with unsaved forms is left. */
export const formDrafts = loadable(
  async () => (await import('@/features/guests/forms/draft-store')).DraftGuard,
)
