/* The third step: now, or at a time on the clock of the event. */
import { useId, type Ref } from 'react'
import type { Event } from '@/api/schema'
import { isAfterStart, type SendDraft } from '@/features/emails/send/send-draft'
import { sendMessages as messages } from '@/features/emails/send/messages'
import { Step } from '@/features/emails/send/Step'
import { zoneLabel } from '@/lib/dates'
import { wallOf } from '@/lib/wall-time'
import { Input } from '@/ui/Input'

type Props = {
  event: Event
  draft: SendDraft
  /** “about 3 minutes at 30 a minute”. */
  duration: string | undefined
  problem: string | undefined
  /** The control of the time. */
  timeRef: Ref<HTMLInputElement>
  onChange: (fields: Partial<SendDraft>) => void
}

export function WhenStep({ event, draft, duration, problem, timeRef, onChange }: Props) {
  const group = useId()
  const now = new Date()
  const later = draft.when === 'later'
  return (
    <Step number={3} title="When" hint={`${zoneLabel(event.zone)} time`} done={false}>
      <fieldset className="flex min-w-0 flex-wrap items-center gap-x-6 gap-y-2">
        <legend className="sr-only">When</legend>
        <label className="flex min-h-9 items-center gap-2.5 text-sm pointer-coarse:min-h-11">
          <input
            type="radio"
            name={group}
            className="size-4 shrink-0 accent-accent"
            checked={!later}
            onChange={() => {
              onChange({ when: 'now' })
            }}
          />
          {duration === undefined ? 'Now' : `Now, ${duration}`}
        </label>
        <div className="flex min-w-0 items-center gap-2.5">
          <label className="flex min-h-9 items-center gap-2.5 text-sm pointer-coarse:min-h-11">
            <input
              type="radio"
              name={group}
              className="size-4 shrink-0 accent-accent"
              checked={later}
              onChange={() => {
                onChange({ when: 'later' })
              }}
            />
            On
          </label>
          <Input
            ref={timeRef}
            type="datetime-local"
            aria-label="Date and time"
            aria-invalid={problem === undefined ? undefined : true}
            aria-describedby={problem === undefined ? undefined : `${group}-problem`}
            className="min-w-0 flex-1"
            min={wallOf(now.toISOString(), event.zone)}
            value={draft.startAt}
            onChange={({ target }) => {
              onChange({ when: 'later', startAt: target.value })
            }}
          />
        </div>
      </fieldset>
      {problem !== undefined && (
        <p id={`${group}-problem`} role="alert" className="mt-2 text-sm text-danger">
          {problem}
        </p>
      )}
      {problem === undefined && isAfterStart(draft, event, now) && (
        <p className="mt-2 text-sm text-warning">{messages.afterStart}</p>
      )}
    </Step>
  )
}
