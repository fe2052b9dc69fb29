/* Templates in words: their kinds, and what happens with them. */
import type { Campaign, EmailSchedule, EmailTemplate, TemplateKind } from '@/api/email-types'
import { isMoving } from '@/features/emails/history/campaign-state'
import { dayOf } from '@/features/emails/templates/day'
import type { BadgeTone } from '@/ui/Badge'

/** Characters of the name of a template. */
export const nameMax = 100

export const kinds: readonly TemplateKind[] = [
  'invitation',
  'confirmation',
  'reminder',
  'seat_assignment',
]

export const kindLabels: Readonly<Record<TemplateKind, string>> = {
  invitation: 'Invitation',
  confirmation: 'Confirmation',
  reminder: 'Reminder',
  seat_assignment: 'Seat assignment',
}

/** What an email of the kind is for. */
export const kindTexts: Readonly<Record<TemplateKind, string>> = {
  invitation: 'Asks for an answer',
  confirmation: 'Thanks for an answer, with the QR code',
  reminder: 'For guests who have not answered',
  seat_assignment: 'Table, seat and QR code',
}

export type TemplateState = { label: string; tone: BadgeTone; icon: StateIcon }
export type StateIcon = 'sending' | 'planned' | 'active' | 'paused' | 'draft' | 'archived'

type Around = {
  schedules: readonly EmailSchedule[]
  campaigns: readonly Campaign[]
  zone: string
}

/** Returns what happens with a template: it is sent now, later, by an answer, or only by hand, which needs no words. */
export function templateState(
  template: EmailTemplate,
  { schedules, campaigns, zone }: Around,
): TemplateState | undefined {
  if (template.archivedAt !== undefined)
    return { label: 'Archived', tone: 'neutral', icon: 'archived' }
  if (!template.isActive) return { label: 'Draft', tone: 'neutral', icon: 'draft' }
  if (campaigns.some((each) => each.templateId === template.id && isMoving(each)))
    return { label: 'Sending', tone: 'accent', icon: 'sending' }
  const own = schedules.filter(({ templateId }) => templateId === template.id)
  const active = own.filter(({ isActive }) => isActive)
  const next = active.flatMap(({ nextRunAt }) => nextRunAt ?? []).sort()[0]
  if (next !== undefined)
    return { label: `Planned for ${dayOf(next, zone)}`, tone: 'info', icon: 'planned' }
  if (active.length > 0) return { label: 'Active', tone: 'success', icon: 'active' }
  return own.length > 0 ? { label: 'Paused', tone: 'warning', icon: 'paused' } : undefined
}
