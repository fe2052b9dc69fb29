/* Offers edits that a crash left on this device. Nothing happens to them until the person has chosen. */
import { Armchair, History } from 'lucide-react'

import { browserZone, dateAndTime } from '@/lib/dates'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import type { RecoveryQuestion, UnsentEdits } from '@/features/designer/session/recover'
import { count } from '@/canvas/text/messages'

/** Names in the text; a question about more people only counts the rest. */
const SHOWN = 12

export function Recovery({
  question,
  onAnswer,
}: {
  readonly question: RecoveryQuestion
  readonly onAnswer: (agreed: boolean) => void
}) {
  const { icon, title, text, no, yes } =
    question.kind === 'restore' ? aboutRestoring(question.unsent) : aboutUnseating(question)
  return (
    <EmptyState
      icon={icon}
      level={1}
      title={title}
      text={text}
      action={
        <>
          <Button
            onClick={() => {
              onAnswer(false)
            }}
          >
            {no}
          </Button>
          <Button
            variant="primary"
            onClick={() => {
              onAnswer(true)
            }}
          >
            {yes}
          </Button>
        </>
      }
    />
  )
}

function aboutRestoring({ entry, doubtful }: UnsentEdits) {
  const edits = entry.batches.reduce((sum, batch) => sum + batch.commands.length, 0)
  const when = dateAndTime({ date: entry.savedAt, zone: browserZone() })
  const known = `${count(edits, 'edit')} from ${when} did not reach the server.`
  const doubt = `${count(edits, 'edit')} from ${when} stayed on this device. It is not known whether the first ${String(doubtful)} reached the server.`
  return {
    icon: History,
    title: 'Recover unsaved work?',
    text: `${doubtful === 0 ? known : doubt} The plan had ${count(entry.objects, 'object')} then.`,
    no: 'Discard',
    yes: 'Restore',
  }
}

function aboutUnseating({ guests }: Extract<RecoveryQuestion, { kind: 'unseat' }>) {
  const names = guests
    .slice(0, SHOWN)
    .map(({ firstName, lastName, table }) =>
      `${firstName} ${lastName}`.trim().concat(table ? ` (${table})` : ''),
    )
  if (guests.length > SHOWN) names.push(count(guests.length - SHOWN, 'more guest'))
  const who = new Intl.ListFormat('en-GB').format(names)
  return {
    icon: Armchair,
    title: `Unseat ${count(guests.length, 'guest')}?`,
    text: `One of the edits takes away the ${guests.length === 1 ? 'seat' : 'seats'} of ${who}. They would keep their place on the guest list. All other edits are restored either way.`,
    no: 'Skip this edit',
    yes: 'Unseat and continue',
  }
}
