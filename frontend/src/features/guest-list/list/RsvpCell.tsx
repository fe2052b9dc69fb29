/* The answer of a guest in the list, which can be changed there. */
import { useState } from 'react'
import type { Guest, Rsvp } from '@/api/schema'
import type { ChangeGuest } from '@/features/guest-list/list/use-inline-change'
import { fullName } from '@/guests/names'
import { answerText, rsvpWords } from '@/guests/rsvp'
import { cn } from '@/ui/class-names'

const waiting = 'waiting'

const tones: Record<Rsvp | typeof waiting, string> = {
  waiting: 'bg-warning-soft text-warning',
  attending: 'bg-success-soft text-success',
  maybe: 'bg-info-soft text-info',
  declined: 'bg-surface-2 text-muted',
  'no-answer': 'bg-warning-soft text-warning',
}

type Props = {
  guest: Guest
  /** Absent for members who may only look. */
  change: ChangeGuest | undefined
}

export function RsvpCell({ guest, change }: Props) {
  // Shown until the list has it.
  const [wanted, setWanted] = useState<Rsvp>()
  if (change === undefined) return answerText(guest)
  const waits = wanted === undefined && guest.waitingPosition !== undefined
  const shown = waits ? waiting : (wanted ?? guest.rsvp)
  const choose = (value: string) => {
    const answer = answers.find((word) => word === value)
    if (answer === undefined) return
    setWanted(answer)
    void change(guest, { verb: 'rsvp', rsvp: answer }).finally(() => {
      setWanted(undefined)
    })
  }
  return (
    <select
      aria-label={`RSVP of ${fullName(guest)}`}
      className={cn(
        'h-7 max-w-full cursor-pointer truncate rounded-full border border-transparent px-1.5 text-xs font-medium hover:border-border-strong pointer-coarse:h-9',
        tones[shown],
      )}
      value={shown}
      onChange={(event) => {
        choose(event.target.value)
      }}
    >
      {waits && <option value={waiting}>{answerText(guest)}</option>}
      {/* Guests who wait are stored as “Maybe”; choosing it would change nothing. */}
      {answers
        .filter((answer) => !waits || answer !== 'maybe')
        .map((answer) => (
          <option key={answer} value={answer}>
            {rsvpWords[answer]}
          </option>
        ))}
    </select>
  )
}

const answers: readonly Rsvp[] = ['attending', 'maybe', 'declined', 'no-answer']
