/* Above the templates: emails that are on their way, and guests whose seat changed since their last email. */
import { Armchair, Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMayEdit } from '@/api/auth'
import type { Campaign } from '@/api/email-types'
import { useCampaigns, useEmailTemplates, useRecipientSegments } from '@/api/emails'
import type { Event } from '@/api/schema'
import { templateOfKind } from '@/features/emails/schedules/suggestions'
import { isOpen, isPlanned } from '@/features/emails/history/campaign-state'
import { useTemplatesView } from '@/features/emails/templates-view'
import { seatChangeMessages as messages } from '@/features/emails/send/messages'
import { mailsOf } from '@/features/emails/send/run-state'
import { dateAndTime } from '@/lib/dates'
import { count } from '@/lib/words'
import { Button } from '@/ui/Button'

type Props = { event: Event }

/** Renders nothing while there is nothing to tell. */
export function SendNotices({ event }: Props) {
  return (
    <ul
      aria-label="Email that needs attention"
      className="mb-4 divide-y divide-border rounded-card border border-border bg-surface shadow-card empty:hidden"
    >
      <OpenCampaigns event={event} />
      <SeatChanges event={event} />
    </ul>
  )
}

/** Most notices at once; the history has them all. */
const shownCampaigns = 3

function OpenCampaigns({ event }: Props) {
  const [, open] = useTemplatesView()
  const { data = [] } = useCampaigns(event.id)
  return (
    data
      .filter((campaign) => isOpen(campaign))
      // What is being sent comes before what waits for its day.
      .sort((a, b) => Number(isPlanned(a)) - Number(isPlanned(b)))
      .slice(0, shownCampaigns)
      .map((campaign) => (
        <Notice
          key={campaign.id}
          icon={<Send aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-accent" />}
          title={campaignTitle(campaign, event.zone)}
          action={
            <Button
              size="sm"
              aria-label={`Show “${campaign.templateName}”`}
              onClick={() => {
                open({ view: 'run', campaignId: campaign.id })
              }}
            >
              Show
            </Button>
          }
        />
      ))
  )
}

function campaignTitle(campaign: Campaign, zone: string): string {
  const { templateName, state, sent, startedAt } = campaign
  const name = `“${templateName}”`
  if (isPlanned(campaign)) return `${name} is planned for ${dateAndTime({ date: startedAt, zone })}`
  const progress = `${count(sent)} of ${count(mailsOf(campaign))} sent`
  return `${state === 'paused' ? 'Paused' : 'Sending'} ${name}: ${progress}`
}

function SeatChanges({ event }: Props) {
  const mayEdit = useMayEdit()
  const [, open] = useTemplatesView()
  const { data: segments } = useRecipientSegments(event.id)
  const { data: templates } = useEmailTemplates(event.id)
  const changed = segments?.find(({ type }) => type === 'seat_changed')?.matching ?? 0
  const template =
    templates === undefined ? undefined : templateOfKind(templates, 'seat_assignment')
  if (!mayEdit || changed === 0 || template === undefined || event.status === 'cancelled')
    return null
  return (
    <Notice
      icon={<Armchair aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-muted" />}
      title={messages.title(changed)}
      action={
        <Button
          size="sm"
          onClick={() => {
            open({ view: 'send', templateId: template.id, recipients: 'seat_changed' })
          }}
        >
          {messages.action}
        </Button>
      }
    />
  )
}

type NoticeProps = { icon: ReactNode; title: string; action: ReactNode }

function Notice({ icon, title, action }: NoticeProps) {
  return (
    <li className="flex items-center gap-3 px-4 py-2">
      {icon}
      <p className="min-w-0 flex-1 text-sm font-medium wrap-anywhere">{title}</p>
      {action}
    </li>
  )
}
