/* The parts of the email manager, each loaded when it is first opened. */
import { createElement } from 'react'
import { loadable } from '@/ui/loadable'
import { Skeletons } from '@/ui/Skeleton'

const pending = createElement(Skeletons, { rows: 6 })

export const templatesPanel = loadable(
  async () => (await import('@/features/emails/templates/TemplatesPanel')).TemplatesPanel,
  { pending },
)

export const automationPanel = loadable(
  async () => (await import('@/features/emails/automation/AutomationPanel')).AutomationPanel,
  { pending },
)

export const historyPanel = loadable(
  async () => (await import('@/features/emails/history/HistoryPanel')).HistoryPanel,
  { pending },
)
