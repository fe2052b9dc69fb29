/* The numbers of an email on its way, and the buttons that pause, resume and stop it. */
import { Check, Clock, Pause, Play, Square, TriangleAlert, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useMayEdit } from '@/api/auth'
import type { Campaign } from '@/api/email-types'
import { useCampaignAction, useEmailSettings } from '@/api/emails'
import type { Event } from '@/api/schema'
import { runMessages as messages } from '@/features/emails/send/messages'
import { actionsOf, mailsOf, runWords, startText } from '@/features/emails/send/run-state'
import { count } from '@/lib/words'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { cn } from '@/ui/class-names'
import { ConfirmAction } from '@/ui/ConfirmDialog'
import { toast } from '@/ui/toast'

type Props = { event: Event; campaign: Campaign }

export function RunHeader({ event, campaign }: Props) {
  const settings = useEmailSettings(event.id)
  const now = new Date()
  const around = { now, zone: event.zone, eventPaused: settings.data?.paused === true }
  const words = runWords(campaign, around)
  return (
    <Card className="px-5 pt-4.5 pb-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <span className="font-display text-figure font-semibold tabular-nums">
          {count(words.number)}
        </span>
        <div className="min-w-0 flex-1 basis-56">
          <p className="text-base font-semibold">{words.title}</p>
          <p className="text-sm text-muted">{words.text}</p>
        </div>
        <Actions event={event} campaign={campaign} />
      </div>
      <Bar campaign={campaign} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-muted">
        <Figure icon={Check} label="Sent" value={campaign.sent} className="text-success" />
        <Figure
          icon={TriangleAlert}
          label="Failed"
          value={campaign.failed}
          className={campaign.failed > 0 ? 'text-danger' : undefined}
        />
        <Figure icon={Clock} label="Pending" value={campaign.pending} className={undefined} />
        <span className="@min-[40rem]:ml-auto">{startText(campaign, around)}</span>
      </div>
    </Card>
  )
}

type FigureProps = {
  icon: LucideIcon
  label: string
  value: number
  className: string | undefined
}

function Figure({ icon: Icon, label, value, className }: FigureProps) {
  return (
    <span className={cn('flex items-center gap-1.5', className)}>
      <Icon aria-hidden strokeWidth={1.75} className="size-4" />
      {label} <span className="font-semibold text-text tabular-nums">{count(value)}</span>
    </span>
  )
}

/** Renders what is done; failed ones count, since they are not tried again. */
function Bar({ campaign }: { campaign: Campaign }) {
  const { sent, failed } = campaign
  const mails = mailsOf(campaign)
  const width = (value: number) => ({
    width: value === 0 ? 0 : `max(4px, ${String((value / mails) * 100)}%)`,
  })
  return (
    <div
      role="progressbar"
      aria-label="Progress"
      aria-valuemin={0}
      aria-valuemax={mails}
      aria-valuenow={sent + failed}
      aria-valuetext={`${count(sent)} sent, ${count(failed)} failed of ${count(mails)}`}
      className="my-3.5 flex h-3.5 overflow-hidden rounded-full border border-border bg-surface-2"
    >
      <span
        className="shrink bg-success transition-[width] duration-180 ease-out"
        style={width(sent)}
      />
      <span
        className="shrink bg-[repeating-linear-gradient(135deg,var(--color-danger)_0_4px,transparent_4px_7px)]"
        style={width(failed)}
      />
    </div>
  )
}

function Actions({ event, campaign }: Props) {
  const mayEdit = useMayEdit()
  const act = useCampaignAction(event.id)
  const stop = useCampaignAction(event.id)
  const [asks, setAsks] = useState(false)
  const actions = mayEdit ? actionsOf(campaign) : []
  if (actions.length === 0) return null
  const isPaused = actions.includes('resume')
  const action = isPaused ? 'resume' : 'pause'
  const Icon = isPaused ? Play : Pause
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant={isPaused ? 'primary' : 'secondary'}
        pending={act.isPending}
        pendingLabel={isPaused ? 'Resuming…' : 'Pausing…'}
        onClick={() => {
          act.mutate(
            { campaignId: campaign.id, action },
            {
              onError: (error) => {
                toast.error(messages.failed[action], error.message)
              },
            },
          )
        }}
      >
        <Icon aria-hidden />
        {isPaused ? 'Resume' : 'Pause'}
      </Button>
      <Button
        variant="danger-ghost"
        className="border border-border"
        onClick={() => {
          setAsks(true)
        }}
      >
        <Square aria-hidden />
        Stop
      </Button>
      {asks && (
        <ConfirmAction
          mutation={stop}
          input={{ campaignId: campaign.id, action: 'stop' }}
          title={messages.stopQuestion(campaign.templateName)}
          confirmLabel="Stop sending"
          cancelLabel="Keep sending"
          pendingLabel="Stopping…"
          done={{ title: messages.stopped }}
          failed={(error) => ({ title: messages.failed.stop, text: error.message })}
          onClose={() => {
            setAsks(false)
          }}
        >
          {messages.stopText(campaign.pending)}
        </ConfirmAction>
      )}
    </div>
  )
}
