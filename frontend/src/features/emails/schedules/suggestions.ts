/* Schedules that most events want, for an event that has none. */
import type { EmailTemplate, TemplateKind } from '@/api/email-types'
import { usualRecipients } from '@/features/emails/recipients'
import { draftOf, usualTime, type ScheduleDraft } from '@/features/emails/schedules/schedule-draft'

type Suggestion = { label: string; draft: ScheduleDraft }

const blank = { days: '7', date: '', sendTime: usualTime } as const

/** Returns a draft to begin with. */
export function blankDraft(templates: readonly EmailTemplate[]): ScheduleDraft {
  return draftOf({
    templateId: templateOf(templates, 'reminder') ?? templates[0]?.id ?? '',
    triggerType: 'days_before_event',
    triggerValue: '7',
    sendTime: usualTime,
    recipientType: usualRecipients('reminder'),
    isActive: true,
  })
}

/** Returns the suggestions that fit the event and have a template. */
export function suggestionsFor(
  templates: readonly EmailTemplate[],
  hasDeadline: boolean,
): Suggestion[] {
  const wanted: [string, TemplateKind, Omit<ScheduleDraft, 'templateId'>][] = [
    [
      hasDeadline
        ? 'Reminder a week before the RSVP deadline'
        : 'Reminder a month before the event, if not answered',
      'reminder',
      {
        ...blank,
        triggerType: hasDeadline ? 'on_rsvp_deadline' : 'days_before_event',
        days: hasDeadline ? '7' : '30',
        recipientType: 'pending',
      },
    ],
    [
      'Confirmation as soon as a guest registers',
      'confirmation',
      { ...blank, triggerType: 'on_registration', recipientType: 'confirmed_only' },
    ],
    [
      'Table, seat and QR code three days before the event',
      'seat_assignment',
      { ...blank, triggerType: 'days_before_event', days: '3', recipientType: 'assigned' },
    ],
  ]
  return wanted.flatMap(([label, kind, draft]) => {
    const templateId = templateOf(templates, kind)
    return templateId === undefined ? [] : [{ label, draft: { ...draft, templateId } }]
  })
}

function templateOf(templates: readonly EmailTemplate[], kind: TemplateKind): string | undefined {
  const ofKind = templates.filter(({ templateType }) => templateType === kind)
  return (ofKind.find(({ isDefault }) => isDefault) ?? ofKind[0])?.id
}

/** Returns the default template of a kind, of those that can be sent; undefined for other words. */
export function templateOfKind(
  templates: readonly EmailTemplate[],
  kind: string,
): EmailTemplate | undefined {
  const ofKind = usableTemplates(templates).filter(({ templateType }) => templateType === kind)
  return ofKind.find(({ isDefault }) => isDefault) ?? ofKind[0]
}

/** Returns the templates that can be sent. */
export function usableTemplates(templates: readonly EmailTemplate[]): readonly EmailTemplate[] {
  return templates.filter(({ archivedAt, isActive }) => archivedAt === undefined && isActive)
}
