/* An email on its way to many guests: how far it is, who got it, and ways to pause and stop it. */
import { List } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Campaign } from '@/api/email-types'
import { isPlanned } from '@/features/emails/history/campaign-state'
import { useCampaign, useEmailRecipients } from '@/api/emails'
import { ApiError } from '@/api/errors'
import type { Event } from '@/api/schema'
import { historyAddress } from '@/features/emails/addresses'
import { PausedNotice } from '@/features/emails/pause/PauseAll'
import { useTemplatesView } from '@/features/emails/templates-view'
import { Crumbs } from '@/features/emails/send/Crumbs'
import { runMessages as messages } from '@/features/emails/send/messages'
import { skippedText } from '@/features/emails/send/run-state'
import { RunHeader } from '@/features/emails/send/run/RunHeader'
import { RunRecipients } from '@/features/emails/send/run/RunRecipients'
import { Button } from '@/ui/Button'
import { buttonStyles } from '@/ui/button-styles'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { QueryView } from '@/ui/QueryView'

type Props = { event: Event; campaignId: string }

/** Renders the progress; it continues without this page. */
export function RunPanel({ event, campaignId }: Props) {
  const campaign = useCampaign(event.id, campaignId)
  return (
    <QueryView
      query={campaign}
      failed={messages.loadFailed}
      explain={(error) => (isNotFound(error) ? <NotHere /> : null)}
      frame={(failure) => <Card>{failure}</Card>}
      skeleton={6}
    >
      {(loaded) => <Run event={event} campaign={loaded} />}
    </QueryView>
  )
}

function isNotFound(error: Error): boolean {
  return error instanceof ApiError && error.status === 404
}

function NotHere() {
  const [, open] = useTemplatesView()
  return (
    <EmptyState
      {...messages.notFound}
      action={
        <Button
          onClick={() => {
            open({ view: 'list' })
          }}
        >
          Show all templates
        </Button>
      }
    />
  )
}

/** Before the name of the email. */
const titles: Record<Campaign['state'], string> = {
  queued: 'Sending',
  running: 'Sending',
  paused: 'Paused:',
  stopped: 'Stopped:',
  finished: 'Sent:',
}

function Run({ event, campaign }: { event: Event; campaign: Campaign }) {
  return (
    <div className="@container flex flex-col gap-4">
      <Crumbs
        title={`${isPlanned(campaign) ? 'Planned:' : titles[campaign.state]} “${campaign.templateName}”`}
      />
      <PausedNotice eventId={event.id} />
      <RunHeader event={event} campaign={campaign} />
      <RunRecipients eventId={event.id} campaign={campaign} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <LeftOut eventId={event.id} campaign={campaign} />
        <Link to={historyAddress(event.id, campaign.id)} className={buttonStyles()}>
          <List aria-hidden />
          Open Send History
        </Link>
      </div>
    </div>
  )
}

function LeftOut({ eventId, campaign }: { eventId: string; campaign: Campaign }) {
  const { recipientType, skipped } = campaign
  const asked = skipped > 0 && recipientType !== 'guest' && recipientType !== 'guests'
  const { data } = useEmailRecipients(eventId, { recipientType }, asked)
  const text = skippedText(campaign, data)
  if (text === '') return <span />
  return (
    <p className="min-w-0 text-sm text-muted">
      <span className="font-semibold text-text">Left out:</span> {text}
    </p>
  )
}
