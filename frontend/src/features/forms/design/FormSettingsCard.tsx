/* What happens with answers, and when and how many are taken. */
import type { FormSettings } from '@/api/invitation-form'
import type { Event } from '@/api/schema'
import { formLimits, type FormProblems } from '@/features/forms/check'
import { SwitchRow, WholeNumber } from '@/features/forms/controls'
import type { EditedForm } from '@/features/forms/draft-store'
import { dateAndTime } from '@/lib/dates'
import { instantOf, offsetAt, wallOf } from '@/lib/wall-time'
import { countNoun } from '@/lib/words'
import { Card, CardHeader } from '@/ui/Card'
import { Field } from '@/ui/Field'
import { Input } from '@/ui/Input'

type Props = {
  event: Event
  edited: EditedForm
  problems: FormProblems
  /** Guests who attend already. */
  attending: number
}

export function FormSettingsCard({ event, edited, problems, attending }: Props) {
  const { draft, change } = edited
  const { settings } = draft
  const set = (part: Partial<FormSettings>) => {
    change((present) => ({ ...present, settings: { ...present.settings, ...part } }))
  }
  return (
    <Card>
      <CardHeader title="Settings" />
      <div className="grid gap-x-8 gap-y-4 px-5 pb-5 md:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-2">
          <SwitchRow
            label="Auto-assign seats"
            hint="Guests who attend get a free seat at once, next to their party if possible."
            checked={settings.autoAssignSeats}
            onChange={(autoAssignSeats) => {
              set({ autoAssignSeats })
            }}
          />
          <SwitchRow
            label="Send QR code"
            hint="Guests who attend get a confirmation with their QR code by email."
            checked={settings.sendQRCode}
            onChange={(sendQRCode) => {
              set({ sendQRCode })
            }}
          />
          <SwitchRow
            label="Registration is open"
            hint="Turn this off to stop taking answers."
            checked={settings.open}
            onChange={(open) => {
              set({ open })
            }}
          />
          <SwitchRow
            label="Waiting list"
            hint={
              settings.capacity == null
                ? 'Set a capacity first.'
                : 'When all places are taken, guests can wait for one to become free.'
            }
            checked={settings.waitingList}
            disabled={settings.capacity == null && !settings.waitingList}
            onChange={(waitingList) => {
              set({ waitingList })
            }}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <OpensAt
            zone={event.zone}
            value={settings.opensAt ?? null}
            error={problems.get('settings.opensAt')}
            onChange={(opensAt) => {
              set({ opensAt })
            }}
          />
          <WholeNumber
            label="Capacity"
            optional
            hint={capacityHint(settings.capacity ?? undefined, attending)}
            min={1}
            max={formLimits.capacity}
            error={problems.get('settings.capacity')}
            value={settings.capacity ?? Number.NaN}
            onChange={(capacity) => {
              set({ capacity: Number.isNaN(capacity) ? null : capacity })
            }}
          />
          <WholeNumber
            label="Plus-ones"
            hint="How many people a guest may bring. A party can have its own number."
            min={0}
            max={formLimits.plusOnes}
            error={problems.get('settings.plusOnes')}
            value={settings.plusOnes}
            onChange={(plusOnes) => {
              set({ plusOnes })
            }}
          />
          <p className="text-xs text-muted">
            {event.rsvpDeadline == null
              ? 'The event has no RSVP deadline. You can set one in the event’s details.'
              : `Registration closes at the RSVP deadline of the event, ${dateAndTime({ date: event.rsvpDeadline, zone: event.zone })}.`}
          </p>
        </div>
      </div>
    </Card>
  )
}

/** A capacity below the attending guests is allowed: they keep their places, and no one else can attend. */
function capacityHint(capacity: number | undefined, attending: number): string {
  if (capacity === undefined || capacity >= attending) {
    return 'The maximum number of guests who can attend. Leave blank for no limit.'
  }
  const who = countNoun(attending, 'guest attends', 'guests attend')
  return `${who} already and will keep ${attending === 1 ? 'the place' : 'their places'}. No one else can attend.`
}

type OpensAtProps = {
  zone: string
  value: string | null
  error: string | undefined
  onChange: (instant: string | null) => void
}

function OpensAt({ zone, value, error, onChange }: OpensAtProps) {
  const wall = value === null ? '' : wallOf(value, zone)
  return (
    <Field
      label="Opens at"
      optional
      error={error}
      hint={`Local time of the event (${offsetAt(wall, zone)}). Leave blank to open at once.`}
    >
      {(control) => (
        <Input
          {...control}
          type="datetime-local"
          value={wall}
          onChange={(event) => {
            onChange(instantOf(event.target.value, zone)?.toISOString() ?? null)
          }}
        />
      )}
    </Field>
  )
}
