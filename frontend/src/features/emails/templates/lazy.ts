/* The parts of the templates that are loaded when they are first opened: the editor is the largest of them. */
import { createElement } from 'react'
import { loadable } from '@/ui/loadable'
import { Skeletons } from '@/ui/Skeleton'

export const templateEditor = loadable(
  async () => (await import('@/features/emails/templates/TemplateEditor')).TemplateEditor,
  { pending: createElement(Skeletons, { rows: 8 }) },
)

export const newTemplateDialog = loadable(
  async () => (await import('@/features/emails/templates/NewTemplateDialog')).NewTemplateDialog,
  { floating: true },
)
