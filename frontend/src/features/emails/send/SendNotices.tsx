/* Above the templates: e-mails that are on their way, and guests whose seat changed since their last e-mail. */
import { Armchair, Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMayEdit } from '@/api/auth'
import type { Campaign, EmailTemplate } from '@/api/email-types'
import { useCampaigns, useEmailTemplates, useRecipientSegments } from '@/api/emails'
import type { Event } from '@/api/schema'
import { usableTemplates } from '@/features/emails/automation/suggestions'
import { useMailPlace } from '@/features/emails/place'
import { seatChangeMessages as messages } from '@/features/emails/send/messages'
import { actionsOf, isPlanned, mailsOf } from '@/features/emails/send/run-state'
import { dateAndTime } from '@/lib/dates'
import { count } from '@/lib/words'
import { Button } from '@/ui/Button'

type Props = { event: Event }

/** Renders nothing while there is nothing to tell. */
export function SendNotices({ event }: Props) {
  return (
    <div className="flex flex-col gap-2.5 not-empty:mb-4">
      <OpenCampaigns event={event} />
      <SeatChanges event={event} />
    </div>
  )
}

/** Most notices at once; the history has them all. */
const shownCampaigns = 3

function OpenCampaigns({ event }: Props) {
  const [, open] = useMailPlace()
  const { data = [] } = useCampaigns(event.id)
  return data
    .filter((campaign) => actionsOf(campaign).length > 0)
    .slice(0, shownCampaigns)
    .map((campaign) => (
      <Notice
        key={campaign.id}
        icon={<Send aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-accent" />}
        title={campaignTitle(campaign, event.zone)}
        action={
          <Button
            size="sm"
            aria-label={`Show progress of “${campaign.templateName}”`}
            onClick={() => {
              open({ view: 'run', campaignId: campaign.id })
            }}
          >
            Show progress
          </Button>
        }
      />
    ))
}

function campaignTitle(campaign: Campaign, zone: string): string {
  const { templateName, state, sent, startedAt } = campaign
  const name = `“${templateName}”`
  if (isPlanned(campaign, new Date()))
    return `${name} is planned for ${dateAndTime({ date: startedAt, zone })}`
  const progress = `${count(sent)} of ${count(mailsOf(campaign))} sent`
  return `${state === 'paused' ? 'Paused' : 'Sending'} ${name}: ${progress}`
}

function SeatChanges({ event }: Props) {
  const mayEdit = useMayEdit()
  const [, open] = useMailPlace()
  const { data: segments } = useRecipientSegments(event.id)
  const { data: templates } = useEmailTemplates(event.id)
  const changed = segments?.find(({ type }) => type === 'seat_changed')?.matching ?? 0
  const template = templates === undefined ? undefined : seatTemplate(templates)
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

/** Returns the template that tells guests their seat: the default one of its kind, if it can be sent. */
export function seatTemplate(templates: readonly EmailTemplate[]): EmailTemplate | undefined {
  const ofKind = usableTemplates(templates).filter(
    ({ templateType }) => templateType === 'seat_assignment',
  )
  return ofKind.find(({ isDefault }) => isDefault) ?? ofKind[0]
}

type NoticeProps = { icon: ReactNode; title: string; action: ReactNode }

function Notice({ icon, title, action }: NoticeProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-border bg-surface px-4 py-2.5 shadow-card">
      {icon}
      <p className="min-w-0 flex-1 basis-56 font-medium wrap-anywhere">{title}</p>
      {action}
    </div>
  )
}
