/* Pausing all email of an event: the button, and the notice while it is paused. */
import { Pause, Play } from 'lucide-react'
import { useMayEdit } from '@/api/auth'
import { useEmailSettings, usePauseAllEmail } from '@/api/emails'
import type { EmailSettings } from '@/api/email-types'
import { pauseMessages } from '@/features/emails/pause/messages'
import { browserZone, dateAndTime } from '@/lib/dates'
import { Button, type ButtonProps } from '@/ui/Button'
import { toast } from '@/ui/toast'

type Props = { eventId: string }

/** Renders the button that pauses; no button while everything is paused, nor for members who may not edit. */
export function PauseAllButton({ eventId }: Props) {
  const mayEdit = useMayEdit()
  const { data } = useEmailSettings(eventId)
  if (!mayEdit || data === undefined || data.paused) return null
  return <SwitchButton eventId={eventId} pauses />
}

/** Renders since when and by whom email is paused, with a way to resume; empty while it is not. */
export function PausedNotice({ eventId }: Props) {
  const mayEdit = useMayEdit()
  const { data } = useEmailSettings(eventId)
  return (
    <div role="status" className="empty:hidden">
      {data?.paused === true && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-warning/40 bg-warning-soft px-4 py-3">
          <Pause aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-warning" />
          <div className="min-w-0 flex-1 basis-56">
            <p className="font-semibold">{pauseMessages.noticeTitle}</p>
            <p className="text-sm">{noticeText(data)}</p>
          </div>
          {mayEdit && <SwitchButton eventId={eventId} pauses={false} variant="primary" />}
        </div>
      )}
    </div>
  )
}

function noticeText({ pausedAt, pausedBy }: EmailSettings): string {
  const by = pausedBy === undefined ? '' : ` by ${pausedBy}`
  const since =
    pausedAt === undefined ? '' : ` since ${dateAndTime({ date: pausedAt, zone: browserZone() })}`
  return `${by === '' && since === '' ? '' : `Paused${by}${since}. `}${pauseMessages.notice}`
}

type SwitchProps = Props & { pauses: boolean; variant?: ButtonProps['variant'] }

function SwitchButton({ eventId, pauses, variant = 'secondary' }: SwitchProps) {
  const change = usePauseAllEmail(eventId)
  const Icon = pauses ? Pause : Play
  return (
    <Button
      variant={variant}
      pending={change.isPending}
      pendingLabel={pauses ? pauseMessages.pausing : pauseMessages.resuming}
      onClick={() => {
        change.mutate(pauses, {
          onSuccess: () => {
            const { title, text } = pauses ? pauseMessages.paused : pauseMessages.resumed
            toast.success(title, text)
          },
          onError: (error) => {
            toast.error(pauseMessages.failed, error.message)
          },
        })
      }}
    >
      <Icon aria-hidden />
      {pauses ? pauseMessages.pause : pauseMessages.resume}
    </Button>
  )
}
